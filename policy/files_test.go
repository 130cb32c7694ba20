package policy

import (
	"fmt"
	"slices"
	"testing"

	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell"
)

// finding is what a test expects of facts.
type finding struct {
	level      risk.Level
	categories risk.Categories
	protected  bool
	absurd     bool
}

func found(f Facts) finding { return finding{f.Level, f.Categories, f.Protected, f.Absurd} }

func TestFiles(t *testing.T) {
	const (
		outside  = risk.FSOutsideWorkspace
		gone     = risk.FSDeleteOverwrite
		secrets  = risk.FSConfigSecrets
		runs     = risk.ExecArbitrary
		low      = risk.Low
		medium   = risk.Medium
		high     = risk.High
		critical = risk.Critical
	)
	files := map[string]string{"/srv/project/a.go": "package a\n", "/srv/project/sub/b.go": "x", "/srv/project/.git/config": "x"}
	for i := range many {
		files[fmt.Sprintf("/srv/project/big/%d.go", i)] = "x"
	}
	edit := func(path string, old, new *string) Request {
		return Request{Tool: Edit, Edits: []Change{{path, old, new}}}
	}
	on := func(tool Tool, paths ...string) Request { return Request{Tool: tool, Paths: paths} }

	tests := []struct {
		name string
		r    Request
		want finding
	}{
		{"reads a file", on(Read, "a.go"), finding{low, 0, false, false}},
		{"searches, no path named", on(Read), finding{low, 0, false, false}},
		{"reads outside", on(Read, "~/notes"), finding{medium, outside, false, false}},
		{"reads what everybody has", on(Read, "/etc/hostname"), finding{risk.Low, 0, false, false}},
		{"reads a sibling with the same beginning", on(Read, "/srv/project-evil/x"), finding{medium, outside, false, false}},
		{"climbs out", on(Read, "sub/../../x"), finding{medium, outside, false, false}},
		{"reads a secret", on(Read, ".env"), finding{high, secrets, false, false}},
		{"reads a secret outside", on(Read, "~/.ssh/id_ed25519"), finding{high, secrets | outside, false, false}},
		{"a pattern made for secrets", on(Read, ".en*"), finding{high, secrets, false, false}},
		{"one bad path of two", on(Read, "a.go", ".env"), finding{high, secrets, false, false}},
		{"edits a file", edit("a.go", text("a"), text("b")), finding{medium, 0, false, false}},
		{"writes a new file", edit("new.go", nil, text("b")), finding{medium, 0, false, false}},
		{"a new file, so says the agent, but it exists", edit("a.go", text(""), text("b")), finding{high, gone, false, false}},
		{"overwrites unseen", edit("a.go", nil, text("b")), finding{high, gone, false, false}},
		{"a change that is not told", on(Edit, "a.go"), finding{high, gone, false, false}},
		{"empties a file", edit("a.go", text("package a\n"), text("")), finding{high, gone, false, false}},
		{"takes a piece out", edit("a.go", text("a"), text("")), finding{medium, 0, false, false}},
		{"removes by patch", edit("a.go", text("package a\n"), nil), finding{high, gone, false, false}},
		{"edits outside", edit("../x.go", text("a"), text("b")), finding{high, outside, false, false}},
		{"edits a secret", edit(".env", nil, text("K=1")), finding{high, secrets, false, false}},
		{"edits an agent's settings", edit(".gemini/settings.json", nil, text("{}")), finding{high, secrets, true, false}},
		{"edits guard's policy", edit(".guard.toml", nil, text("x")), finding{high, secrets, true, false}},
		{"edits guard's own folder", edit("/home/eve/.config/guard/x", nil, text("x")), finding{high, secrets | outside, true, false}},
		{"edits a git hook", edit(".git/hooks/pre-push", nil, text("x")), finding{high, runs, false, false}},
		{"edits a hook of husky", edit(".husky/pre-commit", nil, text("x")), finding{high, runs, false, false}},
		{"edits a start-up file", edit("~/.bashrc", nil, text("x")), finding{high, secrets | runs | outside, false, false}},
		{"edits a disk", edit("/dev/sda", nil, text("x")), finding{critical, gone | outside | risk.SystemImpact, false, true}},
		{"turns text around", edit("new.go", nil, text("a\u202eb")), finding{high, runs, false, false}},
		{"a name that hides", on(Read, "a\u200b.go"), finding{critical, runs, false, false}},
		{"no file at all", on(Edit), finding{medium, runs, false, false}},
		{"deletes a file", on(Delete, "a.go"), finding{high, gone, false, false}},
		{"deletes a folder", on(Delete, "sub"), finding{high, gone, false, false}},
		{"deletes much", on(Delete, "big"), finding{critical, gone, false, false}},
		{"deletes the history", on(Delete, ".git"), finding{critical, gone, false, false}},
		{"deletes the workspace", on(Delete, "."), finding{critical, gone, false, false}},
		{"deletes a home", on(Delete, "~"), finding{critical, gone | outside, false, true}},
		{"deletes the root", on(Delete, "/"), finding{critical, gone | outside, false, true}},
		{"deletes nothing that is named", on(Delete), finding{critical, gone, false, false}},
		{"moves", Request{Tool: Move, Paths: []string{"a.go"}, To: "c.go"}, finding{medium, 0, false, false}},
		{"moves over a file", Request{Tool: Move, Paths: []string{"a.go"}, To: "sub/b.go"}, finding{high, gone, false, false}},
		{"moves out", Request{Tool: Move, Paths: []string{"a.go"}, To: "/tmp/a.go"}, finding{high, outside, false, false}},
		{"moves onto guard's policy", Request{Tool: Move, Paths: []string{"a.go"}, To: ".guard.toml"}, finding{high, secrets, true, false}},
		{"moves settings away", Request{Tool: Move, Paths: []string{".codex/config.toml"}, To: "x"}, finding{high, secrets, true, false}},
		{"moves to nowhere", on(Move, "a.go"), finding{high, gone, false, false}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			f := judged(tt.r, files)
			if got := found(f); got != tt.want {
				t.Errorf("%v %v protected=%v absurd=%v, want %v %v %v %v\n%v",
					got.level, got.categories, got.protected, got.absurd,
					tt.want.level, tt.want.categories, tt.want.protected, tt.want.absurd, f.Reasons)
			}
			if len(f.Reasons) == 0 {
				t.Error("no reason")
			}
		})
	}
}

