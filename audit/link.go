package audit

// Link is what a record's place in the chain is: see the package's comment.
type Link struct {
	Seq        uint64
	Prev, Hash string // 64 lower-case hexadecimal digits
	Sound      bool   // Hash is that of the line's own bytes
}

// LinkOf reads the link of a line, which stands without its newline; false: it is no record's.
func LinkOf(line []byte) (Link, bool) {
	l, ok := parseLink(append(line[:len(line):len(line)], '\n'))
	if !ok {
		return Link{}, false
	}
	return Link{l.seq, string(l.prev[:]), string(l.hash[:]), digest(l.body) == l.hash}, true
}

// FirstPrev is the Prev of a session's first record.
func FirstPrev() string { return string(zeroHash[:]) }
