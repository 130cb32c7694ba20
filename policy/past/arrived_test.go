package past_test

import "testing"

// TestArrived: what changed last while a call ran has arrived by it, whatever it named.
func TestArrived(t *testing.T) {
	sc := newScene(t)
	sc.person("echo a > a; echo b > b; echo c > c")
	sc.call("echo x > new; echo x > a; cp b c.tmp; mv c.tmp c")
	sc.call("true")
	sc.person("echo y >> a")
	for name, want := range map[string]bool{"a": false, "b": false, "c": true, "new": true, "none": false, ".": false} {
		if got := sc.s.For(look(), nil).Arrived(sc.at(name)); got != want {
			t.Errorf("%s: %v", name, got)
		}
	}
}
