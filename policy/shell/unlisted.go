package shell

import (
	"slices"
	"strings"

	"guard/policy/code"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/access"
	"guard/policy/shell/effect"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/source"
	"guard/policy/shell/table"
	"guard/policy/shell/taint"
	"guard/policy/shell/tool/git"
	"guard/policy/shell/tool/network"
)

// namesForm reports an option whose name is the form of an output alone: its
// value, where it has one, is the file.
func namesForm(words []string) bool { return len(words) == 1 && slices.Contains(forms, words[0]) }

var forms = strings.Fields("json xml yaml csv tsv toml html markdown text summary junit sarif")

// saysOutput reports a word by which an option may say what is written, if the next word is its value.
func saysOutput(word string) bool {
	return slices.Contains(forms, word) || slices.Contains(outputs, word)
}

var outputs = strings.Fields("output out outfile file report reports cache log logfile image dest destination save " +
	"write export dump graph result results baseline snapshot svg png pdf dot archive target")

// urlPaths are options whose value is a path in addresses, not on disk.
var urlPaths = []string{"base", "basepath", "baseurl", "publicpath", "publicurl", "route", "mount"}

// unlisted judges the options that a table let through.
func (j *unlistedJudge) unlisted(c *effect.Call, v *option.Invocation) {
	j.argumentFiles(c, v)
	for _, u := range v.Unlisted {
		words := access.NameWords(u.Name)
		if len(words) == 0 || slices.Contains(declined, words[0]) {
			continue
		}
		j.tells(c, v, u.Name, words, u.Value)
		if u.Given && namesForm(words) && !strings.Contains(u.Value.Text, "://") &&
			strings.ContainsAny(u.Value.Text, "./") {
			j.Writes(c, u.Value, access.Overwrites) // --json=report.json
		}
		if !u.Given && v.Entry.Level > risk.Low && slices.ContainsFunc(words, saysOutput) {
			j.OverUnsaved(c, u.Value) // --json report.json
		}
		if u.Value.Text != "" && j.Place(u.Value).Is(place.Secret) {
			j.Reads(c, u.Value)
		}
		if u.Given && j.Place(u.Value).Any(place.Executed|place.Startup|place.VCS) {
			j.Writes(c, u.Value, access.Edits)
		}
		if u.Given && !slices.Contains(urlPaths, strings.Join(words, "")) {
			j.operand.looseWord(c, v, u.Value)
		}
	}
	if !option.WorksOnProject(v) {
		j.optionFiles(c, v)
		return
	}
	for _, u := range v.Used {
		j.listedValue(c, v, u)
	}
	for _, u := range v.Unlisted {
		j.handsOn(c, v, taint.Literal(u.Name))
		j.namesOwnCode(c, u.Value)
	}
	if v.Entry.Stops() || strings.Contains(v.Entry.Operands, "cmd") {
		return // its words are another command's
	}
	for i, a := range v.Operands {
		j.unlistedWord(c, v, a, v.Rest >= 0 && i >= v.Rest)
	}
	if v.Rest >= 0 && len(v.Operands) > v.Rest+1 && program.Find(v.Operands[v.Rest].Text) != nil {
		j.Walk.Forwarded(c, append([]taint.Word{taint.Literal(v.Name)}, v.Operands[v.Rest:]...))
	}
	j.unlistedTask(c, v)
}

// listedValue judges the value of an option that the table has, beyond what it
// says there.
func (j *unlistedJudge) listedValue(c *effect.Call, v *option.Invocation, u option.Used) {
	j.handsOn(c, v, u.Value)
	j.operand.listens(c, v, u.Value)
	switch {
	case !u.Given:
	case strings.HasPrefix(u.Opt.Effects, "read") && strings.Contains(u.Value.Text, "://"):
		j.network.LooseURL(c, v, u.Value)
	case u.Opt.Effects != "":
	default:
		j.namesOwnCode(c, u.Value)
		j.pair(c, v, u.Value)
		if !strings.ContainsAny(u.Value.Text, " \n") {
			j.namedOutside(c, u)
		}
		if access.HasCodeEnding(u.Value.Text) {
			j.tells(c, v, u.Name, access.NameWords(u.Name), u.Value)
		}
	}
}

// namedOutside judges a value of which the table says nothing, by itself and behind a
// label (html:/opt/x): a path outside the workspace, or secrets, which an error quotes.
func (j *unlistedJudge) namedOutside(c *effect.Call, u option.Used) {
	a := u.Value
	if _, file, ok := strings.Cut(a.Text, ":"); ok && network.LeadsAway(file) {
		a = a.Value(len(a.Text) - len(file))
	}
	switch {
	case network.LeadsAway(a.Text):
		j.Leads(c, a)
	case !slices.ContainsFunc(access.NameWords(u.Name), func(w string) bool { return slices.Contains(declined, w) }):
		j.Glance(c, a)
	}
}

