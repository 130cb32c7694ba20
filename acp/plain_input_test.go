package acp

import (
	"reflect"
	"testing"

	jsonv2 "github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"
)

// inputCases are raw inputs as agents write them, and ways in which they could be odd.
var inputCases = map[string]bool{ // whether it is plain
	`{"command":"ls","cwd":"/w","description":"x \"y\""}`:     true,
	`{"command":["ls","-l"],"workdir":"/w","pad":{"path":1}}`: true,
	`{ "file_path" : "/a" , "content" : null , "x" : [ 1 ] }`: true,
	`{"command":null,"env":{"A":"b"},"Path":"/a"}`:            true,
	`{"path":null}`:                     false,
	`{"path":1}`:                        false,
	`{"path":"a","path":"b"}`:           false,
	`{"p\u0061th":"/a"}`:                false,
	`{"path":"\ud83d"}`:                 false,
	`{"request":{"message":"m"}}`:       false,
	`{"changes":{"/a":{"type":"add"}}}`: false,
	`["ls"]`:                            false,
	`"ls"`:                              false,
	`{"path":"a"}{}`:                    false,
	`{"path":"a"`:                       false,
	"{\"path\":\"\xff\"}":               false,
}

// readInputInOneWay demands that a plain input reads as reflection reads it.
func readInputInOneWay(t *testing.T, raw []byte) (plain bool) {
	t.Helper()
	var got, want input
	if !readPlainly(raw, &got) {
		return false
	}
	if err := jsonv2.Unmarshal(raw, &want); err != nil || !reflect.DeepEqual(got, want) {
		t.Fatalf("read plainly it is\n%+v\nand strictly (%v)\n%+v\n%s", got, err, want, raw)
	}
	return true
}

func TestPlainInput(t *testing.T) {
	for raw, want := range inputCases {
		if got := readInputInOneWay(t, []byte(raw)); got != want {
			t.Errorf("plain %v, want %v: %s", got, want, raw)
		}
	}
}

// TestPlainInputKnowsAllMembers: what reflection would read is not passed over.
func TestPlainInputKnowsAllMembers(t *testing.T) {
	of := reflect.TypeFor[input]()
	for i := range of.NumField() {
		name := of.Field(i).Tag.Get("json")
		if _, _, known := new(input).member([]byte(name)); !known {
			t.Errorf("%q is passed over", name)
		}
		readInputInOneWay(t, jsontext.Value(`{"`+name+`":"x"}`))
	}
}

func FuzzPlainInput(f *testing.F) {
	for raw := range inputCases {
		f.Add([]byte(raw))
	}
	f.Fuzz(func(t *testing.T, raw []byte) { readInputInOneWay(t, raw) })
}
