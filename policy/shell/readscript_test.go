package shell_test

import (
	"slices"
	"strings"
	"testing"

	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell"
)

// A script is judged by its text, with its arguments where they are told.
func TestAScriptIsJudgedWithItsArguments(t *testing.T) {
	const text = "#!/bin/bash\nset -e\nrm -rf \"$1\" # not \"$2\"\n"
	for _, c := range []struct {
		script shell.Script
		want   string // a reason
		level  risk.Level
	}{
		{shell.Script{}, `if the variable is empty, it deletes from the top: "$1"`, risk.Critical},
		{shell.Script{Args: []string{"build"}, Known: true}, "deletes build and everything in it", risk.High},
		{shell.Script{Args: []string{"/"}, Known: true}, "deletes a whole system or home: /", risk.Critical},
		{shell.Script{Args: []string{"a", "/"}, Known: true}, "deletes a and everything in it", risk.High},
	} {
		r := shell.ReadScript(text, c.script, "/w", place.World{Workspace: "/w", Home: "/home/u"})
		var said []string
		for _, why := range r.Reasons {
			said = append(said, why.String())
		}
		if r.Level != c.level || !slices.Contains(said, c.want) {
			t.Errorf("%+v: %s %q, want %s %q", c.script, r.Level, said, c.level, c.want)
		}
		last := r.Commands[len(r.Commands)-1]
		if got := text[last.At.From:last.At.To]; got != `rm -rf "$1"` {
			t.Errorf("it stands at %q", got)
		}
	}
}

// A line and a script without arguments that are told are judged alike.
func TestAScriptIsNoLooserThanItsText(t *testing.T) {
	for _, line := range []string{"ls", "rm -rf x", "cd a\nrm -rf $1\n", `echo "$@" | sh`, "rm -rf ${1:-build}",
		"x() { rm $1; }; x a"} {
		w := place.World{Workspace: "/w", Home: "/home/u"}
		as, is := shell.Read(line, "/w", w), shell.ReadScript(line, shell.Script{}, "/w", w)
		if as.Level != is.Level || as.Categories != is.Categories || as.Unknown != is.Unknown {
			t.Errorf("%q: %s %s as a line, %s %s as a script", line, as.Level, as.Categories, is.Level, is.Categories)
		}
	}
}

func TestTooLongAScript(t *testing.T) {
	text := strings.Repeat("ls\n", shell.MaxScript/3+1)
	r := shell.ReadScript(text, shell.Script{}, "/w", place.World{Workspace: "/w"})
	if r.Level != risk.Critical || !r.Unknown {
		t.Errorf("%s, %v", r.Level, r.Reasons)
	}
}

func TestInterpreter(t *testing.T) {
	for _, c := range []struct {
		name, text, want string
		shell            bool
	}{
		{"build.sh", "ls\n", "bash", true},
		{"", "ls\n", "bash", true},
		{"build", "#!/bin/sh -e\nls\n", "sh", true},
		{"build.py", "#!/usr/bin/env zsh\n", "zsh", true},
		{"x", "#!/usr/bin/env python3\n", "python3", false},
		{"x", "#!/usr/bin/env -S deno run --allow-read\n", "deno run --allow-read", false},
		{"x", "#!/usr/bin/env A=b ruby\n", "ruby", false},
		{"x", "#!/usr/bin/awk -f\n", "awk -f", false},
		{"x", "#!/opt/strange/sh\n", "sh", true},
		{"x", "#!/opt/strange/python\n", "/opt/strange/python", false},
		{"x.py", "print(1)\n", "python3", false},
		{"x.rb", "", "ruby", false},
		{"x.mjs", "", "node", false},
		{"main.go", "", "go run", false},
		{"x", "#!\n", "bash", true},
		{"x", "#!/usr/bin/env\n", "bash", true},
		{"x.unknown", "ls\n", "bash", true},
	} {
		if got, isShell := shell.Interpreter(c.name, c.text); strings.Join(got, " ") != c.want || isShell != c.shell {
			t.Errorf("%s %q: %q %v, want %q %v", c.name, c.text, got, isShell, c.want, c.shell)
		}
	}
}
