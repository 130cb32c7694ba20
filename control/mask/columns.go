package mask

import "bytes"

// What prints a value over several lines may put a column beside it: offsets, numbers of lines, names of files, the
// same in another spelling. So a text of several lines is read by its columns too.

type column struct {
	end  byte // of a line; of a list of pairs each is one too
	take func(line []byte) (from, to int)
}

var columns = []column{{'\n', behindFirst}, {'\n', lastOf}, {'\n', firstOf}, {',', behindFirst}, {' ', behindFirst}}

// takeColumn makes of a view one column of its lines, of those that follow each other and have it. It says whether
// there are any.
func (v *view) takeColumn(of *view, c column) bool {
	v.reset(0)
	follows, first := false, part{} // a line, which is the first of some and not added yet
	for at := 0; at < len(of.b); {
		end, colon := at, c.end == '\n'
		for end < len(of.b) && of.b[end] != c.end && of.b[end] != '\n' {
			colon = colon || of.b[end] == ':'
			end++
		}
		if !colon {
			follows, at = false, end+1
			continue
		}
		from, to := c.take(of.b[at:end])
		switch {
		case to-from == end-at || from == to:
			follows = false
		case follows:
			if first.to > first.from {
				v.addLine(of, first)
				first = part{}
			}
			v.addLine(of, part{from: at + from, to: at + to})
		default:
			follows, first = true, part{from: at + from, to: at + to}
		}
		at = end + 1
	}
	return len(v.b) > 0
}

func (v *view) addLine(of *view, line part) {
	v.addAll(of, line.from, line.to)
	v.add('\n', of, line.to-1, line.to)
}

// behindFirst is a line without the offset, number or name before it, and without the characters that dumps show
// behind their codes (xxd, hexdump -C, od -t x1z).
func behindFirst(line []byte) (from, to int) {
	start := len(line) - len(bytes.TrimLeft(line, " \t"))
	end := start
	for end < len(line) && line[end] != ' ' && line[end] != '\t' {
		end++
	}
	to, first := len(line), line[start:end]
	colon := bytes.LastIndexByte(first, ':')
	switch {
	case colon >= 0:
		from = start + colon + 1
	case end < len(line) && len(bytes.Trim(first, "0123456789abcdefABCDEF")) == 0:
		from = end
	}
	if shown := max(bytes.LastIndex(line, []byte("  |")), bytes.LastIndex(line, []byte("  >"))); shown > from {
		to = shown
	} else if colon >= 0 && colon == len(first)-1 {
		codes := line[from:]
		blanks := len(codes) - len(bytes.TrimLeft(codes, " "))
		if shown := bytes.Index(codes[blanks:], []byte("  ")); shown > 0 {
			to = from + blanks + shown
		}
	}
	return from, to
}

// lastOf is what stands behind a wide gap, or else the last word of a line.
func lastOf(line []byte) (from, to int) {
	to = len(bytes.TrimRight(line, " \t\r"))
	gap := max(bytes.LastIndex(line[:to], []byte("  "))+1, bytes.LastIndexByte(line[:to], '\t'))
	if gap <= 0 {
		gap = bytes.LastIndexByte(line[:to], ' ')
	}
	if gap <= 0 {
		gap = bytes.LastIndexAny(line[:to], "=:")
	}
	return short(gap+1, to)
}

// short is a column of what a value is printed by: a character, a code, the characters of a dump. Others are texts.
func short(from, to int) (int, int) {
	if to-from > longestColumn {
		return 0, 0
	}
	return from, to
}

const longestColumn = 40

// firstOf is the first word of a line.
func firstOf(line []byte) (from, to int) {
	from = len(line) - len(bytes.TrimLeft(line, " \t"))
	for to = from; to < len(line) && line[to] != ' ' && line[to] != '\t'; {
		to++
	}
	return short(from, to)
}