// namesOwnCode judges an option's value that is a file of code which this session
// wrote: a program that works on the project may load it.
func (j *unlistedJudge) namesOwnCode(c *effect.Call, a taint.Word) {
	p := j.Place(a)
	if strings.HasPrefix(a.Text, ".") {
		j.projects.ModuleNamed(c, a)
	}
	if !a.Known() || code.LanguageOf(p.Path, "") == code.Unknown || !slices.Contains(j.SessionFiles(), p.Path) {
		return
	}
	j.projects.StartsFile(c, &source.ProgramText{}, c.Program(), p.Path)
}

// unlistedWord judges an operand, whatever the table says that it is.
func (j *unlistedJudge) unlistedWord(c *effect.Call, v *option.Invocation, a taint.Word, afterDashes bool) {
	j.handsOn(c, v, a)
	j.pair(c, v, a)
	switch {
	// sox(1), gm(1), TeX, gs(1): the output of a command
	case strings.HasPrefix(a.Text, "|"), strings.HasPrefix(a.Text, "%pipe%"):
		c.Raise(risk.Medium, risk.ExecArbitrary, effect.Say("{0} runs the command {1}", v.Name, a.Show()))
		j.forwardedText(c, v, a.Value(1))
	case strings.HasPrefix(a.Text, "@") && network.LeadsAway(a.Text[1:]): // a file of further words
		j.Leads(c, a.Value(1))
	case strings.Contains(a.Text, "://"):
		j.network.LooseURL(c, v, a)
	case v.Entry.Special == program.GitLocal && network.LeadsAway(a.Text) && !git.AddsWorktree(v):
		j.Leads(c, a)
	case strings.Contains(a.Text, " "):
		j.forwardedText(c, v, a)
	case afterDashes && strings.HasPrefix(a.Text, "-"):
		name, value, _ := strings.Cut(a.Text, "=")
		j.tells(c, v, name, access.NameWords(name), a.Value(len(a.Text)-len(value)))
	}
}

// maxTasks is how many further words may be names of tasks: turbo run test deploy.
const maxTasks = 3

// takesNames are programs whose words are names of files, never tasks (GNU coreutils 9.5): mkdir deploy.
const takesNames = "mkdir mkfifo rmdir touch truncate tee ln cp mv"

// unlistedTask judges the first operand of a program that works on the project
// by its last word, and every one where each is a task of its own.
func (j *unlistedJudge) unlistedTask(c *effect.Call, v *option.Invocation) {
	if len(v.Chain) == 1 && table.HasWord(takesNames, v.Name) {
		return
	}
	named := strings.HasPrefix(v.Entry.Operands, "text") || v.Chain[0].Goals
	j.tellingPair(c, v)
	for i, a := range v.Operands {
		if i > maxTasks && !v.Chain[0].Goals || strings.ContainsAny(a.Text, "./=") {
			return
		}
		words := access.NameWords(a.Text)
		if len(words) == 0 || len(v.Chain) > 1 && !v.Chain[0].Goals {
			continue
		}
		cats := access.Tasks[words[len(words)-1]]
		if !named && cats&(risk.AccountChange|risk.Publish|risk.NetworkRisk|risk.DepsInstallUpdate) == 0 ||
			!named && i > 0 {
			continue // the name of a file
		}
		if v.Chain[0].Goals {
			cats &^= risk.DepsInstallUpdate | risk.NetworkRisk // mvn install
		}
		if cats == 0 {
			continue
		}
		level := risk.Medium
		if cats != risk.ExecArbitrary {
			level = risk.High
		}
		c.Raise(level, cats, effect.Say(effect.Wording(cats, level), v.Name+" "+a.Show()))
		if cats == risk.ExecArbitrary {
			j.Walk.Forwarded(c, append([]taint.Word{{Text: v.Name, Src: v.Name}}, v.Operands[i+1:]...))
		}
	}
}

// tellingPair judges two subcommands that say more together: config set, cache clean.
func (j *unlistedJudge) tellingPair(c *effect.Call, v *option.Invocation) {
	if len(v.Chain) > 1 || len(v.Operands) < 2 || !v.Operands[0].Known() || !v.Operands[1].Known() {
		return
	}
	two := v.Operands[0].Text + " " + v.Operands[1].Text
	for _, t := range taskPairs {
		if slices.Contains(strings.Fields(t.first), v.Operands[0].Text) &&
			slices.Contains(strings.Fields(t.second), v.Operands[1].Text) {
			c.Raise(risk.High, t.cats, effect.Say(effect.Wording(t.cats, risk.High), v.Name+" "+two))
		}
	}
}

