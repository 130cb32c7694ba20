package call

import (
	"strings"

	"guard/policy/code"
	"guard/policy/code/token"
)

// What changes a variable may be handed on before it does: the table of variables goes to a function or under another
// name, its key is put together, a method is taken from its list and called later, a function is given a reference.
// Then no name can be told, or only that of the list.

// handedChanges finds such changes.
type handedChanges struct{ *changes }

// mutators are methods that change the list or dictionary to which they belong (Python 3.13, ECMAScript 2024).
var mutators = map[string]bool{"append": true, "extend": true, "insert": true, "update": true, "setdefault": true,
	"__setitem__": true, "__setattr__": true, "__ior__": true, "pop": true, "popitem": true, "clear": true,
	"remove": true, "sort": true, "reverse": true, "splice": true, "unshift": true, "push": true, "shift": true,
	"fill": true, "copyWithin": true}

// calling are the members of a function of JavaScript by which it is called for another object.
var calling = map[string]bool{"call": true, "apply": true, "bind": true}

// handsOn finds the changes of a language that are handed on.
func (c handedChanges) handsOn(lang code.Language, i int) {
	switch lang {
	case code.Python:
		c.handsOnPython(i)
	case code.JavaScript:
		c.handsOnScript(i)
	case code.PHP:
		c.handsOnPHP(i)
	case code.Perl:
		c.handsOnPerl(i)
	case code.Ruby:
		if t := c.at(i); t.IsName("alias") && strings.HasPrefix(c.at(i+1).Text, "$") {
			c.spoil(i+1, i+3)
		}
	case code.Lua:
		if t := c.at(i); t.IsName("_G") || t.IsName("_ENV") {
			c.handsOnTable(i, i)
		}
	}
}

// handsOnPython finds globals()[f()] = x, f(globals()), d = c.__dict__, u = d.update and cell_contents (Python 3.13,
// Data model).
func (c handedChanges) handsOnPython(i int) {
	t, next := c.at(i), c.at(i+1)
	switch {
	case t.IsName("cell_contents") && next.Assigns(), t.Kind == token.String && t.Text == "cell_contents":
		c.opaque = append(c.opaque, t)
	case namespaces[t.Text] && next.Is("("), t.IsName("vars") && next.Is("("):
		c.handsOnTable(i, c.closing(i+1))
	case t.IsName("__dict__") && c.at(i-1).Is("."), t.IsName("f_globals"), t.IsName("f_locals"),
		t.IsName("__globals__"):
		c.handsOnTable(i, i)
		c.loose = c.loose || next.Is(".") && mutators[c.at(i+2).Text]
	case mutators[t.Text] && c.at(i-1).Is(".") && !next.Is("(") && !next.Assigns() && !c.imports(c.at(i-2).Text):
		c.spoil(i-2, i-1)
	}
}

// imports reports whether a line of the text that imports holds a name.
func (c handedChanges) imports(name string) bool {
	if c.imported == nil {
		c.imported = map[string]bool{}
		for k := 0; k < len(c.toks); k++ {
			if c.toks[k].IsName("import") {
				for k++; k < len(c.toks) && !c.toks[k].NewLine; k++ {
					c.imported[c.toks[k].Text] = true
				}
				k--
			}
		}
	}
	return c.imported[name]
}

// handsOnTable notes what becomes of a table of variables that stands between two tokens: a key that is put together,
// another name, a function of the text that is given it.
func (c handedChanges) handsOnTable(from, to int) {
	before, next := c.at(from-1), c.at(to+1)
	first := from
	for first > 0 && (c.at(first-1).Is(".") || c.at(first-1).Kind == token.Name && c.at(first).Is(".") ||
		c.at(first-1).Is(")") && c.at(first).Is(".")) {
		if m := int(c.at(first - 1).Match); m >= 0 && m < first {
			first = m
			continue
		}
		first--
	}
	if first != from {
		before = c.at(first - 1)
	}
	switch {
	case next.Is("["):
		end := c.closing(to + 1)
		if c.at(end+1).Assigns() && !(end == to+3 && c.at(to+2).Kind == token.String) {
			c.any = true
		}
	case next.Is("."):
	case before.Assigns() && c.at(first-2).Kind == token.Name:
		c.spaces[c.at(first-2).Text] = true
	case before.IsName("return"), before.Is("(") && c.defines(c.at(first-2).Text),
		before.Is(",") && c.defines(c.givenAt(from)):
		c.any, c.loose = true, true
	}
}

// givenAt is the last part of the name of the function among whose arguments the token at i stands.
func (c handedChanges) givenAt(i int) string { return calleeBefore(c.at, i, "{", ";") }

