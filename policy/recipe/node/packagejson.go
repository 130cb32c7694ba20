package node

import (
	"maps"
	"slices"
	"strings"

	"guard/policy/recipe"
	"guard/policy/recipe/gather"
)

// nodeRunners run scripts of package.json from within one. Sources: the manuals
// of npm, pnpm, yarn, bun, node --run, npm-run-all, concurrently.
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

// lifecycles are the scripts that a command runs besides one of its name, in
// order. Source: npm's manual, scripts(7), "Life Cycle Operation Order".
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

// PackageJSON lists what npm, pnpm, yarn or bun runs for a script of
// package.json, between those before and after it. args are what follows the
// script's name.
func PackageJSON(text, script string, args ...string) recipe.Reading {
	s := &scripts{runners: nodeRunners, around: aroundScript}
	var file struct {
		Scripts map[string]string `json:"scripts"`
	}
	if !s.ReadJSON(text, &file) {
		return s.Reading
	}
	all := file.Scripts
	s.names = slices.Sorted(maps.Keys(all))
	s.lines = func(name string) ([]string, bool) {
		line, ok := all[name]
		return []string{line}, ok
	}
	names := []string{script}
	if strings.Contains(script, "*") {
		names = s.matching(script) // pnpm's and bun's patterns
	}
	for _, name := range names {
		s.Reading.Found = s.task(name, args) || s.Reading.Found
	}
	if script == "start" && all["start"] == "" {
		s.Run("start", gather.WithArguments("node server.js", args)) // npm's own
		s.Reading.Found = true
	}
	return s.Reading
}

func aroundScript(name string) []string {
	if all := lifecycles[name]; all != nil {
		return append(slices.Clone(all), name)
	}
	return []string{"pre" + name, name, "post" + name}
}
