package call

import (
	"strings"

	"guard/policy/code"
	"guard/policy/code/value"
)

// Element returns what an element of v may be.
func (r *values) Element(v value.Value) value.Value {
	var all []value.Value
	v.Each(func(v value.Value) {
		if v.Kind == value.List && (len(v.List.Items) > 0 || !r.MayHoldMore(v.List)) {
			if len(v.List.Items) > value.MaxChoices {
				all = append(all, value.Value{})
				return
			}
			all = append(all, r.Elements(v)...)
			return
		}
		r.ReadsAll(v)
		all = append(all, r.elementOf(v))
	})
	return value.OneOf(all...)
}

// elementOf returns an element of what is no list: of what a strange library gives, it is the library's too.
func (r *values) elementOf(v value.Value) value.Value {
	if v.Kind == value.Name && r.Stranger(v.Text) != "" {
		return value.Named(r.Canonical(v.Text + "[]"))
	}
	return value.Value{}
}

// Prefix returns what of v stands before mark.
func (r *values) Prefix(v value.Value, mark string) value.Value {
	if n := strings.Index(v.Text, mark); n >= 0 && v.Kind == value.String {
		v.Text, v.Known = v.Text[:n], false
	}
	return v
}

// Format puts args into the places of a format: {} or %s.
func (r *values) Format(v value.Value, args []value.Value, mark string) value.Value {
	f, ok := v.Literal()
	if !ok {
		return value.Value{Kind: value.String}
	}
	out := value.Text("")
	for {
		n := strings.IndexByte(f, mark[0])
		if n < 0 {
			return value.Concat(out, value.Text(f))
		}
		out = value.Concat(out, value.Text(f[:n]))
		f = f[n:]
		switch {
		case mark == "%" && strings.HasPrefix(f, "%%"):
			out, f = value.Concat(out, value.Text("%")), f[2:]
		case mark == "{}" && strings.HasPrefix(f, "{{"):
			out, f = value.Concat(out, value.Text("{")), f[2:]
		case (strings.HasPrefix(f, "{}") || strings.HasPrefix(f, "%s") || strings.HasPrefix(f, "%v")) && len(args) > 0:
			a := args[0]
			if a.Kind == value.Path {
				a.Kind = value.String
			}
			if out.Text == "" && out.Known && a.IsText() && out.Source == code.Plain {
				out = a
			} else {
				out = value.Concat(out, a)
			}
			args, f = args[1:], f[2:]
		case counted(f) > 0 && len(args) > 0 && args[0].Kind == value.Count:
			out = value.Concat(out, args[0])
			args, f = args[1:], f[counted(f):]
		case strings.HasPrefix(f, "%c") || strings.HasPrefix(f, "{:c"):
			return value.Hidden
		default:
			return value.Concat(out, value.Value{})
		}
	}
}

// counted returns the length of the place for a whole number with which a format begins: %d, %03d, {:03}, {:d}.
func counted(f string) int {
	rest, ok := strings.CutPrefix(f, "{:")
	end := "d}"
	if !ok {
		rest, end = f[1:], "d"
	}
	rest = strings.TrimLeft(rest, "0123456789")
	for _, end := range [...]string{end, strings.TrimPrefix(end, "d")} {
		if tail, ok := strings.CutPrefix(rest, end); ok && end != "" {
			return len(f) - len(tail)
		}
	}
	return 0
}

// pathAttribute returns an attribute of a path of pathlib; false: a path has no such attribute.
func (r *values) pathAttribute(v value.Value, name string) (value.Value, bool) {
	switch name {
	case "parent":
		return value.Parent(v), true
	case "name":
		return value.NameOf(v), true
	case "stem":
		return value.StemOf(v, ""), true
	case "parents":
		l := value.ListOf()
		for range 4 {
			v = value.Parent(v)
			l.List.Items = append(l.List.Items, v)
		}
		return l, true
	case "suffix", "parts", "anchor", "drive", "root":
		return value.Value{}, true
	}
	return value.Value{}, false
}

// Concat is value.Concat for what the text joins with an operator. It stops after a fixed number of bytes, since a
// text can double its strings with each line.
func (r *values) Concat(a, b value.Value) value.Value {
	if r.joins > maxJoins {
		r.Escape(a)
		r.Escape(b)
		return value.Value{Kind: value.String}
	}
	if a.Kind == value.Choice || b.Kind == value.Choice {
		r.Work += len(a.Choices()) * len(b.Choices())
	}
	v := value.Concat(a, b)
	v.Each(func(v value.Value) { r.joins += len(v.Text) })
	return v
}

// PlainValue returns v, or an unknown value where v is a name that is no constant.
func (r *values) PlainValue(v value.Value) value.Value {
	if v.Kind == value.Name {
		r.Escape(v)
		return value.Value{}
	}
	return v
}

// Pathly reports whether v may be a path.
func (r *values) Pathly(v value.Value) bool {
	is := false
	v.Each(func(v value.Value) { is = is || v.Kind == value.Path })
	return is
}

// Append returns the list of the elements of a and then those of b.
func (r *values) Append(a, b value.Value) value.Value {
	l := &value.Elements{At: a.List.At, More: r.MayHoldMore(a.List) || r.MayHoldMore(b.List)}
	l.Items = append(append(l.Items, a.List.Items...), b.List.Items...)
	if len(l.Items) > 256 {
		l.Items, l.More = l.Items[:256], true
	}
	if a.List.At == nil {
		l.At = b.List.At
	}
	return value.Value{Kind: value.List, List: l}
}

// Joined returns the elements of a list as one text with sep between them.
func (r *values) Joined(l, sep value.Value) value.Value {
	if s, ok := sep.Literal(); !ok || l.Kind != value.List || len(s)*len(l.List.Items) > value.MaxValue {
		return value.Value{Kind: value.String, Decoded: l.IsDecoded()}
	}
	v := value.Text("")
	for i, item := range r.Elements(l) {
		if i > 0 {
			v = value.Concat(v, sep)
		}
		v = value.Concat(v, item)
	}
	return v
}
