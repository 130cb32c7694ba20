package setup

import "guard/setup/edit"

// Lines plans lines at the end of a file, parted from what stands there by an empty line. Where there is no such file
// it is made. An error says why it cannot be written.
func Lines(title, path string, lines []byte) (Change, error) {
	f, err := read(path)
	switch {
	case err != nil:
		return Change{}, err
	case !f.there || len(f.text) == 0:
		return Change{title, path, f, lines, []Piece{{Lines: string(lines)}}}, nil
	}
	lines = append([]byte("\n"), lines...)
	return Change{title, path, f, edit.Append(f.text, lines), []Piece{{Lines: string(edit.Joint(f.text, lines))}}}, nil
}

// Real is the file that would be written: where a link leads.
func (c Change) Real() string { return c.file.real }
