package justfile

import (
	"slices"
	"strings"

	"guard/policy/recipe"
	"guard/policy/recipe/gather"
)

// evaluation reads one expression and computes its values. Source: just.systems/man, "Expressions and
// Substitutions", and the GRAMMAR.md of just.
type evaluation struct {
	file  *justfile
	scope map[string]string
	rest  string
	depth int
}

// evaluate returns the values that an expression may have.
func (j *justfile) evaluate(expr string, scope map[string]string) []string {
	if j.left--; j.left < 0 {
		j.Unread("too much to evaluate")
		return []string{gather.Unknown}
	}
	e := &evaluation{file: j, scope: scope, rest: expr}
	values := e.expression()
	if rest := e.next(); rest != "" && rest[0] != '#' {
		j.Unread("an expression that is not understood: " + gather.Short(expr))
	}
	return values
}

// next returns the rest of the expression without leading blanks.
func (e *evaluation) next() string {
	e.rest = strings.TrimLeft(e.rest, " \t\n\\")
	return e.rest
}

// take skips s; false: something else stands here.
func (e *evaluation) take(s string) bool {
	after, ok := strings.CutPrefix(e.next(), s)
	if ok {
		e.rest = after
	}
	return ok
}

// fail notes an expression that is not understood.
func (e *evaluation) fail(why string) []string {
	e.file.Unread(why + ": " + gather.Short(e.rest))
	e.rest = ""
	return []string{gather.Unknown}
}

// expression reads values that are joined by +, /, && and ||.
func (e *evaluation) expression() []string {
	if e.depth++; e.depth > gather.MaxDepth {
		return e.fail("an expression nested too deeply")
	}
	defer func() { e.depth-- }()
	if e.take("/") {
		return e.combine([]string{"/"}, e.value())
	}
	out := e.value()
	for {
		switch {
		case e.take("+"):
			out = e.combine(out, e.value())
		case e.take("/"):
			out = e.combine(e.combine(out, []string{"/"}), e.value())
		case e.take("&&"), e.take("||"):
			out = append(append([]string{}, out...), e.value()...)
		default:
			return out
		}
	}
}

// combine returns every value of a with every value of b after it.
func (e *evaluation) combine(a, b []string) []string {
	out := product(slices.Clone(a), b)
	size := 0
	for _, s := range out {
		size += len(s)
	}
	if len(out) > gather.MaxValues || size > gather.MaxText {
		return e.fail("a value with too many ways, or too long")
	}
	return out
}

// value reads one value.
func (e *evaluation) value() []string {
	rest := e.next()
	switch {
	case rest == "":
		return e.fail("an expression without its end")
	case strings.HasPrefix(rest, "```"):
		return e.backtick("```")
	case rest[0] == '`':
		return e.backtick("`")
	case rest[0] == '\'' || rest[0] == '"':
		return e.text()
	case e.take("("):
		out := e.expression()
		if !e.take(")") {
			return e.fail("a bracket without its end")
		}
		return out
	}
	end := 0
	for end < len(rest) && (gather.NameRune(rune(rest[end])) || rest[end] == '-') {
		end++
	}
	name := rest[:end]
	e.rest = rest[end:]
	switch {
	case name == "":
		return e.fail("an expression that is not understood")
	case name == "if":
		return e.ifElse()
	case strings.HasPrefix(e.rest, "("):
		return e.call(name)
	case strings.HasPrefix(e.rest, "'") || strings.HasPrefix(e.rest, `"`):
		return e.fail("a text of a kind that is not known")
	}
	if v, ok := e.scope[name]; ok {
		return []string{v}
	}
	if v, ok := constants[name]; ok && e.file.vars[name] == nil {
		return []string{v}
	}
	return e.file.variable(name)
}

// constants are the texts that just has names for. Most of them colour a terminal.
var constants = map[string]string{
	"HEX": "0123456789abcdef", "HEXLOWER": "0123456789abcdef", "HEXUPPER": "0123456789ABCDEF", "CLEAR": "",
	"NORMAL": "", "BOLD": "", "ITALIC": "", "UNDERLINE": "", "INVERT": "", "HIDE": "", "STRIKETHROUGH": "", "BLACK": "",
	"RED": "", "GREEN": "", "YELLOW": "", "BLUE": "", "MAGENTA": "", "CYAN": "", "WHITE": "", "PATH_SEP": "/",
	"PATH_VAR_SEP": ":",
}

