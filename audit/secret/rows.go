package secret

import "strings"

// A table names its columns once, in its first row: what a machine made in the rows below is the value of that name.
// Sources: psql(1); mysql(1), also with --batch; sqlite3(1) with -header; kubectl(1); RFC 4180 (CSV).

// dividers are what stands between the cells of a row; the last: as many blanks or more.
var dividers = []string{"│", "|", "\t", ",", "  "}

// Bounds of a table.
const (
	mostPadded = 80      // bytes of blanks beside a cell
	mostHead   = 2 << 10 // bytes of its first row
	mostTable  = 256 << 10
)

// seekRows finds the values below a name that is a cell of a table's first row.
func seekRows(s string, from, to int, found func(from, to int)) (cost int) {
	divider := dividerOf(s, from, to)
	if divider == "" {
		return 0
	}
	start := max(0, from-mostHead)
	start += strings.LastIndexByte(s[start:from], '\n') + 1
	head := lineEnd(s, start, mostHead)
	if head-start == mostHead {
		return mostHead / walkCosts // no row of a table
	}
	cells := cellsOf(s, start, head, divider)
	before := s[max(0, start-mostHead):max(0, start-1)]
	before = before[strings.LastIndexByte(before, '\n')+1:]
	if len(cells) < 2 || len(cellsOf(before, 0, len(before), divider)) == len(cells) && !isRuling(before) {
		return (head - start) / walkCosts // no table, or not its first row
	}
	var named []int
	for i, cell := range cells {
		if said(cell.in(s)).secret {
			named = append(named, i)
		}
	}
	if len(named) == 0 || cells[named[0]].from > from || cells[named[0]].to < to {
		return (head - start) / walkCosts // the first such cell stands for all of them
	}
	at := head + 1
	for at < min(len(s), start+mostTable) {
		end := lineEnd(s, at, mostTable)
		if row := cellsOf(s, at, end, divider); len(row) == len(cells) {
			for _, i := range named {
				if isMade(row[i].in(s)) {
					found(row[i].from, row[i].to)
				}
			}
		} else if !isRuling(s[at:end]) {
			break
		}
		at = end + 1
	}
	return (at - start) / walkCosts
}

// lineEnd is where the line ends that a place is in, after so many bytes at most.
func lineEnd(s string, at, most int) int {
	end := min(len(s), at+most)
	if n := strings.IndexByte(s[at:end], '\n'); n >= 0 {
		return at + n
	}
	return end
}

// dividerOf is what divides a line beside a name that is one of its cells.
func dividerOf(s string, from, to int) string {
	before := s[max(0, from-mostPadded):from]
	before = strings.TrimRight(before[strings.LastIndexByte(before, '\n')+1:], `"'`)
	behind, _, _ := strings.Cut(s[to:min(len(s), to+mostPadded)], "\n")
	behind = strings.TrimRight(strings.TrimLeft(behind, `"'`), "\r")
	for _, divider := range dividers {
		blank := " "
		if divider == dividers[len(dividers)-1] {
			blank = ""
		}
		first, last := strings.Trim(before, " ") == "", strings.Trim(behind, " ") == ""
		if (first || strings.HasSuffix(strings.TrimRight(before, blank), divider)) &&
			(last || strings.HasPrefix(strings.TrimLeft(behind, blank), divider)) && !(first && last) {
			return divider
		}
	}
	return ""
}

// cellsOf are the cells of a line, without blanks and quotes round them.
func cellsOf(s string, at, end int, divider string) (all []piece) {
	for at <= end {
		n := strings.Index(s[at:end], divider)
		if n < 0 {
			n = end - at
		}
		cell := piece{at, at + n}
		for cell.from < cell.to && strings.IndexByte(" \r\"'", s[cell.from]) >= 0 {
			cell.from++
		}
		for cell.from < cell.to && strings.IndexByte(" \r\"'", s[cell.to-1]) >= 0 {
			cell.to--
		}
		if at += n + len(divider); divider != dividers[len(dividers)-1] || cell.from < cell.to {
			all = append(all, cell)
		}
	}
	return all
}

func isRuling(line string) bool {
	return strings.Trim(line, "-=+|:─┼├┤│┌┬┐━╋ \t\r") == ""
}
