package records

import (
	"path/filepath"
	"strings"

	"guard/audit"
	"guard/cmd/guard/cli"
	"guard/control/record"
	"guard/locale"
	"guard/prompt"
)

// start is what a run's first record says of how the agent was started.
type start struct {
	Program   string    `json:"program"`
	Arguments []string  `json:"arguments"`
	Typed     *[]string `json:"typed"` // the person's own of them; nil: not recorded
	Workspace string    `json:"workspace"`
	Protocol  *string   `json:"protocol"` // "": the first line of input tells it
	Judged    *bool     `json:"judged"`   // false: nothing of it is; nil: it is, or not known yet
}

func startOf(e audit.Entry) (s start) {
	record.Read(e.Data, &s)
	return s
}

// program is what was started with some arguments.
func (s start) program(args []string, home string) string {
	return strings.Join(append([]string{cli.HomeRelative(s.Program, home)}, args...), " ")
}

// terms is where it was started, and how it is judged; "" for guard's own undo.
func (s start) terms(e audit.Entry, home string) string {
	in := cli.HomeRelative(s.Workspace, home)
	switch {
	case s.Judged != nil && !*s.Judged:
		return locale.Fill("  in {0}  not judged", in)
	case e.Mode == "":
		return ""
	case s.Protocol != nil && *s.Protocol == "":
		return locale.Fill("  in {0}  mode {1}, if it speaks ACP", in, e.Mode)
	}
	return locale.Fill("  in {0}  mode {1}", in, e.Mode)
}

// least is how many cells the program and its arguments have, however narrow the line is.
const least = 20

// short is how it was started in one line of a width: the program's name and the person's own arguments, cut where they
// are long. guard log show has its path and all arguments.
func (s start) short(e audit.Entry, home string, width int) string {
	terms := prompt.Escape(s.terms(e, home))
	return strings.TrimRight(s.named(home, max(least, width-prompt.Cells(terms)))+terms, " ")
}

// named is the program's name and the person's own arguments, in so many cells.
func (s start) named(home string, width int) string {
	args := s.Arguments
	if s.Typed != nil {
		args = *s.Typed
	}
	s.Program = filepath.Base(s.Program)
	return prompt.Clip(s.program(args, home), width)
}
