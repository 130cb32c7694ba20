package call

import (
	"slices"
	"strings"

	"guard/policy/code/token"
)

// namespaces are what holds the variables of a text or a frame of Python (Python 3.13, Built-in Functions; Data model).
var namespaces = map[string]bool{"globals": true, "locals": true, "f_globals": true, "f_locals": true,
	"__globals__": true, "__main__": true, "modules": true}

// python finds captures of match (PEP 634), variables that are set in their namespace, elements that a for fills, and
// classes made or members found by calls.
func (c *changes) python(i int) {
	t := c.at(i)
	switch {
	case t.NewLine && t.IsName("case") && !c.at(i+1).Is("=") && !c.at(i+1).Is(".") && !c.at(i+1).Is(","):
		_, to := c.sameLine(i)
		for k := i + 1; k < to; k++ {
			if n := c.at(k); n.Kind == token.Name && !c.at(k+1).Is("(") && !c.at(k+1).Is(".") && !c.at(k-1).Is(".") {
				c.names[n.Text] = true
			}
		}
	case t.IsName("for") && c.at(i+1).Kind == token.Name && c.at(i+2).Is("["):
		c.spoil(i+1, i+2)
	case t.Kind == token.Name && (namespaces[t.Text] || t.Text == "vars" && c.at(i+2).Is(")")):
		c.pythonNamespace(i)
	case t.IsName("vars") && c.at(i+1).Is("(") && c.at(c.closing(i+1)+1).Is("["),
		t.IsName("__dict__") && (c.at(i+1).Is("[") && c.at(c.closing(i+1)+1).Is("=") ||
			c.at(i+2).IsName("update") || c.at(i+1).Is("|=")),
		t.IsName("def") && (c.at(i+1).IsName("__getattribute__") || c.at(i+1).IsName("__getattr__")):
		c.loose = true
	case (t.IsName("patch") || t.IsName("setattr") || t.IsName("object")) && c.at(i+1).Is("("):
		c.patches(i+2, c.closing(i+1))
	case t.IsName("def") && runnersOwn[c.at(i+1).Text] && t.Col == 0:
		c.opaque = append(c.opaque, c.at(i+1))
	case t.IsName("fixture") && c.at(i+1).Is("(") && c.at(i+2).IsName("name") && runnersOwn[c.at(i+4).Text]:
		c.opaque = append(c.opaque, c.at(i+4))
	case t.IsName("type") && c.at(i+1).Is("(") && !c.at(i-1).Is("."):
		commas := 0
		for k, end := i+2, c.closing(i+1); k < end; k++ {
			if c.at(k).Is(",") {
				commas++
			}
			k = c.closing(k)
		}
		c.loose = c.loose || commas >= 2
	}
}

// runnersOwn are fixtures that pytest itself gives (pytest 8, Fixtures reference): a text that defines one of them has
// tests work in another folder.
var runnersOwn = map[string]bool{"tmp_path": true, "tmpdir": true, "tmp_path_factory": true, "tmpdir_factory": true,
	"monkeypatch": true, "testdir": true, "pytester": true}

// patches notes a function that is replaced by its name (unittest.mock of Python 3.13, setattr, pytest's monkeypatch;
// Jest's, Vitest's and Sinon's spies).
func (c *changes) patches(from, to int) {
	for k := from; k < min(to, from+8); k++ {
		t := c.at(k)
		if t.Kind == token.String && (c.at(k+1).Is(",") || c.at(k+1).Is(")")) && t.Text != "" {
			c.hiddenChanges.replace = append(c.hiddenChanges.replace, lastPart(t.Text))
			return
		}
	}
}

// pythonNamespace notes a change of what holds variables: on the same line, or by a name that it is given.
func (c *changes) pythonNamespace(i int) {
	from, to := c.sameLine(i)
	writes := false
	for k := from; k < to; k++ {
		switch t := c.at(k); {
		case t.Kind == token.Op && (t.Text == "=" || t.Text == "|=") && k > i,
			t.IsName("update"), t.IsName("setdefault"), t.IsName("__setitem__"), t.IsName("setattr"):
			writes = true
			for n := max(from, k-8); n < k; n++ { // sys.modules[__name__].d = x
				if c.at(n).Kind == token.Name && c.at(n-1).Is(".") {
					c.names[c.at(n).Text] = true
				}
			}
		}
	}
	switch {
	case writes:
		c.spoilStrings(from, to)
	case c.at(from+1).Is("=") && from+1 < i && c.at(from).Kind == token.Name: // g = globals()
		c.spaces[c.at(from).Text] = true
	}
}

