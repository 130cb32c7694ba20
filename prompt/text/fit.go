package text

import "unicode/utf8"

// Fit sets s in one line of at most width cells. What does not fit is counted: "abc…+17".
func Fit(s string, width int) Safe {
	if Fits(s, width) {
		return Escape(s)
	}
	mark := Cells(cutMark(utf8.RuneCountInString(s)))
	part, rest := head(s, width-mark)
	return part + cutMark(utf8.RuneCountInString(rest))
}

// FitEnds is Fit for text whose end matters as much as its beginning: "ab…+17…yz".
func FitEnds(s string, width int) Safe {
	if Fits(s, width) {
		return Escape(s)
	}
	mark := Cells(cutMark(utf8.RuneCountInString(s))) + 1
	part, rest := head(s, (width-mark)/2)
	return part + FitTail(rest, width-Cells(part))
}

// FitTail shows the end of s and counts what is left out before it: "…+17…xyz".
func FitTail(s string, width int) Safe {
	if Fits(s, width) {
		return Escape(s)
	}
	room := width - Cells(cutMark(utf8.RuneCountInString(s))) - 1
	at := len(s)
	for at > 0 {
		_, n := utf8.DecodeLastRuneInString(s[:at])
		sc := scanner{rest: s[at-n:]}
		g, _ := sc.next()
		if room -= g.width; room < 0 {
			break
		}
		at -= n
	}
	return cutMark(utf8.RuneCountInString(s[:at])) + "…" + Escape(s[at:])
}

// Fits reports whether s is shown whole in width cells.
func Fits(s string, width int) bool {
	_, rest := head(s, width)
	return rest == ""
}

func cutMark(n int) Safe { return "…+" + Num(n) }

// head is as much of s as fits into width cells, escaped, and the rest of s.
func head(s string, width int) (Safe, string) {
	var text Safe
	sc := scanner{rest: s}
	for {
		rest := sc.rest
		g, ok := sc.next()
		if !ok || g.width > width {
			return text, rest
		}
		text += g.text
		width -= g.width
	}
}

// Block sets s in at most n lines. If it is longer, the last line says by how much; with
// ends, the end of s stands there too, because that is where a long command hides its sting.
func Block(s string, width, n int, breaks, ends bool) (lines []Safe, cut bool) {
	start := 0
	for at, text := range Wrap(s, width, breaks) {
		if len(lines) == n {
			cut = true
			break
		}
		lines, start = append(lines, text), at
	}
	if !cut {
		return lines, false
	}
	last := Fit
	if ends {
		last = FitEnds
	}
	if ends && n > 1 {
		last = FitTail
	}
	lines[n-1] = last(s[start:], width)
	return lines, true
}
