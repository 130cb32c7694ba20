package project

import (
	"path"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/recipe/node"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/program"
	"guard/policy/shell/table"
)

// block is the text of one task: its body begins at the byte body, and the line names it for clearing or not. A task
// may have several names: a rule's and those of what it makes.
type block struct {
	names  []string
	text   string
	body   int
	clears bool
	at     int // its file, among those that run together
}

// blocks cuts a text into its tasks; head is what stands before them.
func (h heldTask) blocks(file, text string) (head string, all []block) {
	if h.byFile {
		return "", []block{{names: []string{strings.TrimSuffix(path.Base(file), path.Ext(file))}, text: text}}
	}
	if h.member != "" && path.Base(file) == "package.json" {
		text = node.Member(text, h.member)
	}
	if h.begins == nil {
		return "", []block{{text: text}}
	}
	at := h.begins().FindAllStringSubmatchIndex(text, files.MaxLiterals)
	for i, m := range at {
		end := len(text)
		if i+1 < len(at) {
			end = at[i+1][0]
		}
		b := block{text: text[m[0]:end], body: m[1] - m[0]}
		b.names = namesIn(text, m)
		if h.called != nil {
			for _, n := range h.called().FindAllStringSubmatchIndex(b.text, maxTargets) {
				b.names = append(b.names, namesIn(b.text, n)...)
			}
		}
		if len(b.names) > 0 || h.called != nil {
			all = append(all, b)
		}
	}
	if len(at) > 0 {
		head = text[:at[0][0]]
	}
	return head, all
}

// namesIn are the names that the groups of a match hold.
func namesIn(text string, m []int) (names []string) {
	for g := 2; g < len(m); g += 2 {
		if m[g] >= 0 {
			for name := range strings.FieldsSeq(text[m[g]:m[g+1]]) {
				names = append(names, strings.TrimSuffix(name, ":"))
			}
		}
	}
	return names
}

// joined makes one task of all that run with a line, of a file whose tasks say only together what runs.
func joined(head string, runs []block) []block {
	if len(runs) == 0 {
		return nil
	}
	one := block{text: head}
	for _, b := range runs {
		one.text, one.clears = one.text+b.text, one.clears || b.clears
	}
	return []block{one}
}

// chosen reports a task that the line names, or that runs whatever it names.
func (h heldTask) chosen(c *effect.Call, text string) func(b block) bool {
	named := closureOf(h.lifecycle, wordsOfLine(c.Cmd.Argv))
	wanted, hooks := h.namedBy(named), ""
	if h.hooked != nil {
		late := hookedLater(text, goalNames(named))
		for _, m := range h.hooked().FindAllStringSubmatch(text, files.MaxLiterals) {
			for word := range strings.FieldsSeq(wordsOf(m[1])) {
				if !slices.Contains(late, word) {
					hooks += " " + word
				}
			}
		}
	}
	runs := func(name string) bool { return wanted(name) || table.HasWord(hooks, name) }
	return func(b block) bool { return slices.ContainsFunc(b.names, runs) }
}

// running are the tasks that are chosen, and what these name.
func (h heldTask) running(c *effect.Call, all []block, chosen func(b block) bool) (runs []block) {
	wanted := h.namedBy(closureOf(h.lifecycle, wordsOfLine(c.Cmd.Argv)))
	taken := make([]bool, len(all))
	for i, b := range all {
		taken[i] = chosen(b)
	}
	takesNamed(all, taken)
	for i, b := range all {
		if taken[i] {
			b.clears = slices.ContainsFunc(b.names, wanted) && slices.ContainsFunc(b.names, program.Clears)
			runs = append(runs, b)
		}
	}
	return runs
}

// namedBy reports a name that one of the words of a line stands for.
func (h heldTask) namedBy(words []string) func(name string) bool {
	return func(name string) bool {
		return slices.ContainsFunc(words, func(word string) bool {
			word, _, _ = strings.Cut(strings.TrimLeft(word, "@+"), "[")
			return sameTask(word, name) || sameTask(variant().ReplaceAllString(word, ""), name) ||
				h.labels && (allLabels().MatchString(word) || sameTask(labelVerb().ReplaceAllString(word, ""), name))
		})
	}
}

