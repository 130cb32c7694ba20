package shell_test

import (
	"strings"
	"testing"

	"guard/policy/risk"
	"guard/policy/shell"
)

// A script that finds its own folder by its name is judged by where it really goes.
func TestAScriptKnowsItsOwnName(t *testing.T) {
	for _, c := range []struct {
		name, script, line string
		want               risk.Level
		deletes            string
	}{
		{"$0", `cd "$(dirname "$0")" && rm -rf ../lib`, "./tools/x.sh", risk.High, "/lib"},
		{"called by a shell", `cd "$(dirname "$0")" && rm -rf ../lib`, "bash tools/x.sh", risk.High, "/lib"},
		{"from its own folder", `cd "$(dirname "$0")" && rm -rf lib`, "cd tools && bash x.sh", risk.High, "/tools/lib"},
		{"BASH_SOURCE", `HERE="$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)"; rm -rf "$HERE/../lib"`, "./tools/x.sh", risk.High, "/lib"},
		{"sourced", `rm -rf "$(dirname "${BASH_SOURCE[0]}")/lib"`, "source ./tools/x.sh", risk.High, "/tools/lib"},
		{"through links", `cd "$(dirname "$(readlink -f "$0")")" && rm -rf ../lib`, "./tools/x.sh", risk.High, "/lib"},
		{"realpath", `cd "$(dirname "$(realpath "$0")")" && rm -rf ../lib`, "./tools/x.sh", risk.High, "/lib"},
		{"it only reads", `cd "$(dirname "$0")/.." && ls lib && cat lib/a`, "./tools/x.sh", risk.Medium, ""},
		{"a name given to -c", "", `bash -c 'rm -rf "$(dirname "$0")/lib"' tools/y`, risk.High, "/tools/lib"},
	} {
		w, _ := onDisk(t, map[string]string{"tools/x.sh": "#!/bin/bash\n" + c.script + "\n", "lib/a": "a", "tools/lib/a": "a"})
		r := shell.Read(c.line, w.Workspace, w)
		if r.Level != c.want {
			t.Errorf("%s: %v, want %v: %v", c.name, r.Level, c.want, r.Reasons)
		}
		var deletes []string
		for _, one := range r.Commands {
			for _, p := range one.Deletes {
				deletes = append(deletes, strings.TrimPrefix(p.Path, w.Workspace))
			}
		}
		if got := strings.Join(deletes, " "); got != c.deletes {
			t.Errorf("%s: deletes %q, want %q", c.name, got, c.deletes)
		}
	}
}

// Where its name is not known, neither is where it goes: found on the PATH, or sourced by a name without a folder.
func TestAScriptWhoseNameIsNotKnown(t *testing.T) {
	for name, line := range map[string]string{
		"no name":              `bash -c 'rm -rf "$(dirname "$0")/lib"'`,
		"the line's own shell": `rm -rf "$(dirname "$0")/lib"`,
		"another name":         `bash -c 'BASH_ARGV0=/srv/x; rm -rf "$(dirname "$0")/lib"' tools/y`,
		"zsh":                  `zsh -c 'f() { rm -rf "$(dirname "$0")/lib"; }; f' tools/y`,
		"sh knows no source":   `sh tools/y.sh`,
	} {
		w, _ := onDisk(t, map[string]string{"tools/y.sh": "rm -rf \"$(dirname \"${BASH_SOURCE[0]}\")/lib\"\n", "lib/a": "a", "tools/lib/a": "a"})
		r := shell.Read(line, w.Workspace, w)
		for _, one := range r.Commands {
			for _, p := range one.Deletes {
				if strings.HasSuffix(p.Path, "/tools/lib") {
					t.Errorf("%s: it is certain of %s", name, p.Path)
				}
			}
		}
		if r.Level < risk.High && !r.Unknown {
			t.Errorf("%s: %v: %v", name, r.Level, r.Reasons)
		}
	}
}