// javascript finds members that a pattern or a for fills (ECMAScript 2024, 13.15.5), and arguments that are changed
// by their list (10.4.4).
func (c *changes) javascript(i int) {
	t := c.at(i)
	switch {
	case (t.Is("]") || t.Is("}")) && c.at(i+1).Is("=") && int(t.Match) >= 0 && int(t.Match) < i:
		for k := int(t.Match); k < i; k++ {
			if c.at(k).Is(".") && c.at(k+1).Kind == token.Name {
				c.members[c.at(k+1).Text] = true
			}
		}
	case t.IsName("for") && c.at(i+1).Is("("):
		for k := i + 2; k < min(i+12, c.closing(i+1)) && !c.at(k).IsName("of") && !c.at(k).IsName("in"); k++ {
			if c.at(k).Is(".") && (c.at(k+2).IsName("of") || c.at(k+2).IsName("in")) {
				c.members[c.at(k+1).Text] = true
			}
		}
	case (t.IsName("spyOn") || t.IsName("stub") || t.IsName("defineProperty") || t.IsName("method")) &&
		c.at(i+1).Is("("):
		c.patches(i+2, c.closing(i+1))
	case t.IsName("assign") && c.at(i-2).IsName("Object") && c.at(i+1).Is("("):
		for k, end := i+2, c.closing(i+1); k < end; k++ {
			if c.at(k).Kind == token.Name && (c.at(k+1).Is(":") || c.at(k+1).Is("(")) && !c.at(k-1).Is(".") {
				c.hiddenChanges.replace = append(c.hiddenChanges.replace, c.at(k).Text)
			}
		}
	case t.IsName("arguments") && c.at(i+1).Is("[") && c.at(c.closing(i+1)+1).Is("="):
		c.opaque = append(c.opaque, t)
	}
}

// golang finds variables whose address goes to other code than a flag, and slices that share an array (Go 1.23,
// Address operators; Appending to and copying slices).
func (c *changes) golang(i int) {
	t, before := c.at(i), c.at(i-1)
	switch {
	case t.Is("&") && c.at(i+1).Kind == token.Name && !c.at(i+2).Is("{") && !c.at(i+2).Is(".") &&
		before.Kind == token.Op && before.Text != ")" && before.Text != "]" && !c.ofFlag(i):
		c.names[c.at(i+1).Text] = true
	case t.IsName("append") && c.at(i+1).Is("(") && c.at(i+2).Kind == token.Name && c.at(i+3).Is("["):
		c.names[c.at(i+2).Text] = true
	default:
		c.goElement(i)
	}
}

// ofFlag reports an argument of a function that has a flag fill a variable: flag.StringVar(&dir, …).
func (c *changes) ofFlag(i int) bool {
	open := i - 1
	name := c.at(open - 1).Text
	return c.at(open).Is("(") && (strings.HasSuffix(name, "Var") || strings.HasSuffix(name, "VarP"))
}

// phpFills are functions of PHP that give their arguments values (PHP 8.3 manual).
var phpFills = map[string]bool{"sscanf": true, "array_walk": true, "array_walk_recursive": true, "array_splice": true,
	"settype": true, "parse_str": true, "mb_parse_str": true, "str_replace": false}

// php finds references (PHP 8.3 manual, References Explained).
func (c *changes) php(i int) {
	t, before := c.at(i), c.at(i-1)
	next := c.at(i + 1)
	variable := next.Kind == token.Name && strings.HasPrefix(next.Text, "$")
	switch {
	case t.Is("&") && variable && (before.Kind == token.Op && before.Text != ")" && before.Text != "]" ||
		before.IsName("as")):
		c.spoilName(next.Text)
		if before.Is("=") && c.at(i-2).Kind == token.Name {
			c.spoilName(c.at(i - 2).Text)
		}
		for k := i - 1; k > max(i-16, 0); k-- {
			if c.at(k).IsName("foreach") {
				c.spoil(k+1, i)
			}
			if c.at(k).IsName("function") && c.at(k+1).Kind == token.Name {
				c.handed[token.Lower(c.at(k+1).Text)] = true
			}
		}
	case t.IsName("$GLOBALS") && next.Is("["):
		c.spoilStrings(i+2, c.closing(i+1))
	case t.Kind == token.Name && phpFills[token.Lower(t.Text)] && next.Is("("):
		c.spoil(i+2, c.closing(i+1))
	}
}

