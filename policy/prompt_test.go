package policy

import (
	"strings"
	"testing"

	"guard/policy/risk"
)

func TestMentions(t *testing.T) {
	for _, tt := range []struct {
		text, name string
		want       bool
	}{
		{"delete the src folder", "src", true},
		{"delete ./SRC/ please", "src", true},
		{"the resrcs folder", "src", false},
		{"src2 and mysrc", "src", false},
		{"src2 and src", "src", true},
		{"smaž složku výstup prosím", "Výstup", true},
		{"请删除构建目录", "构建", true},
		{"请删除build目录", "build", true},
		{"ビルドを消して", "ビルド", true},
		{"удали папку сборка", "сборка", true},
		{"удали папку пересборка", "сборка", false},
		{"", "src", false},
		{"anything", "", false},
	} {
		if got := mentions(tt.text, tt.name); got != tt.want {
			t.Errorf("%q in %q: %v", tt.name, tt.text, got)
		}
	}
}

func TestThePersonsWords(t *testing.T) {
	files := map[string]string{"/srv/project/src/a.go": "x", "/srv/project/tmp_1": "x", "/srv/project/tmp_2": "x", "/srv/project/one.txt": "x"}
	tests := []struct {
		name, command, prompt string
		said                  bool
	}{
		{"a folder that was named", "rm -rf src", "please remove src", false},
		{"a folder that was not", "rm -rf ./src", "delete this one", true},
		{"the whole project", "rm -rf .", "clean this up", true},
		{"the whole project by its name", "rm -rf .", "wipe the project", false},
		{"a wildcard that was named", "rm tmp_*", "delete the tmp files", false},
		{"a wildcard that was not", "rm tmp_*", "clean up", true},
		{"one file", "rm one.txt", "clean up", false},
		{"one of two", "rm -rf src build", "remove build", true},
		{"no prompt", "rm -rf src", "", false},
		{"no deletion", "ls src", "clean up", false},
		{"in Chinese", "rm -rf src", "删除src文件夹", false},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			with := judged(Request{Tool: Shell, Command: tt.command, Prompt: tt.prompt}, files)
			without := judged(Request{Tool: Shell, Command: tt.command}, files)
			said := false
			for _, r := range with.Reasons {
				said = said || strings.Contains(r.String(), "your last words")
			}
			if said != tt.said {
				t.Errorf("said %v: %v", said, with.Reasons)
			}
			if said && with.Level < risk.High || with.Level < without.Level || !with.Categories.Has(without.Categories) {
				t.Errorf("%v [%v], without the prompt %v [%v]", with.Level, with.Categories, without.Level, without.Categories)
			}
		})
	}
	f := judged(Request{Tool: Delete, Paths: []string{"src"}, Prompt: "clean up"}, files)
	if !strings.Contains(f.Reasons[len(f.Reasons)-1].String(), "your last words") {
		t.Errorf("a folder deleted by a tool: %v", f.Reasons)
	}
}
