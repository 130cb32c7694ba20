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
		}
	}
	first, _ := v.Words()
	if len(heldPartsOf(first)) > 0 {
		j.judgeTogether(c, v, h, j.withParts(first, h, c.Cmd.Argv, all))
		return
	}
	for i := range all {
		f := &all[i]
		f.head, f.blocks = h.blocks(f.file, f.text)
		named = slices.ContainsFunc(f.blocks, h.chosen(c, f.text)) || named
	}
	for _, f := range all {
		if chosen := h.chosen(c, f.text); !named {
			j.judgeHeld(c, v, h, f, h.running(c, f.blocks, h.byDefault(f.text)))
		} else if slices.ContainsFunc(f.blocks, chosen) || h.begins == nil {
			j.judgeHeld(c, v, h, f, h.running(c, f.blocks, chosen))
		}
	}
}

// judgeTogether judges the files of one row whose tasks name each other's.
func (j heldBy) judgeTogether(c *effect.Call, v *option.Invocation, h heldTask, all []heldFile) {
	var blocks []block
	text := ""
	for i := range all {
		f := &all[i]
		f.head, f.blocks = h.blocks(f.file, f.text)
		for k := range f.blocks {
			f.blocks[k].at = i
		}
		blocks, text = append(blocks, f.blocks...), text+f.text+"\n"
	}
	chosen := h.chosen(c, text)
	if !slices.ContainsFunc(blocks, chosen) {
		chosen = h.byDefault(text)
	}
	runs := h.running(c, blocks, chosen)
	for i, f := range all {
		j.judgeHeld(c, v, h, f, slices.DeleteFunc(slices.Clone(runs), func(b block) bool { return b.at != i }))
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
	var texts []string
	for _, b := range runs {
		texts = append(texts, b.text)
	}
	handsTo(j.Judge, c, v, f.file, texts...)
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
	exceeded := func(ran []effect.Command) bool {
		outside := func(one effect.Command) bool { return source.DeletesOutside(&one) }
		return !b.clears && l.exceeded(recipe.Line{}, ran) || slices.ContainsFunc(ran, outside)
	}
	j.Absorbs(probe, func() {
		for _, line := range h.commands(f.file, b.text) {
			before := len(j.Out.Commands)
			j.InSubshell(nil, func() taint.Stream { return j.Walk.ShellText(probe, v.Name, taint.Literal(line)) })
			ran := j.Out.Commands[min(before, len(j.Out.Commands)):]
			exceeds = exceeds || !h.loose && exceeded(ran)
			goesOut(c, ran)
		}
	})
	if lang, body := h.code(f.head, b); lang != code.Unknown {
		own := j.Begin(c.In)
		j.Absorbs(own, func() { j.Texts.Acts(own, &source.ProgramText{Lang: lang, File: f.file}, body) })
		goesOut(c, []effect.Command{own.Cmd})
		exceeds = exceeds || exceeded([]effect.Command{own.Cmd})
		own.Cmd.Own.Categories &= risk.FSDeleteOverwrite
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
