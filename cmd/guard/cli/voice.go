package cli

import (
	"os"

	"github.com/spf13/cobra"

	"guard/prompt/tty"
)

// voice is how guard speaks in this process. The zero value says all there is, in colours where a
// terminal takes them.
var voice struct{ quiet, plain bool }

// AddVoice gives a command, and all below it, the flags that say how guard speaks.
func AddVoice(root *cobra.Command) {
	fs := root.PersistentFlags()
	fs.BoolVar(&voice.quiet, "quiet", false, "say only errors, questions, and what is refused or not judged")
	fs.BoolVar(&voice.plain, "no-color", false, "no colours (as NO_COLOR=1; CLICOLOR_FORCE=1 has them in pipes)")
}

// Note says a line that a person can do without: what was done as they wished, and what holds here.
func Note(line string) {
	if !voice.quiet {
		Say(line)
	}
}

// TTY is how questions are shown at the person's terminal.
func TTY() tty.Options { return tty.Options{Getenv: getenv} }

// getenv is the environment, with the flags in it that stand for a variable.
func getenv(name string) string {
	if name == "NO_COLOR" && voice.plain {
		return "1"
	}
	return os.Getenv(name)
}
