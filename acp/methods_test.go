package acp

import (
	"encoding/json"
	"os"
	"testing"
)

// protocolMethod is a method of the protocol's schemas.
type protocolMethod struct {
	Schema, Side, Method string
	Request              bool
}

func protocolMethods(t *testing.T) []protocolMethod {
	t.Helper()
	var file struct{ Methods []protocolMethod }
	b, err := os.ReadFile("testdata/methods.json")
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(b, &file); err != nil {
		t.Fatal(err)
	}
	return file.Methods
}

// A request to the client that has no entry would go to the person as unknown.
func TestEveryRequestToTheClientHasAnEntry(t *testing.T) {
	known := map[string]bool{}
	for _, m := range protocolMethods(t) {
		if m.Side != "client" || !m.Request {
			continue
		}
		known[m.Method] = true
		if handlers[m.Method] == nil {
			t.Errorf("%s of %s has no entry", m.Method, m.Schema)
		}
	}
	for method := range handlers {
		if !known[method] {
			t.Errorf("%s has an entry and is not in the schemas", method)
		}
	}
}

// What guard does with each request of the client's is known, so that a method
// which a new schema adds is thought about.
func TestEveryRequestToTheAgentIsThoughtOf(t *testing.T) {
	fate := map[string]string{
		"session/new": "where it works is remembered", "session/load": "where it works is remembered",
		"session/resume": "where it works is remembered", "session/prompt": "the words are remembered",
		"session/set_mode": "a loose mode is refused", "session/set_config_option": "a loose mode is refused",
		"initialize": "passes", "authenticate": "passes", "logout": "passes", "auth/login": "passes", "auth/logout": "passes",
		"session/list": "passes", "session/close": "passes", "session/delete": "passes",
		"terminal/cancel": "passes: it only ends something", "tool_call/cancel": "passes: it only ends something",
	}
	for _, m := range protocolMethods(t) {
		if m.Side == "agent" && m.Request && fate[m.Method] == "" {
			t.Errorf("%s of %s: what does guard do with it?", m.Method, m.Schema)
		}
	}
}
