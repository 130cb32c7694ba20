package shell_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"guard/internal/disk"
	"guard/policy/shell"
)

// again is a text so many times; %d in it counts them.
func again(text string, times int) string {
	var b strings.Builder
	for i := range times {
		if strings.Contains(text, "%d") {
			fmt.Fprintf(&b, strings.ReplaceAll(text, "%d", "%[1]d"), i)
			continue
		}
		b.WriteString(text)
	}
	return b.String()
}

// TestMoreThanIsRemembered: what a line does beyond what is remembered of it makes nothing milder that comes later.
func TestMoreThanIsRemembered(t *testing.T) {
	for line, asked := range map[string]bool{
		again("ln -s a%d b%d; ", 260) + "ln -s notes.md n; echo x > n":                                                                                          true,
		"(" + again("sed -i s/a/b/ f%d; ", 60) + again("echo %d > g%d; ", 50) + "sleep 1; echo 'rm notes.md' > n.sh) & echo 'echo ok' > n.sh; sleep 2; sh n.sh": true,
		again("git init -q --bare b%d; ", 101) + "git init -q --bare b; printf '[core]\\nfsmonitor=./ev\\n' >> b/config; git -C b status":                       true,
		again("mv c d%d; ", 70) + "mv a t; mv b a; sh a/y.sh":                                                                                                   true,
		again("base64 -d z > h%d; ", 101) + "base64 -d q > n.sh; sh n.sh":                                                                                       true,
		"asciidoctor" + again(" a%d.adoc", 16) + " x.adoc":                                                                                                      true,
		"ln -s b/y.sh y.sh; sh y.sh":                             true,
		"ln -s other/Makefile Makefile; make":                    true,
		"ln -s ../b/package.json c/package.json; cd c; npm test": true,
		"ln -s x y; ln -s y x; make -f x":                        true,
		again("ln -s c/z.sh b%d; ", 20) + "sh b1":                false,
		again("echo %d > f%d; ", 60) + "sh k.sh":                 false,
		"ln -s c d && sh d/z.sh":                                 false,
		"ln -s k.sh z.sh; sh z.sh":                               false,
		"asciidoctor" + again(" a%d.adoc", 16):                   false,
		"touch" + again(" f%d", 150) + " && sh k.sh":             false,
		// a function that stands in several ways
		`f() { "$@"; }; false && f() { :; }; f rm notes.md`:               true,
		`if true; then f() { "$@"; }; else f() { :; }; fi; f rm notes.md`: true,
		`f() { "$1" notes.md; }; false && f() { :; }; f rm`:               true,
		`f() { "$@"; }; false && f() { :; }; f ls`:                        false,
		`f() { echo a; }; f() { echo "$1"; }; f b`:                        false,
	} {
		files := map[string]string{"x.adoc": "include::.env[]\n", ".env": "KEY=1\n", "other/Makefile": "all:\n\trm ../notes.md notes.md\n",
			"b/package.json": `{"scripts":{"test":"rm ../notes.md"}}`}
		for name, text := range laterFiles {
			files[name] = text
		}
		w, top := onDisk(t, files)
		w.Disk = disk.New(time.Minute)
		if r := shell.Read(line, top, w); asks(r) != asked {
			t.Errorf("%.90s … %.40s: %s %s %v", line, line[max(0, len(line)-40):], r.Level, r.Categories, r.Reasons)
		}
	}
}

// TestLongChains: modules that load each other beyond what is read are not known.
func TestLongChains(t *testing.T) {
	for length, asked := range map[int]bool{3: false, 34: true} {
		files := map[string]string{fmt.Sprintf("m%d.py", length): "x = 1\n"}
		for i := range length {
			files[fmt.Sprintf("m%d.py", i)] = fmt.Sprintf("import m%d\n", i+1)
		}
		w, top := onDisk(t, files)
		if r := shell.Read("python3 m0.py", top, w); asks(r) != asked {
			t.Errorf("%d modules: %s %s %v", length, r.Level, r.Categories, r.Reasons)
		}
	}
}
