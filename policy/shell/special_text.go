package shell

import (
	"strings"

	"guard/policy/risk"
	"guard/policy/shell/program"
)

// echo judges echo: it prints its words.
func (k *walker) echo(c *call, args []arg) stream {
	escapes := false
	for len(args) > 0 && len(args[0].text) > 1 && args[0].text[0] == '-' && strings.Trim(args[0].text[1:], "neE") == "" {
		escapes = escapes || strings.Contains(args[0].text, "e")
		args = args[1:]
	}
	s := spoken(args)
	if escapes {
		s.text = unescape(strings.ReplaceAll(s.text, `\0`, `\`))
	}
	k.printsSecret(c, s)
	return s
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
		k.environment(c, name.text, value)
		k.assign(name.text, value)
		return nothing
	}
	if len(args) > 0 && args[0].text == "--" {
		args = args[1:]
	}
	s := formatted(args)
	k.printsSecret(c, s)
	return s
}

// formatted is what printf makes of its words; of the conversions only %s, %b
// and %% are done, others leave the text unknown.
func formatted(args []arg) stream {
	s := spoken(args)
	if !s.known || len(args) == 0 {
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
				return stream{from: s.from | fromUnknown}
			}
		}
		if len(rest) == before {
			break
		}
	}
	return stream{from: s.from, text: unescape(b.String()), known: true}
}

// testCommand judges test and [.
func (k *walker) testCommand(c *call, args []arg) stream {
	for i, a := range args {
		switch op := a.text; {
		case strings.HasPrefix(op, "-") && strings.Contains(" -eq -ne -lt -le -gt -ge ", " "+op+" "):
			if i > 0 {
				k.subscript(args[i-1])
			}
			if i+1 < len(args) {
				k.subscript(args[i+1])
			}
		case (op == "-v" || op == "-R") && i+1 < len(args):
			k.subscript(args[i+1])
		case len(op) == 2 && op[0] == '-' && strings.ContainsRune("abcdefghkprsuwxGLNOS", rune(op[1])) && i+1 < len(args) && args[i+1].text != "]" && args[i+1].known():
			k.looksAt(c, args[i+1])
		}
	}
	return nothing
}

// sed judges sed's script: w, W and r name files, e runs a command.
func (k *walker) sed(c *call, v *invocation) stream {
	scripts := 0
	for _, u := range v.used {
		if u.name == "-e" || u.name == "--expression" {
			k.sedScript(c, u.value)
			scripts++
		}
	}
	if scripts == 0 && !v.has("-f", "--file") && len(v.operands) > 0 {
		k.sedScript(c, v.operands[0])
		v.operands = v.operands[1:]
	}
	for _, a := range v.operands {
		k.readOrChange(c, v, a)
	}
	return k.output(c, v)
}

// sedScript reads a sed script (POSIX sed; sed(1), GNU sed 4.9).
func (k *walker) sedScript(c *call, a arg) {
	if strings.Contains(a.text, hole) && a.from&^fromNumber != 0 {
		c.asExtra(func() { c.unknown(say("a sed script that is not known before it runs")) })
	}
	r := sedReader{text: strings.ReplaceAll(a.text, hole, "0")}
	for !r.done() {
		for _, act := range r.command() {
			c.asExtra(func() { k.sedAction(c, act) })
		}
	}
	if r.lost {
		c.unknown(say("a sed script that guard cannot read"))
	}
}

func (k *walker) sedAction(c *call, act sedAction) {
	switch act.verb {
	case 'w':
		k.writes(c, literalArg(act.text), overwrites)
	case 'r':
		k.reads(c, literalArg(act.text))
	case 'e':
		c.raise(risk.High, risk.ExecArbitrary, say("the sed script runs a command"))
		if act.text != "" {
			k.shellText(c, "sed", literalArg(act.text))
			c.silent = false
		}
	}
}

// awk judges awk's program: system(), pipes and redirections.
func (k *walker) awk(c *call, v *invocation) stream {
	words := v.operands
	if !v.has("-f", "--file", "-E", "--exec", "-e", "--source") && len(words) > 0 {
		k.awkProgram(c, words[0])
		words = words[1:]
	}
	for _, u := range v.used {
		if u.name == "-e" || u.name == "--source" {
			k.awkProgram(c, u.value)
		}
		if u.name == "-i" || u.name == "--include" || u.name == "-l" || u.name == "--load" {
			if u.value.text == "inplace" {
				v.marks |= program.Edits
			} else {
				c.raise(risk.Medium, risk.ExecArbitrary, say("loads {0}", u.value.show()))
			}
		}
	}
	for _, a := range words {
		if isAssignment(a.text) {
			continue
		}
		k.readOrChange(c, v, a)
	}
	return k.output(c, v)
}

func (k *walker) awkProgram(c *call, a arg) {
	if strings.Contains(a.text, hole) && a.from&^(fromNumber) != 0 {
		c.asExtra(func() { c.unknown(say("an awk program that is not known before it runs")) })
	}
	for _, act := range awkActions(strings.ReplaceAll(a.text, hole, "0")) {
		c.asExtra(func() {
			switch act.verb {
			case 'w':
				k.writes(c, awkTarget(act.text), overwrites)
			case 'a':
				k.writes(c, awkTarget(act.text), appends)
			case 'r':
				k.reads(c, awkTarget(act.text))
			case 'n':
				c.raise(risk.High, risk.NetworkRisk, say("the awk program connects to a host"))
				k.leaks(c, c.in.from|fromFile)
			default:
				c.raise(risk.High, risk.ExecArbitrary, say("the awk program runs a command"))
				if act.text != "" {
					k.shellText(c, "awk", literalArg(act.text))
					c.silent = false
				}
			}
		})
	}
}

// awkTarget is a file that an awk program names; empty: computed.
func awkTarget(s string) arg {
	if s == "" {
		return arg{text: hole, src: "a computed name", from: fromUnknown}
	}
	return literalArg(s)
}
