package source

import (
	"path"
	"regexp"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/code"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/access"
	"guard/policy/shell/effect"
	"guard/policy/shell/environment"
	"guard/policy/shell/files"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/taint"
)

// Names judges program text that is not read to the end, by what it names.
type Names struct{ *access.Judge }

// Sources in compiled languages: guard does not read them, it looks for the names of
// what they call and of the files that they take in.

// mainWithEnvironment finds C's main with a third argument: the environment
// (environ(7)).
var mainWithEnvironment = lazy.Pattern(`\bmain\s*\([^(){},]+,[^(){},]+,[^(){}]+\)`)

// importsVariables finds Rust that takes the functions for all variables without their module (Rust 1.80, std::env).
var importsVariables = lazy.Pattern(`(?s)\buse\s+(?:std::)?env::(?:\*|\{[^}]*\*).*\bvars(?:_os)?\s*\(|` +
	`\buse\s+std::(?:\{[^;]*)?\benv::\{?[^;}]*\bvars(?:_os)?\b|\buse\s+std::env\s+as\s+\w+;.*::vars(?:_os)?\s*\(`)

// namesWord reports a word that is not the end of a longer one, nor, where it is a
// function's, a method of something: list.remove(x) removes no file.
func namesWord(text, word string) bool {
	before := "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_"
	if strings.HasSuffix(word, "(") {
		before += ".>"
	}
	for at := 0; ; {
		i := strings.Index(text[at:], word)
		if i < 0 {
			return false
		}
		at += i
		if at == 0 || !strings.ContainsRune(before, rune(text[at-1])) || word[0] == '.' || word[0] == '"' {
			return true
		}
		at += len(word)
	}
}

// SourceEndings are those of the compiled languages.
var SourceEndings = strings.Fields(".c .cc .cpp .cxx .h .hpp .rs .java .kt .kts .scala .cs .fs .swift .zig .nim .d " +
	".ex .exs .hs .lhs .hsc .ml .mli .mll .mly .v .m .mm .f90 .pas .s .S .sx .asm .nasm .cu .adb .ads .dart .gleam " +
	".erl .hrl .cr .f .for .f77 .f95 .f03 .f08 .F .F90 .F95 .F03 .F08 .vb .vala .hh .hxx .cppm " +
	".ixx .c++ .clj .cljc .fnl")

// SourceHints raises what a source in a compiled language names.
func (n *Names) SourceHints(c *effect.Call, file, text string) {
	hintsOf(n, c, file, text)
	for _, seen := range preprocessed(n, file, text) {
		hintsOf(n, c, file, seen)
		text = seen
	}
	untoldMacros(n, c, file, text)
}

// hintsOf is SourceHints of a source as it stands, or as its compiler sees it.
func hintsOf(n *Names, c *effect.Call, file, text string) {
	for _, s := range sourceWords {
		if namesWord(text, s.word) {
			c.Raise(risk.High, s.cats, effect.Say("the source {0} names {1}", path.Base(file), s.word))
		}
	}
	reachesBy(n, c, file, text)
	for _, m := range takenVariable().FindAllStringSubmatch(text+"\n"+Folded(text), maxEmbedded) {
		if environment.SecretVariable(m[1]) {
			c.Raise(risk.High, risk.FSConfigSecrets, effect.Say("the code reads a secret: {0}", m[1]))
		}
	}
	if importsVariables().MatchString(text) {
		c.Raise(risk.High, risk.FSConfigSecrets, effect.Say("the source {0} names {1}", path.Base(file), "environ"))
	}
	if mainWithEnvironment().MatchString(text) {
		c.Raise(risk.High, risk.FSConfigSecrets, effect.Say("the source {0} names {1}", path.Base(file), "environ"))
	}
	n.reachesByAddress(c, file, text)
	for _, t := range []string{text, joined(text), Folded(text)} {
		n.namesRun(c, file, t)
		n.NamesUnsaved(c, file, t)
	}
	walksFolders(n, c, file, text)
	writesElsewhere(n, c, file, text)
	readsElsewhere(n, c, file, text)
	handsAddress(n, c, file, text)
	directs(c, file, text)
	leaving{n}.leaves(c, file, text)
	Spelled{n}.inSource(c, file, text)
	deletesFolders(n, c, file, text)
	libraryHints(n, c, file, text)
	asksServicesIn(n, c, file, text)
	servesAll(n, c, code.Unknown, file, text)
	opensHeld(n, c, file, text)
	n.showsAllSource(c, file, text)
	embedsFolders(n, c, file, text)
	showsLoaded(n, c, file, text)
	printsHeader(n, c, file, text)
	printsConfiguration(n, c, file, text)
	n.printsCredential(c, text)
}

