package registry

import (
	"slices"
	"testing"

	"guard/agent/files/known"
)

// What guard protects is what the agents' folders say.
func TestFilesOfEveryAgentAreKnown(t *testing.T) {
	for _, a := range Agents {
		for _, path := range a.Files.Settings {
			if !slices.Contains(known.Files.Settings, path) {
				t.Errorf("%s: %s is not in agent/files/known", a.Name(), path)
			}
		}
	}
}

// A tool is one thing: it does something, keeps notes, or asks the person.
func TestEveryToolIsOneThing(t *testing.T) {
	for _, a := range Agents {
		for name, tool := range a.Tools {
			kinds := 0
			for _, is := range []bool{tool.Is != "", tool.Quiet, tool.Asks} {
				if is {
					kinds++
				}
			}
			if kinds != 1 {
				t.Errorf("%s, %s: %+v", a.Name(), name, tool)
			}
		}
	}
}
