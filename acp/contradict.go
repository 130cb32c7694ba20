package acp

import (
	"cmp"
	"path/filepath"
	"strings"

	jsonv2 "github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"

	"guard/acp/dialect"
	"guard/policy"
)

// contradicts reports whether a permission says something else than an earlier update of
// the same call, or its title something else than its input: then it cannot be known
// which of them would run. A title in prose contradicts nothing. Neither does an update
// that is the beginning of what is asked for, as some agents stream their input.
func contradicts(d *Dialect, own *ToolCall, in *rawInput, earlier *ToolCall, was *rawInput) bool {
	if otherInput(in, was) {
		return true
	}
	line := cmp.Or(in.line(), was.line())
	title, before := bareTitle(own), bareTitle(earlier)
	if line == "" { // the title may be all there is
		return titled(d, own) && title != "" && isCommand(before) && !begins(before, title)
	}
	return isCommand(title) && !sameWords(title, line) ||
		isCommand(before) && !sameWords(before, line) && !begins(before, line)
}

// isCommand reports whether a title is a command: neither prose, nor only the name of the
// tool that runs one (opencode: bash).
func isCommand(title string) bool { return !runners[title] && policy.BeginsCommand(title) }

var runners = map[string]bool{"bash": true, "sh": true, "zsh": true, "fish": true, "pwsh": true, "python": true,
	"node": true, "exec": true}

// titled reports whether the title of a call is the command that it runs.
func titled(d *Dialect, tc *ToolCall) bool {
	if d.ToolInID {
		return d.Tools[toolName(d, tc)].TitleIsCommand
	}
	return str(tc.Kind) == "execute"
}

// bareTitle is a title without the marks that show it as code.
func bareTitle(tc *ToolCall) string { return strings.Trim(strings.TrimSpace(str(tc.Title)), "`") }

// sameWords reports whether a title, which may be cut short, says the same command as a
// line.
func sameWords(title, line string) bool {
	if cut := strings.TrimRight(title, "….` "); cutTitle(title) && cut != "" {
		return strings.HasPrefix(line, cut)
	}
	if title == strings.TrimSpace(line) {
		return true
	}
	words := literalWords(title)
	return words != nil && commandLine(words) == strings.TrimSpace(line)
}

// begins reports whether one text is, or begins, another.
func begins(beginning, whole string) bool { return strings.HasPrefix(whole, beginning) }

// line is the command line in a raw input, as a shell would get it; "" where the input
// holds none.
func (in *rawInput) line() string {
	if !in.command.told {
		return ""
	}
	line, argv := in.command.line, in.command.argv
	if dialect.Tells(in.Args) && len(argv) == 0 {
		var args []string
		if jsonv2.Unmarshal(in.Args, &args) == nil {
			argv = append([]string{line}, args...)
		}
	}
	return asLine(line, argv)
}

// asLine is the command of a request as one line.
func asLine(line string, argv []string) string {
	if len(argv) == 0 {
		if argv = shellStart(line); argv == nil {
			return strings.TrimSpace(line)
		}
	}
	return commandLine(argv)
}

// shellStart are the words of a line that only starts a shell with another line
// ("bash -lc LINE"), or nil. Most lines are told apart without parsing them: no
// quoting spells a dash in another way, and a word without quotes stands as it is.
func shellStart(line string) []string {
	if !strings.Contains(line, "-") || !strings.Contains(line, "sh") && !strings.ContainsAny(line, "\"'\\") {
		return nil
	}
	if words := literalWords(line); isShellLine(words) {
		return words
	}
	return nil
}

// commandLine is a vector as one line, that of the shell which it starts.
func commandLine(argv []string) string {
	if isShellLine(argv) {
		return strings.TrimSpace(argv[2])
	}
	return dialect.ShellWords(argv)
}

func isShellLine(argv []string) bool {
	return len(argv) == 3 && shells[filepath.Base(argv[0])] && (argv[1] == "-lc" || argv[1] == "-c")
}

// otherInput reports whether an input differs from an earlier one of the same call in
// anything that guard judges by.
func otherInput(in, was *rawInput) bool {
	if !in.told || !was.told {
		return false
	}
	// also where a command, or what would be fed to it, was told and is told no more
	if !begins(was.line(), in.line()) || in.command.told && in.lacks(was) {
		return true
	}
	if !in.fits || !was.fits {
		return false
	}
	for _, pair := range [...][2]string{
		{was.Cwd, in.Cwd}, {was.Workdir, in.Workdir}, {was.FilePath, in.FilePath}, {was.FilePathJS, in.FilePathJS},
		{was.Path, in.Path}, {was.AbsPath, in.AbsPath}, {was.URL, in.URL}, {was.Query, in.Query},
		{was.Server, in.Server}, {was.Tool, in.Tool}, {was.ServerName, in.ServerName},
	} {
		if pair[1] != "" && !begins(pair[0], pair[1]) {
			return true
		}
	}
	for _, pair := range [...][2]jsontext.Value{
		{was.Env, in.Env}, {was.Stdin, in.Stdin}, {was.Input, in.Input}, {was.Script, in.Script}, {was.Code, in.Code},
		{was.Content, in.Content}, {was.Arguments, in.Arguments},
	} {
		if dialect.Tells(pair[0]) && dialect.Tells(pair[1]) && !begunJSON(pair[0], pair[1]) {
			return true
		}
	}
	return false
}

// lacks reports whether an earlier input told of what changes a command, or is read by it, and this one does not.
func (in *rawInput) lacks(was *rawInput) bool {
	for _, pair := range [...][2]jsontext.Value{
		{was.Env, in.Env}, {was.Stdin, in.Stdin}, {was.Input, in.Input}, {was.Script, in.Script}, {was.Code, in.Code},
	} {
		if dialect.Tells(pair[0]) && !dialect.Tells(pair[1]) {
			return true
		}
	}
	return false
}

// begunJSON reports whether a value is the same as an earlier one, or a text that begins
// with it.
func begunJSON(was, is jsontext.Value) bool {
	var a, b string
	if jsonv2.Unmarshal(was, &a) == nil && jsonv2.Unmarshal(is, &b) == nil {
		return begins(a, b)
	}
	return sameJSON(policy.Raw(was), policy.Raw(is))
}
