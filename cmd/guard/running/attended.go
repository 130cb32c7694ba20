package running

import (
	"os"
	"slices"

	"golang.org/x/term"

	"guard/cmd/guard/cli"
	"guard/config"
	"guard/locale"
	"guard/policy"
	"guard/prompt"
)

// attended reports whether a person sits at the terminal where an agent is started, and guard may put its questions
// there. Over pipes a program reads what is said, and in CI nobody does, though it may have a terminal.
func attended(conf *config.Config) bool {
	return term.IsTerminal(int(os.Stdin.Fd())) && atTerminal() && !inCI(os.Getenv("CI")) &&
		slices.Contains(conf.AskVia.Value, policy.ViaTerminal) && prompt.New(cli.TTY()).Available() == nil
}

// inCI tells it by the variable CI, as the services for continuous integration set it.
func inCI(value string) bool { return !slices.Contains([]string{"", "0", "false"}, value) }

// sayMode says that the run asks because nobody chose a mode, and how to choose one. What is not judged has none.
func sayMode(s *run) {
	if s.mode != policy.Asking || !s.conf.Attended() || neverJudged(s) {
		return
	}
	if _, source := s.conf.ModeFor(s.agent); source != s.conf.Mode.Source {
		return // the agent has a mode of its own
	}
	cli.Note(locale.Fill(`mode ask, as you are at a terminal and chose none: you are asked about what safe refuses; `+
		`for good: mode = "ask" or "safe" in {0}`, cli.HomeRelative(config.UserFile(), s.who.Home)))
}
