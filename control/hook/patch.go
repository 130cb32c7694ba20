package hook

import (
	"path/filepath"
	"strings"

	"guard/policy"
)

// patchInShell finds Codex's way of patching through a shell: exactly one
// apply_patch with a quoted here-document, nothing before or after. Models that
// Codex has no native patch tool for send this (seen in 0.169).
func patchInShell(line string) (patch string, ok bool) {
	rest, ok := strings.CutPrefix(line, "apply_patch <<'")
	if !ok {
		return "", false
	}
	word, rest, ok := strings.Cut(rest, "'\n")
	if !ok || word == "" || strings.Trim(word, "ABCDEFGHIJKLMNOPQRSTUVWXYZ_") != "" {
		return "", false
	}
	body, ok := strings.CutSuffix(strings.TrimRight(rest, "\n"), "\n"+word)
	if !ok || strings.Contains("\n"+body+"\n", "\n"+word+"\n") {
		return "", false
	}
	return body, true
}

// The marks of Codex's patch format.
const (
	markBegin  = "*** Begin Patch"
	markEnd    = "*** End Patch"
	markAdd    = "*** Add File: "
	markUpdate = "*** Update File: "
	markDelete = "*** Delete File: "
	markMove   = "*** Move to: "
)

// patched reads a patch into an edit's facts. What is not understood leaves
// them partial; a file that goes makes the whole a deletion.
func patched(r *policy.Request, patch string) {
	r.Tool = policy.Edit
	lines := strings.Split(strings.TrimSpace(patch), "\n")
	if len(lines) < 2 || strings.TrimSpace(lines[0]) != markBegin || strings.TrimSpace(lines[len(lines)-1]) != markEnd {
		r.Partial = true
		return
	}
	b := patchReader{r: r}
	for _, line := range lines[1 : len(lines)-1] {
		b.line(line)
	}
	b.end()
	if len(r.Paths) == 0 {
		r.Partial = true
	}
}

// patchReader gathers one file's change after another.
type patchReader struct {
	r        *policy.Request
	path     string
	old, new []string
	adds     bool
}

func (b *patchReader) line(line string) {
	switch {
	case strings.HasPrefix(line, markAdd):
		b.begin(line[len(markAdd):])
		b.adds = true
	case strings.HasPrefix(line, markUpdate):
		b.begin(line[len(markUpdate):])
	case strings.HasPrefix(line, markDelete):
		b.end()
		b.r.Tool = policy.Delete
		b.touch(line[len(markDelete):])
	case strings.HasPrefix(line, markMove):
		b.touch(line[len(markMove):])
	case strings.HasPrefix(line, "*** "):
		b.r.Partial = b.r.Partial || strings.TrimSpace(line) != "*** End of File"
	case strings.HasPrefix(line, "+"):
		b.new = append(b.new, line[1:])
	case strings.HasPrefix(line, "-"):
		b.old = append(b.old, line[1:])
	case strings.HasPrefix(line, " "):
		b.old, b.new = append(b.old, line[1:]), append(b.new, line[1:])
	}
}

func (b *patchReader) begin(path string) {
	b.end()
	b.path = b.touch(path)
}

func (b *patchReader) touch(path string) string {
	path = strings.TrimSpace(path)
	if !filepath.IsAbs(path) && b.r.Cwd != "" {
		path = filepath.Join(b.r.Cwd, path)
	}
	b.r.Paths = append(b.r.Paths, path)
	return path
}

func (b *patchReader) end() {
	if b.path == "" {
		return
	}
	c := policy.Change{Path: b.path}
	text := strings.Join(b.new, "\n") + "\n"
	c.New = &text
	if !b.adds {
		old := strings.Join(b.old, "\n") + "\n"
		c.Old = &old
	}
	b.r.Edits = append(b.r.Edits, c)
	b.path, b.old, b.new, b.adds = "", nil, nil, false
}
