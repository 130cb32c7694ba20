# goals: all
export A = one $(B)
B = two
export B
PATH := ./bin:$(PATH)
all: ; echo $$A
override V += file
all2: ; echo $(V)
