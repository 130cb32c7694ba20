package whole

import (
	"strconv"
	"strings"

	"guard/policy/code"
	"guard/policy/code/token"
)

// Modules of JavaScript (Node 22; ECMA-262): what one hands out is a variable of the whole text.

// handsOut is the variable of what a file hands out.
func handsOut(file int) string { return "__module_" + strconv.Itoa(file) }

// scriptImports finds the modules that a file loads, and what it hands out.
func scriptImports(p *joiner, f *file) {
	for i := 0; i < len(f.toks); i++ {
		t := f.peek(i)
		if t.Kind != token.Name || f.member(i) {
			continue
		}
		switch {
		case t.Text == "module" && f.peek(i+1).Is(".") && f.peek(i+2).IsName("exports"):
			f.handsOn(i, i+3)
		case t.Text == "exports" && f.peek(i+1).Is("."):
			f.handsOn(i, i+1)
		case (t.Text == "require" || t.Text == "import") && f.peek(i+1).Is("(") && f.peek(i+2).Kind == token.String &&
			f.peek(i+3).Is(")"):
			f.requires(p, i)
		case t.Text == "import":
			f.importsNames(p, i)
		case t.Text == "export":
			f.exports(p, i)
		}
	}
}

// handsOn writes what hands something out, from one token to another: module.exports = {tidy}, exports.tidy = tidy.
func (f *file) handsOn(at, end int) {
	before := ""
	defer func() { f.replaces(at, end, before+handsOut(f.index)) }()
	if value := f.peek(end + 1); f.peek(end).Is("=") && value.Is("{") && int(value.Match) > end {
		var all []handed
		f.entries(end+1, ":", func(name, of string) {
			f.gives[name] = target{f.index, of}
			all = append(all, handed{name, of, ""})
		})
		if f.onlyNames(end + 1) {
			f.lists = append(f.lists, list{end + 1, int(value.Match) + 1, all})
		}
		return
	}
	name, value := f.peek(end+1), f.peek(end+3)
	if f.peek(end).Is(".") && f.peek(end+2).Is("=") && value.Kind == token.Name {
		if after := f.peek(end + 4); after.NewLine || after.Is(";") || after.Kind == token.End {
			f.gives[name.Text] = target{f.index, value.Text}
			return
		}
	}
	if f.peek(end).Is(".") && f.peek(end+2).Is("=") && name.Kind == token.Name && !f.own[name.Text] && f.begins(at) {
		before = "var " + name.Text + " = "
		f.own[name.Text] = true
		f.gives[name.Text] = target{f.index, name.Text}
	}
}

// onlyNames reports braces in which nothing but names stands.
func (f *file) onlyNames(open int) bool {
	for i := open + 1; i < int(f.toks[open].Match); i++ {
		if t := f.peek(i); t.Kind != token.Name && !t.Is(",") && !t.Is(":") {
			return false
		}
	}
	return true
}

// begins reports a token with which a statement begins.
func (f *file) begins(at int) bool {
	before := f.peek(at - 1)
	return f.peek(at).NewLine || before.Is(";") || before.Is("}") || before.Kind == token.End
}

// requires reads require("./b"): a name for the module, for some of its names, or one name taken there.
func (f *file) requires(p *joiner, at int) {
	module, is := p.find(f, f.peek(at+2).Text)
	if !is {
		return
	}
	before := at - 1
	for f.peek(before).IsName("await") || f.peek(before).Is("(") {
		before--
	}
	to := f.peek(before - 1)
	if f.peek(before).Is("...") || f.peek(before).Is("=") && to.IsName("exports") {
		f.passes = append(f.passes, module)
	}
	switch {
	case f.peek(at+4).Is(".") && f.peek(at+5).Kind == token.Name:
		f.direct = append(f.direct, direct{at, at + 6, module, f.peek(at + 5).Text})
		return
	case f.peek(before).Is("=") && to.Kind == token.Name:
		f.modules[to.Text] = module
	case f.peek(before).Is("=") && to.Is("}") && to.Match >= 0:
		f.takes(int(to.Match), module, ":")
	}
	f.replaces(at, at+4, handsOut(module))
}

// takes notes the names that a file takes of a module, in the braces that begin at a token.
func (f *file) takes(open, module int, as string) {
	f.entries(open, as, func(name, own string) { f.aliases[own] = target{module, exported + name} })
}

// entries lists the names in braces, and what stands for each behind a word or sign: {a, b: c}.
func (f *file) entries(open int, as string, note func(name, of string)) {
	end := int(f.toks[open].Match)
	for i := open + 1; i < end; i++ {
		t := f.peek(i)
		if int(t.Match) > i {
			i = int(t.Match)
			continue
		}
		if before := f.peek(i - 1); t.Kind != token.Name || !before.Is("{") && !before.Is(",") {
			continue
		}
		of := t.Text
		if next := f.peek(i + 1); next.Text == as && f.peek(i+2).Kind == token.Name {
			of = f.peek(i + 2).Text
			if after := f.peek(i + 3); !after.Is(",") && !after.Is("}") {
				continue
			}
		} else if !next.Is(",") && !next.Is("}") {
			continue
		}
		note(t.Text, of)
	}
}

// sourceAt is the index of the name of the module in an import or export that begins at a token; 0 where it has none.
func (f *file) sourceAt(at int) int {
	for i := at + 1; i < min(at+maxClause, len(f.toks)); i++ {
		t := f.peek(i)
		switch {
		case t.Kind == token.String && (f.peek(i-1).IsName("from") || f.peek(i-1).IsName("import")):
			return i
		case t.Is("{") && int(t.Match) > i:
			i = int(t.Match)
		case t.Is(";"), t.Is("("), t.Is("="):
			return 0
		}
	}
	return 0
}

