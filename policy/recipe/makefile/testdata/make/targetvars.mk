# goals: debug release tests/a.txt
CFLAGS = -O1
NAME := base
debug: CFLAGS += -g
debug: private SECRET = only
debug release: app
	echo $@ $(CFLAGS) $(SECRET)
release: CFLAGS := -O3 $(NAME)
release: NAME = changed
app: lib
	echo app $(CFLAGS) $(NAME) [$(SECRET)]
lib: ; echo lib $(CFLAGS)
tests/%.txt: MODE = pattern
tests/a.txt: ; echo $(MODE) $(@D) $(@F)
