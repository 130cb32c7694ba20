package call

import (
	"path"
	"slices"
	"strings"

	"guard/policy/code"
	"guard/policy/code/value"
)

// Command notes a command. first is the program, rest are the other words, and dir is the folder, or nil.
func (r *effects) Command(name string, dir *value.Value, first value.Value, rest ...value.Value) {
	all := append([]value.Value{first}, rest...)
	r.emitIn(code.Runs, name, dir, all...)
}

// CommandList notes a command whose words are the elements of a list, or a single string.
func (r *effects) CommandList(name string, dir *value.Value, cmd value.Value) {
	cmd.Each(func(v value.Value) {
		switch {
		case v.Kind == value.List && len(v.List.Items) > 0:
			words := r.Elements(v)
			r.Command(name, dir, words[0], words[1:]...)
		default:
			r.Command(name, dir, v)
		}
	})
}

// ShellLine notes a line that is given to a shell.
func (r *effects) ShellLine(name string, dir *value.Value, line value.Value) {
	r.emitIn(code.RunsShell, name, dir, line)
}

// Open notes a file that is opened with a mode as in fopen(3).
func (r *effects) Open(name string, path, mode value.Value) {
	m, ok := mode.Literal()
	switch {
	case mode.Kind == value.Number && mode.Text == "0":
		r.EmitEach(code.Reads, name, []value.Value{path})
	case !ok:
		r.EmitEach(code.Reads, name, []value.Value{path})
		r.EmitEach(code.Writes, name, []value.Value{path})
	case strings.ContainsAny(m, "wxc"):
		r.EmitEach(code.Writes, name, []value.Value{path})
	case strings.Contains(m, "a"):
		r.EmitEach(code.Appends, name, []value.Value{path})
	case strings.Contains(m, "+"):
		r.EmitEach(code.Reads, name, []value.Value{path})
		r.EmitEach(code.Edits, name, []value.Value{path})
	default:
		r.EmitEach(code.Reads, name, []value.Value{path})
	}
}

// MagicOpen follows Perl's open with two arguments, where the mode stands before the name of the file (perlfunc
// 5.38, open).
func (r *effects) MagicOpen(name string, v value.Value) {
	v.Each(func(v value.Value) {
		s := strings.TrimSpace(v.Text)
		file := v
		cut := func(n int) value.Value { file.Text = strings.TrimSpace(s[n:]); return file }
		switch {
		case !v.IsText() || s == "":
			r.EmitEach(code.Writes, name, []value.Value{{}})
			r.Feeds()
			r.ShellLine(name, nil, value.Value{})
		case strings.HasPrefix(s, "|"):
			r.Feeds()
			r.ShellLine(name, nil, cut(1))
		case strings.HasSuffix(s, "|") && v.Known:
			file.Text = strings.TrimSuffix(s, "|")
			r.ShellLine(name, nil, file)
		case strings.HasPrefix(s, ">>"):
			r.EmitEach(code.Appends, name, []value.Value{cut(2)})
		case strings.HasPrefix(s, ">&"), strings.HasPrefix(s, "<&"):
		case strings.HasPrefix(s, ">"):
			r.EmitEach(code.Writes, name, []value.Value{cut(1)})
		case strings.HasPrefix(s, "+>>"):
			r.EmitEach(code.Appends, name, []value.Value{cut(3)})
		case strings.HasPrefix(s, "+>"): // this empties the file before it is read
			r.EmitEach(code.Writes, name, []value.Value{cut(2)})
		case strings.HasPrefix(s, "+"):
			r.EmitEach(code.Edits, name, []value.Value{cut(min(2, len(s)))})
		case strings.HasPrefix(s, "<"):
			r.EmitEach(code.Reads, name, []value.Value{cut(1)})
		default:
			r.EmitEach(code.Reads, name, []value.Value{v})
			if !v.Known { // the name may end with |, and so be a command
				r.ShellLine(name, nil, v)
			}
		}
	})
}

// trusting are the options with which libraries of models run the code that a host sends with a model (Hugging Face
// transformers and datasets; torch.hub; diffusers).
var trusting = []string{"trust_remote_code", "trust_repo", "allow_remote_code"}

// Trust notes an option that lets a library run the code that a host sends.
func (r *effects) Trust(key string, v value.Value, line int32) {
	if r.Lang == code.Python && slices.Contains(trusting, key) && !value.IsFalse(v) {
		r.Line = line
		r.Emit(code.Network, key)
		r.Opaque(key, line)
	}
}

// Imports notes that the text loads a module, and which parts of it.
func (r *effects) Imports(name string, line int32, parts ...string) {
	r.Module(name)
	r.Line = line
	if r.Lang == code.JavaScript && r.LoadsPath("import", name) {
		return
	}
	args := []value.Value{value.Text(name)}
	for _, p := range parts {
		args = append(args, value.Text(p))
	}
	r.Emit(code.Loads, "import", args...)
}

// SearchFolder notes a folder in which modules are looked up. Lua's folders are templates (Lua 5.4, package.path), and
// what package.cpath finds is not text.
func (r *effects) SearchFolder(name string, v value.Value) {
	if r.Lang != code.Lua {
		r.Emit(code.Searches, name, v)
		return
	}
	if name == "package.cpath" {
		r.Emit(code.Opaque, name)
		return
	}
	s, _ := v.Literal()
	for one := range strings.SplitSeq(s, ";") {
		if before, _, ok := strings.Cut(one, "?"); ok {
			r.Emit(code.Searches, name, value.Text(path.Clean(before+".")))
		}
	}
}
