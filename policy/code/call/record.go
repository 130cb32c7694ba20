package call

import (
	"strconv"
	"strings"

	"guard/policy/code"
	"guard/policy/code/token"
	"guard/policy/code/value"
)

// Emit adds an act for every combination of values that its arguments may have.
func (r *record) Emit(kind code.Kind, call string, args ...value.Value) {
	if kind == code.SetsEnvironment && len(args) == 2 {
		r.SetsOwnVariable(args[0], args[1])
	}
	r.emitIn(kind, call, nil, args...)
}

// emitIn is Emit for a command that runs in the folder dir.
func (r *record) emitIn(kind code.Kind, call string, dir *value.Value, args ...value.Value) {
	total := 1
	for _, a := range args {
		total *= max(1, len(a.Choices()))
		if total > maxCombos {
			break
		}
	}
	for _, in := range r.inputs(kind) {
		if total > maxCombos {
			r.emitFew(code.Act{Kind: kind, Call: call, Line: int(r.Line), Dir: dirOf(dir), In: in}, args)
			continue
		}
		r.emitEach(code.Act{Kind: kind, Call: call, Line: int(r.Line), Dir: dirOf(dir), In: in}, args, total)
	}
}

// emitEach adds an act for each of all combinations of what its arguments may be.
func (r *record) emitEach(act code.Act, args []value.Value, total int) {
	for n := range total {
		act.Args = nil
		for _, a := range args {
			c := a.Choices()
			act.Args = append(act.Args, r.argFor(act.Kind, c[n%len(c)]))
			n /= len(c)
		}
		r.add(act)
	}
}

// emitFew adds one act where all combinations would be too many acts. An argument that may have several values is
// unknown in it.
func (r *record) emitFew(act code.Act, args []value.Value) {
	for _, a := range args {
		if a.Kind == value.Choice {
			act.Args = append(act.Args, code.Arg{})
		} else {
			act.Args = append(act.Args, r.argFor(act.Kind, a))
		}
	}
	r.add(act)
}

// dirOf returns v as the folder of an act. A folder that may be one of several is unknown; nil means that the call
// names none.
func dirOf(v *value.Value) *code.Arg {
	if v == nil {
		return nil
	}
	a := code.Arg{}
	if v.Kind != value.Choice {
		a = v.Arg()
	}
	return &a
}

// argFor returns v as an argument of an act. A decoded text stands for itself only where a file is looked at.
func (r *record) argFor(kind code.Kind, v value.Value) code.Arg {
	if r.Lang == code.PHP {
		v.Text = unwrapped(v.Text)
	}
	if v.Decoded && kind != code.Reads && kind != code.Lists {
		return code.Arg{Decoded: true}
	}
	return r.arg(v)
}

// unwrapped returns the file behind the wrappers of PHP that read and write one (PHP manual 8.4, "Supported Protocols
// and Wrappers").
func unwrapped(s string) string {
	for strings.Contains(s, ":") {
		rest, found := s, false
		for _, wrapper := range []string{"compress.zlib://", "compress.bzip2://", "file://", "glob://"} {
			if tail, ok := cutFold(s, wrapper); ok {
				rest, found = tail, true
			}
		}
		if tail, ok := cutFold(s, "php://filter/"); ok {
			if at := strings.Index(tail, "resource="); at >= 0 {
				rest, found = tail[at+len("resource="):], true
			}
		}
		if s = rest; !found {
			break
		}
	}
	return s
}

// cutFold is strings.CutPrefix for a beginning in any case.
func cutFold(s, lead string) (string, bool) {
	if len(s) < len(lead) || !strings.EqualFold(s[:len(lead)], lead) {
		return s, false
	}
	return s[len(lead):], true
}

// arg returns v as an argument. A string that is changed in place is unknown.
func (r *record) arg(v value.Value) code.Arg {
	if v.Kind == value.String && r.ChangedTexts[v.Text] {
		return code.Arg{Decoded: v.Decoded}
	}
	return v.Arg()
}

// add appends an act, unless the same act stands on the same line already.
func (r *record) add(act code.Act) {
	if len(r.Acts) >= MaxActs {
		if !r.Truncated {
			r.Truncated = true
			r.Acts = append(r.Acts, code.Act{Call: "too many acts", Line: act.Line})
		}
		return
	}
	act.Call, act.Library = strings.Replace(act.Call, "new:", "new ", 1), r.stranger
	key := key(act)
	if r.Seen[key] {
		return
	}
	r.Seen[key] = true
	r.Acts = append(r.Acts, act)
}

