package records

import (
	"encoding/json"
	"fmt"
	"runtime"
	"strings"
	"testing"
	"time"

	"guard/audit"
	"guard/internal/seed"
	"guard/prompt"
)

// decided is a decision as it is read from a record.
func decided(session string, at time.Time, agent, verdict, rule, answer string, categories ...string) audit.Entry {
	v, _ := json.Marshal(map[string]any{"verdict": verdict, "risk": "high", "rule": rule, "categories": categories})
	return audit.Entry{Session: session, Time: at, Record: audit.Record{Event: audit.Decided, Agent: agent, Answer: answer,
		Verdict: json.RawMessage(v)}}
}

// A summary of a year is as large as its days, agents, categories and rules, not as its decisions.
func TestASummaryHoldsNoRecords(t *testing.T) {
	var sum summary
	start := time.Date(2026, 1, 1, 12, 0, 0, 0, time.Local)
	long := strings.Repeat("x", 500)
	heap := func() uint64 {
		var m runtime.MemStats
		runtime.GC()
		runtime.ReadMemStats(&m)
		return m.HeapAlloc
	}
	before := heap()
	const all = 40_000
	for i := range all {
		at := start.Add(365 * 24 * time.Hour / all * time.Duration(i))
		e := decided(fmt.Sprint("s", i/100), at, fmt.Sprint("agent", i%5000), "allow", fmt.Sprint(long, i), "")
		sum.add(e)
	}
	if grown := int64(heap()) - int64(before); grown > 4<<20 {
		t.Errorf("it holds %d bytes", grown)
	}
	if sum.Decisions != all || sum.Sessions != all/100 || len(sum.days) > 366 || len(sum.rules) != maxGroups+1 {
		t.Errorf("%d decisions, %d sessions, %d days, %d rules", sum.Decisions, sum.Sessions, len(sum.days), len(sum.rules))
	}
	if n := sumOf("", sum.rules.bySize()).Decisions; n != all {
		t.Errorf("%d decisions by rules", n)
	}
}

// What a person was asked is counted, whatever they said; that nobody could be asked is not, nor the same call twice.
func TestWhatIsCounted(t *testing.T) {
	var sum summary
	at := time.Date(2026, 11, 21, 10, 0, 0, 0, time.Local)
	for _, e := range []audit.Entry{
		decided("a", at, "gemini", "allow", "default: mode ask", ""),
		decided("a", at, "gemini", "allow", "default: mode ask", "once", "SUDO", "SUDO"),
		decided("a", at, "gemini", "deny", "default: mode ask", "deny", "SUDO"),
		decided("b", at.Add(48*time.Hour), "codex", "deny", "default: mode ask", "nobody", "SUDO", "SEND"),
		decided("b", at.Add(48*time.Hour), "codex", "deny", "never", ""),
		{Record: audit.Record{Event: audit.ApprovalRequested}},
		{Record: audit.Record{Event: audit.Decided, By: audit.ByHook}}, // the same call once more
	} {
		sum.add(e)
	}
	if sum.count != (count{5, 2, 2, 3, 1}) || sum.Sessions != 2 || sum.span() != "2026-11-21 to 2026-11-23" {
		t.Errorf("%+v, %d sessions, %s", sum.count, sum.Sessions, sum.span())
	}
	if c := *sum.categories["SUDO"]; c != (count{3, 1, 2, 2, 1}) {
		t.Errorf("SUDO: %+v", c)
	}
	if ran, refused := sum.unasked(); ran != 1 || refused != 2 {
		t.Errorf("unasked: %d ran, %d refused", ran, refused)
	}
	if days := sum.days.byName(); len(days) != 2 || days[1].Name != "2026-11-23" {
		t.Errorf("%+v", days)
	}
	if rules := sum.rules.bySize(); rules[0].Name != "default: mode ask" || rules[0].Decisions != 4 {
		t.Errorf("%+v", rules)
	}
}

// Every table fits the terminal, whatever the numbers and the names are, and every part of a bar that is not nothing
// is seen.
func TestSummariesFit(t *testing.T) {
	rnd := seed.Rand(t, 3, 9)
	names := []string{"gemini", "an agent with a long name", "エージェント", "\x1b[2J\u202eevil", strings.Repeat("長", 60)}
	for range seed.Rounds(300) {
		var sum summary
		for range rnd.IntN(200) {
			at := time.Date(2026, 1, 1+rnd.IntN(60), 1, 0, 0, 0, time.Local)
			verdict, answer := []string{"allow", "deny"}[rnd.IntN(2)], []string{"", "once", "deny"}[rnd.IntN(3)]
			sum.add(decided("s", at, names[rnd.IntN(len(names))], verdict, names[rnd.IntN(len(names))], answer, "SUDO"))
		}
		if sum.Decisions == 0 {
			continue
		}
		var out strings.Builder
		p := summaryPrinter{bars: asciiBars, columns: 40 + rnd.IntN(100)}
		p.print(&out, &sum)
		head, tables, _ := strings.Cut(out.String(), "\n")
		if p.columns < 80 { // it goes on below
			head, tables = strings.Join(strings.Fields(out.String()), " "), out.String()
		}
		if !strings.Contains(head, fmt.Sprint("decisions ", sum.Decisions)) {
			t.Errorf("%q", head)
		}
		for line := range strings.Lines(tables) {
			line = strings.TrimSuffix(line, "\n")
			if prompt.Cells(line) > p.columns || strings.ContainsAny(line, "\x1b\u202e") {
				t.Errorf("%d columns: %q", p.columns, line)
			}
		}
		width := 1 + rnd.IntN(maxBar)
		parts := []int{rnd.IntN(3) * rnd.IntN(1000), rnd.IntN(3), rnd.IntN(1000)}
		most := parts[0] + parts[1] + parts[2] + rnd.IntN(1000)
		if got := cells(parts, max(most, 1), width); width >= 3 {
			for i, n := range parts {
				if (n > 0) != (got[i] > 0) {
					t.Errorf("%v of %d in %d: %v", parts, most, width, got)
				}
			}
			if got[0]+got[1]+got[2] > width {
				t.Errorf("%v of %d in %d: %v", parts, most, width, got)
			}
		}
	}
}

func TestBarsForTheTerminal(t *testing.T) {
	for _, c := range []struct {
		env  map[string]string
		want bars
	}{
		{nil, blockBars},
		{map[string]string{"LANG": "cs_CZ.UTF-8"}, blockBars},
		{map[string]string{"LANG": "C.utf8"}, blockBars},
		{map[string]string{"LANG": "en_US.UTF-8", "LC_ALL": "C"}, asciiBars},
		{map[string]string{"LC_CTYPE": "ru_RU.KOI8-R", "LANG": "ru_RU.UTF-8"}, asciiBars},
		{map[string]string{"LANG": "en_US.UTF-8", "TERM": "dumb"}, asciiBars},
	} {
		if got := barsFor(func(name string) string { return c.env[name] }); got != c.want {
			t.Errorf("%v: %v", c.env, got)
		}
	}
}
