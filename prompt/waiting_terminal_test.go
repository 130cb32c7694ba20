package prompt

import (
	"bytes"
	"fmt"
	"os"
	"strings"
	"testing"
	"time"

	"guard/policy/decision"
	"guard/prompt/text"
	"guard/prompt/tty"
)

// many are as many questions as a crowd's peer asks.
func many(n int, claim string) Question {
	q := deletion
	q.Scope, q.Claim, q.Waiting.Of = "7f3a.1", claim, n
	return q
}

func (r *rig) listAwake() *rig { r.t.Helper(); return r.newOutput("\x1b[1mq\x1b[0m") }

// whenAwake types a key each time that the list hears keys anew, until the screen says so.
func (r *rig) whenAwake(key, shown string) *rig {
	r.t.Helper()
	lit := []byte("\x1b[1mq\x1b[0m")
	until(r.t, "on the screen, after "+key+": "+shown, func() bool {
		r.mu.Lock()
		i := bytes.Index(r.out[r.seen:], lit)
		if i >= 0 {
			r.seen += i + len(lit)
		}
		r.mu.Unlock()
		if i >= 0 {
			r.types(key)
		}
		return strings.Contains(strings.Join(r.lines(), "\n"), shown)
	})
	return r
}

// TestAllowedTogetherAtATerminal: w, the offer's letter, and s; one line stays of it all.
func TestAllowedTogetherAtATerminal(t *testing.T) {
	t.Parallel()
	for _, size := range []struct{ width, rows int }{{80, 24}, {40, 10}, {20, 5}} {
		t.Run(fmt.Sprint(size), func(t *testing.T) {
			t.Parallel()
			r := start(t, "crowd", many(3, ""), size.width, size.rows).awake()
			r.types("w").on("waiting: 3").listAwake().types("A").on("s would let these 3")
			r.types("sG") // too early
			r.listAwake()
			if size.rows < 24 {
				r.types("G").newOutput("\x1b[1ms\x1b[0m")
			}
			res := r.types("s").ended()
			for i, a := range res.Answers {
				want := Answer{Kind: decision.Withdrawn}
				if i == 0 {
					want = Answer{Kind: decision.ForSession, Categories: "FS_DELETE_OVERWRITE"}
				}
				if a != want {
					t.Errorf("question %d: %+v", i+1, a)
				}
			}
			if lines := r.on("guard  allowed 3").lines(); len(lines) != 1 {
				t.Errorf("left on the screen: %q", lines)
			}
		})
	}
}

// TestTheListStaysWhileThingsComeAndGo: the question that it was opened from is answered elsewhere,
// another comes, the window changes; nothing of it closes the list or rings.
func TestTheListStaysWhileThingsComeAndGo(t *testing.T) {
	t.Parallel()
	r := start(t, "crowd", many(3, takesBack), 80, 24).awake()
	r.types("w").on("1  HIGH  rm -rf ./tmp_* number 1")
	top := len(r.lines())
	r.tell()
	r.on("1  HIGH  rm -rf ./tmp_* number 2").on("3  HIGH  rm -rf ./tmp_* number 4")
	if lines := r.lines(); len(lines) != top || !strings.HasPrefix(lines[0], "guard  waiting: 3") {
		t.Errorf("%d lines were %d: %q", len(lines), top, lines)
	}
	r.resize(60, 20)
	r.on("A  allows these 3")
	r.types("D")
	for i, a := range r.ended().Answers {
		if want := map[bool]decision.Answer{true: decision.Withdrawn, false: decision.Refused}[i == 0]; a.Kind != want {
			t.Errorf("question %d: %+v", i+1, a)
		}
	}
	r.on("guard  denied all 3")
	if n := strings.Count(string(r.out), ringing); n != 1 {
		t.Errorf("it rang %d times", n)
	}
}

// TestBackFromTheListOfAQuestionThatWent comes to the next, which gets its own half second.
func TestBackFromTheListOfAQuestionThatWent(t *testing.T) {
	t.Parallel()
	r := start(t, "crowd", many(3, takesBack), 80, 24).awake()
	r.types("w").on("1  HIGH  rm -rf ./tmp_* number 1").tell()
	r.on("3  HIGH  rm -rf ./tmp_* number 4").types("q").on("no longer asked")
	r.shown().types("o").awake().on("2 of 4").types("D") // the o came too early
	for i, a := range r.ended().Answers {
		if a.Allows() {
			t.Errorf("question %d: %+v", i+1, a)
		}
	}
}

// TestACriticalOneTakesTheOfferAway while the person reads it.
func TestACriticalOneTakesTheOfferAway(t *testing.T) {
	t.Parallel()
	q := many(3, takesBack)
	q.Waiting.N = 1
	r := start(t, "crowd", q, 80, 24).awake()
	r.types("w").on("A  allows these 3").listAwake().types("A").on("s would let these 3").listAwake()
	r.tell()
	r.on("that would not let all through any more").on("cannot be allowed together").on(" CRITICAL ")
	r.types("s") // at the same moment, so that whether it counted is not known, nor when keys count again
	r.whenAwake("A", "does nothing here").listAwake().types("D")
	for i, a := range r.ended().Answers {
		if a.Allows() {
			t.Errorf("question %d: %+v", i+1, a)
		}
	}
}

// TestTheListInPlainLines: a dumb terminal gets all of it written out, however many they are, and
// without colours the levels stand in words.
func TestTheListInPlainLines(t *testing.T) {
	t.Parallel()
	for _, env := range []string{"TERM=dumb", "NO_COLOR=1"} {
		t.Run(env, func(t *testing.T) {
			t.Parallel()
			r := start(t, "crowd", many(40, ""), 80, 24, env).shown()
			output := func(s string) bool {
				r.mu.Lock()
				defer r.mu.Unlock()
				return strings.Contains(string(r.out), s)
			}
			until(t, "the keys", func() bool { return output("? help") }) // those that come next may scroll them away
			press := func(key, until string) {                            // there is no sign of the gate without colours
				for end := time.Now().Add(30 * time.Second); !output(until); time.Sleep(tty.QuietTime + 100*time.Millisecond) {
					if r.types(key); time.Now().After(end) {
						t.Fatalf("never shown: %q", until)
					}
				}
			}
			press("w", " 1 [HIGH] rm -rf ./tmp_* number 1")
			if env == "TERM=dumb" {
				press("", "40 [HIGH] rm -rf ./tmp_* number 40")
				press("", "A  allows these 40")
			} else {
				press("G", "40 [HIGH] rm -rf ./tmp_* number 40")
			}
			press("A", "s would let these 40")
			until(t, "the answer", func() bool {
				r.types("s")
				time.Sleep(tty.QuietTime + 100*time.Millisecond)
				_, err := os.Stat(r.result)
				return err == nil
			})
			if a := r.ended().Answers[0]; a.Categories != "FS_DELETE_OVERWRITE" {
				t.Errorf("%+v", a)
			}
			if text.Uncoloured(string(r.out)) != string(r.out) || env == "TERM=dumb" && strings.Contains(string(r.out), "\x1b") {
				t.Errorf("sent: %q", r.out)
			}
		})
	}
}
