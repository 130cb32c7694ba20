package node

import (
	"encoding/json"
	"strings"
)

// A script that is just "wireit" runs what the settings of that name say, after the scripts on which it depends
// (wireit 0.14 README: command, dependencies).

// wire is one such script.
type wire struct {
	Command      string            `json:"command"`
	Dependencies []json.RawMessage `json:"dependencies"`
}

// wired reads them. One that is not understood is left out.
func wired(settings map[string]json.RawMessage) map[string]wire {
	graph := map[string]wire{}
	for name, text := range settings {
		var one wire
		if json.Unmarshal(text, &one) == nil {
			graph[name] = one
		}
	}
	return graph
}

// needs are the scripts on which it depends, those of other packages behind the package's folder and a colon.
func (w wire) needs() (all []string) {
	for _, text := range w.Dependencies {
		var one struct {
			Script string `json:"script"`
		}
		if json.Unmarshal(text, &one.Script) == nil || json.Unmarshal(text, &one) == nil {
			all = append(all, one.Script)
		}
	}
	return all
}

// own are those of the same package.
func (w wire) own(graph map[string]wire, scripts map[string]string) (all []string) {
	for _, name := range w.needs() {
		_, wired := graph[name]
		if _, is := scripts[name]; is || wired {
			all = append(all, name)
		}
	}
	return all
}

// lines are what it runs itself, and the scripts of other packages.
func (w wire) lines() (all []string) {
	for _, name := range w.needs() {
		if folder, script, of := strings.Cut(name, ":"); of && strings.HasPrefix(folder, ".") {
			all = append(all, "npm --prefix "+folder+" run "+script)
		}
	}
	if w.Command != "" {
		all = append(all, w.Command)
	}
	return all
}
