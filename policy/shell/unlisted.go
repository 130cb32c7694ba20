package shell

import (
	"slices"
	"strings"
	"sync"

	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/program"
)

// A table that ends in "-*" lets options through that it does not list. What
// such a one would do is read from its name and its value: --post-hook=./x.sh
// runs code in every program that has it, and a value outside the workspace
// is read or written there. It only ever raises.

// telling is what the words in a name give away. Sources: the usages of the
// programs whose tables end in "-*"; a name means the same in most of them.
var telling = []struct {
	words string
	cats  risk.Categories
}{
	{"exec execute executable cmd command commands shell eval preload prepend wrapper launcher hook hooks interpreter event macro jobscript", risk.ExecArbitrary},
	{"agent javaagent agentpath jvm jvmargs jvmarguments argline addopts plugin plugins addon addons prepipe preprocessor delegate pipe gdb nosafe trust aspects allow", risk.ExecArbitrary},
	{"delete purge wipe drop destroy expunge overwrite", risk.FSDeleteOverwrite},
	{"publish deploy", risk.Publish},
	{"upload submit", risk.NetworkRisk},
	{"login", risk.AccountChange},
	{"sudo", risk.Sudo},
}

// tellingWords is telling by the word.
var tellingWords = sync.OnceValue(func() map[string]risk.Categories {
	m := map[string]risk.Categories{}
	for _, t := range telling {
		for w := range strings.FieldsSeq(t.words) {
			m[w] = t.cats
		}
	}
	return m
})

// tellingWithFile are words that name code where their value is a file
// (--reporter ./x.js), and a choice where it is a word (--reporter dot).
var tellingWithFile = strings.Fields("runner reporter formatter format resolver transform transformer transforms environment pool filter processor setup rules rulesdir " +
	"listener library module require import include init initfile parser parsers preset presets loader compiler linker tool tools toolchain extension extensions " +
	"helper driver backend engine script scripts hooksdir python php ruby node java browser editor pager viewer program binary path executor template conf rc annotate cc cxx ld make layout settings check cluster extra taglet skeleton graphvizdot gscmd file entry use options")

// declined begin the names of options that turn something off or only list it.
var declined = []string{"no", "disable", "without", "skip", "list", "show", "print", "exclude", "ignore"}

