package git

import (
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/option"
	"guard/policy/shell/table"
	"guard/policy/shell/taint"
)

// A bisection checks out commits between a good and a bad one, each of which may track what lies here ignored
// (git-bisect(1), git 2.47).

// bisecting judges it.
type bisecting struct{ *Judge }

// bisection is what it searches: the commits that lead to bad ones and not to good ones.
type bisection struct {
	bad, good []string
	byLine    bool // the line itself has told of it
}

// Words of git bisect: those that check nothing out, and those for a bad commit and a good one, beside chosen terms.
const (
	bisectShows = "log view visualize terms help"
	bisectBad   = "bad new"
	bisectGood  = "good old"
	bisectSteps = "skip next run" // they tell neither

	bisectForgets = "start reset replay" // they throw the log away
)

// judge judges one of its words, with what follows it.
func (j bisecting) judge(c *effect.Call, v *option.Invocation, verb string, words []taint.Word) {
	if j.World.Git == nil || j.Wrap.Remote || j.State.Cwd == "" || table.HasWord(bisectShows, verb) {
		return
	}
	if table.HasWord(bisectForgets, verb) {
		j.forgetsLog(c, v, verb)
	}
	b, began := j.now()
	switch revs := j.revisions(v, words); {
	case verb == "reset":
		if len(revs) > 0 {
			began = revs[0]
		}
		j.goesTo(c, v, began)
		return
	case verb == "start":
		b = bisection{bad: revs[:min(len(revs), 1)], good: revs[min(len(revs), 1):]}
	case verb == "replay" && len(words) > 0:
		b = j.replayed(words[0])
	case table.HasWord(bisectGood, verb):
		b.good = append(b.good, elseHead(revs)...)
	case table.HasWord(bisectBad, verb):
		b.bad = elseHead(revs)
	case !table.HasWord(bisectSteps, verb): // a term that somebody chose: it may be for either
		b.bad = append(b.bad, elseHead(revs)...)
	}
	b.byLine = true
	j.bisect = b
	if len(b.good) > 0 && !ends(v, "--no-checkout") {
		j.passes(c, v, b)
	}
}

// forgetsLog judges the end of a bisection in which this session took no step: what was told of its commits stands in
// the log alone.
func (j bisecting) forgetsLog(c *effect.Call, v *option.Invocation, verb string) {
	top := j.WorkTree()
	if j.World.Disk == nil || top == "" || j.bisect.byLine {
		return
	}
	log := top + "/.git/BISECT_LOG"
	text, err := j.World.Disk.ReadFile(log, maxPacked)
	if err != nil || !bisectTold().Match(text) || j.World.Past == nil || j.World.Past.Touched(log) {
		return
	}
	c.Raise(risk.High, risk.FSDeleteOverwrite,
		effect.Say(effect.Wording(risk.FSDeleteOverwrite, risk.High), v.Name+" "+verb))
	c.Cmd.Own.Suggest(effect.Say("keep it first: git bisect log > FILE"))
}

// bisectTold is a line of the log that tells of a commit (git-bisect(1), "Bisect log and bisect replay").
var bisectTold = lazy.Pattern(`(?m)^git bisect \w`)

// now is the bisection that is under way, and where it began.
func (j bisecting) now() (b bisection, began string) {
	b.bad, b.good, began = j.World.Git.Bisecting(j.State.Cwd)
	if j.bisect.byLine {
		b = bisection{bad: slices.Clone(j.bisect.bad), good: slices.Clone(j.bisect.good)}
	}
	return b, began
}

// revisions are the words before those that are paths.
func (j bisecting) revisions(v *option.Invocation, words []taint.Word) (revs []string) {
	before := len(v.Operands) - len(words)
	for i, a := range words {
		if v.Rest >= 0 && before+i >= v.Rest || j.isFile(a) {
			break
		}
		revs = append(revs, a.Text)
	}
	return revs
}

func elseHead(revs []string) []string {
	if len(revs) == 0 {
		return []string{"HEAD"}
	}
	return revs
}

// replayed is what a log of a bisection tells: lines of "git bisect WORD COMMIT…" (git-bisect(1), "Bisect log and
// bisect replay").
func (j bisecting) replayed(log taint.Word) (b bisection) {
	text, how := j.TextOf(j.Place(log))
	if how != files.Wholly {
		return bisection{good: []string{taint.Hole}} // nobody knows
	}
	for line := range strings.Lines(text) {
		f := strings.Fields(strings.ReplaceAll(line, "'", ""))
		if len(f) < 4 || f[0] != "git" || f[1] != "bisect" {
			continue
		}
		switch verb := f[2]; {
		case verb == "start":
			b.bad, b.good = append(b.bad, f[3]), append(b.good, f[4:]...)
		case table.HasWord(bisectGood, verb):
			b.good = append(b.good, f[3:]...)
		case verb != "skip":
			b.bad = append(b.bad, f[3:]...)
		}
	}
	return b
}

// goesTo judges the end: the commit where it began, or another, is checked out.
func (j bisecting) goesTo(c *effect.Call, v *option.Invocation, rev string) {
	over := overwriting{Judge: j.Judge, lays: func(file string) bool {
		return j.World.Git.Lays(j.State.Cwd, rev, file)
	}}
	if rev != "" {
		found, _ := j.World.Git.Brings(j.State.Cwd, "HEAD", rev, over.wants)
		over.judge(c, v, found)
	}
}

// passes judges the commits between.
func (j bisecting) passes(c *effect.Call, v *option.Invocation, b bisection) {
	over := overwriting{Judge: j.Judge, lays: func(string) bool { return true }}
	found, whole := j.World.Git.Between(j.State.Cwd, elseHead(b.bad), b.good, over.wants)
	over.judge(c, v, found)
	if !whole && len(found) == 0 {
		j.anyIgnored(c, v)
	}
}

// anyIgnored judges commits that could not all be seen: each file that git ignores, and no tool makes again, may be
// lost.
func (j bisecting) anyIgnored(c *effect.Call, v *option.Invocation) {
	top := sweeper{j.Judge.Judge}.top().Path
	lost := ""
	all := j.World.Found(top, func(at string, folder bool) (counts, enters bool) {
		switch {
		case lost != "" || strings.HasSuffix(at, "/.git") || j.InExpendableFolder(at):
			return false, false
		case !folder && j.World.Git.Ignored(at) && j.NowhereElse(at):
			lost = at
		}
		return false, true
	})
	if lost == "" && all.More {
		lost = top
	}
	if lost != "" {
		overwriting{Judge: j.Judge}.loses(c, v, lost)
	}
}
