package preprocess

import (
	"slices"
	"strings"
)

// variadic is the name of the arguments behind the last that has a name of its own.
const variadic = "__VA_ARGS__"

// expand replaces the macros of a piece of a source.
func (r *reader) expand(in []token, depth int) (out []token) {
	stack := [][]token{in}
	for len(stack) > 0 {
		top := &stack[len(stack)-1]
		if len(*top) == 0 {
			stack = stack[:len(stack)-1]
			continue
		}
		t := (*top)[0]
		*top = (*top)[1:]
		m, is := r.macros[t.text]
		if t.kind != word || !is || slices.Contains(t.from, t.text) || r.steps >= maxSteps ||
			r.made >= maxMade || depth >= maxDepth {
			out = append(out, t)
			continue
		}
		var args [][]token
		if m.function {
			given, rest, ok := arguments(stack)
			if !ok {
				out = append(out, t)
				continue
			}
			args, stack = given, rest
		}
		r.steps++
		stack = append(stack, r.filled(m, args, append(slices.Clone(t.from), t.text), depth))
	}
	return out
}

// arguments takes those of a call from the pieces that are still to be read, the last piece first.
func arguments(stack [][]token) (args [][]token, rest [][]token, ok bool) {
	rest = slices.Clone(stack)
	opens, arg := 0, []token{}
	for len(rest) > 0 {
		top := &rest[len(rest)-1]
		if len(*top) == 0 {
			rest = rest[:len(rest)-1]
			continue
		}
		t := (*top)[0]
		*top = (*top)[1:]
		switch {
		case opens == 0 && t.kind == space:
			continue
		case opens == 0 && t.text != "(":
			return nil, nil, false
		case t.text == "(":
			if opens++; opens == 1 {
				continue
			}
		case t.text == ")":
			if opens--; opens == 0 {
				return append(args, trimmed(arg)), rest, true
			}
		case t.text == "," && opens == 1:
			args, arg = append(args, trimmed(arg)), nil
			continue
		}
		if arg = append(arg, t); len(arg) > maxOut/8 {
			break
		}
	}
	return nil, nil, false
}

// filled is the body of a macro with its arguments. from are the names that stand for no macro in it.
func (r *reader) filled(m macro, args [][]token, from []string, depth int) (out []token) {
	body := m.body
	for i := 0; i < len(body) && len(out) < maxMade; i++ {
		t := body[i]
		next := nextOf(body, i)
		switch given, is := m.given(t, args); {
		case t.text == "#" && m.function && next < len(body):
			if what, named := m.given(body[next], args); named {
				out = append(out, stringOf(what))
				i = next
				continue
			}
			out = append(out, t)
		case t.text == "##":
			out = trimmed(out)
			if next >= len(body) {
				continue
			}
			right, named := m.given(body[next], args)
			if !named {
				right = body[next : next+1]
			}
			out, i = pasted(out, right), next
		case is && next < len(body) && body[next].text == "##":
			out = append(out, given...)
		case is:
			out = append(out, r.expand(given, depth+1)...)
		default:
			out = append(out, t)
		}
	}
	out = slices.Clone(out)
	r.made += len(out)
	for i := range out {
		if out[i].kind == word {
			out[i].from = append(slices.Clone(out[i].from), from...)
		}
	}
	return out
}

// given is the argument that a word of a body stands for.
func (m *macro) given(t token, args [][]token) ([]token, bool) {
	at := slices.Index(m.params, t.text)
	if t.kind != word || at < 0 {
		return nil, false
	}
	if at >= len(args) {
		return nil, true
	}
	if at < len(m.params)-1 || m.params[at] != variadic {
		return args[at], true
	}
	var all []token
	for i, a := range args[at:] {
		if i > 0 {
			all = append(all, token{text: ",", kind: other})
		}
		all = append(all, a...)
	}
	return all, true
}

// nextOf is the position of the next word behind one.
func nextOf(all []token, i int) int {
	for i++; i < len(all) && all[i].kind == space; i++ {
	}
	return i
}

// stringOf makes a string of words.
func stringOf(all []token) token {
	var b strings.Builder
	b.WriteByte('"')
	for _, t := range all {
		switch t.kind {
		case space:
			b.WriteByte(' ')
		case quoted:
			b.WriteString(strings.NewReplacer(`\`, `\\`, `"`, `\"`).Replace(t.text))
		default:
			b.WriteString(t.text)
		}
	}
	b.WriteByte('"')
	return token{text: b.String(), kind: quoted}
}

// pasted puts the first word of what comes to the last of what is there.
func pasted(left, right []token) []token {
	if len(left) == 0 || len(right) == 0 {
		return append(left, right...)
	}
	last := left[len(left)-1]
	one := tokens(last.text + right[0].text)
	return append(append(slices.Clone(left[:len(left)-1]), one...), right[1:]...)
}
