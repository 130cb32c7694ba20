// Package document reads what documents of office programs say: text of several lines, the cells of a table divided by
// tabs.
//
// The bytes of a document of Office Open XML (ECMA-376) or OpenDocument (ISO/IEC 26300) come in: an archive in which
// parts of XML hold the text. Of a table "user | password" in a .docx, .xlsx or .odt comes "user\tpassword". What is
// damaged, enciphered or too long is read as far as it goes. Nothing is looked up elsewhere.
package document

import (
	"archive/zip"
	"bytes"
	"encoding/xml"
	"io"
	"path"
	"slices"
	"strconv"
	"strings"
)

// endings are those of such documents.
var endings = strings.Fields(".docx .docm .dotx .xlsx .xlsm .xltx .pptx .pptm .odt .ott .ods .ots .odp .odg .odf")

// Named reports the name of one.
func Named(file string) bool { return slices.Contains(endings, strings.ToLower(path.Ext(file))) }

// Bounds of reading.
const (
	maxParts = 40
	maxPart  = 2 << 20 // bytes of XML
	maxText  = 512 << 10
)

// Text is what a document says.
func Text(data []byte) string {
	archive, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		return ""
	}
	var r reader
	parts := slices.DeleteFunc(slices.Clone(archive.File), func(f *zip.File) bool { return !holdsText(f.Name) })
	slices.SortStableFunc(parts, func(a, b *zip.File) int { return rank(a.Name) - rank(b.Name) })
	for _, part := range parts[:min(len(parts), maxParts)] {
		if from, err := part.Open(); err == nil {
			r.part(io.LimitReader(from, maxPart), path.Base(part.Name) == sharedStrings)
			_ = from.Close()
		}
	}
	return r.text.String()
}

// sharedStrings are the texts of the cells of all sheets (ECMA-376, 18.4).
const sharedStrings = "sharedStrings.xml"

// rank is before which others a part is read.
func rank(name string) int {
	if path.Base(name) == sharedStrings {
		return 0
	}
	return 1
}

// holdsText reports a part in which text stands, and no styles or settings.
func holdsText(name string) bool {
	dir, base := path.Split(name)
	if !strings.HasSuffix(base, ".xml") {
		return false
	}
	return base == "content.xml" || base == sharedStrings || strings.HasPrefix(dir, "xl/worksheets/") ||
		strings.HasPrefix(dir, "ppt/slides/") || strings.HasPrefix(dir, "ppt/notesSlides/") ||
		dir == "word/" && !slices.Contains(formatting, base) || dir == "xl/" && strings.HasPrefix(base, "comments")
}

// formatting are parts of a text that hold none.
var formatting = strings.Fields("styles.xml settings.xml fontTable.xml webSettings.xml numbering.xml")

// reader puts the text of parts together.
type reader struct {
	text    strings.Builder
	strings []string // of sheets
}

// Elements, without their namespaces.
var (
	lineEnds = strings.Fields("p h br row tr table-row line-break")
	cellEnds = strings.Fields("tc table-cell c tab")
)

// part reads one. A paragraph in a cell ends no line.
func (r *reader) part(from io.Reader, shared bool) {
	d := xml.NewDecoder(from)
	d.Strict = false
	var cell strings.Builder // of a sheet, or a string
	depth, refers, inCell := 0, false, false
	for r.text.Len() < maxText {
		token, err := d.Token()
		if err != nil {
			break
		}
		switch t := token.(type) {
		case xml.StartElement:
			switch name := t.Name.Local; {
			case name == "c" || name == "si":
				cell.Reset()
				inCell, refers = true, name == "c" && attribute(t, "t") == "s"
			case name == "tc" || name == "table-cell":
				depth++
			}
		case xml.EndElement:
			switch name := t.Name.Local; {
			case name == "si":
				r.strings = append(r.strings, cell.String())
				inCell = false
			case name == "c":
				r.cell(cell.String(), refers)
				inCell = false
			case slices.Contains(cellEnds, name):
				if name != "tab" {
					depth--
				}
				r.text.WriteByte('\t')
			case slices.Contains(lineEnds, name) && depth > 0 && name != "tr" && name != "table-row":
				r.text.WriteByte(' ')
			case slices.Contains(lineEnds, name) && !shared:
				r.text.WriteByte('\n')
			}
		case xml.CharData:
			if inCell {
				cell.Write(t)
			} else if !shared {
				r.text.Write(t)
			}
		}
	}
	r.text.WriteByte('\n')
}

// cell adds one of a sheet, which may refer to a string by its number.
func (r *reader) cell(text string, refers bool) {
	if n, err := strconv.Atoi(text); refers && err == nil && n >= 0 && n < len(r.strings) {
		text = r.strings[n]
	}
	r.text.WriteString(text + "\t")
}

func attribute(t xml.StartElement, name string) string {
	for _, a := range t.Attr {
		if a.Name.Local == name {
			return a.Value
		}
	}
	return ""
}
