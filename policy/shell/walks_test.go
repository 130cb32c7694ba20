package shell_test

import (
	"os"
	"path"
	"slices"
	"strings"
	"testing"

	"guard/policy/code"
	"guard/policy/risk"
	"guard/policy/shell"
	"guard/policy/shell/effect"
	"guard/policy/shell/source"
)

// walkingLanguage is a language by the ways in which its programs walk over a folder, and what they then do.
type walkingLanguage struct {
	name, file, line, endings string
	wrap                      string
	acts, forms               map[string]string
	free                      []string
}

var (
	walkActs  = strings.Fields("empty delete rename print")
	walkForms = strings.Fields("loop each reference recursion stream while")
)

// walkingLanguages are those of lang/walks/testdata/walks.txt.
func walkingLanguages(t testing.TB) (all []walkingLanguage) {
	t.Helper()
	data, err := os.ReadFile("lang/walks/testdata/walks.txt")
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(data)) {
		line = strings.TrimRight(line, "\n")
		if head, ok := strings.CutPrefix(line, "== "); ok {
			f := strings.Split(head, " | ")
			all = append(all, walkingLanguage{name: f[0], file: f[1], line: f[2], endings: f[3],
				acts: map[string]string{}, forms: map[string]string{}})
			continue
		}
		key, text, ok := strings.Cut(line, ": ")
		if !ok || line[0] == '#' || len(all) == 0 {
			continue
		}
		l := &all[len(all)-1]
		text = strings.NewReplacer(`\\`, `\`, `\n`, "\n").Replace(text)
		switch {
		case key == "wrap":
			l.wrap = text
		case slices.Contains(walkActs, key):
			l.acts[key] = text
		case key == "free":
			l.free = append(l.free, text)
		default:
			l.forms[key] = text
		}
	}
	return all
}

// program is the program of a form whose act is put in.
func (l *walkingLanguage) program(text, act string) string {
	for {
		before, rest, ok := strings.Cut(text, "«")
		if !ok {
			break
		}
		expr, after, _ := strings.Cut(rest, "»")
		text = before + strings.ReplaceAll(act, "$", expr) + after
	}
	top, body, ok := strings.Cut(text, "\n || ")
	if !ok {
		top, body = "", text
	}
	return strings.NewReplacer("%1", top, "%2", body).Replace(l.wrap)
}

// runs is a line that writes such a program and runs it.
func (l *walkingLanguage) runs(text string) string {
	return "mkdir -p " + path.Dir(l.file) + "; cat > " + l.file + " <<'EOF'\n" + text + "\nEOF\n" + l.line
}

// TestWalksOverFiles: in each language that guard knows, a program of the session's that walks over a folder and
// empties, deletes, moves away or prints what it finds there is asked about, however it walks.
func TestWalksOverFiles(t *testing.T) {
	w, top := onDisk(t, ownFiles)
	for _, l := range walkingLanguages(t) {
		t.Run(l.name, func(t *testing.T) {
			for _, form := range walkForms {
				if l.forms[form] == "none" {
					continue
				}
				for _, act := range walkActs {
					if l.forms[form] == "" || l.acts[act] == "" {
						t.Errorf("no %s, %s", form, act)
						continue
					}
					text := l.program(l.forms[form], l.acts[act])
					if r := shell.Read(l.runs(text), top, w); r.Level < risk.High && r.Categories == 0 {
						t.Errorf("%s, %s runs unasked: %s %v\n%s", form, act, r.Level, r.Reasons, text)
					}
				}
			}
		})
	}
}

// TestEverydayWalks: what lists a folder, counts, writes into what tools fill or edits what it read is not asked.
func TestEverydayWalks(t *testing.T) {
	w, top := onDisk(t, ownFiles)
	asked := func(l *walkingLanguage, text string) (effect.Reading, bool) {
		r := shell.Read(l.runs(text), top, w)
		return r, r.Level >= risk.High || r.Categories != 0
	}
	for _, l := range walkingLanguages(t) {
		if _, always := asked(&l, l.program("", "")); always { // what runs it is asked, whatever the program says
			continue
		}
		for _, text := range l.free {
			text = l.program(text, "")
			if r, asked := asked(&l, text); asked {
				t.Errorf("%s is asked: %s %s %v\n%s", l.name, r.Level, r.Categories, r.Reasons, text)
			}
		}
	}
}

// TestEveryLanguageWalks: no language that guard knows is missing there. An assembler has no words for it, Fortran only
// those of a shell that it starts, and Visual Basic, Vala, Clojure and Fennel are judged by their words alone.
func TestEveryLanguageWalks(t *testing.T) {
	languages := walkingLanguages(t)
	known := func(ending string) bool {
		return slices.ContainsFunc(languages, func(l walkingLanguage) bool {
			return slices.Contains(strings.Fields(l.endings), ending)
		})
	}
	none := strings.Fields(".s .S .sx .asm .nasm .f .for .f77 .f90 .f95 .f03 .f08 .F .F90 .F95 .F03 .F08 .vb .vala " +
		".clj .cljc .fnl")
	for _, ending := range source.SourceEndings {
		if !known(ending) && !slices.Contains(none, ending) {
			t.Errorf("no walks of %s", ending)
		}
	}
	for l := code.Unknown + 1; l < code.Languages; l++ {
		if !slices.ContainsFunc(languages, func(one walkingLanguage) bool { return code.LanguageOf(one.file, "") == l }) {
			t.Errorf("no walks of language %d", l)
		}
	}
}
