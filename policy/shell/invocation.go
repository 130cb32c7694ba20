package shell

import (
	"strings"

	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/rating"
	"guard/policy/shell/taint"
)

// judge judges a command by the table of its program: what it is to run it at all, its
// options, and its operands by a routine or by their roles. What an option says holds for
// the operands, so options come first.
func (k *invocationJudge) judge(c *effect.Call, e *program.Entry, args []taint.Word) taint.Stream {
	name := firstName(e, args[0].Text)
	v := option.Parse(e, name, args[1:])
	c.Cmd.Signature = v.Name
	cwd, maybe, within := k.State.Cwd, k.State.Maybe, k.State.Within
	if out, done := k.ownReading(c, v, args); done {
		return out
	}
	k.Strangers(c, v)
	k.unlisted.optionNames(c, v)
	k.OpenWords(c, v)
	out := taint.Stream{From: taint.FromSystem}
	if v.Marked(program.Info) {
		k.options(c, v)
		if folder, ok := k.ToolFolder(v); ok {
			out = folder
		}
	} else {
		out = k.acts(c, v)
	}
	c.Pays()
	k.CarriesSecrets(c, v)
	k.afterwards(c, v)
	if !changesFolder(v.Entry) {
		k.State.Cwd, k.State.Maybe, k.State.Within = cwd, maybe, within
	}
	return out
}

// acts judges a program that does more than tell of itself.
func (k *invocationJudge) acts(c *effect.Call, v *option.Invocation) taint.Stream {
	k.rating.Rate(c, v)
	k.projects.Goals(c, v)
	k.unlisted.named(c, v)
	k.options(c, v)
	k.worksIn(c, v) // where -C and its like lead
	if option.AsksService(v) {
		k.network.Service(c, v)
	}
	k.repositories.Embedded(c, v)
	k.LeavesFolder(v)
	k.unlisted.unlisted(c, v)
	k.projects.Includes(c, v)
	out := k.special(c, v)
	k.beyondWords(c, v)
	return out
}

// beyondWords judges what a program does that no word of it says: the code and the
// manifests of the project that it goes by, and what lies in the folders that it takes whole.
func (k *invocationJudge) beyondWords(c *effect.Call, v *option.Invocation) {
	k.projects.Project(c, v)
	k.sources.SourceInput(c, v)
	k.projects.Tasks(c, v)
	k.projects.BuildsBy(c, v)
	k.dependencies.EmptiesFolders(c, v)
	k.Searches(c, v)
	k.archives.WholeFolders(c, v)
	k.TakesFolders(c, v)
	k.PrintsWords(c, v)
	k.dependencies.FetchesNew(c, v)
	k.dependencies.FetchesNamed(c, v)
	k.dependencies.FetchesByItself(c, v)
	k.dependencies.NamesModules(c, v)
	k.dependencies.PythonFolders(c)
}

// firstName is the name that signatures use: the one it was called by, without
// its folder.
func firstName(e *program.Entry, called string) string {
	called = called[strings.LastIndexByte(called, '/')+1:]
	for n := range strings.FieldsSeq(e.Name) {
		if n == called {
			return called
		}
	}
	first, _, _ := strings.Cut(e.Name, " ")
	return first
}

func changesFolder(e *program.Entry) bool {
	switch e.Special {
	case program.ChangeDir, program.Eval, program.Source, program.CommandBuiltin:
		return true
	}
	return false
}

// options judges the options that were given, folders first: the others'
// paths count from there.
func (k *invocationJudge) options(c *effect.Call, v *option.Invocation) {
	for _, u := range v.Used {
		if u.Opt.Effects == "cd" {
			k.operand.role(c, v, program.Folder, u.Value)
		}
	}
	for _, u := range v.Used {
		if u.Opt.Effects == "" || u.Opt.Effects == "cd" {
			if u.Given && u.Value.From&taint.FromSecret != 0 {
				c.Data |= taint.FromSecret
			}
			continue
		}
		for name := range strings.SplitSeq(u.Opt.Effects, "+") {
			e, _ := program.EffectNamed(name)
			k.effect(c, v, u, e)
		}
	}
}

// effect judges one effect of one option.
func (k *invocationJudge) effect(c *effect.Call, v *option.Invocation, u option.Used, e program.Effect) {
	switch {
	case e.Level == risk.Unset:
	case v.Marked(program.Help) && u.Opt.Arity == program.Flag && e.Role == program.NoRole:
		// Help is printed instead (pip list --outdated --help).
	case !(v.Marked(program.Asks) && u.Opt.Effects == "installs" && u.Opt.Arity == program.Flag):
		if e.Name == "answer" {
			c.Raise(e.Level, 0, effect.Say(rating.SaysService, v.Name))
			break
		}
		c.Raise(e.Level, e.Categories, effect.Say(effect.Wording(e.Categories, e.Level), v.Name+" "+u.Name))
	}
	if e.Role == program.NoRole || !u.Given && u.Opt.Arity != program.Flag {
		return
	}
	switch e.Role {
	case program.Read:
		if option.WorksOnProject(v) && strings.HasPrefix(v.Entry.Operands, "text") {
			k.UsesOutside(c, u.Value)
		}
		k.Reads(c, u.Value) // also where the operands are changed or removed
		if strings.Contains(u.Value.Text, "://") {
			k.network.LooseURL(c, v, u.Value)
		} else if _, file, ok := strings.Cut(u.Value.Text, "="); ok { // NAME=FILE
			k.Reads(c, u.Value.Value(len(u.Value.Text)-len(file)))
		}
	case program.Look, program.Pattern:
		k.operand.role(c, v, e.Role, u.Value)
	default:
		c.AsExtra(func() { k.operand.role(c, v, e.Role, u.Value) })
	}
}

// generic judges the operands by their roles and tells what comes out.
func (k *invocationJudge) generic(c *effect.Call, v *option.Invocation) taint.Stream {
	k.operands(c, v)
	return k.results.output(c, v)
}

func (k *invocationJudge) operands(c *effect.Call, v *option.Invocation) {
	table := v.Entry.Operands
	if v.Marked(program.NoOperands) {
		_, table, _ = strings.Cut(strings.TrimSpace(table), " ")
	}
	words := v.Operands
	if v.UnknownSub || len(words) == 0 {
		return
	}
	if fixed, tail, ok := strings.Cut(table, "-- "); ok {
		// What follows "--" is another command's.
		if v.Rest >= 0 {
			k.shells.afterDashes(c, v, tail, words[v.Rest:])
			words = words[:v.Rest]
		}
		table = fixed
	}
	roles := program.Roles(table, len(words))
	for i, a := range words {
		switch role := roles[i]; role {
		case program.CommandWords, program.AppletName, program.CommandLine:
			k.shells.starts(c, v, role, words[i:], strings.Contains(table, "run..."))
			if role != program.CommandLine || strings.Contains(table, "run...") {
				return
			}
		default:
			k.operand.role(c, v, role, a)
		}
	}
	if strings.HasPrefix(table, "link") {
		k.LinksOf(c, v, words)
	}
}
