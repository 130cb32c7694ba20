package python

import (
	"strings"

	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/token"
	"guard/policy/code/value"
)

// records says which calls of tests and command lines write a file by an option of theirs, or work in another folder:
// VCR.py 6 (record_mode), responses 0.25 (_recorder), Click 8 (File), Typer 0.12 (FileTextWrite), pytest 8
// (monkeypatch.chdir).
var records = []row{
	{code.Writes, "0=path", rerecords, "vcr.use_cassette vcr.VCR().use_cassette vcr.default_vcr.use_cassette " +
		"vcr.config.VCR().use_cassette"},
	{call.None, "9=cassette_library_dir", recorder, "vcr.VCR vcr.config.VCR"},
	{code.Writes, "9=file_path", nil, "responses._recorder.record"},
	{call.None, "", changesFolder, "?.chdir"},
	{code.Writes, "0=path", recordsIn, "vcr.recording.use_cassette"},
}

// recorder handles VCR(record_mode="all"), whose cassettes are then written anew each time.
func recorder(r *call.Calls, c *call.Call) value.Value {
	v := keepsPath(r, c)
	if how, given := c.Key("record_mode"); given && recordsAll(how) {
		v.Text = "vcr.recording"
	}
	return v
}

// rerecords handles use_cassette(path, record_mode="all"), which writes a cassette anew that is there.
func rerecords(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	if how, given := c.Key("record_mode"); given && recordsAll(how) {
		r.EmitEach(code.Writes, c.Name, r.Picked(c))
	}
	return value.Named(r.Canonical(c.Name + "()"))
}

// recordsAll reports the mode "all", or RecordMode.ALL.
func recordsAll(v value.Value) bool {
	s, known := v.Literal()
	return known && s == "all" || v.Kind == value.Name && strings.HasSuffix(v.Text, ".ALL")
}

// changesFolder handles monkeypatch.chdir(folder), after which names count from that folder. A folder that the test
// makes for itself is judged by what it is.
func changesFolder(r *call.Calls, c *call.Call) value.Value {
	r.NotFollowed(c)
	end, ok := closed(r)
	v, given := c.Arg(0, "path")
	if ok && given && (!v.IsText() || !v.Known) && climbs(r, end) {
		v = value.Text("..")
	}
	if !ok || !given || !v.IsText() || !v.Known || v.Source != code.Plain {
		return r.Result(c)
	}
	if links := chainTo(r.Toks, end+1); len(links) == 2 && links[0].name == "monkeypatch" {
		r.Emit(code.Enters, c.Name, v)
	}
	return r.Result(c)
}

// climbs reports an argument that leads from the project's folder up: pytestconfig.rootpath.parent.
func climbs(r *call.Calls, end int) bool {
	from, up := false, false
	for i := int(r.Toks[end].Match) + 1; i < end; i++ {
		if t := &r.Toks[i]; t.Kind == token.Name {
			from, up = from || standsAtTop[t.Text], up || leadsUp[t.Text]
		}
	}
	return from && up
}

// standsAtTop are attributes for where pytest 8 found the project (Config, FixtureRequest), leadsUp those by which a
// path leads up (pathlib, os.path, py.path).
var (
	standsAtTop = map[string]bool{"rootpath": true, "rootdir": true, "invocation_params": true, "invocation_dir": true,
		"inipath": true, "inifile": true, "startpath": true, "startdir": true, "fspath": true, "path": true}
	leadsUp = map[string]bool{"parent": true, "parents": true, "dirname": true, "dirpath": true, "pardir": true}
)

// recordsIn handles use_cassette(name) of such a recorder, whose folder it may have been given.
func recordsIn(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	for _, v := range r.Picked(c) {
		if c.Recv.List != nil && len(c.Recv.List.Items) > 0 && c.Recv.List.Items[0].IsText() {
			v = value.Join(c.Recv.List.Items[0], v, true)
		}
		r.EmitEach(code.Writes, c.Name, []value.Value{v})
	}
	return value.Named("vcr.VCR().use_cassette()")
}
