package mask_test

import (
	"fmt"
	"strings"
	"testing"

	"guard/control/mask"
)

// A secret under a key that only a program knows is hidden where its file was opened, however the program prints it.
func TestOddIsHidden(t *testing.T) {
	const secret = "k3yOfTheirs7f3a9c2e51d8"
	var codes, hexes, lines, shifted, signs []string
	for i, c := range []byte(secret) {
		n := (int(c)*7 + i*13) % 257
		codes, hexes = append(codes, fmt.Sprint(n)), append(hexes, fmt.Sprintf("%02x", n%256))
		lines = append(lines, fmt.Sprintf("%c", 'a'+n%26))
		shifted = append(shifted, fmt.Sprintf("%c", 'a'+n%26), fmt.Sprint(n%10))
		signs = append(signs, fmt.Sprintf("%c", 33+(n%90)))
	}
	s := mask.Secrets{}.Opened([]string{".env"})
	for name, text := range map[string]string{
		"a list of codes":    "[" + strings.Join(codes, ", ") + "]",
		"codes, a line each": strings.Join(codes, "\n"),
		"in hexadecimal":     strings.Join(hexes, ""),
		"bytes":              strings.Join(hexes, " "),
		"a character each":   strings.Join(lines, "\n"),
		"letters and digits": "value=" + strings.Join(shifted, ""),
		"in quotes":          fmt.Sprintf("{'v': %q}", strings.Join(shifted, "")),
		"letters":            "ok " + "qwxzkjvbqpfghtrd" + " done",
		"signs":              strings.Join(signs, ""),
		"pieces of five":     "a1b2c\nd3e4f\ng5h6i\nj7k8l",
	} {
		got, of := s.Hide("3 tests passed\n" + text + "\nall is well\n")
		if !strings.HasPrefix(got, "3 tests passed\n") || !strings.HasSuffix(got, "\nall is well\n") || len(of) != 1 || of[0] != ".env" {
			t.Errorf("%s: %q, of %q", name, got, of)
		}
		for _, left := range []string{text, strings.Join(codes[:8], ", "), strings.Join(codes[:8], "\n"), strings.Join(hexes[:6], "")} {
			if strings.Contains(got, left) {
				t.Errorf("%s: %q is shown in %q", name, left, got)
			}
		}
		if got, of := (mask.Secrets{}).Hide(text); got != text || of != nil {
			t.Errorf("%s: hidden though nothing was opened: %q", name, got)
		}
	}
}

// What programs print stays.
func TestOddIsNotOrdinary(t *testing.T) {
	s := mask.Secrets{}.Opened([]string{".env"})
	for _, text := range []string{
		"============================= test session starts ==============================\nplatform linux -- Python 3.12.3, pytest-8.3.2, pluggy-1.5.0\nrootdir: /home/eve/project\ncollected 12 items\n\ntests/test_app.py ........... [ 91%]\ntests/test_settings.py .      [100%]\n\n============================== 12 passed in 0.84s ==============================\n",
		"Traceback (most recent call last):\n  File \"/home/eve/project/app/main.py\", line 12, in <module>\n    run(load_settings(path))\n  File \"/usr/lib/python3.12/json/__init__.py\", line 293, in load\nKeyError: 'DATABASE_URL'\n",
		"--- FAIL: TestParse (0.00s)\n    parse_test.go:31: got 3, want 4\nFAIL\nFAIL\tguard/policy\t0.012s\nok  \tguard/audit\t1.934s\n",
		" RUN  v1.6.0 /home/eve/project\n ✓ src/lib/format.test.ts (4 tests) 5ms\n Test Files  1 passed (1)\n      Tests  4 passed (4)\n   Start at  10:21:43\n   Duration  612ms (transform 48ms, setup 0ms)\n",
		"> app@1.2.3 dev\n> vite\n\n  VITE v5.2.8  ready in 312 ms\n  ➜  Local:   http://localhost:5173/\n",
		"INFO:     Uvicorn running on http://127.0.0.1:8000 (Press CTRL+C to quit)\nINFO:     127.0.0.1 - \"GET /api/users HTTP/1.1\" 200 OK\n",
		"Operations to perform:\n  Apply all migrations: admin, auth, contenttypes, sessions\nRunning migrations:\n  Applying auth.0012_alter_user_first_name_max_length... OK\n",
		"TypeError: Cannot read properties of undefined (reading 'getUserById')\n    at handleRequest (/home/eve/project/src/routes/users.ts:48:15)\n    at process.processTicksAndRejections (node:internal/process/task_queues:95:5)\n",
	} {
		if got, of := s.Hide(text); got != text {
			t.Errorf("%q, of %q", got, of)
		}
	}
}

// Of sources little is odd.
func TestOddIsRare(t *testing.T) {
	s := mask.Secrets{}.Opened([]string{".env"})
	all, hidden := 0, 0
	for name, text := range ordinary(t) {
		if strings.HasPrefix(name, "cat ") || strings.HasPrefix(name, "grep ") {
			got, _ := s.Hide(text)
			all, hidden = all+len(strings.Fields(text)), hidden+strings.Count(got, "«hidden")
		}
	}
	if t.Logf("%d of %d words", hidden, all); hidden*25 > all {
		t.Errorf("%d of %d words are hidden", hidden, all)
	}
}
