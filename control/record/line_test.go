package record

import (
	"encoding/json"
	"reflect"
	"testing"
	"testing/quick"
)

// TestFactsAppend: what appends itself is what encoding/json writes.
func TestFactsAppend(t *testing.T) {
	same := func(f factsRecord) bool {
		for i := range f.Commands { // NewReport's lists are never null
			c := &f.Commands[i]
			c.Argv, c.Reasons = append([]string{}, c.Argv...), append([]string{}, c.Reasons...)
		}
		want, err := json.Marshal(f)
		if err != nil {
			t.Fatal(err)
		}
		var a, b any
		if err := json.Unmarshal(f.AppendJSON(nil), &a); err != nil {
			t.Fatalf("%v: %s", err, f.AppendJSON(nil))
		}
		_ = json.Unmarshal(want, &b)
		if !reflect.DeepEqual(a, b) {
			t.Logf("%s\nwant %s", f.AppendJSON(nil), want)
		}
		return reflect.DeepEqual(a, b)
	}
	if err := quick.Check(same, &quick.Config{MaxCount: 30}); err != nil {
		t.Error(err)
	}
	if !same(factsRecord{}) {
		t.Error("empty facts")
	}
}
