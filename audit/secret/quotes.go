package secret

// lineWalk follows a text up to a place: which quotes it is in, and where the command that it is part of
// begins. Quotes within quotes are not followed.
type lineWalk struct {
	at    int
	quote byte
	outer int    // where the command began that the quotes are a word of
	start int    // where the command begins
	piped [2]int // the command whose output it reads
}

// to goes on to a place; one before the last is not gone back to.
func (l *lineWalk) to(s string, place int) {
	for ; l.at < place; l.at++ {
		switch c := s[l.at]; c {
		case '\\':
			if l.quote != '\'' && l.at+1 < place {
				l.at++
			}
		case '"', '\'', '`':
			l.turn(s, c)
		case '\n', ';', '&', '(', '{':
			l.begins(l.at+1, [2]int{})
		case '|':
			if l.at+1 < len(s) && s[l.at+1] == '|' || l.at > 0 && s[l.at-1] == '|' {
				l.begins(l.at+1, [2]int{})
			} else {
				l.begins(l.at+1, [2]int{l.start, l.at})
			}
		}
	}
}

func (l *lineWalk) begins(at int, piped [2]int) { l.start, l.piped = at, piped }

func (l *lineWalk) turn(s string, c byte) {
	switch {
	case l.quote == 0 && c == '\'' && l.at > 0 && isLetter(s[l.at-1]) && l.at+1 < len(s) && isLetter(s[l.at+1]):
		// an apostrophe
	case l.quote == 0:
		l.quote, l.outer, l.start = c, l.start, l.at+1
	case l.quote == c:
		l.quote, l.start = 0, l.outer
	}
}
