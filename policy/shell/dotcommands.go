package shell

import (
	"strings"

	"guard/internal/lazy"
	"guard/policy/place"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/option"
	"guard/policy/shell/taint"
)

// Lines of a database's program that begin with a dot are commands of its own (sqlite3(1), SQLite 3.46, .help; DuckDB
// 1.1), cut short as far as they can be told apart.

var (
	// dotShell starts a command; what others read or write through a bar is one too.
	dotShell = lazy.Pattern(`(?m)^\.(?:sh(?:ell?)?|sys(?:tem?)?)[ \t]+(.+)$|` +
		`^\.(?:once|o|out\w*|im\w*|log|r|read)\b[^|\n]*?["']?\|[ \t]*([^\n]+?)["']?$`)
	// dotRead has further commands read from a file.
	dotRead = lazy.Pattern(`(?m)^\.re(?:ad?)?[ \t]+["']?([^|"'\n]+?)["']?[ \t]*$`)
)

// dotCommands judges the commands that a database's program is told to start by its words and its input.
func (j *languageJudge) dotCommands(c *effect.Call, v *option.Invocation) {
	for _, u := range v.Used {
		switch {
		case u.Opt.Effects == "code":
			j.dotText(c, v, u.Value.Text)
		case u.Name == "-init" && u.Value.Known():
			j.dotFile(c, v, u.Value.Text)
		}
	}
	for _, a := range v.Operands[min(1, len(v.Operands)):] {
		j.dotText(c, v, a.Text)
	}
	if len(v.Operands) < 2 {
		j.dotText(c, v, c.In.Text)
	}
}

func (j *languageJudge) dotFile(c *effect.Call, v *option.Invocation, name string) {
	p := j.Place(taint.Literal(name))
	if text, how := j.TextOf(p); how == files.Wholly && p.Any(place.Inside|place.Temp) && j.Enter() {
		j.dotText(c, v, text)
		j.Leave()
	}
}

func (j *languageJudge) dotText(c *effect.Call, v *option.Invocation, text string) {
	if !strings.Contains(text, ".") {
		return
	}
	for _, m := range dotShell().FindAllStringSubmatch(text, files.MaxLiterals) {
		j.InSubshell(nil, func() taint.Stream { return j.Walk.ShellText(c, v.Name, taint.Literal(m[1]+m[2])) })
		c.Silent = false
	}
	for _, m := range dotRead().FindAllStringSubmatch(text, files.MaxLiterals) {
		j.dotFile(c, v, m[1])
	}
}
