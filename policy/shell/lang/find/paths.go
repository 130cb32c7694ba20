package find

import (
	"path"
	"slices"
	"strconv"
	"strings"

	"guard/policy/shell/lang"
)

// Paths are the tests of a search that a path alone decides, as far as each of them holds for all that is found.
type Paths struct {
	tests    []pathTest
	min, max int
	kind     byte // of -type: f, d; 0: any
}

type pathTest struct {
	pattern          string
	whole, fold, not bool
}

// PathTests reads them (find(1), TESTS). Of an expression with alternatives only the depth counts for all.
func PathTests(words []lang.Word) Paths {
	p := Paths{max: -1}
	alone := !slices.ContainsFunc(words, func(w lang.Word) bool {
		return slices.Contains([]string{"-o", "-or", ",", "(", `\(`, "-prune"}, w.Text)
	})
	for i := 0; i+1 < len(words); i++ {
		value := words[i+1]
		switch name := words[i].Text; name {
		case "-mindepth", "-maxdepth":
			n, err := strconv.Atoi(value.Text)
			switch {
			case err != nil:
			case name == "-mindepth":
				p.min = n
			default:
				p.max = n
			}
		case "-type":
			if alone && !negated(words, i) && len(value.Text) == 1 && strings.Contains("fd", value.Text) {
				p.kind = value.Text[0]
			}
		case "-name", "-iname", "-path", "-ipath", "-wholename", "-iwholename":
			if alone && (value.Known || value.Glob) && !strings.Contains(value.Text, lang.Hole) {
				base := name == "-name" || name == "-iname"
				p.tests = append(p.tests, pathTest{written(value.Text), !base, name[1] == 'i', negated(words, i)})
			}
		}
	}
	return p
}

// OnlyFiles reports a search for files: a symlink is none, unless it is followed.
func (p *Paths) OnlyFiles() bool { return p.kind == 'f' }

// Pass reports what the search may find: at is as find prints it, depth is how far below the start it lies.
func (p *Paths) Pass(at string, depth int, folder bool) bool {
	if depth < p.min || p.max >= 0 && depth > p.max || p.kind == 'f' && folder || p.kind == 'd' && !folder {
		return false
	}
	for _, t := range p.tests {
		if t.matches(at) == t.not {
			return false
		}
	}
	return true
}

// matches: in a pattern for a whole path, * stands for slashes too.
func (t pathTest) matches(at string) bool {
	pattern := t.pattern
	if t.fold {
		pattern, at = strings.ToLower(pattern), strings.ToLower(at)
	}
	if !t.whole {
		at = path.Base(at)
	} else {
		pattern, at = strings.ReplaceAll(pattern, "/", "\x01"), strings.ReplaceAll(at, "/", "\x01")
	}
	ok, err := path.Match(pattern, at)
	return ok && err == nil
}

// PassesOver reports a search that is told not to enter a folder of a name, as far as its words tell it: one of its
// patterns names the folder where something is pruned or negated.
func PassesOver(words []lang.Word, folder string) bool {
	leaves := slices.ContainsFunc(words, func(w lang.Word) bool {
		return slices.Contains([]string{"-prune", "-not", "!"}, w.Text)
	})
	for i := 0; leaves && i+1 < len(words); i++ {
		if !slices.Contains([]string{"-name", "-path", "-wholename", "-ipath", "-iname"}, words[i].Text) {
			continue
		}
		pattern := strings.TrimPrefix(strings.TrimPrefix(words[i+1].Text, "."), "*")
		pattern = strings.Trim(strings.TrimSuffix(pattern, "*"), "/")
		if pattern == folder || "."+pattern == folder {
			return true
		}
	}
	return false
}
