package code

import "strings"

// commandCall reports whether arguments without brackets follow v: Ruby, Perl.
func (r *lookahead) commandCall(v value, t *token) bool {
	if r.lang != Ruby && r.lang != Perl && r.lang != PHP || v.kind != vName || r.peek(-1).kind != tName ||
		r.target.kind == aMember {
		return false
	}
	if r.lang == PHP {
		return false
	}
	if strings.ContainsAny(r.peek(-1).text, "$@%") || t.nl && r.lang == Ruby {
		return false
	}
	return r.operandFollows(t)
}

// operandFollows reports whether t begins an argument.
func (r *lookahead) operandFollows(t *token) bool {
	if t.nl && r.lang == Ruby || !t.sp && t.kind == tName {
		return false
	}
	switch t.kind {
	case tString, tPieces, tShell, tNumber, tRegex:
		return true
	case tName:
		return !closesWords[t.text]
	case tOp:
		tight := t.sp && !r.peek(1).sp
		switch t.text {
		case "[", "(":
			return t.sp
		case "{":
			return false
		case "*", "&", "-", "::", "->", "!", "**", "<":
			return tight && (r.lang == Ruby || t.text == "-" || t.text == "!") && t.text != "<"
		case "\\":
			return r.lang == Perl
		}
		return strings.HasPrefix(t.text, "deref")
	}
	return false
}

// closesWords are the words that end a command's arguments.
var closesWords = map[string]bool{
	"if": true, "unless": true, "while": true, "until": true, "and": true, "or": true, "do": true, "then": true,
	"end": true, "rescue": true, "in": true, "xor": true, "ensure": true, "else": true, "elsif": true, "when": true,
	"for": true, "foreach": true, "x": true, "eq": true, "ne": true, "lt": true, "gt": true, "le": true, "ge": true,
	"cmp": true, "isa": true,
}

// command follows the arguments without brackets and the call of v.
func (r *argued) command(v value) value {
	line := r.peek(-1).line
	args := r.commandArguments()
	r.target = target{start: r.target.start}
	return r.withBlock(r.call(v, args, line), v, "")
}

// commandArguments follows arguments up to the end of the line or a word that
// ends them.
func (r *argued) commandArguments() *arguments {
	args := &arguments{}
	if r.lang == Perl && r.peek(0).kind == tName && r.fileHandle() {
		args.pos = append(args.pos, value{})
	}
	if !r.deeper() {
		return args
	}
	defer r.shallower()
	for r.pos < r.limit {
		before := r.pos
		r.entry(args)
		if !r.at(",") && !(r.at("=>") && r.lang == Perl) || r.pos == before && !r.at(",") {
			break
		}
		r.pos++
		if t := r.peek(0); r.lang == Perl && (t.is(";") || t.is(")") || t.is("}") ||
			t.kind == tName && closesWords[t.text]) {
			break
		}
	}
	return args
}

// fileHandle passes STDERR of print STDERR "x" and $fh of print $fh "x"; that
// a block or a class name stands there is followed the same way.
func (r *lookahead) fileHandle() bool {
	t, next := r.peek(0), r.peek(1)
	if next.kind != tString && next.kind != tPieces && next.kind != tNumber &&
		!(next.kind == tName && strings.ContainsAny(next.text[:1], "$@") && next.sp) {
		return false
	}
	if t.text == "my" || t.text == "our" || t.text == "local" || r.book.rule(t.text) != nil || quoteLike[t.text] ||
		t.text == "return" || t.text == "not" {
		return false
	}
	r.pos++
	return true
}

// withBlock follows the block behind a call: { |x| … }, do |x| … end. The
// parameters of a block that goes over a list are its elements.
func (r *argued) withBlock(result, recv value, method string) value {
	if r.lang != Ruby {
		return result
	}
	t := r.peek(0)
	switch {
	case t.is("{") && !t.nl:
		at := r.pos
		end := r.closing(at)
		r.pos++
		r.blockParameters(recv, result, method)
		r.block(end)
	case t.isName("do") && !t.nl:
		r.pos++
		r.blockParameters(recv, result, method)
	default:
		return result
	}
	return result
}

// overElements are the methods whose block gets the elements one by one.
var overElements = map[string]bool{
	"each": true, "map": true, "select": true, "reject": true, "each_with_index": true, "flat_map": true,
	"forEach": true, "filter": true, "each_entry": true, "collect": true, "find_all": true, "every": true, "some": true,
	"flatMap": true, "filter_map": true, "find": true, "each_child": true,
}

// blockParameters follows |a, b|.
func (r *argued) blockParameters(recv, result value, method string) {
	first := value{}
	if overElements[method] {
		first = r.element(recv)
	} else if result.source == Fresh { // Dir.mktmpdir { |dir| … }
		first = result
	}
	if r.accept("||") {
		return
	}
	if !r.at("|") {
		r.bind("it", first)
		r.bind("_1", first)
		return
	}
	r.pos++
	from := r.pos
	defer func() { r.up.callsWithin(from, r.pos-1) }()
	for n := 0; r.pos < r.limit && !r.at("|"); r.pos++ {
		if t := r.peek(0); t.kind == tName {
			if n == 0 {
				r.bind(t.text, first)
			} else {
				r.bind(t.text, value{})
			}
			n++
		}
	}
	r.accept("|")
}

// block follows statements up to the bracket at end, and passes it.
func (r *lookahead) block(end int) {
	if r.depth >= maxDepth {
		r.opaque("blocks too deep", r.peek(0).line)
		r.pos = min(end+1, r.limit)
		return
	}
	r.depth++
	r.up.statements(end)
	r.depth--
	r.pos = min(end+1, r.limit)
}

// blockArgument follows &:name and &method of Ruby: a call with anything.
func (r *argued) blockArgument() {
	v := r.up.expression(pPower)
	if name, ok := v.literal(); ok {
		if rule := r.book.find("?." + name); rule != nil {
			r.escape(named("?." + name))
		}
		return
	}
	if rule := r.book.rule(v.text); v.kind == vName && rule != nil && rule.kind != none && !rule.quiet {
		r.emit(rule.kind, v.text, value{}) // &method(:system)
		return
	}
	r.escape(v)
}
