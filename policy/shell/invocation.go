package shell

import (
	"slices"
	"strings"

	"guard/policy/risk"
	"guard/policy/shell/access"
	"guard/policy/shell/effect"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/rating"
	"guard/policy/shell/source"
	"guard/policy/shell/taint"
	"guard/policy/shell/tool/network"
	"guard/policy/shell/tool/project"
)

// judge judges a command by the table of its program: what it is to run it at all, its
// options, and its operands by a routine or by their roles. What an option says holds for
// the operands, so options come first.
func (j *invocationJudge) judge(c *effect.Call, e *program.Entry, args []taint.Word) taint.Stream {
	name := firstName(e, args[0].Text)
	v := option.Parse(e, name, args[1:])
	if program.HelpLoads(v.Name) && v.Gave("-h", "--help", "help") {
		v.Marks &^= program.Info
	}
	c.Cmd.Signature = v.Name
	cwd, maybe, within := j.State.Cwd, j.State.Maybe, j.State.Within
	if out, done := j.ownReading(c, v, args); done {
		return out
	}
	if out, done := j.repositories.Alias(c, v, args); done {
		return out
	}
	j.Strangers(c, v)
	j.unlisted.optionNames(c, v)
	j.OpenWords(c, v)
	out := taint.Stream{From: taint.FromSystem}
	if v.Marked(program.Info) {
		j.options(c, v)
		if folder, ok := j.ToolFolder(v); ok {
			out = folder
		}
	} else {
		out = j.acts(c, v)
	}
	c.Pays()
	j.CarriesSecrets(c, v)
	j.afterwards(c, v)
	if !changesFolder(v.Entry) {
		j.State.Cwd, j.State.Maybe, j.State.Within = cwd, maybe, within
	}
	return out
}

// acts judges a program that does more than tell of itself.
func (j *invocationJudge) acts(c *effect.Call, v *option.Invocation) taint.Stream {
	defer project.LoadsVariables(j.projects, c, v)()
	j.rating.Rate(c, v)
	j.projects.Goals(c, v)
	j.unlisted.named(c, v)
	j.options(c, v)
	j.worksIn(c, v) // where -C and its like lead
	if option.AsksService(v) {
		j.network.Service(c, v)
	}
	j.repositories.Embedded(c, v)
	j.LeavesFolder(v)
	project.EntersMember(j.projects, c, v)
	j.unlisted.unlisted(c, v)
	j.projects.Includes(c, v)
	project.NamesElsewhere(j.projects, c, v)
	project.Spelled(j.projects, c, v)
	brought := j.Brought()
	out := j.special(c, v)
	if j.Brought() > brought {
		j.repositories.Brings(c)
	}
	j.completes(c, v)
	j.beyondWords(c, v)
	return out
}

