package place

import (
	"strings"

	"github.com/bmatcuk/doublestar/v4"
)

// ignore is the list of patterns of a repository's own .gitignore and
// info/exclude (gitignore(5)); those of folders below are not read, so that a
// file may count as not ignored although it is.
type ignore struct {
	patterns []ignorePattern
}

type ignorePattern struct {
	glob     string
	negated  bool
	folder   bool // matches folders only
	anchored bool // counts from the repository's root
}

// maxIgnore bounds an ignore file that is read, in bytes.
const maxIgnore = 1 << 20

// ignored reads what the repository at root ignores.
func (w *World) ignored(root string) *ignore {
	ig := &ignore{}
	for _, name := range [...]string{"/.git/info/exclude", "/.gitignore"} {
		if data, err := w.Disk.ReadFile(root+name, maxIgnore); err == nil {
			for line := range strings.Lines(string(data)) {
				ig.add(strings.TrimRight(line, " \t\r\n"))
			}
		}
	}
	return ig
}

func (ig *ignore) add(line string) {
	if line == "" || line[0] == '#' {
		return
	}
	p := ignorePattern{negated: line[0] == '!', folder: strings.HasSuffix(line, "/")}
	line = strings.TrimSuffix(strings.TrimPrefix(line, "!"), "/")
	p.anchored = strings.Contains(line, "/")
	p.glob = braces.Replace(strings.Join(splitPath(line), "/"))
	if p.glob != "" {
		ig.patterns = append(ig.patterns, p)
	}
}

// matches reports whether a file, named from the repository's root, is
// ignored: itself or a folder that it lies in.
func (ig *ignore) matches(name string) bool {
	if ig == nil || len(ig.patterns) == 0 {
		return false
	}
	parts := splitPath(name)
	for n := 1; n <= len(parts); n++ {
		hit := false
		for i := range ig.patterns {
			p := &ig.patterns[i]
			if p.folder && n == len(parts) {
				continue
			}
			if p.match(parts[:n]) {
				hit = !p.negated
			}
		}
		if hit {
			return true
		}
	}
	return false
}

func (p *ignorePattern) match(parts []string) bool {
	if !p.anchored {
		parts = parts[len(parts)-1:]
	}
	return doublestar.MatchUnvalidated(p.glob, strings.Join(parts, "/"))
}

// braces have no meaning in a pattern of git's.
var braces = strings.NewReplacer("{", `\{`, "}", `\}`)
