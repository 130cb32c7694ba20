package shell_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"guard/internal/disk"
	"guard/policy/shell"
)

// laterFiles are what the lines of these tests find.
var laterFiles = map[string]string{
	"notes.md": "mine\n", "data/r.csv": "1\n", "tail.txt": "rm notes.md\n", "k.sh": "echo hi\n", "k.py": "x = 1\n",
	"a/y.sh": "echo hi\n", "b/y.sh": "rm notes.md\n", "c/z.sh": "echo hi\n",
	"self.sh": "cat tail.txt >> self.sh\n", "tee.sh": "cat tail.txt | tee -a tee.sh >/dev/null\n",
	"over.sh": "cp tail.txt over.sh\n####\n", "ap.py": "open('py.sh','a').write(open('tail.txt').read())\n", "py.sh": "python3 ap.py\n",
	"kind.sh": "echo 'echo more' >> kind.sh\n", "log.sh": "echo a >> log.txt\ncat log.txt\n",
	"swap.py":      "import os\nopen('k','w').close()\nfor i in range(2):\n  os.remove('k')\n  if i==0: os.rename('notes.md','k')\n",
	"turn.py":      "import os\nopen('k','w').close()\ndef g():\n  os.remove('k')\ndef h():\n  os.rename('notes.md','k')\nh()\ng()\n",
	"exit.py":      "import os,atexit\nopen('k','w').close()\natexit.register(os.remove,'k')\nos.rename('notes.md','k')\n",
	"plain.py":     "import os\nopen('k','w').close()\nos.remove('k')\nos.rename('notes.md','k')\n",
	"turn.js":      "const fs=require('fs');\nfs.writeFileSync('k','');\nfunction g(){ fs.unlinkSync('k') }\nfunction h(){ fs.renameSync('notes.md','k') }\nh(); g();\n",
	"package.json": `{"scripts":{"pret":"mv k k2 && mv notes.md k","t":"rm k","pretest":"echo","test":"echo ok"}}`,
}

// TestRunsLater: what runs while or after the rest of a line runs meets the files as they are then.
func TestRunsLater(t *testing.T) {
	for line, asked := range map[string]bool{
		// jobs
		"(sleep 1; sh k.sh) & echo 'rm notes.md' > k.sh":                                      true,
		"(sleep 1; sh k.sh) & echo 'rm notes.md' > k.sh; sleep 2; echo 'echo hi' > k.sh":      true,
		"sleep 1 && . ./k.sh & cat tail.txt > k.sh":                                           true,
		"f() { sleep 1; sh k.sh; }; f & cp tail.txt k.sh":                                     true,
		"{ sleep 1; python3 k.py; } & echo 'import os; os.remove(\"notes.md\")' > k.py; wait": true,
		"coproc { sleep 1; sh k.sh; }; echo 'rm notes.md' > k.sh":                             true,
		"touch n; sleep 1 && rm n & mv n n2; mv notes.md n; wait":                             true,
		"touch n; sleep 1 && echo x > n & mv n n2; mv notes.md n; wait":                       true,
		"touch n; tee >(sleep 1; echo x > n) < k.py; mv n n2; mv notes.md n; sleep 2":         true,
		"mkdir n; (sleep 1; rm -rf n) & mv notes.md n/":                                       true,
		"(sleep 1; sh k.sh) | (echo 'rm notes.md' > k.sh; cat)":                               true,
		"while sleep 1; do sh k.sh; done & echo 'rm notes.md' > k.sh":                         true,
		"(sleep 1; sh k.sh) & echo 'echo ho' >> k.sh":                                         false,
		"(sleep 1; sh k.sh) & echo a > other.txt; mv other.txt more.txt":                      false,
		"python3 k.py > out.log 2>&1 & sleep 1; cat out.log; rm out.log":                      false,
		"sh k.sh | tee out.log; rm out.log":                                                   false,
		"echo 'echo ho' > n.sh; sh n.sh & wait; rm n.sh":                                      false,
		// traps
		"trap 'sh k.sh' EXIT; cat tail.txt > k.sh":                               true,
		"trap 'sh k.sh' EXIT; echo 'rm notes.md' > k.sh":                         true,
		"echo 1 > n; trap 'rm n' EXIT; mv n n2; mv notes.md n":                   true,
		"mkdir n; ln -s n l; trap 'rm -rf l/*' EXIT; rm l; ln -s data l":         true,
		": > n.tmp; trap 'rm -f n.tmp' EXIT; echo 1 > n.tmp; sort n.tmp > n.txt": false,
		"trap 'sh k.sh' EXIT; echo a > other.txt":                                false,
		"mkdir v1 v2; ln -s v1 cur; rm cur; ln -s v2 cur; touch cur/x; ls":       false,
		// rounds
		"echo 1 > n; i=0; while [ $i -lt 2 ]; do rm n; mv notes.md n; i=$((i+1)); done": true,
		"for i in $(seq 2); do sh k.sh; echo 'rm notes.md' > k.sh; done":                true,
		"i=0; while [ $i -lt 2 ]; do echo $i > n; cat n; rm n; i=$((i+1)); done":        false,
		"for i in 1 2; do echo \"echo $i\" > n.sh; sh n.sh; done":                       false,
		// scripts that change themselves
		"sh self.sh": true, "sh tee.sh": true, "bash over.sh": true, "bash py.sh": true, "./self.sh": true,
		"sh kind.sh": false, "sh log.sh": false,
		// exchanged folders
		"mv a t; mv b a; sh a/y.sh": true, "mv a t && mv b a && mv t b && sh a/y.sh": true, "rm -rf a; cp -r b a; sh a/y.sh": true, "cp -r b/. a; sh a/y.sh": true, "rsync -a b/ a/; sh a/y.sh": true,
		"python3 -c \"import os;os.rename('a','t');os.rename('b','a')\"; sh a/y.sh": true, "git mv a t; git mv b a; sh a/y.sh": true,
		"git mv b/y.sh n.sh; sh n.sh": true, "git mv k.sh b/y.sh; sh b/y.sh": true, "echo 'rm notes.md' > n.sh; git mv k.sh n.sh; sh n.sh": true, "git mv -n k.sh b/y.sh; sh b/y.sh": true,
		"mkdir n; git mv b/y.sh n; sh n/y.sh": true, "git mv k.sh n.sh; echo 'rm notes.md' > n.sh; sh n.sh": true,
		"git mv k.sh n.sh && sh n.sh": false, "mkdir n; git mv k.sh n && sh n/k.sh": false, "git mv k.sh n.sh && sed -i s/a/b/ n.sh": false,
		"mv c d && sh d/z.sh": false, "cp -r c d; sh d/z.sh": false, "cp -r c d; sh c/z.sh": false, "cp -r c a && sh a/c/z.sh && sh a/y.sh": false,
		// code
		"python3 swap.py": true, "python3 turn.py": true, "python3 exit.py": true, "node turn.js": true, "python3 plain.py": false,
		// a script by the name of a command of npm's
		"touch k; npm run t": true,
	} {
		w, top := onDisk(t, laterFiles)
		w.Disk = disk.New(time.Minute)
		if r := shell.Read(line, top, w); asks(r) != asked {
			t.Errorf("%s: %s %s %v", line, r.Level, r.Categories, r.Reasons)
		}
	}
}

