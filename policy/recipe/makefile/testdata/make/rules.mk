# goals: all lib.x both.y docs/page.html big.one big.two
# files: a.in docs/page.md
.SUFFIXES: .src .dst
all: one two | order
all: three
all: ; echo all from $^ first $< order $|
one two three: %:
	echo making $@ stem $*
order::
	echo order once
order:: one
	echo order twice $<
OBJECTS = p.obj q.obj
all: $(OBJECTS)
$(OBJECTS): %.obj: %.in2 a.in
	echo $@ from $< and $+
%.in2:
	echo pattern $* $@
lib.x: a.in; @echo lib; echo end # kept
	echo more
both.y: $(addsuffix .z,both)
%.z: ; echo z $@ $*
%.html: %.md
	pandoc $< -o $@ $(*F) $(<D)
big.%: a.in
	echo big $*