// defines reports whether the text defines a function of this name.
func (c handedChanges) defines(name string) bool {
	if c.defined == nil {
		c.defined = map[string]bool{}
		for k := range c.toks {
			if t := &c.toks[k]; t.IsName("def") || t.IsName("function") {
				c.defined[c.at(k+1).Text] = true
			}
		}
	}
	return c.defined[name]
}

// handsOnScript finds [].splice.call(list, x), p = list.push and a = arguments.
func (c handedChanges) handsOnScript(i int) {
	t, next := c.at(i), c.at(i+1)
	switch {
	case mutators[t.Text] && c.at(i-1).Is(".") && next.Is(".") && calling[c.at(i+2).Text]:
		c.spoil(i-2, i-1)
		end := c.closing(i + 3)
		c.spoil(i+4, end)
		for k := i + 4; k < end; k++ {
			if c.at(k).IsName("arguments") {
				c.opaque = append(c.opaque, t)
			}
		}
	case t.IsName("arguments") && c.at(i-1).Is("=") && !next.Is("[") && !next.Is("."):
		c.aliases[c.at(i-2).Text] = true
	case c.aliases[t.Text] && next.Is("[") && c.at(c.closing(i+1)+1).Assigns():
		c.opaque = append(c.opaque, t)
	case t.IsName("this") && next.Is(".") && c.at(i+3).Assigns():
		c.own[c.at(i+2).Text] = true
	}
}

// handsOnPHP finds $GLOBALS[f()] = x, and functions without a name that take a reference.
func (c handedChanges) handsOnPHP(i int) {
	t, next := c.at(i), c.at(i+1)
	switch {
	case t.IsName("$GLOBALS"):
		c.handsOnTable(i, i)
	case (t.IsName("function") || t.IsName("fn")) && next.Is("("):
		for k, end := i+2, c.closing(i+1); k < end; k++ {
			if c.at(k).Is("&") && strings.HasPrefix(c.at(k+1).Text, "$") && !phpFills[token.Lower(c.givenAt(i))] {
				c.any = true
			}
		}
	}
}

// handsOnPerl finds (substr $x, 0) = y, ($a ? $x : $y) = z, $main::x = y, $$name = x and \shift.
func (c handedChanges) handsOnPerl(i int) {
	t, next := c.at(i), c.at(i+1)
	switch {
	case t.Is("(") && c.closing(i) > i && c.at(c.closing(i)+1).Is("="):
		for k, end := i+1, c.closing(i); k < end; k++ {
			if c.at(k).Is("?") || c.at(k).IsName("substr") {
				c.spoil(i, end)
			}
		}
	case t.Kind == token.Name && strings.HasPrefix(t.Text, "$") && strings.Contains(t.Text, "::") && next.Assigns():
		c.spoilName("$" + lastOf(t.Text))
	case t.Kind == token.Op && strings.HasPrefix(t.Text, "deref") && next.Kind == token.Name && c.at(i+2).Assigns() &&
		!c.strict():
		c.any = true
	case t.Is("\\") && (next.IsName("shift") || next.IsName("@_") || next.IsName("$_") && c.at(i+2).Is("[") ||
		next.Is("(") && c.at(i+2).IsName("@_")), t.IsName("@_") && c.loopSets(i):
		for k := range c.toks {
			if c.at(k).IsName("sub") && c.at(k+1).Kind == token.Name {
				c.handed[token.Lower(c.at(k+1).Text)] = true
			}
		}
	}
}

// loopSets reports that the loop over the list at i changes its variable.
func (c handedChanges) loopSets(i int) bool {
	before := c.at(i - 1)
	if before.Is("(") { // for my $x (@_) { $x = 1 }
		name := "$_"
		if t := c.at(i - 2); strings.HasPrefix(t.Text, "$") {
			name = t.Text
		}
		end := c.closing(i - 1)
		return c.at(end+1).Is("{") && c.sets(name, end+1, c.closing(end+1))
	}
	if !before.IsName("for") && !before.IsName("foreach") {
		return false
	}
	from := i
	for from > 0 && i-from < maxLine && !c.at(from).Is(";") && !c.at(from).Is("{") {
		from--
	}
	return c.sets("$_", from, i)
}

// strict reports that a text of Perl computes no names of variables (strict 1.12).
func (c handedChanges) strict() bool {
	for k := range c.toks {
		if c.toks[k].IsName("strict") && c.at(k-1).IsName("use") {
			return true
		}
	}
	return false
}

// lastOf is what stands behind the packages of a name of Perl.
func lastOf(name string) string { return name[strings.LastIndexByte(name, ':')+1:] }
