package acp

import (
	"bytes"
	"encoding/json"
	"os"
	"reflect"
	"strings"
	"testing"

	"guard/acp/wire"
)

// permissionCases are requests as agents write them, and ways in which they could be odd.
var permissionCases = []struct {
	name, params string
	read         bool // else refused
}{
	{"codex-acp", `{"sessionId":"s","toolCall":{"toolCallId":"c","title":"ls","kind":"execute","status":"pending","rawInput":{"command":"ls","cwd":"/w"}},"options":[{"optionId":"a","name":"Yes","kind":"allow_once","_meta":{"x":[1,-2]}}],"_meta":null}`, true},
	{"Gemini, an edit", `{"sessionId":"s","options":[{"optionId":"o","name":"n","kind":"k"}],"toolCall":{"toolCallId":"write_file__1","status":"pending","title":"a: b","content":[{"type":"diff","path":"/w/a","oldText":null,"newText":"x\n\"y\"\t\\","_meta":{"kind":"add"}}],"locations":[{"path":"/w/a","line":3}],"kind":"edit"}}`, true},
	{"text beside it", `{"sessionId":"s","toolCall":{"toolCallId":"c","content":[{"type":"content","content":{"type":"text","text":"[in sub] é"}}]},"options":[]}`, true},
	{"another case in what is not read", `{"sessionId":"s","toolCall":{"toolCallId":"c","locations":[{"path":"/a","line":{"Path":"/b"}}]},"options":[]}`, false},
	{"white space", "{ \"sessionId\" :\t\"s\" , \"options\": [ ] }", true},
	{"escaped beyond ASCII", `{"sessionId":"\u00e9\u001B\\u0","options":[]}`, true},
	{"a cut escape", `{"sessionId":"\u00e","options":[]}`, false},
	{"no digits", `{"sessionId":"\u00eg","options":[]}`, false},
	{"a pair", `{"sessionId":"\ud83d\ude00","options":[]}`, true},
	{"half a surrogate", `{"sessionId":"\ud83d","options":[]}`, false},
	{"a fraction", `{"sessionId":"s","options":[],"_meta":{"x":1.50}}`, true},
	{"a bad number", `{"sessionId":"s","options":[],"_meta":{"x":01}}`, false},
	{"twice", `{"sessionId":"s","sessionId":"t","options":[]}`, false},
	{"twice below", `{"sessionId":"s","toolCall":{"toolCallId":"c","rawInput":{"command":"a","x":[{"y":1,"y":2}]}},"options":[]}`, false},
	{"another case", `{"sessionId":"s","toolCall":{"toolCallId":"c","Title":"rm"},"options":[]}`, false},
	{"an escaped name", `{"sessionId":"s","toolCall":{"toolCallId":"c","t\u0069tle":"rm"},"options":[]}`, true},
	{"a long s", `{"ſessionId":"s","options":[]}`, false},
	{"null for text", `{"sessionId":null,"options":[]}`, true},
	{"number for text", `{"sessionId":1,"options":[]}`, false},
	{"a member more", `{"sessionId":"s","options":[],"x":1}`, true},
	{"a comma more", `{"sessionId":"s","options":[],}`, false},
	{"cut", `{"sessionId":"s","options":[`, false},
	{"bad UTF-8", "{\"sessionId\":\"\xff\",\"options\":[]}", false},
	{"a control character", "{\"sessionId\":\"\x01\",\"options\":[]}", false},
	{"deep", `{"sessionId":"s","options":[],"_meta":` + strings.Repeat("[", 50) + strings.Repeat("]", 50) + `}`, true},
	{"seventeen members", `{"sessionId":"s","options":[],"_meta":{"a":1,"b":1,"c":1,"d":1,"e":1,"f":1,"g":1,"h":1,"i":1,"j":1,"k":1,"l":1,"m":1,"n":1,"o":1,"p":1,"q":1}}`, true},
}

func lineOf(params string) []byte {
	return []byte(`{"jsonrpc":"2.0","id":1,"method":"session/request_permission","params":` + params + "}\n")
}

func TestStrictPermission(t *testing.T) {
	for _, c := range permissionCases {
		line := lineOf(c.params)
		if _, err := strict[Permission](line, wire.Scan(line)); (err == nil) != c.read {
			t.Errorf("%s: %v, want it read: %v", c.name, err, c.read)
		}
		readInOneWay(t, line)
	}
}

// TestStrictRecorded: all that the real agents sent can be read, and in one way.
func TestStrictRecorded(t *testing.T) {
	b, err := os.ReadFile("testdata/requests.jsonl")
	if err != nil {
		t.Fatal(err)
	}
	all := 0
	for _, line := range bytes.Split(b, []byte("\n")) {
		var one struct{ Line json.RawMessage }
		if json.Unmarshal(line, &one) != nil || wire.Scan(one.Line).Method != "session/request_permission" {
			continue
		}
		all++
		if _, err := strict[Permission](one.Line, wire.Scan(one.Line)); err != nil {
			t.Errorf("%v: %.400s", err, one.Line)
		}
		readInOneWay(t, one.Line)
	}
	if all == 0 {
		t.Error("no permission is recorded")
	}
}

