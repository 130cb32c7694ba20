package ruby

import (
	"slices"
	"testing"

	"guard/policy/code/call/calltest"
)

// TestTable: every name of the table stands once, and with a kind or something that it does.
func TestTable(t *testing.T) {
	calltest.Table(t, slices.Concat(table, libraries, gems, rake, rows))
}
