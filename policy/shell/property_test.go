package shell_test

import (
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"guard/internal/disk"
	"guard/internal/seed"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell"
	"guard/policy/shell/program"
)

// exampleLines are the commands of every example beside the tables.
func exampleLines() []string {
	var lines []string
	for _, e := range program.All() {
		eachExample(e, func(line string) {
			if _, cmd, ok := strings.Cut(line, " | "); ok {
				lines = append(lines, cmd)
			}
		})
	}
	return lines
}

func judge(line string) shell.Reading {
	return shell.Read(line, corpusWorld.Workspace, corpusWorld)
}

// looser reports what b allows that a does not.
func looser(a, b shell.Reading) string {
	switch {
	case b.Level < a.Level:
		return "a lower level"
	case a.Absurd && !b.Absurd:
		return "not absurd any more"
	case a.Protected && !b.Protected:
		return "not protected any more"
	case a.Unknown && !b.Unknown:
		return "understood all at once"
	case !b.Categories.Has(a.Categories):
		return "fewer categories"
	}
	return ""
}

// TestAppendingNeverLowers: a line with a command put before or after it is at
// least as bad as the line alone.
func TestAppendingNeverLowers(t *testing.T) {
	if testing.Short() {
		t.Skip("-short")
	}
	joins := []string{"%s; ls", "%s && pwd", "%s || true", "%s &\nwait", "{ %s\n}", "( %s\n)", "if true; then %s\nfi", "while :; do %s\nbreak; done", "! %s", "true; %s", "ls | wc -l; %s"}
	for _, line := range exampleLines() {
		alone := judge(line)
		for _, join := range joins {
			if strings.Contains(line, "<<") {
				join = "true\n%s"
			}
			whole := strings.Replace(join, "%s", line, 1)
			if why := looser(alone, judge(whole)); why != "" {
				t.Errorf("%q is %s [%s]; %q is %s", line, alone.Level, alone.Categories, whole, why)
			}
		}
	}
}

// fewWhenShort is every line, or every tenth with -short.
func fewWhenShort(lines []string) (some []string) {
	for i, line := range lines {
		if !testing.Short() || i%10 == 0 {
			some = append(some, line)
		}
	}
	return some
}

// TestWrappingNeverLowers: starting a command through another program is at
// least as bad as starting it.
func TestWrappingNeverLowers(t *testing.T) {
	wraps := []string{"env %s", "nice -n 5 %s", "timeout 5 %s", "nohup %s", "sudo %s", "command %s", "exec %s", "xargs %s", "busybox %s", "stdbuf -oL %s", "time %s", "setsid %s", "watch %s", "X=1 %s", "doas %s", "strace %s", "nobodyknows %s"}
	for _, line := range fewWhenShort(exampleLines()) {
		if !simple(line) {
			continue
		}
		alone := judge(line)
		for _, wrap := range wraps {
			if strings.HasPrefix(wrap, "watch") && strings.ContainsAny(line, "'\"\\") {
				continue // watch joins its words and a shell splits them again: another command
			}
			whole := strings.Replace(wrap, "%s", line, 1)
			got := judge(whole)
			// A wrapper starts a program, never a builtin or a function.
			if got.Level < alone.Level || alone.Absurd && !got.Absurd || alone.Protected && !got.Protected {
				t.Errorf("%q is %s [%s]; %q is %s [%s]", line, alone.Level, alone.Categories, whole, got.Level, got.Categories)
			}
		}
		quoted := "bash -c '" + strings.ReplaceAll(line, "'", `'\''`) + "'"
		if why := looser(alone, judge(quoted)); why != "" {
			t.Errorf("%q is %s; %q is %s", line, alone.Level, quoted, why)
		}
	}
}

// simple reports whether a line is one simple command that does not begin with
// an assignment, a keyword or a redirection.
func simple(line string) bool {
	first, _, _ := strings.Cut(line, " ")
	return !strings.ContainsAny(line, "|;&<>\n`(") && !strings.Contains(first, "=") && !strings.HasPrefix(line, "[") && first != "!" && first != "." &&
		!strings.Contains(" while if for until case time let local declare export typeset ", " "+first+" ")
}

