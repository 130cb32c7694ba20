package shell_test

import (
	"os"
	"path/filepath"
	"testing"

	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell"
)

// TestWildcardsOfWhatTheLineMakes: what a pattern matches is the line's own where nothing else lies there.
func TestWildcardsOfWhatTheLineMakes(t *testing.T) {
	runsOnDisk(t, `
		touch a.tmp9 b.tmp9 && rm *.tmp9
		echo a > q1.tmp9; echo b > q2.tmp9; rm q*.tmp9
		mkdir w9 && touch w9/x && rm w9/*
		seq 10 | split -l 2 - part_ && wc -l part_* && rm part_*
	`)
	refusedOnDisk(t, `
		touch a.txt && rm *.txt
		touch a.txt && rm ?odo.txt
		touch a.txt && rm *
		touch a.tmp9 && rm {*.tmp9,todo.txt}
		touch a.TXT && shopt -s nocaseglob && rm *.TXT
		mv todo.txt a.tmp9 && touch b.tmp9 && rm *.tmp9
		touch b.tmp9 && mv todo.txt a.tmp9 && rm *.tmp9
		touch b.tmp9 && ln -f todo.txt a.tmp9 && mv todo.txt c.tmp9; rm *.tmp9
		touch a.tmp9 && rm ~/*.tmp9
		touch a.tmp9 && cd "$SOMEWHERE"; rm *.tmp9
		touch a.tmp9 && shopt -s extglob && rm !(a.tmp9)
		touch a.tmp9; git stash pop; rm *.tmp9
		seq 10 | split -l 2 --filter='mv todo.txt part_$FILE' - part_; rm part_*
		seq 10 | split -l 2 - todo. && rm tod*
	`)
}

// TestWildcardsThatHitNothing: a session whose calls are known loses nothing by a wildcard that hits nothing, in any shell.
func TestWildcardsThatHitNothing(t *testing.T) {
	for line, asked := range map[string]bool{
		"rm -f *.tmp9": false, "rm -rf *.egg-info build9/": false, "rm -f src/*.tmp9": false,
		"rm -f *.txt": true, "rm -f *.TXT": true, "rm -f *note.n": true, "rm -f ??.n": true, "rm -f **/*.tmp9": true,
		"LC_ALL=C; rm -f ??????.n": true, "rm -f ~/*.tmp9": true, "rm -f ../*.tmp9": true, "rm -f [q]*.tmp9": true,
		"mv todo.txt a.tmp9; rm *.tmp9": true, "mv src d9; rm d9/*": true, "rm *.tmp9 & mv todo.txt a.tmp9": true,
		"gzip todo.txt && rm *.gz": true, "ln -s src d9; rm d9/*": true, "ln -s \"$X\" d9; rm d9/*": true,
		"tar xf some.tar; rm *.tmp9": true, "unzip some.zip; rm *.tmp9": true, "git stash pop; rm *.tmp9": true,
		"./unknown; rm *.tmp9": true, "rm -f lin/*": true, "rm -f *.n9 *.txt": true,
		"for i in 1 2; do rm -f *.tmp9; mv todo.txt a.tmp9; done": true, "cd lin; rm -f *": true,
		"python3 -c 'import os; os.rename(\"todo.txt\", \"a.tmp9\")'; rm *.tmp9": true,
	} {
		w, top := onDisk(t, map[string]string{"todo.txt": "1\n", "src/a.py": "1\n", ".note.n": "", "čaj.n": "x"})
		if err := os.Symlink("src", filepath.Join(top, "lin")); err != nil {
			t.Fatal(err)
		}
		w.Past = onePast{}
		r := shell.Read(line, top, w)
		if got := r.Level >= risk.High || r.Categories != 0; got != asked {
			t.Errorf("%s: %s %s %v", line, r.Level, r.Categories, r.Reasons)
		}
		w.Past = busyPast{}
		if r := shell.Read(line, top, w); r.Level < risk.High && r.Categories == 0 {
			t.Errorf("%s: free while something runs in the background", line)
		}
	}
}

// busyPast is a session that has left something running.
type busyPast struct{ onePast }

func (busyPast) Jobs() []place.Job { return []place.Job{{ID: "x"}} }
