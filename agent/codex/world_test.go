package codex

import (
	"testing"

	"guard/agent/agenttest"
	"guard/interpose/plan"
)

// newWorld is a machine on which Codex and its adapters can be installed.
func newWorld(t testing.TB) *agenttest.World {
	return agenttest.NewWorld(t, plan.Agents{Agent.Launch, Adapter.Launch})
}
