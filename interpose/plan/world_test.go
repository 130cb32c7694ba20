package plan

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// world is a machine with fake agents: package trees as npm makes them, a home
// and a project. Nothing in it is ever started.
type world struct {
	t                *testing.T
	root, home, proj string
	env              []string
}

func newWorld(t *testing.T) *world {
	t.Helper()
	root := resolved(t.TempDir())
	w := &world{t: t, root: root, home: filepath.Join(root, "home"), proj: filepath.Join(root, "work", "proj")}
	for _, dir := range []string{w.home, w.proj, filepath.Join(w.proj, ".git"), filepath.Join(root, "run")} {
		if err := os.MkdirAll(dir, 0o700); err != nil {
			t.Fatal(err)
		}
	}
	w.write("bin/bash", "#!/bin/sh\n")
	if err := os.Chmod(filepath.Join(root, "bin", "bash"), 0o700); err != nil {
		t.Fatal(err)
	}
	w.env = []string{"PATH=" + filepath.Join(root, "node_modules", ".bin") + ":" + filepath.Join(root, "bin"), "HOME=" + w.home,
		"GEMINI_CLI_SYSTEM_SETTINGS_PATH=" + filepath.Join(root, "etc", "settings.json")}
	w.systemPolicies(filepath.Join(root, "etc", "policies"))
	return w
}

func (w *world) systemPolicies(dir string) {
	before := systemPolicies
	systemPolicies = func() string { return dir }
	w.t.Cleanup(func() { systemPolicies = before })
}

// install puts a package and the link to its program into node_modules.
func (w *world) install(command, name, version string) {
	w.t.Helper()
	w.write("node_modules/"+name+"/package.json", `{"name":"`+name+`","version":"`+version+`"}`)
	w.write("node_modules/"+name+"/bundle/main.js", "#!/usr/bin/env node\n")
	program := filepath.Join(w.root, "node_modules", name, "bundle", "main.js")
	link := filepath.Join(w.root, "node_modules", ".bin", command)
	for _, err := range []error{
		os.Chmod(program, 0o755),
		os.MkdirAll(filepath.Dir(link), 0o755),
		os.Symlink(program, link),
	} {
		if err != nil {
			w.t.Fatal(err)
		}
	}
}

func (w *world) installGemini(version string) {
	w.install("gemini", "@google/gemini-cli", version)
	w.write("node_modules/@google/gemini-cli/bundle/policies/default.toml", `
[[rule]]
toolName = ["read_file", "glob"]
decision = "allow"
priority = 50
[[rule]]
toolName = "*"
decision = "deny"
priority = 40
modes = ["plan"]
`)
}

// write writes a file below the root.
func (w *world) write(path, content string) {
	w.t.Helper()
	path = filepath.Join(w.root, path)
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		w.t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte(content), 0o644); err != nil {
		w.t.Fatal(err)
	}
}

func (w *world) request(mode, name string, args ...string) Request {
	return Request{Name: name, Args: args, Env: w.env, Dir: w.proj, Home: w.home, Mode: mode,
		Guard: "/opt/guard", RunDir: filepath.Join(w.root, "run"), Socket: filepath.Join(w.root, "run", "sock"),
		ID: "r1", Standins: filepath.Join(w.root, "state", "gemini")}
}

func (w *world) plan(mode, name string, args ...string) Plan {
	w.t.Helper()
	p, err := For(w.request(mode, name, args...))
	if err != nil {
		w.t.Fatal(err)
	}
	return p
}

// short shows arguments without the folder of the test.
func (w *world) short(p Plan) string {
	return strings.ReplaceAll(strings.Join(p.Args, " "), w.root, "")
}

func (p Plan) setting(name string) string {
	for _, s := range p.Env {
		if s.Name == name {
			return s.Value
		}
	}
	return ""
}

func (p Plan) file(name string) string {
	for _, f := range p.Files {
		if filepath.Base(f.Path) == name {
			return string(f.Content)
		}
	}
	return ""
}

func (p Plan) notes() string { return strings.Join(p.Notes, "\n") }