// perlFills are functions of Perl that give an argument a value (perlfunc 5.38), or put code behind it (tie).
var perlFills = map[string]bool{"tie": true, "read": true, "sysread": true, "vec": true, "substr": true,
	"chop": true, "chomp": true}

// perl finds references, aliases of a loop and of arguments, and symbols (perlref, perlsyn, perlsub, perlmod 5.38).
func (c *changes) perl(i int) {
	t, next := c.at(i), c.at(i+1)
	switch {
	case t.Is("\\") && next.Kind == token.Name && strings.ContainsAny(next.Text[:1], "$@%") && !c.ofOptions(i):
		c.spoilName(next.Text)
	case t.Is("\\") && (next.IsName("my") || next.IsName("our")):
		c.spoilName(c.at(i + 2).Text)
	case t.Kind == token.Op && strings.HasPrefix(t.Text, "deref"):
		c.spoilStrings(i+1, c.closing(i+1))
	case t.Kind == token.Name && strings.HasPrefix(t.Text, "*") && next.Is("=") && !c.at(i+2).Is("\\"):
		c.spoilName("$" + t.Text[1:])
	case t.IsName("for") || t.IsName("foreach"):
		c.perlLoop(i)
	case (t.IsName("map") || t.IsName("grep")) && next.Is("{"):
		if end := c.closing(i + 1); c.sets("$_", i+1, end) {
			c.spoil(end, c.statementEnd(end+1))
		}
	case (t.IsName("$_") || t.IsName("@_")) && next.Is("[") && c.at(c.closing(i+1)+1).Assigns() && len(c.handed) == 0:
		for k := range c.toks {
			if c.at(k).IsName("sub") && c.at(k+1).Kind == token.Name {
				c.handed[token.Lower(c.at(k+1).Text)] = true
			}
		}
	case t.Kind == token.Name && perlFills[t.Text]:
		end := c.statementEnd(i)
		if next.Is("(") {
			end = c.closing(i+1) + 1
		}
		commas := 0
		for k := i; k < end; k++ {
			if c.at(k).Is(",") {
				commas++
			}
		}
		if t.Text != "substr" || commas > 2 || c.at(end).Assigns() || c.at(end).Is("=~") {
			c.spoil(i+1, end)
		}
	}
}

// ofOptions reports a reference that goes to what reads the options of the command line (Getopt::Long 2.5).
func (c *changes) ofOptions(i int) bool {
	from := i
	for from > 0 && !c.at(from).Is(";") && i-from < 200 {
		if t := c.at(from); t.Kind == token.Name && strings.HasPrefix(t.Text, "GetOptions") {
			return true
		}
		from--
	}
	return false
}

// perlLoop finds a loop whose variable is changed, which changes what it goes over.
func (c *changes) perlLoop(i int) {
	at, name := i+1, "$_"
	if t := c.at(at); t.IsName("my") || t.IsName("our") || t.IsName("local") {
		at++
	}
	if c.at(at).Kind == token.Name && strings.HasPrefix(c.at(at).Text, "$") && c.at(at+1).Is("(") {
		name = c.at(at).Text
		at++
	}
	if end := c.closing(at); end > at && c.at(end+1).Is("{") {
		if c.sets(name, end+1, c.closing(end+1)) {
			c.spoil(at, end)
		}
		return
	}
	from := i
	for from > 0 && i-from < maxLine && !c.at(from).Is(";") && !c.at(from).Is("{") && !c.at(from).Is("}") {
		from--
	}
	if c.sets("$_", from, i) {
		c.spoil(i+1, c.statementEnd(i))
	}
}

