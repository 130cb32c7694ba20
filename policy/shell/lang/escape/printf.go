package escape

import "strings"

// maxRounds bounds how often printf begins its format again for the words that are left.
const maxRounds = 256

// Printf returns what printf(1) makes of a format and its words; false where the format holds another
// conversion than %s, %b and %%.
func Printf(format string, words []string) (text string, ok bool) {
	var b strings.Builder
	for round := 0; round == 0 || len(words) > 0 && round < maxRounds; round++ {
		before := len(words)
		for i := 0; i < len(format); i++ {
			if format[i] != '%' || i+1 == len(format) {
				b.WriteByte(format[i])
				continue
			}
			i++
			switch format[i] {
			case '%':
				b.WriteByte('%')
			case 's', 'b':
				if len(words) > 0 {
					b.WriteString(words[0])
					words = words[1:]
				}
			default:
				return "", false
			}
		}
		if len(words) == before {
			break
		}
	}
	return Stream(b.String()), true
}
