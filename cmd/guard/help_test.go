package main

import (
	"bytes"
	"strings"
	"testing"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"guard/prompt"
)

// everyCommand calls do for guard itself and every command of it.
func everyCommand(do func(*cobra.Command)) {
	root := newRoot()
	var walk func(*cobra.Command)
	walk = func(c *cobra.Command) {
		do(c)
		for _, below := range c.Commands() {
			walk(below)
		}
	}
	walk(root)
}

// TestHelpFitsAScreen: the help of every command stands on a screen of 80 columns and 24 lines, and
// has an example.
func TestHelpFitsAScreen(t *testing.T) {
	everyCommand(func(c *cobra.Command) {
		var out bytes.Buffer
		printHelp(&out, c)
		lines := strings.Split(strings.TrimSuffix(out.String(), "\n"), "\n")
		if len(lines) > 24 {
			t.Errorf("%s --help has %d lines", c.CommandPath(), len(lines))
		}
		for _, line := range lines {
			if prompt.Cells(line) > screenWidth {
				t.Errorf("%s --help is too wide: %s", c.CommandPath(), line)
			}
		}
		if !strings.Contains(c.Example, "guard ") {
			t.Errorf("%s --help has no example", c.CommandPath())
		}
	})
}

// TestHelpAllNamesEveryCommandOnce: a command stands under one task.
func TestHelpAllNamesEveryCommandOnce(t *testing.T) {
	seen := map[string]int{}
	for _, task := range tasks {
		for _, name := range task.commands {
			seen[name]++
		}
	}
	root := newRoot()
	for _, c := range root.Commands() {
		if seen[c.Name()] != 1 {
			t.Errorf("%s stands under %d tasks", c.Name(), seen[c.Name()])
		}
		delete(seen, c.Name())
	}
	for name := range seen {
		t.Errorf("%s is no command", name)
	}
	var out bytes.Buffer
	printAll(&out, root)
	for line := range strings.SplitSeq(out.String(), "\n") {
		if prompt.Cells(line) > screenWidth {
			t.Errorf("help all is too wide: %s", line)
		}
	}
}

// TestExamplesAreTaken: what the help shows, guard takes.
func TestExamplesAreTaken(t *testing.T) {
	everyCommand(func(c *cobra.Command) {
		for line := range strings.SplitSeq(c.Example, "\n") {
			command, _, _ := strings.Cut(strings.TrimSpace(line), "    ") // what it is for
			for _, args := range guardLines(command) {
				if err := takes(args); err != nil {
					t.Errorf("%s: %s: %v", c.CommandPath(), command, err)
				}
			}
		}
	})
}

// TestErrorsOfTheCommandLineAreGuards: no command says cobra's own sentences, which no language has.
func TestErrorsOfTheCommandLineAreGuards(t *testing.T) {
	many := []string{"a", "b", "c", "d"}
	everyCommand(func(c *cobra.Command) {
		if !c.HasParent() || c.DisableFlagParsing {
			return
		}
		for _, args := range [][]string{many, nil} {
			if err := c.ValidateArgs(args); err != nil && strings.Contains(err.Error(), "arg(s)") {
				t.Errorf("%s %v: %v", c.CommandPath(), args, err)
			}
		}
		err := c.FlagErrorFunc()(c, c.ParseFlags([]string{"--no-such-flag"}))
		if err == nil || !strings.Contains(err.Error(), "has no such flag") {
			t.Errorf("%s: %v", c.CommandPath(), err)
		}
		c.Flags().VisitAll(func(f *pflag.Flag) {
			if f.Usage == "" {
				t.Errorf("%s --%s says nothing of itself", c.CommandPath(), f.Name)
			}
		})
	})
}
