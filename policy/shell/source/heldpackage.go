package source

import (
	"path"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/code"
	"guard/policy/place"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/option"
	"guard/policy/shell/table"
	"guard/policy/shell/taint"
)

// A folder that go run is given is a program: its sources, and the packages of the project that they import (go help
// packages, Go 1.26). What a word of the line has to pick, a subcommand, counts where the line has the word.

var (
	goMain = lazy.Pattern(`(?m)^func\s+main\s*\(`)
	// goLeftOut is how a source says that it belongs to no package that is built (go help buildconstraint).
	goLeftOut = lazy.Pattern(`(?m)^//go:build\s+(?:ignore|tools|mage)\b`)
	// goDirective is a command that only go generate runs.
	goDirective = lazy.Pattern(`(?m)^//go:generate\b.*$`)
	goServes    = lazy.Pattern(`\bListenAndServe|\bhttp\.Serve\(|\bgrpc\.NewServer\(|\.Listen\(\s*"|\bhttp\.Server\{|` +
		`\b(?:gin|echo|fiber|chi|mux)\.New`)
)

// heldPackage judges the program of a folder, by its path or as the module's name has it.
func heldPackage(j *Judge, c *effect.Call, v *option.Invocation) {
	if len(v.Operands) == 0 || !v.Operands[0].Known() {
		return
	}
	dir, args := j.Place(v.Operands[0]).Path, knownTexts(v.Operands[1:])
	if !j.FolderAt(dir) {
		dirs := goFolders(j, []string{v.Operands[0].Text})
		if len(dirs) == 0 || !j.FolderAt(dirs[0]) {
			return
		}
		dir = dirs[0]
	}
	goProgramIn(j, c, dir, args)
}

// HeldBuilt judges the program that was built of a folder of the project's, which is called as it is: ./rel of cmd/rel,
// and of the project's own folder by the name of the module.
func HeldBuilt(j *Judge, c *effect.Call, built string, args []taint.Word) {
	name, root := path.Base(built), j.World.Root()
	if j.World.Disk == nil || root == "" || strings.Contains(name, ".") {
		return
	}
	for _, dir := range []string{path.Join(root, "cmd", name), path.Join(root, "tools", name)} {
		if j.FolderAt(dir) {
			goProgramIn(j, c, dir, knownTexts(args))
			return
		}
	}
	text, how := j.TextOf(place.Place{Path: path.Join(root, "go.mod")})
	if m := goModule().FindStringSubmatch(text); how == files.Wholly && m != nil && path.Base(m[1]) == name {
		goProgramIn(j, c, root, knownTexts(args))
	}
}

// goProgramIn judges the program of a folder.
func goProgramIn(j *Judge, c *effect.Call, dir string, args []string) {
	for _, file := range goFiles(j, dir) {
		text, how := j.TextOf(place.Place{Path: file})
		if strings.HasSuffix(file, "_test.go") || how != files.Wholly || len(text) > maxHeldCode ||
			!goMain().MatchString(text) || goLeftOut().MatchString(text) {
			continue
		}
		t := &ProgramText{Lang: code.Go, File: file, given: code.Given{File: true, Args: args}, text: text}
		p := wholeProgram{Judge: j, c: c, t: t, at: map[int]*ProgramText{}, args: args}
		if all := p.joined(importWalk{j, newVisited(), nil}); len(all.Files) > 0 {
			p = p.of(all)
			heldProgram{j}.judges(c, file, p.runsReached)
		}
	}
}

// runsReached judges what a program does that runs, as far as it is known for certain: values of other functions and
// packages are taken for its own where they are called alike.
func (p wholeProgram) runsReached(c *effect.Call) {
	if !doesAny().MatchString(p.all.Text) {
		return
	}
	text, _, ok := p.reached()
	if !ok || !doesAny().MatchString(text) {
		return
	}
	serves := goServes().MatchString(text)
	acts := readCode(code.Go, goDirective().ReplaceAllString(text, ""), p.t.given).Acts
	for i := range acts {
		a := &acts[i]
		if a.Library != "" || len(a.Args) == 0 || !a.Args[0].Known {
			continue
		}
		switch a.Kind {
		case code.Deletes, code.DeletesTree, code.RunsShell:
			p.Judge.act(c, p.file(a), a)
		case code.Runs: // of a program alone nobody knows what it is told
			if len(a.Args) > 1 && (a.Args[1].Known || table.HasWord(hostPrograms, a.Args[0].Text)) {
				p.Judge.act(c, p.file(a), a)
			}
		case code.SQL, code.Empties:
			if !serves {
				p.Judge.act(c, p.file(a), a)
			}
		}
	}
}

// doesAny finds what may do any of that.
var doesAny = lazy.Pattern(`\bos\.Remove|\bexec\.|\bsyscall\.|\bunix\.|\.(?:Must)?Exec\w*\(|\.Raw\(|` +
	`(?i:truncate|drop table)`)

// How a program of Go takes the word that picks what it does (flag, os; Cobra 1, urfave/cli 2).
var (
	goChooses = lazy.Pattern(`^\s*switch\s+[^{]*\b(?:os\.Args|flag\.Arg|args?\b|cmd\b|command\b|` +
		`sub\w*|verb\b|action\b)`)
	goCase    = lazy.Pattern(`^\s*case\s+((?:"[^"\n]*"[,\s]*)+):`)
	goDefault = lazy.Pattern(`^\s*default\s*:`)
	goEquals  = lazy.Pattern(`\b(?:os\.Args\[\d\]|flag\.Arg\(\d\)|args?\[\d\]|cmd|command|sub\w*|verb|action)\s*==\s*` +
		`"([^"\n]*)"[^{]*\{`)
	goCommand = lazy.Pattern(`\b(?:cobra|cli)\.Command\{`)
	goRoot    = lazy.Pattern(`(?i)\b(?:root|main|app)\w*\s*:?=`)
	goNamed   = lazy.Pattern(`\b(?:Use|Name)\s*:\s*"([\w:-]+)`)
)

// onlyChosen is a text of Go without what other words than those of the line pick.
func onlyChosen(text string, args []string) string {
	lines := strings.Split(text, "\n")
	blank := func(from, to int) {
		for i := from; i < min(to, len(lines)); i++ {
			lines[i] = ""
		}
	}
	chosen := func(names string) bool {
		return slices.ContainsFunc(QuotedStrings(names), func(s string) bool { return slices.Contains(args, s) })
	}
	for i := 0; i < len(lines); i++ {
		line := lines[i]
		switch {
		case goChooses().MatchString(line):
			end := bracedEnd(lines, i)
			for k, drop := i+1, false; k < end-1 && k < len(lines); k++ {
				if m := goCase().FindStringSubmatch(lines[k]); m != nil {
					drop = !chosen(m[1])
				} else if goDefault().MatchString(lines[k]) {
					drop = false
				}
				if drop {
					lines[k] = ""
				}
			}
		case goEquals().MatchString(line):
			if m := goEquals().FindStringSubmatch(line); !slices.Contains(args, m[1]) {
				blank(i, bracedEnd(lines, i))
			}
		case goCommand().MatchString(line):
			end := bracedEnd(lines, i)
			m := goNamed().FindStringSubmatch(strings.Join(lines[i:min(end, len(lines))], "\n"))
			if m != nil && !slices.Contains(args, m[1]) && !goRoot().MatchString(line) &&
				(strings.Contains(text, "AddCommand(") || !goMain().MatchString(text)) {
				blank(i+1, end-1)
			}
		}
	}
	return strings.Join(lines, "\n")
}
