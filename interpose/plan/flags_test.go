package plan

import (
	"slices"
	"strings"
	"testing"
)

func TestWish(t *testing.T) {
	for _, c := range []struct {
		line string
		want bool
	}{
		{"gemini --yolo", true}, {"gemini -y", true}, {"gemini -dy", true}, {"gemini --acp --yolo=true", true},
		{"gemini --approval-mode yolo", true}, {"gemini --approval-mode=yolo", true}, {"gemini --approvalMode yolo", true},
		{"gemini", false}, {"gemini --yolo=false", false}, {"gemini --yolo false", false}, {"gemini --no-yolo", false},
		{"gemini --approval-mode auto_edit", false}, {"gemini -p --yolo", false}, {"gemini -- --yolo", false}, {"gemini yolo", false},
		{"codex --yolo", true}, {"codex exec --dangerously-bypass-approvals-and-sandbox x", true},
		{"codex -a never -s danger-full-access", true}, {"codex -anever --sandbox=danger-full-access", true},
		{"codex -a never", false}, {"codex -s danger-full-access", false}, {"codex -a on-request -s danger-full-access", false}, {"codex -y", false},
		{`codex-acp -c approval_policy="never" -c sandbox_mode=danger-full-access`, true}, {`codex-acp -c approval_policy="never"`, false},
		{"/opt/bin/gemini -y", true}, {"opencode --yolo", false}, {"nobody --yolo", false},
	} {
		words := strings.Fields(c.line)
		if got := Wish(words[0], words[1:]); got != c.want {
			t.Errorf("%s: %v", c.line, got)
		}
	}
}

func TestRemove(t *testing.T) {
	for _, c := range []struct{ line, option, want string }{
		{"--acp --yolo -m x", "yolo", "--acp -m x"},
		{"-dy", "yolo", "-d"}, {"-yd --acp", "yolo", "-d --acp"}, {"-y -y", "yolo", ""},
		{"--yolo true --acp", "yolo", "--acp"}, {"--approval-mode plan x", "approval-mode", "x"},
		{"--policy a --policy=b c", "policy", "c"}, {"-ym x", "model", "-y"}, {"-dmx", "model", "-d"},
		{"-p --yolo", "yolo", "-p --yolo"}, {"-- --yolo", "yolo", "-- --yolo"}, {"--approval-mode", "approval-mode", ""},
	} {
		d := draft{Plan: Plan{Args: strings.Fields(c.line)}}
		d.remove(geminiGrammar, "", func(o option) bool { return o.name == c.option })
		if got := strings.Join(d.Args, " "); got != c.want {
			t.Errorf("%s without %s: %q, want %q", c.line, c.option, got, c.want)
		}
	}
}

func FuzzOptions(f *testing.F) {
	f.Add("--acp\x00--yolo\x00-dy=1\x00--\x00x")
	f.Add("-m\x00--yolo\x00-=\x00-\x00--=")
	f.Fuzz(func(t *testing.T, line string) {
		args := strings.Split(line, "\x00")
		end := 0
		for _, o := range geminiGrammar.options(args) {
			if o.from < 0 || o.to > len(args) || o.from >= o.to || o.from < end-1 {
				t.Fatalf("%q: %+v", args, o)
			}
			end = o.to
		}
		d := draft{Plan: Plan{Args: slices.Clone(args)}}
		d.takeWishAway(geminiWish)
		if geminiWish.in(d.Args) {
			t.Fatalf("%q still wishes after removal: %q", args, d.Args)
		}
	})
}

func FuzzWithoutComments(f *testing.F) {
	for _, seed := range []string{`{"a":1}`, `{/* x */"a" // y` + "\n:1}", `{"a":"// no"}`, `{"a":"\"/*"}`, `/*/`, `/`, `"\`} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, in string) {
		out := withoutComments([]byte(in))
		if len(out) != len(in) || string(withoutComments(out)) != string(out) {
			t.Fatalf("%q became %q", in, out)
		}
	})
}

func TestWithoutComments(t *testing.T) {
	for in, want := range map[string]string{
		`{"a":"http://x"} // c`: `{"a":"http://x"}     `,
		"{/*a\nb*/}":            "{   \n   }",
		`{"a":"\"//"}/*/ x */`:  `{"a":"\"//"}        `,
	} {
		if got := string(withoutComments([]byte(in))); got != want {
			t.Errorf("%q: %q, want %q", in, got, want)
		}
	}
}
