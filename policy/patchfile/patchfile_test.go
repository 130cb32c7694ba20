package patchfile_test

import (
	"fmt"
	"os/exec"
	"slices"
	"strings"
	"testing"

	"guard/policy/patchfile"
)

// told is a patch in short: each file's names, and what happens to it.
func told(text string) string {
	p := patchfile.Read(text)
	var all []string
	for _, f := range p.Files {
		names := slices.Compact(append(slices.Clone(f.Names), f.Bare...))
		s := strings.Join(names, " ")
		for _, one := range []struct {
			is   bool
			said string
		}{{f.Makes, " makes"}, {f.Removes, " removes"}, {f.Link, " -> " + f.Target}} {
			if one.is {
				s += one.said
			}
		}
		all = append(all, s)
	}
	if p.Nameless {
		all = append(all, "nameless")
	}
	if !p.Known {
		all = append(all, "unknown")
	}
	return strings.Join(all, "; ")
}

func TestRead(t *testing.T) {
	const head = "--- a/x\n+++ b/x\n"
	for _, c := range []struct{ name, text, want string }{
		{"unified", head + "@@ -1 +1 @@\n-a\n+b\n", "a/x b/x"},
		{"with dates", "--- a/x\t2026-01-01 10:00\n+++ b/x\t2026-01-01 10:00\n@@ -1 +1 @@\n-a\n+b\n", "a/x b/x"},
		{"a date without a tab", "--- x 2026-01-01\n+++ x 2026-01-01\n@@ -1 +1 @@\n-a\n+b\n", "x 2026-01-01 x x 2026-01-01 x"},
		{"a new file", "--- /dev/null\n+++ b/.git/hooks/x\n@@ -0,0 +1 @@\n+x\n", "b/.git/hooks/x makes"},
		{"a file that goes", "--- a/x\n+++ /dev/null\n@@ -1 +0,0 @@\n-x\n", "a/x removes"},
		{"two files", head + "@@ -1 +1 @@\n-a\n+b\n--- a/y\n+++ b/y\n@@ -1 +1 @@\n-a\n+b\n", "a/x b/x; a/y b/y"},
		{"lines of a hunk that look like a head", head + "@@ -1,2 +1,2 @@\n--- a/z\n+++ b/z\n b\n", "a/x b/x"},
		{"a hunk without a head hides none", "x\n@@ -1,9 +1,9 @@\n--- /dev/null\n+++ b/.guard.toml\n@@ -0,0 +1 @@\n+x\n", "b/.guard.toml makes; unknown"},
		{"a hunk that ends early hides none", head + "@@ -1,9 +1,9 @@\n-a\ndiff --git a/y b/y\nnew file mode 100644\n", "a/x b/x; a/y b/y makes"},
		{"git", "diff --git a/x b/y\nsimilarity index 90%\nrename from x\nrename to y\n--- a/x\n+++ b/y\n@@ -1 +1 @@\n-a\n+b\n", "a/x b/y a/x b/y x y"},
		{"git, no hunks", "diff --git a/.guard.toml b/.guard.toml\nold mode 100644\nnew mode 100755\n", "a/.guard.toml b/.guard.toml"},
		{"git, binary", "diff --git a/x b/x\nnew file mode 100644\nindex 0000..1111\nGIT binary patch\nliteral 3\nKcmZQzU|\n", "a/x b/x makes"},
		{"git, copy", "diff --git a/x b/.gemini/settings.json\nsimilarity index 100%\ncopy from x\ncopy to .gemini/settings.json\n", "a/x b/.gemini/settings.json x .gemini/settings.json"},
		{"git, quoted", `diff --git "a/\056guard.toml" "b/\056guard.toml"` + "\nnew file mode 100644\n" + `--- /dev/null` + "\n" + `+++ "b/\056guard.toml"` + "\n@@ -0,0 +1 @@\n+x\n", "a/.guard.toml b/.guard.toml makes"},
		{"git, blanks", "diff --git a/x y b/x y\nnew file mode 100644\n", "a/x y b/x y makes"},
		{"git, a link", "diff --git a/l b/l\nnew file mode 120000\n--- /dev/null\n+++ b/l\n@@ -0,0 +1 @@\n+.git/hooks\n\\ No newline at end of file\n", "a/l b/l makes -> .git/hooks"},
		{"context", "*** a/x\t1\n--- b/x\t1\n***************\n*** 1,2 ****\n  a\n! b\n--- 1,2 ----\n  a\n! c\n", "a/x b/x"},
		{"context, a new file", "*** /dev/null\n--- b/x\n***************\n*** 0 ****\n--- 1 ----\n+ a\n", "b/x makes"},
		{"an index line", "Index:.git/config\n===\n--- .git/config\t(revision 1)\n+++ .git/config\t(revision 2)\n@@ -1 +1 @@\n-a\n+b\n", ".git/config"},
		{"normal", "1c1\n< a\n---\n> b\n", "nameless"},
		{"ed", "1c\nb\n.\n", "unknown"},
		{"ed runs commands", "1d\n!id\n", "unknown"},
		{"set in", "    --- a/x\n    +++ b/x\n    @@ -1 +1 @@\n    -a\n    +b\n", "unknown"},
		{"quoted by mail", "- --- a/x\n+++ b/x\n@@ -1 +1 @@\n- -a\n+b\n", "b/x; unknown"},
		{"mail in base64", "From x\nContent-Transfer-Encoding: base64\n\nLS0t\n", "unknown"},
		{"mail", "From 1 Mon\nSubject: [PATCH] x\nContent-Type: text/plain; charset=UTF-8\nContent-Transfer-Encoding: 8bit\n\nText.\n---\n x | 2 +-\n\ndiff --git a/x b/x\nindex 1..2 100644\n" + head + "@@ -1 +1 @@\n-a\n+b\n-- \n2.40\n", "a/x b/x a/x b/x"},
		{"nothing", "hello\n", ""},
	} {
		if got := told(c.text); got != c.want {
			t.Errorf("%s:\n got %s\nwant %s", c.name, got, c.want)
		}
	}
}