// byDefault reports a task that runs where the line names none.
func (h heldTask) byDefault(text string) func(b block) bool {
	bare := h.bare
	if h.bareIs != nil {
		if m := h.bareIs().FindStringSubmatch(text); m != nil {
			bare = m[1]
		}
	}
	return func(b block) bool {
		is := func(one string) bool {
			return slices.ContainsFunc(b.names, func(name string) bool { return sameTask(name, one) })
		}
		return len(b.names) == 0 && h.called == nil ||
			bare == "*" && (h.asked == nil || !h.asked().MatchString(b.text)) ||
			slices.ContainsFunc(strings.Fields(wordsOf(bare)), is)
	}
}

// takesNamed takes what a task that runs names: it runs before it or in it.
func takesNamed(all []block, taken []bool) {
	named := map[string][]int{}
	var next []int
	for i, b := range all {
		for _, name := range b.names {
			named[name] = append(named[name], i)
		}
		if taken[i] {
			next = append(next, i)
		}
	}
	for len(next) > 0 {
		text := withoutRemarks(all[next[0]].text)
		next = next[1:]
		for word := range strings.FieldsSeq(wordsOf(text) + " " + pathsOf(text)) {
			for _, i := range named[word] {
				if !taken[i] {
					taken[i], next = true, append(next, i)
				}
			}
		}
	}
}

// wordsOfLine are the words of a line behind the program, and those that stand inside of one: sbt "test; site".
func wordsOfLine(argv []string) (words []string) {
	for _, word := range argv[min(1, len(argv)):] {
		words = append(words, word)
		if strings.ContainsAny(word, ",; ") {
			words = append(words, strings.FieldsFunc(word, func(r rune) bool { return betweenGoals(r) || r == ' ' })...)
		}
	}
	return words
}

// sameTask compares the names of tasks: Invoke's clean-all is the function clean_all, Robo's clean:all is cleanAll,
// fab's and rake's may stand in a namespace, sbt's in a project, Bazel's in a package.
func sameTask(word, name string) bool {
	if samePlain.Replace(word) == "" || samePlain.Replace(name) == "" {
		return word == name
	}
	if strings.EqualFold(samePlain.Replace(word), samePlain.Replace(name)) {
		return true
	}
	word, name = strings.ReplaceAll(word, "-", "_"), strings.ReplaceAll(name, "-", "_")
	return strings.HasSuffix(word, ":"+name) || strings.HasSuffix(word, "."+name) || strings.HasSuffix(word, "/"+name)
}

// samePlain takes from a name what its tools write in several ways.
var samePlain = strings.NewReplacer("-", "", "_", "", ":", "")

// variant is what stands behind the name of a session that runs several times: tests-3.12, tests(django='4.0').
var variant = lazy.Pattern(`(?:-\d[\w.]*|\(.*\))$`)

// remark is a line that only tells, Rake's too, and a text at the start of a function.
var remark = lazy.Pattern(`(?m)^[ \t]*(?:#|//|desc[ \t(]+["'])[^\n]*|(?s:^[ \t]*(?:""".*?"""|'''.*?'''))`)

// withoutRemarks is what runs of a task's text.
func withoutRemarks(text string) string { return remark().ReplaceAllString(text, "") }

// wordsOf are the words of a text.
func wordsOf(text string) string {
	return strings.Join(strings.FieldsFunc(text, func(r rune) bool { return !inWord(r) }), " ")
}

// pathsOf are its words with what paths and namespaces have between words.
func pathsOf(text string) string {
	return strings.Join(strings.FieldsFunc(text, func(r rune) bool {
		return !inWord(r) && !strings.ContainsRune("./:+", r)
	}), " ")
}

func inWord(r rune) bool {
	return r == '_' || r == '-' || r >= '0' && r <= '9' || r >= 'A' && r <= 'Z' || r >= 'a' && r <= 'z'
}