// namesRun raises for a string in a source that is the path of what another tool runs
// later, or of settings of an agent or of guard: how it is opened is not read.
func (n *Names) namesRun(c *effect.Call, file, text string) {
	for _, s := range QuotedStrings(text) {
		if len(s) > 200 || !strings.Contains(s, "/") || strings.ContainsAny(s, " \t\n*{}()$<>|;,:%") {
			continue
		}
		if p := n.World.At(n.State.Cwd, s); p.Any(place.Executed|place.AgentSettings|place.Guard|place.VCS) &&
			!strings.Contains(s, "bin/") {
			c.Raise(risk.High, risk.ExecArbitrary, effect.Say("the source {0} names {1}", path.Base(file), s))
		}
	}
}

// SourceInput judges source that a compiler reads from its standard input, or from
// what another command prints. Compiling it does nothing yet, but what comes of it is
// only then the workspace's everyday code when all of it is known and shows nothing.
func (n *Names) SourceInput(c *effect.Call, v *option.Invocation) {
	if !ReadsSource(v.Name) || v.Marked(program.Info) {
		return
	}
	for _, a := range v.Operands {
		in := c.In
		switch {
		case a.Proc != nil:
			in = *a.Proc
		case !taint.IsStdin(a):
			n.sourceFile(c, v, n.Place(a).Path)
			continue
		}
		if in.From&(taint.FromNet|taint.FromUnknown) != 0 {
			n.Out.Suspect = true
		}
		n.embeds(c, n.State.Cwd, in.Text)
		n.embedsByMacro(c, v, "-", in.Text)
		probe := n.Begin(c.In)
		text := defined(v) + in.Text + definitions(v)
		n.SourceHints(probe, "-", text)
		if probe.Shows() || pastes().MatchString(text) || writesFiles().MatchString(text) {
			n.Out.Suspect = true
		}
	}
}

// sourceFile judges a file that a compiler is given, where the line or this session
// wrote it.
func (n *Names) sourceFile(c *effect.Call, v *option.Invocation, file string) {
	if file == "" || !slices.Contains(SourceEndings, path.Ext(file)) ||
		!n.ChangedByLine(file) && (n.World.Past == nil || !n.Wrote(file)) {
		return
	}
	text, how := n.TextOf(place.Place{Path: file})
	if how != files.Wholly {
		return
	}
	n.embeds(c, path.Dir(file), text)
	n.embedsByMacro(c, v, file, text)
	if preprocesses(file) {
		text = defined(v) + text
	}
	if runsSource(v) || runsAtCompiling().MatchString(text) {
		n.SourceHints(c, file, text)
		return
	}
	probe := n.Begin(c.In)
	if n.SourceHints(probe, file, text); probe.Shows() {
		n.Out.Suspect = true
	}
}

// OwnSources judges the sources that this session wrote, from which a program that was
// built here may come, whatever built it.
func (n *Names) OwnSources(c *effect.Call, args []taint.Word) {
	for _, file := range n.SessionFiles() {
		if !slices.Contains(SourceEndings, path.Ext(file)) {
			continue
		}
		text, how := n.TextOf(place.Place{Path: file})
		if how != files.Wholly {
			continue
		}
		handsToSource(n, c, text, args)
		if opensUntold(text, args, c.In) {
			c.Raise(risk.Medium, risk.ExecArbitrary,
				effect.Say("the code hides the name of a file that it reads: {0}", path.Base(file)))
		}
		if !slices.Contains(n.Reviewed, file) {
			n.Reviewed = append(n.Reviewed, file)
			n.SourceHints(c, file, text)
		}
		Spelled{n}.inSource(c, file, text)
	}
}

// runsAtCompiling finds code that the compiler itself runs: Nim 2, compile-time evaluation;
// Crystal 1.13, macros; Template Haskell, runIO.
var runsAtCompiling = lazy.Pattern(`\bstaticExec\b|\bgorge|(?m:^\s*static:)|\{[{%]\s*(?:system|run)\b|\brunIO\b`)

