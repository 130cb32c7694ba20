package appserver

import (
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"testing"

	"guard/acp/dialect"
	"guard/internal/agents"
)

// unused is a server whose tables are only looked at.
var unused = &server{Gate: noGate{}}

type noGate struct{ dialect.Gate }

// appServerMethod is a method of app-server's own schema. Server notifications only
// tell: guard reads some, and the rest needs no entry.
type appServerMethod struct {
	From, Method string
	Request      bool
}

func (m appServerMethod) table() dialect.Methods {
	if m.From == "server" {
		return serverMethods(unused)
	}
	return editorMethods(editor{unused})
}

func appServerMethods(t *testing.T) []appServerMethod {
	t.Helper()
	var file struct{ Methods []appServerMethod }
	b, err := os.ReadFile("testdata/appserver.json")
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(b, &file); err != nil {
		t.Fatal(err)
	}
	return file.Methods
}

// The file is what the real Codex generates.
func TestAppServerSchema(t *testing.T) {
	codex, out := agents.Codex(t, "http://127.0.0.1:1"), t.TempDir()
	cmd := exec.Command(codex.Path, "app-server", "generate-json-schema", "--experimental", "--out", out)
	cmd.Env = codex.Env
	if b, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, b)
	}
	var real []appServerMethod
	for _, of := range []struct {
		file, from string
		request    bool
	}{
		{"ServerRequest", "server", true}, {"ServerNotification", "server", false}, {"ClientRequest", "client", true}, {"ClientNotification", "client", false},
	} {
		var schema struct {
			OneOf []struct {
				Properties struct {
					Method struct{ Enum []string }
				}
			}
		}
		b, err := os.ReadFile(filepath.Join(out, of.file+".json"))
		if err != nil || json.Unmarshal(b, &schema) != nil {
			t.Fatalf("%s: %v", of.file, err)
		}
		for _, one := range schema.OneOf {
			real = append(real, appServerMethod{of.from, one.Properties.Method.Enum[0], of.request})
		}
	}
	if !slices.Equal(real, appServerMethods(t)) {
		t.Errorf("testdata/appserver.json is of another Codex; it has\n%+v", real)
	}
}

// What a new app-server adds must be thought about, and what relays must say why.
func TestEveryAppServerMethodHasATreatment(t *testing.T) {
	known := map[string]bool{}
	for _, m := range appServerMethods(t) {
		known[m.From+" "+m.Method] = true
		one, declared := m.table()[m.Method]
		switch {
		case m.From == "server" && !m.Request && !declared:
		case !declared || one.Notice == m.Request:
			t.Errorf("%s, which the %s sends: what does guard do with it?", m.Method, m.From)
		}
	}
	for from, table := range map[string]dialect.Methods{"server": serverMethods(unused), "client": editorMethods(editor{unused})} {
		for method, one := range table {
			if !known[from+" "+method] {
				t.Errorf("%s has a treatment and is not in the schema", method)
			}
			if one.Is == dialect.Relayed && one.Why == "" || one.Is != dialect.Relayed && one.Handle == nil {
				t.Errorf("%s: %+v says nothing", method, one)
			}
		}
	}
}
