package shell

import (
	"slices"
	"strings"

	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/lang"
	"guard/policy/shell/lang/escape"
	"guard/policy/shell/lang/jq"
	"guard/policy/shell/lang/template"
)

// echo judges echo: it prints its words.
func (k *operandJudge) echo(c *call, args []arg) stream {
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

// echoed is what echo -e makes of its words.
func echoed(s stream) string {
	text := escape.Echo(s.text)
	if !s.known {
		return escape.Word(text)
	}
	return escape.Stream(text)
}

func (k *readJudge) printsSecret(c *call, s stream) {
	if s.from&fromSecret != 0 {
		c.raise(risk.High, risk.FSConfigSecrets, say("prints a secret"))
	}
}

// printf judges printf: -v sets a variable, a subscript in its name runs.
func (k *operandJudge) printf(c *call, args []arg) stream {
	if len(args) > 1 && strings.HasPrefix(args[0].text, "-v") {
		name := args[1]
		if len(args[0].text) > 2 {
			name, args = args[0].value(2), args[1:]
		} else {
			args = args[2:]
		}
		k.expander.subscript(name)
		s := formatted(args)
		value := arg{text: s.text, from: s.from, computed: true}
		if !s.known {
			value = arg{text: hole, from: s.from | fromUnknown, computed: true}
		}
		k.expander.sets(c, name.text, value)
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
		s.text = escape.Word(s.text)
		return s
	}
	words := make([]string, len(args)-1)
	for i, a := range args[1:] {
		words[i] = a.text
	}
	text, ok := escape.Printf(args[0].text, words)
	if !ok {
		return stream{from: s.from | fromUnknown, text: escape.Word(s.text)}
	}
	return stream{from: s.from, text: text, known: true}
}

// testCommand judges test and [.
func (k *operandJudge) testCommand(c *call, args []arg) stream {
	for i, a := range args {
		switch op := a.text; {
		case strings.HasPrefix(op, "-") && strings.Contains(" -eq -ne -lt -le -gt -ge ", " "+op+" "):
			for _, side := range args[max(0, i-1):min(i+2, len(args))] {
				if side.text != op {
					k.expander.evaluating(side)
					k.expander.subscript(side)
				}
			}
		case (op == "-v" || op == "-R") && i+1 < len(args):
			k.expander.subscript(args[i+1])
		case len(op) == 2 && op[0] == '-' && strings.ContainsRune("abcdefghkprsuwxGLNOS", rune(op[1])) && i+1 < len(args) && args[i+1].text != "]" && args[i+1].known():
			k.looksAt(c, args[i+1])
		}
	}
	return nothing
}

// filter judges an expression of jq or yq.
func (k *operandJudge) filter(c *call, a arg) {
	for _, act := range jq.Read(a.text) {
		if act.Kind == lang.Environment {
			c.raise(risk.High, risk.FSConfigSecrets, say("the expression reads the environment"))
		} else {
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
func (k *operandJudge) fileForFilter(c *call, v *invocation, a arg) {
	if v.chain[0].Name != "yq" || !k.place(a).Is(place.Secret) {
		return
	}
	blind := k.world.Disk == nil || k.world.Missing(k.state.cwd)
	if blind && len(v.operands) == 1 || !blind && !k.world.Missing(k.place(a).Path) {
		k.reads(c, a)
	}
}

// filterFile judges a file that holds such an expression.
func (k *operandJudge) filterFile(c *call, v *invocation, a arg) {
	k.reads(c, a)
	if text, how := k.textOf(k.place(a)); a.known() && how != unseen {
		k.filter(c, literalArg(text))
	}
}

// substitutes judges envsubst (GNU gettext manual, envsubst): without an operand every
// variable that its input names is put in.
func (k *operandJudge) substitutes(c *call, v *invocation) stream {
	out := k.walk.Generic(c, v)
	if len(v.operands) > 0 || v.has("-v", "--variables") {
		return out
	}
	if !c.in.known && c.in.from&^fromFile != 0 {
		c.raise(risk.High, risk.FSConfigSecrets, say("prints a secret"))
		out.from |= fromSecret
	}
	if slices.ContainsFunc(template.Variables(c.in.text, maxWords), secretVariable) {
		c.raise(risk.High, risk.FSConfigSecrets, say("prints a secret"))
		out.from |= fromSecret
	}
	return out
}
