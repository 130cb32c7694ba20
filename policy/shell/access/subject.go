package access

import (
	"path"
	"slices"
	"strings"
	"sync"

	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/taint"
)

// subject settles what leave for the command could be about, once it is judged.
func (k *readJudge) subject(c *effect.Call) {
	s := &c.Cmd.Subject
	s.Named = s.Named && !c.Runs
	s.Once = s.Once || c.Unsure || k.Wrap.Remote
	if s.Once || c.Cmd.Level >= risk.Critical || !c.Cmd.Literal {
		c.Cmd.Signature = ""
	}
}

// RunsScript notes the file whose code a command runs, if that is all it runs.
func (k *readJudge) RunsScript(c *effect.Call, v *option.Invocation, file taint.Word) {
	p := k.Place(file)
	alone := v == nil || len(v.Unknown) == 0 && len(v.Unlisted) == 0 &&
		!slices.ContainsFunc(v.Used, func(u option.Used) bool { return u.Opt.Effects != "" })
	if e := program.Find(Base(file)); e != nil && (slices.Contains(Starters, e.Special) || len(e.Subs) > 0) {
		alone = false // ./.venv/bin/python: leave for it would be leave for anything
	}
	if c.Cmd.Signature = ""; file.Known() && file.Proc == nil && alone && !p.Is(place.Remote) {
		c.Cmd.Subject.Script = p
	}
}

// Strangers records options and subcommands that the tables do not have.
func (k *readJudge) Strangers(c *effect.Call, v *option.Invocation) {
	for _, a := range v.Unknown {
		c.StrangeTo(longer(c.Cmd.Signature, strangeOption(a)),
			effect.Say("guard does not know the option {0} of {1}", a.Show(), v.Name))
	}
	for _, u := range v.Unlisted {
		if option.MayDoMore(v) && !option.Harmless(v, u) {
			c.StrangeTo(longer(c.Cmd.Signature, strangeOption(taint.Literal(u.Name))),
				effect.Say("guard does not know the option {0} of {1}", u.Name, v.Name))
		}
	}
	if v.UnknownSub {
		word := v.Operands[0]
		name := word.Text
		if !word.Known() || !SubcommandShaped(name) || slices.Contains(RunningWords, name) {
			name = ""
		}
		c.StrangeTo(longer(c.Cmd.Signature, name), effect.Say("guard does not know {0} {1}", v.Name, word.Show()))
	}
}

// longer is a signature with one more word; none, where there is none of either.
func longer(signature, word string) string {
	if signature == "" || word == "" {
		return ""
	}
	return signature + " " + word
}

// strangeOption is how a signature names an option that the tables do not have;
// empty: it may hold or name code.
func strangeOption(a taint.Word) string {
	name, _, _ := strings.Cut(a.Text, "=")
	if !a.Known() || !OptionShaped(name) || RunsByName(name) {
		return ""
	}
	return name
}

// RunsByName reports an option whose name says that it runs something.
func RunsByName(option string) bool {
	return slices.Contains(codeOptions, option) || slices.ContainsFunc(NameWords(option), func(w string) bool {
		return TellingWords()[w]&risk.ExecArbitrary != 0 || Tasks[w]&risk.ExecArbitrary != 0
	})
}

// codeOptions hold code in most programs that have them.
var codeOptions = strings.Fields("-c -e -E -x --init")

// SubcommandShaped reports a word that a program may go by as its subcommand.
func SubcommandShaped(s string) bool {
	for i := 0; i < len(s); i++ {
		if c := s[i]; !(c >= 'a' && c <= 'z' || i > 0 && (c >= '0' && c <= '9' || c == '-' || c == ':' || c == '_')) {
			return false
		}
	}
	return s != "" && len(s) <= maxNamed
}

// OptionShaped reports a word that looks like an option.
func OptionShaped(s string) bool {
	name := strings.TrimLeft(s, "-")
	return len(s)-len(name) >= 1 && len(s)-len(name) <= 2 && SubcommandShaped(strings.ToLower(name))
}

// maxNamed bounds a word of a signature, in bytes.
const maxNamed = 40

// OnlyGets reports a program that fetches the addresses it is given and that no
// option makes do more.
func (k *readJudge) OnlyGets(v *option.Invocation) bool {
	return v.Entry.Out == program.Download && v.Entry.Operands == "url..." &&
		(v.Entry.Special == program.None || v.Entry.Special == program.Fetch) && !v.UnknownSub &&
		!slices.ContainsFunc(v.Used, func(u option.Used) bool { return !getOption(u) }) &&
		!slices.ContainsFunc(v.Unlisted,
			func(u option.Used) bool { return !slices.Contains(getOptions, u.Name) && len(u.Name) != 2 })
}

// getOption reports an option with which a fetch is still no more than one.
func getOption(u option.Used) bool {
	switch u.Opt.Effects {
	case "method":
		return slices.Contains([]string{"GET", "HEAD"}, u.Value.Text)
	case "sendable":
		return slices.Contains(getHeaders, u.Name) && !strings.HasPrefix(u.Value.Text, "@")
	case "", "write", "writedir", "info":
		return slices.Contains(getOptions, u.Name)
	}
	return false
}

// getHeaders are options that send a line of text along (curl(1), wget(1)).
var getHeaders = strings.Fields("-H --header -A -U --user-agent -e --referer")

