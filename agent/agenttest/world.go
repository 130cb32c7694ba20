// Package agenttest is a machine for the tests of agents' launch plans: fake
// programs in packages as npm makes them, a home and a project, all below one
// temporary folder.
//
// In come the agents that guard shall know; out come the plans for them. Nothing
// in it is ever started, and no file of the real home is touched.
package agenttest

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"guard/interpose/plan"
)

// World is such a machine.
type World struct {
	T      testing.TB
	Agents plan.Launches // that guard knows
	// Root holds everything, Home is the person's, and Project a repository of theirs.
	Root, Home, Project string
	Env                 []string // of the agents
}

// NewWorld makes one, with nothing installed.
func NewWorld(t testing.TB, agents plan.Launches) *World {
	t.Helper()
	root := plan.Resolved(t.TempDir())
	w := &World{T: t, Agents: agents, Root: root, Home: filepath.Join(root, "home"),
		Project: filepath.Join(root, "work", "proj")}
	for _, dir := range []string{w.Home, w.Project, filepath.Join(w.Project, ".git"), filepath.Join(root, "run")} {
		if err := os.MkdirAll(dir, 0o700); err != nil {
			t.Fatal(err)
		}
	}
	w.Write("work/proj/.git/HEAD", "ref: refs/heads/main\n")
	w.Write("bin/bash", "#!/bin/sh\n")
	if err := os.Chmod(filepath.Join(root, "bin", "bash"), 0o700); err != nil {
		t.Fatal(err)
	}
	w.Env = []string{"PATH=" + filepath.Join(root, "node_modules", ".bin") + ":" + filepath.Join(root, "bin"),
		"HOME=" + w.Home}
	return w
}

// Install puts a package and the link to its program into node_modules.
func (w *World) Install(command, name, version string) {
	w.T.Helper()
	w.Write("node_modules/"+name+"/package.json", `{"name":"`+name+`","version":"`+version+`"}`)
	w.Write("node_modules/"+name+"/bundle/main.js", "#!/usr/bin/env node\n")
	program := filepath.Join(w.Root, "node_modules", name, "bundle", "main.js")
	link := filepath.Join(w.Root, "node_modules", ".bin", command)
	for _, err := range []error{
		os.Chmod(program, 0o755),
		os.MkdirAll(filepath.Dir(link), 0o755),
		os.Symlink(program, link),
	} {
		if err != nil {
			w.T.Fatal(err)
		}
	}
}

// Write writes a file below the root.
func (w *World) Write(path, content string) {
	w.T.Helper()
	path = filepath.Join(w.Root, path)
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		w.T.Fatal(err)
	}
	if err := os.WriteFile(path, []byte(content), 0o644); err != nil {
		w.T.Fatal(err)
	}
}

// Request is what the person typed, in the project.
func (w *World) Request(mode, name string, args ...string) plan.Request {
	return plan.Request{Launches: w.Agents, Name: name, Args: args, Env: w.Env, Dir: w.Project, Home: w.Home,
		Mode: mode, Guard: "/opt/guard", RunDir: filepath.Join(w.Root, "run"),
		Socket: filepath.Join(w.Root, "run", "sock"),
		ID:     "r1", Overlays: filepath.Join(w.Root, "state", "gemini")}
}

// Plan is the plan for it.
func (w *World) Plan(mode, name string, args ...string) plan.Plan {
	w.T.Helper()
	return w.planned(w.Request(mode, name, args...))
}

// Asks is the plan where the agent's own dialog is one of the ways to ask, or the first.
func (w *World) Asks(mode, name string, first bool, args ...string) plan.Plan {
	w.T.Helper()
	r := w.Request(mode, name, args...)
	r.Asks, r.AsksMost = true, first
	return w.planned(r)
}

func (w *World) planned(r plan.Request) plan.Plan {
	w.T.Helper()
	p, err := plan.For(r)
	if err != nil {
		w.T.Fatal(err)
	}
	return p
}

// Short shows a plan's arguments without the folder of the test.
func (w *World) Short(p plan.Plan) string {
	return strings.ReplaceAll(strings.Join(p.Args, " "), w.Root, "")
}

// Setting is the value that a plan gives to a variable of the environment.
func Setting(p plan.Plan, name string) string {
	for _, s := range p.Env {
		if s.Name == name {
			return s.Value
		}
	}
	return ""
}

// File is the content of a plan's file of that name in the run folder.
func File(p plan.Plan, name string) string {
	for _, f := range p.Files {
		if filepath.Base(f.Path) == name {
			return string(f.Content)
		}
	}
	return ""
}

// Notes are what a plan tells the person.
func Notes(p plan.Plan) string { return strings.Join(p.Notes, "\n") }

// Added is the content of a file, named by the end of its path, that a plan adds to the home overlay for the home.
func Added(t testing.TB, p plan.Plan, name string) string {
	t.Helper()
	if p.Overlay == nil {
		t.Fatal("no home overlay is made")
	}
	for path, content := range p.Overlay.Files {
		if strings.HasSuffix(path, "/"+name) {
			return string(content)
		}
	}
	t.Fatalf("%s is not among %v", name, p.Overlay.Files)
	return ""
}
