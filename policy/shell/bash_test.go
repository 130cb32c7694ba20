package shell_test

import (
	"bytes"
	"context"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"guard/internal/seed"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell"
)

// boxWorld is the world inside the box of TestRealBash.
var boxWorld = place.World{Home: "/h", Workspace: "/w", User: "u"}

const boxPath = "/stand"

// TestRealBash runs generated lines in real bash, in a namespace without network
// and with a throwaway root, over programs that record how they were started.
// What really ran must be among what guard said would run, for every line that
// guard understood and would let run.
func TestRealBash(t *testing.T) {
	if testing.Short() {
		t.Skip("-short")
	}
	box, err := exec.LookPath("bwrap")
	if err != nil {
		t.Skip("no bubblewrap here: what bash really runs is not compared")
	}
	lines := slices.Clone(bashLines)
	lines = slices.DeleteFunc(lines, func(line string) bool { return !lets(line) })
	for _, r := range []*rand.Rand{rand.New(rand.NewPCG(1, 12)), rand.New(rand.NewPCG(2, 12)), seed.Rand(t, 3, 12)} {
		lines = append(lines, generated(r, bashRounds())...)
	}
	b := newBox(t, box)
	b.run(lines)
	ran := 0
	for i, line := range lines {
		ran += len(b.started(i))
		b.check(i, line, shell.Read(line, "/w", boxWorld))
	}
	t.Logf("%d lines, which started %d programs", len(lines), ran)
	if ran < len(lines)/2 {
		t.Errorf("%d lines started %d programs: nothing is compared", len(lines), ran)
	}
}

// lets reports a line that guard understood and that runs nothing which it cannot
// follow: of the others it promises nothing.
func lets(line string) bool {
	r := shell.Read(line, "/w", boxWorld)
	return !r.Unknown && !r.Categories.Has(risk.ExecArbitrary)
}

// bashRounds is how many lines a seed makes; GUARD_BASH_LINES asks for more.
func bashRounds() int {
	if n, err := strconv.Atoi(os.Getenv("GUARD_BASH_LINES")); err == nil {
		return n
	}
	return 40
}

// boxed is a folder in which bubblewrap runs lines.
type boxed struct {
	t         *testing.T
	bwrap     string
	root      string
	recording string // what each line started
}

// recorder notes its name, folder, PATH and words, and does what the real program
// does where that is harmless.
const recorder = `#!/bin/dash
read -r line </rec/line
printf '%s\0' "${0##*/}" "$PWD" "$PATH" "$#" "$@" >> /rec/$line.ran
case ${0##*/} in
cat|basename|dirname|seq|tr|head|env|xargs|wc|true) [ "${0%/*}" = /stand ] && exec /usr/bin/"${0##*/}" "$@";;
esac
exit 0
`

// driver runs each line of its input, parted by NUL, in a folder that is made anew
// where the line before has made files.
const driver = `
shopt -s globstar dotglob nullglob
cp -a /template/. /w/
cd /w
before=$(printf '%s\n' **)
n=0
while IFS= read -r -d '' line; do
	echo $n > /rec/line
	: > /rec/$n.ran
	(exec env -i HOME=/h USER=u PATH=/stand FUNCNEST=12 /usr/bin/timeout -s KILL 3 /usr/bin/bash -c "$line") </dev/null >/dev/null 2>&1
	case $line in *'& '*|*coproc*|*'<('*) sleep 0.05;; esac
	printf '%s\n' ** > /rec/$n.files
	if [ "$(</rec/$n.files)" != "$before" ]; then
		rm -rf /w/*
		cp -a /template/. /w/
	fi
	n=$((n+1))
done
`

var standIns = strings.Fields("cat basename dirname seq tr head env xargs wc true ls rm touch tee cp mkdir sort")

func newBox(t *testing.T, bwrap string) *boxed {
	root := t.TempDir()
	b := &boxed{t: t, bwrap: bwrap, root: root, recording: filepath.Join(root, "rec")}
	for _, dir := range []string{"rec", "w", "h/.ssh", "stand", "template/d/e", "template/evil", "template/1"} {
		b.must(os.MkdirAll(filepath.Join(root, dir), 0o755))
	}
	for _, name := range []string{"a", "b", ".env", "README.md", "d/f", "d/.env", "d/e/g"} {
		b.must(os.WriteFile(filepath.Join(root, "template", name), []byte("a\nb\n.env\n"), 0o644))
	}
	for _, name := range standIns {
		for _, dir := range []string{"stand", "template/evil", "template/1"} {
			b.must(os.WriteFile(filepath.Join(root, dir, name), []byte(recorder), 0o755))
		}
	}
	for _, name := range []string{"bash", "sh"} {
		b.must(os.Symlink("/usr/bin/bash", filepath.Join(root, "stand", name)))
	}
	return b
}

func (b *boxed) must(err error) {
	b.t.Helper()
	if err != nil {
		b.t.Fatal(err)
	}
}

