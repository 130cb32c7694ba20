package policy

import (
	"encoding/json"
	"reflect"
	"testing"
	"testing/quick"

	"guard/policy/place"
)

// TestAppendJSON: what appends itself is what encoding/json writes, member by member.
func TestAppendJSON(t *testing.T) {
	same := func(line []byte, v any) bool {
		want, err := json.Marshal(v)
		if err != nil {
			t.Fatal(err)
		}
		var a, b any
		if err := json.Unmarshal(line, &a); err != nil {
			t.Fatalf("%v: %s", err, line)
		}
		_ = json.Unmarshal(want, &b)
		if !reflect.DeepEqual(a, b) {
			t.Logf("%s\nwant %s", line, want)
		}
		return reflect.DeepEqual(a, b)
	}
	check := func(f any) {
		t.Helper()
		if err := quick.Check(f, nil); err != nil {
			t.Error(err)
		}
	}
	check(func(r Request) bool { r.Args = Raw("{\n\"a\": [1, null]}"); return same(r.AppendJSON(nil), r) })
	check(func(v Verdict) bool { return same(v.AppendJSON(nil), v) })
	check(func(c ReportCommand) bool {
		c.Argv, c.Reasons = append([]string{}, c.Argv...), append([]string{}, c.Reasons...)
		return same(c.AppendJSON(nil), c)
	})
	check(func(r Report) bool {
		for _, l := range []*[]string{&r.Paths.Reads, &r.Paths.Writes, &r.Paths.Deletes, &r.Hosts, &r.Reasons} {
			*l = append([]string{}, *l...)
		}
		r.Wildcards, r.Commands = append([]place.Match{}, r.Wildcards...), append([]ReportCommand{}, r.Commands...)
		for i := range r.Commands {
			c := &r.Commands[i]
			c.Argv, c.Reasons = append([]string{}, c.Argv...), append([]string{}, c.Reasons...)
		}
		return same(r.AppendJSON(nil), r)
	})
	none := NewReport(Facts{}, Verdict{})
	if !same(none.AppendJSON(nil), none) {
		t.Error("the empty report")
	}
	empty := Request{}
	if !same(empty.AppendJSON(nil), empty) {
		t.Error("the empty request")
	}
}