// FuzzRead: no text makes the reader panic; what git would change is among what is told,
// also with text before it.
func FuzzRead(f *testing.F) {
	for _, s := range []string{
		"--- a/x\n+++ b/x\n@@ -1 +1 @@\n-a\n+b\n", "diff --git a/x b/y\nrename from x\nrename to y\n", "diff --git \"a/\\056g\" \"b/\\056g\"\nnew file mode 120000\n--- /dev/null\n+++ \"b/\\056g\"\n@@ -0,0 +1 @@\n+t\n",
		"*** a/x\n--- b/x\n***************\n*** 1,2 ****\n--- 1,2 ----\n", "1c1\n< a\n---\n> b\n", "Index: x\n", "x\n@@ -1,9 +1,9 @@\n--- /dev/null\n+++ b/g\n@@ -0,0 +1 @@\n+x\n", "Content-Transfer-Encoding: base64\n",
	} {
		f.Add(s)
	}
	git, _ := exec.LookPath("git")
	dir := f.TempDir()
	f.Fuzz(func(t *testing.T, text string) {
		p := patchfile.Read(text)
		if len(p.Files) == 0 || git == "" || strings.ContainsAny(text, "\x00\r") {
			if changed := gitChanges(git, dir, text); len(changed) > 0 && p.Known && !strings.ContainsAny(text, "\x00\r") {
				t.Fatalf("%q changes %q, and nothing is told", text, changed)
			}
			return
		}
		for _, name := range gitChanges(git, dir, text) {
			if p.Known && !tells(p, name) {
				t.Fatalf("%q changes %q, told %s", text, name, fmt.Sprint(p.Files))
			}
		}
	})
}

// gitChanges asks git which files a patch would change.
func gitChanges(git, dir, text string) []string {
	if git == "" {
		return nil
	}
	cmd := exec.Command(git, "apply", "--numstat", "-z", "--allow-empty")
	cmd.Dir = dir
	cmd.Stdin = strings.NewReader(text)
	out, err := cmd.Output()
	if err != nil {
		return nil
	}
	var names []string
	for entry := range strings.SplitSeq(string(out), "\x00") {
		if fields := strings.SplitN(entry, "\t", 3); len(fields) == 3 && fields[2] != "" {
			names = append(names, fields[2])
		}
	}
	return names
}

func tells(p patchfile.Patch, name string) bool {
	for _, f := range p.Files {
		for _, n := range f.Names {
			if n == name || patchfile.WithoutParts(n, 1) == name || strings.TrimLeft(n, "/") == name {
				return true
			}
		}
		if slices.Contains(f.Bare, name) {
			return true
		}
	}
	return false
}
