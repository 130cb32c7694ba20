package call

import (
	"strings"

	"guard/policy/code"
	"guard/policy/code/value"
)

// Method follows a call of a method.
func (r *Calls) Method(recv value.Value, name string, args *value.Arguments, line int32) value.Value {
	var results []value.Value
	recv.Each(func(v value.Value) {
		r.Line = line
		results = append(results, r.MethodOf(v, name, args, line))
	})
	return value.OneOf(results...)
}

// Receivers maps the kinds of values to what the table calls them before the name of a method.
var Receivers = map[value.Kind]string{value.String: "String().", value.Path: "Path().", value.List: "List().",
	value.Dict:     "Dict().",
	value.Function: "Function().", value.Partial: "Function().", value.Number: "Number()."}

// MethodOf follows a call of a method of a single value.
func (r *Calls) MethodOf(v value.Value, name string, args *value.Arguments, line int32) value.Value {
	if given, done := callsOwnMethod(r, v, name, args); done {
		return given
	}
	if v.Kind == value.Name {
		if module, ok := strings.CutSuffix(v.Text, ".__dict__"); ok && len(args.Pos) > 0 &&
			(name == "get" || name == "pop" || name == "__getitem__") {
			return ReflectOn(r, value.Named(module), args.Pos[0], line)
		} else if ok && r.Risky(module) && name != "keys" && name != "update" {
			r.Emit(code.Opaque, v.Text+"."+name)
		}
		full := r.Attribute(v, name)
		if full.Kind != value.Name {
			return r.Call(full, args, line)
		}
		if rule := r.Book.Find(full.Text); rule == nil {
			if !r.Book.Pure[full.Text] {
				r.ReadsAll(v)
			}
			if s := r.Book.Rule("Name()." + name); s != nil { // .call, .apply, .bind of any function
				return r.CallByRule(&Call{Name: full.Text, Rule: s, Recv: v, Arguments: args, Line: line})
			}
		}
		return r.callByName(full.Text, v, args, line)
	}
	if v.Kind == value.Unknown {
		r.losesWholesale(name, args, line)
		changesService(r, "."+name, args, line)
	}
	for _, prefix := range []string{Receivers[v.Kind], "?."} {
		if rule := r.Book.Rule(prefix + name); rule != nil && prefix != "" {
			if prefix == "?." && v.Kind == value.String && rule.Kind != None {
				continue
			}
			return r.CallByRule(&Call{Name: strings.TrimPrefix(prefix, "?") + name, Rule: rule, Recv: v,
				Arguments: args,
				Line:      line})
		}
	}
	r.NoteArguments(args, v.Kind == value.String)
	r.ReadsAll(v)
	if v.Kind != value.String {
		takesElsewhere(r, "."+name, args, len(r.Acts))
	}
	r.MaybeFetch("."+name, args)
	if v.Kind == value.Unknown {
		r.handsStatement(name, args, line)
		r.emptiesByName(name, line)
		r.EmptiesByOption(name, args)
	}
	if v.Kind == value.List && !r.Book.Pure["List()."+name] {
		if Overwrites(name) {
			r.MarkOverwritten(v)
		}
		r.MarkChanged(v)
	}
	if v.Kind == value.String && r.Lang == code.Ruby && v.Text != "" && changesString(name) {
		r.MarkTextChanged(v.Text)
	}
	switch {
	case v.Decoded:
		return value.Hidden
	case v.Kind == value.List && (v.IsDecoded() || r.Lang == code.Ruby && OverElements[name]):
		if v.IsDecoded() {
			return value.Hidden
		}
		return r.OwnResult()
	}
	return value.Value{}
}

// changesString reports whether a method of Ruby changes the string that it is called on.
func changesString(method string) bool {
	switch method {
	case "replace", "concat", "insert", "prepend", "clear", "setbyte", "<<":
		return true
	}
	return strings.HasSuffix(method, "!")
}

// Overwrites reports whether a method replaces or moves elements of a list, or takes some away, rather than only adding
// to its end.
func Overwrites(method string) bool {
	switch method {
	case "clear", "copyWithin", "delete", "delete_at", "delete_if", "fill", "insert", "keep_if", "pop", "prepend",
		"remove", "replace", "reverse", "shift", "sort", "splice", "unshift":
		return true
	}
	return strings.HasSuffix(method, "!")
}

// fetchMethods are the methods by which clients ask for a URL.
var fetchMethods = map[string]bool{"get": true, "post": true, "put": true, "patch": true, "delete": true, "head": true,
	"request": true, "fetch": true, "open": true, "urlopen": true, "download": true, "stream": true, "connect": true,
	"goto": true, "ws_connect": true}

// MaybeFetch notes a URL that is given to a method by which clients ask for one.
func (r *Calls) MaybeFetch(name string, args *value.Arguments) {
	if !fetchMethods[name[strings.LastIndexByte(name, '.')+1:]] {
		return
	}
	for _, v := range args.Pos[:min(2, len(args.Pos))] {
		v.Each(func(v value.Value) {
			if v.Kind == value.String && v.Source == code.Plain && IsURL(v.Text) {
				r.Emit(code.Network, name, v)
			}
		})
	}
}

// IsURL reports whether s is a URL that leads to a host.
func IsURL(s string) bool {
	scheme, rest, ok := strings.Cut(s, "://")
	return ok && rest != "" && (scheme == "http" || scheme == "https" || scheme == "ftp" || scheme == "ws" ||
		scheme == "wss")
}

// OverElements are the methods that call a block once for each element.
var OverElements = map[string]bool{
	"each": true, "map": true, "select": true, "reject": true, "each_with_index": true, "flat_map": true,
	"forEach": true, "filter": true, "each_entry": true, "collect": true, "find_all": true, "every": true, "some": true,
	"flatMap": true, "filter_map": true, "find": true, "each_child": true,
}
