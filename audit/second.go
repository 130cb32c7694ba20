package audit

import "time"

// timeFormat is RFC 3339 with all nine digits, so that times of one length sort as text.
const timeFormat = "2006-01-02T15:04:05.000000000Z07:00"

// second writes times as timeFormat does, and the whole of a second only once. The zero value has
// written none.
type second struct {
	unix int64
	text [len("2006-01-02T15:04:05.")]byte
}

func (s *second) append(b []byte, t time.Time) []byte {
	if unix := t.Unix(); unix != s.unix || s.text[0] == 0 {
		s.unix = unix
		line := t.UTC().AppendFormat(nil, timeFormat)
		if copy(s.text[:], line) != len(s.text) || len(line) != len(timeFormat)-len("07:00") {
			s.text[0] = 0 // a year of five digits
			return append(b, line...)
		}
	}
	b = append(b, s.text[:]...)
	var digits [9]byte
	for i, n := len(digits)-1, t.Nanosecond(); i >= 0; i-- {
		digits[i] = byte('0' + n%10)
		n /= 10
	}
	return append(append(b, digits[:]...), 'Z')
}
