package wire

import (
	"encoding/json"
	"strings"
	"testing"
)

func TestScan(t *testing.T) {
	const u = `"\u00`
	tests := []struct {
		name, line string
		kind       Kind
		method, id string
	}{
		{"a request", `{"jsonrpc":"2.0","id":1,"method":"a/b","params":{}}`, Request, "a/b", "1"},
		{"key order and space", "\t{ \"params\" : [ ] ,\r \"method\":\"x\" , \"id\" : 0 } \r\n", Request, "x", "0"},
		{"a notification", `{"jsonrpc":"2.0","method":"a"}`, Notification, "a", ""},
		{"a result", `{"id":7,"result":null}`, Response, "", "7"},
		{"an error", `{"id":null,"error":{}}`, Response, "", "null"},
		{"an empty object", `{}`, Response, "", ""},
		{"a batch", `[{"id":1}]`, Batch, "", ""},
		{"blank", " \r\n", Noise, "", ""},
		{"a log line", "Warning: x", Noise, "", ""},
		{"a scalar", "null", Noise, "", ""},
		{"a string id", `{"id":"a","method":"x"}`, Request, "x", `"a"`},
		{"an id with escapes", `{"id":"\u0061\n","method":"x"}`, Request, "x", `"\u0061\n"`},
		{"a null id", `{"id":null,"method":"x"}`, Request, "x", "null"},
		{"a negative id", `{"id":-12,"method":"x"}`, Request, "x", "-12"},
		{"an id beyond 64 bits", `{"id":123456789012345678901234567890,"method":"x"}`, Request, "x", "123456789012345678901234567890"},
		{"a method with escapes", `{"id":1,"method":"session\/request_permission"}`, Request, "session/request_permission", "1"},
		{"deep params", `{"method":"x","params":` + strings.Repeat("[", 5000) + strings.Repeat("]", 5000) + `}`, Notification, "x", ""},
		{"duplicates below", `{"method":"x","params":{"a":1,"a":2}}`, Notification, "x", ""},
		{"quotes in strings", `{"method":"x","params":{"a":"\\\"}{","b":"\\"}}`, Notification, "x", ""},

		{"an id of 1.0", `{"id":1.0,"method":"x"}`, Suspect, "x", "1.0"},
		{"an id of 1e0", `{"id":1e0,"method":"x"}`, Suspect, "x", "1e0"},
		{"an id of -0", `{"id":-0,"method":"x"}`, Suspect, "x", "-0"},
		{"an id of 01", `{"id":01,"method":"x"}`, Suspect, "x", "01"},
		{"an id of true", `{"id":true,"method":"x"}`, Suspect, "x", "true"},
		{"an id of an object", `{"id":{},"method":"x"}`, Suspect, "x", "{}"},
		{"an id without end", `{"id":"` + strings.Repeat("a", MaxID) + `","method":"x"}`, Suspect, "x", `"` + strings.Repeat("a", MaxID) + `"`},
		{"an id of half a pair", `{"id":"\ud800","method":"x"}`, Suspect, "x", `"\ud800"`},
		{"an id of bad UTF-8", "{\"id\":\"\xff\",\"method\":\"x\"}", Suspect, "x", "\"\xff\""},
		{"an id with a raw control", "{\"id\":\"\x01\",\"method\":\"x\"}", Suspect, "x", "\"\x01\""},
		{"the id twice", `{"id":1,"id":2,"method":"x"}`, Suspect, "x", "2"},
		{"the method twice", `{"id":1,"method":"a","method":"b"}`, Suspect, "b", "1"},
		{"the params twice", `{"id":1,"method":"a","params":1,"params":2}`, Suspect, "a", "1"},
		{"a capital key", `{"id":1,"Method":"a"}`, Suspect, "a", "1"},
		{"a capital key beside the right one", `{"id":1,"method":"a","METHOD":"b"}`, Suspect, "b", "1"},
		{"a key with long s", "{\"id\":1,\"method\":\"a\",\"param\u017f\":{}}", Suspect, "a", "1"},
		{"a key with escapes", `{` + u + `69d":1,"method":"a"}`, Suspect, "a", "1"},
		{"a key twice, once with escapes", `{"id":1,"method":"a","\u006dethod":"b"}`, Suspect, "b", "1"},
		{"a key with bad UTF-8 in it", "{\"id\":1,\"met\xffhod\":\"a\"}", Suspect, "a", "1"},
		{"a method and a result", `{"id":1,"method":"a","result":1}`, Suspect, "a", "1"},
		{"a method that is no string", `{"id":1,"method":5}`, Suspect, "", "1"},
		{"a method of bad UTF-8", "{\"id\":1,\"method\":\"\xff\"}", Suspect, "\xff", "1"},
		{"bytes behind", `{"id":1,"method":"a"} x`, Suspect, "a", "1"},
		{"two values", `{"id":1,"method":"a"}{"id":2,"method":"b"}`, Suspect, "a", "1"},
		{"not closed", `{"id":1,"method":"a"`, Suspect, "a", "1"},
		{"a comma too many", `{"id":1,"method":"a",}`, Suspect, "a", "1"},
		{"no comma", `{"id":1 "method":"a"}`, Suspect, "", "1"},
		{"no quotes", `{id:1,method:"a"}`, Suspect, "", ""},
		{"single quotes", `{'id':1,'method':'a'}`, Suspect, "", ""},
		{"a comment", `{"id":1,/**/"method":"a"}`, Suspect, "", "1"},
		{"a vertical tab between", "{\"method\":\"a\",\"params\":{\"x\":\v{}}}", Suspect, "a", ""},
		{"U+2028 between", "{\"method\":\"a\",\"params\":{\"x\":\u2028{}}}", Suspect, "a", ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			f := Scan([]byte(tt.line))
			if f.Kind != tt.kind {
				t.Fatalf("kind %d, want %d", f.Kind, tt.kind)
			}
			if tt.kind != Suspect && (f.Method != tt.method || string(f.ID) != tt.id) {
				t.Errorf("method %q id %s, want %q %s", f.Method, f.ID, tt.method, tt.id)
			}
		})
	}
}

