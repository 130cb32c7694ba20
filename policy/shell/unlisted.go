package shell

import (
	"slices"
	"strings"

	"guard/policy/code"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/program"
)

// A table that ends in "-*" lets options through that it does not list. One that
// neither its name nor the program's manual calls harmless is not known. What
// such a one would do is read from its name and its value besides:
// --post-hook=./x.sh runs code in every program that has it, and a value outside
// the workspace is read or written there. It only ever raises.

// mayDoMore reports a program of which nothing worse is known than that it works
// on the project or only shows: an option that nobody knows may run code in it
// or write elsewhere.
func mayDoMore(v *invocation) bool {
	return v.entry.Level <= risk.Medium && v.entry.Level != risk.Unset && v.entry.Categories == 0 && !asksService(v) && !strings.HasPrefix(v.entry.Operands, "note")
}

// harmless reports an option that the table does not have and that tunes only. A
// number as its value names no code, no file and no host.
func harmless(v *invocation, u used) bool {
	number := u.value.text != "" && strings.Trim(u.value.text, "0123456789") == ""
	return number || program.Harmless(v.name, u.name, u.given)
}

// namesForm reports an option whose name is the form of an output alone: its
// value, where it has one, is the file.
func namesForm(words []string) bool { return len(words) == 1 && slices.Contains(forms, words[0]) }

var forms = strings.Fields("json xml yaml csv tsv toml html markdown text summary junit sarif")

// urlPaths are options whose value is a path in addresses, not on disk.
var urlPaths = []string{"base", "basepath", "baseurl", "publicpath", "publicurl", "route", "mount"}

// unlisted judges the options that a table let through.
func (k *unlistedJudge) unlisted(c *call, v *invocation) {
	for _, u := range v.loose {
		words := nameWords(u.name)
		if len(words) == 0 || slices.Contains(declined, words[0]) {
			continue
		}
		k.tells(c, v, u.name, words, u.value)
		if u.given && namesForm(words) && !strings.Contains(u.value.text, "://") && strings.ContainsAny(u.value.text, "./") {
			k.writes(c, u.value, overwrites) // --json=report.json
		}
		if u.value.text != "" && k.place(u.value).Is(place.Secret) {
			k.reads(c, u.value)
		}
		if u.given && k.place(u.value).Any(place.Executed|place.Startup|place.VCS) {
			k.writes(c, u.value, edits)
		}
		if u.given && !slices.Contains(urlPaths, strings.Join(words, "")) {
			k.operand.looseWord(c, v, u.value)
		}
	}
	if !worksOnProject(v) {
		return
	}
	for _, u := range v.used {
		k.listedValue(c, v, u)
	}
	for _, u := range v.loose {
		k.handsOn(c, v, literalArg(u.name))
		k.namesOwnCode(c, u.value)
	}
	if v.entry.Stops() || strings.Contains(v.entry.Operands, "cmd") {
		return // its words are another command's
	}
	for i, a := range v.operands {
		k.unlistedWord(c, v, a, v.rest >= 0 && i >= v.rest)
	}
	if v.rest >= 0 && len(v.operands) > v.rest+1 && program.Find(v.operands[v.rest].text) != nil {
		k.walk.Forwarded(c, append([]arg{literalArg(v.name)}, v.operands[v.rest:]...))
	}
	k.unlistedTask(c, v)
}

// listedValue judges the value of an option that the table has, beyond what it
// says there.
func (k *unlistedJudge) listedValue(c *call, v *invocation, u used) {
	k.handsOn(c, v, u.value)
	k.operand.listens(c, v, u.value)
	switch {
	case !u.given:
	case strings.HasPrefix(u.opt.Effects, "read") && strings.Contains(u.value.text, "://"):
		k.network.looseURL(c, v, u.value)
	case u.opt.Effects != "":
	default:
		k.namesOwnCode(c, u.value)
		k.pair(c, v, u.value)
		if !strings.ContainsAny(u.value.text, " \n") {
			k.namedOutside(c, u)
		}
		if hasCodeEnding(u.value.text) {
			k.tells(c, v, u.name, nameWords(u.name), u.value)
		}
	}
}

