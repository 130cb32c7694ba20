package expand

import (
	"path"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/access"
	"guard/policy/shell/effect"
	"guard/policy/shell/program"
	"guard/policy/shell/taint"
)

// Environment judges NAME=value before it holds.
func (e *Expander) Environment(c *effect.Call, name string, value taint.Word) {
	if value.From&taint.FromSecret != 0 {
		c.Data |= taint.FromSecret
		e.Traced(c, value)
		if program.ShowsValue(name) {
			c.Raise(risk.High, risk.FSConfigSecrets, effect.Say("prints a secret"))
		}
	}
	name = strings.TrimPrefix(strings.TrimPrefix(name, "roperty"), ":") // MSBuild's -property:NAME
	name, _, _ = strings.Cut(name, ":")                                 // cmake's NAME:TYPE, MSBuild's -p:NAME
	if program.ServesBy(name, value.Text, onlyHere(value)) {
		c.Raise(risk.High, risk.NetworkRisk, effect.Say("{0} serves to the network", name))
	}
	e.prompts(name, value)
	does := program.VariableDoes(name)
	if does == program.NoEffect {
		return
	}
	if value.Known() && program.TurnsOff(name, value.Text) {
		return
	}
	if value.Known() && value.Text == "" && does == program.FindsPrograms {
		c.Raise(risk.Medium, risk.ExecArbitrary,
			effect.Say("without PATH later programs are taken from the current folder"))
		return
	}
	if value.Known() && value.Text == "" && does != program.ChangesShell {
		return
	}
	switch does {
	case program.RunsCommand:
		e.envCommand(c, name, value)
	case program.FindsPrograms, program.LoadsFolder:
		if name == "FLASK_APP" {
			e.Factory(c, name, value)
			value.Text, _, _ = strings.Cut(value.Text, ":")
		}
		e.envFolders(c, name, value, does == program.FindsPrograms)
	case program.LoadsCode:
		if p := e.Place(value); value.Known() && program.NamesOwnFile(name, path.Base(p.Path)) && e.HeldByGit(p.Path) {
			return // the project's own, as git holds it, which the tool would find by itself
		}
		c.Raise(risk.High, risk.ExecArbitrary,
			effect.Say("{0} makes later programs run the code in {1}", name, value.Show()))
	case program.TakesOptions:
		if tool := program.OptionsOf(name); tool != "" && value.Known() {
			e.GivesOptions(c, name, tool, value)
			return
		}
		if !value.Known() || RiskyOptions(value.Text) {
			c.Raise(risk.High, risk.ExecArbitrary,
				effect.Say("{0} gives later programs options that can run code", name))
		}
	case program.MovesConfig:
		if name == "VIRTUAL_ENV" && (access.Virtual{Judge: e.Judge}).Environment(value) {
			return
		}
		c.Raise(risk.Medium, risk.ExecArbitrary, effect.Say("{0} changes which settings later programs read", name))
	case program.RedirectsNet:
		if value.Known() && slices.Contains(ownNames, hostOf(value.Text)) &&
			!strings.HasSuffix(strings.ToUpper(name), "PROXY") {
			return // PGHOST=localhost: this machine itself
		}
		c.Raise(risk.Medium, risk.NetworkRisk,
			effect.Say("{0} changes which hosts later programs trust or reach", name))
	case program.CompilerFlags:
		if !value.Known() || loadsByFlag(value.Text) {
			c.Raise(risk.High, risk.ExecArbitrary,
				effect.Say("{0} gives later programs options that can run code", name))
		}
	case program.WritesFile:
		e.Writes(c, value, access.Overwrites)
	case program.WritesReport:
		writesReport(e, c, value)
	case program.WritesIntoFolder:
		e.Writes(c, value, access.IntoFolder)
		if program.CleanedFolder(name) && e.FolderAt(e.Place(value).Path) {
			e.Deletes(c, value, true)
		}
	case program.HoldsTemporary:
		if value.Known() && !place.TempFolder(e.Place(value).Path) {
			e.Writes(c, value, access.IntoFolder)
		}
	case program.ChangesShell:
		if name == "IFS" && value.Known() && strings.Trim(value.Text, " \t\n") == "" {
			return // splits at fewer places than it was judged to
		}
		c.Raise(risk.Medium, risk.ExecArbitrary, effect.Say("{0} changes how the shell reads what follows", name))
	}
}

// writesReport judges a variable that names a report's form and then its file: xml:report.xml, JUNIT,all,report.xml.
func writesReport(e *Expander, c *effect.Call, value taint.Word) {
	if !value.Known() {
		e.Writes(c, value, access.Overwrites)
		return
	}
	for _, part := range strings.FieldsFunc(value.Text, func(r rune) bool { return r == ':' || r == ',' }) {
		if strings.ContainsAny(part, "./") {
			e.Writes(c, taint.Literal(part), access.Overwrites)
		}
	}
}

