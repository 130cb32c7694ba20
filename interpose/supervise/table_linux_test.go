package supervise

import "testing"

func TestParseStat(t *testing.T) {
	for name, c := range map[string]struct {
		line string
		want process
		ok   bool
	}{
		"plain":          {"12 (sh) S 1 12 10 0 -1", process{pid: 12, parent: 1, group: 12, session: 10}, true},
		"zombie":         {"12 (sh) Z 1 12 10 0 -1", process{pid: 12, parent: 1, group: 12, session: 10, ended: true}, true},
		"hostile name":   {"12 (a) S 7 8 9 (b) ) R 1 2 3 4", process{pid: 12, parent: 1, group: 2, session: 3}, true},
		"line in name":   {"12 (a\nb) R 1 2 3 4", process{pid: 12, parent: 1, group: 2, session: 3}, true},
		"cut":            {"12 (sh) S 1 12", process{}, false},
		"no name":        {"12 S 1 12 10", process{}, false},
		"not a number":   {"12 (sh) S x 12 10", process{}, false},
		"negative group": {"12 (sh) S 1 -1 -1", process{pid: 12, parent: 1, group: -1, session: -1}, true},
		"empty":          {"", process{}, false},
	} {
		t.Run(name, func(t *testing.T) {
			got, ok := parseStat([]byte(c.line))
			if ok != c.ok || (ok && got != c.want) {
				t.Errorf("got %+v, %v, want %+v, %v", got, ok, c.want, c.ok)
			}
		})
	}
}

func FuzzParseStat(f *testing.F) {
	f.Add([]byte("12 (sh) S 1 12 10 0 -1"))
	f.Add([]byte(") ("))
	f.Fuzz(func(t *testing.T, line []byte) {
		if p, ok := parseStat(line); ok && p.pid < 1 {
			t.Errorf("%q is process %d", line, p.pid)
		}
	})
}
