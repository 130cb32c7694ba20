package python

import (
	"encoding/json"
	"strings"
)

// Notebook is what the code cells of a Jupyter notebook say (nbformat 4, code cells; IPython 8, system shell access):
// code, and lines for a shell. False: the text is no notebook, or its cells are in another language's magic.
func Notebook(text string) (code string, lines []string, ok bool) {
	var book struct {
		Cells []struct {
			Kind   string          `json:"cell_type"`
			Source json.RawMessage `json:"source"`
		} `json:"cells"`
	}
	if json.Unmarshal([]byte(text), &book) != nil {
		return "", nil, false
	}
	var b strings.Builder
	for _, cell := range book.Cells {
		if cell.Kind != "code" {
			continue
		}
		source, readable := cellText(cell.Source)
		magic, known := cellMagic(source)
		switch {
		case !readable || !known:
			return "", nil, false
		case magic:
			_, script, _ := strings.Cut(source, "\n")
			lines = append(lines, script)
		default:
			lines = append(lines, splitCell(source, &b)...)
		}
	}
	return b.String(), lines, true
}

// cellText is the source of a cell: a text, or a list of its lines.
func cellText(raw json.RawMessage) (string, bool) {
	var text string
	if json.Unmarshal(raw, &text) == nil {
		return text, true
	}
	var lines []string
	err := json.Unmarshal(raw, &lines)
	return strings.Join(lines, ""), err == nil
}

// cellMagic reports a cell that is a script for a shell; known: what its first line makes of it is.
func cellMagic(source string) (shell, known bool) {
	first, _, _ := strings.Cut(strings.TrimSpace(source), "\n")
	word, is := strings.CutPrefix(first, "%%")
	if !is {
		return false, true
	}
	word, _, _ = strings.Cut(word, " ")
	switch word {
	case "bash", "sh", "!", "sx", "system":
		return true, true
	case "time", "timeit", "capture", "prun":
		return false, true
	}
	return false, false
}

// splitCell adds the code of a cell to b and lists its lines for a shell.
func splitCell(source string, b *strings.Builder) (lines []string) {
	for line := range strings.Lines(source + "\n") {
		bare := strings.TrimSpace(line)
		at := strings.Index(bare, "= !")
		switch {
		case strings.HasPrefix(bare, "!"):
			lines = append(lines, strings.TrimLeft(bare, "!"))
		case strings.HasPrefix(bare, "%sx "), strings.HasPrefix(bare, "%system "):
			_, command, _ := strings.Cut(bare, " ")
			lines = append(lines, command)
		case at > 0: // files = !ls
			lines = append(lines, bare[at+3:])
		case strings.HasPrefix(bare, "%run "):
			_, file, _ := strings.Cut(bare, " ")
			lines = append(lines, "python3 "+file)
		case strings.HasPrefix(bare, "%"):
		default:
			b.WriteString(line)
		}
	}
	return lines
}
