package edit

import "bytes"

// Append adds lines to the end of a text, which gets a line end where it has none.
func Append(text, lines []byte) []byte { return append(bytes.Clone(text), Joint(text, lines)...) }

// Joint is what Append adds to a text.
func Joint(text, lines []byte) []byte {
	if len(text) > 0 && !bytes.HasSuffix(text, []byte("\n")) {
		lines = append([]byte("\n"), lines...)
	}
	return bytes.Clone(lines)
}

// Cut removes lines that Append added, if they still stand there, once, as they were. Where a line has come behind
// them, the one before keeps the line end that it was given.
func Cut(text, lines []byte) ([]byte, error) {
	switch bytes.Count(text, lines) {
	case 0:
		return nil, ErrAbsent
	case 1:
		before, after, _ := bytes.Cut(text, lines)
		if len(after) > 0 && len(before) > 0 && lines[0] == '\n' && !bytes.HasSuffix(before, []byte("\n")) {
			before = append(bytes.Clone(before), '\n')
		}
		return append(bytes.Clone(before), after...), nil
	}
	return nil, ErrAmbiguous
}
