package pieces

import (
	"encoding/binary"
	"strconv"
	"strings"
	"unicode/utf8"

	"guard/internal/lazy"
)

// number reads one: it may stand for a character, or for the several of which its bytes are. One that says which of
// several is meant does not: n[46].
func (s *scanner) number() {
	from := s.at
	m := numeral().FindString(s.text[s.at:])
	s.at += max(len(m), 1)
	digits := strings.ReplaceAll(m, "_", "")
	if i := strings.IndexAny(digits, ".eE"); i >= 0 && !strings.HasPrefix(digits, "0x") || s.index(from) {
		return
	}
	digits = strings.TrimRight(digits, "uUlLzZnN")
	if i := strings.IndexAny(digits, "ui"); i > 0 { // 46u8, 0x2e_i32
		digits = digits[:i]
	}
	v, err := strconv.ParseUint(digits, 0, 64)
	if err != nil {
		return
	}
	for range maxSum {
		m := sum().FindStringSubmatch(s.text[s.at:min(len(s.text), s.at+maxHead)])
		if m == nil {
			break
		}
		more, err := strconv.ParseUint(m[2], 10, 16)
		if err != nil || m[1] == "-" && more > v {
			break
		}
		s.at += len(m[0])
		switch m[1] {
		case "+":
			v += more
		case "-":
			v -= more
		case "*":
			v *= more
		case "^":
			v ^= more
		}
	}
	switch {
	case v <= maxRunNumber:
		s.inRun(int(v), from)
		s.runEnd = s.at
		if v >= ' ' && v < 0x7f {
			s.put(piece{text: string(rune(v)), hidden: true}, from)
		}
	case v > 0xffff:
		b := binary.LittleEndian.AppendUint64(nil, v)
		little := strings.TrimRight(string(b), "\x00")
		if printable(little) {
			s.add(little, true)
			s.add(backwards(little), true)
		}
	}
}

// maxSum bounds the numbers that are put to one, sum is such a number.
const maxSum = 4

var sum = lazy.Pattern(`^[ \t]*([-+*^])[ \t]*(\d{1,4})\b`)

// numeral is a whole number in C and its kin, or a fraction.
var numeral = lazy.Pattern(`^(?:0[xX][0-9a-fA-F_]+|0[bB][01_]+|0o[0-7_]+|\d[\d_]*(?:\.\d+)?)` +
	`(?:[uUlLzZn]+|[ui](?:8|16|32|64|128|size))?`)

// index reports a number in brackets behind a name.
func (s *scanner) index(from int) bool {
	before := strings.TrimRight(s.text[:from], " ")
	if !strings.HasSuffix(before, "[") || !strings.HasPrefix(strings.TrimLeft(s.text[s.at:], " "), "]") {
		return false
	}
	before = before[:len(before)-1]
	return before != "" && (letter(before[len(before)-1]) || before[len(before)-1] == ']' ||
		before[len(before)-1] >= '0' && before[len(before)-1] <= '9')
}

// apart is how far the numbers of a run may stand apart, maxRunNumber the greatest of them.
const (
	apart        = 16
	maxRunNumber = 4096
)

// inRun puts a number to those before it.
func (s *scanner) inRun(v, from int) {
	if len(s.run) > 0 && (from-s.runEnd > apart || len(s.run) == maxRun ||
		strings.ContainsAny(s.text[s.runEnd:from], `"`)) {
		s.endRun()
	}
	s.run = append(s.run, v)
}

func (s *scanner) endRun() {
	if len(s.run) >= shortest {
		s.runs = append(s.runs, s.run)
	}
	s.run = nil
}

// printable reports a text of three characters or more that all may stand in a name.
func printable(text string) bool {
	return len(text) > 2 && strings.IndexFunc(text, func(r rune) bool { return r <= ' ' || r >= 0x7f }) < 0
}

func backwards(text string) string {
	b := []byte(text)
	for i, k := 0, len(b)-1; i < k; i, k = i+1, k-1 {
		b[i], b[k] = b[k], b[i]
	}
	return string(b)
}

// escaped is an escape that stands for a character by its number.
var escaped = lazy.Pattern(`\\(?:x([0-9a-fA-F]{2})|u\{([0-9a-fA-F]{1,6})\}|[uU]([0-9a-fA-F]{4}(?:[0-9a-fA-F]{4})?)|` +
	`([0-7]{1,3}))`)

// joinedLine is the end of a line that goes on in the next.
var joinedLine = lazy.Pattern(`\\\n[ \t]*`)

// undo undoes such escapes; others stay.
func undo(text string) string {
	if !strings.Contains(text, `\`) {
		return text
	}
	if strings.Contains(text, "\\\n") {
		text = joinedLine().ReplaceAllString(text, "")
	}
	return escaped().ReplaceAllStringFunc(text, func(one string) string {
		m := escaped().FindStringSubmatch(one)
		base := 16
		if m[4] != "" {
			base = 8
		}
		v, err := strconv.ParseUint(m[1]+m[2]+m[3]+m[4], base, 32)
		if err != nil || v >= utf8.MaxRune {
			return one
		}
		return string(rune(v))
	})
}
