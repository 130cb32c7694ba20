package settingpath

import "strings"

// The words around a path.

// Bounds of what is looked at around a path.
const (
	maxAround = 80 // tokens on one side
	maxHeads  = 8
)

// useAll notes the paths among some values.
func (r *reader) useAll(all []element) {
	for _, e := range all {
		r.use(e.value, e.at, e.end)
	}
}

// use notes a path that leads up or away, between two tokens.
func (r *reader) use(v value, at, end int) {
	if v.lists {
		r.useAll(v.list)
		return
	}
	if r.silent > 0 || !v.leads() || r.seen[at] || len(r.uses) >= maxUses {
		return
	}
	r.seen[at] = true
	u := Use{Path: v.text, Base: v.base, Left: r.left(at), Right: r.right(end)}
	r.uses = append(r.uses, u)
}

// left are the words before a token.
func (r *reader) left(at int) (words []string) {
	later, first := "", -1
	for i, n := at-1, 0; i >= 0 && n < maxAround && len(words) < 3*maxHeads; n++ {
		t := r.at(i)
		switch {
		case t.kind == operator && (t.text == ")" || t.text == "]" || t.text == "}") && t.match >= 0:
			if t.text == "}" && r.at(i+1).breaks {
				i, later = r.outer(i), ""
				continue
			}
			i = t.match - 1
			continue
		case t.kind == operator && t.text == ",":
			later = ","
		case t.kind == operator && (t.text == "(" || t.text == "[" || t.text == "{"):
			words = append(words, r.heads(i, later)...)
			i, later = r.begins(i), ""
			continue
		case t.kind == name && later == "":
			words = append(words, t.text)
		case t.kind == name:
			first = i
		}
		if t.breaks || r.is(i-1, ";") {
			if later != "" && first == i && !r.is(i+1, ":") && !r.is(i+1, "=") {
				words = append(words, t.text+",") // delete "a", file("../b")
			}
			i, later = r.outer(i), ""
			continue
		}
		i--
	}
	return words
}

// outer is the bracket in which a statement stands.
func (r *reader) outer(at int) int {
	for i := at - 1; i >= 0; i-- {
		switch t := r.at(i); {
		case t.kind != operator:
		case t.text == ")" || t.text == "]" || t.text == "}":
			if t.match >= 0 {
				i = t.match
			}
		case t.text == "(" || t.text == "[" || t.text == "{":
			return i
		}
	}
	return -1
}

// heads are the names right before a bracket, and those of what stands in brackets before it: tasks.register("x",
// Sync) {.
func (r *reader) heads(at int, later string) (words []string) {
	for i := at - 1; i >= 0 && len(words) < maxHeads; i-- {
		t := r.at(i)
		switch {
		case t.kind == operator && t.text == ")" && t.match >= 0 && !r.at(i+1).breaks:
			for k := t.match + 1; k < i && k < t.match+maxAround; k++ {
				if r.at(k).kind == name {
					words = append(words, r.at(k).text)
				}
			}
			i = t.match
			continue
		case t.kind == name && !r.at(i+1).breaks || t.kind == text && r.at(at).text == "{":
			words = append(words, t.text+later)
		case t.kind == operator && strings.Contains(" . : = > < ! & ", " "+t.text+" "):
		default:
			return words
		}
		if t.breaks {
			return words
		}
	}
	return words
}

// begins is the token before what heads of a bracket stand in.
func (r *reader) begins(at int) int {
	for i := at - 1; i >= 0; i-- {
		t := r.at(i)
		if t.kind == operator && t.text == ")" && t.match >= 0 {
			i = t.match
			t = r.at(i)
		}
		if t.breaks || t.kind == operator && (t.text == "," || t.text == ";") {
			return r.outer(i)
		}
		if t.kind == operator && (t.text == "(" || t.text == "[" || t.text == "{") {
			return i
		}
	}
	return -1
}

// right are the words behind a path, up to the end of its statement, and the plain words of a list that it stands in.
func (r *reader) right(end int) (words []string) {
	depth, list := 0, r.inList(end)
	for i := end; i < len(r.toks) && i < end+maxAround; i++ {
		t := r.at(i)
		switch {
		case depth == 0 && t.breaks && !(t.kind == operator && (t.text == "." || t.text == "?.")) && !list:
			return words
		case t.kind == operator && (t.text == "(" || t.text == "[" || t.text == "{"):
			depth++
		case t.kind == operator && (t.text == ")" || t.text == "]" || t.text == "}"):
			if depth--; depth < 0 {
				return words
			}
		case depth == 0 && t.kind == operator && (t.text == "," || t.text == ";") && !list:
			return words
		case t.kind == name && r.is(i+1, "="):
			words = append(words, t.text+"=")
		case t.kind == name, t.kind == text && list && len(t.text) < 20:
			words = append(words, t.text)
		case t.kind == operator && t.text == "<<":
			words = append(words, t.text)
		}
	}
	return words
}

// inList reports that what ends at a token stands in a list of words, as of a command.
func (r *reader) inList(end int) bool {
	i := r.outer(end)
	return i >= 0 && (r.is(i, "[") || r.is(i, "{") && r.is(i-1, ".")) && r.at(i+1).kind == text
}
