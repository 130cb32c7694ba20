package cli

import (
	"errors"
	"slices"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"guard/internal/spelling"
	"guard/locale"
)

// Wants asks for so many arguments, and says which; most below zero is any number.
func Wants(least, most int, which locale.Message) cobra.PositionalArgs {
	return func(_ *cobra.Command, args []string) error {
		if len(args) < least || most >= 0 && len(args) > most {
			return Fail(ExitUsage, locale.New(string(which)))
		}
		return nil
	}
}

// WantsNone is for a command that takes no arguments.
func WantsNone(cmd *cobra.Command, args []string) error {
	if len(args) == 0 {
		return nil
	}
	if err := MeantCommand(cmd, args[0]); err != nil {
		return err
	}
	return Fail(ExitUsage, locale.Errorf("%s takes no arguments, and %q is one (%s --help)", cmd.CommandPath(), args[0],
		cmd.CommandPath()))
}

// MeantCommand says which command below one a word was most likely meant to be; nil where none is near.
func MeantCommand(below *cobra.Command, word string) error {
	if near := spelling.Nearest(word, CommandNames(below)); near != "" {
		return Fail(ExitUsage, locale.Errorf("%s: did you mean %s %s?", word, below.CommandPath(), near))
	}
	return nil
}

// CommandNames are the commands below one that a person may want: not what only programs run.
func CommandNames(below *cobra.Command) (names []string) {
	for _, c := range below.Commands() {
		if !c.Hidden {
			names = append(names, c.Name())
		}
	}
	return names
}

// OneOf says that a value is none of the few that it can be, and which of them was meant; nil if it is one.
func OneOf(what, value string, known []string) error {
	if slices.Contains(known, value) {
		return nil
	}
	if near := spelling.Nearest(value, known); near != "" {
		return Fail(ExitUsage, locale.Errorf("%s %q: did you mean %s? It can be %s", what, value, near,
			choice(known)))
	}
	return Fail(ExitUsage, locale.Errorf("%s %q: it can be %s", what, value, choice(known)))
}

// choice is a list of words of which one is taken: a, b or c.
func choice(words []string) string {
	last := len(words) - 1
	if last < 1 {
		return strings.Join(words, "")
	}
	return locale.Fill("{0} or {1}", strings.Join(words[:last], ", "), words[last])
}

// FlagError says what is wrong with a flag, and what was meant.
func FlagError(cmd *cobra.Command, err error) error {
	return Fail(ExitUsage, flagError(cmd, err))
}

func flagError(cmd *cobra.Command, err error) error {
	var unknown *pflag.NotExistError
	var without *pflag.ValueRequiredError
	var wrong *pflag.InvalidValueError
	path := cmd.CommandPath()
	switch {
	case errors.As(err, &unknown):
		return noSuchFlag(cmd, unknown)
	case errors.As(err, &without):
		return locale.Errorf("--%s needs a value (%s --help)", without.GetFlag().Name, path)
	case errors.As(err, &wrong) && wrong.GetFlag().Value.Type() == "bool":
		return locale.Errorf("--%s %q: it is on where it stands, or =false", wrong.GetFlag().Name, wrong.GetValue())
	case errors.As(err, &wrong) && wrong.GetFlag().Value.Type() == "int":
		return locale.Errorf("--%s %q: a number is wanted, such as %s", wrong.GetFlag().Name, wrong.GetValue(),
			wrong.GetFlag().DefValue)
	case errors.As(err, &wrong):
		return locale.Errorf("--%s %q: %w", wrong.GetFlag().Name, wrong.GetValue(), wrong.Unwrap())
	}
	return locale.Errorf("%w (see %s --help)", err, path)
}

func noSuchFlag(cmd *cobra.Command, unknown *pflag.NotExistError) error {
	name, path := unknown.GetSpecifiedName(), cmd.CommandPath()
	if unknown.GetSpecifiedShortnames() != "" {
		return locale.Errorf("-%s: %s has no such flag (%s --help lists its flags)", name, path, path)
	}
	if near := spelling.Nearest(name, flagNames(cmd)); near != "" {
		return locale.Errorf("--%s: %s has no such flag; did you mean --%s?", name, path, near)
	}
	if f := cmd.Root().Flags().Lookup(name); f != nil {
		return locale.Errorf("--%s: it says how an agent is judged or started, and means nothing to %s", name, path)
	}
	return locale.Errorf("--%s: %s has no such flag (%s --help lists its flags)", name, path, path)
}

func flagNames(cmd *cobra.Command) (names []string) {
	cmd.Flags().VisitAll(func(f *pflag.Flag) { names = append(names, f.Name) })
	return names
}
