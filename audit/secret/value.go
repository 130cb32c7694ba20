package secret

import "strings"

// value is what stands behind a name: quoted, or up to what ends a word in a shell, JSON or a URL.
type value struct {
	from, to int
	quoted   bool
}

func (v value) ok() bool { return v.from < v.to }

// valueAt returns the value that begins at a place. What the shell puts in, $NAME or $(command), is no
// secret yet and is what a reader of the record must see. A form feed stands between the arguments of a
// command (tree.go).
func valueAt(s string, at int) value {
	if at >= len(s) {
		return value{}
	}
	escaped := at > 0 && s[at-1] == '\\'
	switch s[at] {
	case '"', '\'':
		return quotedAt(s, at, escaped)
	case '$', '`':
		return value{}
	}
	end := at
	for end < len(s) && !endOfBare[s[end]] {
		end++
	}
	if end < len(s) && end-at <= 2 && end > at && (s[end] == '"' || s[end] == '\'') &&
		strings.Trim(s[at:end], "brufBRUFN@") == "" {
		return quotedAt(s, end, false) // Python's b"…", C#'s @"…", SQL's N'…'
	}
	return value{from: at, to: end}
}

var endOfBare = bytesOf("\x00 \t\r\n\v\f\"'&;|<>(){},\\") // NUL ends a variable of a process

// quotedAt is a value up to the quote that closes it, or the line's end. In quotes that are escaped
// themselves a backslash ends it.
func quotedAt(s string, at int, escaped bool) value {
	quote, end := s[at], at+1
	for end < len(s) && s[end] != quote && s[end] != '\n' && s[end] != '\f' {
		if s[end] == '\\' && quote == '"' {
			if escaped || end+1 == len(s) || s[end+1] == '\n' {
				break
			}
			end++
		}
		end++
	}
	v := value{from: at + 1, to: min(end, len(s)), quoted: true}
	text := s[v.from:v.to]
	if isPlaceholder(text) || quote == '"' && isReference(text) {
		return value{}
	}
	return v
}
