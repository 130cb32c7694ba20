package remote

import (
	"guard/cmd/guard/cli"
	"guard/control"
	"guard/control/socket"
	"guard/locale"
	"guard/policy"
	"guard/prompt"
)

// tell says once of a run what it is and whether it asks. A question says more of its run, and nothing is written into
// one that stands.
func (w *watcher) tell(c *socket.Client) {
	waiting, err := c.Pending()
	if err != nil || len(waiting) > 0 {
		return
	}
	if list, err := c.Sessions(); err == nil && len(list) > 0 && w.queue.Waiting() == 0 {
		cli.Note(runInWords(list[0]))
	}
}

// runInWords is a run in a line: its agent, its folder, its mode, and what has it ask if nothing does.
func runInWords(s control.Session) string {
	agent, in := prompt.Escape(s.Agent), prompt.Escape(cli.HomeRelative(s.Workspace, cli.ThisPerson().Home))
	switch {
	case !s.Judged:
		return locale.Fill("{0} in {1} is not judged, so nothing is asked", agent, in)
	case s.Mode == policy.Asking:
		return locale.Fill("{0} in {1} runs in the mode ask", agent, in)
	case s.Mode == policy.Unrestricted:
		return locale.Fill("{0} in {1} runs in the mode unrestricted, which asks nothing; guard mode ask has it ask",
			agent, in)
	}
	return locale.Fill("{0} in {1} runs in the mode safe, which asks nothing; guard mode ask has it ask", agent, in)
}
