# The table of New Salem.