// TestQuotingChangesNothing: quoting a word that has nothing to expand, and
// spacing, change no judgement.
func TestQuotingChangesNothing(t *testing.T) {
	for _, line := range fewWhenShort(exampleLines()) {
		if !simple(line) || strings.ContainsAny(line, "'\"\\$*?[{~#") {
			continue
		}
		want := judge(line)
		words := strings.Fields(line)
		for i, w := range words {
			for _, q := range []string{"'" + w + "'", `"` + w + `"`, `\` + w, w[:1] + `""` + w[1:], "$'" + w + "'"} {
				if i == 0 && program.Find(w) != nil && isKeyword(w) {
					continue
				}
				variant := append(append(append([]string{}, words[:i]...), q), words[i+1:]...)
				sameJudgement(t, line, strings.Join(variant, " "), want)
			}
		}
		sameJudgement(t, line, "  "+strings.Join(words, " \t ")+"  ", want)
	}
}

// isKeyword reports words that bash treats apart when they are not quoted.
func isKeyword(w string) bool { return w == "time" || w == "let" || w == "exec" }

func sameJudgement(t *testing.T, line, variant string, want shell.Reading) {
	t.Helper()
	got := judge(variant)
	if got.Level != want.Level || got.Categories != want.Categories || got.Absurd != want.Absurd || got.Unknown != want.Unknown {
		t.Errorf("%q is %s [%s]; %q is %s [%s]: %v", line, want.Level, want.Categories, variant, got.Level, got.Categories, got.Reasons)
	}
}

// TestRemovingTheDiskNeverLoosens: what is known of the disk (here an ordinary
// project) may only make a verdict milder, so that without it nothing is.
func TestRemovingTheDiskNeverLoosens(t *testing.T) {
	top, err := filepath.EvalSymlinks(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	for name, text := range map[string]string{"README.md": "x", "src/main.go": "x", "notes.txt": "x", "package.json": `{"scripts":{"start":"vite"}}`} {
		if err := os.MkdirAll(filepath.Dir(filepath.Join(top, name)), 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(top, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	for _, line := range exampleLines() {
		with := shell.Read(line, top, place.World{Workspace: top, Home: "/home/dev", Disk: disk.New(time.Minute)})
		without := shell.Read(line, top, place.World{Workspace: top, Home: "/home/dev"})
		if why := looser(with, without); why != "" {
			t.Errorf("%q: without the disk %s: %s [%s], with it %s [%s]", line, why, without.Level, without.Categories, with.Level, with.Categories)
		}
	}
}

// outOfTime is a disk whose time is used up.
type outOfTime struct{}

func (outOfTime) Lstat(string) (fs.FileInfo, error)            { return nil, place.ErrBudget }
func (outOfTime) Readlink(string) (string, error)              { return "", place.ErrBudget }
func (outOfTime) ID(string) (place.FileID, error)              { return place.FileID{}, place.ErrBudget }
func (outOfTime) Stamp(string) (place.Stamp, error)            { return place.Stamp{}, place.ErrBudget }
func (outOfTime) ReadDir(string, func(fs.DirEntry) bool) error { return place.ErrBudget }
func (outOfTime) ReadFile(string, int64) ([]byte, error)       { return nil, place.ErrBudget }

// TestRunningOutOfTimeNeverLoosens: a disk that has no time left tells less
// than none, so nothing may come out milder.
func TestRunningOutOfTimeNeverLoosens(t *testing.T) {
	lines := append(exampleLines(), "rm -rf /*", "rm -rf /etc/*", "rm -rf ~/*", "rm -rf /usr", "rm -rf ~", "rm -rf /", "echo x > /dev/sda", "rm -rf .gemini/*", "echo x > .guard.toml", "rm -rf /tmp/*")
	for _, line := range lines {
		late := corpusWorld
		late.Disk = outOfTime{}
		without, with := judge(line), shell.Read(line, corpusWorld.Workspace, late)
		if why := looser(without, with); why != "" {
			t.Errorf("%q: out of time %s: %s [%s] %v, without a disk %s [%s]", line, why, with.Level, with.Categories, with.Reasons, without.Level, without.Categories)
		}
	}
}

// TestNotParsedIsNeverLow: what does not parse is not understood.
func TestNotParsedIsNeverLow(t *testing.T) {
	for _, line := range []string{"echo 'a", `echo "a`, "ls &&", "ls |", "(ls", "{ ls", "if true; then ls", "for i in", "echo $(ls", "echo `ls", "case x in", "ls )", "ls &&& pwd", "ls | | wc", "echo ${", "cat <<", "a=(", "[[ -f x", "function"} {
		r := judge(line)
		if r.Level <= risk.Low || !r.Unknown {
			t.Errorf("%q: %s, unknown %v", line, r.Level, r.Unknown)
		}
	}
}

// TestRandomJoins puts random commands together: the whole is as bad as its
// worst part.
func TestRandomJoins(t *testing.T) {
	lines := exampleLines()
	r := seed.Rand(t, 1, 2)
	for range 500 {
		a, b := lines[r.IntN(len(lines))], lines[r.IntN(len(lines))]
		if strings.Contains(a, "<<") {
			continue
		}
		whole := judge(a + "\n" + b)
		worst := max(judge(a).Level, judge(b).Level)
		// cd, exec and assignments of the first part may change the second,
		// only for the worse: a place that is not known is outside.
		if whole.Level < worst && !strings.HasPrefix(a, "cd") && !strings.HasPrefix(a, "unset") {
			t.Errorf("%q then %q: %s, want at least %s", a, b, whole.Level, worst)
		}
	}
}
