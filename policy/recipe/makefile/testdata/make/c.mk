# goals: all test clean install
# files: src/a.c src/b.c
CC ?= gcc
VERSION := $(shell echo 1.2)
SRCS = $(wildcard src/*.c)
OBJS := $(patsubst src/%.c,build/%.o,$(SRCS))
DEPS = $(OBJS:.o=.d)
PREFIX ?= /usr/local
ifeq ($(OS),Windows_NT)
  RM = del
else
  RM = rm -rf
endif

all: prog ## everything
prog: $(OBJS) | build
	$(CC) $(CFLAGS) -o $@ $^ \
	   -lm
build/%.o: src/%.c
	$(CC) -DV=\"$(VERSION)\" -c $< -o $@
build: ; mkdir -p $@
.PHONY: all test clean install
test: FLAGS = -v
test: prog
	@echo testing
	-./prog $(FLAGS) $$HOME $(HOME)/x $(@D) $(@F)
clean:
	$(RM) $(CURDIR)/build $(DEPS)
install: prog
	install -d $(DESTDIR)$(PREFIX)/bin
	install -m 755 prog $(DESTDIR)$(PREFIX)/bin/
