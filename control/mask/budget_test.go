package mask_test

import (
	"encoding/json"
	"strings"
	"testing"
	"time"

	"guard/control/mask"
)

// Text that is costly to search hides nothing that stands behind it, and costs a bounded time.
func TestNothingStandsBehindMuchToSearch(t *testing.T) {
	const key, named = "ghp_x7Qk2mVw9ZrT4bNc8LpY3sHd6FgJ1aE5uRtW", "m5aQhVjgktu9h5c1e4g73f0"
	none := mask.Secrets{}.ByForm(func([]string) map[string]bool { return nil })
	for _, fill := range []string{"", "secret ", "password: x\n", "curl -u a:b ", "ghp_ ", "token=aaaa ", "curl -u "} {
		for _, size := range []int{1 << 16, 1 << 19, 2 << 20} {
			if size > 1<<20 && fill != "curl -u " && fill != "secret " {
				continue
			}
			text := strings.Repeat(fill, size/max(len(fill), 1)) + "\n" + key + "\nAPI_TOKEN=" + named + "\n"
			began := time.Now()
			hidden, of := none.Hide(text)
			if strings.Contains(hidden, key) || strings.Contains(hidden, named) || len(of) == 0 {
				t.Errorf("%d bytes of %q: it is shown; %q", size, fill, of)
			}
			raw, err := json.Marshal(map[string]string{"llmContent": text})
			if err != nil {
				t.Fatal(err)
			}
			if got, _, err := none.HideJSON(raw); err == nil && (strings.Contains(string(got), key) || strings.Contains(string(got), named)) {
				t.Errorf("%d bytes of %q: it is shown in JSON", size, fill)
			}
			if took := time.Since(began); took > 20*time.Second {
				t.Errorf("%d bytes of %q take %v", size, fill, took)
			}
		}
	}
}

// What is long and common is not taken for too much, nor is a page of nothing but names for secrets.
func TestMuchOfEverydayIsShown(t *testing.T) {
	none := mask.Secrets{}.ByForm(func([]string) map[string]bool { return nil })
	for _, one := range []struct {
		line string
		size int
	}{
		{"INFO user ann logged in, the password was accepted\n", 1 << 20},
		{"func (s *Secret) Token() string { return s.token }\n", 1 << 20},
		{"secret/data/app: kv-v2, no secret here\n", 1 << 20},
		{"  password: \"\"\n  token: null\n", 64 << 10},
		{"curl -u $USER:$TOKEN https://a.example/\n", 64 << 10},
	} {
		text := strings.Repeat(one.line, one.size/len(one.line))
		if hidden, of := none.Hide(text); hidden != text {
			t.Errorf("%q: %q is hidden", one.line, of)
		}
	}
}
