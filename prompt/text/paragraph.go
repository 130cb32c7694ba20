package text

import "iter"

// Paragraph is untrusted running text behind a head, with its further lines indented as far
// as the head is wide. One without text is a blank line.
type Paragraph struct {
	Head  Safe
	Style Style // of the text
	Text  string
}

// Paragraphs sets paragraphs in lines of at most width cells, a line feed ending a line.
func Paragraphs(all []Paragraph, width int) iter.Seq[Line] {
	return func(yield func(Line) bool) {
		for _, p := range all {
			hang := Cells(p.Head)
			if p.Text == "" && !yield(nil) {
				return
			}
			first := true
			for _, t := range Wrap(p.Text, width-hang, true) {
				head := p.Head
				if !first {
					head = Spaces(hang)
				}
				first = false
				if !yield(Line{Strong.Of(head), p.Style.Of(t)}) {
					return
				}
			}
		}
	}
}
