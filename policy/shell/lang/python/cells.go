package python

import "strings"

// Cells is the code of a document by its language: what stands in fences marked {python}, {r} or {bash}, as Quarto and
// R Markdown run it (quarto.org, "Execution Options"; R Markdown, "Language Engines"). A cell that says that it is not
// run is left out.
func Cells(text string) map[string]string {
	cells := map[string]string{}
	fence, lang := "", ""
	for line := range strings.Lines(text) {
		bare := strings.TrimSpace(line)
		mark := bare[:len(bare)-len(strings.TrimLeft(bare, "`~"))]
		switch {
		case fence == "" && len(mark) >= 3:
			fence, lang = mark, ""
			if head, ok := strings.CutPrefix(bare[len(mark):], "{"); ok && !strings.Contains(head, "eval=FALSE") {
				lang, _, _ = strings.Cut(strings.TrimSuffix(head, "}"), ",")
				lang, _, _ = strings.Cut(strings.TrimSpace(lang), " ")
			}
		case fence != "" && strings.HasPrefix(bare, fence):
			fence = ""
		case fence != "" && lang != "":
			cells[strings.ToLower(lang)] += line
		}
	}
	return cells
}
