package makefile

import (
	"slices"
	"strconv"
	"strings"

	"guard/policy/recipe/gather"
)

// eachWord changes each word of a text.
func eachWord(text string, change func(string) string) string {
	list := strings.Fields(text)
	for i, w := range list {
		list[i] = change(w)
	}
	return strings.Join(nonEmpty(list), " ")
}

// nonEmpty returns the texts of a list that are not empty.
func nonEmpty(list []string) []string {
	out := list[:0]
	for _, w := range list {
		if w != "" {
			out = append(out, w)
		}
	}
	return out
}

// subst replaces one text by another. The unknown part of a text may hold what is replaced.
func (e *expander) subst(args []string) string {
	if args[0] == "" {
		return args[2] + args[1]
	}
	if strings.Count(args[2], args[0])*len(args[1]) > gather.MaxText {
		e.m.Unread("a text too long to follow")
		return ""
	}
	if hasMark(args[2]) {
		return e.m.changed(strings.ReplaceAll(args[2], args[0], args[1]), args[1])
	}
	return strings.ReplaceAll(args[2], args[0], args[1])
}

// changed returns a text in whose unknown parts something may have been replaced by put. They are as unknown as
// before, and may hold code of the shell if put does.
func (m *state) changed(text, put string) string {
	if !strings.ContainsFunc(put, func(r rune) bool { return !gather.Plain(r) && r != ' ' && !isMark(r) }) {
		return text
	}
	var b strings.Builder
	for _, r := range text {
		if isMark(r) {
			b.WriteString(m.marks.of(mark{shows: gather.Unknown, names: "*", code: "subst"}))
		} else {
			b.WriteRune(r)
		}
	}
	return b.String()
}

// substitute is the function patsubst.
func (e *expander) substitute(from, to, text string) string {
	var out []string
	for _, w := range strings.Fields(text) {
		stem, ok := matchPercent(from, w)
		switch {
		case ok && strings.Contains(from, "%"):
			out = append(out, strings.Replace(to, "%", stem, 1))
		case ok:
			out = append(out, to)
		case vague(w) && gather.MayMeet(e.m.pattern(from), e.m.marks.wildcard(w)):
			out = append(out, w, strings.Replace(to, "%", e.m.unknown("*"), 1))
		default:
			out = append(out, w)
		}
	}
	return strings.Join(out, " ")
}

// matchPercent matches a word against a pattern with one %.
func matchPercent(pattern, w string) (stem string, ok bool) {
	before, after, has := strings.Cut(pattern, "%")
	if !has {
		return "", pattern == w
	}
	if len(w) < len(before)+len(after) || !strings.HasPrefix(w, before) || !strings.HasSuffix(w, after) {
		return "", false
	}
	return w[len(before) : len(w)-len(after)], true
}

// filter keeps the words that match a pattern, or those that match none. A word that may match is kept.
func (e *expander) filter(patterns, list []string, keep bool) string {
	e.m.work -= len(patterns) * len(list)
	if e.m.work < 0 {
		e.m.Unread("too much to expand")
		return ""
	}
	var out []string
	for _, w := range list {
		sure, may := false, false
		for _, p := range patterns {
			if _, ok := matchPercent(p, w); ok && !hasMark(p) {
				sure = true
			}
			may = may || gather.MayMeet(e.m.pattern(p), e.m.marks.wildcard(w)) && (hasMark(p) || vague(w))
		}
		if keep && (sure || may) || !keep && (!sure || vague(w)) {
			out = append(out, w)
		}
	}
	return strings.Join(out, " ")
}

// findString is the function findstring.
func (e *expander) findString(find, in string) string {
	if hasMark(find) {
		return e.m.unknown("*")
	}
	if strings.Contains(in, find) || vague(in) {
		return find
	}
	return ""
}

// count takes words by their number. After a word that may stand for several, no number is known.
func (e *expander) count(name string, args []string) string {
	var list []string
	switch name {
	case "word":
		list = strings.Fields(args[1])
	case "wordlist":
		list = strings.Fields(args[2])
	default:
		list = strings.Fields(args[0])
	}
	switch {
	case len(list) == 0 && name != "words":
		return ""
	case name == "firstword":
		return e.firstOf(list)
	case name == "lastword":
		slices.Reverse(list)
		return e.firstOf(list)
	case slices.ContainsFunc(list, vague) && name == "word":
		return e.m.marks.wordOf(strings.Join(list, " "))
	case slices.ContainsFunc(list, vague) && name == "wordlist":
		return e.m.marks.of(mark{shows: gather.Unknown, names: "*", code: e.m.marks.codeOf(strings.Join(list, " "))})
	case slices.ContainsFunc(list, vague):
		return e.m.unknown("*")
	case name == "words":
		return strconv.Itoa(len(list))
	}
	from, err := strconv.Atoi(strings.TrimSpace(args[0]))
	to := from
	if name == "wordlist" && err == nil {
		to, err = strconv.Atoi(strings.TrimSpace(args[1]))
	}
	if err != nil {
		return e.m.unknown("*")
	}
	from, to = max(from, 1), min(to, len(list))
	if from > to {
		return ""
	}
	return strings.Join(list[from-1:to], " ")
}

// firstOf takes the first word that is there. The words before it may stand for none.
func (e *expander) firstOf(list []string) string {
	n := slices.IndexFunc(list, func(w string) bool { return !vague(w) }) + 1
	if n == 0 {
		n = len(list)
	}
	if n > 8 {
		return e.m.unknown("*")
	}
	return list[e.way.take(n)]
}

// join is the function join.
func (e *expander) join(a, b []string) string {
	if (vague(strings.Join(a, " ")) || vague(strings.Join(b, " "))) && len(a)+len(b) > 2 {
		return e.m.unknown("*")
	}
	var out []string
	for i := range max(len(a), len(b)) {
		w := ""
		if i < len(a) {
			w = a[i]
		}
		if i < len(b) {
			w += b[i]
		}
		out = append(out, w)
	}
	return strings.Join(out, " ")
}
