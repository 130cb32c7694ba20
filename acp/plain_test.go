package acp

import (
	"bytes"
	"encoding/json"
	"os"
	"reflect"
	"strings"
	"testing"

	jsonv2 "github.com/go-json-experiment/json"
)

// permissions are requests as agents write them, and ways in which they could be odd.
var permissions = []struct {
	name, params string
	plain        bool // read at a glance
}{
	{"codex-acp", `{"sessionId":"s","toolCall":{"toolCallId":"c","title":"ls","kind":"execute","status":"pending","rawInput":{"command":"ls","cwd":"/w"}},"options":[{"optionId":"a","name":"Yes","kind":"allow_once","_meta":{"x":[1,-2]}}],"_meta":null}`, true},
	{"Gemini, an edit", `{"sessionId":"s","options":[{"optionId":"o","name":"n","kind":"k"}],"toolCall":{"toolCallId":"write_file__1","status":"pending","title":"a: b","content":[{"type":"diff","path":"/w/a","oldText":null,"newText":"x\n\"y\"\t\\","_meta":{"kind":"add"}}],"locations":[{"path":"/w/a","line":3}],"kind":"edit"}}`, true},
	{"text beside it", `{"sessionId":"s","toolCall":{"toolCallId":"c","content":[{"type":"content","content":{"type":"text","text":"[in sub] é"}}]},"options":[]}`, true},
	{"white space", "{ \"sessionId\" :\t\"s\" , \"options\": [ ] }", true},
	{"escaped beyond ASCII", `{"sessionId":"\u00e9\u001B\\u0","options":[]}`, true},
	{"a cut escape", `{"sessionId":"\u00e","options":[]}`, false},
	{"no digits", `{"sessionId":"\u00eg","options":[]}`, false},
	{"a pair", `{"sessionId":"\ud83d\ude00","options":[]}`, false},
	{"half a surrogate", `{"sessionId":"\ud83d","options":[]}`, false},
	{"a fraction", `{"sessionId":"s","options":[],"_meta":{"x":1.50}}`, false},
	{"a bad number", `{"sessionId":"s","options":[],"_meta":{"x":01}}`, false},
	{"twice", `{"sessionId":"s","sessionId":"t","options":[]}`, false},
	{"twice below", `{"sessionId":"s","toolCall":{"toolCallId":"c","rawInput":{"command":"a","x":[{"y":1,"y":2}]}},"options":[]}`, false},
	{"another case", `{"sessionId":"s","toolCall":{"toolCallId":"c","Title":"rm"},"options":[]}`, false},
	{"an escaped name", `{"sessionId":"s","toolCall":{"toolCallId":"c","t\u0069tle":"rm"},"options":[]}`, false},
	{"a long s", `{"ſessionId":"s","options":[]}`, false},
	{"null for text", `{"sessionId":null,"options":[]}`, false},
	{"number for text", `{"sessionId":1,"options":[]}`, false},
	{"a member more", `{"sessionId":"s","options":[],"x":1}`, false},
	{"a comma more", `{"sessionId":"s","options":[],}`, false},
	{"cut", `{"sessionId":"s","options":[`, false},
	{"bad UTF-8", "{\"sessionId\":\"\xff\",\"options\":[]}", false},
	{"a control character", "{\"sessionId\":\"\x01\",\"options\":[]}", false},
	{"deep", `{"sessionId":"s","options":[],"_meta":` + strings.Repeat("[", 50) + strings.Repeat("]", 50) + `}`, false},
	{"seventeen members", `{"sessionId":"s","options":[],"_meta":{"a":1,"b":1,"c":1,"d":1,"e":1,"f":1,"g":1,"h":1,"i":1,"j":1,"k":1,"l":1,"m":1,"n":1,"o":1,"p":1,"q":1}}`, false},
}

func lineOf(params string) []byte {
	return []byte(`{"jsonrpc":"2.0","id":1,"method":"session/request_permission","params":` + params + "}\n")
}

func TestPlainPermission(t *testing.T) {
	for _, c := range permissions {
		if _, ok := plainRequest(lineOf(c.params)); ok != c.plain {
			t.Errorf("%s: plain %v, want %v", c.name, ok, c.plain)
		}
		agrees(t, lineOf(c.params))
	}
}

