package architecture

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"guard/agent/registry"
)

// agentNames are the names of agents that no code outside of their folders may hold, in
// whatever spelling. TestEveryAgentsNameIsLookedFor says which one is missing.
var agentNames = regexp.MustCompile(`(?i)gemini|codex|claude|qwen|opencode|\bgoose\b|\bkimi\b|copilot|auggie|cursor-agent`)

// elsewhere are the files that may hold some, and why.
var elsewhere = map[string]string{
	"cmd/guard/running/demo.go":   "help shows an example",
	"cmd/guard/root.go":           "help shows an example",
	"cmd/guard/policies/trust.go": "help shows an example",
	"internal/agents/":            "the real agents of the tests",
	"internal/model/":             "the scripted models of the tests, and of guard doctor",
	"policy/shell/program/":       "programs that an agent may start, among which are agents, and examples of command lines",
}

// An agent's name or version stands in its own folder alone. Comments may name one, as
// the source of a fact; so may tests, and what only tests use.
func TestAgentsNamesStandInTheirFolders(t *testing.T) {
	versions := map[string]bool{}
	own := func(path string) bool { return strings.HasPrefix(path, "agent/") }
	files := map[string]*ast.File{}
	for _, path := range goFiles(t) {
		rel, err := filepath.Rel(root, path)
		if err != nil {
			t.Fatal(err)
		}
		if strings.HasSuffix(rel, "_test.go") {
			continue
		}
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		files[filepath.ToSlash(rel)] = file
	}
	for path, file := range files {
		if own(path) {
			for _, word := range wordsIn(file) {
				if version.MatchString(word) {
					versions[word] = true
				}
			}
		}
	}
	used := map[string]bool{}
	for path, file := range files {
		for _, word := range wordsIn(file) {
			if own(path) || !agentNames.MatchString(word) && !versions[word] {
				continue
			}
			if at := exempt(path); at != "" {
				used[at] = true
				continue
			}
			t.Errorf("%s names an agent or its version: %.60q", path, agentNames.FindString(word)+" in "+word)
		}
	}
	for path := range elsewhere {
		if !used[path] {
			t.Errorf("%s names no agent any more: take it out of the list", path)
		}
	}
}

func TestEveryAgentsNameIsLookedFor(t *testing.T) {
	for _, name := range registry.Launches.Names() {
		if !agentNames.MatchString(name) {
			t.Errorf("agentNames does not match %q; add it, so that no code outside of the agent's folder names it", name)
		}
	}
}

var version = regexp.MustCompile(`^"\d+\.\d+\.\d+"$`)

// exempt is the entry of elsewhere that a file falls under.
func exempt(path string) string {
	for prefix := range elsewhere {
		if strings.HasPrefix(path, prefix) {
			return prefix
		}
	}
	return ""
}

// wordsIn are a file's identifiers and literals, without its import paths.
func wordsIn(file *ast.File) (words []string) {
	imports := []*ast.BasicLit{}
	for _, i := range file.Imports {
		imports = append(imports, i.Path)
	}
	ast.Inspect(file, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.Ident:
			words = append(words, n.Name)
		case *ast.BasicLit:
			if !slices.Contains(imports, n) {
				words = append(words, n.Value)
			}
		}
		return true
	})
	return words
}
