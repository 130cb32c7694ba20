# goals: all
SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.ONESHELL:
all:
	cd /tmp
	for i in 1 2; do
	  echo $$i
	done
