# goals: all
-include nosuch.mk
include part.inc
# files-with: part.inc
all: sub ; echo $(FROM)