// text reads a quoted text. Double quotes have escapes.
func (e *evaluation) text() []string {
	quote := e.rest[:1]
	if strings.HasPrefix(e.rest, strings.Repeat(quote, 3)) {
		quote = e.rest[:3]
	}
	s := e.rest[len(quote):]
	var b strings.Builder
	for i := 0; i < len(s); i++ {
		if strings.HasPrefix(s[i:], quote) {
			e.rest = s[i+len(quote):]
			return []string{b.String()}
		}
		if s[i] == '\\' && quote[0] == '"' && i+1 < len(s) {
			i++
			if s[i] == 'u' {
				break
			}
			if with, ok := map[byte]string{'n': "\n", 't': "\t", 'r': "\r", '\n': ""}[s[i]]; ok {
				b.WriteString(with)
				continue
			}
		}
		b.WriteByte(s[i])
	}
	return e.fail("a text that is not understood")
}

// backtick reads a command whose output is the value.
func (e *evaluation) backtick(quote string) []string {
	command, rest, ok := strings.Cut(e.rest[len(quote):], quote)
	if !ok {
		return e.fail("a command without its end")
	}
	e.rest = rest
	return e.printed(e.file.interpolated(command, e.scope))
}

// printed returns the value that commands print.
func (e *evaluation) printed(commands []string) []string {
	out := []string{}
	for _, c := range commands {
		e.file.Line(recipe.Line{Text: c, Always: true})
		switch {
		case strings.TrimSpace(c) == "pwd":
			out = append(out, "$PWD")
		case !gather.PrintsPlainly(c):
			e.file.Unread(printedMayRun + gather.Short(c))
			out = append(out, gather.Unknown)
		default:
			out = append(out, gather.UnknownOf(c))
		}
	}
	return out
}

// ifElse reads if A == B { C } else { D }, and takes both sides.
func (e *evaluation) ifElse() []string {
	e.expression()
	if !e.take("==") && !e.take("!=") && !e.take("=~") && !e.take("!~") {
		return e.fail("a condition that is not understood")
	}
	e.expression()
	if !e.take("{") {
		return e.fail("a condition that is not understood")
	}
	out := e.expression()
	if !e.take("}") || !e.take("else") {
		return e.fail("a condition that is not understood")
	}
	if e.take("if ") {
		return append(slices.Clone(out), e.ifElse()...)
	}
	if !e.take("{") {
		return e.fail("a condition that is not understood")
	}
	out = append(slices.Clone(out), e.expression()...)
	if !e.take("}") {
		return e.fail("a condition that is not understood")
	}
	return out
}

// call reads a call of a function.
func (e *evaluation) call(name string) []string {
	e.take("(")
	var args []string
	for !e.take(")") {
		if e.next() == "" {
			return e.fail("a call without its end")
		}
		values := e.expression()
		if len(values) != 1 {
			return e.fail("a call with a value that depends")
		}
		args = append(args, values[0])
		e.take(",")
	}
	value, ok := e.apply(name, args)
	if !ok {
		return e.fail("the function " + name)
	}
	if strings.HasPrefix(name, "env") && len(args) > 1 && e.file.named != nil && e.file.named(args[0]) {
		return []string{"$" + args[0], value} // the environment's, or the default
	}
	return []string{value}
}

// apply returns the result of a function, as far as it is known.
func (e *evaluation) apply(name string, args []string) (value string, ok bool) {
	arg := func(i int) string {
		if i < len(args) {
			return args[i]
		}
		return ""
	}
	switch name {
	case "env", "env_var", "env_var_or_default":
		if !gather.ShellName(arg(0)) {
			return "", false
		}
		if !slices.Contains(e.file.Reading.Env, arg(0)) {
			e.file.Reading.Env = append(e.file.Reading.Env, arg(0))
		}
		if len(args) > 1 {
			return arg(1), true
		}
		return "$" + arg(0), true
	case "justfile_directory", "justfile_dir", "invocation_directory", "invocation_dir", "source_directory",
		"source_dir", "invocation_directory_native":
		return "$PWD", true
	case "justfile":
		return "justfile", true
	case "just_executable":
		return "just", true
	case "home_directory", "home_dir":
		return "$HOME", true
	case "os", "arch", "os_family", "num_cpus", "uuid", "just_pid", "just_version", "is_dependency":
		return gather.Unknown, true
	case "shell":
		return e.printed([]string{arg(0)})[0], true
	case "read":
		return e.printed([]string{"cat " + gather.Quote(arg(0))})[0], true
	case "require", "which":
		return arg(0), true
	case "error", "assert":
		return "", true
	case "quote":
		return quoteKnown(arg(0)), true
	case "join":
		return strings.Join(args, "/"), true
	case "trim":
		return strings.TrimSpace(arg(0)), true
	case "replace":
		if arg(1) == "" || strings.Contains(arg(0), "$") || len(arg(0))*(len(arg(2))+1) > gather.MaxText {
			return "", false
		}
		return strings.ReplaceAll(arg(0), arg(1), arg(2)), true
	}
	return "", false
}
