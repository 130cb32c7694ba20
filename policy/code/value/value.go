// Package value computes what the expressions of a program may be, as far as the text alone shows it: strings,
// paths, lists, dictionaries, names of functions, and choices between several of these. Values go in, values come
// out.
//
// For example, Join of the value {Kind: String, Text: "a", Known: true} and an unknown value is {Kind: String, Text:
// "a/"}: a path of which only the beginning is known. A value that may be two things is a Choice, and an operation
// on it is done for each of them.
//
// Nothing is guessed: where an operation cannot be computed, the result is unknown (the zero Value). The package
// keeps no state and knows no language.
package value

import (
	"path"
	"strings"

	"guard/policy/code"
	"guard/policy/code/token"
)

// Kind says what is known of a value.
type Kind uint8

const (
	Unknown  Kind = iota
	String        // a string: Text
	Path          // a path object of the language: Text
	Number        // a number or another constant: Text, as it is written
	List          // a list: List
	Dict          // a dictionary: List, with its keys
	Name          // what a dotted name stands for: Text is the name
	Function      // a function that the text defines: Func
	Choice        // one of the values in List
	Partial       // a function, first in List, whose first arguments are the rest of List
	Count         // a number of which only Pattern is known
)

// Value is what an expression is known to be. The zero Value is unknown.
type Value struct {
	Kind    Kind
	Known   bool // of a string or a path: Text is all of it
	Called  bool // a parameter, known from the calls in the text only
	Decoded bool // Text was decoded, or put together of single characters
	Here    bool // Text counts from where the program works, which sees the whole path instead
	Text    string
	Pattern string // what matches a text that is not Known, relative to Source; "": that is not known
	Source  code.Source
	List    *Elements
	Func    *Func
}

// Elements holds the elements of a list, a dictionary or a choice.
type Elements struct {
	Items []Value
	Keys  []string     // the keys of a dictionary; "": the key is not known
	More  bool         // there may be further elements
	Given bool         // they are the program's arguments, all of them
	At    *token.Token // where the list was written, by which it is remembered that something changes it
}

// Text returns the value of a string. The byte 0xff in it stands for a character that is not known.
func Text(s string) Value {
	return Value{Kind: String, Text: s, Known: strings.IndexByte(s, 0xff) < 0}
}

// Texts returns the values of strings.
func Texts(words []string) (all []Value) {
	for _, w := range words {
		all = append(all, Text(w))
	}
	return all
}

// Named returns the value that a dotted name stands for.
func Named(s string) Value { return Value{Kind: Name, Text: s} }

// From returns an empty text that is relative to src.
func From(src code.Source) Value { return TextFrom(src, "") }

// TextFrom returns a known text that is relative to src.
func TextFrom(src code.Source, s string) Value {
	return Value{Kind: String, Text: s, Known: true, Source: src}
}

// WorkingFolder returns the folder in which the program works. What a name below it is can be computed, but not what
// cutting its text apart gives.
func WorkingFolder(kind Kind) Value { return Value{Kind: kind, Text: ".", Known: true, Here: true} }

// Whole returns v as the whole path of what it names. Of the working folder and those above it the text tells nothing.
func (v Value) Whole() Value {
	last := v.Text[strings.LastIndexByte(v.Text, '/')+1:]
	v.Here = v.Here || v.IsText() && v.Known && v.Source == code.Plain && (last == "." || last == "..")
	return v
}

// ListOf returns a list.
func ListOf(v ...Value) Value { return Value{Kind: List, List: &Elements{Items: v}} }

// Each calls do for every value that v may have.
func (v Value) Each(do func(Value)) {
	if v.Kind != Choice {
		do(v)
		return
	}
	for _, c := range v.List.Items {
		c.Called = c.Called || v.Called
		do(c)
	}
	if v.List.More {
		do(Value{})
	}
}

// Mapped returns what f makes of each value that v may have.
func (v Value) Mapped(f func(Value) Value) Value {
	var all []Value
	v.Each(func(v Value) { all = append(all, f(v)) })
	return OneOf(all...)
}

// Choices returns the values that v may have.
func (v Value) Choices() []Value {
	if v.Kind != Choice {
		return []Value{v}
	}
	all := make([]Value, 0, len(v.List.Items)+1)
	v.Each(func(c Value) { all = append(all, c) })
	return all
}

// OneOf returns a value that may be any of vs.
func OneOf(vs ...Value) Value {
	if len(vs) == 1 && vs[0].Kind != Choice {
		return vs[0]
	}
	c := &Elements{}
	for _, v := range vs {
		v.Each(c.Add)
	}
	switch {
	case len(c.Items) == 0:
		return Value{}
	case len(c.Items) == 1 && !c.More:
		return c.Items[0]
	}
	return Value{Kind: Choice, List: c}
}

// Add makes v one of the choices.
func (l *Elements) Add(v Value) {
	if v.Kind == Unknown {
		l.More = true
		return
	}
	for _, w := range l.Items {
		if w.same(v) {
			return
		}
	}
	if len(l.Items) >= MaxChoices {
		l.More = true
		return
	}
	l.Items = append(l.Items, v)
}

