package edit

import (
	"encoding/json"
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/tailscale/hujson"
)

var (
	path  = []string{"agent_servers", "Gemini (guard)"}
	entry = map[string]any{"command": "guard", "args": []string{"gemini", "--acp"}}
)

// settings are texts as people have them, with what must stand in them after a Put, where that is told.
var settings = []struct{ name, text, want string }{
	{"none", "", "{\n  \"agent_servers\": {\n    \"Gemini (guard)\": {\n      \"args\": [\n        \"gemini\",\n        \"--acp\"\n      ],\n      \"command\": \"guard\"\n    }\n  }\n}\n"},
	{"blank", " \n", ""},
	{"an empty object", "{}", ""},
	{"an empty object on two lines", "{\n}\n", ""},
	{"one line", `{"vim_mode":true}`, `{"vim_mode":true,"agent_servers":{"Gemini (guard)":{"args":["gemini","--acp"],"command":"guard"}}}`},
	{"tabs", "{\n\t\"vim_mode\": true\n}\n", "{\n\t\"vim_mode\": true,\n\t\"agent_servers\": {\n\t\t\"Gemini (guard)\": {"},
	{"four spaces", "{\n    \"vim_mode\": true\n}\n", "\n            \"args\": [\n                \"gemini\""},
	{"a comment behind the last", "{\n  \"vim_mode\": true // yes\n}\n", "{\n  \"vim_mode\": true, // yes\n  \"agent_servers\": {"},
	{"a comment on a line of its own", "{\n  \"a\": 1\n  // more to come\n}\n", "{\n  \"a\": 1,\n  // more to come\n  \"agent_servers\": {"},
	{"a comma behind the last", "// mine\n{\n  \"a\": [1, 2,],\n}\n", "  },\n}\n"},
	{"a comma and a comment", "{\n  \"a\": 1, // one\n  /* two */\n}\n", ""},
	{"only a comment", "{\n  // nothing yet\n}\n", "{\n  // nothing yet\n  \"agent_servers\": {"},
	{"other agents", "{\n  \"agent_servers\": {\n    \"Mine\": {\"command\": \"mine\"}\n  },\n  \"b\": 2\n}\n", "\"Mine\": {\"command\": \"mine\"},\n    \"Gemini (guard)\": {\n"},
	{"no agents", "{\n  \"agent_servers\": {},\n  \"b\": 2\n}\n", "  \"agent_servers\": {\n    \"Gemini (guard)\": {\n"},
	{"agents on one line", "{\n  \"agent_servers\": {\"Mine\":{}},\n  \"b\": 2\n}\n", `{"Mine":{},"Gemini (guard)":{"args":["gemini","--acp"],"command":"guard"}},`},
	{"Windows' lines", "{\r\n  \"a\": 1\r\n}\r\n", "\"a\": 1,\r\n  \"agent_servers\": {\r\n    \"Gemini"},
	{"a comment at the end", "{\"a\": 1} // end\n", ""},
}

// What was there stands there still, in its order; what is added is the one member; Take gives
// back the bytes that were there.
func TestPutAndTake(t *testing.T) {
	for _, tt := range settings {
		t.Run(tt.name, func(t *testing.T) {
			checkPut(t, tt.text, tt.want)
		})
	}
}

func checkPut(t *testing.T, text, want string) {
	t.Helper()
	made := Missing([]byte(text), path)
	put, err := Put([]byte(text), path, entry)
	if err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(string(put), want) {
		t.Errorf("%s\nlacks\n%s", put, want)
	}
	if !isSubsequence(text, string(put)) && strings.TrimSpace(text) != "" {
		t.Errorf("%q is not in\n%s", text, put)
	}
	again, err := Put(put, path, entry)
	if err != nil || string(again) != string(put) {
		t.Errorf("a second time: %v\n%s", err, again)
	}
	was, is := decoded(t, text), decoded(t, string(put))
	servers := is["agent_servers"].(map[string]any)
	if got, _ := json.Marshal(servers["Gemini (guard)"]); string(got) != `{"args":["gemini","--acp"],"command":"guard"}` {
		t.Errorf("%s", got)
	}
	taken, err := Take(put, path, entry, made)
	if err != nil {
		t.Fatal(err)
	}
	if string(taken) != text && !(Empty([]byte(text)) && Empty(taken)) && !strings.Contains(text, "servers\": {}") {
		t.Errorf("%q becomes %q", text, taken)
	}
	before, _ := json.Marshal(was)
	after, _ := json.Marshal(decoded(t, string(taken)))
	if string(before) != string(after) {
		t.Errorf("%s becomes %s", before, after)
	}
}

func decoded(t *testing.T, text string) map[string]any {
	t.Helper()
	all := map[string]any{}
	if strings.TrimSpace(text) == "" {
		return all
	}
	plain, err := hujson.Standardize([]byte(text))
	if err == nil {
		err = json.Unmarshal(plain, &all)
	}
	if err != nil {
		t.Fatalf("%v in\n%s", err, text)
	}
	return all
}

// isSubsequence reports that all bytes of a text stand in another one, in their order.
func isSubsequence(text, other string) bool {
	for _, b := range []byte(text) {
		i := strings.IndexByte(other, b)
		if i < 0 {
			return false
		}
		other = other[i+1:]
	}
	return true
}

