// Package find reads the words of find(1) (GNU findutils 4.10; find(1), macOS 14): starting points, tests and actions.
//
// The words after the program's name come in, a Search goes out. For example "src -name '*.o' -delete" starts
// at the word 0, has one pattern of names, the word 2, and its primary -delete works on what that test
// leaves. find acts in the order of its words, so each primary says whether a test before it narrows what it
// finds. Nothing is looked for: which files a search finds, policy/shell asks the disk.
package find

import (
	"slices"
	"strings"

	"guard/internal/wildcard"
	"guard/policy/shell/lang"
	"guard/policy/shell/program"
)

// Search is a find command taken apart. Words are told by their index.
type Search struct {
	Starts    []int // where it begins; none: in the folder in which it runs
	Patterns  []int // patterns of tests of names that are not negated
	Regexes   []int // regular expressions likewise, of whole paths
	Chosen    bool  // one of them leaves names out, so that only files of certain names are found
	Primaries []Primary

	Name    string // the pattern that every name found must match; empty: none, or several
	Twisted bool   // alternatives, negations or pruning stand among the tests
	Follows bool   // links are followed
}

// Kind is what a primary does.
type Kind uint8

// The kinds of primaries. The zero value is the strictest.
const (
	Unknown Kind = iota // an option that is not find's
	Tests               // it tests, or has an effect on the file that its word names
	Deletes
	Runs // -exec and its like
)

// Primary is one test or action.
type Primary struct {
	Kind     Kind
	At       int  // its first word
	From, To int  // of Runs, the words of the command; of Tests, its value: From is included, To is not
	Filtered bool // a test before it leaves out most of what there is

	Effects string // of Tests: what it does to the file that its value names, in the notation of program.Option
}

// Pattern is the text of a pattern; a part that is not known may be anything.
func Pattern(w lang.Word) string { return written(strings.ReplaceAll(w.Text, lang.Hole, "*")) }

// written is a pattern of fnmatch(3) as path.Match reads it.
func written(pattern string) string {
	plain, _ := wildcard.Plain(pattern)
	return plain
}

// Read reads the words behind the program's name. The table holds find's primaries, in the notation of
// program.Entry's Options.
func Read(words []lang.Word, table string) Search {
	r := reader{words: words, table: table}
	r.s.Follows = slices.ContainsFunc(words, func(w lang.Word) bool { return w.Text == "-L" || w.Text == "-follow" })
	start := r.starts()
	for i := start; i < len(words); i++ {
		r.notes(i)
		switch {
		case r.namesFiles(i) && strings.HasSuffix(words[i].Text, "regex"):
			r.s.Regexes = append(r.s.Regexes, i+1)
		case r.namesFiles(i):
			r.s.Patterns = append(r.s.Patterns, i+1)
			r.s.Chosen = r.s.Chosen || strings.Trim(Pattern(words[i+1]), "*.?") != ""
		}
	}
	for i := start; i < len(words); {
		r.narrows(i)
		p := r.primary(i)
		if p.Kind != Tests || p.Effects != "" {
			r.s.Primaries = append(r.s.Primaries, p)
		}
		i = r.after(p)
	}
	return r.s
}

type reader struct {
	words    []lang.Word
	table    string
	s        Search
	filtered bool // tests so far narrow what is found
	depth    int  // parentheses that are open
}

// starts takes the options and paths that stand first, and tells where the tests begin.
func (r *reader) starts() int {
	i := 0
	for ; i < len(r.words); i++ {
		switch t := r.words[i].Text; {
		case slices.Contains([]string{"-H", "-L", "-P", "-E", "-X", "-d", "-s", "-x"}, t), strings.HasPrefix(t, "-O"):
			continue
		case t == "-D" || t == "-f":
			i++
			continue
		case strings.HasPrefix(t, "-") || t == "(" || t == "!" || t == ",":
		default:
			r.s.Starts = append(r.s.Starts, i)
			continue
		}
		break
	}
	return i
}

// namesFiles reports a test of names that is not negated, with its pattern behind it.
func (r *reader) namesFiles(i int) bool {
	switch r.words[i].Text {
	case "-name", "-iname", "-path", "-ipath", "-wholename", "-iwholename", "-regex", "-iregex", "-lname", "-ilname":
		return i+1 < len(r.words) && (i == 0 || r.words[i-1].Text != "!" && r.words[i-1].Text != "-not")
	}
	return false
}

// notes keeps the one pattern of names that must hold, and whether the tests are more than a plain list, all
// of which must hold.
func (r *reader) notes(i int) {
	switch r.words[i].Text {
	case "-name":
		if i+1 == len(r.words) || r.s.Name != "" || !r.words[i+1].Known && !r.words[i+1].Glob {
			r.s.Twisted = true
			return
		}
		r.s.Name = written(r.words[i+1].Text)
	case "!", "-not":
		r.s.Twisted = r.s.Twisted || !r.leavesOut(i)
	case "-o", "-or", ",", "(", ")", "\\(", "\\)", "-quit", "-L", "-H", "-follow", "-files0-from":
		r.s.Twisted = true
	}
}

// leavesOut reports a negation of one path, by which a search finds no more than without it.
func (r *reader) leavesOut(i int) bool {
	ofPaths := []string{"-path", "-ipath", "-wholename", "-iwholename"}
	return i+2 < len(r.words) && slices.Contains(ofPaths, r.words[i+1].Text)
}

// narrows notes tests that leave out most of a tree. They hold for what comes after them, up to the next -o.
func (r *reader) narrows(i int) {
	if r.namesFiles(i) {
		r.filtered = r.filtered || strings.Trim(r.words[i+1].Text, "*?./") != ""
		return
	}
	switch r.words[i].Text {
	case "-newer", "-mtime", "-mmin", "-size", "-empty", "-perm", "-user", "-atime", "-ctime", "-cmin", "-amin",
		"-inum", "-samefile":
		r.filtered = true
	case "(":
		r.depth++
	case ")":
		r.depth--
	case "-o", "-or", ",":
		r.filtered = r.filtered && r.depth > 0
	}
}

// primary reads the test or action at a word.
func (r *reader) primary(i int) Primary {
	p := Primary{At: i, From: i + 1, To: i + 1, Filtered: r.filtered}
	switch t := r.words[i].Text; t {
	case "(", ")", "!", ",", "\\(", "\\)":
		p.Kind = Tests
	case "-delete":
		p.Kind = Deletes
	case "-exec", "-execdir", "-ok", "-okdir":
		p.Kind, p.To = Runs, r.commandEnd(i)
	default:
		o, ok := program.Whole(r.table, strings.TrimLeft(t, "-"))
		if !ok || !strings.HasPrefix(t, "-") {
			return p
		}
		if p.Kind = Tests; o.Arity != program.Flag && i+1 < len(r.words) {
			p.To, p.Effects = i+2, o.Effects
		}
	}
	return p
}

// commandEnd is where the command of an -exec ends: COMMAND … ; or COMMAND … {} +.
func (r *reader) commandEnd(i int) int {
	end := i + 1
	for end < len(r.words) && r.words[end].Text != ";" && !(r.words[end].Text == "+" && r.words[end-1].Text == "{}") {
		end++
	}
	return end
}

// after is the word behind a primary.
func (r *reader) after(p Primary) int {
	switch {
	case p.Kind == Runs && p.From == p.To:
		return len(r.words) // nothing is known of what follows
	case p.Kind == Runs:
		return min(p.To+1, len(r.words))
	case r.words[p.At].Text == "-fprintf" && p.From < p.To:
		return min(p.To+1, len(r.words))
	}
	return p.To
}
