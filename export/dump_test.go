package export

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"guard/audit"
)

// dumpOf writes events as a store gives them: OTLP/JSON, or an object each.
func dumpOf(events []Event, shape string) string {
	var lines []string
	for _, e := range events {
		var attributes []map[string]any
		plain := map[string]any{}
		for _, a := range e.Attributes {
			kind := "stringValue"
			value := a.Value
			switch v := a.Value.(type) {
			case int64:
				kind, value = "intValue", fmt.Sprint(v)
			case bool:
				kind = "boolValue"
			case []string:
				continue
			}
			attributes = append(attributes, map[string]any{"key": a.Name, "value": map[string]any{kind: value}})
			plain[a.Name] = fmt.Sprint(a.Value)
		}
		var object any
		switch shape {
		case "otlp":
			object = map[string]any{"resourceLogs": []any{map[string]any{"scopeLogs": []any{map[string]any{"logRecords": []any{
				map[string]any{"body": map[string]any{"stringValue": e.Body}, "attributes": attributes}}}}}}}
		case "table":
			object = map[string]any{"Body": e.Body, "LogAttributes": plain}
		case "labels", "logcli":
			under := map[string]any{}
			for k, v := range plain {
				under[strings.ReplaceAll(k, ".", "_")] = v
			}
			if object = under; shape == "logcli" {
				object = map[string]any{"labels": under, "line": e.Body, "timestamp": e.Time}
			}
		}
		b, _ := json.Marshal(object)
		lines = append(lines, string(b))
	}
	return strings.Join(lines, "\n") + "\n"
}

// What a store gives out is checked by the chain: that nothing is missing, changed or put in.
func TestADumpIsChecked(t *testing.T) {
	b, s := newBench(t), &store{}
	b.write("s0", started)
	for range 5 {
		b.write("s0", decided("git push"))
	}
	b.write("s0", audit.Record{Event: audit.SessionEnded})
	b.write("s1", started, decided("ls"))
	x := b.exporter(s)
	x.Contents.Lines = true
	b.run(x, Once)
	var first, second []Event
	for _, e := range s.events {
		if strings.HasPrefix(e.ID(), "s0/") {
			first = append(first, e)
		} else {
			second = append(second, e)
		}
	}
	set := func(events []Event, i int, name string, value any) []Event {
		events = slices.Clone(events)
		events[i].Attributes = slices.Clone(events[i].Attributes)
		for j, a := range events[i].Attributes {
			if a.Name == name {
				events[i].Attributes[j].Value = value
			}
		}
		return events
	}
	body := func(events []Event, i int, was, is string) []Event {
		events = slices.Clone(events)
		events[i].Body = strings.Replace(events[i].Body, was, is, 1)
		return events
	}
	for _, tt := range []struct {
		name    string
		events  []Event
		problem string
		seq     uint64
		ended   bool
	}{
		{"all of it", first, "", 0, true},
		{"in another order, some twice", slices.Concat(first[3:], first[:5]), "", 0, true},
		{"a session that goes on", second, "", 0, false},
		{"one is missing", slices.Concat(first[:3], first[4:]), "it is missing", 4, false},
		{"the first is missing", first[1:], "it is missing", 1, false},
		{"the end is missing", first[:6], "", 0, false},
		{"one was put in", set(first, 4, attrHash, strings.Repeat("a", 64)), "it was changed after it was written", 5, false},
		{"a text was changed", body(first, 2, "git push", "git pull"), "it was changed after it was written", 3, false},
		{"one is another's", slices.Concat(first, set(first[2:3], 0, attrPrev, strings.Repeat("b", 64))), "there are two different records of this number", 3, false},
		{"decisions alone", first[2:5], "only decisions were handed on", 0, false},
	} {
		for _, shape := range []string{"otlp", "table", "labels", "logcli"} {
			events := tt.events
			if shape == "labels" && strings.HasPrefix(tt.name, "a text was changed") {
				continue // there is no body
			}
			d, err := ReadDump(strings.NewReader("\n" + dumpOf(events, shape)))
			if err != nil {
				t.Fatal(err)
			}
			checks := d.Checks()
			if len(checks) != 1 || !strings.HasPrefix(checks[0].Problem, tt.problem) || (tt.problem == "") != (checks[0].Problem == "") ||
				tt.problem != "" && checks[0].Seq != tt.seq || tt.problem == "" && checks[0].Ended != tt.ended {
				if shape == "labels" && tt.name == "one was put in" && strings.Contains(checks[0].Problem, "does not follow") {
					continue // without its line, it is the next that does not follow
				}
				t.Errorf("%s, %s: %+v", tt.name, shape, checks)
			}
			unread := 0 // a store of labels gives out no text
			if shape == "labels" {
				unread = checks[0].Records
			}
			if tt.problem == "" && checks[0].Unread != unread {
				t.Errorf("%s, %s: %d of %d records are without their content, %d are", tt.name, shape,
					checks[0].Unread, checks[0].Records, unread)
			}
		}
	}
	d, err := ReadDump(strings.NewReader("{}\nnot JSON\n[1]\n{\"resourceLogs\":[{\"scopeLogs\":3}]}\n"))
	if err != nil || len(d.Checks()) != 0 || len(d.Bad) != 2 || d.Bad[0] != 2 || d.Lines != 2 {
		t.Errorf("%+v, %v", d, err)
	}
}