// Ids that a peer takes for the same have one key.
func TestKey(t *testing.T) {
	for _, same := range [][]string{{"1", "1.0", "1e0", "10e-1"}, {"0", "-0", "0.0"}, {`"1"`, `"\u0031"`}, {"null"}, {"1.5"}, {"-12", "-1.2e1"},
		{"12345678901234567890"}, {"12345678901234567890.0"}, {"1e400"}, {`"1.0"`}} {
		for _, id := range same {
			for _, other := range same {
				if Key([]byte(id)) != Key([]byte(other)) {
					t.Errorf("%s and %s differ", id, other)
				}
			}
		}
	}
	if Key([]byte("1")) == Key([]byte(`"1"`)) || Key([]byte("1.5")) == Key([]byte("1")) || Key([]byte(`"1.0"`)) == Key([]byte(`"1"`)) {
		t.Error("two ids have one key")
	}
}

// loose is what encoding/json makes of a message: keys without case, the last of
// several.
type loose struct {
	ID     json.RawMessage `json:"id"`
	Method *string         `json:"method"`
	Params json.RawMessage `json:"params"`
}

// checkAgainstLoose compares what Scan is sure of with encoding/json, and
// demands that what encoding/json takes for a request passes as nothing else.
func checkAgainstLoose(t *testing.T, line []byte) {
	t.Helper()
	var l loose
	if json.Unmarshal(line, &l) != nil {
		return
	}
	f := Scan(line)
	asks := l.Method != nil && l.ID != nil
	switch f.Kind {
	case Request:
		if !asks || *l.Method != f.Method || string(l.ID) != string(f.ID) || string(l.Params) != string(f.Params) {
			t.Fatalf("%q: a request %q %s, but encoding/json reads %+v", line, f.Method, f.ID, l)
		}
	case Notification, Response:
		if asks {
			t.Fatalf("%q: kind %d, but encoding/json reads a request", line, f.Kind)
		}
	case Suspect, Noise:
		if asks && !HidesRequest(line, f) {
			t.Fatalf("%q: kind %d passes, but encoding/json reads a request", line, f.Kind)
		}
	}
}

var corpus = []string{
	`{"jsonrpc":"2.0","id":1,"method":"session/request_permission","params":{"sessionId":"s","options":[]}}`,
	`{"jsonrpc":"2.0","method":"session/update","params":{"update":{"sessionUpdate":"tool_call","toolCallId":"a"}}}`,
	`{"id":1,"ID":2,"method":"x"}`, `{"id":1,"method":"x","\u006dethod":"y"}`, `{"id":"\u0031","method":"\u0078"}`,
	"\ufeff{\"id\":1,\"method\":\"x\"}", "{\"method\":\"a\",\"params\":\r{\"id\":1,\"method\":\"x\"}\r}",
	"{\"method\":\"a\",\"params\":\u2028{\"id\":1,\"method\":\"x\"}\u2028}", `null {"id":1,"method":"x"}`,
	`[{"id":1,"method":"x"}]`, `[]{"id":1,"method":"x"}`, `{"id":1e400,"method":"x"}`, `{"a":"\\\\\\\"","method":"x"}`,
	"{\"id\":1,\"method\":\"x\",\"params\":{\"\xff\":1}}", `{"id":1,"method":"x"}}`, "Warning: {\"id\":1,\"method\":\"x\"}",
}

func TestScanAgreesWithALooseReader(t *testing.T) {
	for _, line := range corpus {
		checkAgainstLoose(t, []byte(line))
	}
}

func FuzzScan(f *testing.F) {
	for _, line := range corpus {
		f.Add([]byte(line))
	}
	f.Fuzz(func(t *testing.T, line []byte) {
		checkAgainstLoose(t, line)
		var s Stream
		s.endsRequest(line, Scan(line))
		BatchRequests(line)
	})
}

// A string of escaped quotes, and one of backslashes, must not become quadratic:
// this test would not end.
func TestScanIsLinear(t *testing.T) {
	for name, unit := range map[string]string{"quotes": `\"`, "backslashes": `\\`, "both": `\\\"`, "plain": "x"} {
		line := []byte(`{"method":"x","params":"` + strings.Repeat(unit, 8<<20/len(unit)) + `"}`)
		if f := Scan(line); f.Kind != Notification {
			t.Errorf("%s: kind %d", name, f.Kind)
		}
	}
}