// namedOutside judges a value of which the table says nothing, by itself and behind a
// label (html:/opt/x): a path outside the workspace, or secrets, which an error quotes.
func (k *unlistedJudge) namedOutside(c *call, u used) {
	a := u.value
	if _, file, ok := strings.Cut(a.text, ":"); ok && leadsAway(file) {
		a = a.value(len(a.text) - len(file))
	}
	switch {
	case leadsAway(a.text):
		k.leads(c, a)
	case !slices.ContainsFunc(nameWords(u.name), func(w string) bool { return slices.Contains(declined, w) }):
		k.glance(c, a)
	}
}

// namesOwnCode judges an option's value that is a file of code which this session
// wrote: a program that works on the project may load it.
func (k *unlistedJudge) namesOwnCode(c *call, a arg) {
	p := k.place(a)
	if strings.HasPrefix(a.text, ".") {
		k.projects.moduleNamed(c, a)
	}
	if !a.known() || code.LanguageOf(p.Path, "") == code.Unknown || !slices.Contains(k.sessionFiles(), p.Path) {
		return
	}
	k.projects.startsFile(c, &programText{}, c.program(), p.Path)
}

// unlistedWord judges an operand, whatever the table says that it is.
func (k *unlistedJudge) unlistedWord(c *call, v *invocation, a arg, afterDashes bool) {
	k.handsOn(c, v, a)
	k.pair(c, v, a)
	switch {
	case strings.HasPrefix(a.text, "|"), strings.HasPrefix(a.text, "%pipe%"): // sox(1), gm(1), TeX, gs(1): the output of a command
		c.raise(risk.Medium, risk.ExecArbitrary, say("{0} runs the command {1}", v.name, a.show()))
		k.forwardedText(c, v, a.value(1))
	case strings.HasPrefix(a.text, "@") && leadsAway(a.text[1:]): // a file of further words
		k.leads(c, a.value(1))
	case strings.Contains(a.text, "://"):
		k.network.looseURL(c, v, a)
	case v.entry.Special == program.GitLocal && leadsAway(a.text) && !addsWorktree(v):
		k.leads(c, a)
	case strings.Contains(a.text, " "):
		k.forwardedText(c, v, a)
	case afterDashes && strings.HasPrefix(a.text, "-"):
		name, value, _ := strings.Cut(a.text, "=")
		k.tells(c, v, name, nameWords(name), a.value(len(a.text)-len(value)))
	}
}

// maxTasks is how many further words may be names of tasks: turbo run test deploy.
const maxTasks = 3

// unlistedTask judges the first operand of a program that works on the project
// by its last word, and every one where each is a task of its own.
func (k *unlistedJudge) unlistedTask(c *call, v *invocation) {
	named := strings.HasPrefix(v.entry.Operands, "text") || v.chain[0].Goals
	k.tellingPair(c, v)
	for i, a := range v.operands {
		if i > maxTasks && !v.chain[0].Goals || strings.ContainsAny(a.text, "./=") {
			return
		}
		words := nameWords(a.text)
		if len(words) == 0 || len(v.chain) > 1 && !v.chain[0].Goals {
			continue
		}
		cats := tasks[words[len(words)-1]]
		if !named && cats&(risk.AccountChange|risk.Publish|risk.NetworkRisk|risk.DepsInstallUpdate) == 0 || !named && i > 0 {
			continue // the name of a file
		}
		if v.chain[0].Goals {
			cats &^= risk.DepsInstallUpdate | risk.NetworkRisk // mvn install
		}
		if cats == 0 {
			continue
		}
		level := risk.Medium
		if cats != risk.ExecArbitrary {
			level = risk.High
		}
		c.raise(level, cats, say(wording(cats, level), v.name+" "+a.show()))
		if cats == risk.ExecArbitrary {
			k.walk.Forwarded(c, append([]arg{{text: v.name, src: v.name}}, v.operands[i+1:]...))
		}
	}
}

