package page

import (
	"bufio"
	"html"
)

// markup writes elements of HTML. Names are constants of this package's; every text and every value is escaped, here
// and nowhere else. (The standard library's html/template would do the same, but what it needs of reflection makes the
// whole of guard a quarter larger, which each start and each hook would pay for.)
type markup struct{ w *bufio.Writer }

// name is the name of an element or of an attribute.
type name string

// attribute is an attribute with its value; without one it only stands there.
type attribute struct {
	name  name
	value string
}

// is is an attribute with a value, which is escaped. No value is a script, a style or an address that comes from
// outside: those would need more than that.
func is(n name, value string) attribute { return attribute{n, value} }

// open begins an element.
func (m markup) open(element name, attributes ...attribute) {
	m.w.WriteString("<" + string(element))
	for _, a := range attributes {
		m.w.WriteString(" " + string(a.name))
		if a.value != "" {
			m.w.WriteString(`="` + html.EscapeString(a.value) + `"`)
		}
	}
	m.w.WriteByte('>')
}

// close ends it.
func (m markup) close(element name) { m.w.WriteString("</" + string(element) + ">") }

// text is a text within an element.
func (m markup) text(text string) { m.w.WriteString(html.EscapeString(text)) }

// element is an element that holds a text; without one it is left out.
func (m markup) element(element name, text string, attributes ...attribute) {
	if text == "" {
		return
	}
	m.open(element, attributes...)
	m.text(text)
	m.close(element)
}

// line ends a line of the page's source, for who reads that.
func (m markup) line() { m.w.WriteByte('\n') }