// TestManyTexts: a line that writes more files than are remembered runs none of them as if it were known.
func TestManyTexts(t *testing.T) {
	var many strings.Builder
	for i := range 120 {
		fmt.Fprintf(&many, "echo %d > f%d; ", i, i)
	}
	for _, last := range []string{"echo 'rm notes.md' > n.sh", "cat tail.txt > n.sh"} {
		w, top := onDisk(t, laterFiles)
		if r := shell.Read("echo 'echo hi' > n.sh; "+many.String()+last+"; sh n.sh", top, w); !asks(r) {
			t.Errorf("%s: %s %v", last, r.Level, r.Reasons)
		}
	}
}

// TestBareRepositoryOfTheLine: the settings of a bare repository lie right in its folder; what the line
// puts there git runs.
func TestBareRepositoryOfTheLine(t *testing.T) {
	for line, asked := range map[string]bool{
		"git init -q --bare b; printf '[core]\\nfsmonitor=./ev\\n' >> b/config; cd b && git status":                  true,
		"git init -q --bare b; printf '[core]\\nfsmonitor=./ev\\n' > x; cat x >> b/config; cd b && git status":       true,
		"mkdir b; cd b; git init -q --bare; printf '[diff]\\nexternal=\"rm -f x;:\"\\n' >> config; git diff":         true,
		"git init --bare b; cp x.cfg b/config; git -C b log":                                                         true,
		"git init -q --bare b; printf '#!/bin/sh\\nrm x\\n' > b/hooks/post-index-change; cd b; git status":           true,
		"git init -q --bare b; cd b; git status":                                                                     false,
		"mkdir p && cd p && git init -q && echo a=1 > config && git add config && git commit -qm x":                  false,
		"git init -q --bare b; printf '[core]\\nlogAllRefUpdates=true\\n' >> b/config; git -C b log --oneline; ls b": false,
	} {
		w, top := onDisk(t, map[string]string{"x.cfg": "[core]\nfsmonitor=./ev\n"})
		if r := shell.Read(line, top, w); asks(r) != asked {
			t.Errorf("%s: %s %s %v", line, r.Level, r.Categories, r.Reasons)
		}
	}
}

// TestFormattersKeepCode: what a formatter went over does what it did.
func TestFormattersKeepCode(t *testing.T) {
	for line, asked := range map[string]bool{
		"ruff format k.py && python3 k.py": false, "black k.py; python3 k.py": false, "shfmt -w k.sh && sh k.sh": false,
		"sed -i -f x.sed k.sh && sh k.sh": true, "perl -pi -e 's/a/b/' k.sh; sh k.sh": true,
	} {
		w, top := onDisk(t, laterFiles)
		if r := shell.Read(line, top, w); asks(r) != asked {
			t.Errorf("%s: %s %s %v", line, r.Level, r.Categories, r.Reasons)
		}
	}
}
