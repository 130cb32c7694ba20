package codex

import (
	"testing"

	"guard/agent/agenttest"
	"guard/interpose/plan"
)

// newWorld is a machine on which Codex and its adapters can be installed.
func newWorld(t testing.TB) *agenttest.World {
	return agenttest.NewWorld(t, plan.Launches{Agent.Launch, Adapter.Launch})
}
