package shell

import (
	"strings"

	"guard/policy/place"
	"guard/policy/risk"
)

// echo judges echo: it prints its words.
func (k *walker) echo(c *call, args []arg) stream {
	escapes := false
	for len(args) > 0 && len(args[0].text) > 1 && args[0].text[0] == '-' && strings.Trim(args[0].text[1:], "neE") == "" {
		escapes = escapes || strings.Contains(args[0].text, "e")
		args = args[1:]
	}
	s := spoken(args)
	s.from |= k.namesHidden(args)
	if k.state.undoes && strings.Contains(s.text, `\`) {
		s.known = false
	}
	if escapes {
		s.text = echoed(s)
	}
	k.printsSecret(c, s)
	return s
}

// octal finds echo's \0NNN (bash(1), echo -e): printf's and C's have no zero before it.
var octal = lazily(`\\0([0-7]{0,3})`)

// echoed is what echo -e makes of its words.
func echoed(s stream) string {
	text := octal().ReplaceAllStringFunc(s.text, func(o string) string { return `\` + ("000" + o[2:])[len(o)-2:] })
	if !s.known {
		return unescape(text)
	}
	return unescapeStream(text)
}

func (k *walker) printsSecret(c *call, s stream) {
	if s.from&fromSecret != 0 {
		c.raise(risk.High, risk.FSConfigSecrets, say("prints a secret"))
	}
}

// printf judges printf: -v sets a variable, a subscript in its name runs.
func (k *walker) printf(c *call, args []arg) stream {
	if len(args) > 1 && strings.HasPrefix(args[0].text, "-v") {
		name := args[1]
		if len(args[0].text) > 2 {
			name, args = args[0].value(2), args[1:]
		} else {
			args = args[2:]
		}
		k.subscript(name)
		s := formatted(args)
		value := arg{text: s.text, from: s.from, computed: true}
		if !s.known {
			value = arg{text: hole, from: s.from | fromUnknown, computed: true}
		}
		k.sets(c, name.text, value)
		return nothing
	}
	if len(args) > 0 && args[0].text == "--" {
		args = args[1:]
	}
	s := formatted(args)
	s.from |= k.namesHidden(args)
	k.printsSecret(c, s)
	return s
}

// formatted is what printf makes of its words; of the conversions only %s, %b
// and %% are done, others leave the text unknown.
func formatted(args []arg) stream {
	s := spoken(args)
	if len(args) == 0 {
		return s
	}
	if !s.known {
		s.text = unescape(s.text)
		return s
	}
	format, rest := args[0].text, args[1:]
	var b strings.Builder
	for round := 0; round == 0 || len(rest) > 0 && round < maxWords; round++ {
		before := len(rest)
		for i := 0; i < len(format); i++ {
			if format[i] != '%' || i+1 == len(format) {
				b.WriteByte(format[i])
				continue
			}
			i++
			switch format[i] {
			case '%':
				b.WriteByte('%')
			case 's', 'b':
				if len(rest) > 0 {
					b.WriteString(rest[0].text)
					rest = rest[1:]
				}
			default:
				return stream{from: s.from | fromUnknown, text: unescape(s.text)}
			}
		}
		if len(rest) == before {
			break
		}
	}
	return stream{from: s.from, text: unescapeStream(b.String()), known: true}
}

// testCommand judges test and [.
func (k *walker) testCommand(c *call, args []arg) stream {
	for i, a := range args {
		switch op := a.text; {
		case strings.HasPrefix(op, "-") && strings.Contains(" -eq -ne -lt -le -gt -ge ", " "+op+" "):
			for _, side := range args[max(0, i-1):min(i+2, len(args))] {
				if side.text != op {
					k.evaluating(side)
					k.subscript(side)
				}
			}
		case (op == "-v" || op == "-R") && i+1 < len(args):
			k.subscript(args[i+1])
		case len(op) == 2 && op[0] == '-' && strings.ContainsRune("abcdefghkprsuwxGLNOS", rune(op[1])) && i+1 < len(args) && args[i+1].text != "]" && args[i+1].known():
			k.looksAt(c, args[i+1])
		}
	}
	return nothing
}

// envsubst finds yq's operator of that name, not a key or a string of it.
var envsubst = lazily(`(^|[^."\w])envsubst\b`)

// filter judges a jq or yq expression: env, $ENV, strenv() and envsubst read the
// environment (jq 1.7 manual, "$ENV, env"; yq manual, "Env Variable Operators").
func (k *walker) filter(c *call, a arg) {
	for i := 0; i < len(a.text); {
		j := strings.Index(a.text[i:], "env")
		if j < 0 {
			break
		}
		j += i
		i = j + len("env")
		before := j > 0 && (a.text[j-1] == '.' || a.text[j-1] == '"' || a.text[j-1] == '_' || awkLetter(a.text[j-1]) && !strings.HasSuffix(a.text[:j], "str"))
		after := i < len(a.text) && (awkLetter(a.text[i]) || a.text[i] == '"')
		if !before && !after {
			c.raise(risk.High, risk.FSConfigSecrets, say("the expression reads the environment"))
		}
	}
	if strings.Contains(a.text, "$ENV") || envsubst().MatchString(a.text) {
		c.raise(risk.High, risk.FSConfigSecrets, say("the expression reads the environment"))
	}
	for _, load := range [...]string{"load(", "load_str(", "load_xml(", "import ", "include "} {
		if strings.Contains(a.text, load) {
			c.raise(risk.Medium, risk.FSOutsideWorkspace, say("the expression reads further files"))
		}
	}
	if strings.HasPrefix(a.text, hole) && a.from&^tame != 0 {
		c.unsure = true
		c.raise(risk.Medium, risk.ExecArbitrary, say("{0} could turn out to be an option", a.show()))
	}
}

// fileForFilter judges yq's first word where a file has that name: it is read then
// (yq 4, processArgs). Without a disk to look at, a word alone may be one.
func (k *walker) fileForFilter(c *call, v *invocation, a arg) {
	if v.chain[0].Name != "yq" || !k.place(a).Is(place.Secret) {
		return
	}
	blind := k.world.Disk == nil || k.world.Missing(k.state.cwd)
	if blind && len(v.operands) == 1 || !blind && !k.world.Missing(k.place(a).Path) {
		k.reads(c, a)
	}
}

// filterFile judges a file that holds such an expression.
func (k *walker) filterFile(c *call, v *invocation, a arg) {
	k.reads(c, a)
	if text, how := k.textOf(k.place(a)); a.known() && how != unseen {
		k.filter(c, literalArg(text))
	}
}

// shellVariable finds the variables that envsubst puts in.
var shellVariable = lazily(`\$\{?([A-Za-z_]\w*)`)

// substitutes judges envsubst (GNU gettext manual, envsubst): without an operand every
// variable that its input names is put in.
func (k *walker) substitutes(c *call, v *invocation) stream {
	out := k.generic(c, v)
	if len(v.operands) > 0 || v.has("-v", "--variables") {
		return out
	}
	if !c.in.known && c.in.from&^fromFile != 0 {
		c.raise(risk.High, risk.FSConfigSecrets, say("prints a secret"))
		out.from |= fromSecret
	}
	for _, m := range shellVariable().FindAllStringSubmatch(c.in.text, maxWords) {
		if secretVariable(m[1]) {
			c.raise(risk.High, risk.FSConfigSecrets, say("prints a secret"))
			out.from |= fromSecret
		}
	}
	return out
}

// showsContainer finds templates that print a container's environment: Env itself, or
// Config or everything, of which it is a part; a service keeps it below Spec, a
// configuration its text in Data (docs.docker.com, docker inspect).
var showsContainer = lazily(`(?i)\.env\b|"(?:env|data)"|(?:json|println?|printf\s+"[^"]*")?\s*\.(?:config|(?:previous)?spec|processconfig|tasktemplate|containerspec|data)?\s*(?:\||\}\})`)
