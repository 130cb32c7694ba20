package others

import (
	"slices"
	"testing"

	"guard/agent/agenttest"
	"guard/agent/conformance"
)

// Every row passes what every agent passes, as far as a row goes.
func TestConformance(t *testing.T) {
	for _, a := range Agents {
		t.Run(a.Name(), func(t *testing.T) {
			var starts []conformance.Start
			for _, args := range a.Launch.Starts {
				starts = append(starts, conformance.Start{Args: args, Protocol: "acp"})
			}
			conformance.Run(t, conformance.Params{Agent: a, Newest: "1.0.0", Starts: slices.Clip(starts),
				Install: func(w *agenttest.World, version string) { w.Install(a.Name(), "any-"+a.Name(), version) }})
		})
	}
}
