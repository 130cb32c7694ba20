package codex

import (
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
	markEOF    = "*** End of File"
	markAdd    = "*** Add File: "
	markUpdate = "*** Update File: "
	markDelete = "*** Delete File: "
	markMove   = "*** Move to: "
)

// patched reads a patch into an edit's facts. What is not understood leaves
// them partial; a file that goes makes the whole a deletion. Paths stay as
// written, against the request's folder.
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
	part     part
	path     string
	old, new []string // of the piece at hand
	changes  int      // pieces of the file at hand before it
}

// part is what the lines at hand belong to.
type part uint8

const (
	nowhere part = iota // before the first file, or behind one that goes: no line belongs here
	adding
	updating
)

// line reads one line. Codex takes a file's mark also when blanks stand before
// it (its parser trims the line), so a mark that is indented could be one or a
// line of text: partial.
func (b *patchReader) line(line string) {
	trimmed := strings.TrimSpace(line)
	if strings.HasPrefix(trimmed, "*** ") {
		b.r.Partial = b.r.Partial || !strings.HasPrefix(line, "*** ")
		b.mark(trimmed)
		return
	}
	switch {
	case b.part == adding && strings.HasPrefix(line, "+"):
		b.new = append(b.new, line[1:])
	case b.part != updating:
		b.r.Partial = b.r.Partial || trimmed != ""
	case strings.HasPrefix(line, "@@"):
		b.piece()
	case strings.HasPrefix(line, "+"):
		b.new = append(b.new, line[1:])
	case strings.HasPrefix(line, "-"):
		b.old = append(b.old, line[1:])
	case strings.HasPrefix(line, " "):
		b.old, b.new = append(b.old, line[1:]), append(b.new, line[1:])
	case trimmed == "":
		b.old, b.new = append(b.old, ""), append(b.new, "")
	default:
		b.r.Partial = true
	}
}

func (b *patchReader) mark(line string) {
	if path, ok := strings.CutPrefix(line, markAdd); ok {
		b.begin(adding, path)
	} else if path, ok := strings.CutPrefix(line, markUpdate); ok {
		b.begin(updating, path)
	} else if path, ok := strings.CutPrefix(line, markDelete); ok {
		b.begin(nowhere, path)
		b.r.Tool = policy.Delete
	} else if path, ok := strings.CutPrefix(line, markMove); ok && b.part == updating {
		b.r.Paths = append(b.r.Paths, path)
	} else {
		b.r.Partial = b.r.Partial || line != markEOF || b.part != updating
	}
}

func (b *patchReader) begin(p part, path string) {
	b.end()
	b.part, b.path = p, path
	b.r.Paths = append(b.r.Paths, path)
}

// end closes the file at hand. What its last piece puts in, where it takes out nothing, goes with the one before.
func (b *patchReader) end() {
	switch last := len(b.r.Edits) - 1; {
	case b.part == nowhere:
	case b.changes == 0 || len(b.old) > 0:
		b.changed()
	case len(b.new) > 0:
		text := *b.r.Edits[last].New + strings.Join(b.new, "\n") + "\n"
		b.r.Edits[last].New = &text
	}
	b.part, b.path, b.old, b.new, b.changes = nowhere, "", nil, nil, 0
}

// piece closes a piece of the file at hand: what stands between two is not told. One that takes out nothing goes with
// the next.
func (b *patchReader) piece() {
	if b.part == updating && len(b.old) > 0 {
		b.changed()
	}
}

func (b *patchReader) changed() {
	text := strings.Join(b.new, "\n") + "\n"
	c := policy.Change{Path: b.path, New: &text}
	if b.part == updating {
		old := strings.Join(b.old, "\n") + "\n"
		c.Old = &old
	}
	b.r.Edits = append(b.r.Edits, c)
	b.old, b.new, b.changes = nil, nil, b.changes+1
}
