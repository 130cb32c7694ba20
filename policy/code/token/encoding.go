package token

import (
	"strings"
	"unicode/utf8"
)

// StrangeEncoding says why the bytes of a text may mean other characters than they seem to: bytes that are not
// UTF-8, NULs, or a cookie that names another encoding (PEP 263; Ruby's magic comment has the same form). UTF-7 and
// rot13 cookies hide code in plain sight. The empty string means that nothing is strange.
func StrangeEncoding(text string) string {
	if !utf8.ValidString(text) {
		return "text is not UTF-8"
	}
	if strings.IndexByte(text, 0) >= 0 {
		return "text holds NUL"
	}
	if strings.Count(text, "\r") > strings.Count(text, "\r\n") {
		return "text with carriage returns" // they end a line, and what ends a comment is not seen
	}
	rest := text
	for range 2 {
		line, after, _ := strings.Cut(rest, "\n")
		if name := cookie(strings.TrimSpace(line)); name != "" &&
			!PlainEncoding[strings.ReplaceAll(strings.ToLower(name), "_", "-")] {
			return "encoding " + name
		}
		rest = after
	}
	return ""
}

// PlainEncoding holds the names of the encodings in which ASCII means itself.
var PlainEncoding = map[string]bool{
	"utf-8": true, "utf8": true, "utf-8-sig": true, "utf-8-unix": true, "ascii": true, "us-ascii": true,
	"latin-1": true, "latin1": true, "iso-8859-1": true, "iso-8859-15": true, "cp1252": true, "windows-1252": true,
	"ascii-8bit": true, "binary": true,
}

// cookie returns the encoding that a comment names, or the empty string.
func cookie(line string) string {
	if !strings.HasPrefix(line, "#") {
		return ""
	}
	for {
		_, after, found := strings.Cut(line, "coding")
		if !found {
			return ""
		}
		line = after
		if after = strings.TrimLeft(after, " \t"); after == "" || after[0] != ':' && after[0] != '=' {
			continue
		}
		after = strings.TrimLeft(after[1:], " \t")
		end := 0
		for end < len(after) && (IsWord(after[end]) || after[end] == '-' || after[end] == '.') {
			end++
		}
		if end > 0 {
			return after[:end]
		}
	}
}
