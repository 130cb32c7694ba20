package repository_test

import (
	"os"
	"testing"
)

// TestConversions: a file that a checkout may write otherwise than its blob is
// not restorable, wherever that is said.
func TestConversions(t *testing.T) {
	attributes := func(text string) map[string]string { return map[string]string{"w/.gitattributes": text} }
	for _, c := range []struct {
		name  string
		files map[string]string
		want  bool // of sub/b.txt
	}{
		{"nothing", nil, true},
		{"line ends as they are", attributes("* text=auto\n*.txt text eol=lf\n*.png binary\n"), true},
		{"shown otherwise", attributes("*.txt diff=word merge=union linguist-generated whitespace=-trailing\n"), true},
		{"a filter", attributes("*.txt filter=lfs diff=lfs merge=lfs -text\n"), false},
		{"a filter by path", attributes("sub/b.txt filter=x\n"), false},
		{"a filter by rooted path", attributes("/sub/*.txt filter=x\n"), false},
		{"a filter at any depth", attributes("**/b.txt filter=x\n"), false},
		{"a filter by another case", attributes("*.TXT filter=x\n"), false},
		{"a filter by a class", attributes("[a-c].t[!a]t filter=x\n"), false},
		{"a filter by a named class", attributes("[[:alpha:]].txt filter=x\n"), false},
		{"a filter in quotes", attributes("\"b.txt\" filter=x\n"), false},
		{"a filter taken back", attributes("*.txt filter=x\n*.txt -filter\n"), false},
		{"a filter of others", attributes("*.bin filter=lfs\nother/** filter=lfs\nb.txt/x filter=x\n"), true},
		{"a filter set to nothing", attributes("*.txt -filter !filter\n"), true},
		{"a filter behind a mark", attributes("\ufeff*.txt filter=x\n"), false},
		{"a filter on a line of DOS", attributes("*.txt\tfilter=x\r\n"), false},
		{"a comment", attributes("#*.txt filter=x\n"), true},
		{"a macro", attributes("[attr]big filter=lfs -text\n*.txt big\n"), false},
		{"a macro of a macro", attributes("[attr]huge big\n[attr]big filter=lfs\n*.txt huge\n"), false},
		{"macros of each other", attributes("[attr]huge big\n[attr]big huge\n*.txt huge\n"), true},
		{"a macro of others", attributes("[attr]big filter=lfs\n*.bin big\n"), true},
		{"ident", attributes("*.txt ident\n"), false},
		{"an encoding", attributes("*.txt working-tree-encoding=UTF-16\n"), false},
		{"line ends of DOS", attributes("*.txt text eol=crlf\n"), false},
		{"in the file's folder", map[string]string{"w/sub/.gitattributes": "b.txt filter=x\n"}, false},
		{"in a folder beside", map[string]string{"w/side/.gitattributes": "b.txt filter=x\n"}, true},
		{"in a folder below", map[string]string{"w/sub/deep/.gitattributes": "b.txt filter=x\n"}, true},
		{"by a path from the file's folder", map[string]string{"w/sub/.gitattributes": "/b.txt filter=x\nsub/b.txt ident\n"}, false},
		{"in info", map[string]string{"w/.git/info/attributes": "*.txt filter=x\n"}, false},
		{"of the person", map[string]string{"home/.config/git/attributes": "*.txt filter=x\n"}, false},
		{"of the person, elsewhere", map[string]string{"home/.gitconfig": "[core]\n\tattributesFile = ~/mine\n", "home/mine": "*.txt filter=x\n"}, false},
		{"of the person, nowhere", map[string]string{"home/.gitconfig": "[core]\n\tattributesFile = ~/mine\n"}, true},
		{"of another person", map[string]string{"home/.gitconfig": "[core]\n\tattributesFile = ~eve/mine\n"}, false},
		{"of a file included", map[string]string{"home/.gitconfig": "[include]\npath = more\n", "home/more": "[core]\n\tattributesFile = ~/mine\n", "home/mine": "* filter=x\n"}, false},
		{"of a file included at times", map[string]string{"home/.config/git/config": "[includeIf \"gitdir:/srv/\"]\npath = ~/more\n", "home/more": "[core]\nautocrlf\n"}, false},
		{"of a file included from above", map[string]string{"home/.gitconfig": "[include]\npath = ../more\n"}, false},
		{"of a file included, not there", map[string]string{"home/.gitconfig": "[include]\npath = ~/none\n"}, true},
		{"of a working folder", map[string]string{"home/.gitconfig": "[core]\n\tattributesFile = mine\n"}, false},
		{"files that include each other", map[string]string{"home/.gitconfig": "[include]\npath = .gitconfig\n"}, false},
		{"autocrlf", map[string]string{"home/.gitconfig": "[core]\n\tautocrlf = true\n"}, false},
		{"autocrlf inwards", map[string]string{"home/.gitconfig": "[core]\n\tautocrlf = input\n"}, true},
		{"eol", map[string]string{"home/.gitconfig": "[core]\n\teol = crlf\n"}, false},
		{"the person's config not understood", map[string]string{"home/.gitconfig": "[core\n"}, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			l := newLab(t)
			l.repo("w")
			l.expect("before", true, l.restorable("w/sub/b.txt"))
			for name, text := range c.files {
				l.write(name, text)
			}
			l.expect("after", c.want, l.restorable("w/sub/b.txt"))
		})
	}
}

