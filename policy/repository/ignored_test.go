package repository_test

import (
	"os"
	"strings"
	"testing"
)

// TestIgnored compares with git check-ignore. Where stricter is set git ignores
// a path and this package does not say so.
func TestIgnored(t *testing.T) {
	paths := []string{
		"a.o", "b.o", "keep.o", "sub/a.o", "sub/deep/a.o", "build/x", "build/keep/y", "sub/build/z", "logs/a.log", "logs/deep/b.log", "x/logs/c.log",
		"doc/a.html", "doc/frotz/a.html", "foo", "foo/bar", "sub/foo", "a/x/b", "a/x/y/b", "a/b", "with space", "#hash", "!bang", "{a,b}", "[x]", "é.o", "a1.t", "ab.t", "trail ",
		"new/untracked", "tab\t", "sub", "build", ".gitignore", "x\\y", "a.b/c", "axb/c",
	}
	for _, c := range []struct {
		name     string
		files    map[string]string
		stricter string // paths on which git says more
	}{
		{"nothing", nil, ""},
		{"by name", map[string]string{".gitignore": "*.o\n!keep.o\n"}, ""},
		{"folders", map[string]string{".gitignore": "build/\n!build/keep\n"}, ""},
		{"folders, only", map[string]string{".gitignore": "foo/\na.o/\n"}, ""},
		{"rooted", map[string]string{".gitignore": "/a.o\n/build\ndoc/*.html\n"}, ""},
		{"any depth", map[string]string{".gitignore": "**/logs\na/**/b\nsub/**\n"}, ""},
		{"inside only", map[string]string{".gitignore": "build/**\n"}, ""},
		{"inside, with exceptions", map[string]string{".gitignore": "build/*\n!build/keep/\n"}, ""},
		{"everything but", map[string]string{".gitignore": "*\n!*/\n!*.html\n"}, ""},
		{"stars that join", map[string]string{".gitignore": "a**\n**.log\nlo**s/*.log\n"}, ""},
		{"classes", map[string]string{".gitignore": "[ab].o\na[0-9].t\n[!k]*.o\n[^x]oo\n"}, ""},
		{"named classes", map[string]string{".gitignore": "a[[:digit:]].t\n"}, "a1.t"},
		{"marks", map[string]string{".gitignore": "\\#hash\n\\!bang\n#comment\n\nwith\\ space\n[[]x]\n"}, ""},
		{"blanks", map[string]string{".gitignore": "with space   \ntrail\\ \nfoo\t\n"}, ""},
		{"braces", map[string]string{".gitignore": "{a,b}\n"}, ""},
		{"lines of DOS", map[string]string{".gitignore": "*.o\r\nbuild/\r\n"}, ""},
		{"a mark at the start", map[string]string{".gitignore": "\ufeff*.o\n"}, ""},
		{"below", map[string]string{".gitignore": "*.o\n", "sub/.gitignore": "!a.o\n/foo\n", "sub/deep/.gitignore": "*.o\n"}, ""},
		{"below what is ignored", map[string]string{".gitignore": "build\n", "build/.gitignore": "!*\n"}, ""},
		{"in info", map[string]string{".git/info/exclude": "*.o\nfoo\n", ".gitignore": "!a.o\n"}, ""},
		{"not well formed", map[string]string{".gitignore": "[a\na.o\n\\\n[]\n"}, ""},
		{"taken back by one not understood", map[string]string{".gitignore": "*.t\n!a[[:digit:]].t\n"}, "ab.t"},
		{"of the person", map[string]string{"../home/.config/git/ignore": "*.o\n"}, "a.o b.o keep.o sub/a.o sub/deep/a.o é.o"},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			l := newLab(t)
			l.mkdir("w")
			l.git("w", "init", "-q")
			l.write("w/tracked.o", "x")
			for _, p := range paths {
				if strings.Contains(p, "/") && !strings.HasPrefix(p, "new/") && p != "foo/bar" {
					l.write("w/"+p, "x")
				}
			}
			for name, text := range c.files {
				l.write("w/"+name, text)
			}
			l.git("w", "add", "-f", "tracked.o")
			l.expect("a tracked file", false, l.view().Ignored(l.at("w/tracked.o")))
			for _, p := range paths {
				_, err := l.tryGit("w", "check-ignore", "-q", "--", p)
				want := err == nil
				got := l.view().Ignored(l.at("w") + "/" + p)
				if want && strings.Contains(" "+c.stricter+" ", " "+p+" ") {
					want = false
				}
				if got != want {
					t.Errorf("%q: %v, git says %v", p, got, want)
				}
			}
		})
	}
}

// TestIgnoredFollowsNoLink: git takes no .gitignore that is a symlink.
func TestIgnoredFollowsNoLink(t *testing.T) {
	l := newLab(t)
	l.repo("w")
	l.write("list", "*.o\n")
	l.must(os.Symlink("../list", l.at("w/.gitignore")))
	l.expect("by a link", false, l.view().Ignored(l.at("w/x.o")))
	l.remove("w/.gitignore")
	l.write("w/.gitignore", "*.o\n*.txt\nsub\n")
	l.expect("by a file", true, l.view().Ignored(l.at("w/x.o")))
	l.expect("tracked", false, l.view().Ignored(l.at("w/a.txt")))
	l.expect("a folder that holds tracked files", false, l.view().Ignored(l.at("w/sub")))
	l.expect("no repository", false, l.view().Ignored(l.at("home/x.o")))
	l.expect("git's own", false, l.view().Ignored(l.at("w/.git/x.o")))
	l.expect("the root", false, l.view().Ignored(l.at("w")))
}
