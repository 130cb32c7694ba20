package call_test

import (
	"strings"
	"testing"

	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/call/calltest"
	"guard/policy/code/value"
)

// TestOpen: a mode that is not known may do all that a mode can.
func TestOpen(t *testing.T) {
	number := value.Value{Kind: value.Number, Text: "0"}
	for _, c := range []struct {
		name string
		mode value.Value
		want string
	}{
		{"read", value.Text("rb"), "reads p"}, {"write", value.Text("w"), "writes p"},
		{"exclusive", value.Text("xb"), "writes p"}, {"append", value.Text("a+"), "appends p"},
		{"edit", value.Text("r+b"), "reads p; edits p"}, {"write and read", value.Text("w+"), "writes p"},
		{"empty", value.Text(""), "reads p"}, {"zero", number, "reads p"},
		{"unknown", value.Value{}, "reads p; writes p"}, {"decoded", value.Hidden, "reads p; writes p"},
		{"half known", value.Value{Kind: value.String, Text: "r"}, "reads p; writes p"},
		{"flags", value.Value{Kind: value.Number, Text: "577"}, "reads p; writes p"},
		{"name", value.Named("O_WRONLY"), "reads p; writes p"},
	} {
		r := calltest.Calls(code.Python)
		r.Open("open", value.Text("p"), c.mode)
		if got := calltest.Acts(r); got != c.want {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
	}
}

// TestMagicOpen: in Perl's open with two arguments, the name says what is done.
func TestMagicOpen(t *testing.T) {
	for name, want := range map[string]string{"f": "reads f", "< f": "reads f", "> f": "writes f", ">>f": "appends f",
		"+<f": "edits f", "+>f": "writes f", "+>>f": "appends f", "| cmd x": "runs shell cmd␣x from ?", "cmd |": "runs shell cmd␣", ">&STDERR": "",
		"": "writes ?; runs shell ? from ?", " ": "writes ?; runs shell ? from ?", "f\xff": "reads f\xff?; runs shell f\xff?",
		"> \xff": "writes \xff?", "|": `runs shell "" from ?`} {
		r := calltest.Calls(code.Perl)
		r.MagicOpen("open", value.Text(name))
		if got := calltest.Acts(r); got != want {
			t.Errorf("%q: %q, want %q", name, got, want)
		}
	}
}

// TestHost: a host is found alone, in a URL and in a connection string; this machine is none.
func TestHost(t *testing.T) {
	for text, want := range map[string]string{"db.example.org": "db.example.org", "db.example.org:5432": "db.example.org",
		"postgres://u:p@db.example.org/x": "db.example.org", "dbname=x host=db.example.org port=1": "db.example.org",
		"http://a.org@b.org/": "b.org", "localhost": "", "db": "", "127.0.0.1:1": "", "0.0.0.0": "", "": "", "://": "",
		"a.b c": "", "host=": ""} {
		r := calltest.Calls(code.Python)
		r.Host("connect", value.ListOf(value.Text(text)))
		if want != "" {
			want = "network " + want
		}
		if got := calltest.Acts(r); got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
	r := calltest.Calls(code.Python)
	r.Host("connect", value.Hidden)
	if got := calltest.Acts(r); got != "network" {
		t.Errorf("decoded: %q", got)
	}
}

// TestIsRemote: a path that leads to a host is remote, also behind schemes that only unpack.
func TestIsRemote(t *testing.T) {
	for s, want := range map[string]bool{"https://a/b": true, "S3://b": true, "compress.zlib://http://a": true,
		"zip://gz://xz://ftp://a": true, "a://b://c://d://http://a": false, "http://": false, "file:///etc": false,
		"a/b": false, "": false, "://": false, "a b://http": false, strings.Repeat("x", 21) + "://http://a": false} {
		if call.IsRemote(s) != want {
			t.Errorf("%q: %v", s, !want)
		}
	}
	r := calltest.Calls(code.Python)
	r.EmitEach(code.Reads, "read", []value.Value{value.Text("http://a/b"), value.Text("c")})
	if got := calltest.Acts(r); got != "network http://a/b; reads c" {
		t.Errorf("a URL and a file: %q", got)
	}
}

// TestLoadsPath: what an import names is a module, a file, a host or code.
func TestLoadsPath(t *testing.T) {
	for _, c := range []struct {
		lang code.Language
		name string
		want string
	}{
		{code.JavaScript, "./a", "runs file {script}a"}, {code.JavaScript, "file:///a", "runs file /a"},
		{code.JavaScript, "https://a/b", "network https://a/b"}, {code.JavaScript, "data:text/javascript,x", "opaque"},
		{code.JavaScript, "fs", ""}, {code.Ruby, "./a", "runs file ./a"}, {code.Perl, "a.pl", "runs file a.pl"},
		{code.Perl, "A::B", ""}, {code.Lua, "../a", "runs file ../a"}, {code.Python, "./a", ""}, {code.Ruby, "", ""},
	} {
		r := calltest.Calls(c.lang)
		if is := r.LoadsPath("import", c.name); is != (c.want != "") {
			t.Errorf("%q: a path %v", c.name, is)
		}
		if got := calltest.Acts(r); got != c.want {
			t.Errorf("%q: %q, want %q", c.name, got, c.want)
		}
	}
	for name, want := range map[string]string{"node:fs/promises": "fs.promises", "./a.js": "./a_js", "": "", "..": "./"} {
		if got := call.ModuleName(name); got != want {
			t.Errorf("%q is %q, want %q", name, got, want)
		}
	}
}

// TestVariables: to read a variable is an act, and only few have a value that is known.
func TestVariables(t *testing.T) {
	r := calltest.Calls(code.Python)
	r.Start.Variables = map[string]string{"A": "b", "": "c"}
	for name, want := range map[string]string{"HOME": "{home}~", "TMPDIR": "{tempdir}.", "A": "b", "X": "?", "": "?"} {
		got := calltest.Show(r.ReadsVariable("getenv", value.Text(name)))
		if acts := calltest.Acts(r); got != want || !strings.HasPrefix(acts, "environment ") {
			t.Errorf("%q: %s, want %s; acts %q", name, got, want, acts)
		}
	}
	call.Mark(r.Book.Environment, "os.environ")
	env := value.Named("os.environ")
	r.SetsAll(&call.Call{Name: "update"}, []value.Value{env, {}, value.ListOf()})
	if got := calltest.Acts(r); got != "sets environment ? ?" {
		t.Errorf("what is not known sets %q", got)
	}
	copied, ok := r.EnvironmentOf([]value.Value{env}, &value.Arguments{Keys: []string{"B"},
		Keyed: []value.Value{value.Text("c")}})
	if got := calltest.Acts(r); !ok || copied.Text != env.Text || got != "sets environment B c" {
		t.Errorf("a copy: %v %q", copied.Text, got)
	}
}

// TestPlacedElsewhere: a temporary file may lie in another folder.
func TestPlacedElsewhere(t *testing.T) {
	for _, c := range []struct {
		name   string
		v      value.Value
		prefix bool
		want   string
	}{
		{"temporary", value.Text("/tmp/x"), false, ""}, {"not temporary", value.Text("/tmpx"), false, "makes /tmpx/tmp"},
		{"out of it", value.Text("/tmp/../etc"), false, "makes /tmp/../etc/tmp"}, {"a prefix", value.Text("x"), true, ""},
		{"a path as prefix", value.Text("../x"), true, "makes ../x"}, {"fresh", value.From(code.Fresh), false, ""},
		{"none", value.Text(""), false, ""}, {"decoded", value.Hidden, false, ""},
		{"of two", value.OneOf(value.Text("/tmp"), value.Text("a")), false, "makes a/tmp"},
	} {
		r := calltest.Calls(code.Python)
		if is := r.PlacedElsewhere(&call.Call{Name: "mkdtemp", Line: 1}, c.v, c.prefix); is != (c.want != "") {
			t.Errorf("%s: elsewhere %v", c.name, is)
		}
		if got := calltest.Acts(r); got != c.want {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
	}
}
