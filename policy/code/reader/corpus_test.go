package reader

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"guard/policy/code"
	"guard/policy/code/codetest"
)

// snippet is one text of testdata and what it is to be found to do.
type snippet struct {
	name, text string
	lang       code.Language
	want       []string
}

var corpusFiles = map[string]code.Language{"python": code.Python, "javascript": code.JavaScript, "ruby": code.Ruby, "perl": code.Perl, "go": code.Go, "php": code.PHP, "lua": code.Lua}

// corpus reads testdata: "=== name", the text, "---", an act a line. Loads, and files
// of code, are left out where no line names one.
func corpus(t testing.TB) []snippet {
	var all []snippet
	files, err := filepath.Glob("testdata/*.txt")
	if err != nil || len(files) == 0 {
		t.Fatalf("testdata: %d files, %v", len(files), err)
	}
	for _, file := range files {
		b, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		base, _, _ := strings.Cut(strings.TrimSuffix(filepath.Base(file), ".txt"), "-")
		for _, block := range strings.Split("\n"+string(b), "\n=== ")[1:] {
			name, rest, _ := strings.Cut(block, "\n")
			text, want, _ := strings.Cut(rest, "\n---")
			s := snippet{name: base + "/" + name, text: text + "\n", lang: corpusFiles[base]}
			for _, line := range strings.Split(want, "\n") {
				if line = strings.TrimSpace(line); line != "" {
					s.want = append(s.want, line)
				}
			}
			all = append(all, s)
		}
	}
	return all
}

func said(r code.Reading, loads bool) []string {
	var all []string
	for _, a := range r.Acts {
		if a.Kind != code.Loads && a.Kind != code.RunsFile || loads {
			all = append(all, codetest.ShowAct(a))
		}
	}
	return all
}

func TestCorpus(t *testing.T) {
	all := corpus(t)
	if len(all) < 120 {
		t.Errorf("%d snippets", len(all))
	}
	for _, s := range all {
		t.Run(s.name, func(t *testing.T) {
			loads := slices.ContainsFunc(s.want, func(w string) bool { return strings.HasPrefix(w, "loads") || strings.HasPrefix(w, "runs file") })
			got := said(Read(s.lang, s.text), loads)
			if !slices.Equal(got, s.want) {
				t.Errorf("%s\ngot:\n\t%s\nwant:\n\t%s", s.text, strings.Join(got, "\n\t"), strings.Join(s.want, "\n\t"))
			}
		})
	}
}