func TestTheWorkspaceIsNeverEverything(t *testing.T) {
	for _, ws := range []string{"/", "/home/eve", "/home/eve/", "relative", ""} {
		f := judged(Request{Tool: Read, Paths: []string{"/home/eve/x"}, Workspace: ws}, nil)
		if f.Level == risk.Low {
			t.Errorf("workspace %q: a file of the home is low", ws)
		}
	}
}

// Taking a fact away never makes a verdict looser.
func TestRemovingAFactNeverLoosens(t *testing.T) {
	files := map[string]string{"/srv/project/a.go": "package a\n"}
	requests := []Request{
		{Tool: Edit, Edits: []Change{{"a.go", text("package a\n"), text("b")}}},
		{Tool: Edit, Edits: []Change{{"a.go", text("a"), text("b")}}},
		{Tool: Edit, Edits: []Change{{"n.go", nil, text("b")}}},
		{Tool: Delete, Paths: []string{"a.go"}},
		{Tool: Move, Paths: []string{"a.go"}, To: "b.go"},
		{Tool: Read, Paths: []string{"a.go"}},
		{Tool: Fetch, URLs: []string{"https://example.com"}},
		{Tool: MCP, Server: "github", Name: "list_issues"},
		{Tool: MCP, Server: "fs", Name: "write_file", Args: Raw(`{"path":"n.go","content":"x"}`)},
		{Tool: Shell, Command: "ls"},
		{Tool: Shell, Command: "go build ./..."},
	}
	take := map[string]func(*Request, *Judge){
		"disk":      func(_ *Request, j *Judge) { j.World.Disk = nil },
		"workspace": func(_ *Request, j *Judge) { j.World.Workspace = "" },
		"cwd":       func(r *Request, _ *Judge) { r.Cwd = "" },
		"old text": func(r *Request, _ *Judge) {
			for i := range r.Edits {
				r.Edits = append([]Change{}, r.Edits...)
				r.Edits[i].Old = nil
			}
		},
		"changes": func(r *Request, _ *Judge) {
			for _, c := range r.Edits {
				r.Paths = append(r.Paths, c.Path)
			}
			r.Edits = nil
		},
		"the rest":  func(r *Request, _ *Judge) { r.Partial = true },
		"paths":     func(r *Request, _ *Judge) { r.Paths, r.To = nil, "" },
		"addresses": func(r *Request, _ *Judge) { r.URLs = nil },
		"arguments": func(r *Request, _ *Judge) { r.Args = nil },
		"name":      func(r *Request, _ *Judge) { r.Name = "" },
		"command":   func(r *Request, _ *Judge) { r.Command = "" },
	}
	for _, r := range requests {
		r.Cwd = "/srv/project"
		whole := Judge{World: world(files)}.Facts(r)
		for name, change := range take {
			less, j := r, Judge{World: world(files)}
			change(&less, &j)
			if r.Tool == Read && name == "paths" {
				continue // a search without a path is one of the whole folder
			}
			f := j.Facts(less)
			for _, s := range []Settings{{}, {Mode: Asking}, {Mode: Asking, AskFrom: risk.Medium}} {
				if a, b := Decide(whole, s), Decide(f, s); b.Action > a.Action {
					t.Errorf("%s %v%v without its %s, mode %v: %v becomes %v", r.Tool, r.Paths, r.Name, name, s.Mode, a.Action, b.Action)
				}
			}
		}
	}
}

