// Package node reads the scripts of package.json and the tasks of deno.json. The text, the name of a script and its
// arguments come in; the lines that npm, pnpm, yarn, bun or deno run for it go out.
//
// Of `{"scripts": {"pretest": "tsc", "test": "npm run lint", "lint": "eslint ."}}` it lists tsc, eslint . and npm run
// lint for the script test: also the scripts that run before and after it, and those of the same file that a line
// runs.
//
// No package of node_modules is looked at, and nothing is run.
package node

import (
	"encoding/json"
	"maps"
	"slices"
	"strings"

	"guard/policy/recipe"
	"guard/policy/recipe/gather"
)

// nodeRunners are the programs that run scripts of package.json from within one. Sources: the manuals of npm, pnpm,
// yarn, bun, node --run, npm-run-all and concurrently.
var nodeRunners = []runner{
	{program: "npm", verb: "run run-script rum urn"}, {program: "npm", many: true},
	{program: "pnpm", verb: "run run-script"}, {program: "pnpm"},
	{program: "yarn", verb: "run"}, {program: "yarn"},
	{program: "bun", verb: "run"}, {program: "bun"},
	{program: "node"},
	{program: "npm-run-all", many: true}, {program: "npm-run-all2", many: true}, {program: "run-s", many: true},
	{program: "run-p", many: true}, {program: "concurrently", many: true, prefix: "npm:"},
	{program: "concurrently", many: true, prefix: "yarn:"}, {program: "concurrently", many: true, prefix: "pnpm:"},
	{program: "concurrently", many: true, prefix: "bun:"},
	{program: "conc", many: true, prefix: "npm:"},
}

// lifecycles maps a command to the scripts that it runs besides the one of its name, in order. Source: npm's manual,
// scripts(7), "Life Cycle Operation Order".
var lifecycles = map[string][]string{
	"install": installScripts,
	"i":       installScripts,
	"ci":      installScripts,
	"add":     installScripts,
	"update":  installScripts,
	"rebuild": {"preinstall", "install", "postinstall", "prepare"},
	"link":    installScripts,
	"pack":    packScripts,
	"publish": append(append([]string{"prepublishOnly"}, packScripts...), "publish", "postpublish"),
	"version": {"preversion", "version", "postversion"},
	"restart": {"prerestart", "prestop", "stop", "poststop", "restart", "prestart", "start", "poststart",
		"postrestart"},
	"t":          {"pretest", "test", "posttest"},
	"tst":        {"pretest", "test", "posttest"},
	"it":         append(slices.Clone(installScripts), "pretest", "test", "posttest"),
	"diff":       {"prepare"},
	"shrinkwrap": {"prepare"},
}

var (
	installScripts = []string{
		"pnpm:devPreinstall", "preinstall", "install", "postinstall", "prepublish", "preprepare", "prepare",
		"postprepare", "dependencies",
	}
	packScripts = []string{"prepack", "preprepare", "prepare", "postprepare", "postpack"}
)

// PackageJSON lists what npm, pnpm, yarn or bun runs for a script of package.json, with the scripts before and after
// it. args are the words after the name of the script.
func PackageJSON(text, script string, args ...string) recipe.Reading {
	return readPackage(text, script, aroundCommand, args)
}

// PackageScript is PackageJSON for npm run NAME and its like, which the name of a command of npm's does not turn into
// that command: npm run t is not npm t.
func PackageScript(text, script string, args ...string) recipe.Reading {
	return readPackage(text, script, aroundScript, args)
}

func readPackage(text, script string, around func(string) []string, args []string) recipe.Reading {
	s := &scripts{runners: nodeRunners, around: around}
	var file struct {
		Scripts map[string]string          `json:"scripts"`
		Wireit  map[string]json.RawMessage `json:"wireit"`
	}
	if !s.ReadJSON(text, &file) {
		return s.Reading
	}
	all := file.Scripts
	s.names = slices.Sorted(maps.Keys(all))
	graph := wired(file.Wireit)
	s.lines = func(name string) ([]string, bool) {
		line, ok := all[name]
		if one, is := graph[name]; is && (strings.TrimSpace(line) == "wireit" || !ok) {
			return one.lines(), true
		}
		return []string{line}, ok
	}
	s.before = func(name string) []string { return graph[name].own(graph, all) }
	names := []string{script}
	if strings.Contains(script, "*") {
		names = s.matching(script) // pnpm and bun take patterns
	}
	for _, name := range names {
		s.Reading.Found = s.task(name, args) || s.Reading.Found
	}
	if script == "start" && all["start"] == "" {
		s.Run("start", gather.WithArguments("node server.js", args)) // npm has this script by itself
		s.Reading.Found = true
	}
	return s.Reading
}

// aroundScript returns the scripts that may run with one, in order.
func aroundScript(name string) []string {
	return append(slices.Clone(lifecycles[name]), "pre"+name, name, "post"+name)
}

// aroundCommand returns those that run with a command of npm's, or with a script by its bare name.
func aroundCommand(name string) []string {
	if all := lifecycles[name]; all != nil {
		return append(slices.Clone(all), name)
	}
	return []string{"pre" + name, name, "post" + name}
}

// Member is the text of one member of package.json; empty: it has none.
func Member(text, name string) string {
	var all map[string]json.RawMessage
	if json.Unmarshal([]byte(text), &all) != nil {
		return ""
	}
	return string(all[name])
}
