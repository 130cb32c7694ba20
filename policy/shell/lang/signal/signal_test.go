package signal

import (
	"reflect"
	"strings"
	"testing"

	"guard/policy/shell/lang"
)

// read reads a line's words, in which $ stands for a part that is not known.
func read(line string) Signal {
	var words []lang.Word
	for w := range strings.FieldsSeq(line) {
		text := strings.ReplaceAll(w, "$", lang.Hole)
		words = append(words, lang.Word{Text: text, Known: text == w})
	}
	return Read(words[0].Text, words[1:])
}

// TestRead: what the words say.
func TestRead(t *testing.T) {
	for line, want := range map[string]Signal{
		"kill 4711":              {Understood: true, Targets: []int{0}},
		"kill -9 4711 %1":        {Understood: true, Targets: []int{1, 2}},
		"kill -s KILL 4711":      {Understood: true, Targets: []int{2}},
		"kill --signal=KILL 1":   {Understood: true, Targets: []int{1}},
		"kill --signal KILL 1":   {Understood: true, Targets: []int{2}},
		"kill -TERM -- -4711":    {Understood: true, Targets: []int{2}},
		"kill -9 -4711":          {Understood: true, Targets: []int{1}},
		"kill $":                 {Understood: true, Targets: []int{0}},
		"kill -$ 1":              {Understood: true, Targets: []int{0, 1}},
		"kill -s $ 1":            {Targets: []int{2}},
		"kill -1":                {Understood: true, Targets: []int{0}},
		"kill -l":                {EndsNothing: true},
		"kill -l 9":              {EndsNothing: true},
		"kill -0 4711":           {Understood: true, EndsNothing: true, Targets: []int{1}},
		"kill -0 -9 4711":        {Understood: true, EndsNothing: true, Targets: []int{1, 2}},
		"kill --frobnicate 4711": {Targets: []int{1}},
		"pkill vite":             {Understood: true, Targets: []int{0}},
		"pkill -f -9 vite":       {Understood: true, Full: true, Targets: []int{2}},
		"pkill -fx vite":         {Understood: true, Full: true, Exact: true, Targets: []int{1}},
		"pkill -u me vite":       {Understood: true, Targets: []int{2}},
		"pkill -s 0 vite":        {Understood: true, Targets: []int{2}},
		"pkill -v vite":          {Targets: []int{1}},
		"pkill $":                {Targets: []int{0}},
		"killall node":           {Understood: true, Literal: true, Targets: []int{0}},
		"killall -r node":        {Understood: true, Targets: []int{1}},
		"killall -s 0 node":      {Understood: true, Literal: true, EndsNothing: true, Targets: []int{2}},
		"killall -l":             {EndsNothing: true},
		"skill -l":               {EndsNothing: true},
		"skill node":             {Targets: []int{0}},
		"xkill":                  {},
	} {
		if got := read(line); !reflect.DeepEqual(got, want) {
			t.Errorf("%q: %+v, want %+v", line, got, want)
		}
	}
}

// TestPattern: what a target means to pgrep.
func TestPattern(t *testing.T) {
	for _, c := range []struct {
		s            Signal
		target, want string
	}{
		{Signal{}, "vite.*", "vite.*"},
		{Signal{Exact: true}, "vite", "^(vite)$"},
		{Signal{Literal: true}, "a.b", `^(a\.b)$`},
		{Signal{Literal: true}, "a-very-long-name", ""},
		{Signal{Literal: true}, "/usr/bin/x", ""},
	} {
		if got := c.s.Pattern(c.target); got != c.want {
			t.Errorf("%+v %q: %q, want %q", c.s, c.target, got, c.want)
		}
	}
	if !Narrows("-n") || Narrows("-v") || Narrows("-f") {
		t.Error("options that take processes away")
	}
}
