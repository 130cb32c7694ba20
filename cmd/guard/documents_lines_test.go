package main

import (
	"io"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/spf13/cobra"
	"mvdan.cc/sh/v3/syntax"

	"guard/agent/registry"
	"guard/interpose/plan"
)

// TestDocumentedCommandLines: every line of a document that starts guard has commands, options and
// numbers of arguments that guard takes.
func TestDocumentedCommandLines(t *testing.T) {
	found := 0
	for _, d := range documents(t) {
		for _, b := range d.blocks() {
			if b.kind != "" && b.kind != "console" && b.kind != "sh" {
				continue
			}
			for _, args := range guardLines(b.text) {
				found++
				if err := takes(args); err != nil {
					t.Errorf("%s:%d: guard %s: %v", d.name, b.line, strings.Join(args, " "), err)
				}
			}
		}
	}
	if found < 35 {
		t.Errorf("only %d lines were found", found)
	}
}

// TestDocumentedTargets: a line that starts make names a target of the Makefile.
func TestDocumentedTargets(t *testing.T) {
	makefile, err := os.ReadFile("../../Makefile")
	if err != nil {
		t.Fatal(err)
	}
	for _, d := range documents(t) {
		for _, b := range d.blocks() {
			for _, m := range regexp.MustCompile(`(?m)^make ([a-z]+)`).FindAllStringSubmatch(b.text, -1) {
				if !strings.Contains(string(makefile), "\n"+m[1]+":") {
					t.Errorf("%s:%d: the Makefile has no target %s", d.name, b.line, m[1])
				}
			}
		}
	}
}

// guardLines are the arguments that a block's lines start guard with.
func guardLines(text string) (all [][]string) {
	for line := range strings.Lines(text) {
		line = strings.TrimPrefix(line, "$ ")
		if !strings.Contains(line, "guard ") {
			continue
		}
		file, err := syntax.NewParser().Parse(strings.NewReader(line), "")
		if err != nil {
			continue // what a program printed, not a command
		}
		syntax.Walk(file, func(n syntax.Node) bool {
			if call, ok := n.(*syntax.CallExpr); ok {
				if words := literals(call.Args); len(words) > 1 && words[0] == "guard" {
					all = append(all, words[1:])
				}
			}
			return true
		})
	}
	return all
}

// literals are a command's words without their quotes.
func literals(words []*syntax.Word) (all []string) {
	for _, w := range words {
		text := ""
		for _, part := range w.Parts {
			switch p := part.(type) {
			case *syntax.Lit:
				text += p.Value
			case *syntax.SglQuoted:
				text += p.Value
			case *syntax.DblQuoted:
				for _, inner := range p.Parts {
					if lit, ok := inner.(*syntax.Lit); ok {
						text += lit.Value
					}
				}
			}
		}
		all = append(all, text)
	}
	return all
}

// takes reports what guard would say of arguments, without running anything.
func takes(args []string) error {
	if args[0] == "hook" {
		return nil // it has no place among the commands: every tool call waits for it
	}
	root := newRoot()
	root.SetOut(io.Discard)
	root.SetErr(io.Discard)
	cmd, rest, err := root.Find(args)
	if err == nil {
		err = cmd.ParseFlags(rest)
	}
	if err != nil {
		return err
	}
	rest = cmd.Flags().Args()
	if cmd == root {
		return knowsAgent(cmd, rest)
	}
	return cmd.ValidateArgs(rest)
}

// knowsAgent reports a first word that is neither an agent nor a command.
func knowsAgent(root *cobra.Command, args []string) error {
	if len(args) == 0 || slices.Contains(registry.Launches.Names(), args[0]) || strings.Contains(args[0], "/") {
		return nil
	}
	return meant(root, args[0], plan.ErrUnknown)
}

func TestTakes(t *testing.T) {
	for _, tt := range []struct {
		line string
		ok   bool
	}{
		{"guard check 'ls'", true},
		{"guard --mode ask gemini --acp", true},
		{"guard chek 'ls'", false},
		{"guard check --exlpain 'ls'", false},
		{"guard check a b", false},
		{"guard --mod ask gemini", false},
	} {
		if err := takes(guardLines(tt.line)[0]); (err == nil) != tt.ok {
			t.Errorf("%s: %v", tt.line, err)
		}
	}
}
