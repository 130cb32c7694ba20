package registry

import "testing"

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