// beyondWords judges what a program does that no word of it says: the code and the
// manifests of the project that it goes by, and what lies in the folders that it takes whole.
func (j *invocationJudge) beyondWords(c *effect.Call, v *option.Invocation) {
	starts := source.Starts{Judge: j.texts}
	starts.LoadsFolders(c) // before what it runs is looked at
	starts.PythonOptions(c, v)
	j.optionsInSettings(c, v)
	project.Climbs(j.projects, c, v)
	j.projects.Project(c, v)
	j.sources.SourceInput(c, v)
	j.projects.Tasks(c, v)
	j.projects.BuildsBy(c, v)
	j.projects.Documents(c, v)
	j.operand.images.Kustomizes(c, v)
	j.operand.images.Interpolates(c, v)
	j.projects.Factories(c, v)
	j.dependencies.EmptiesFolders(c, v)
	j.Searches(c, v)
	j.archives.WholeFolders(c, v)
	j.TakesFolders(c, v)
	j.PrintsWords(c, v)
	j.dependencies.FetchesNew(c, v)
	j.dependencies.FetchesNamed(c, v)
	j.dependencies.FetchesImports(c, v)
	j.dependencies.FetchesToolchain(c, v)
	j.dependencies.FetchesByItself(c, v)
	j.dependencies.NamesModules(c, v)
	j.dependencies.Personal(c, v)
	j.dependencies.PythonFolders(c)
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
func (j *invocationJudge) options(c *effect.Call, v *option.Invocation) {
	for _, u := range v.Used {
		if u.Opt.Effects == "cd" {
			j.operand.role(c, v, program.Folder, u.Value)
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
			j.effect(c, v, u, e)
		}
	}
}

// effect judges one effect of one option.
func (j *invocationJudge) effect(c *effect.Call, v *option.Invocation, u option.Used, e program.Effect) {
	switch {
	case e.Name == "binds":
		if !network.Binds(u.Value) {
			c.Raise(risk.High, risk.NetworkRisk, effect.Say("{0} talks to the network", v.Name+" "+u.Name))
		}
	case e.Name == "code" && j.rating.LooksAtStore(c, v):
		return
	case e.Level == risk.Unset:
	case v.Name == "fuser" && e.Name == "system" && j.results.processes.EndsAtPort(v):
		c.Raise(risk.Medium, 0, effect.Say("ends {0}, which this agent started", taint.Join(v.Operands).Show()))
	case e.Name == "overwrites" && access.LinksOverNothing(j.Judge, c, v):
	case v.Marked(program.Dry) && e.Role == program.NoRole && e.Categories != 0 &&
		e.Categories&^(risk.FSDeleteOverwrite|risk.Delete) == 0:
		// What would go is only shown (rsync -n --delete).
	case v.Marked(program.Help) && u.Opt.Arity == program.Flag && e.Role == program.NoRole:
		// Help is printed instead (pip list --outdated --help).
	case !(v.Marked(program.Asks) && u.Opt.Effects == "installs" && u.Opt.Arity == program.Flag):
		if e.Name == "answer" {
			c.Raise(e.Level, 0, effect.Say(rating.SaysService, v.Name))
			j.network.Service(c, v)
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
			j.UsesOutside(c, u.Value)
		}
		j.Reads(c, u.Value) // also where the operands are changed or removed
		if strings.Contains(u.Value.Text, "://") {
			j.network.LooseURL(c, v, u.Value)
		} else if _, file, ok := strings.Cut(u.Value.Text, "="); ok { // NAME=FILE
			j.Reads(c, u.Value.Value(len(u.Value.Text)-len(file)))
		}
	case program.Look, program.Pattern:
		j.operand.role(c, v, e.Role, u.Value)
	default:
		c.AsExtra(func() { j.operand.role(c, v, e.Role, u.Value) })
	}
}

// generic judges the operands by their roles and tells what comes out.
func (j *invocationJudge) generic(c *effect.Call, v *option.Invocation) taint.Stream {
	j.operands(c, v)
	if v.Entry.Stdin == program.StartsShell && !givesCommand(v) {
		return j.shells.projects.RunsInput(c, v, c.In)
	}
	return j.results.output(c, v)
}

// givesCommand reports an invocation that names what it starts.
func givesCommand(v *option.Invocation) bool {
	return slices.Contains(program.Roles(v.Entry.Operands, len(v.Operands)), program.CommandWords) || v.Has("--command")
}

func (j *invocationJudge) operands(c *effect.Call, v *option.Invocation) {
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
			j.shells.afterDashes(c, v, tail, words[v.Rest:])
			words = words[:v.Rest]
		}
		table = fixed
	}
	roles := program.Roles(table, len(words))
	j.operand.shifted(c, v, table, words, roles)
	for i, a := range words {
		switch role := roles[i]; role {
		case program.CommandWords, program.AppletName, program.CommandLine:
			j.shells.starts(c, v, role, words[i:], strings.Contains(table, "run..."))
			if role != program.CommandLine || strings.Contains(table, "run...") {
				return
			}
		default:
			j.operand.role(c, v, role, a)
		}
	}
	if strings.HasPrefix(table, "link") {
		j.LinksOf(c, v, words)
	}
}