// tellingPair judges two subcommands that say more together: config set, cache clean.
func (k *unlistedJudge) tellingPair(c *call, v *invocation) {
	if len(v.chain) > 1 || len(v.operands) < 2 || !v.operands[0].known() || !v.operands[1].known() {
		return
	}
	two := v.operands[0].text + " " + v.operands[1].text
	for _, t := range taskPairs {
		if slices.Contains(strings.Fields(t.first), v.operands[0].text) && slices.Contains(strings.Fields(t.second), v.operands[1].text) {
			c.raise(risk.High, t.cats, say(wording(t.cats, risk.High), v.name+" "+two))
		}
	}
}

// pair judges KEY=VALUE given to a program that works on the project:
// -DargLine=-javaagent:x.jar, -o addopts=-px, X='$(shell id)'.
func (k *unlistedJudge) pair(c *call, v *invocation, a arg) {
	key, value, ok := strings.Cut(a.text, "=")
	if rest, msbuild := strings.CutPrefix(key, "/p"); msbuild { // /p:NAME=VALUE, /property:NAME=VALUE
		key = strings.TrimPrefix(strings.TrimPrefix(rest, "roperty"), ":")
	}
	if !ok || strings.ContainsAny(key, " /") {
		return
	}
	a = a.value(len(a.text) - len(value))
	if script := strings.HasPrefix(key, "scripts.") || strings.HasPrefix(key, "scripts["); script { // npm-pkg(1)
		k.walk.ShellText(c, v.name, a)
		c.silent = false
	}
	switch program.VariableDoes(key) {
	case program.LoadsCode, program.RunsCommand, program.LoadsFolder:
		k.expander.environment(c, key, a)
	}
	words := nameWords(key)
	k.tells(c, v, key, append(words, strings.ToLower(key[strings.LastIndexByte(key, '.')+1:])), a)
	k.operand.looseWord(c, v, a)
	if strings.Contains(value, "$(") {
		c.raise(risk.Medium, risk.ExecArbitrary, say("{0} expands {1}, which may run a command", v.name, a.show()))
	}
}

// handsOn judges options for other programs inside a word: those of linkers,
// virtual machines and interpreters that load code.
func (k *unlistedJudge) handsOn(c *call, v *invocation, a arg) {
	for _, o := range loadingOptions {
		if strings.Contains(a.text, o) {
			c.raise(risk.Medium, risk.ExecArbitrary, say("{0} hands on the option {1}, which loads code", v.name, o))
			return
		}
	}
	if strings.HasPrefix(a.text, "@") && program.Has(v.chain[0].Options, "@") {
		c.raise(risk.Medium, risk.ExecArbitrary, say("{0} takes further options from {1}", v.name, a.show()))
		k.leads(c, a.value(1))
	}
}

// loadingOptions: go tool link, gcc(1), ld(1), java(1), node(1), ghc and tar manuals.
var loadingOptions = strings.Fields("-extld -toolexec -fplugin -fpass-plugin -wrapper, -javaagent -agentlib -agentpath -Xbootclasspath --require= --import= --loader= -pgmF -pgmL " +
	"-plugin, -plugin= --plugin -load-plugin -vmodule-plugin auto_prepend_file shell_escape shell-escape NOSAFER UNSECURE -C,linker= linker= \\write18 \\input{| $$system( -Xplugin")

// tells raises what a name says.
func (k *unlistedJudge) tells(c *call, v *invocation, name string, words []string, value arg) {
	for _, w := range words {
		cats := tellingWords()[w]
		if slices.Contains(tellingWithFile, w) && (namesCode(value.text) || namesObject(value.text)) {
			cats |= risk.ExecArbitrary
		}
		if cats == 0 || cats == risk.ExecArbitrary && knownCompiler(value) {
			continue
		}
		level := risk.Medium
		if cats != risk.ExecArbitrary {
			level = risk.High
		}
		c.raise(level, cats, say(wording(cats, level), v.name+" "+name))
		if cats == risk.ExecArbitrary && strings.Contains(value.text, " ") {
			k.forwardedText(c, v, value)
		}
	}
}

// forwardedText judges a value that may be a command line, and may not be.
func (k *unlistedJudge) forwardedText(c *call, v *invocation, a arg) {
	words := strings.Fields(a.text)
	if len(words) > 1 && program.Find(words[0]) != nil {
		k.walk.ShellText(c, v.name, a)
		c.silent = false
	}
}
