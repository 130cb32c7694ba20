package shell

import (
	"strings"

	"guard/policy/risk"
	"guard/policy/shell/program"
)

// interpret judges a command by the table of its program.
func (k *invocationJudge) interpret(c *call, e *program.Entry, args []arg) stream {
	name := firstName(e, args[0].text)
	v := parse(e, name, args[1:])
	c.cmd.Signature = v.name
	cwd, maybe, within := k.state.cwd, k.state.maybe, k.state.within
	if out, done := k.ownReading(c, v, args); done {
		return out
	}
	k.strangers(c, v)
	k.unlisted.optionNames(c, v)
	k.openWords(c, v)
	info := v.marked(program.Info)
	if !info {
		k.rating.base(c, v)
		k.projects.goals(c, v)
		k.unlisted.named(c, v)
	}
	k.options(c, v)
	if !info {
		k.worksIn(c, v) // where -C and its like lead
	}
	if !info && asksService(v) {
		k.network.service(c, v)
	}
	out := stream{from: fromSystem}
	if folder, ok := k.toolFolder(v); info && ok {
		out = folder
	}
	if !info {
		k.repositories.embedded(c, v)
		k.leavesFolder(v)
		k.unlisted.unlisted(c, v)
		k.projects.includes(c, v)
		out = k.special(c, v)
		k.projects.project(c, v)
		k.sources.sourceInput(c, v)
		k.projects.tasks(c, v)
		k.projects.buildsBy(c, v)
		k.dependencies.emptiesFolders(c, v)
		k.searches(c, v)
		k.archives.wholeFolders(c, v)
		k.takesFolders(c, v)
		k.archives.printsWords(c, v)
		k.dependencies.fetchesNew(c, v)
		k.dependencies.fetchesNamed(c, v)
		k.dependencies.fetchesByItself(c, v)
		k.dependencies.namesModules(c, v)
		k.dependencies.pythonFolders(c)
	}
	c.pays()
	k.carriesSecrets(c, v)
	k.afterwards(c, v)
	if !changesFolder(v.entry) {
		k.state.cwd, k.state.maybe, k.state.within = cwd, maybe, within
	}
	return out
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
func (k *invocationJudge) options(c *call, v *invocation) {
	for _, u := range v.used {
		if u.opt.Effects == "cd" {
			k.operand.role(c, v, program.Folder, u.value)
		}
	}
	for _, u := range v.used {
		if u.opt.Effects == "" || u.opt.Effects == "cd" {
			if u.given && u.value.from&fromSecret != 0 {
				c.data |= fromSecret
			}
			continue
		}
		for name := range strings.SplitSeq(u.opt.Effects, "+") {
			e, _ := program.EffectNamed(name)
			k.effect(c, v, u, e)
		}
	}
}

// effect judges one effect of one option.
func (k *invocationJudge) effect(c *call, v *invocation, u used, e program.Effect) {
	switch {
	case e.Level == risk.Unset:
	case v.marked(program.Help) && u.opt.Arity == program.Flag && e.Role == program.NoRole:
		// Help is printed instead (pip list --outdated --help).
	case !(v.marked(program.Asks) && u.opt.Effects == "installs" && u.opt.Arity == program.Flag):
		if e.Name == "answer" {
			c.raise(e.Level, 0, say(saysService, v.name))
			break
		}
		c.raise(e.Level, e.Categories, say(wording(e.Categories, e.Level), v.name+" "+u.name))
	}
	if e.Role == program.NoRole || !u.given && u.opt.Arity != program.Flag {
		return
	}
	switch e.Role {
	case program.Read:
		if worksOnProject(v) && strings.HasPrefix(v.entry.Operands, "text") {
			k.usesOutside(c, u.value)
		}
		k.reads(c, u.value) // also where the operands are changed or removed
		if strings.Contains(u.value.text, "://") {
			k.network.looseURL(c, v, u.value)
		} else if _, file, ok := strings.Cut(u.value.text, "="); ok { // NAME=FILE
			k.reads(c, u.value.value(len(u.value.text)-len(file)))
		}
	case program.Look, program.Pattern:
		k.operand.role(c, v, e.Role, u.value)
	default:
		c.asExtra(func() { k.operand.role(c, v, e.Role, u.value) })
	}
}

// generic judges the operands by their roles and tells what comes out.
func (k *invocationJudge) generic(c *call, v *invocation) stream {
	k.operands(c, v)
	return k.results.output(c, v)
}

func (k *invocationJudge) operands(c *call, v *invocation) {
	table := v.entry.Operands
	if v.marked(program.NoOperands) {
		_, table, _ = strings.Cut(strings.TrimSpace(table), " ")
	}
	words := v.operands
	if v.lost || len(words) == 0 {
		return
	}
	if fixed, tail, ok := strings.Cut(table, "-- "); ok {
		// What follows "--" is another command's.
		if v.rest >= 0 {
			k.shells.afterDashes(c, v, tail, words[v.rest:])
			words = words[:v.rest]
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
		k.linksOf(c, v, words)
	}
}
