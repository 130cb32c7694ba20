package running

import (
	"syscall"
	"testing"

	"guard/interpose"
	"guard/interpose/plan"
)

// TestEndedEarly: only an agent's own status for an early end, with the hook still in its place, stills the alarm.
func TestEndedEarly(t *testing.T) {
	for _, tt := range []struct {
		name string
		exit interpose.Exit
		lost string
		want bool
	}{
		{"no login", interpose.Exit{Code: 41}, "", true},
		{"the hook was switched off", interpose.Exit{Code: 41}, "hooksConfig.enabled", false},
		{"another error", interpose.Exit{Code: 1}, "", false},
		{"ended well", interpose.Exit{}, "", false},
		{"killed", interpose.Exit{Code: 41, Signal: syscall.SIGKILL}, "", false},
	} {
		s := &run{agent: "gemini", launch: plan.Plan{Early: []int{41}, HookLost: func() string { return tt.lost }}}
		if got := endedEarly(s, tt.exit); got != tt.want {
			t.Errorf("%s: %v", tt.name, got)
		}
	}
	if endedEarly(&run{launch: plan.Plan{HookLost: func() string { return "" }}}, interpose.Exit{Code: 41}) {
		t.Error("an agent without such statuses")
	}
}
