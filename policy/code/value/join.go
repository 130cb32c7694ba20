package value

import (
	"path"
	"strings"

	"guard/policy/code"
)

// Product returns what f makes of every pair of values that a and b may be.
func Product(a, b Value, f func(a, b Value) Value) Value {
	if a.Kind != Choice && b.Kind != Choice {
		v := f(a, b)
		v.Called = v.Called || a.Called || b.Called
		return v
	}
	c := &Elements{}
	for _, x := range a.Choices() {
		for _, y := range b.Choices() {
			if len(c.Items) >= MaxChoices { // there are more values than are kept
				c.More = true
				break
			}
			v := f(x, y)
			v.Called = v.Called || x.Called || y.Called
			c.Add(v)
		}
	}
	if len(c.Items) == 0 {
		return Value{}
	}
	return Value{Kind: Choice, List: c}
}

// Concat returns the text of a with that of b after it.
func Concat(a, b Value) Value {
	return Product(a, b, func(a, b Value) Value {
		a, b = asName(a), asName(b)
		if a.besides(b) {
			return Value{Kind: String, Decoded: a.Decoded || b.Decoded}
		}
		return alike(concatOne(a, b), a, b, "")
	})
}

// besides reports a folder behind whose whole path a text is put that does not begin below it: cwd + "-old",
// __dirname + "-old".
func (v Value) besides(b Value) bool {
	return v.Unnamed() && (v.Here || v.Source == code.Script) && !strings.HasPrefix(b.Text, "/") &&
		!(b.IsText() && b.Known && b.Text == "")
}

// Unnamed reports the path of a folder whose own name does not stand in it: where the program works or its text lies,
// and the folders above.
func (v Value) Unnamed() bool {
	last := v.Text[strings.LastIndexByte(v.Text, '/')+1:]
	return v.IsText() && v.Known &&
		(v.Source == code.Plain || v.Source == code.Script) && (v.Text == "" || last == "." || last == "..")
}

// concatOne is Concat of two single values, without their patterns.
func concatOne(a, b Value) Value {
	if a.Kind == Number {
		a = Text(a.Text)
	}
	if b.Kind == Number {
		b = Text(b.Text)
	}
	a.Decoded = a.Decoded || b.Decoded
	if !a.IsText() {
		return Value{Kind: String, Decoded: a.Decoded}
	}
	if len(a.Text)+len(b.Text) > MaxValue {
		a.Known = false
		return a
	}
	a.Kind = String
	if !a.Known {
		return a
	}
	if !b.IsText() || b.Source != code.Plain {
		a.Known = false
		return a
	}
	a.Text += b.Text
	a.Known = b.Known
	if a.Source == code.Glob || a.Source == code.ScriptFile || a.Source == code.Interpreter {
		a.Known = false
	}
	return a
}

// Join returns the path of b in the folder a. Where reset is true, an absolute b replaces a, as in os.path.join; in
// Ruby and Node.js it does not.
func Join(a, b Value, reset bool) Value {
	return Product(a, b, func(a, b Value) Value {
		if !a.IsText() && a.Kind != Unknown {
			a = Value{}
		}
		kind := String
		if a.Kind == Path || b.Kind == Path {
			kind = Path
		}
		v := joinOne(a, b, reset)
		v.Kind = kind
		if tail, ok := b.Likeness(); ok && !(reset && (strings.HasPrefix(tail, "/") || b.anchor() != code.Plain)) {
			return alike(v, a, b, "/")
		}
		return v
	})
}

// joinOne is Join of two single values.
func joinOne(a, b Value, reset bool) Value {
	if reset && b.IsText() && (strings.HasPrefix(b.Text, "/") && b.Source == code.Plain || b.Source != code.Plain) {
		return b
	}
	a.Pattern = ""
	a.Decoded = a.Decoded || b.Decoded
	if !a.IsText() {
		return Value{Kind: String, Decoded: a.Decoded}
	}
	if !a.Known || a.Source == code.ScriptFile || a.Source == code.Interpreter {
		a.Known = false
		return a
	}
	if !b.IsText() || b.Source != code.Plain && b.Source != code.Glob || len(a.Text)+len(b.Text) > MaxValue {
		a.Known = false
		a.Text = strings.TrimSuffix(a.Text, "/") + "/"
		if a.Source != code.Plain && !(a.Source == code.Fresh && strings.Contains(a.Text, "..")) {
			a.Text = ""
		}
		return a
	}
	head, tail := a.Text, strings.TrimPrefix(b.Text, "/")
	if head != "" && !strings.HasSuffix(head, "/") {
		head += "/"
	}
	a.Text, a.Known = head+tail, b.Known
	if b.Source == code.Glob {
		if a.Source != code.Plain {
			a.Known = false
		} else {
			a.Source = code.Glob
		}
	}
	return a
}

// Parent returns the folder in which v lies.
func Parent(v Value) Value {
	var c []Value
	v.Each(func(v Value) { c = append(c, parentOne(v)) })
	return OneOf(c...)
}

// parentOne is Parent of a single value.
func parentOne(v Value) Value {
	if !v.IsText() {
		return Value{Kind: Path}
	}
	if v.Source == code.ScriptFile {
		v.Source, v.Text, v.Known = code.Script, "", true
		return v
	}
	if pattern, _ := v.Likeness(); v.Pattern != "" || v.Source == code.Glob {
		if dir, name := path.Split(pattern); name != "" && dir != "" && dir != "/" && !strings.Contains(dir, "**") {
			return Like(v.Kind, v.anchor(), strings.TrimSuffix(dir, "/"))
		}
		return Value{Kind: v.Kind}
	}
	if !v.Known || v.Source == code.Interpreter || len(v.Text) > 1 &&
		strings.HasSuffix(v.Text, "/") {
		return Value{Kind: v.Kind}
	}
	if v.Source == code.Script && (v.Text == "" || strings.HasSuffix(v.Text, "..")) {
		v.Text = path.Join(v.Text, "..")
		return v
	}
	if v.Source != code.Plain && !strings.Contains(v.Text, "/") {
		if v.Text != "" && v.Source != code.Home && v.Text != ".." {
			v.Text = ""
			return v
		}
		return Value{Kind: v.Kind}
	}
	if v.Text == "." || v.Text == ".." || strings.HasSuffix(v.Text, "/..") {
		v.Text = path.Join(v.Text, "..")
		return v
	}
	v.Text = path.Dir(v.Text)
	return v
}
