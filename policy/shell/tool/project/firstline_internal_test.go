package project

import (
	"strings"
	"testing"

	"guard/policy/code"
	"guard/policy/shell/taint"
)

// TestStartedBy: a script is started with the options of its first line, and as before where it has none.
func TestStartedBy(t *testing.T) {
	for _, c := range []struct {
		first string
		lang  code.Language
		want  string
	}{
		{"#!/usr/bin/perl -pi", code.Unknown, "/usr/bin/perl -pi x a"},
		{"#!/usr/bin/perl -pi", code.Perl, "perl -pi x a"},
		{"#!/usr/bin/perl5.38 -I. -MEvil", code.Perl, "perl -I. -MEvil x a"},
		{"#!/usr/bin/env -S perl -pi", code.Perl, "perl -pi x a"},
		{"#!/usr/bin/env ruby -r./evil", code.Ruby, "ruby -r./evil x a"},
		{"#!/usr/bin/env -S node -r ./evil.js", code.Unknown, "env -S node -r ./evil.js x a"},
		{"#!/usr/bin/env -S node -r ./evil.js", code.JavaScript, ""},
		{"#!/bin/rm -rf", code.Unknown, "/bin/rm -rf x a"},
		{"#!/usr/bin/env python3 -c evil", code.Unknown, "/usr/bin/env python3 -c evil x a"},
		{"#!/bin/bash --rcfile", code.Unknown, "/bin/bash --rcfile x a"},
		{"#!/bin/bash -eu", code.Unknown, ""},
		{"#!/bin/bash -euo pipefail", code.Unknown, ""},
		{"#!/usr/bin/env python3", code.Unknown, ""},
		{"#!/usr/bin/perl", code.Perl, ""},
		{"#!/bin/sh", code.Unknown, ""},
		{"use strict; # perl -pi", code.Perl, ""},
	} {
		var words []string
		for _, w := range startedBy(c.first, c.lang, taint.Literal("x"), []taint.Word{taint.Literal("a")}) {
			words = append(words, w.Text)
		}
		if got := strings.Join(words, " "); got != c.want {
			t.Errorf("%q, %d: %q, want %q", c.first, c.lang, got, c.want)
		}
	}
}
