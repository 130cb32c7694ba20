# goals: all
ifdef DEBUG
A = debug
else ifeq "$(KIND)" "fast"
A = fast
else
A = slow
endif
ifneq ($(A),)
B := $(A)-b
  ifeq (x,x)
C = inner
  endif
endif
ifndef TOOL
TOOL = tool
endif
ifeq ($(OTHER),)
OTHER := other
endif
all:
	echo $(A) $(B) $(C)
ifeq ($(A),slow)
	echo slow one
else
	echo not slow
endif
	$(TOOL) $(OTHER)