// What the person has changed since stays, and so does what stands around it.
func TestTakeLeavesWhatIsThePersons(t *testing.T) {
	for _, tt := range []struct {
		name, text string
		made       int
		want       string
		err        error
	}{
		{"a member was added behind", "{\n  \"agent_servers\": {\n    \"Gemini (guard)\": {\"command\": \"guard\", \"args\": [\"gemini\", \"--acp\"]}, // note\n    \"Mine\": 1\n  }\n}\n", 1,
			"{\n  \"agent_servers\": { // note\n    \"Mine\": 1\n  }\n}\n", nil},
		{"a comment was added", "{\"agent_servers\":{/* keep */\"Gemini (guard)\":{\"command\":\"guard\",\"args\":[\"gemini\",\"--acp\"]}}}", 1,
			"{\"agent_servers\":{/* keep */}}", nil},
		{"the objects were the person's", "{\"agent_servers\":{\"Gemini (guard)\":{\"command\":\"guard\",\"args\":[\"gemini\",\"--acp\"]}}}", 0,
			"{\"agent_servers\":{}}", nil},
		{"guard made them", "{\"agent_servers\":{\"Gemini (guard)\":{\"command\":\"guard\",\"args\":[\"gemini\",\"--acp\"]}}}", 1, "{}", nil},
		{"its value was changed", "{\"agent_servers\":{\"Gemini (guard)\":{\"command\":\"guard\"}}}", 1, "", ErrChanged},
		{"it went", "{\"agent_servers\":{}}", 1, "", ErrAbsent},
		{"all went", "{}", 1, "", ErrAbsent},
		{"it is no JSON", "{", 1, "", ErrUnreadable},
	} {
		got, err := Take([]byte(tt.text), path, entry, tt.made)
		if !errors.Is(err, tt.err) || string(got) != tt.want {
			t.Errorf("%s: %v\n%q, not\n%q", tt.name, err, got, tt.want)
		}
	}
}

func TestPutOverwritesNothing(t *testing.T) {
	for _, tt := range []struct {
		text string
		err  error
	}{
		{`{"agent_servers":{"Gemini (guard)":{"command":"mine"}}}`, ErrOccupied},
		{`{"agent_servers":[]}`, ErrOccupied},
		{`{"agent_servers":{},"agent_servers":{}}`, ErrAmbiguous},
		{`[]`, ErrUnreadable},
		{`{"a":1`, ErrUnreadable},
		{"// nothing but a comment\n", ErrUnreadable},
		{"\ufeff{}", ErrUnreadable},
	} {
		if got, err := Put([]byte(tt.text), path, entry); !errors.Is(err, tt.err) {
			t.Errorf("%s: %v, %s", tt.text, err, got)
		}
	}
}

// A text that nests without end is unreadable, and ends nobody.
func TestTextsThatAreTooDeep(t *testing.T) {
	for _, open := range []string{"[", `{"a":`} {
		text := []byte(strings.Repeat(open, 1<<22))
		if _, err := Put(text, path, entry); !errors.Is(err, ErrUnreadable) {
			t.Errorf("%s: %v", open, err)
		}
		if members := Members(text, "a"); members != nil {
			t.Errorf("%s: %v", open, members)
		}
	}
}

func TestAppendAndCut(t *testing.T) {
	lines := []byte("# guard\neval\n")
	for _, text := range []string{"", "a\n", "a", "\n\n"} {
		joint := Joint([]byte(text), lines)
		added := Append([]byte(text), lines)
		if cut, err := Cut(added, joint); err != nil || string(cut) != text {
			t.Errorf("%q: %q, %v", text, cut, err)
		}
	}
	if _, err := Cut([]byte("a"), lines); !errors.Is(err, ErrAbsent) {
		t.Error(err)
	}
	if _, err := Cut(slices.Concat(lines, lines), lines); !errors.Is(err, ErrAmbiguous) {
		t.Error(err)
	}
}

func FuzzPut(f *testing.F) {
	for _, tt := range settings {
		f.Add(tt.text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		put, err := Put([]byte(text), path, entry)
		if err != nil {
			return
		}
		if _, err := hujson.Parse(put); err != nil {
			t.Fatalf("%q becomes %q: %v", text, put, err)
		}
		if strings.TrimSpace(text) != "" && !isSubsequence(text, string(put)) {
			t.Fatalf("%q becomes %q", text, put)
		}
		again, err := Put(put, path, entry)
		if err != nil || string(again) != string(put) {
			t.Fatalf("%q becomes %q, then %q: %v", text, put, again, err)
		}
		taken, err := Take(put, path, entry, Missing([]byte(text), path))
		if err != nil {
			t.Fatalf("%q: %v", put, err)
		}
		if _, err := hujson.Parse(taken); err != nil {
			t.Fatalf("%q becomes %q: %v", put, taken, err)
		}
	})
}

// What was written behind guard's lines since stays a line of its own.
func TestCutBetweenLines(t *testing.T) {
	for _, c := range []struct{ text, behind, want string }{
		{"export A=1", "", "export A=1"},
		{"export A=1", "export B=2\n", "export A=1\nexport B=2\n"},
		{"export A=1\n", "export B=2\n", "export A=1\nexport B=2\n"},
		{"", "export B=2\n", "export B=2\n"},
	} {
		lines := []byte("\n# guard\nalias gemini=x\n")
		if c.text == "" {
			lines = lines[1:]
		}
		joint := Joint([]byte(c.text), lines)
		got, err := Cut([]byte(c.text+string(joint)+c.behind), joint)
		if err != nil || string(got) != c.want {
			t.Errorf("%q and %q behind: %q %v, want %q", c.text, c.behind, got, err, c.want)
		}
	}
}