// sets reports that a variable is assigned to between two tokens.
func (c *changes) sets(name string, from, to int) bool {
	for k := from; k < to; k++ {
		if c.at(k).IsName(name) && (c.at(k+1).Assigns() || c.at(k+1).Is("=~")) {
			return true
		}
	}
	return false
}

// statementEnd returns the index of the ; after a token.
func (c *changes) statementEnd(i int) int {
	for from := i; i < len(c.toks) && i-from < maxLine && !c.at(i).Is(";") && !c.at(i).Is("}"); {
		i++
	}
	return i
}

// rubySetters are methods of Ruby 3.3 that set a variable by its name.
var rubySetters = map[string]bool{"local_variable_set": true, "instance_variable_set": true, "const_set": true,
	"class_variable_set": true, "global_variable_set": true}

// rubyCore are classes of Ruby whose methods guard computes, and rubyMethods those methods.
var (
	rubyCore    = strings.Fields("String Array Hash Symbol File Dir Pathname Kernel Object FileUtils Tempfile Integer")
	rubyMethods = strings.Fields("+ % * [] << / == join strip chomp sub gsub tr to_s to_str to_path expand_path " +
		"dirname basename mktmpdir tmpdir pwd home first last fetch map freeze dup upcase downcase reverse concat " +
		"absolute_path realpath extname glob children cleanpath relative_path_from create path method_missing")
)

// ruby finds variables that are set by their names, and classes of Ruby's that are opened to change their methods.
func (c *changes) ruby(i int) {
	t, next := c.at(i), c.at(i+1)
	switch {
	case t.Kind == token.Name && rubySetters[t.Text]:
		_, to := c.sameLine(i)
		for k := i; k < to; k++ {
			if s := c.at(k); s.Kind == token.String {
				c.spoilStrings(k, k+1)
				c.members[strings.TrimLeft(s.Text, "@")] = true
				break
			}
		}
	case t.IsName("def") && slices.Contains(rubyCore, next.Text) && c.at(i+2).Is("."):
		c.redefines(i+3, i+4)
	case (t.IsName("class") || t.IsName("module") || t.IsName("refine")) && slices.Contains(rubyCore, next.Text) &&
		!c.at(i+2).Is("<"),
		t.Is("<<") && slices.Contains(rubyCore, next.Text) && c.at(i-1).IsName("class"):
		end := i + 2
		for end < len(c.toks) && !(c.at(end).NewLine && c.at(end).Col <= t.Col) {
			end++
		}
		c.redefines(i+2, end)
	case t.Kind == token.Name && slices.Contains(rubyCore, t.Text) && next.Is("."):
		switch c.at(i + 2).Text {
		case "class_eval", "class_exec", "module_eval", "prepend", "include", "define_method", "alias_method",
			"define_singleton_method", "singleton_class", "instance_eval", "extend":
			c.redefines(0, len(c.toks))
		}
	}
}

// redefines notes a definition of one of Ruby's own methods between two tokens.
func (c *changes) redefines(from, to int) {
	for k := from; k < min(to, len(c.toks)); k++ {
		t := c.at(k)
		named := c.at(k-1).IsName("def") || c.at(k-1).Is(".") || c.at(k-2).IsName("define_method") ||
			c.at(k-2).IsName("define_singleton_method") || c.at(k-1).IsName("define_method")
		if named && slices.Contains(rubyMethods, t.Text) && (!c.at(k-1).Is(".") || c.at(k-3).IsName("def")) {
			c.opaque = append(c.opaque, t)
			return
		}
	}
}

// lua finds variables that are set in the table of globals, and what changes the working of strings and functions (Lua
// 5.4, 6.1 and 6.10).
func (c *changes) lua(i int) {
	t, next := c.at(i), c.at(i+1)
	switch {
	case (t.IsName("_G") || t.IsName("_ENV")) && next.Is(".") && c.at(i+3).Is("="):
		c.names[c.at(i+2).Text] = true
	case (t.IsName("_G") || t.IsName("_ENV")) && (next.Is("[") || next.Is(",")):
		c.spoilStrings(i+2, i+4)
	case t.IsName("getmetatable") && c.at(i+2).Kind == token.String,
		t.IsName("setlocal"), t.IsName("setupvalue"), t.IsName("upvaluejoin"):
		c.opaque = append(c.opaque, t)
	}
}
