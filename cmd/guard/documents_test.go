package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// document is a text for people whose examples are tried.
type document struct {
	name string // from the root of the repository
	text string
}

// documents are all of them.
func documents(t *testing.T) (all []document) {
	t.Helper()
	paths := []string{"../../README.md", "../../CONTRIBUTING.md", "../../examples/team/README.md"}
	more, err := filepath.Glob("../../docs/*.md")
	if err != nil {
		t.Fatal(err)
	}
	for _, path := range append(paths, more...) {
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, document{strings.TrimPrefix(filepath.ToSlash(path), "../../"), string(text)})
	}
	return all
}

// block is a piece of a document that is set apart: fenced, or indented by four spaces.
type block struct {
	kind string // what stands behind the fence; empty where it is indented
	line int    // of the document, from 1: where its text begins
	text string
}

// blocks are a document's blocks in their order.
func (d document) blocks() (all []block) {
	var open *block
	fenced := false
	for i, line := range strings.Split(d.text, "\n") {
		fence, isFence := strings.CutPrefix(line, "```")
		indented, isIndented := strings.CutPrefix(line, "    ")
		switch {
		case isFence && !fenced:
			all = append(all, block{kind: strings.TrimSpace(fence), line: i + 2})
			open, fenced = &all[len(all)-1], true
		case isFence:
			open, fenced = nil, false
		case fenced:
			open.text += line + "\n"
		case isIndented && open == nil:
			all = append(all, block{line: i + 1})
			open = &all[len(all)-1]
			open.text = indented + "\n"
		case isIndented:
			open.text += indented + "\n"
		default:
			open = nil
		}
	}
	return all
}

// row is a row of a table, its cells by what their columns' heads say.
type row struct {
	line  int // of the document, from 1
	cells map[string]string
}

// rows are the rows of all tables of a document.
func (d document) rows() (all []row) {
	lines := strings.Split(d.text, "\n")
	var heads []string
	for i, line := range lines {
		line = strings.TrimLeft(line, " ") // a table within a list
		switch {
		case !strings.HasPrefix(line, "|"):
			heads = nil
		case strings.HasPrefix(line, "|---"):
		case heads == nil:
			heads = cellsOf(line)
		default:
			r := row{i + 1, map[string]string{}}
			for j, cell := range cellsOf(line) {
				if j < len(heads) {
					r.cells[heads[j]] = cell
				}
			}
			all = append(all, r)
		}
	}
	return all
}

// cellsOf takes a table's line apart. A bar within a cell is written \|.
func cellsOf(line string) []string {
	const bar = "\x00"
	line = strings.Trim(strings.ReplaceAll(line, `\|`, bar), "|")
	cells := strings.Split(line, "|")
	for i := range cells {
		cells[i] = strings.ReplaceAll(strings.TrimSpace(cells[i]), bar, "|")
	}
	return cells
}

func TestBlocksAndRows(t *testing.T) {
	d := document{"x.md", "text\n\n    guard a\n    b\n\n```toml\nk = 1\n```\n\n| a | b |\n|---|---|\n| 1 \\| 2 | 3 |\n"}
	blocks := d.blocks()
	if len(blocks) != 2 || blocks[0] != (block{"", 3, "guard a\nb\n"}) || blocks[1] != (block{"toml", 7, "k = 1\n"}) {
		t.Errorf("%+v", blocks)
	}
	rows := d.rows()
	if len(rows) != 1 || rows[0].line != 12 || rows[0].cells["a"] != "1 | 2" || rows[0].cells["b"] != "3" {
		t.Errorf("%+v", rows)
	}
}