// run runs all lines in one box.
func (b *boxed) run(lines []string) {
	ctx, cancel := context.WithTimeout(context.Background(), 5*time.Minute)
	defer cancel()
	cmd := exec.CommandContext(ctx, b.bwrap, "--tmpfs", "/", "--ro-bind", "/usr", "/usr", "--ro-bind-try", "/bin", "/bin", "--ro-bind-try", "/lib", "/lib", "--ro-bind-try", "/lib64", "/lib64", "--dev", "/dev", "--proc", "/proc", "--dir", "/tmp", "--dir", "/w",
		"--bind", filepath.Join(b.root, "rec"), "/rec", "--ro-bind", filepath.Join(b.root, "h"), "/h", "--ro-bind", filepath.Join(b.root, "stand"), "/stand",
		"--ro-bind", filepath.Join(b.root, "template"), "/template",
		"--unshare-all", "--die-with-parent", "--chdir", "/w", "/usr/bin/bash", "-c", driver)
	cmd.Stdin = strings.NewReader(strings.Join(lines, "\x00") + "\x00")
	cmd.WaitDelay = time.Second
	var out bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &out
	if err := cmd.Run(); err != nil {
		if _, missing := os.Stat(filepath.Join(b.recording, "0.ran")); missing != nil {
			b.t.Skipf("bubblewrap does not run here: %v: %s", err, out.String())
		}
		b.t.Fatalf("the box failed: %v: %s", err, out.String())
	}
}

// started is one program that a line really started.
type started struct {
	name, dir, path string
	words           []string
}

func (b *boxed) started(i int) []started {
	data, err := os.ReadFile(filepath.Join(b.recording, fmt.Sprint(i, ".ran")))
	b.must(err)
	fields := strings.Split(strings.TrimSuffix(string(data), "\x00"), "\x00")
	var all []started
	for len(fields) >= 4 {
		n, err := strconv.Atoi(fields[3])
		if err != nil || 4+n > len(fields) {
			return all // cut short by the end of its time
		}
		all = append(all, started{fields[0], fields[1], fields[2], fields[4 : 4+n]})
		fields = fields[4+n:]
	}
	return all
}

// check compares one line.
func (b *boxed) check(i int, line string, r shell.Reading) {
	for _, s := range b.started(i) {
		if s.name == "xargs" || s.name == "env" {
			continue // what they start is listed
		}
		if s.path != boxPath {
			b.t.Errorf("%s\n\truns with PATH=%q, and guard saw nothing that runs code", line, s.path)
		}
		if !slices.ContainsFunc(r.Commands, func(c shell.Command) bool { return said(c, s) }) {
			b.t.Errorf("%s\n\treally ran in %s: %s %q\n\tguard said: %s", line, s.dir, s.name, s.words, told(r))
		}
	}
	for _, file := range b.made(i) {
		if !slices.ContainsFunc(r.Commands, func(c shell.Command) bool { return writesTo(c, file) }) {
			b.t.Errorf("%s\n\treally made %s\n\tguard said: %s", line, file, told(r))
		}
	}
}

// said reports whether a command that guard listed is the one that ran: words that
// guard does not know stand for any.
func said(c shell.Command, s started) bool {
	if len(c.Argv) == 0 || filepath.Base(c.Argv[0]) != s.name {
		return false
	}
	if c.Cwd != "" && c.Cwd != s.dir && !strings.HasPrefix(s.dir, c.Cwd+"/") && !strings.HasPrefix(c.Cwd, s.dir+"/") {
		return false
	}
	words := c.Argv[1:]
	if slices.Contains(c.Wrappers, "xargs") {
		return !slices.ContainsFunc(s.words, func(w string) bool { return c.Literal && !slices.Contains(words, w) }) // it may start it several times
	}
	for n, w := range words {
		if !c.Literal && strings.ContainsAny(w, "$`*?[{…~") {
			return true // it and what follows may be any words
		}
		if strings.Trim(w, `'"$`) == "" {
			w = "" // shown as it stands
		}
		if n >= len(s.words) || s.words[n] != w {
			return false
		}
	}
	return len(words) == len(s.words)
}

func told(r shell.Reading) string {
	var b strings.Builder
	for _, c := range r.Commands {
		fmt.Fprintf(&b, "%q in %s; ", c.Argv, c.Cwd)
	}
	return b.String()
}

// made lists the files that a line really made.
func (b *boxed) made(i int) []string {
	data, err := os.ReadFile(filepath.Join(b.recording, fmt.Sprint(i, ".files")))
	b.must(err)
	var files []string
	for name := range strings.Lines(string(data)) {
		name = strings.TrimSpace(name)
		if _, err := os.Lstat(filepath.Join(b.root, "template", name)); err != nil {
			files = append(files, filepath.Join("/w", name))
		}
	}
	return files
}

func writesTo(c shell.Command, file string) bool {
	return slices.ContainsFunc(c.Writes, func(p place.Place) bool {
		return p.Path == "" || p.Path == file || !c.Literal && strings.ContainsAny(p.Path, "*?[$")
	})
}
