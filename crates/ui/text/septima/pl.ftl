# The table of Septima.
