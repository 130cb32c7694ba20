package policy

import (
	"path/filepath"
	"slices"
	"strings"

	"guard/policy/risk"
	"guard/policy/shell"
)

// A deny or an ask means a command by whatever name it is called: of the program, of what that is told to do, by way of
// another program that passes the words on, or by an alias.

// samePrograms are other names of a program, or of one with its first word.
var samePrograms = map[string][]string{
	"docker-compose": {"docker", "compose"}, "nodejs": {"node"}, "gtar": {"tar"}, "gsed": {"sed"}, "yarnpkg": {"yarn"},
	"py": {"python"}, "pypy": {"python"}, "npm-cli.js": {"npm"}, "npx-cli.js": {"npx"}, "yarn.js": {"yarn"},
	"pnpm.cjs": {"pnpm"},
}

// numbered are programs whose name may end in a version: python3.12, pip3, php8.2.
var numbered = strings.Fields("python pip pypy ruby php perl lua node")

// passOn are programs whose first word may be another program, which gets the words behind it: corepack, minikube,
// MicroK8s, k3s, k0s, uv and Yarn by their help.
var passOn = map[string][]string{
	"corepack": {"npm", "npx", "pnpm", "pnpx", "yarn"},
	"minikube": {"kubectl"}, "microk8s": {"kubectl", "helm", "helm3"}, "k3s": {"kubectl", "crictl", "ctr"},
	"k0s": {"kubectl"}, "uv": {"pip"}, "yarn": {"npm"},
}

// otherNames are a command's words by the other names of its program and of what that is told to do.
func otherNames(argv []string) (all [][]string) {
	if len(argv) == 0 {
		return nil
	}
	program := filepath.Base(argv[0])
	by := func(words []string) { argv, program, all = words, words[0], append(all, words) }
	if name := strings.TrimRight(program, "0123456789."); name != program && slices.Contains(numbered, name) {
		by(append([]string{name}, argv[1:]...))
	}
	if program == "node" && len(argv) > 1 && samePrograms[filepath.Base(argv[1])] != nil { // node …/npm-cli.js publish
		argv, program = argv[1:], filepath.Base(argv[1])
	}
	if same, ok := samePrograms[program]; ok {
		by(append(slices.Clone(same), argv[1:]...))
	}
	if sub, ok := strings.CutPrefix(program, "git-"); ok && sub != "" { // git's own folder of programs, git(1)
		by(append([]string{"git", sub}, argv[1:]...))
	}
	if words := pythonModule(program, argv); len(words) > 1 { // python -m pip
		by(words)
	}
	if len(argv) > 1 && slices.Contains(passOn[program], argv[1]) {
		words := argv[1:]
		if len(words) > 1 && words[1] == "--" {
			words = append(words[:1:1], words[2:]...)
		}
		by(words)
	}
	if program == "cargo" && len(argv) > 1 && strings.HasPrefix(argv[1], "+") { // a toolchain of rustup's
		by(append([]string{program}, argv[2:]...))
	}
	for _, row := range sameWords[program] {
		for _, name := range row[1:] {
			words := strings.Fields(name)
			if n := 1 + len(words); len(argv) >= n && slices.Equal(argv[1:n], words) {
				return append(all, slices.Concat(argv[:1], strings.Fields(row[0]), argv[n:]))
			}
		}
	}
	return all
}

// pythonModule are the words from the module on that Python runs as a program: -m pip, also behind other options or in
// one word with them (-Im pip); nil: it runs none.
func pythonModule(program string, argv []string) []string {
	if program != "python" {
		return nil
	}
	for i := 1; i < len(argv); i++ {
		switch w := argv[i]; {
		case w == "-W" || w == "-X":
			i++
		case !isOption(w) || w == "-" || w == "--":
			return nil
		case strings.HasSuffix(w, "m") && isClusterOf(w):
			return argv[i+1:]
		}
	}
	return nil
}

// maxHanded bounds the words at which another command may begin.
const maxHanded = 8

// handed are the commands that a program which nobody knows may start out of its words.
func handed(argv []string) (all [][]string) {
	if len(argv) < 2 {
		return nil
	}
	if _, known := shell.Sort(argv); known && !slices.Contains(argv, "exec") {
		return nil
	}
	for at := 1; at < len(argv) && len(all) < maxHanded; at++ {
		if w := argv[at]; !strings.HasPrefix(w, "-") && (at == 1 || argv[at-1] != "-m") {
			all = append(all, argv[at:])
		}
	}
	return all
}

// aliases are what a command has words of its program stand for: git -c alias.p=push, git config alias.p push, cargo
// --config alias.p="publish", gh alias set m 'pr merge'.
func aliases(argv []string) (names map[string][]string) {
	program := filepath.Base(argv[0])
	note := func(name, value string) {
		if name == "" || value == "" {
			return
		}
		if names == nil {
			names = map[string][]string{}
		}
		value = strings.TrimPrefix(strings.TrimSpace(strings.TrimPrefix(strings.Trim(value, `"'`), "!")), program+" ")
		names[program+" "+name] = strings.Fields(value)
	}
	if i := slices.Index(argv, "set"); program == "gh" && i > 0 && argv[i-1] == "alias" {
		if words := slices.DeleteFunc(slices.Clone(argv[i+1:]), isOption); len(words) > 1 {
			note(words[0], words[1])
		}
	}
	for i, w := range argv[1:] {
		key, value, ok := strings.Cut(w, "=")
		if !ok && i+2 < len(argv) {
			value = argv[i+2]
		}
		if name, is := strings.CutPrefix(strings.ToLower(key), "alias."); is {
			note(name, value)
		}
	}
	return names
}

// standsFor is a command with the first of its words that is such an alias spelled out; nil: none is.
func standsFor(program string, argv []string, named map[string][]string) []string {
	if len(named) == 0 {
		return nil
	}
	words := argv[1:]
	if program == "git" { // other words are those of its subcommand
		_, words = gitWords(argv)
		words = words[:min(1, len(words))]
	}
	for _, w := range words {
		if stands := named[program+" "+w]; stands != nil {
			rest := argv[slices.Index(argv, w)+1:]
			return slices.Concat([]string{program}, stands, rest)
		}
	}
	return nil
}

func isOption(w string) bool { return strings.HasPrefix(w, "-") }

// setsGit reports a line that gives settings by variables, by which a word of git's may stand for anything (git(1),
// GIT_CONFIG_*, HOME).
func (f *Facts) setsGit() bool {
	return slices.ContainsFunc(f.Commands, func(c shell.Command) bool {
		return has(c.Reasons, "changes-later-settings") || slices.ContainsFunc(c.Assigns, func(a string) bool {
			name, _, _ := strings.Cut(a, "=")
			return strings.HasPrefix(name, "GIT_CONFIG") || name == "HOME" || name == "XDG_CONFIG_HOME"
		})
	})
}

// has reports a reason by its code.
func has(reasons []risk.Reason, code string) bool {
	return slices.ContainsFunc(reasons, func(r risk.Reason) bool { return r.Code() == code })
}