// shownPrompts are variables whose substitutions an interactive shell runs before it takes a line (bash(1), PROMPTING,
// promptvars; zshmisc(1), PROMPT_SUBST).
var shownPrompts = strings.Fields("PS0 PS1 PS2 PS3 PS4 PROMPT PROMPT2 PROMPT3 PROMPT4 RPROMPT RPS1 RPS2")

// prompts judges the text of a prompt.
func (e *Expander) prompts(name string, value taint.Word) {
	runs := strings.Contains(value.Text, "$(") || strings.Contains(value.Text, "`")
	if runs && slices.Contains(shownPrompts, name) {
		e.textBecomesCode([]taint.Word{value}, effect.Say("{0} runs the substitutions inside it", name))
	}
}

// hostOf is the host of an address, with or without a scheme and a port; of one that names
// a user too, or is read in more than one way, it is all of it.
func hostOf(address string) string {
	if strings.ContainsAny(address, "@\\ ,") {
		return address
	}
	_, rest, ok := strings.Cut(address, "://")
	if !ok {
		rest = address
	}
	rest, _, _ = strings.Cut(rest, "/")
	host, port, ok := strings.Cut(rest, ":")
	if ok && port != "" && strings.Trim(port, "0123456789") == "" {
		return host
	}
	return rest
}

// onlyHere reports an address at which a server is reached from this machine alone.
func onlyHere(value taint.Word) bool {
	host := strings.Trim(hostOf(value.Text), "[]")
	return value.Known() && (slices.Contains(ownNames, host) || strings.HasPrefix(host, "127."))
}

// ownNames are this machine.
var ownNames = []string{"localhost", "127.0.0.1", "::1"}

// plainPrograms are values of PAGER, EDITOR, CC and their like that only do
// what they are for.
var plainPrograms = []string{
	"cat", "less", "more", "most", "true", ":", "false", "head", "vi", "vim", "nvim", "nano", "emacs", "code --wait",
	"less -R", "less -FRX", "less -F", "bat",
	"gcc", "g++", "clang", "clang++", "cc", "c++", "tcc", "ld", "lld", "gold", "mold", "ar", "as", "ccache gcc",
	"ccache clang", "ccache g++", "ccache clang++", "musl-gcc", "sccache", "ccache",
	"/bin/sh", "/bin/bash", "/bin/zsh", "bash", "sh", "zsh", "/bin/true", "/usr/bin/true", "/bin/cat", "local", "auto",
	"make", "gmake", "ranlib", "nm", "strip", "objcopy", "flex", "bison", "bison -y", "pkg-config", "pkgconf",
	"gfortran", "python3", "python", "rustc", "rustdoc", "cargo", "system", "gcc-ar", "gcc-ranlib", "llvm-ar", "zig cc",
	"zig c++", "clang-cl",
}

// envCommand judges a variable that names a command which later programs run.
func (e *Expander) envCommand(c *effect.Call, name string, value taint.Word) {
	if value.Known() && (slices.Contains(plainPrograms, value.Text) || plainPath(value.Text)) {
		return
	}
	c.Raise(risk.High, risk.ExecArbitrary, effect.Say("{0} makes later programs run {1}", name, value.Show()))
	if value.Known() {
		e.Walk.ShellText(c, name, taint.Word{Text: strings.TrimPrefix(value.Text, "|"), Src: value.Src})
		c.Silent = false
	}
}

// plainPath reports such a program by its path in a folder of the system, or with a
// version: /usr/bin/clang++, gcc-13.
func plainPath(text string) bool {
	dir, name := path.Split(text)
	if dir != "" && !slices.Contains(TrustedFolders, path.Clean(dir)) {
		return false
	}
	bare := strings.TrimSuffix(strings.TrimRight(name, "0123456789."), "-")
	return slices.Contains(plainPrograms, name) || slices.Contains(plainPrograms, bare)
}

