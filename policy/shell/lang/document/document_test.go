package document

import (
	"archive/zip"
	"bytes"
	"strings"
	"testing"
)

func packed(t *testing.T, parts ...string) []byte {
	t.Helper()
	var b bytes.Buffer
	z := zip.NewWriter(&b)
	for i := 0; i < len(parts); i += 2 {
		w, err := z.Create(parts[i])
		if err != nil {
			t.Fatal(err)
		}
		if _, err := w.Write([]byte(parts[i+1])); err != nil {
			t.Fatal(err)
		}
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// TestText: paragraphs are lines, cells are divided by tabs, and a cell of a sheet refers to its text.
func TestText(t *testing.T) {
	for want, data := range map[string][]byte{
		"root password: x1\n\n": packed(t, "word/document.xml", "<w:p><w:r><w:t>root pass</w:t></w:r><w:r><w:t>word: x1</w:t></w:r></w:p>",
			"word/styles.xml", "<w:p>no text</w:p>", "docProps/app.xml", "<p>nor this</p>"),
		"user \tkey \t\n\n": packed(t, "word/document.xml", "<tbl><tr><tc><p>user</p></tc><tc><p>key</p></tc></tr></tbl>"),
		"\nuser\tkey\t\n1\tx\t\n\n": packed(t, "xl/worksheets/sheet1.xml", `<sheetData><row><c t="s"><v>1</v></c><c t="s"><v>0</v></c></row>`+
			`<row><c><v>1</v></c><c t="inlineStr"><is><t>x</t></is></c></row></sheetData>`,
			"xl/sharedStrings.xml", "<sst><si><t>key</t></si><si><r><t>us</t></r><r><t>er</t></r></si></sst>"),
		"a \tb \t\n\n": packed(t, "content.xml", "<x><table:table-row><table:table-cell><text:p>a</text:p></table:table-cell>"+
			"<table:table-cell><text:p>b</text:p></table:table-cell></table:table-row></x>"),
		"cut short\n": packed(t, "word/document.xml", "<w:p><w:t>cut short</w:p></x><"),
		"":            []byte("PK\x03\x04 no archive"),
	} {
		if got := Text(data); got != want && strings.TrimSpace(want) != "cut short" || !strings.Contains(got, strings.TrimSpace(want)) {
			t.Errorf("%q, not %q", got, want)
		}
	}
	if !Named("a/Book.XLSX") || Named("a.zip") {
		t.Error("names")
	}
}
