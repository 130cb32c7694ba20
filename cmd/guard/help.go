//go:build !windows

package main

import (
	"fmt"
	"io"
	"os"
	"slices"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"guard/cmd/guard/cli"
	"guard/cmd/guard/running"
	"guard/locale"
	"guard/prompt"
)

// task is one thing that people do with guard, and the commands for it in the order of their use.
type task struct {
	name     string
	commands []string
}

// tasks group all commands for `guard help all`.
var tasks = []task{
	{"Start an agent behind guard", []string{"run", "alias", "demo", "doctor"}},
	{"Say what may run", []string{"check", "init", "config", "test", "trust", "suggest", "replay"}},
	{"Answer and steer what runs", []string{"watch", "sessions", "pending", "answer", "approve", "revoke", "mode"}},
	{"Look back", []string{"log", "undo", "export"}},
	{"About guard itself", []string{"help", "completion", "version", "hook"}},
}

// firstLook are the commands that guard --help names.
var firstLook = []string{"init", "doctor", "check", "watch", "log", "undo", "trust", "demo"}

// addHelp has every command's help fit a screen, and `help all` show them all.
func addHelp(root *cobra.Command) {
	root.SetHelpCommand(newHelp(root))
	root.AddCommand(&cobra.Command{
		Use: "hook AGENT", Short: "What an agent's hook runs; it asks the guard that runs the agent",
		Example:            "  guard hook AGENT",
		DisableFlagParsing: true, Hidden: true,
		Run: func(_ *cobra.Command, args []string) { os.Exit(running.Hook(args)) },
	})
	root.InitDefaultHelpCmd()
	root.InitDefaultCompletionCmd()
	shortenCompletion(root)
	root.SetHelpFunc(func(cmd *cobra.Command, _ []string) { printHelp(cmd.OutOrStdout(), cmd) })
}

func newHelp(root *cobra.Command) *cobra.Command {
	return &cobra.Command{
		Use: "help [COMMAND… | all]", Short: "Help about a command; help all lists all of them",
		Example: "  guard help approve\n  guard help all",
		ValidArgsFunction: func(_ *cobra.Command, args []string, _ string) ([]string, cobra.ShellCompDirective) {
			names := []string{"all"}
			for _, c := range root.Commands() {
				names = append(names, c.Name()+"\t"+c.Short)
			}
			return names[:len(names)*(1-min(1, len(args)))], cobra.ShellCompDirectiveNoFileComp
		},
		RunE: func(cmd *cobra.Command, args []string) error {
			if len(args) == 1 && args[0] == "all" {
				printAll(cmd.OutOrStdout(), root)
				return nil
			}
			about, rest, err := root.Find(args)
			if err != nil || len(rest) > 0 {
				return noSuchCommand(about, rest)
			}
			return about.Help()
		},
	}
}

// plainFlags takes the quotes from what flags say of themselves, by which help knows a value's name: the shell that
// asks for completions shows the text as it is.
func plainFlags(cmd *cobra.Command) {
	for _, fs := range []*pflag.FlagSet{cmd.Flags(), cmd.PersistentFlags()} {
		fs.VisitAll(func(f *pflag.Flag) { _, f.Usage = pflag.UnquoteUsage(f) })
	}
	for _, below := range cmd.Commands() {
		plainFlags(below)
	}
}

// noSuchCommand is the error for words that lead to no command below one.
func noSuchCommand(below *cobra.Command, rest []string) error {
	if err := cli.MeantCommand(below, rest[0]); err != nil {
		return err
	}
	return cli.Fail(cli.ExitUsage, locale.Errorf(
		"help %s: there is no such command; guard help all lists the commands", rest[0]))
}

// shortenCompletion has the help of cobra's own commands fit a screen too.
func shortenCompletion(root *cobra.Command) {
	load := map[string]string{
		"bash": "  source <(guard completion bash)               now\n" +
			"  guard completion bash >~/.local/share/bash-completion/completions/guard",
		"zsh": "  source <(guard completion zsh)                now\n" +
			"  guard completion zsh >\"${fpath[1]}/_guard\"    from the next shell on",
		"fish": "  guard completion fish | source                now\n" +
			"  guard completion fish >~/.config/fish/completions/guard.fish",
		"powershell": "  guard completion powershell | Out-String | Invoke-Expression",
	}
	completion, _, err := root.Find([]string{"completion"})
	if err != nil {
		return
	}
	completion.Short = "Have bash, fish, powershell or zsh complete guard's words"
	completion.Use = "completion bash|fish|powershell|zsh"
	completion.Long, completion.Example = "", "  source <(guard completion bash)"
	completion.Args = func(_ *cobra.Command, args []string) error {
		if len(args) == 0 {
			return nil
		}
		if err := cli.MeantCommand(completion, args[0]); err != nil {
			return err
		}
		return cli.OneOf("completion", args[0], cli.CommandNames(completion))
	}
	completion.RunE = func(cmd *cobra.Command, _ []string) error { return cmd.Help() }
	for _, c := range completion.Commands() {
		c.Short, c.Long, c.Example = "Print the script that has "+c.Name()+" complete guard's words", "", load[c.Name()]
		c.Args = cli.WantsNone
	}
}