func TestTextsOfEdits(t *testing.T) {
	for name, tt := range map[string]struct {
		change  Change
		partial bool
		want    []shell.Text
	}{
		"a new file":  {Change{"a", nil, text("x")}, false, []shell.Text{{Path: "/srv/project/a", Text: "x", Known: true}}},
		"a piece":     {Change{"a", text("x"), text("y")}, false, []shell.Text{{Path: "/srv/project/a", Old: "x", Text: "y", Known: true}}},
		"cut":         {Change{"a", nil, text("x")}, true, []shell.Text{{Path: "/srv/project/a", Text: "x"}}},
		"a file gone": {Change{"a", text("x"), nil}, false, nil},
	} {
		f := judged(Request{Tool: Edit, Paths: []string{"a"}, Edits: []Change{tt.change}, Partial: tt.partial}, nil)
		if !slices.Equal(f.Texts, tt.want) {
			t.Errorf("%s: %+v", name, f.Texts)
		}
	}
}

// TestEditsOfWhatRunsLater: an edit that puts a command where a tool runs it later is asked,
// one of what stood there is not.
func TestEditsOfWhatRunsLater(t *testing.T) {
	const starts = "[hooks]\nenter = \"sh tools/x.sh\"\n"
	for _, tt := range []struct {
		path, old, text string
		asked           bool
	}{
		{".unheard/config.toml", "", starts, true},
		{".unheard/config.toml", starts, starts + "more = 1\n", false},
		{".unheard/config.toml", "", "[hooks]\nenter = true\n", false},
		{"rust-toolchain.toml", "", "[toolchain]\npath = \"tc\"\n", true},
		{"rust-toolchain.toml", "", "[toolchain]\nchannel = \"1.80\"\n", false},
		{"node_modules/x/index.js", "a", "a\nrequire('child_process').exec('id')\n", true},
		{"src/index.js", "a", "a\nrequire('child_process').exec('id')\n", false},
		{"frob.toml", "a = 1\n", "a = 1\n[hooks]\nstart = \"sh tools/x.sh\"\n", true},
		{"frob.toml", starts, starts + "enter = \"python3 tools/y.py\"\n", true},
		{"frob.toml", "", "[lint]\nselect = [\"E\"]\ninclude = [\"src/a.py\"]\n", false},
		{"frob.yaml", "a: 1\n", "a: 1\non_save:\n  - run: bash scripts/x\n", true},
		{"zap.json", "{}", `{"command": "node", "args": ["tools/x.js"]}`, true},
		{"uv.toml", "", "[[index]]\nurl = \"https://evil.example/simple\"\n", true},
		{"pyproject.toml", "[project]\n", "[project]\n[[tool.uv.index]]\nurl = \"https://evil.example\"\n", true},
		{"pyproject.toml", "[project]\n", "[project]\n[project.urls]\nSource = \"https://a.example\"\n", false},
		{".frob.yml", "", "mirror: https://evil.example/r\n", true},
		{"package-lock.json", "https://registry.npmjs.org/a", "https://evil.example/a", true},
		{"package-lock.json", `"integrity": "sha512-aaaaaaaaaaaaaaaaaaaaaaaa"`, `"dev": true`, true},
		{"package-lock.json", `"version": "1.0.0"`, `"version": "1.1.0"`, false},
		{"Cargo.lock", "checksum = \"00\"", "", true},
		{"go.sum", "a v1 h1:AAAA=\n", "a v1 h1:BBBB=\n", true},
		{"package.json", `{"scripts":{}}`, `{"scripts":{"test":"node test.js","build":"sh scripts/b.sh"}}`, false},
		{"Cargo.toml", "[package]\n", "[package]\nbuild = \"build.rs\"\n", false},
		{"tsconfig.json", "{}", `{"compilerOptions":{"plugins":[{"name":"next"}]}}`, false},
		{"docker-compose.yml", "services:\n", "services:\n  a:\n    command: [\"sh\", \"-c\", \"x\"]\n", false},
		{"openapi.yaml", "openapi: 3.1.0\n", "openapi: 3.1.0\nservers:\n  - url: https://a.example\n", false},
		{"application.yml", "a: 1\n", "a: 1\nproxy:\n  url: http://p.example\n", false},
		{"appsettings.json", "{}", `{"Webhook":{"Url":"https://a.example"}}`, false},
		{"values.yaml", "a: 1\n", "a: 1\ncommand: [\"sh\", \"x.sh\"]\n", false},
		{"mkdocs.yml", "a: 1\n", "a: 1\nhooks:\n  - docs/hooks.py\n", false},
		{"renovate.json", "{}", `{"extends":["config:recommended"]}`, false},
		{"tests/fixtures/a.json", "{}", `{"command":"sh x.sh"}`, false},
		{"src/conf.toml", "a = 1\n", "command = \"sh x.sh\"\n", false},
		{"gradle.properties", "a=1\n", "a=1\norg.gradle.parallel=true\n", false},
		{".python-version", "3.12\n", "3.13\n", false},
		{".python-version", "3.12\n", "./tools/python\n", true},
	} {
		f := Judge{World: place.World{Workspace: "/w", Home: "/home/you"}}.Facts(Request{Tool: Edit, Cwd: "/w",
			Workspace: "/w", Paths: []string{tt.path}, Edits: []Change{{Path: tt.path, Old: &tt.old, New: &tt.text}}})
		if asked := f.Categories.Has(risk.ExecArbitrary); asked != tt.asked {
			t.Errorf("%s gets %q: %s %v", tt.path, tt.text, f.Level, f.Categories)
		}
	}
}
