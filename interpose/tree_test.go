package interpose

import (
	"os"
	"slices"
	"testing"
)

func TestProcessesHoldsThisOne(t *testing.T) {
	i := slices.IndexFunc(processes(), func(p proc) bool { return p.pid == os.Getpid() })
	if i < 0 || processes()[i].parent != os.Getppid() {
		t.Errorf("found at %d", i)
	}
}

func TestBelow(t *testing.T) {
	table := []proc{
		{pid: 1}, {pid: 2, parent: 1}, {pid: 3, parent: 2}, {pid: 4, parent: 3}, {pid: 5, parent: 2, session: 9},
		{pid: 6, parent: 5}, {pid: 7, parent: 1}, {pid: 8, parent: 9}, {pid: 9, parent: 8}, // a ring
	}
	pids := func(found []proc) (pids []int) {
		for _, p := range found {
			pids = append(pids, p.pid)
		}
		slices.Sort(pids)
		return pids
	}
	for name, c := range map[string]struct {
		root int
		cut  func(proc) bool
		want []int
	}{
		"all":     {2, nil, []int{3, 4, 5, 6}},
		"cut":     {2, func(p proc) bool { return p.session == 9 }, []int{3, 4}},
		"ring":    {8, nil, []int{9}},
		"nothing": {99, nil, nil},
	} {
		if got := pids(below(table, c.root, c.cut)); !slices.Equal(got, c.want) {
			t.Errorf("%s: %v, want %v", name, got, c.want)
		}
	}
}
