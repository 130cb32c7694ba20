package policy

import (
	"path/filepath"
	"slices"
	"strings"

	"guard/policy/shell"
)

// A deny or an ask of a pattern with options means them however they are given: in another order, together or apart
// (-rf, -fr, -r -f), by their short or their long name, behind the operands (POSIX.1-2024, 12.2; getopt_long(3)).

// sameOption is an option of a program by all its names, the short ones first. Of several subcommands the words stand
// in one row; none: of all.
type sameOption struct {
	program, subcommands string
	names                string
}

// sameOptions, by the programs' manuals: rm(1), git-push(1), git-commit(1) and the others named.
var sameOptions = []sameOption{
	{"rm", "", "-r -R --recursive"},
	{"rm", "", "-f --force"},
	{"cp", "", "-r -R --recursive"},
	{"cp", "", "-f --force"},
	{"mv", "", "-f --force"},
	{"ln", "", "-f --force"},
	{"chmod", "", "-R --recursive"},
	{"chown", "", "-R --recursive"},
	{"chgrp", "", "-R --recursive"},
	{"sed", "", "-i --in-place"},
	{"curl", "", "-k --insecure"},
	{"tar", "", "-x --extract --get"},
	{"tar", "", "-c --create"},
	{"tar", "", "-f --file"},
	{"tar", "", "-C --directory"},
	{"unzip", "", "-o"},
	{"git", "push checkout switch branch clean add tag fetch rm mv worktree", "-f --force"},
	{"git", "push branch tag", "-d --delete"},
	{"git", "push fetch", "-u --set-upstream"},
	{"git", "push fetch clean rm add", "-n --dry-run"},
	{"git", "commit", "-n --no-verify"},
	{"git", "commit", "-a --all"},
	{"git", "commit", "-m --message"},
	{"git", "stash", "-u --include-untracked"},
	{"git", "stash", "-a --all"},
	{"git", "checkout", "-b"},
	{"npm", "", "-g --global"},
	{"npm", "", "-f --force"},
	{"npm", "", "-D --save-dev"},
	{"pnpm", "", "-g --global"},
	{"pip", "", "-U --upgrade"},
	{"pip3", "", "-U --upgrade"},
	{"docker", "", "-f --force"},
	{"docker", "", "-a --all"},
	{"docker", "", "-v --volume --volumes"},
	{"podman", "", "-f --force"},
	{"podman", "", "-a --all"},
	{"kubectl", "", "-n --namespace"},
	{"kubectl", "", "-f --filename"},
	{"kubectl", "", "-A --all-namespaces"},
}

// sameWords are other names of what a program is told to do, behind the one that its manual gives first:
// npm-install(1), npm-uninstall(1), pnpm, cargo, bun, gem, brew, docker, gh and helm by their help, git-stage(1).
var sameWords = map[string][][]string{
	"npm": {
		{"install", "add", "i", "in", "ins", "inst", "insta", "instal", "isnt", "isnta", "isntal", "isntall"},
		{"uninstall", "unlink", "remove", "rm", "r", "un"},
		{"run", "run-script", "rum", "urn"},
		{"test", "t", "tst"},
		{"exec", "x"},
		{"update", "up", "upgrade", "udpate"},
	},
	"pnpm": {{"install", "i"}, {"remove", "rm", "uninstall", "un"}, {"update", "up", "upgrade"},
		{"run", "run-script"}},
	"bun":   {{"install", "i"}, {"add", "a"}, {"remove", "rm"}},
	"cargo": {{"build", "b"}, {"check", "c"}, {"run", "r"}, {"test", "t"}, {"doc", "d"}, {"remove", "rm"}},
	"gem":   {{"install", "i"}},
	"brew":  {{"uninstall", "remove", "rm"}},
	"git":   {{"add", "stage"}},
	"helm":  {{"uninstall", "delete", "del", "un"}},
	"docker": {
		{"container rm", "rm", "container remove"}, {"image rm", "rmi", "image remove"}, {"volume rm", "volume remove"},
		{"network rm", "network remove"}, {"container run", "run"}, {"container exec", "exec"},
		{"container kill", "kill"}, {"container stop", "stop"}, {"container cp", "cp"},
		{"image push", "push"}, {"image pull", "pull"},
		{"image build", "build", "buildx build", "builder build"},
	},
	"gh": {{"pr create", "pr new"}, {"issue create", "issue new"}, {"repo create", "repo new"},
		{"release create", "release new"}},
}

// sorted is a command with its options apart from its operands.
type sorted struct {
	operands []string
	options  []string // each short one by itself
	open     bool     // a word of it is not known
}

// sortedWords sorts a command's words. What stands behind -- is no option.
func sortedWords(argv []string, resolved bool) (s sorted) {
	s.operands = argv[:1:1]
	for i, w := range argv[1:] {
		if w == "--" {
			s.operands = append(s.operands, argv[i+2:]...)
			break
		}
		switch {
		case !resolved && isOpen(w):
			s.open = true
			s.operands = append(s.operands, w)
		case i == 0 && slices.Contains(bundled, filepath.Base(argv[0])) && isClusterOf("-"+w):
			s.cluster(w)
		case isClusterOf(w):
			s.cluster(w[1:])
			s.options = append(s.options, w)
		case len(w) > 1 && w[0] == '-':
			name, _, _ := strings.Cut(w, "=")
			s.options = append(s.options, name)
		default:
			s.operands = append(s.operands, w)
		}
	}
	return s
}