// key returns a text that is the same for equal acts of one line only. The length stands before each text, so that
// none can imitate several, and the folder stands apart from the words of a command.
func key(a code.Act) string {
	var b strings.Builder
	b.WriteString(a.Kind.String() + " " + strconv.Itoa(a.Line) + " " + strconv.Itoa(len(a.Call)) + ":" + a.Call)
	for _, g := range a.Args {
		writeKey(&b, g)
	}
	b.WriteString(" " + a.Library)
	if a.Dir != nil {
		b.WriteString(" in")
		writeKey(&b, *a.Dir)
	}
	if a.In != nil {
		b.WriteString(" from")
		writeKey(&b, *a.In)
	}
	return b.String()
}

// writeKey adds an argument to the key of its act.
func writeKey(b *strings.Builder, g code.Arg) {
	b.WriteString(" " + strconv.Itoa(len(g.Text)) + ":" + g.Text + string(g.Source) + g.Pattern)
	b.WriteByte('0' + byte(token.Bit(g.Known)) + 2*byte(token.Bit(g.Called)) + 4*byte(token.Bit(g.Decoded)))
}

// Elements returns the elements of a list, or v itself where it is no list. An unknown element stands for all that the
// text may add to the list.
func (r *record) Elements(v value.Value) []value.Value {
	if v.Kind != value.List {
		return []value.Value{v}
	}
	if r.Overwritten[v.List.At] {
		return []value.Value{{Decoded: v.IsDecoded()}}
	}
	items := v.List.Items
	if r.MayHoldMore(v.List) {
		items = append(items[:len(items):len(items)], value.Value{})
	}
	return items
}

// MayHoldMore reports whether a list may hold more than the text shows.
func (r *record) MayHoldMore(l *value.Elements) bool {
	return l.More || r.ChangedLists[l.At]
}

// EmitEach adds one act whose arguments are everything that args may be.
func (r *record) EmitEach(kind code.Kind, name string, args []value.Value) {
	var all []value.Value
	for _, a := range args {
		for _, v := range a.Choices() {
			all = append(all, r.Elements(v)...)
		}
	}
	if len(all) > 64 {
		all = append(all[:64], value.Value{})
	}
	for i := range all {
		if all[i].Kind == value.Choice || all[i].Kind == value.List {
			all[i] = value.Value{}
		}
	}
	local, remote := splitRemote(kind, all)
	for _, v := range remote {
		r.Emit(code.Network, name, v)
	}
	if len(local) > 0 || len(remote) == 0 {
		r.Emit(kind, name, local...)
	}
}

// MarkChanged notes that a list may be changed from here on.
func (r *record) MarkChanged(v value.Value) {
	v.Each(func(v value.Value) {
		if (v.Kind == value.List || v.Kind == value.Dict) && !r.ChangedLists[v.List.At] {
			r.ChangedLists[v.List.At] = true
			r.Changed = true
		}
	})
}

// MarkOverwritten notes that the elements of a list may be other ones from here on, its first one included: of a
// command, nothing is known any more.
func (r *record) MarkOverwritten(v value.Value) {
	r.MarkChanged(v)
	v.Each(func(v value.Value) {
		if v.Kind == value.List && !r.Overwritten[v.List.At] {
			r.Overwritten[v.List.At] = true
			r.Changed = true
		}
	})
}

// First returns the first element of a list.
func (r *record) First(v value.Value) value.Value {
	if all := r.Elements(v); len(all) > 0 {
		return all[0]
	}
	return value.Value{}
}

// MarkTextChanged notes that a string with this text is changed in place.
func (r *record) MarkTextChanged(s string) {
	if !r.ChangedTexts[s] {
		r.ChangedTexts[s] = true
		r.Changed = true
	}
}

// Module notes that the text imports a module.
func (r *record) Module(name string) {
	if kind, ok := r.Book.ActsOnImport[name]; ok {
		r.Emit(kind, "import "+name)
	}
	if r.Lang == code.JavaScript && versioned(name) {
		r.Emit(code.Network, "import "+name)
	}
	if name != "" && !r.Imported[name] {
		r.Imported[name] = true
		r.Modules = append(r.Modules, name)
	}
}

// Opaque notes something that cannot be read, on a line.
func (r *record) Opaque(call string, line int32) {
	r.Line = line
	r.Emit(code.Opaque, call)
}
