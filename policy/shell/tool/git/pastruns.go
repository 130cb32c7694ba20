package git

import (
	"strings"

	"guard/policy/place"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/option"
	"guard/policy/shell/taint"
)

// A command that git runs once for each of many commits (git-bisect(1), run; git-rebase(1), --exec) runs the files that
// it reads as each of them has those. Of their older texts what is grave counts.

// pastRuns judges it.
type pastRuns struct{ *Judge }

// Bounds: how many commits are looked at, and how many texts that differ are judged.
const (
	maxPast  = 64
	maxTexts = 6
)

// bisected judges what a bisection runs, of which some files were read as they are now.
func (j pastRuns) bisected(c *effect.Call, v *option.Invocation, read []string) {
	if j.World.Git == nil || j.State.Cwd == "" {
		return
	}
	b, _ := bisecting(j).now()
	j.judge(c, elseHead(b.bad)[0], b.good, read, func(probe *effect.Call) {
		j.Walk.Nested(probe, v.Name, v.Operands, taint.Nothing)
	})
}

// rebased judges the commands that a rebase runs behind each commit.
func (j pastRuns) rebased(c *effect.Call, v *option.Invocation) {
	for _, u := range v.Used {
		if u.Name != "-x" && u.Name != "--exec" || !u.Value.Known() || v.Name != "git rebase" {
			continue
		}
		run := func(probe *effect.Call) { j.Walk.ShellText(probe, v.Name, u.Value) }
		since := j.Mark()
		j.AddsWhere(c, j.apart(run), func(*effect.Command) bool { return false }) // it is walked again: what it reads
		j.judge(c, head, []string{v.Operands[0].Text}, j.NeedsSince(since).Read, run)
	}
}

// judge walks what is run as the commits between have it, the newest first.
func (j pastRuns) judge(c *effect.Call, newest string, without, read []string, run func(*effect.Call)) {
	if j.World.Git == nil || j.Wrap.Remote || j.State.Cwd == "" || len(read) == 0 {
		return
	}
	judged := map[string]bool{j.now(read): true}
	for _, rev := range j.World.Git.Leading(j.State.Cwd, []string{newest}, without, maxPast) {
		texts := j.then(rev, read)
		if judged[texts] {
			continue
		}
		if judged[texts] = true; len(judged) > maxTexts {
			return
		}
		j.Under(files.BroughtTree{Folder: j.State.Cwd, TreeChange: files.TreeChange{To: rev}}, func() {
			j.AddsWhere(c, j.apart(run), (*effect.Command).Grave)
		})
	}
}

// apart runs it in a shell of its own.
func (j pastRuns) apart(run func(*effect.Call)) func(probe *effect.Call) {
	return func(probe *effect.Call) {
		j.Apart(func() taint.Stream {
			run(probe)
			return taint.Nothing
		})
	}
}

// now is what files hold, together; then is what a commit has of them.
func (j pastRuns) now(read []string) string {
	return together(read, func(file string) string {
		text, _ := j.TextOf(place.Place{Path: file})
		return text
	})
}

func (j pastRuns) then(rev string, read []string) string {
	return together(read, func(file string) string {
		text, _ := j.World.Git.Text(j.State.Cwd, rev, file)
		return text
	})
}

func together(read []string, textOf func(string) string) string {
	var all strings.Builder
	for _, file := range read {
		all.WriteString(file + "\x00" + textOf(file) + "\x00")
	}
	return all.String()
}
