package policy

import (
	"io/fs"
	"path"
	"slices"
	"strings"

	"guard/policy/place"
	"guard/policy/shell"
	"guard/undo"
)

// What a command takes whose words are what another command of the line lists, and what it takes
// without a word for it.

// listers are commands that tell names, and the part of a folder whose names they tell: what they
// read, or the folder they run in (grep(1), ls(1), git-ls-files(1), git-diff(1), git-grep(1); rg and
// fd pass over what git ignores).
var listers = map[string]undo.Part{
	"grep": undo.All, "ls": undo.All, "rg": undo.NotIgnored, "fd": undo.NotIgnored, "fdfind": undo.NotIgnored,
	"git ls-files": undo.NotIgnored, "git grep": undo.NotIgnored, "git diff": undo.NotIgnored,
	"git status": undo.NotIgnored,
}

// open gathers what a command takes of which nothing is known but that another one lists it, and
// reports a place of that kind.
func (h *hitting) open(c *shell.Command, p place.Place, unlinks bool) bool {
	switch {
	case !p.Open || p.Raw != "*" && !slices.Contains(c.Wrappers, "find"):
		return false
	case slices.Contains(c.Wrappers, "find"): // the search says what it finds
		return true
	}
	told := false
	for i := range h.f.Commands {
		told = h.listed(&h.f.Commands[i], c, unlinks) || told
	}
	if !told {
		h.unsure(sayNotKnown())
	}
	return true
}

// listed gathers all that a command lists, as the one means it that takes it.
func (h *hitting) listed(c, taker *shell.Command, unlinks bool) (told bool) {
	for _, s := range c.Sweeps {
		if s.Lists {
			s.Unlinks, told = unlinks, true
			h.swept(&s)
		}
	}
	part, ok := listers[programOf(c)]
	if !ok || told {
		return told
	}
	here := []place.Place{h.w.At("", taker.Cwd)}
	folders := c.Reads
	bare := func(p place.Place) bool { return h.isFolder(p.Path) } // of a folder, ls tells names without it
	if len(folders) == 0 || programOf(c) == "ls" && slices.ContainsFunc(folders, bare) {
		folders = here
	}
	for _, p := range folders {
		h.swept(&shell.Sweep{Folder: p, Part: part, Unlinks: unlinks, Names: listedNames(c)})
	}
	return true
}

// listedNames are the names to which a command's words keep what it lists (git-ls-files(1)); none: all.
func listedNames(c *shell.Command) (names []shell.Name) {
	_, words := gitWords(c.Argv)
	if programOf(c) != "git ls-files" || !c.Literal || len(words) == 0 {
		return nil
	}
	for _, w := range words[1:] {
		switch suffix, ok := strings.CutPrefix(w, "*"); {
		case strings.HasPrefix(w, "-"):
		case ok && !strings.ContainsAny(suffix, "/*?[\\"):
			names = append(names, shell.Name{Pattern: w})
		default:
			return nil
		}
	}
	return names
}

// rewriting is a command that rewrites the files of the project around it, by its signature.
type rewriting struct {
	signature string
	option    string // only with one of these; empty: always
}

// rewritings: go help fmt, cargo-fmt and clippy, ruff, mix format, terraform fmt, deno fmt, dart format,
// dotnet format, biome, rubocop, by their manuals of 2026.
var rewritings = []rewriting{
	{"go fmt", ""},
	{"go fix", ""},
	{"cargo fmt", ""},
	{"cargo fix", ""},
	{"cargo clippy", "--fix"},
	{"ruff", "--fix"},
	{"ruff check", "--fix"},
	{"ruff format", ""},
	{"mix format", ""},
	{"terraform fmt", ""},
	{"deno fmt", ""},
	{"dart format", ""},
	{"dotnet format", ""},
	{"biome check", "--write"},
	{"biome format", "--write"},
	{"rubocop", "-a -A --autocorrect --autocorrect-all"},
	{"eslint", "--fix"},
	{"prettier", "--write -w"},
}

// rewritesOf finds the row of a command that names no file that it writes; nil: there is none.
func rewritesOf(c *shell.Command) *rewriting {
	if len(c.Writes) > 0 || c.Cwd == "" || c.Signature == "" {
		return nil
	}
	for i := range rewritings {
		r := &rewritings[i]
		given := func(o string) bool { return slices.Contains(c.Argv, o) }
		if r.signature == c.Signature &&
			(r.option == "" || slices.ContainsFunc(strings.Fields(r.option), given)) {
			return r
		}
	}
	return nil
}

// saves gathers the files that curl -O writes: named as the addresses end (curl(1), --remote-name).
func (h *hitting) saves(c *shell.Command) {
	if !savesNames(c) {
		return
	}
	for _, a := range c.Argv[1:] {
		if a, _, _ = strings.Cut(a, "?"); strings.Contains(a, "/") && c.Cwd != "" {
			h.writesTo(h.w.At(c.Cwd, path.Base(a)), undo.NotIgnored)
		}
	}
}

// emptied gathers a folder that rmdir takes, which leaves one that holds anything.
func (h *hitting) emptied(p place.Place) {
	empty := true
	h.each(p.Path, func(fs.DirEntry) { empty = false })
	if empty {
		h.takes(p)
	}
}

func savesNames(c *shell.Command) bool {
	return len(c.Hosts) > 0 && programOf(c) == "curl" && slices.ContainsFunc(c.Argv, func(a string) bool {
		short := len(a) > 1 && a[0] == '-' && a[1] != '-'
		return strings.HasPrefix(a, "--remote-name") || short && strings.Contains(a, "O")
	})
}