// envFolders judges a variable that lists folders in which later programs look for programs or libraries.
func (e *Expander) envFolders(c *effect.Call, name string, value taint.Word, programs bool) {
	tools := access.Virtual{Judge: e.Judge}
	for dir := range strings.SplitSeq(value.Text, ":") {
		switch {
		case dir == "" && !programs:
		case programs && slices.Contains(TrustedFolders, path.Clean(dir)):
		case programs && tools.Folder(taint.Word{Text: dir, Src: dir, From: value.From}):
		case !programs && tools.Home(name, taint.Word{Text: dir, Src: dir, From: value.From}):
		case dir == taint.Hole && value.Inherited == name && int(value.Holes) == strings.Count(value.Text, taint.Hole):
		default:
			p := e.Place(taint.Word{Text: dir, Src: dir, From: value.From})
			switch {
			case p.Is(place.Inside) && !programs && !packed(dir) &&
				taint.Settled(taint.Word{Text: dir, From: value.From}):
				c.Raise(risk.Medium, 0,
					effect.Say("{0} makes later programs take code from {1}", name,
						strings.ReplaceAll(dir, taint.Hole, "…")))
			case p.Is(place.Inside):
				c.Raise(risk.Medium, risk.ExecArbitrary,
					effect.Say("{0} makes later programs take code from {1}", name,
						strings.ReplaceAll(dir, taint.Hole, "…")))
			default:
				c.Raise(risk.High, risk.ExecArbitrary,
					effect.Say("{0} makes later programs take code from {1}, outside the workspace", name,
						strings.ReplaceAll(dir, taint.Hole, "…")))
			}
		}
	}
}

// packed reports an archive of modules, which is not read (zipimport, Python 3.13).
func packed(name string) bool {
	switch path.Ext(name) {
	case ".zip", ".whl", ".egg", ".pyz", ".jar", ".phar":
		return true
	}
	return false
}

// loadsByFlag reports options by which a compiler, a linker or a sanitizer loads
// code, starts another program, or writes a file of that name.
func loadsByFlag(flags string) bool {
	return slices.ContainsFunc(strings.Fields(flags), func(flag string) bool {
		return slices.ContainsFunc(loadingFlags, func(f string) bool {
			return strings.HasPrefix(flag, f) || strings.Contains(f, "=") && strings.Contains(flag, f)
		})
	})
}

// loadingFlags: gcc(1), clang(1), ld(1), dmd(1); sanitizers' common flags.
var loadingFlags = strings.Fields("-fplugin -fpass-plugin -B -specs --specs -wrapper -load -Xclang -fuse-ld=/ " +
	"-fuse-ld=. -iplugindir -ld-path --ld-path @ -plugin -Wl,-plugin -Wl,--plugin -Wl,-Map -Wl,--Map -Wl,@ -Wp, " +
	"log_path= symbolizer_path= include= coverage_dir=")

// RiskyOptions reports whether an interpreter's options load code, write files
// or open it to others.
func RiskyOptions(s string) bool {
	for _, word := range strings.Fields(s) {
		name, _, _ := strings.Cut(strings.TrimLeft(word, "-"), "=")
		if !slices.Contains(quietOptions, name) && !tunes(word) {
			return true
		}
	}
	return false
}

// tunes reports options of a virtual machine's memory, of plain properties, and
// make's -j8. -XX options that name commands or files are none (java(1)).
func tunes(word string) bool {
	if number, ok := strings.CutPrefix(word, "-j"); ok {
		return strings.Trim(number, "0123456789") == ""
	}
	if strings.HasPrefix(word, "-XX:") {
		return !strings.Contains(word, "OnError") && !strings.Contains(word, "OnOutOfMemoryError") &&
			!strings.Contains(word, "Flags=") && !strings.Contains(word, "File=") && !strings.Contains(word, "Path=") &&
			!strings.Contains(word, "Recording") && !strings.Contains(word, "Recorder") &&
			!strings.Contains(word, "AtExit=") && !strings.Contains(word, "ClassList=") &&
			!strings.Contains(word, "AOT")
	}
	return strings.HasPrefix(word, "-Xm") || strings.HasPrefix(word, "-D") && !brings().MatchString(word)
}

// brings finds a property by which a build takes its libraries and plugins from elsewhere (sbt 1.10, Proxy
// Repositories; Gradle 8, gradle.properties; Maven 3.9).
var brings = lazy.Pattern(`(?i)=(?:https?|ftp)://[^/]*[a-z0-9-]\.[a-z]|\brepository\.config=|` +
	`\boverride\.build\.repos=|\brepo\.remote=|\bportal\.url`)

// quietOptions are options that tune without running other code: memory,
// warnings, verbosity.
var quietOptions = []string{
	"max-old-space-size", "max_old_space_size", "no-warnings", "trace-warnings", "no-deprecation", "trace-deprecation",
	"stack-trace-limit", "max-http-header-size", "enable-source-maps", "unhandled-rejections",
	"openssl-legacy-provider", "dns-result-order", "experimental-vm-modules", "throw-deprecation", "trace-uncaught",
	"mod", "trimpath", "buildvcs", "race", "count", "v", "tags", "short", "W0", "W1", "W2", "w", "W", "ignore", "error",
	"default", "once", "always", "R", "F", "X", "FRX", "FR", "S", "i", "M", "q", "x", "s", "k", "color", "no-color",
	"verbose", "quiet", "tb", "C",
}
