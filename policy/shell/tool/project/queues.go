package project

import (
	"slices"
	"strings"

	"guard/policy/shell/effect"
	"guard/policy/shell/option"
	"guard/policy/shell/source"
)

// queues judges a line that puts a task into the project's queue, where its settings have that on another machine
// (Celery 5, celery call).
func queues(j named, c *effect.Call, v *option.Invocation) {
	if runnerOf(v) != "celery" || !slices.Contains(c.Cmd.Argv, "call") || j.World.Disk == nil {
		return
	}
	for i, w := range c.Cmd.Argv {
		app, is := strings.CutPrefix(w, "--app=")
		if !is {
			app, is = strings.CutPrefix(w, "-A")
		}
		if (w == "-A" || w == "--app") && i+1 < len(c.Cmd.Argv) {
			app, is = c.Cmd.Argv[i+1], true
		}
		if is && app != "" {
			source.QueuesElsewhere(j.Texts, c, strings.TrimPrefix(app, "="))
			return
		}
	}
}