// readInOneWay demands that encoding/json, which takes names without their case and the
// last of several, reads what strict reads, where strict does.
func readInOneWay(t *testing.T, line []byte) {
	t.Helper()
	f := wire.Scan(line)
	if f.Kind != wire.Request {
		return
	}
	strictly, err := strict[Permission](line, f)
	readsPlainly(t, line, f, strictly, err)
	if err != nil {
		return
	}
	var loosely struct {
		Method string
		Params Permission
	}
	err = json.Unmarshal(line, &loosely)
	withoutOpaque(&strictly)
	withoutOpaque(&loosely.Params)
	if err != nil || loosely.Method != f.Method || !reflect.DeepEqual(strictly, loosely.Params) {
		t.Fatalf("a line read in two ways (%v):\n%+v\n%+v\n%s", err, strictly, loosely.Params, line)
	}
}

// readsPlainly demands that what is plain reads as strict reads it, and that what is not is left to strict.
func readsPlainly(t *testing.T, line []byte, f wire.Frame, want Permission, refused error) {
	t.Helper()
	got, err := strictPermission(line, f)
	if (err == nil) != (refused == nil) || !reflect.DeepEqual(got, want) {
		t.Fatalf("read plainly it is (%v)\n%+v\nand strictly (%v)\n%+v\n%s", err, got, refused, want, line)
	}
}

// withoutOpaque takes out what guard decides nothing by, and whose names strict does not look at.
func withoutOpaque(p *Permission) {
	p.Meta = nil
	for _, tc := range []*ToolCall{p.ToolCall, callOf(p)} {
		if tc != nil {
			tc.Meta, tc.RawOutput = nil, nil
		}
	}
}

// TestStrictEnvelope: a line is a request only where its envelope is plain.
func TestStrictEnvelope(t *testing.T) {
	const params = `{"sessionId":"s","options":[]}`
	for line, request := range map[string]bool{
		`{"jsonrpc":"2.0","id":1,"method":"session/request_permission","params":` + params + "}\n":                       true,
		` { "id" : "a b" , "method" : "session/request_permission" , "params" : ` + params + " } ":                       true,
		`{"jsonrpc":"2.0","id":1,"method":"session/request_permission","params":` + params + "}\r\n":                     true,
		`{"jsonrpc":"2.0","id":1,"method":"session/request_permission","params":` + params + "}{}\n":                     false,
		`{"jsonrpc":"2.0","method":"session/request_permission","params":` + params + "}\n":                              false,
		`{"jsonrpc":"2.0","id":1.0,"method":"session/request_permission","params":` + params + "}\n":                     false,
		`{"jsonrpc":"2.0","id":-0,"method":"session/request_permission","params":` + params + "}\n":                      false,
		`{"jsonrpc":"2.0","id":{},"method":"session/request_permission","params":` + params + "}\n":                      false,
		`{"jsonrpc":"2.0","id":1,"id":1,"method":"session/request_permission","params":` + params + "}\n":                false,
		`{"jsonrpc":"2.0","id":1,"ID":2,"method":"session/request_permission","params":` + params + "}\n":                false,
		`{"jsonrpc":"2.0","id":1,"method":"session/request_permission","params":` + params + `,"result":{}}`:             false,
		`{"jsonrpc":"2.0","id":1,"method":"session/request_permission"}`:                                                 true,
		`{"jsonrpc":"2.0","id":1,"method":"fs/read_text_file","x":"session/request_permission","params":` + params + "}": false,
		`{"jsonrpc":"2.0","id":1,"method":"session/request_permission","params":` + params + "}\x0b":                     false,
	} {
		f := wire.Scan([]byte(line))
		if got := f.Kind == wire.Request && f.Method == "session/request_permission" && !wire.HidesRequest([]byte(line), f); got != request {
			t.Errorf("a permission %v: %s", got, line)
		}
		readInOneWay(t, []byte(line))
	}
}

// FuzzStrictRequest: no line is one thing to guard and another to a reader that takes it loosely.
func FuzzStrictRequest(f *testing.F) {
	for _, c := range permissionCases {
		f.Add(lineOf(c.params))
	}
	f.Fuzz(func(t *testing.T, line []byte) { readInOneWay(t, line) })
}

func FuzzStrictPermission(f *testing.F) {
	for _, c := range permissionCases {
		f.Add(c.params)
	}
	f.Fuzz(func(t *testing.T, params string) { readInOneWay(t, lineOf(params)) })
}

// TestPlainPermission: what agents send every day is plain, so that it is read within its budget.
func TestPlainPermission(t *testing.T) {
	plain := map[string]bool{"codex-acp": true, "Gemini, an edit": true, "text beside it": true, "white space": true}
	for _, c := range permissionCases {
		if _, ok := plainPermission(wire.Scan(lineOf(c.params)).Params); plain[c.name] && !ok {
			t.Errorf("%s: not plain", c.name)
		}
	}
}
