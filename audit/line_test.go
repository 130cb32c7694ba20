package audit

import (
	"encoding/json"
	"reflect"
	"testing"
	"testing/quick"
)

// TestRecordAppend: a record is written as encoding/json would write it.
func TestRecordAppend(t *testing.T) {
	same := func(r Record, exit Exit, request map[string]string, facts []int) bool {
		r.Exit, r.Request, r.Facts = &exit, request, facts
		line, err := r.append(nil)
		if err != nil {
			t.Fatal(err)
		}
		want, err := json.Marshal(r)
		if err != nil {
			t.Fatal(err)
		}
		var a, b any
		if err := json.Unmarshal(line, &a); err != nil {
			t.Fatalf("%v: %s", err, line)
		}
		_ = json.Unmarshal(want, &b)
		return reflect.DeepEqual(a, b)
	}
	values := func(r *Record) *Record { r.Verdict, r.Data, r.Preview = nil, "data", nil; return r }
	err := quick.Check(func(event, agent, session, note string, ms int64, exit Exit, request map[string]string, facts []int) bool {
		return same(*values(&Record{Event: Event(event), Agent: agent, ACPSession: session, Note: note, Millis: ms, By: By(uint64(ms) % 10), Answer: agent,
			Channel: note, RequestID: note, Mode: agent, ApprovalType: note, Reason: session}), exit, request, facts)
	}, nil)
	if err != nil {
		t.Error(err)
	}
}