// maxClause bounds the tokens of an import or export.
const maxClause = 400

// importsNames reads import d, {a as b} from "./m" and import * as m from "./m".
func (f *file) importsNames(p *joiner, at int) {
	end := f.sourceAt(at)
	if end == 0 {
		return
	}
	module, is := p.find(f, f.peek(end).Text)
	if !is {
		return
	}
	from, text := handsOut(module), ""
	for i := at + 1; i < end; i++ {
		t := f.peek(i)
		switch {
		case t.Is("{") && int(t.Match) > i:
			text += "const " + f.pattern(i) + " = " + from + ";"
			f.takes(i, module, "as")
			i = int(t.Match)
		case t.Is("*") && f.peek(i+1).IsName("as"):
			text += "const " + f.peek(i+2).Text + " = " + from + ";"
			f.modules[f.peek(i+2).Text] = module
			i += 2
		case t.Kind == token.Name && t.Text != "from" && t.Text != "type":
			whole := from + ".default"
			if strings.Contains(p.files[module].Text, "module.exports") {
				whole = from
				f.modules[t.Text] = module
			} else {
				f.aliases[t.Text] = target{module, exported + "default"}
			}
			text += "const " + t.Text + " = " + whole + ";"
		}
	}
	f.replaces(at, end+1, text)
}

// pattern writes {a as b} as an assignment has it.
func (f *file) pattern(open int) string {
	var parts []string
	for i := open + 1; i < int(f.toks[open].Match); i++ {
		t := f.peek(i)
		if t.Kind != token.Name || t.Text == "type" && f.peek(i+1).Kind == token.Name {
			continue
		}
		name, as := t.Text, t.Text
		if f.peek(i + 1).IsName("as") {
			as = f.peek(i + 2).Text
			i += 2
		}
		parts = append(parts, name+": "+as)
	}
	return "{" + strings.Join(parts, ", ") + "}"
}

// exports reads what a file hands out by name.
func (f *file) exports(p *joiner, at int) {
	next := f.peek(at + 1)
	switch {
	case next.IsName("default"):
		name := f.peek(at + 3)
		if k := f.peek(at + 2); (k.IsName("function") || k.IsName("class")) && name.Kind == token.Name {
			f.replaces(at, at+2, "")
			f.hands = append(f.hands, handed{"default", name.Text, ""})
			f.gives["default"] = target{f.index, name.Text}
			return
		} else if k.Kind == token.Name && (name.Is(";") || name.NewLine) {
			f.gives["default"] = target{f.index, k.Text}
		}
		f.replaces(at, at+2, handsOut(f.index)+".default =")
	case next.Is("*"):
		f.exportsAll(p, at)
	case next.Is("{"):
		f.exportsList(p, at)
	case next.Kind == token.Name:
		f.replaces(at, at+1, "")
		i := at + 1
		for i < at+4 && !definers[f.peek(i).Text] {
			i++
		}
		if name := f.peek(i + 1); name.Kind == token.Name {
			f.hands = append(f.hands, handed{name.Text, name.Text, ""})
			f.gives[name.Text] = target{f.index, name.Text}
		}
	}
}

// exportsAll reads export * from "./b" and export * as b from "./b".
func (f *file) exportsAll(p *joiner, at int) {
	source := f.sourceAt(at)
	if source == 0 {
		return
	}
	module, is := p.find(f, f.peek(source).Text)
	if !is {
		return
	}
	if f.peek(at + 2).IsName("as") {
		f.hands = append(f.hands, handed{f.peek(at + 3).Text, handsOut(module), ""})
	} else {
		f.passes = append(f.passes, module)
	}
	f.replaces(at, source+1, "")
}

// exportsList reads export {a as b}, perhaps of another module.
func (f *file) exportsList(p *joiner, at int) {
	open := at + 1
	end, of, from := int(f.toks[open].Match)+1, "", -1
	if source := f.sourceAt(at); source > 0 {
		module, is := p.find(f, f.peek(source).Text)
		if !is {
			return
		}
		of, end, from = handsOut(module)+".", source+1, module
	}
	list := f.pattern(open)
	for part := range strings.SplitSeq(strings.Trim(list, "{}"), ", ") {
		if name, as, ok := strings.Cut(part, ": "); ok {
			f.hands = append(f.hands, handed{as, name, of})
			f.gives[as] = target{f.index, name}
			if from >= 0 {
				f.gives[as] = target{from, exported + name}
			}
		}
	}
	f.replaces(at, end, "")
}

// destructured notes the names of const {a, b: c} = … as the file's own.
func (f *file) destructured() {
	for i := range f.toks {
		t := f.peek(i)
		if !t.Is("{") || int(t.Match) <= i || !definers[f.peek(i-1).Text] || !f.peek(int(t.Match)+1).Is("=") {
			continue
		}
		for k := i + 1; k < int(t.Match); k++ {
			if n := f.peek(k); n.Kind == token.Name && !f.peek(k+1).Is(":") {
				f.own[n.Text] = true
			}
		}
	}
}

// shorthand reports a name of JavaScript that is both the key and the value of an object: {a, b}.
func (f *file) shorthand(i int) bool {
	if f.lang != code.JavaScript {
		return false
	}
	before, next := f.peek(i-1), f.peek(i+1)
	if !(before.Is("{") || before.Is(",")) || !(next.Is(",") || next.Is("}")) {
		return false
	}
	for k := i - 1; k >= 0; k-- {
		t := f.peek(k)
		if t.Kind == token.Op && t.Match >= 0 {
			if int(t.Match) > k {
				return t.Is("{")
			}
			k = int(t.Match)
		}
	}
	return false
}