// runsSource reports a compiler that is told to run what it makes: zig run, nim r, nim c -r,
// rdmd -run.
func runsSource(v *option.Invocation) bool {
	if v.Gave("-r", "--run", "-run") || v.Name == "vala" {
		return true
	}
	word := v.Name[strings.LastIndexByte(v.Name, ' ')+1:]
	if len(v.Operands) > 1 && word == v.Name {
		word = v.Operands[0].Text
	}
	return slices.Contains([]string{"run", "r", "test", "eval", "e", "script", "exec"}, word)
}

// ReadsSource reports compilers, preprocessors and assemblers, under the names of
// their cross versions too.
func ReadsSource(name string) bool {
	return program.Builds(name) || slices.Contains(sourceReaders, name) || strings.HasSuffix(name, "gcc") ||
		strings.HasSuffix(name, "g++") || strings.HasSuffix(name, "clang")
}

var sourceReaders = strings.Fields("as gas nasm yasm fasm cpp tcc c89 c99 c17 flang gnat gdc gccgo icc icx nvcc " +
	"hipcc mpicc mpicxx vala valac fpc ocamlc ocamlopt v vlang odin")

// definitions are the names that options give others, as a source would.
func definitions(v *option.Invocation) string {
	var b strings.Builder
	for _, u := range v.Used {
		if u.Name == "-D" || u.Name == "-defsym" || u.Name == "--defsym" {
			b.WriteString("\n=" + u.Value.Text[strings.LastIndexByte(u.Value.Text, '=')+1:] + ";")
		}
	}
	return b.String()
}

// pastes matches what gives a function of the system's another name, or puts a name
// together: ##, f = system;
var pastes = lazy.Pattern(`##|[=(,&{:?]\s*&?(?:system|popen|unlink|unlinkat|remove|rename|rmdir|exec[lv][pe]*|` +
	`posix_spawnp?|dlsym|syscall|fopen|creat)\s*[;,)}:]|#\s*define\s+\w+\s+(?:system|popen|unlink|remove|rename|` +
	`rmdir|exec[lv][pe]*|syscall|fopen|creat)\b`)

// writesFiles matches what opens a file to write it.
var writesFiles = lazy.Pattern(`\b(?:fopen|freopen|fopen64)\s*\([^;]*"[^"]*[wa+]|\b(?:w|basic_)?ofstream\b|` +
	`\b(?:w|basic_)(?:fstream|filebuf)\b|\bfilebuf\b|\bO_(?:TRUNC|CREAT|` +
	`WRONLY|RDWR)\b|\bcreat\(|\bfs::write\b|\bFile::(?:create|options)\b|\bOpenOptions\b|\bfstream\b|\bwriteFile\b|` +
	`\bappendFile\b|\.write\(to|\bopen\([^)]*(?:status|action)|\bcreateFile\b|\bfs::(?:copy|remove|rename|hard_link|` +
	`create)|\bfilesystem\b|\bsetxattr\b|\bchmod\(|\bsymlink|\blink\(|\bmkdir`)

// assembler are the endings of sources for an assembler; in them a call of the system is an
// instruction (syscall(2), Architecture calling conventions).
var (
	assembler     = strings.Fields(".s .S .sx .asm .nasm")
	callsOfKernel = lazy.Pattern(`(?im)^[^#;]*\b(?:syscall|sysenter|int\s+\$?(?:0x80|80h|128)|svc\s+#?\d|swi\s+#?\d|` +
		`ecall)\b|\.(?:byte|word|short|long)\s+0x0?5,?\s*0x0f|0x050f\b`)
)

// reachesByAddress raises for what a source in C reaches other than by a name: the
// environment behind the arguments (environ(7)), a file in a mode or by a name that is
// only made when it runs.
func (n *Names) reachesByAddress(c *effect.Call, file, text string) {
	if slices.Contains(assembler, path.Ext(file)) && callsOfKernel().MatchString(text) {
		c.Raise(risk.High, risk.ExecArbitrary, effect.Say("the source {0} names {1}", path.Base(file), "syscall"))
	}
	if m := mainArguments().FindStringSubmatch(text); m != nil {
		if beyond := regexp.MustCompile(`(?:\+=?|\[)\s*` + m[1] + `\s*\+`); beyond.MatchString(text) {
			c.Raise(risk.High, risk.FSConfigSecrets, effect.Say("the source {0} names {1}", path.Base(file), "environ"))
		}
	}
	if opensInMode().MatchString(text) {
		c.Raise(risk.High, risk.FSDeleteOverwrite, effect.Say("the source {0} names {1}", path.Base(file), "fopen"))
	}
	if singleCharacters().MatchString(text) && opensComputed().MatchString(text) {
		c.Raise(risk.High, risk.ExecArbitrary,
			effect.Say("the code hides the name of a file that it reads: {0}", path.Base(file)))
	}
	if opensGiven().MatchString(text) || opensForWriting().MatchString(text) ||
		namesByNumber().MatchString(text) && opensArray().MatchString(text) {
		c.Raise(risk.High, risk.FSDeleteOverwrite, effect.Say("the source {0} names {1}", path.Base(file), "fopen"))
	}
	names := map[string]bool{}
	for _, m := range opensArray().FindAllStringSubmatch(text, files.MaxLiterals) {
		if !names[m[1]] {
			names[m[1]] = true
			n.makesName(c, file, text, m)
			fillsName(n, c, file, text, m)
		}
	}
}