// TestCleanFilterRan: a filter that ran before and is gone leaves a blob that
// is not what the file is, with stamps that fit.
func TestCleanFilterRan(t *testing.T) {
	l := newLab(t)
	l.repo("w")
	l.git("w", "config", "filter.eats.clean", "echo eaten")
	l.write("w/.gitattributes", "*.txt filter=eats\n")
	l.write("w/a.txt", "mine alone\n")
	l.git("w", "add", "a.txt")
	l.remove("w/.gitattributes")
	l.git("w", "config", "--remove-section", "filter.eats")
	l.expect("eaten", false, l.restorable("w/a.txt"))
}

// TestAttributesOfTheIndex: a checkout reads .gitattributes from the index, so
// that what lies in the work tree does not tell.
func TestAttributesOfTheIndex(t *testing.T) {
	l := newLab(t)
	l.repo("w")
	l.write("w/.gitattributes", "*.txt filter=x\n")
	l.git("w", "add", ".gitattributes")
	l.write("w/.gitattributes", "*.bin filter=x\n")
	l.expect("changed", false, l.restorable("w/a.txt"))
	l.git("w", "add", ".gitattributes")
	l.expect("added", true, l.restorable("w/a.txt"))
	l.remove("w/.gitattributes")
	l.expect("deleted", false, l.restorable("w/a.txt"))
	l.write("w/.gitattributes", "*.bin filter=x\n")
	l.git("w", "update-index", "--assume-unchanged", ".gitattributes")
	l.expect("assumed", false, l.restorable("w/a.txt"))
}

// TestPersonsFilesByLinks: a person's settings are followed to where they are
// kept, and what leads nowhere says nothing.
func TestPersonsFilesByLinks(t *testing.T) {
	for _, c := range []struct {
		name  string
		links map[string]string // from: to
		want  bool
	}{
		{"a file", map[string]string{"home/.gitconfig": "../kept/crlf"}, false},
		{"a file by two links", map[string]string{"home/.gitconfig": "../other", "other": "kept/crlf"}, false},
		{"a folder", map[string]string{"home/.config": "../kept/settings"}, false},
		{"a file in a folder", map[string]string{"home/.config": "../kept", "kept/git": "settings/git"}, false},
		{"a link in a folder that is one", map[string]string{"home/.config": "../kept/up", "kept/up/git/attributes": "../../crlf"}, false},
		{"one of no matter", map[string]string{"home/.gitconfig": "../kept/mild"}, true},
		{"nothing", map[string]string{"home/.gitconfig": "../kept/none"}, true},
		{"itself", map[string]string{"home/.gitconfig": ".gitconfig"}, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			l := newLab(t)
			l.repo("w")
			l.write("kept/crlf", "[core]\n\tautocrlf = true\n")
			l.write("kept/mild", "[user]\n\tname = a\n")
			l.write("kept/settings/git/attributes", "* filter=x\n")
			l.mkdir("kept/up/git")
			for from, to := range c.links {
				l.must(os.Symlink(to, l.at(from)))
			}
			l.expect("restorable", c.want, l.restorable("w/a.txt"))
		})
	}
}
