package secret

import (
	"encoding/base64"
	"slices"
	"strings"
)

// A name alone says too little of what is shown beside it: a test's password, a type, a path. So a value is taken for
// somebody's secret only if a machine made it, which is told by how its characters change: from letters to digits, from
// small to large ones, far more often than in words, names of programs and numbers.

// Bounds of a value that a machine made.
const (
	leastChanges = 5 // between letters and digits, or small and large ones, but for the large one that begins a word
	mostApart    = 5 // letters and digits for one change: 2 of random ones, 3.3 in base32, far more of words
	leastVaried  = 8 // different characters
	leastNew     = 2 // one of so many characters is no step away from the one or two before (a1b2c3, 0101)
)

// examples stand in values that are somebody's example.
var examples = strings.Fields("example sample placeholder changeme change_me change-me dummy redacted your_ your- " +
	"notreal not-real fake xxxx insert hunter2 lorem deadbeef password passw0rd")

// published are values that standards use for examples: RFC 6749 sections 2.3.1, 4 and 5; RFC 6750 section 2.1;
// RFC 5849 section 1.2; OpenID Connect Core section 3.1.
var published = strings.Fields("2YotnFZFEjr1zCsicMWpAA tGzv3JOkF0XG5Qx2TlKWIA czZCaGRSa3F0MzpnWDFmQmF0M2JW " +
	"czZCaGRSa3F0MzpnWDFmQmF0M2JX 7Fjfp0ZBr1KtDRbnfVdmIw mF_9.B5f-4.1JqM SplxlOBeZQQYbYS6WxSbIA " +
	"h480djs93hd8 ad180jjd733klru7 kkk9d7dh3k39sjv7")

// madeIn returns what a machine made in a value that stands beside a name: of its first line the first word with any.
func madeIn(value string) []string {
	line, _, _ := strings.Cut(value, "\n")
	for word := range strings.FieldsFuncSeq(line, func(r rune) bool { return r <= ' ' || r == 0x7f }) {
		if parts := madeParts(word); len(parts) > 0 {
			return parts
		}
	}
	return nil
}

// madeParts returns what a machine made of a word: all of it, or what other signs divide.
func madeParts(word string) (all []string) {
	if word = strings.Trim(word, `"'`+"`,;:()[]{}<>|\\."); isMade(word) {
		return []string{word}
	}
	for part := range strings.FieldsFuncSeq(word, func(r rune) bool { return r >= 0x80 || !keys[r] || r == '=' }) {
		if isMade(part) {
			all = append(all, part)
		}
	}
	return all
}

func isMade(value string) bool {
	if len(value) < leastKnown || !unmistakable(value) || !isOneWord(value) || isExample(value) || hasWords(value) ||
		isNamed(value) {
		return false
	}
	if plain, err := base64.RawStdEncoding.DecodeString(strings.TrimRight(value, "=")); err == nil && isPrinted(plain) {
		return len(Made(string(plain), 1)) > 0 // of words, as of Basic's user and password
	}
	letters, changes := changesIn(value)
	return changes >= leastChanges && letters <= mostApart*changes && isVaried(strings.ToLower(value))
}

// isOneWord reports a value without what divides words in programs and texts.
func isOneWord(value string) bool {
	return !strings.ContainsAny(value, "\"'`,;:()[]{}<>|\\$&") &&
		!strings.Contains(strings.TrimRight(value, "="), "=") &&
		!strings.ContainsFunc(value, func(r rune) bool { return r <= ' ' || r >= 0x7f })
}

func isExample(value string) bool {
	lowered := strings.ToLower(value)
	return slices.Contains(published, value) ||
		slices.ContainsFunc(examples, func(e string) bool { return strings.Contains(lowered, e) })
}

// hasWords reports a path, a host or a name of a program: words between its dots or strokes.
func hasWords(value string) bool {
	for part := range strings.FieldsFuncSeq(value, func(r rune) bool { return r == '/' || r == '.' }) {
		letters, changes := changesIn(part)
		if letters > 2 && part != value && changes == 0 && !strings.ContainsAny(part, "0123456789+=") &&
			(letters > 3 || isLower(part[0])) {
			return true
		}
	}
	return false
}

// isNamed reports a name of words with a short number behind it, as clusters give their parts: db-creds-7d9f8b6c5d.
func isNamed(value string) bool {
	word := func(part string) bool { return len(part) > 2 && strings.Trim(part, "abcdefghijklmnopqrstuvwxyz") == "" }
	return longestWord(value) < leastKnown && slices.ContainsFunc(strings.FieldsFunc(value, func(r rune) bool {
		return r == '-' || r == '_'
	}), word)
}

func isPrinted(b []byte) bool {
	return !slices.ContainsFunc(b, func(c byte) bool { return (c < ' ' || c > '~') && c != '\n' })
}

// changesIn counts the letters and digits of a value, and the changes between them.
func changesIn(value string) (letters, changes int) {
	var before byte // what the last character was: 0 none of these, or a digit, a small or a large letter
	for i, c := range []byte(value) {
		var now byte
		switch {
		case '0' <= c && c <= '9':
			now = '0'
		case 'a' <= c && c <= 'z':
			now = 'a'
		case 'A' <= c && c <= 'Z':
			now = 'A'
		}
		if now != 0 {
			letters++
		}
		if now != before && now != 0 && before != 0 && !isWordAt(value, i) {
			changes++
		}
		before = now
	}
	return letters, changes
}

// isWordAt reports the change before or behind the large letter that begins a word: aBcd, ABcd.
func isWordAt(value string, i int) bool {
	if !isLower(value[i]) {
		i++ // behind the large letter
	}
	large := i > 0 && 'A' <= value[i-1] && value[i-1] <= 'Z'
	return large && i+1 < len(value) && isLower(value[i]) && isLower(value[i+1])
}

// isVaried reports characters that neither repeat nor continue those before.
func isVaried(value string) bool {
	var seen [256]bool
	varied, fresh := 0, 0
	for i := range len(value) {
		if c := value[i]; !seen[c] {
			seen[c] = true
			varied++
		}
		if (i < 1 || !isStep(value[i-1], value[i])) && (i < 2 || !isStep(value[i-2], value[i])) {
			fresh++
		}
	}
	return varied >= leastVaried && leastNew*fresh >= len(value)
}

func isStep(before, now byte) bool { return now == before || now == before+1 || now+1 == before }
