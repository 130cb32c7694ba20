package place

import (
	"path"
	"slices"
	"strings"

	"guard/internal/lazy"
)

// Notes are texts for people: of passwords they say what is what in marked words, in sentences and in tables.

// NoteEndings are those of texts in light markup (CommonMark, Org, reStructuredText, AsciiDoc, Textile), which are not
// settings too.
var NoteEndings = strings.Fields(".md .markdown .mdx .org .rst .adoc .asciidoc .textile .wiki")

// noted is how a name for a secret ends in a note.
const noted = `(?:pass(?:wor[dt]|wd|phrase|code)|pwd|pw|secret|token|credentials?|pin|psk|` +
	`(?:api|access|private|secret|license|account|auth|encryption)[ _-]?key)`

// noteForms are how a note gives it a value, which is the last group.
var noteForms = []form{
	// **Password**: `x`, root password: x.
	{anySecret, lazy.Pattern("(?im)(?:^|[\\s*_`(/-])" + noted + "[*_`]{0,3}[ \\t]?[:=][*_`]{0,3}[ \\t]*[*_`\"']{0,3}" +
		"([^\\s\"'`<>|{}()\\[\\],;]{6,200})[\"'`,;.)*_]*(?:\\s|$)")},
	// A sentence: your new password is x!Y7. Only what no word is counts, by its marks.
	{anySecret, lazy.Pattern("(?i)\\b" + noted + "[ \\t]+(?:is|was|will be|lautet|ist)(?:[ \\t]+now)?:?[ \\t]+[\"'`]?" +
		"(\\w*(?:\\d\\w*[!#%&*+=?@^~]|[!#%&*+=?@^~]\\w*\\d)[\\w!#%&*+=?@^~-]*)(?:[\\s\"'`.,;)]|$)")},
	// The value stands on the line below its name.
	{anySecret, lazy.Pattern("(?im)(?:^|[\\s*_`(/-])" + noted +
		"[*_`]{0,3}[ \\t]*:[*_`]{0,3}[ \\t]*\\r?\\n[ \\t]*[`\"']?" +
		"([^\\s\"'`<>|{}()\\[\\],;:]{6,200})[`\"']?[ \\t]*\\r?(?:\\n|$)")},
	// A cell of a table, and the one behind it.
	{anySecret, lazy.Pattern("(?im)(?:^|[|\\t])[ *_`]*(?:[\\w.-]+[ _.-])*" + noted + "[ *_`:]*[|\\t][ *_`]*" +
		"([^\\s\"'`<>|{}()\\[\\],;]{6,200})[ *_`]*(?:[|\\t\\n]|$)")},
}

// isNote reports a name of a text for people.
func isNote(file string) bool {
	ext := strings.ToLower(path.Ext(file))
	return ext == "" || ext == ".txt" || ext == ".eml" || ext == ".mbox" || slices.Contains(NoteEndings, ext)
}

// inNotes reports a secret in a note.
func (s searched) inNotes(file string) bool {
	if !isNote(file) {
		return false
	}
	if s.anyValue(noteForms, func(value string) bool {
		return secretValue("password", strings.TrimRight(value, "*_.)"))
	}) {
		return true
	}
	return tablesSecret(tabbed(string(s.text)))
}

// tabbed is the tables of a text in light markup with a tab between cells (GitHub Flavored Markdown 0.29, Tables; Org).
func tabbed(text string) string {
	var b strings.Builder
	for line := range strings.Lines(text) {
		row, isRow := strings.CutPrefix(strings.TrimSpace(line), "|")
		if !isRow || strings.Trim(row, "|-:+ ") == "" || b.Len() > maxTables {
			continue
		}
		for cell := range strings.SplitSeq(strings.TrimSuffix(row, "|"), "|") {
			b.WriteString(strings.Trim(cell, " *_`") + "\t")
		}
		b.WriteByte('\n')
	}
	return b.String()
}

// maxTables bounds the tables of a note that are looked at, in bytes.
const maxTables = 64 << 10

// name is all of a text that names a secret.
var name = lazy.Pattern(`(?i)^(?:[\w .-]{0,60}` + noted + `|(?:[\w .-]{0,60}[_.-])?pass)[ :]*$`)

// NamedValue reports the value beside a name, in a row or a document, that is a secret. Without a name it tells itself:
// it is a document of its own.
func NamedValue(named, value string) bool {
	if named != "" {
		return len(named) < 80 && name().MatchString(named) && len(value) <= 200 && secretValue("password", value)
	}
	document := strings.HasPrefix(value, "{") || strings.HasPrefix(value, "[")
	return document && NamedSecret("a.json", []byte(value)) || PlainSecret([]byte(value))
}

// DocumentSecret reports the text of a document for people, whose tables have tabs between their cells, that holds a
// secret by its name.
func DocumentSecret(text string) bool {
	return NamedSecret("document.txt", []byte(text)) || tablesSecret(text)
}

// tablesSecret reports a column of passwords in tables that have tabs between their cells.
func tablesSecret(text string) bool {
	for rest, rows := text, 0; rest != "" && rows < maxDocumentRows; rows++ {
		if heading().MatchString(rest) && passwordsBelow(rest) {
			return true
		}
		_, rest, _ = strings.Cut(rest, "\n")
	}
	return false
}

// maxDocumentRows bounds the lines of a document that may head a table.
const maxDocumentRows = 2000