// pair judges KEY=VALUE given to a program that works on the project:
// -DargLine=-javaagent:x.jar, -o addopts=-px, X='$(shell id)'.
func (j *unlistedJudge) pair(c *effect.Call, v *option.Invocation, a taint.Word) {
	key, value, ok := strings.Cut(a.Text, "=")
	if rest, msbuild := strings.CutPrefix(key, "/p"); msbuild { // /p:NAME=VALUE, /property:NAME=VALUE
		key = strings.TrimPrefix(strings.TrimPrefix(rest, "roperty"), ":")
	}
	if !ok || strings.ContainsAny(key, " /") {
		return
	}
	a = a.Value(len(a.Text) - len(value))
	if script := strings.HasPrefix(key, "scripts.") || strings.HasPrefix(key, "scripts["); script { // npm-pkg(1)
		j.Walk.ShellText(c, v.Name, a)
		c.Silent = false
	}
	switch program.VariableDoes(key) {
	case program.LoadsCode, program.RunsCommand, program.LoadsFolder, program.TakesOptions:
		j.expander.Environment(c, key, a)
	}
	words := access.NameWords(key)
	j.tells(c, v, key, append(words, strings.ToLower(key[strings.LastIndexByte(key, '.')+1:])), a)
	j.operand.looseWord(c, v, a)
	if strings.Contains(value, "$(") {
		c.Raise(risk.Medium, risk.ExecArbitrary,
			effect.Say("{0} expands {1}, which may run a command", v.Name, a.Show()))
	}
}

// handsOn judges options for other programs inside a word: those of linkers,
// virtual machines and interpreters that load code.
func (j *unlistedJudge) handsOn(c *effect.Call, v *option.Invocation, a taint.Word) {
	for _, o := range loadingOptions {
		if strings.Contains(a.Text, o) {
			c.Raise(risk.Medium, risk.ExecArbitrary,
				effect.Say("{0} hands on the option {1}, which loads code", v.Name, o))
			return
		}
	}
	if strings.HasPrefix(a.Text, "@") && program.Has(v.Chain[0].Options, "@") {
		c.Raise(risk.Medium, risk.ExecArbitrary, effect.Say("{0} takes further options from {1}", v.Name, a.Show()))
		j.Leads(c, a.Value(1))
	}
}

// optionFiles judges files of options for a program that only shows: it puts out what it
// does not know (c++filt @FILE).
func (j *unlistedJudge) optionFiles(c *effect.Call, v *option.Invocation) {
	if !program.Has(v.Entry.Options, "@") {
		return
	}
	for _, a := range v.Operands {
		if strings.HasPrefix(a.Text, "@") {
			j.Reads(c, a.Value(1))
		}
	}
}

// loadingOptions: go tool link, gcc(1), ld(1), java(1), node(1), ghc and tar manuals.
var loadingOptions = strings.Fields("-extld -toolexec -fplugin -fpass-plugin -wrapper, -javaagent -agentlib " +
	"-agentpath -Xbootclasspath --require= --import= --loader= -pgmF -pgmL " +
	"-plugin, -plugin= --plugin -load-plugin -vmodule-plugin auto_prepend_file shell_escape shell-escape NOSAFER " +
	"UNSECURE -C,linker= linker= \\write18 \\input{| $$system( -Xplugin")

// tells raises what a name says.
func (j *unlistedJudge) tells(c *effect.Call, v *option.Invocation, name string, words []string, value taint.Word) {
	for _, w := range words {
		cats := access.TellingWords()[w]
		if slices.Contains(tellingWithFile, w) && (namesCode(value.Text) || namesObject(value.Text)) {
			cats |= risk.ExecArbitrary
		}
		if cats == 0 || cats == risk.ExecArbitrary && knownCompiler(value) {
			continue
		}
		level := risk.Medium
		if cats != risk.ExecArbitrary {
			level = risk.High
		}
		c.Raise(level, cats, effect.Say(effect.Wording(cats, level), v.Name+" "+name))
		if cats == risk.ExecArbitrary && strings.Contains(value.Text, " ") {
			j.forwardedText(c, v, value)
		}
	}
}

// forwardedText judges a value that may be a command line, and may not be.
func (j *unlistedJudge) forwardedText(c *effect.Call, v *option.Invocation, a taint.Word) {
	words := strings.Fields(a.Text)
	if len(words) > 1 && program.Find(words[0]) != nil {
		j.Walk.ShellText(c, v.Name, a)
		c.Silent = false
	}
}
