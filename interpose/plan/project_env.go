package plan

import (
	"io"
	"os"
	"path/filepath"
	"strings"
	"syscall"

	"mvdan.cc/sh/v3/syntax"
)

// harmless are variables that have a shell, a loader or git run what they name,
// and a value that has them run nothing of a project's. Sources: bash(1), BASH_ENV,
// ENV and PROMPT_COMMAND; ld.so(8); dyld(1); git(1), Environment Variables. A name
// that ends in * stands for all that begin so.
var harmless = []struct{ name, value string }{
	{"BASH_ENV", ""}, {"ENV", ""}, {"PROMPT_COMMAND", ""}, {"LD_*", ""}, {"DYLD_*", ""},
	{"GIT_SSH_COMMAND", "ssh"}, {"GIT_SSH", "ssh"}, {"GIT_PAGER", "cat"}, {"GIT_EDITOR", ":"}, {"GIT_SEQUENCE_EDITOR", ":"},
	{"GIT_ASKPASS", ""}, {"GIT_PROXY_COMMAND", ""}, {"GIT_EXTERNAL_DIFF", ""}, {"GIT_EXEC_PATH", ""}, {"GIT_TEMPLATE_DIR", ""}, {"GIT_CONFIG_COUNT", "0"},
}

func harmlessValue(name string) (string, bool) {
	for _, h := range harmless {
		if prefix, all := strings.CutSuffix(h.name, "*"); h.name == name || all && strings.HasPrefix(name, prefix) {
			return h.value, true
		}
	}
	return "", false
}

// projectEnv keeps a project's .env from setting what runs programs unasked.
// Gemini takes from that file only what its environment does not hold (0.61.0,
// loadEnvironment in its bundle): so it is given a value that does nothing.
func (d *draft) projectEnv() {
	for _, path := range d.envFiles() {
		for _, name := range namesSet(path) {
			value, runs := harmlessValue(name)
			if !runs || d.holds(name) {
				continue
			}
			d.set(name, value, "a file of the project sets it, and with it what runs unasked")
			d.note("%q sets %s, which has programs run unasked: it is blanked", path, name)
		}
	}
}

// envFiles are the files that Gemini may read its environment from: in each
// folder upward, its own first. Which one it takes hangs on whether it trusts the
// folder, so all count; the person's own, in the home, does not.
func (d *draft) envFiles() (paths []string) {
	for at := d.request.Dir; at != d.request.Home && at != filepath.Dir(at); at = filepath.Dir(at) {
		paths = append(paths, filepath.Join(at, ".gemini", ".env"), filepath.Join(at, ".env"))
	}
	return paths
}

// holds reports a variable that the agent's environment has already.
func (d *draft) holds(name string) bool {
	for _, e := range d.request.Env {
		if strings.HasPrefix(e, name+"=") {
			return true
		}
	}
	for _, s := range d.Env {
		if s.Name == name {
			return true
		}
	}
	return false
}

// maxProjectFile bounds what is read of a file of the project, in bytes.
const maxProjectFile = 1 << 20

// ofProject is the beginning of a file of the project; nil where it cannot be read
// without waiting.
func ofProject(path string) []byte {
	f, err := os.OpenFile(path, os.O_RDONLY|syscall.O_NONBLOCK|syscall.O_CLOEXEC, 0)
	if err != nil {
		return nil
	}
	defer f.Close()
	if info, err := f.Stat(); err != nil || !info.Mode().IsRegular() {
		return nil
	}
	text, err := io.ReadAll(io.LimitReader(f, maxProjectFile))
	if err != nil {
		return nil
	}
	return text
}

// namesSet are the variables that a file in dotenv's form sets. A name stands at the
// beginning of a line, perhaps behind export, before = or : (dotenv, README). What
// only looks so, inside a text of several lines, is blanked too.
func namesSet(path string) (names []string) {
	for _, line := range strings.FieldsFunc(string(ofProject(path)), func(r rune) bool { return r == '\n' || r == '\r' }) {
		line = strings.TrimSpace(strings.TrimPrefix(line, "\ufeff"))
		if rest, ok := strings.CutPrefix(line, "export"); ok && strings.TrimSpace(rest) != rest {
			line = strings.TrimSpace(rest)
		}
		if i := strings.IndexAny(line, "=:"); i > 0 {
			if name := strings.TrimSpace(line[:i]); syntax.ValidName(name) {
				names = append(names, name)
			}
		}
	}
	return names
}