// getOptions say how is fetched and where it goes, not what else is done
// (curl(1) 8.10, wget(1) 1.24). What redirects the request itself, such as
// --resolve, --connect-to and --proxy, is left out.
var getOptions = strings.Fields(`-m --max-time --connect-timeout --retry --retry-delay --retry-max-time
	--retry-all-errors --retry-connrefused
	-w --write-out -r --range --max-filesize --max-redirs --limit-rate -o --output --output-dir -O
	--output-document --create-dirs
	--silent --show-error --fail --fail-with-body --fail-early --location --include --head --verbose
	--compressed --remote-name --remote-header-name
	--globoff --http1.1 --http2 --ipv4 --ipv6 --no-progress-meter --progress-bar --no-buffer
	-P --directory-prefix -t --tries -T --timeout --wait --waitretry --read-timeout --dns-timeout --quiet
	--no-verbose --server-response
	--spider --content-disposition --max-redirect --continue --timestamping --no-clobber --help --version -V -h`)

// IsNumbers reports a word that is nothing but what the line found out: process
// numbers, or a group's.
func IsNumbers(text string) bool { return text == taint.Hole || text == "-"+taint.Hole }

// Base is a program's name without its folder.
func Base(a taint.Word) string { return path.Base(a.Text) }

// RunningWords are subcommands that take code, or a command of another program.
var RunningWords = strings.Fields("exec execute eval evaluate shell sh bash zsh console repl ssh cmd command script " +
	"sudo spawn --")

// Starters are the routines of programs that start others.
var Starters = []program.Special{
	program.Shell, program.Interpreter, program.Eval, program.Source, program.FindFiles, program.Xargs,
	program.Parallel, program.Env, program.Awk,
	program.CommandBuiltin, program.Exec, program.Container, program.Applets, program.Package, program.Forward,
	program.Leaves, program.Script, program.Feeds,
}

// What the names of options and tasks give away, and values that are code.

// telling is what the words in a name give away. Sources: the usages of the
// programs whose tables end in "-*"; a name means the same in most of them.
var telling = []struct {
	words string
	cats  risk.Categories
}{
	{"exec execute executable cmd command commands shell eval preload prepend wrapper launcher hook hooks " +
		"interpreter event macro jobscript", risk.ExecArbitrary},
	{"agent javaagent agentpath jvm jvmargs jvmarguments argline addopts plugin plugins addon addons prepipe " +
		"preprocessor delegate pipe gdb nosafe trust aspects allow", risk.ExecArbitrary},
	{"delete purge wipe drop destroy expunge overwrite", risk.FSDeleteOverwrite},
	{"publish deploy", risk.Publish},
	{"upload submit", risk.NetworkRisk},
	{"login", risk.AccountChange},
	{"sudo", risk.Sudo},
}

// TellingWords is telling by the word.
var TellingWords = sync.OnceValue(func() map[string]risk.Categories {
	m := map[string]risk.Categories{}
	for _, t := range telling {
		for w := range strings.FieldsSeq(t.words) {
			m[w] = t.cats
		}
	}
	return m
})

// Tasks are what the name of a subcommand, or of a task of the project, gives
// away where the table does not have it (celery purge, nx run-many -t deploy).
var Tasks = map[string]risk.Categories{
	"publish": risk.Publish, "deploy": risk.Publish, "upload": risk.Publish | risk.NetworkRisk,
	"push": risk.Publish | risk.NetworkRisk, "submit": risk.NetworkRisk,
	"login": risk.AccountChange, "logout": risk.AccountChange,
	"rollback": risk.Delete, "revert": risk.Delete, "downgrade": risk.Delete, "truncate": risk.Delete,
	"purge": risk.Delete, "drop": risk.Delete, "destroy": risk.Delete, "wipe": risk.Delete, "nuke": risk.Delete,
	"erase": risk.FSDeleteOverwrite, "prune": risk.FSDeleteOverwrite, "expunge": risk.FSDeleteOverwrite,
	"kill": risk.SystemImpact, "shutdown": risk.SystemImpact, "attach": risk.ExecArbitrary | risk.SystemImpact,
	"upgrade": risk.DepsInstallUpdate | risk.NetworkRisk, "update": risk.DepsInstallUpdate | risk.NetworkRisk,
	"selfupdate": risk.DepsInstallUpdate | risk.NetworkRisk,
	"install":    risk.DepsInstallUpdate, "uninstall": risk.DepsInstallUpdate,
	"download": risk.DepsInstallUpdate | risk.NetworkRisk,
	"exec":     risk.ExecArbitrary, "eval": risk.ExecArbitrary, "shell": risk.ExecArbitrary,
	"console": risk.ExecArbitrary, "repl": risk.ExecArbitrary,
}

// HasCodeEnding reports a name of a file of code.
func HasCodeEnding(s string) bool {
	dot := strings.LastIndexByte(s, '.')
	return dot > 0 && slices.Contains(codeEndings, s[dot+1:])
}

var codeEndings = strings.Fields("js cjs mjs ts cts mts py rb php pl lua sh so dll dylib jar ex exs x exe wasm cmake " +
	"gradle kts groovy ps el scm tcl bats ipynb")

// NameWords takes --post-hook, TestRunner and x.gcc_tool apart.
func NameWords(name string) []string { return program.NameWords(name) }
