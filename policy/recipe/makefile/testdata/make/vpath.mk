# goals: thing.o2
# files: srcdir/thing.c2
VPATH = srcdir
%.o2: %.c2
	cc2 -c $< -o $@