// unlisted judges the options that a table let through.
func (k *walker) unlisted(c *call, v *invocation) {
	for _, u := range v.loose {
		words := nameWords(u.name)
		if len(words) == 0 || slices.Contains(declined, words[0]) {
			continue
		}
		k.tells(c, v, u.name, words, u.value)
		if u.given {
			k.looseWord(c, v, u.value)
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
	}
	if v.entry.Stops() || strings.Contains(v.entry.Operands, "cmd") {
		return // its words are another command's
	}
	for i, a := range v.operands {
		k.unlistedWord(c, v, a, v.rest >= 0 && i >= v.rest)
	}
	if v.rest >= 0 && len(v.operands) > v.rest+1 && program.Find(v.operands[v.rest].text) != nil {
		k.forwarded(c, append([]arg{literalArg(v.name)}, v.operands[v.rest:]...))
	}
	k.unlistedTask(c, v)
}

// listedValue judges the value of an option that the table has, beyond what it
// says there.
func (k *walker) listedValue(c *call, v *invocation, u used) {
	k.handsOn(c, v, u.value)
	switch {
	case !u.given:
	case strings.HasPrefix(u.opt.Effects, "read") && strings.Contains(u.value.text, "://"):
		k.looseURL(c, v, u.value)
	case u.opt.Effects != "":
	default:
		k.pair(c, v, u.value)
		k.listens(c, v, u.value)
		if !strings.ContainsAny(u.value.text, " \n") && leadsAway(u.value.text) {
			k.reads(c, u.value)
		}
		if hasCodeEnding(u.value.text) {
			k.tells(c, v, u.name, nameWords(u.name), u.value)
		}
	}
}

// unlistedWord judges an operand, whatever the table says that it is.
func (k *walker) unlistedWord(c *call, v *invocation, a arg, afterDashes bool) {
	k.handsOn(c, v, a)
	k.pair(c, v, a)
	switch {
	case strings.HasPrefix(a.text, "|"): // sox(1), gm(1), TeX: the output of a command
		c.raise(risk.Medium, risk.ExecArbitrary, say("{0} runs the command {1}", v.name, a.show()))
		k.forwardedText(c, v, a.value(1))
	case strings.Contains(a.text, "://"):
		k.looseURL(c, v, a)
	case strings.Contains(a.text, " "):
		k.forwardedText(c, v, a)
	case afterDashes && strings.HasPrefix(a.text, "-"):
		name, value, _ := strings.Cut(a.text, "=")
		k.tells(c, v, name, nameWords(name), a.value(len(a.text)-len(value)))
	}
}

// tasks are what the name of a subcommand, or of a task of the project, gives
// away where the table does not have it (celery purge, nx run-many -t deploy).
var tasks = map[string]risk.Categories{
	"publish": risk.Publish, "deploy": risk.Publish, "upload": risk.Publish | risk.NetworkRisk, "push": risk.Publish | risk.NetworkRisk, "submit": risk.NetworkRisk,
	"login": risk.AccountChange, "logout": risk.AccountChange,
	"purge": risk.Delete, "drop": risk.Delete, "destroy": risk.Delete, "wipe": risk.Delete, "nuke": risk.Delete, "erase": risk.FSDeleteOverwrite, "expunge": risk.FSDeleteOverwrite,
	"kill": risk.SystemImpact, "shutdown": risk.SystemImpact, "attach": risk.ExecArbitrary | risk.SystemImpact,
	"exec": risk.ExecArbitrary, "eval": risk.ExecArbitrary, "shell": risk.ExecArbitrary, "console": risk.ExecArbitrary, "repl": risk.ExecArbitrary,
}

// unlistedTask judges the first operand of a program that works on the project
// by its last word, and every one where each is a task of its own.
func (k *walker) unlistedTask(c *call, v *invocation) {
	named := strings.HasPrefix(v.entry.Operands, "text") || v.chain[0].Goals
	for i, a := range v.operands {
		if i > 1 && !v.chain[0].Goals || strings.ContainsAny(a.text, "./=") {
			return
		}
		words := nameWords(a.text)
		if len(words) == 0 || len(v.chain) > 1 && !v.chain[0].Goals {
			continue
		}
		cats := tasks[words[len(words)-1]]
		if !named && cats&(risk.AccountChange|risk.Publish|risk.NetworkRisk) == 0 || !named && i > 0 {
			continue // the name of a file
		}
		if cats == 0 {
			continue
		}
		level := risk.Medium
		if cats != risk.ExecArbitrary {
			level = risk.High
		}
		c.raise(level, cats, say("{0} {1} by its name {2}", v.name, a.show(), wording(cats, level)))
		if cats == risk.ExecArbitrary {
			k.forwarded(c, append([]arg{{text: v.name, src: v.name}}, v.operands[i+1:]...))
		}
	}
}

// pair judges KEY=VALUE given to a program that works on the project:
// -DargLine=-javaagent:x.jar, -o addopts=-px, X='$(shell id)'.
func (k *walker) pair(c *call, v *invocation, a arg) {
	key, value, ok := strings.Cut(a.text, "=")
	if !ok || strings.ContainsAny(key, " /") {
		return
	}
	a = a.value(len(a.text) - len(value))
	words := nameWords(key)
	k.tells(c, v, key, append(words, strings.ToLower(key[strings.LastIndexByte(key, '.')+1:])), a)
	k.looseWord(c, v, a)
	if strings.Contains(value, "$(") {
		c.raise(risk.Medium, risk.ExecArbitrary, say("{0} expands {1}, which may run a command", v.name, a.show()))
	}
}

// handsOn judges options for other programs inside a word: those of linkers,
// virtual machines and interpreters that load code.
func (k *walker) handsOn(c *call, v *invocation, a arg) {
	for _, o := range loadingOptions {
		if strings.Contains(a.text, o) {
			c.raise(risk.Medium, risk.ExecArbitrary, say("{0} hands on the option {1}, which loads code", v.name, o))
			return
		}
	}
	if strings.HasPrefix(a.text, "@") && program.Has(v.chain[0].Options, "@") {
		c.raise(risk.Medium, risk.ExecArbitrary, say("{0} takes further options from {1}", v.name, a.show()))
		k.reads(c, a.value(1))
	}
}

// loadingOptions: go tool link, gcc(1), ld(1), java(1), node(1), ghc and tar manuals.
var loadingOptions = strings.Fields("-extld -toolexec -fplugin -fpass-plugin -wrapper, -javaagent -agentlib -agentpath -Xbootclasspath --require= --import= --loader= -pgmF -pgmL " +
	"-plugin, -plugin= --plugin -load-plugin -vmodule-plugin auto_prepend_file shell_escape shell-escape NOSAFER UNSECURE -C,linker= linker= \\write18 \\input{|")

// tells raises what a name says.
func (k *walker) tells(c *call, v *invocation, name string, words []string, value arg) {
	for _, w := range words {
		cats := tellingWords()[w]
		if slices.Contains(tellingWithFile, w) && namesCode(value.text) {
			cats |= risk.ExecArbitrary
		}
		if cats == 0 || cats == risk.ExecArbitrary && knownCompiler(value) {
			continue
		}
		level := risk.Medium
		if cats != risk.ExecArbitrary {
			level = risk.High
		}
		c.raise(level, cats, say("{0} {1}: {2}", v.name, name, wording(cats, level)))
		if cats == risk.ExecArbitrary && strings.Contains(value.text, " ") {
			k.forwardedText(c, v, value)
		}
	}
}

// forwardedText judges a value that may be a command line, and may not be.
func (k *walker) forwardedText(c *call, v *invocation, a arg) {
	words := strings.Fields(a.text)
	if len(words) > 1 && program.Find(words[0]) != nil {
		k.shellText(c, v.name, a)
		c.silent = false
	}
}

// knownCompiler reports a value that is the bare name of a program that tables
// have: CMAKE_C_COMPILER=clang, --python=python3.12.
func knownCompiler(a arg) bool {
	return a.known() && a.text != "" && !strings.ContainsAny(a.text, "/ ") && program.Find(a.text) != nil
}

// namesCode reports whether a value is a path, or a file of code.
func namesCode(s string) bool {
	if strings.Contains(s, "://") {
		return false
	}
	if strings.HasPrefix(s, "./") || strings.Contains(s, `"./`) || strings.HasPrefix(s, "../") || strings.HasPrefix(s, "/") || strings.HasPrefix(s, "~") {
		return true
	}
	return hasCodeEnding(s)
}

func hasCodeEnding(s string) bool {
	dot := strings.LastIndexByte(s, '.')
	return dot > 0 && slices.Contains(codeEndings, s[dot+1:])
}

var codeEndings = strings.Fields("js cjs mjs ts cts mts py rb php pl lua sh so dll dylib jar ex exs x exe wasm cmake gradle kts groovy ps el scm tcl")

// nameWords takes --post-hook, TestRunner and x.gcc_tool apart.
func nameWords(name string) []string {
	var b strings.Builder
	lower := false
	for _, r := range strings.TrimLeft(name, "-") {
		switch {
		case r == '-' || r == '_' || r == '.' || r == ':':
			b.WriteByte(' ')
			lower = false
			continue
		case r >= 'A' && r <= 'Z' && lower:
			b.WriteByte(' ')
		}
		lower = r >= 'a' && r <= 'z'
		b.WriteRune(r)
	}
	return strings.Fields(strings.ToLower(b.String()))
}

// worksOnProject reports a program of which no more is known than that it works on the
// project: what it is told to do there is not listed word by word.
func worksOnProject(v *invocation) bool {
	return v.entry.Level == risk.Medium && v.entry.Categories == 0
}

// looseWord judges a word of such a program: where it leads, if anywhere.
func (k *walker) looseWord(c *call, v *invocation, a arg) {
	if !worksOnProject(v) || a.text == "" || k.wrap.remote {
		return
	}
	text := a.text
	if i := strings.LastIndexAny(text, "=,"); i >= 0 && !strings.Contains(text[i:], "://") && i+1 < len(text) {
		a = a.value(i + 1) // html:/x, key=/x
	}
	k.listens(c, v, a)
	switch {
	case strings.Contains(text, "://"):
		k.looseURL(c, v, a)
	case leadsAway(a.text):
		k.reads(c, a)
	case k.place(a).Any(place.Secret | place.AgentSettings | place.Guard):
		k.glance(c, a)
	default:
		if _, path, ok := strings.Cut(a.text, ":"); ok && leadsAway(path) {
			k.reads(c, a.value(len(a.text)-len(path)))
		}
	}
}

// listens judges an address that stands for every host that can reach this one.
func (k *walker) listens(c *call, v *invocation, a arg) {
	if strings.Contains(a.text, "0.0.0.0") || strings.Contains(a.text, "[::]") {
		c.raise(risk.High, risk.NetworkRisk, say("{0} listens to every host", v.name))
	}
}

// looseURL judges an address, unless it is this machine's.
func (k *walker) looseURL(c *call, v *invocation, a arg) {
	a = a.value(max(0, strings.Index(a.text, "://")-schemeLength(a.text)))
	k.url(c, a)
	_, host, _ := strings.Cut(a.text, "://")
	for _, own := range [...]string{"localhost", "127.", "[::1]"} {
		if strings.HasPrefix(host, own) {
			return
		}
	}
	if !strings.HasPrefix(a.text, "file://") {
		c.raise(risk.High, risk.NetworkRisk, say("{0} may reach {1}", v.name, a.show()))
	}
}

// schemeLength is how many letters stand before "://".
func schemeLength(s string) int {
	end := strings.Index(s, "://")
	n := 0
	for n < end && (s[end-n-1]|0x20 >= 'a' && s[end-n-1]|0x20 <= 'z' || s[end-n-1] == '+') {
		n++
	}
	return n
}

// leadsAway reports a path that may lie outside the workspace. "//pkg:target"
// is Bazel's, "/p:Name=value" MSBuild's.
func leadsAway(s string) bool {
	if strings.HasPrefix(s, "//") {
		return false
	}
	if rest, ok := strings.CutPrefix(s, "/"); ok {
		head, _, colon := strings.Cut(rest, ":")
		return !colon || strings.Contains(head, "/")
	}
	return strings.HasPrefix(s, "~/") || strings.HasPrefix(s, "../") || s == ".." || s == "~" || strings.Contains(s, "/../")
}
