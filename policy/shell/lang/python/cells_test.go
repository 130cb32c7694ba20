package python

import "testing"

// TestCells: the code of a document that is run, by its language.
func TestCells(t *testing.T) {
	got := Cells("# a\n```{python}\nx = 1\n```\ntext\n```{r, echo=FALSE}\ny\n```\n```{r eval=FALSE}\nno\n```\n" +
		"```python\nshown\n```\n```{python}\nz\n```\n")
	if len(got) != 2 || got["python"] != "x = 1\nz\n" || got["r"] != "y\n" {
		t.Errorf("%q", got)
	}
}
