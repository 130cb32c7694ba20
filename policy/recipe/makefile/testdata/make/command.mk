# goals: all
# vars: V=line NAME=given
V = file
override NAME += more
V += lost
W ?= $(V)
all:
	echo $(V) $(NAME) $(W)
