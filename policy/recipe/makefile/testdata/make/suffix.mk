# goals: x.o prog
# files: x.c prog.c y.cc
CC = clang
.c.o:
	$(CC) -special -c $<
prog: y.o
