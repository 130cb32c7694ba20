package call

import (
	"testing"

	"guard/policy/code/value"
)

// TestOwnGroup: names of groups that are for once, and those that a service may have.
func TestOwnGroup(t *testing.T) {
	for name, want := range map[string]bool{
		"billing": false, "orders-worker": false, "contest": false, "prod-debugger": false,
		"debug-1": true, "test": true, "peek_orders": true, "my-local-reader": true, "printer-service": false,
	} {
		if got := isOwnGroup(value.Text(name)); got != want {
			t.Errorf("%s: %v", name, got)
		}
	}
}