// printHelp prints the help of one command, for a screen of 24 lines.
func printHelp(w io.Writer, cmd *cobra.Command) {
	about := cmd.Long
	if about == "" {
		about = cmd.Short + "."
	}
	fmt.Fprintf(w, "%s\n\nUsage: %s\n", fold(about), usageLine(cmd))
	if cmd.Example != "" {
		fmt.Fprintf(w, "\nExamples:\n%s\n", cmd.Example)
	}
	if !cmd.HasParent() {
		fmt.Fprintln(w, "\nCommands (guard help all lists every one, guard help COMMAND tells of one):")
		printCommands(w, cmd, firstLook)
		fmt.Fprintf(w, "\nFlags: %s\n", strings.ReplaceAll(strings.Join(shortFlags(cmd), " "), " \n", "\n"))
		return
	}
	printFlags(w, "\nFlags:\n", cmd.LocalNonPersistentFlags())
}

// screenWidth is that of the narrowest terminal that help is made for.
const screenWidth = 80

// fold breaks paragraphs into lines that a screen holds. A new one begins at an empty line, and at
// the exit statuses.
func fold(text string) string {
	text = strings.ReplaceAll(strings.TrimSpace(text), "\nExit status:", "\n\nExit status:")
	var folded []string
	for paragraph := range strings.SplitSeq(text, "\n\n") {
		line := ""
		for _, word := range strings.Fields(paragraph) {
			switch {
			case line == "":
				line = word
			case prompt.Cells(line)+1+prompt.Cells(word) < screenWidth:
				line += " " + word
			default:
				folded, line = append(folded, line), word
			}
		}
		folded = append(folded, line)
	}
	return strings.Join(folded, "\n")
}

// usageLine is how a command is written; flags may stand before or behind its arguments.
func usageLine(cmd *cobra.Command) string {
	if !cmd.HasParent() {
		return cmd.Use
	}
	return cmd.Parent().CommandPath() + " " + cmd.Use
}

// printAll prints every command by its task, and guard's own flags.
func printAll(w io.Writer, root *cobra.Command) {
	fmt.Fprintf(w, "%s\n\nUsage: %s\n", fold(root.Long), usageLine(root))
	for _, t := range tasks {
		fmt.Fprintf(w, "\n%s:\n", t.name)
		printCommands(w, root, t.commands)
	}
	printFlags(w, "\nFlags before AGENT:\n", root.LocalNonPersistentFlags())
	printFlags(w, "\nFlags of every command:\n", root.PersistentFlags())
	fmt.Fprintln(w, "\nguard help COMMAND tells of one, with examples.")
}

func printCommands(w io.Writer, root *cobra.Command, names []string) {
	for _, name := range names {
		if c, _, err := root.Find([]string{name}); err == nil {
			fmt.Fprintf(w, "  %-11s %s\n", name, c.Short)
		}
	}
}

// printFlags prints flags with what each is for, or nothing where there are none.
func printFlags(w io.Writer, heading string, fs *pflag.FlagSet) {
	var rows [][]string
	fs.VisitAll(func(f *pflag.Flag) {
		if f.Hidden || f.Name == "help" || f.Name == "version" {
			return
		}
		value, usage := pflag.UnquoteUsage(f)
		name := "  --" + f.Name
		if f.Shorthand != "" {
			name = "  -" + f.Shorthand + ", --" + f.Name
		}
		if f.NoOptDefVal == "" {
			name += " " + value
		}
		rows = append(rows, []string{name, usage})
	})
	if len(rows) > 0 {
		fmt.Fprint(w, heading)
		cli.PrintTable(w, rows)
	}
}

// shortFlags are guard's own flags in a line or two.
func shortFlags(root *cobra.Command) (all []string) {
	wide := 7
	add := func(f *pflag.Flag) {
		name := "--" + f.Name
		if value, _ := pflag.UnquoteUsage(f); f.NoOptDefVal == "" {
			name += " " + value
		}
		if wide+len(name) >= screenWidth {
			all, wide = append(all, "\n      "), 7
		}
		wide += len(name) + 1
		all = append(all, name)
	}
	for _, fs := range []*pflag.FlagSet{root.LocalNonPersistentFlags(), root.PersistentFlags()} {
		fs.VisitAll(func(f *pflag.Flag) {
			if !slices.Contains([]string{"help", "version"}, f.Name) {
				add(f)
			}
		})
	}
	return all
}
