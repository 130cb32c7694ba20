// Package text makes lines for a terminal of text that must not be trusted.
//
// A string comes in that an agent may have chosen to mislead: control sequences, letters that
// turn their neighbours around, marks that pile up. Lines of [Safe] text go out, which a
// terminal can only print, with a width in cells that is known. For example, Escape("a\x1b[2J")
// is "a\\u{1b}[2J", which takes ten cells and clears nothing.
//
// [Escape] is the only way from a string to Safe. [Wrap], [Fit] and [Block] set a string in
// lines and count what they leave out; [Line] and [Paragraph] put safe pieces together, each
// with a [Style] that says what it means.
//
// The package is pure: it knows no question, no window and no terminal, and does no I/O.
package text
