package call

import (
	"strings"

	"guard/policy/code"
	"guard/policy/code/value"
)

// StoreIn notes what it does to store v as a member or an element: os.environ[key] = v sets a variable.
func (r *Calls) StoreIn(base, key, v value.Value) {
	base.Each(func(b value.Value) {
		if b.Kind == value.Name && r.Book.Environment[b.Text] {
			r.Emit(code.SetsEnvironment, b.Text, key, v)
		}
		if word, ok := key.Literal(); ok && word == "Dir" && r.Lang == code.Go &&
			(b.Kind == value.Unknown || b.Kind == value.Name && strings.HasPrefix(b.Text, "os/exec.Command")) {
			r.Emit(code.Enters, "exec.Cmd.Dir", v)
		} else if ok && (word == "Path" || word == "Args") && b.Kind == value.Name &&
			strings.HasPrefix(b.Text, "os/exec.C") {
			r.Emit(code.Opaque, "exec.Cmd."+word)
		}
		if word, ok := key.Literal(); ok && b.Kind == value.Unknown {
			r.storesByRule(b, "?."+word+"=", v)
		}
		if b.Kind == value.Name {
			if word, ok := key.Literal(); ok { // ARGF.inplace_mode = x
				r.storesByRule(b, strings.TrimSuffix(b.Text, ".__dict__")+"."+word+"=", v)
			}
			r.storesByRule(b, b.Text+"[]=", key, v)
			// sys.meta_path[:0] = x
			if rule := r.Book.Rules[b.Text]; rule != nil && rule.Kind == code.Opaque && rule.how == nil {
				r.Emit(code.Opaque, b.Text)
			}
		}
		r.hostSet(b, key, v)
		if word, ok := key.Literal(); ok && word == "tempdir" && b.Kind == value.Name && b.Text == "tempfile" {
			r.PlacedElsewhere(&Call{Name: "tempfile.tempdir", Line: r.Line}, v, false)
		}
		// NamedTemporaryFile()._closer.name
		if word, ok := key.Literal(); ok && word == "name" && b.Kind == value.Name &&
			strings.HasPrefix(b.Text, "tempfile.") {
			r.Emit(code.Deletes, b.Text+".name", v)
		}
		if b.Kind == value.String && r.Lang == code.Python { // TemporaryDirectory().name, which it deletes
			if word, ok := key.Literal(); ok && word == "name" {
				r.Emit(code.DeletesTree, "tempfile.TemporaryDirectory.cleanup", v)
			}
		}
	})
}

// storesByRule notes what the table says of a name to which something is assigned, as of a call with args.
func (r *Calls) storesByRule(base value.Value, name string, args ...value.Value) {
	if rule := r.Book.Rules[name]; rule != nil {
		r.CallByRule(&Call{Name: name, Rule: rule, Recv: base, Arguments: &value.Arguments{Pos: args}, Line: r.Line})
	}
}

// DeletesKey notes del base[key], where the table says what that does.
func (r *Calls) DeletesKey(base, key value.Value, line int32) {
	r.Line = line
	base.Each(func(b value.Value) {
		if b.Kind == value.Name {
			r.storesByRule(b, b.Text+".__delitem__", key)
		}
	})
}
