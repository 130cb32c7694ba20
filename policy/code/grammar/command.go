package grammar

import (
	"strings"

	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/token"
	"guard/policy/code/value"
)

// commandCall reports whether arguments without brackets come after v, as in Ruby and Perl.
func (r *lookahead) commandCall(v value.Value, t *token.Token) bool {
	if r.Lang != code.Ruby && r.Lang != code.Perl && r.Lang != code.PHP || !mayBeName(v) ||
		r.Peek(-1).Kind != token.Name || r.Target.Kind == aMember {
		return false
	}
	if r.Lang == code.PHP {
		return false
	}
	if strings.ContainsAny(r.Peek(-1).Text, "$@%") || t.NewLine && r.Lang == code.Ruby {
		return false
	}
	return r.operandFollows(t)
}

// mayBeName reports whether v, or one of the values that it may be, is what the language or a library has.
func mayBeName(v value.Value) (is bool) {
	v.Each(func(v value.Value) { is = is || v.Kind == value.Name })
	return is
}

// operandFollows reports whether t begins an argument. For operators that have an operand on one side or on both, white
// space decides, as in Ruby: f -x is a call and f - x is not.
func (r *lookahead) operandFollows(t *token.Token) bool {
	if t.NewLine && r.Lang == code.Ruby || !t.Spaced && t.Kind == token.Name {
		return false
	}
	switch t.Kind {
	case token.String, token.Pieces, token.Shell, token.Number, token.Regex:
		return true
	case token.Name:
		return !closesWords[t.Text]
	case token.Op:
		tight := t.Spaced && !r.Peek(1).Spaced
		switch t.Text {
		case "[", "(":
			return t.Spaced
		case "{":
			return false
		case "*", "&", "-", "::", "->", "!", "**", "<":
			return tight && (r.Lang == code.Ruby || t.Text == "-" || t.Text == "!" || t.Text == "*") && t.Text != "<"
		case "\\":
			return r.Lang == code.Perl
		}
		return strings.HasPrefix(t.Text, "deref")
	}
	return false
}

// closesWords holds the words that end the arguments of a call without brackets.
var closesWords = map[string]bool{
	"if": true, "unless": true, "while": true, "until": true, "and": true, "or": true, "do": true, "then": true,
	"end": true, "rescue": true, "in": true, "xor": true, "ensure": true, "else": true, "elsif": true, "when": true,
	"for": true, "foreach": true, "x": true, "eq": true, "ne": true, "lt": true, "gt": true, "le": true, "ge": true,
	"cmp": true, "isa": true,
}

// command reads arguments without brackets, and the call of v.
func (r *argumentReader) command(v value.Value) value.Value {
	line := r.Peek(-1).Line
	args := r.CommandArguments()
	r.Target = Target{Start: r.Target.Start}
	return r.WithBlock(r.Call(v, args, line), v, "")
}

// CommandArguments reads arguments up to the end of the line, or to a word that ends them.
func (r *argumentReader) CommandArguments() *value.Arguments {
	args := &value.Arguments{}
	if r.Lang == code.Perl && r.Peek(0).Kind == token.Name && r.fileHandle() {
		args.Pos = append(args.Pos, value.Value{})
	}
	if !r.deeper() {
		return args
	}
	defer r.shallower()
	for r.Pos < r.Limit {
		before := r.Pos
		r.entry(args)
		if !r.At(",") && !(r.At("=>") && r.Lang == code.Perl) || r.Pos == before && !r.At(",") {
			break
		}
		r.Pos++
		if t := r.Peek(0); r.Lang == code.Perl && (t.Is(";") || t.Is(")") || t.Is("}") ||
			t.Kind == token.Name && closesWords[t.Text]) {
			break
		}
	}
	return args
}

// fileHandle skips the file handle of print STDERR "x" and print $fh "x"; false: none stands here. A block or the
// name of a class in that place is skipped as well.
func (r *lookahead) fileHandle() bool {
	t, next := r.Peek(0), r.Peek(1)
	if next.Kind != token.String && next.Kind != token.Pieces && next.Kind != token.Number &&
		!(next.Kind == token.Name && strings.ContainsAny(next.Text[:1], "$@") && next.Spaced) {
		return false
	}
	if t.Text == "my" || t.Text == "our" || t.Text == "local" || r.Book.Rule(t.Text) != nil ||
		token.QuoteLike[t.Text] || t.Text == "return" || t.Text == "not" {
		return false
	}
	r.Pos++
	return true
}

// WithBlock reads the block after a call: { |x| … } or do |x| … end. If the method goes over a list, the parameters
// of the block are the elements of the list.
func (r *argumentReader) WithBlock(result, recv value.Value, method string) value.Value {
	if r.Lang != code.Ruby {
		return result
	}
	t := r.Peek(0)
	switch {
	case t.Is("{") && !t.NewLine:
		at := r.Pos
		end := r.Closing(at)
		r.Pos++
		r.blockParameters(recv, result, method)
		r.Block(end)
	case t.IsName("do") && !t.NewLine:
		r.Pos++
		r.blockParameters(recv, result, method)
	default:
		return result
	}
	return result
}

// blockParameters reads the parameters of a block: |a, b|. The first one holds an element of recv where the method goes
// over a list, or the new folder that result is; of the others nothing is known.
func (r *argumentReader) blockParameters(recv, result value.Value, method string) {
	first := r.blockReceiver(recv, result, method)
	if r.Accept("||") {
		return
	}
	if !r.At("|") {
		r.Bind("it", first)
		r.Bind("_1", first)
		return
	}
	r.Pos++
	from := r.Pos
	defer func() { r.Grammar.CallsWithin(from, r.Pos-1) }()
	for n := 0; r.Pos < r.Limit && !r.At("|"); r.Pos++ {
		if t := r.Peek(0); t.Kind == token.Name {
			if n == 0 {
				r.Bind(t.Text, first)
			} else {
				r.Bind(t.Text, value.Value{})
			}
			n++
		}
	}
	r.Accept("|")
}

// blockArgument reads &:name and &method of Ruby, which may be called with anything.
func (r *argumentReader) blockArgument() {
	v := r.Grammar.Expression(Power)
	if name, ok := v.Literal(); ok {
		if rule := r.Book.Find("?." + name); rule != nil {
			r.Escape(value.Named("?." + name))
		}
		r.symbolBlock(name)
		return
	}
	if rule := r.Book.Rule(v.Text); v.Kind == value.Name && rule != nil && rule.Kind != call.None && !rule.Quiet {
		r.Emit(rule.Kind, v.Text, value.Value{}) // &method(:system)
		return
	}
	r.Escape(v)
}
