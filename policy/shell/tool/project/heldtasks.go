package project

import (
	"path"
	"slices"
	"strings"

	"guard/policy/code"
	"guard/policy/place"
	"guard/policy/recipe"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/source"
	"guard/policy/shell/table"
	"guard/policy/shell/taint"
)

// The person's own files of tasks in languages of their own. As of a makefile: a task whose name tells of clearing is
// theirs to run, and any other may take away what tools make again, not what is nowhere else (leave.go). What goes out
// of the machine is asked whatever the task is called (goesout.go). What this session wrote in them buildfiles.go
// judges.

var heldTasksOf = table.ByWord(slices.Concat(heldTasks, heldBuilds), func(h heldTask) []string {
	return strings.Fields(h.programs)
})

// listsTasks are words with which such a program only lists its tasks.
const listsTasks = "-l --list --list-sessions -T --tasks -n --dry-run --help -h --version"

// heldBy judges such files by who runs them.
type heldBy struct{ builds }

// judge judges what a line runs of them.
func (j heldBy) judge(c *effect.Call, v *option.Invocation) {
	first, sub := v.Words()
	lists := func(word string) bool { return table.HasWord(listsTasks, word) }
	if j.World.Disk == nil || j.World.Git == nil || j.State.Cwd == "" || v.Marked(program.Dry|program.Info) ||
		slices.ContainsFunc(c.Cmd.Argv, lists) {
		return
	}
	for _, h := range heldTasksOf(first) {
		is := func(word string) bool { return table.HasWord(h.sub, word) }
		if h.sub != "" && !is(sub) && !slices.ContainsFunc(c.Cmd.Argv[min(1, len(c.Cmd.Argv)):], is) ||
			h.without != "" && v.Gave(strings.Fields(h.without)...) ||
			h.with != "" && !v.Gave(strings.Fields(h.with)...) {
			continue
		}
		j.judgeRow(c, v, h)
	}
}

// judgeRow judges the files of one row. What runs by default runs only where no file has what the line names.
func (j heldBy) judgeRow(c *effect.Call, v *option.Invocation, h heldTask) {
	all, named := j.heldFiles(c, v, h), false
	for i := range all {
		f := &all[i]
		if text, how := j.TextOf(place.Place{Path: f.file}); how == files.Wholly && len(text) <= files.MaxSecret {
			f.text = text
			f.head, f.blocks = h.blocks(f.file, text)
			named = slices.ContainsFunc(f.blocks, h.chosen(c, text)) || named
		}
	}
	for _, f := range all {
		if chosen := h.chosen(c, f.text); !named {
			j.judgeHeld(c, v, h, f, h.running(c, f.blocks, h.byDefault(f.text)))
		} else if slices.ContainsFunc(f.blocks, chosen) || h.begins == nil {
			j.judgeHeld(c, v, h, f, h.running(c, f.blocks, chosen))
		}
	}
}

// judgeHeld judges the tasks of one file that run.
func (j heldBy) judgeHeld(c *effect.Call, v *option.Invocation, h heldTask, f heldFile, runs []block) {
	cwd := j.State.Cwd
	j.State.Cwd = f.dir
	defer func() { j.State.Cwd = cwd }()
	if h.labels && len(c.Cmd.Argv) > 1 {
		j.runsLabels(c, v, runs)
	}
	if h.joined {
		runs = joined(f.head, runs)
	}
	for _, b := range runs {
		if !j.Enter() {
			return
		}
		if h.uploads && usesUploader(f.text, b.text) {
			cats := risk.Publish | risk.NetworkRisk
			c.Raise(risk.High, cats, effect.Say(effect.Wording(cats, risk.High), v.Name+" ("+path.Base(f.file)+")"))
		}
		b.clears = b.clears && !f.own
		j.judgeBlock(c, v, h, f, b)
		c.Silent = false
		j.Leave()
	}
}

// judgeBlock judges one task: its commands, and its body where that is code that guard reads.
func (j heldBy) judgeBlock(c *effect.Call, v *option.Invocation, h heldTask, f heldFile, b block) {
	l := leave{project: j.Judge}
	probe := j.Begin(c.In)
	exceeds := false
	j.Absorbs(probe, func() {
		for _, line := range h.commands(f.file, b.text) {
			before := len(j.Out.Commands)
			j.InSubshell(nil, func() taint.Stream { return j.Walk.ShellText(probe, v.Name, taint.Literal(line)) })
			ran := j.Out.Commands[min(before, len(j.Out.Commands)):]
			exceeds = exceeds || !b.clears && !h.loose && l.exceeded(recipe.Line{}, ran)
			goesOut(c, ran)
		}
	})
	if lang, body := h.code(f.head, b); lang != code.Unknown {
		own := j.Begin(c.In)
		j.Absorbs(own, func() { j.Texts.Acts(own, &source.ProgramText{Lang: lang, File: f.file}, body) })
		goesOut(c, []effect.Command{own.Cmd})
		own.Cmd.Own.Categories &= risk.FSDeleteOverwrite
		exceeds = exceeds || !b.clears && l.exceeded(recipe.Line{}, []effect.Command{own.Cmd})
		probe.Cmd.Own.Add(own.Cmd.Own)
		probe.Touches(&own.Cmd)
	}
	own := probe.Cmd.Own
	if f.own && own.Level >= risk.High && own.Categories&^merely != 0 {
		c.Cmd.Own.Add(own) // of this session's all that is grave counts
		c.Touches(&probe.Cmd)
	}
	if exceeds {
		own.Categories &= risk.FSDeleteOverwrite
		j.exceeds = true // no leave for a task covers that
		c.Cmd.Own.Add(own)
		c.Touches(&probe.Cmd)
	}
}

// merely are categories that strings of which guard only guesses that they are commands do not bring alone.
const merely = risk.ExecArbitrary | risk.DepsInstallUpdate | risk.NetworkRisk