// TestPlainRecorded: most of what the real agents sent is plain, and all of it is read in one way.
func TestPlainRecorded(t *testing.T) {
	b, err := os.ReadFile("testdata/requests.jsonl")
	if err != nil {
		t.Fatal(err)
	}
	all, plainly := 0, 0
	for _, line := range bytes.Split(b, []byte("\n")) {
		var one struct{ Line json.RawMessage }
		if json.Unmarshal(line, &one) != nil || Scan(one.Line).Method != "session/request_permission" {
			continue
		}
		agrees(t, one.Line)
		all++
		if _, ok := plainRequest(one.Line); ok {
			plainly++
		} else {
			t.Logf("not plain: %.400s", one.Line)
		}
	}
	if plainly*2 < all || all == 0 {
		t.Errorf("%d of %d are plain", plainly, all)
	}
}

// agrees: what is read at a glance is what strict reads.
func agrees(t *testing.T, line []byte) {
	t.Helper()
	whole, ok := plainRequest(line)
	if !ok {
		return
	}
	read, f := whole.permission.p, Scan(line)
	whole.permission = nil
	if !reflect.DeepEqual(whole, f) || hides(line, f) {
		t.Fatalf("a line read in two ways:\n%+v\n%+v\n%s", whole, f, line)
	}
	want, err := strict[Permission](line, f.Params)
	if err != nil {
		t.Fatalf("plain, but not strict: %v\n%s", err, line)
	}
	if !reflect.DeepEqual(read, want) {
		t.Fatalf("read in two ways:\n%+v\n%+v\n%s", read, want, line)
	}
	if raw := rawInput(read); raw != nil {
		plainly, in := new(input), new(input)
		fine := plainInput(plainly, raw)
		if err := jsonv2.Unmarshal(raw, in); fine && (err != nil || !reflect.DeepEqual(plainly, in)) {
			t.Fatalf("a raw input read in two ways (%v):\n%+v\n%+v\n%s", err, plainly, in, raw)
		}
	}
}

func rawInput(p Permission) []byte {
	if p.ToolCall == nil {
		return nil
	}
	return p.ToolCall.RawInput
}

// TestPlainRequest: a line is read whole only where its envelope is plain too.
func TestPlainRequest(t *testing.T) {
	const params = `{"sessionId":"s","options":[]}`
	for line, plain := range map[string]bool{
		`{"jsonrpc":"2.0","id":1,"method":"session/request_permission","params":` + params + "}\n":                       true,
		` { "id" : "a b" , "method" : "session/request_permission" , "params" : ` + params + " } ":                       true,
		`{"jsonrpc":"2.0","id":1,"method":"session/request_permission","params":` + params + "}\r\n":                     false,
		`{"jsonrpc":"2.0","id":1,"method":"session/request_permission","params":` + params + "}{}\n":                     false,
		`{"jsonrpc":"2.0","method":"session/request_permission","params":` + params + "}\n":                              false,
		`{"jsonrpc":"2.0","id":1.0,"method":"session/request_permission","params":` + params + "}\n":                     false,
		`{"jsonrpc":"2.0","id":-0,"method":"session/request_permission","params":` + params + "}\n":                      false,
		`{"jsonrpc":"2.0","id":{},"method":"session/request_permission","params":` + params + "}\n":                      false,
		`{"jsonrpc":"2.0","id":1,"id":1,"method":"session/request_permission","params":` + params + "}\n":                false,
		`{"jsonrpc":"2.0","id":1,"ID":2,"method":"session/request_permission","params":` + params + "}\n":                false,
		`{"jsonrpc":"2.0","id":1,"method":"session/request_permission","params":` + params + `,"result":{}}`:             false,
		`{"jsonrpc":"2.0","id":1,"method":"session/request_permission"}`:                                                 false,
		`{"jsonrpc":"2.0","id":1,"method":"fs/read_text_file","x":"session/request_permission","params":` + params + "}": false,
		`{"jsonrpc":"2.0","id":1,"method":"session/request_permission","params":` + params + "}\x0b":                     false,
	} {
		if _, ok := plainRequest([]byte(line)); ok != plain {
			t.Errorf("plain %v: %s", ok, line)
		}
		agrees(t, []byte(line))
	}
}

// FuzzPlainRequest: no line is one thing to the quick look and another to the slow one.
func FuzzPlainRequest(f *testing.F) {
	for _, c := range permissions {
		f.Add(lineOf(c.params))
	}
	f.Fuzz(func(t *testing.T, line []byte) { agrees(t, line) })
}

func FuzzPlainPermission(f *testing.F) {
	for _, c := range permissions {
		f.Add(c.params)
	}
	f.Fuzz(func(t *testing.T, params string) { agrees(t, lineOf(params)) })
}
