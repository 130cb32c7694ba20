# goals: nosuch
all: ; echo all
.DEFAULT:
	echo default $@
