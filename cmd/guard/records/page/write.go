package page

import (
	"bufio"
	"io"
	"strconv"
)

// Write writes the page.
func (p Page) Write(w io.Writer) error {
	m := markup{bufio.NewWriter(w)}
	m.w.WriteString("<!doctype html>\n")
	m.open("html", is("lang", p.Lang))
	m.line()
	p.head(m)
	m.open("body")
	m.line()
	p.header(m)
	m.open("div", is("class", "tables"))
	for i := range p.Tables {
		p.Tables[i].write(m)
	}
	m.close("div")
	m.line()
	p.controls(m)
	m.open("main")
	m.line()
	for i := range p.Sessions {
		p.Sessions[i].write(m, p.Words.Timeline)
	}
	m.close("main")
	m.line()
	m.w.WriteString("<script>" + script + "</script>\n")
	m.close("body")
	m.close("html")
	m.line()
	return m.w.Flush()
}

func (p Page) head(m markup) {
	m.open("head")
	m.w.WriteString(generator)
	m.open("meta", is("charset", "utf-8"))
	m.open("meta", is("http-equiv", "Content-Security-Policy"), is("content", policy()))
	m.open("meta", is("name", "referrer"), is("content", "no-referrer"))
	m.open("meta", is("name", "viewport"), is("content", "width=device-width, initial-scale=1"))
	m.element("title", p.Title)
	m.w.WriteString("<style>" + style + "</style>")
	m.close("head")
	m.line()
}

func (p Page) header(m markup) {
	m.open("header")
	m.element("h1", p.Title)
	m.element("p", p.Total)
	m.element("p", p.Made, is("class", "faint"))
	m.element("p", p.LeftOut, is("class", "left-out"))
	m.close("header")
	m.line()
}

func (t *Table) write(m markup) {
	m.open("table")
	m.open("thead")
	m.open("tr")
	m.element("th", t.Name, is("scope", "col"))
	for _, head := range t.Heads {
		m.element("th", head, is("scope", "col"), is("class", "n"))
	}
	m.open("td")
	m.close("td")
	m.close("tr")
	m.close("thead")
	m.open("tbody")
	for i := range t.Rows {
		m.line()
		t.Rows[i].write(m)
	}
	m.close("tbody")
	m.close("table")
	m.line()
}

func (r *Row) write(m markup) {
	m.open("tr")
	m.element("td", r.Name)
	for _, n := range r.Numbers {
		m.element("td", strconv.Itoa(n), is("class", "n"))
	}
	m.open("td", is("class", "bar"))
	m.open("svg", is("viewBox", "0 0 1000 10"), is("preserveAspectRatio", "none"), is("aria-hidden", "true"))
	for _, part := range r.Bar {
		rect(m, part.Kind, part.From, 0, part.Width, 10)
	}
	m.close("svg")
	m.close("td")
	m.close("tr")
}

func rect(m markup, kind Kind, x, y, width, height int) {
	m.open("rect", is("class", string(kind)), is("x", strconv.Itoa(x)), is("y", strconv.Itoa(y)),
		is("width", strconv.Itoa(width)), is("height", strconv.Itoa(height)))
	m.close("rect")
}

// controls choose what is shown: by the style alone, but for the search.
func (p Page) controls(m markup) {
	m.open("div", is("class", "controls"))
	m.open("fieldset", is("aria-label", p.Words.Show))
	for i, c := range []struct{ id, label string }{
		{"only-all", p.Words.All}, {"only-ran", p.Words.Ran},
		{"only-asked", p.Words.Asked}, {"only-refused", p.Words.Refused},
	} {
		m.open("label")
		chosen := []attribute{is("type", "radio"), is("name", "only"), is("id", c.id)}
		if i == 0 {
			chosen = append(chosen, is("checked", ""))
		}
		m.open("input", chosen...)
		m.text(c.label)
		m.close("label")
	}
	m.close("fieldset")
	m.open("label", is("hidden", ""))
	m.text(p.Words.Search + " ")
	m.open("input", is("type", "search"), is("id", "search"))
	m.open("output", is("id", "found"))
	m.close("output")
	m.close("label")
	m.close("div")
	m.line()
}
