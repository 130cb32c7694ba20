package gemini

import (
	"slices"
	"strings"
	"testing"

	"guard/interpose/plan"
)

func TestRemove(t *testing.T) {
	for _, c := range []struct{ line, option, want string }{
		{"--acp --yolo -m x", "yolo", "--acp -m x"},
		{"-dy", "yolo", "-d"}, {"-yd --acp", "yolo", "-d --acp"}, {"-y -y", "yolo", ""},
		{"--yolo true --acp", "yolo", "--acp"}, {"--approval-mode plan x", "approval-mode", "x"},
		{"--policy a --policy=b c", "policy", "c"}, {"-ym x", "model", "-y"}, {"-dmx", "model", "-d"},
		{"-p --yolo", "yolo", "-p --yolo"}, {"-- --yolo", "yolo", "-- --yolo"}, {"--approval-mode", "approval-mode", ""},
	} {
		d := plan.Builder{Plan: plan.Plan{Args: strings.Fields(c.line)}}
		d.Remove(Grammar, "", func(o plan.Option) bool { return o.Name == c.option })
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
		for _, o := range Grammar.Options(args) {
			if o.From < 0 || o.To > len(args) || o.From >= o.To || o.From < end-1 {
				t.Fatalf("%q: %+v", args, o)
			}
			end = o.To
		}
		d := plan.Builder{Plan: plan.Plan{Args: slices.Clone(args)}}
		d.RemoveBypass(Bypass)
		if Bypass.In(d.Args) {
			t.Fatalf("%q still wishes after removal: %q", args, d.Args)
		}
	})
}
