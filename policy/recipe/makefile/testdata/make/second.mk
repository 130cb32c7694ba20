# goals: a.q b.q
.SECONDEXPANSION:
SRC_a.q = a1 a2
SRC_b.q = b1
a.q b.q: $$(SRC_$$@)
	echo $@ from $^
a1 a2 b1: ; echo $@
