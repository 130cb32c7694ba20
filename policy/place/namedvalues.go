package place

import "strings"

// NamedValues are the values that a text of settings gives names for secrets, as NamedSecret tells them from samples,
// words and references; of a name in another language, a note or a table there are none. The same value elsewhere shows
// what the file holds.
func NamedValues(file string, text []byte) (values []string) {
	if text = plainText(file, text); len(text) < leastSecret {
		return nil
	}
	s := searchedText(text)
	for _, m := range s.found(anySecret, named) {
		value := strings.TrimSpace(string(firstOf(m[2], m[3], m[4], m[6])))
		if bare := len(m[4]) > 0; !(bare && sourceText(file)) &&
			secretValue(strings.ToLower(string(firstOf(m[1], m[5]))), value) {
			values = append(values, value)
		}
	}
	for _, m := range s.found("</", element) {
		if secretValue(strings.ToLower(string(m[1])), string(m[2])) {
			values = append(values, string(m[2]))
		}
	}
	for _, forms := range [][]form{namedForms, callForms} {
		s.anyValue(forms, func(value string) bool {
			if secretValue("password", value) {
				values = append(values, value)
			}
			return false
		})
	}
	return values
}