// Absent is what stands for nothing: undefined, None.
var Absent = Value{Kind: Number, Text: "undefined"}

// Same reports whether v and w are the same value.
func (v Value) Same(w Value) bool { return v.same(w) }

// same reports whether v and w are the same value, as far as that matters to what the text does.
func (v Value) same(w Value) bool {
	if v.Kind != w.Kind || v.Text != w.Text || v.Known != w.Known || v.Source != w.Source || v.Decoded != w.Decoded ||
		v.Here != w.Here || v.Func != w.Func || v.Pattern != w.Pattern {
		return false
	}
	if v.List == w.List || v.List == nil || w.List == nil {
		return v.List == w.List
	}
	if v.List.At != nil || w.List.At != nil {
		return v.List.At == w.List.At && len(v.List.Items) == len(w.List.Items) && v.List.More == w.List.More &&
			v.List.sameItems(w.List, 1)
	}
	return v.List.sameItems(w.List, 2)
}

// sameItems compares the elements of two lists, and the elements of lists in them down to a depth.
func (l *Elements) sameItems(m *Elements, depth int) bool {
	if len(l.Items) != len(m.Items) || len(l.Items) > 32 {
		return false
	}
	for i, v := range l.Items {
		w := m.Items[i]
		if v.Kind != w.Kind || v.Text != w.Text || v.Known != w.Known || v.Source != w.Source ||
			v.Pattern != w.Pattern {
			return false
		}
		if v.List != nil && w.List != nil && (depth == 0 || !v.List.sameItems(w.List, depth-1)) {
			return false
		}
	}
	return true
}

// IsText reports whether v is a string or a path.
func (v Value) IsText() bool { return v.Kind == String || v.Kind == Path }

// Literal returns the text of a string that stands in the program as it is, and was not decoded; false: v is
// something else.
func (v Value) Literal() (string, bool) {
	return v.Text, v.Kind == String && v.Known && v.Source == code.Plain && !v.Decoded && !v.Here
}

// Arg returns v as an argument of an act.
func (v Value) Arg() code.Arg {
	a := code.Arg{Text: v.Text, Known: v.Known, Called: v.Called, Decoded: v.Decoded, Source: v.Source}
	if v.Kind == Number {
		return code.Arg{Text: v.Text, Known: true, Called: v.Called}
	}
	if !v.IsText() {
		return code.Arg{}
	}
	if !v.Known && !v.Decoded {
		a.Pattern = shown(v.Pattern)
	}
	switch v.Source {
	case code.Fresh, code.TempDir, code.Script:
		if v.Known {
			a.Text = path.Clean(strings.TrimLeft(v.Text, "/"))
			up := strings.HasPrefix(a.Text, "..")
			a.Known = !up || v.Source == code.Script
			a.Temp = v.Source != code.Script && !up
		}
	case code.Home:
		a.Known = v.Known && (v.Text == "~" || strings.HasPrefix(v.Text, "~/"))
	case code.ScriptFile:
		a.Known, a.Source = false, code.Script
	}
	return a
}

// Limits of what is followed.
const (
	MaxChoices = 8    // the most values that one name may have
	MaxValue   = 8192 // the most bytes of a string that is computed
)

// Members returns the values of a dictionary, or nil.
func (v Value) Members() []Value {
	if v.Kind != Dict {
		return nil
	}
	return v.List.Items
}

// Hidden is text that was decoded in a way that is not computed.
var Hidden = Value{Kind: String, Decoded: true}

// Marked returns v marked as the result of a decoding.
func Marked(v Value) Value {
	return v.Mapped(func(v Value) Value {
		if v.IsText() {
			v.Decoded = true
			return v
		}
		return Hidden
	})
}

// IsDecoded reports whether v, or an element of it, may be the result of a decoding.
func (v Value) IsDecoded() bool {
	is := false
	v.Each(func(v Value) {
		is = is || v.Decoded
		if v.Kind == List {
			for _, w := range v.List.Items {
				is = is || w.Decoded
			}
		}
	})
	return is
}

// Constant returns the text of a value that is wholly known, decoded or not.
func (v Value) Constant() (string, bool) {
	return v.Text, v.IsText() && v.Known && v.Source == code.Plain
}

// IsTrue reports whether v is a literal that means true.
func IsTrue(v Value) bool {
	return v.Kind == Number && (strings.EqualFold(v.Text, "true") || v.Text == "1")
}

// IsFalse reports whether v is a literal that means false.
func IsFalse(v Value) bool {
	return v.Kind == Number && !IsTrue(v) || v.Kind == String && v.Known && v.Text == ""
}

// EndsIn reports whether v may be the function of that name in some module, so that the language's own function of
// the name is not meant.
func (v Value) EndsIn(name string) bool {
	is := false
	v.Each(func(v Value) { is = is || v.Kind == Name && strings.HasSuffix(v.Text, "."+name) })
	return is
}

// Has reports whether v is among the elements.
func (l *Elements) Has(v Value) bool {
	for _, w := range l.Items {
		if w.same(v) {
			return true
		}
	}
	return false
}