func (s *sorted) cluster(letters string) {
	for _, letter := range letters {
		s.options = append(s.options, "-"+string(letter))
	}
}

// bundled are programs whose first word may be options without a dash (tar(1), ar(1)).
var bundled = []string{"tar", "bsdtar", "gtar", "ar"}

// isClusterOf reports short options in one word.
func isClusterOf(w string) bool {
	return len(w) > 1 && w[0] == '-' && strings.Trim(w[1:],
		"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ") == ""
}

// optionsApart are a pattern's options that are written out, and its other words.
func (p Pattern) optionsApart() (options []string, words []glob) {
	for i, g := range p.words {
		switch text := g.text(); {
		case i > 0 && !g.open() && len(text) > 1 && text[0] == '-' && text != "--":
			options = append(options, text)
		case text == "--":
		default:
			words = append(words, g)
		}
	}
	return options, words
}

// touchesSorted is touches by what a command means: its options in any order and form, the other words one to one.
func (p Pattern) touchesSorted(argv []string, resolved bool) bool {
	if len(argv) == 0 || len(p.words) == 0 || !p.words[0].match(argv[0]) && !p.words[0].names(argv[0]) {
		return false
	}
	options, words := p.optionsApart()
	s := sortedWords(argv, resolved)
	program := filepath.Base(argv[0])
	names := func(o string) []string { return namesOf(program, s.operands, o) }
	wanted := 0
	for _, o := range options {
		if isClusterOf(o) && !slices.Contains(s.options, o) {
			for _, letter := range o[1:] {
				if !s.has(names("-" + string(letter))) {
					return false
				}
				wanted++
			}
			continue
		}
		if !s.has(names(o)) {
			return false
		}
		wanted++
	}
	if !p.reaches() && !s.open && len(s.single()) > wanted {
		return false // a pattern without an end that is open means these words alone
	}
	return touchesWords(words, p.reaches(), s.operands, resolved)
}

func (s *sorted) has(names []string) bool {
	return slices.ContainsFunc(names, func(n string) bool { return slices.Contains(s.options, n) })
}

// single are the options without the words that hold several.
func (s *sorted) single() []string {
	return slices.DeleteFunc(slices.Clone(s.options), func(o string) bool { return len(o) > 2 && isClusterOf(o) })
}

// namesOf are all names of an option.
func namesOf(program string, words []string, o string) []string {
	for i := range sameOptions {
		row := &sameOptions[i]
		if row.program != program || !slices.Contains(strings.Fields(row.names), o) {
			continue
		}
		if row.subcommands == "" || len(words) > 1 && slices.Contains(strings.Fields(row.subcommands), words[1]) {
			return strings.Fields(row.names)
		}
	}
	return []string{o}
}

// sortedPattern is a pattern by the table of its program. The zero value is that of a pattern whose program nobody
// knows.
type sortedPattern struct {
	words   []glob
	options []wantedOption
}

type wantedOption struct {
	names []string
	value *glob // nil: any
}

// byTable sorts a pattern.
func byTable(words []glob) (s sortedPattern) {
	if len(words) == 0 || words[0].open() {
		return s
	}
	texts, globs := make([]string, len(words)), map[string]glob{}
	for i, g := range words {
		texts[i] = g.text()
		globs[texts[i]] = g
	}
	known, ok := shell.Sort(texts)
	if !ok {
		return s
	}
	globOf := func(text string) glob {
		if g, ok := globs[text]; ok {
			return g
		}
		return glob{pieces: strings.Split(text, "*")} // of -nNAME*
	}
	for _, w := range known.Words {
		s.words = append(s.words, globOf(w))
	}
	for _, o := range known.Options {
		want := wantedOption{names: o.Names}
		for _, n := range o.Names {
			want.names = append(want.names, namesOf(known.Words[0], known.Words, n)...)
		}
		if o.Given {
			g := globOf(o.Value)
			want.value = &g
		}
		s.options = append(s.options, want)
	}
	return s
}

// touchesByTable is touches by the table of the program: it knows which words are values of options, options that are
// cut short, and -XPOST, -X POST and --request=POST as the same.
func (p Pattern) touchesByTable(c *spelledCommand) bool {
	if len(p.sorted.words) == 0 || c.byTable == nil || len(c.argv) == 0 || !p.words[0].names(c.argv[0]) {
		return false
	}
	s := c.byTable()
	if len(s.Words) == 0 || !p.reaches() && len(s.Options) > len(p.sorted.options) {
		return false
	}
	for _, want := range p.sorted.options {
		if !slices.ContainsFunc(s.Options, want.is) {
			return false
		}
	}
	return touchesWords(p.sorted.words, p.reaches(), s.Words, c.resolved)
}

func (w *wantedOption) is(o shell.Option) bool {
	return slices.ContainsFunc(o.Names, func(n string) bool { return slices.Contains(w.names, n) }) &&
		(w.value == nil || o.Given && w.value.match(o.Value))
}
