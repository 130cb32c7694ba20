package main

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"guard/control"
	"guard/control/socket"
)

// plainGuard is guard as it is shipped, without the race detector, which multiplies what memory holds.
func plainGuard(t *testing.T) string {
	t.Helper()
	if !raceEnabled {
		return guardPath
	}
	path := filepath.Join(t.TempDir(), "guard")
	if err := buildGuard(path, false); err != nil {
		t.Fatal(err)
	}
	return path
}

// resident is what a process holds in memory but for its program's file, in bytes (proc_pid_status(5)).
func resident(t *testing.T, pid int) (bytes int) {
	t.Helper()
	status, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", pid))
	if err != nil {
		t.Fatal(err)
	}
	_, after, _ := strings.Cut(string(status), "RssAnon:")
	if _, err := fmt.Sscanf(after, "%d kB", &bytes); err != nil {
		t.Fatal(err)
	}
	return bytes << 10
}

// quiet is what a process holds once it rests: the least that it held in some time, since it gives back what it can
// when nothing happens.
func quiet(t *testing.T, pid int) int {
	t.Helper()
	least, same := resident(t, pid), 0
	eventually(t, func() bool {
		now := resident(t, pid)
		if same++; now < least {
			least, same = now, 0
		}
		return same > 60
	}, "it does not rest")
	return least
}

// TestMemoryOfARelay: guard holds 20 MB at most, its program's pages among them, from its start
// through a flood each way (docs/design.md, Budgets).
func TestMemoryOfARelay(t *testing.T) {
	const most = 20_000_000
	own := guardPath
	guardPath = plainGuard(t)
	t.Cleanup(func() { guardPath = own })
	c := through(t, guardBetween()...)
	check := func(after string) {
		if held := int(c.Peak()); held == 0 || held > most {
			t.Errorf("%.1f MB after %s, at most %.1f are allowed", mb(held), after, mb(most))
		} else {
			t.Logf("%.1f MB after %s", mb(held), after)
		}
	}
	check("the start")
	for size, count := range map[int]int{200: 100_000, 4096: 10_000, 1 << 20: 50} {
		if _, err := c.Flood(count, size); err != nil {
			t.Fatal(err)
		}
		check(fmt.Sprintf("a flood of lines of %d bytes to the client", size))
		if _, err := c.Upload(count, size); err != nil {
			t.Fatal(err)
		}
		check(fmt.Sprintf("a flood of lines of %d bytes to the agent", size))
	}
	if err := c.Close(); err != nil {
		t.Error(err)
	}
}

// TestMemoryOfWhatWaits: 10,000 grants and 1,000 requests that wait add 10 MB at most to what guard
// holds with one of each, whether its own prompt asks or the editor's dialog.
func TestMemoryOfWhatWaits(t *testing.T) {
	const grants, waiting, most = 10_000, 1000, 10_000_000
	own := guardPath
	guardPath = plainGuard(t)
	t.Cleanup(func() { guardPath = own })
	// The first is like the others, so that what guard makes once for such a line is not counted with those that wait.
	lines := permission("s1", 0, "rm -rf ./[f]irst-* && echo a command as long as they often are", false)
	for i := range waiting {
		lines += permission("s1", i+1, fmt.Sprintf("rm -rf ./build/[t]mp-%d-* && echo a command as long as they often are", i), true)
	}
	for name, start := range map[string]func(t *testing.T) ownHome{
		"prompt": func(t *testing.T) ownHome { return seatPerson(t, 80, 24, lines).home },
		"editor": func(t *testing.T) ownHome { return newFacedBy(t, lines).ownHome },
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			h := start(t)
			run := askFor(h, some[control.Session](1), "sessions")[0]
			p := h.face(run.Run)
			first := p.waits()
			soon := time.Now().Add(time.Hour)
			approve := func(i int) { // each a grant of its own, by when it ends
				until := soon.Add(time.Duration(i) * time.Second)
				body, _ := json.Marshal(socket.Approval{Session: first.SessionID, Categories: []string{"GIT_PUBLISH"}, Until: &until})
				p.does("/v1/approve-session", string(body))
			}
			approve(0)
			before := quiet(t, run.PID)
			for i := 1; i < grants; i++ {
				approve(i)
			}
			granted := resident(t, run.PID)
			p.does("/v1/permission-response", fmt.Sprintf(`{"request_id":%q,"option_id":"deny"}`, first.RequestID))
			var list []control.Session
			eventually(t, func() bool {
				p.says("/v1/sessions", "", &list)
				return len(list) == 1 && list[0].Waiting == waiting && len(list[0].Grants) == grants
			}, "not all wait")
			after := quiet(t, run.PID)
			for range 5 { // what the last request left is given back within moments
				if after-before > most {
					after = quiet(t, run.PID)
				}
			}
			if after-before > most {
				t.Errorf("%.1f MB more, at most %.1f are allowed", mb(after-before), mb(most))
			}
			t.Logf("%.1f MB with one that waits, %.1f with %d grants, %.1f with %d that wait: %.1f more", mb(before), mb(granted), grants, mb(after), waiting, mb(after-before))
		})
	}
}

func mb(bytes int) float64 { return float64(bytes) / 1e6 }
