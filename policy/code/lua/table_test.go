package lua

import (
	"testing"

	"guard/policy/code/call/calltest"
)

// TestTable: every name of the table stands once, and with a kind or something that it does.
func TestTable(t *testing.T) {
	calltest.Table(t, append(table[:len(table):len(table)], libraries...))
}
