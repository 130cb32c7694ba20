# goals: all
# files: x/one.c x/two.c
L = a.c b.c sub/d.c  a.c
EMPTY :=
all:
	echo subst $(subst a,bb,$(L))
	echo pats $(patsubst %.c,%.o,$(L)) $(L:.c=.o) $(L:%.c=o/%.o)
	echo strip [$(strip   x    y  )]
	echo find $(findstring b,$(L))$(findstring zz,$(L))
	echo filter $(filter %.c a,$(L) a z) $(filter-out a.c,$(L))
	echo sort $(sort $(L)) $(words $(L)) $(word 2,$(L)) $(wordlist 2,3,$(L))
	echo first $(firstword $(L)) $(lastword $(L))
	echo dir $(dir $(L)) $(notdir $(L)) $(suffix $(L)) $(basename $(L))
	echo add $(addprefix p/,$(L)) $(addsuffix .x,$(L)) $(join a b,1 2 3)
	echo if $(if $(EMPTY),yes,no) $(if $(L),yes,no) $(or $(EMPTY),b) $(and a,b)
	echo each $(foreach f,$(L),<$(f)>)
	echo abs $(abspath x/../y) $(abspath /a/./b)
	echo value '$(value L2)' $(origin L)
	echo wild $(wildcard x/*.c) $(patsubst x/%.c,%.o,$(wildcard x/*.c))
	echo exists $(firstword $(wildcard nosuch.c x/one.c))
	echo nested $(patsubst %,[%],$(sort $(notdir $(basename $(L)))))
	echo comma $(subst $(space),$(comma),a b)
	echo ${L:.c=} $${SHELLVAR} $$(date) $$$$
	echo "$(info said)"done$(warning x)
comma := ,
space := $(EMPTY) $(EMPTY)
L2 = $(L) raw
