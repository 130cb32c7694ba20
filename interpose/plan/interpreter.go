package plan

import (
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"syscall"

	"mvdan.cc/sh/v3/syntax"
)

// interpreter refuses a script for which PATH finds a program in the workspace: "#!/usr/bin/env node" with a PATH that
// names node_modules/.bin, or a folder that is not absolute, runs what the repository put there; so does the shell of
// a shim with "exec node", as pnpm's.
func (b *Builder) interpreter(script string, deep int) error {
	f, err := os.OpenFile(script, os.O_RDONLY|syscall.O_NONBLOCK, 0) // it may be a pipe
	if err != nil || deep == 0 {
		return nil // the system will say what is wrong with it
	}
	defer f.Close()
	var mark [2]byte
	if n, _ := io.ReadFull(f, mark[:]); string(mark[:n]) != "#!" {
		return nil // a program takes no memory for its text
	}
	head, _ := io.ReadAll(io.LimitReader(f, 64<<10))
	text := "#!" + string(head)
	line, _, _ := strings.Cut(text[2:], "\n")
	words := strings.Fields(line)
	if len(words) == 0 {
		return nil
	}
	by, names := words[0], []string(nil)
	if filepath.Base(by) == "env" {
		if by = envRuns(words[1:]); by != "" {
			names = append(names, by)
		}
	}
	if slices.Contains(shells, filepath.Base(by)) {
		names = append(names, shellRuns(text)...)
	}
	for _, name := range names {
		if err := b.first(name, deep); err != nil {
			return err
		}
	}
	return nil
}

// first refuses what PATH finds for a name, as execvp(3) and a shell do.
func (b *Builder) first(name string, deep int) error {
	if strings.Contains(name, "/") {
		return nil
	}
	for _, folder := range filepath.SplitList(lookup(b.Request.Env, "PATH")) {
		candidate := filepath.Join(folder, name)
		if !filepath.IsAbs(candidate) {
			candidate = filepath.Join(b.Request.Dir, candidate)
		}
		if executable(candidate) != nil {
			continue
		}
		if err := Outside(candidate, Workspace(b.Request.Dir, b.Request.Home)); err != nil {
			return err
		}
		return b.interpreter(candidate, deep-1)
	}
	return nil
}

// envRuns is the program among env's words, "" for none.
func envRuns(words []string) string {
	for i := 0; i < len(words); i++ {
		word := strings.Trim(words[i], `"'`)
		if whole, ok := strings.CutPrefix(word, "--split-string="); ok {
			word = whole
		} else if strings.HasPrefix(word, "-") && !strings.HasPrefix(word, "--") {
			if word == "-u" || word == "-C" {
				i++
			}
			_, word, _ = strings.Cut(word, "S")
		}
		if word = strings.Trim(word, `"'`); word != "" && word[0] != '-' && !strings.Contains(word, "=") {
			return word
		}
	}
	return ""
}

var shells = []string{"sh", "bash", "dash", "ash", "ksh", "mksh", "zsh"}

// own is what a shell does itself, whatever PATH finds.
var own = strings.Fields(". : [ alias bg break cd command continue declare dirs echo eval exec exit export false fg " +
	"getopts hash jobs kill let local popd printf pushd pwd read readonly return set shift shopt source test times " +
	"trap true type typeset ulimit umask unalias unset wait")

// shellRuns are the names that a shell's script runs.
func shellRuns(text string) []string {
	var names []string
	known := slices.Clone(own)
	walk := func(node syntax.Node) bool {
		switch n := node.(type) {
		case *syntax.FuncDecl:
			known = append(known, n.Name.Value)
		case *syntax.CallExpr:
			if name := runs(n.Args); name != "" && !slices.Contains(names, name) {
				names = append(names, name)
			}
		}
		return true
	}
	for stmt, err := range syntax.NewParser().StmtsSeq(strings.NewReader(text)) {
		if err != nil {
			break // what came before it counts
		}
		syntax.Walk(stmt, walk)
	}
	return slices.DeleteFunc(names, func(name string) bool { return slices.Contains(known, name) })
}

// runs is the program of a command, through those that run another: exec, command, env.
func runs(args []*syntax.Word) string {
	words := make([]string, len(args))
	for i, arg := range args {
		words[i] = plain(arg)
	}
	for i := 0; i < len(words); i++ {
		switch word := words[i]; {
		case word == "exec" || word == "command":
			for i+1 < len(words) && strings.HasPrefix(words[i+1], "-") {
				i++
				if words[i] == "-a" {
					i++
				}
			}
		case word == "env":
			return envRuns(words[i+1:])
		default:
			return word
		}
	}
	return ""
}

// plain is a word without its quotes, "/" for one that the script computes.
func plain(word *syntax.Word) string {
	var text strings.Builder
	for _, part := range word.Parts {
		switch p := part.(type) {
		case *syntax.Lit:
			text.WriteString(p.Value)
		case *syntax.SglQuoted:
			text.WriteString(p.Value)
		case *syntax.DblQuoted:
			text.WriteString(plain(&syntax.Word{Parts: p.Parts}))
		default:
			return "/"
		}
	}
	return text.String()
}
