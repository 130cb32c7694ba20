// Package composer reads the scripts of composer.json. The text, the name of a script or command and its arguments
// come in; the lines that composer runs for it go out (getcomposer.org, "Scripts").
//
// Of `{"scripts": {"post-install-cmd": ["@clear"], "clear": "rm -rf cache"}}` it lists rm -rf cache for the command
// install, whose events run scripts.
//
// A line that calls PHP code, such as Vendor\Class::method, cannot be told and is noted as such; where the project has
// the class, its file is listed as if PHP ran it. Nothing is run.
package composer

import (
	"maps"
	"slices"
	"strings"

	"github.com/go-json-experiment/json/jsontext"

	"guard/internal/lazy"
	"guard/policy/recipe"
	"guard/policy/recipe/gather"
)

// composerEvents maps a command to its events, whose scripts run with it. Source: getcomposer.org, "Scripts".
var composerEvents = map[string][]string{
	"install": {
		"pre-command-run", "pre-install-cmd", "pre-operations-exec", "pre-pool-create", "pre-autoload-dump",
		"post-autoload-dump", "post-package-install", "pre-package-install", "post-install-cmd", "command",
	},
	"update": {
		"pre-command-run", "pre-update-cmd", "pre-operations-exec", "pre-pool-create", "pre-package-install",
		"post-package-install", "pre-package-update", "post-package-update", "pre-package-uninstall",
		"post-package-uninstall", "pre-autoload-dump", "post-autoload-dump", "post-update-cmd", "command",
	},
	"dump-autoload":  {"pre-autoload-dump", "post-autoload-dump"},
	"status":         {"pre-status-cmd", "post-status-cmd"},
	"archive":        {"pre-archive-cmd", "post-archive-cmd"},
	"create-project": {"post-root-package-install", "post-create-project-cmd"},
}

// composer is a composer.json that is being read.
type composer struct {
	gather.Gathering
	all   map[string][]string
	doing []string
	done  map[string]bool

	classes []jsontext.Value // where the project's own lie: autoload, autoload-dev
}

// Read lists what composer runs for a script, or for a command with events.
func Read(text, script string, args ...string) recipe.Reading {
	c := &composer{all: map[string][]string{}, done: map[string]bool{}}
	var file struct {
		Scripts map[string]jsontext.Value `json:"scripts"`
		Classes jsontext.Value            `json:"autoload"`
		Others  jsontext.Value            `json:"autoload-dev"`
	}
	if !c.ReadJSON(text, &file) {
		return c.Reading
	}
	c.classes = []jsontext.Value{file.Classes, file.Others}
	for _, name := range slices.Sorted(maps.Keys(file.Scripts)) {
		c.all[name] = c.listing(name, string(file.Scripts[name]))
	}
	events := []string{script}
	switch {
	case composerEvents[script] != nil:
		events = append(events, composerEvents[script]...)
	case slices.Contains([]string{"require", "remove", "upgrade", "u", "i"}, script):
		events = append(events, append(slices.Clone(composerEvents["update"]), composerEvents["install"]...)...)
	}
	for _, e := range events {
		c.Reading.Found = c.script(e, args) || c.Reading.Found
	}
	return c.Reading
}

// listing returns the lines of a script, which is a line or a list of lines.
func (c *composer) listing(name, value string) []string {
	var list []string
	if strings.HasPrefix(value, "[") {
		if !c.ReadJSON(value, &list) {
			c.Unread("a script that is no list of lines: " + name)
		}
		return list
	}
	var one string
	if !c.ReadJSON(value, &one) {
		c.Unread("a script that is no line: " + name)
	}
	return []string{one}
}

// script lists what a script runs; false: the file has no such script.
func (c *composer) script(name string, args []string) bool {
	lines, ok := c.all[name]
	key := name + "\x00" + strings.Join(args, "\x00")
	if !ok || slices.Contains(c.doing, name) || c.done[key] {
		return ok
	}
	c.done[key] = true
	if len(c.doing) >= gather.MaxDepth || len(c.Reading.Unread) > 0 {
		c.Unread("scripts nested too deeply")
		return true
	}
	c.doing = append(c.doing, name)
	defer func() { c.doing = c.doing[:len(c.doing)-1] }()
	for _, l := range lines {
		c.lineOf(name, l, args)
	}
	return true
}

// phpCallback matches a line that calls PHP code.
var phpCallback = lazy.Pattern(`^\\?[A-Za-z_][A-Za-z0-9_\\]*(::[A-Za-z0-9_]+)?$`)

// lineOf lists what one line of a script runs: a command, another script or PHP code.
func (c *composer) lineOf(name, line string, args []string) {
	if strings.Contains(line, "@no_additional_args") {
		line, args = strings.ReplaceAll(line, "@no_additional_args", ""), nil
	}
	if strings.Contains(line, "@additional_args") {
		line, args = strings.ReplaceAll(line, "@additional_args", strings.TrimSpace(gather.WithArguments("", args))),
			nil
	}
	word, rest := gather.CutWord(line)
	switch {
	case strings.Contains(word, "::") || phpCallback().MatchString(line) && strings.Contains(line, `\`):
		c.Unread("a PHP method: " + gather.Short(line))
		if file := c.classFile(word); file != "" {
			c.Run(name, "php "+gather.Quote(file))
		}
	case word == "@putenv":
		c.Run(name, "export "+strings.TrimSpace(rest))
		c.Unread("an environment set by @putenv")
	case word == "@php" || word == "@composer":
		c.Run(name, gather.WithArguments(strings.TrimPrefix(word, "@")+" "+rest, args))
		if word == "@composer" {
			c.composerCalls(rest)
		}
	case strings.HasPrefix(word, "@"):
		if !c.script(word[1:], append(strings.Fields(rest), args...)) {
			c.Unread("a script that is not in the file: " + gather.Short(word))
		}
	default:
		c.Run(name, gather.WithArguments(line, args))
	}
}

// composerCalls reads the scripts that a line runs by @composer NAME and @composer run-script NAME.
func (c *composer) composerCalls(rest string) {
	for _, w := range strings.Fields(rest) {
		if w != "run-script" && w != "run" && w != "exec" && !strings.HasPrefix(w, "-") {
			c.script(w, nil)
			return
		}
	}
}