// makesName raises for a file that is opened by an array of characters which the source
// fills and then changes one by one.
func (n *Names) makesName(c *effect.Call, file, text string, opens []string) {
	filled := `\bchar\s+` + opens[1] + `\s*\[[^\]]*\]\s*=\s*["{]`
	changed := filled + `[\s\S]*\b` + opens[1] + `\s*\[[^\]]*\]\s*(?:\+\+|--|[-+^|&*%]?=[^=])`
	if regexp.MustCompile(changed).MatchString(text) ||
		stepsThrough().MatchString(text) && regexp.MustCompile(filled).MatchString(text) {
		c.Raise(risk.High, risk.FSConfigSecrets|risk.FSDeleteOverwrite,
			effect.Say("the source {0} names {1}", path.Base(file), opens[0]))
	}
}

// stepsThrough is a change of what a pointer leads to.
var stepsThrough = lazy.Pattern(`\(\*\w+\)\s*(?:\+\+|--|[-+^]=)|(?:\+\+|--)\s*\(?\*\w+|[;{}]\s*\*\w+\s*[-+^]=`)

var (
	mainArguments = lazy.Pattern(`\bmain\s*\(\s*int\s+(\w+)\s*,`)
	opensInMode   = lazy.Pattern(`\bfopen\s*\([^;"]*,\s*[A-Za-z_]`)
	// How Rust, Java, Kotlin and C# put a text together of numbers, and open a file that no literal names.
	singleCharacters = lazy.Pattern(`\bas char\b|\bchar::from\w*\(|\bCharacter\.(?:toString|toChars)\(|\bnew ` +
		`String\(new (?:byte|char)\b|\(char\)\s*\(?\d|\.toChar\(\)|Convert\.ToChar`)
	opensComputed = lazy.Pattern(`\b(?:read_to_string|fs::read|File::open|readString|readAllBytes|readAllLines|` +
		`FileReader|FileInputStream|ReadAll(?:Text|Bytes|Lines))\s*\(\s*(?:&?[a-z_]\w*\s*\)|(?:Path\.of|` +
		`Paths\.get)\s*\(\s*[a-z_(])`)
	opensGiven = lazy.Pattern(`\b(?:fopen|freopen)\s*\(\s*(?:\w+\s*\[[^;"]*,\s*"[^"]*[wa+]|` +
		`\w+\s*,\s*"[^"]*[wa+][^"]*"\s*,\s*std)`)
	// open(2) with flags that write, and streams of C++, of a file that no literal names.
	opensForWriting = lazy.Pattern(`\bopen(?:at)?\s*\(\s*(?:AT_FDCWD\s*,\s*)?[^"\s)][^;]*,[^;)]*(?:O_TRUNC|O_WRONLY|` +
		`O_RDWR|O_CREAT|\b[1-9]\d*\b|\b0[0-7]+\b)|\bo?fstream\s+\w+\s*[({]\s*[^"\s)]|` +
		`\.open\s*\(\s*[^"\s)][^;]*(?:ios\w*::out|ios\w*::trunc)`)
	namesByNumber = lazy.Pattern(`\bchar\s+\w+\s*\[[^\]]*\]\s*=\s*\{\s*(?:\d{2,3}|0x[0-9a-fA-F]{2}|'.')\s*,`)
	opensArray    = lazy.Pattern(`\b(?:fopen|open|system|popen|unlink|remove|execlp?|execvp?)\s*\(\s*(\w+)\b`)
)

// TaskRunners are programs that run tasks of a file.
var TaskRunners = append(slices.Clone(MakePrograms), "just", "task", "go-task")

// MakePrograms read makefiles.
var MakePrograms = []string{"make", "gmake", "bmake", "pmake", "nmake", "mingw32-make", "remake", "colormake"}
