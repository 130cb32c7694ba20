package records

import (
	"fmt"
	"io"
	"strconv"
	"strings"

	"guard/cmd/guard/cli"
	"guard/locale"
	"guard/prompt"
)

// summaryPrinter prints a summary as tables with bars.
type summaryPrinter struct {
	cli.Ink
	bars    bars
	columns int // of the terminal; 0: as many as the bars want
}

// bars are the characters that bars are made of: what ran unasked, what was asked, what was refused unasked.
type bars struct{ ran, asked, refused string }

var (
	blockBars = bars{"█", "▓", "░"}
	asciiBars = bars{"#", "?", "x"}
)

// barsFor chooses them: ASCII where the environment names a character set other than UTF-8 (POSIX, "Environment
// Variables"), or a terminal that knows nothing.
func barsFor(env func(string) string) bars {
	if env("TERM") == "dumb" {
		return asciiBars
	}
	for _, name := range []string{"LC_ALL", "LC_CTYPE", "LANG"} {
		if set := strings.ToLower(env(name)); set != "" {
			if strings.Contains(set, "utf-8") || strings.Contains(set, "utf8") {
				return blockBars
			}
			return asciiBars
		}
	}
	return blockBars
}

// The widths of a table, in cells.
const (
	maxName = 44
	// leastName is how much of a name stands in the narrowest window.
	leastName = 10
	maxBar    = 40
	leastBar  = 8
	gap       = 2
)

func (p *summaryPrinter) print(w io.Writer, s *summary) {
	sections := s.sections()
	t := columnsOf(sections, p.columns)
	p.wrapped(w, cli.Bold, s.total())
	for _, sec := range sections {
		if len(sec.rows) > 0 {
			fmt.Fprintln(w)
			p.section(w, sec, t)
		}
	}
	p.legend(w)
	p.wrapped(w, cli.Faint, locale.Text("the columns ran and refused count what you were asked about, too"))
}

// legend says what the bars are, in one line where it has room.
func (p *summaryPrinter) legend(w io.Writer) {
	ran, asked, refused := locale.Text("ran unasked"), locale.Text("asked you"), locale.Text("refused unasked")
	between := "  "
	if p.columns > 0 && prompt.Cells(ran+asked+refused)+3*len("x ")+2*len(between) > p.columns {
		between = "\n"
	}
	fmt.Fprintf(w, "\n%s %s%s%s %s%s%s %s\n", p.In(cli.Green, p.bars.ran), ran, between,
		p.In(cli.Yellow, p.bars.asked), asked, between, p.In(cli.Red, p.bars.refused), refused)
}

// wrapped prints a sentence in lines that fit.
func (p *summaryPrinter) wrapped(w io.Writer, sgr, sentence string) {
	for _, line := range cli.Wrapped(sentence, p.columns) {
		fmt.Fprintln(w, p.In(sgr, line))
	}
}

// columns are how wide the names and the numbers are, which is the same in all sections.
type columns struct {
	name    int
	numbers [3]int
}

// columnsOf makes the names fit to be printed in a window of so many columns, and says how much room they and the
// numbers take.
func columnsOf(sections []section, window int) (t columns) {
	for j, head := range numberHeads() {
		t.numbers[j] = prompt.Cells(head)
		for _, sec := range sections {
			for i := range sec.rows {
				t.numbers[j] = max(t.numbers[j], len(strconv.Itoa(sec.rows[i].numbers()[j])))
			}
		}
	}
	most := maxName
	if window > 0 {
		most = min(most, max(leastName, window-t.numbers[0]-t.numbers[1]-t.numbers[2]-len(t.numbers)*gap))
	}
	for _, sec := range sections {
		t.name = max(t.name, prompt.Cells(sec.head))
		for i := range sec.rows {
			g := &sec.rows[i]
			g.Name = cutCells(prompt.Escape(g.Name), most)
			t.name = max(t.name, prompt.Cells(g.Name))
		}
	}
	return t
}

func numberHeads() [3]string {
	return [3]string{locale.Text("ran"), locale.Text("asked you"), locale.Text("refused")}
}

func (c *count) numbers() [3]int { return [3]int{c.Ran, c.Asked, c.Refused} }

// section prints one table: its numbers stand to the right, the bars behind them.
func (p *summaryPrinter) section(w io.Writer, sec section, t columns) {
	line, most := cli.Column(sec.head, t.name), 0
	for j, head := range numberHeads() {
		line += right(head, t.numbers[j])
	}
	fmt.Fprintln(w, p.In(cli.Bold, line))
	for i := range sec.rows {
		most = max(most, sec.rows[i].Decisions)
	}
	bar := p.barWidth(prompt.Cells(line) + gap)
	inks := [3]string{"", cli.Yellow, cli.Red}
	for i := range sec.rows {
		g := &sec.rows[i]
		row := cli.Column(g.Name, t.name)
		for j, n := range g.numbers() {
			text := right(strconv.Itoa(n), t.numbers[j])
			if n > 0 && inks[j] != "" {
				text = p.In(inks[j], text)
			}
			row += text
		}
		fmt.Fprintln(w, strings.TrimRight(row+strings.Repeat(" ", gap)+p.bar(&g.count, most, bar), " "))
	}
}

// barWidth is how long the longest bar may be behind so many cells; 0: there is no room for bars.
func (p *summaryPrinter) barWidth(behind int) int {
	if p.columns == 0 {
		return maxBar
	}
	if room := p.columns - behind - 1; room >= leastBar {
		return min(room, maxBar)
	}
	return 0
}

// bar is as long as the count is large, beside the largest one; each part that is not nothing can be seen.
func (p *summaryPrinter) bar(c *count, most, width int) string {
	if most == 0 || width == 0 {
		return ""
	}
	ran, refused := c.unasked()
	parts := cells([]int{ran, c.Asked, refused}, most, width)
	return p.In(cli.Green, strings.Repeat(p.bars.ran, parts[0])) +
		p.In(cli.Yellow, strings.Repeat(p.bars.asked, parts[1])) +
		p.In(cli.Red, strings.Repeat(p.bars.refused, parts[2]))
}

// cells shares a width among parts, of which most would fill it: in proportion, but at least one for each that is not
// nothing, at the cost of the largest.
func cells(parts []int, most, width int) []int {
	out, sum, largest := make([]int, len(parts)), 0, 0
	for i, n := range parts {
		if n > 0 {
			out[i] = max(1, (n*width+most/2)/most)
		}
		sum += out[i]
		if out[i] > out[largest] {
			largest = i
		}
	}
	if sum > width {
		out[largest] = max(1, out[largest]-(sum-width))
	}
	return out
}

func right(text string, width int) string {
	return strings.Repeat(" ", gap+max(0, width-prompt.Cells(text))) + text
}

// cutCells cuts a text that is wider than so many cells.
func cutCells(text string, width int) string {
	if prompt.Cells(text) <= width {
		return text
	}
	cut := []rune(text)
	for len(cut) > 0 && prompt.Cells(string(cut)) > width-1 {
		cut = cut[:len(cut)-1]
	}
	return string(cut) + "…"
}
