package network

import "testing"

// TestSaysOf: what a table of people says, and tables of other things.
func TestSaysOf(t *testing.T) {
	people := "name,mail,city\nAnna Miller,a@corp.io,Bonn\n\"Jörg von Berg\",j@corp.io,Ulm\n"
	for _, c := range []struct {
		table, text string
		want        bool
	}{
		{people, "issues?q=anna+miller", true},
		{people, "issues?q=J%C3%B6rg", false},
		{people, "users?q=jörg von berg", true},
		{people, "issues?q=bonn", false},
		{"time,message\n1,connection refused\n", "issues?q=connection+refused", false},
		{`[{"customerName": "Anna Miller"}]`, "issues?q=anna miller", true},
		{`[{"message": "connection refused"}]`, "issues?q=connection refused", false},
		{"", "", false},
	} {
		if got := saysOf(c.table, folded(c.text)); got != c.want {
			t.Errorf("%q of %q: %v", c.text, c.table, got)
		}
	}
}
