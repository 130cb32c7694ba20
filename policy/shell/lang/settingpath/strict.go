package settingpath

import "strings"

// strictly is how an expression is read of which it matters whether it is understood as a whole.
type strictly struct {
	choose    int   // a bit for each choice, by which it goes
	choices   []int // the tokens where they stand
	variables []string
}

// chosen reports the second of two at a token.
func (s *strictly) chosen(at int) bool {
	for i, c := range s.choices {
		if c == at {
			return s.choose>>i&1 == 1
		}
	}
	if len(s.choices) > maxChoices {
		return false
	}
	s.choices = append(s.choices, at)
	return s.choose>>(len(s.choices)-1)&1 == 1
}

// more reads what stands behind an operand: what holds where that is not set, and what a condition chooses.
func (r *reader) more(v value, at int) (value, int) {
	for r.steps++; r.steps < maxSteps; r.steps++ {
		t := r.at(at)
		switch {
		case r.is(at, "||"), r.is(at, "??"), t.kind == name && t.text == "or" && !t.breaks,
			r.is(at, "?") && r.is(at+1, "?"), r.is(at, "?") && r.is(at+1, ":"):
			next := at + 1
			if r.is(at, "?") {
				next++
			}
			w, end := r.operand(next)
			if v.given || v.known && v.text == "" {
				v = w
			}
			at = end
		case t.kind == operator && strings.Contains(" == != < > <= >= && ", " "+t.text+" "):
			next := at + 1
			if r.is(next, "=") {
				next++
			}
			_, at = r.operand(next)
			v = value{}
		case r.is(at, "?"):
			w, end := r.expression(at + 1)
			if !r.is(end, ":") {
				return value{}, at
			}
			x, last := r.expression(end + 1)
			if r.strict.chosen(at) {
				w = x
			}
			return w, last
		case t.kind == name && t.text == "if" && !t.breaks && at > 0: // a if c else b
			end := at + 1
			for end < at+maxAround && r.at(end).text != "else" && !r.at(end).breaks {
				end++
			}
			if r.at(end).text != "else" {
				return value{}, at
			}
			x, last := r.expression(end + 1)
			if r.strict.chosen(at) {
				v = x
			}
			return v, last
		default:
			return v, at
		}
	}
	return value{}, at
}

// conditional reads if (c) a else b, as Kotlin, Scala and Groovy have it.
func (r *reader) conditional(at int) (value, int) {
	if !r.is(at+1, "(") || r.at(at+1).match < 0 {
		return value{}, at + 1
	}
	v, end := r.expression(r.at(at+1).match + 1)
	if r.at(end).text != "else" {
		return value{}, end
	}
	w, last := r.expression(end + 1)
	if r.strict.chosen(at) {
		v = w
	}
	return v, last
}

// onlyOf is what a name stands for where all that it is given is the same.
func (r *reader) onlyOf(word string) value {
	var v value
	for i, at := range r.defined[word] {
		w, end := r.expression(at)
		if !r.ends(end) || i > 0 && (w.text != v.text || w.base != v.base || w.known != v.known) || w.lists && i > 0 {
			return value{}
		}
		v = w
	}
	return v
}

// tameNames are names by which nothing leads anywhere else: that of a module or a version below a folder of outputs.
const tameNames = " name project.name rootProject.name version project.version mode buildType flavor "

// asVariable is a variable of the environment or the build, with what is said to hold where it is not set.
func (r *reader) asVariable(name string, unless ...element) value {
	r.strict.variables = append(r.strict.variables, name)
	if len(unless) == 1 {
		return unless[0].value
	}
	return value{given: true}
}

// takesProperty are the functions that give a property of the build (Gradle 8, Project and ProviderFactory).
const takesProperty = " findProperty gradleProperty property "

// calledStrictly is the value of a call; read says that it is known how it is read.
func (r *reader) calledStrictly(word, before string, v value, args []element, bare bool) (w value, read bool) {
	switch {
	case is(takesVariable+takesProperty, word) && len(args) > 0 && args[0].known && !variables[args[0].text].known:
		return r.asVariable(args[0].text, args[1:]...), true
	case v.given && is(" orElse getOrElse orNull get getOrNull unwrap_or ", word):
		if len(args) == 1 {
			return args[0].value, true
		}
		return v, true
	case word == "concat" && v.known:
		for _, a := range args {
			v = v.and(a.value)
		}
		return v, true
	case v.lists && (word == "join" || word == "mkString" || word == "joinToString"):
		if len(args) == 0 {
			args = []element{{value: value{known: true, text: separators[word]}}}
		}
		return joinedBy(v.list, args), true
	case word == "join" && v.known && !v.folder && len(args) == 1 && args[0].lists: // of Python: ''.join(['a', 'b'])
		return joinedBy(args[0].list, []element{{value: v}}), true
	case word == "split", word == "slice", word == "substring", word == "substringBeforeLast", word == "dropLast",
		word == "URL" && len(args) != 2, word == "expanduser" && len(args) == 0:
		return value{}, true
	case is(joins, word) && before != "" && !v.known && !bare: // of what is not known
		return value{}, true
	case is(" listOf List Seq arrayOf list tuple ", word):
		return value{list: args, lists: true}, true
	}
	return value{}, false
}

// separators are what stands between the elements of a list where a call names nothing.
var separators = map[string]string{"join": ",", "joinToString": ", "}

// bare reports a call, whose brackets begin at a token, of nothing but names that the text gives no value: path.join.
func (r *reader) bare(open int) bool {
	i := open - 1
	if call := r.at(i - 2); r.is(i-1, ".") && call.text == ")" && call.match > 0 { // require("path").join
		head := r.at(call.match - 1).text
		return head == "require" || head == "import"
	}
	for ; r.at(i).kind == name && (r.is(i-1, ".") || r.is(i-1, "::")); i -= 2 {
	}
	return r.at(i).kind == name && !r.is(i-1, ".") && r.values[r.at(i).text].text == "" && r.plainName(r.at(i).text)
}

// plainName reports a name that is given no value, but for a module that is loaded.
func (r *reader) plainName(word string) bool {
	for _, at := range r.defined[word] {
		if t := r.at(at); t.text != "require" && t.text != "import" && t.text != "await" {
			return false
		}
	}
	return true
}

// strictName is what a name stands for that tables have or not: what the text says of it comes first.
func (r *reader) strictName(v value, listed bool, word string) (value, bool) {
	switch {
	case len(r.defined[word]) > 0:
		return value{}, false
	case !listed && is(tameNames, word):
		return value{known: true, text: word}, true
	}
	return v, listed
}

// strictProperty is a variable of the environment, or a tame name.
func (r *reader) strictProperty(before, word string) (w value, read bool) {
	switch {
	case before == "env" && !variables[word].known:
		return r.asVariable(word), true
	case is(tameNames, before+"."+word) && len(r.defined[before]) == 0:
		return value{known: true, text: word}, true
	}
	return value{}, false
}
