package find

import (
	"reflect"
	"strings"
	"testing"

	"guard/policy/shell/lang"
	"guard/policy/shell/program"
)

// read reads a line's words, in which ? stands for a part that is not known, and $ for one that is nothing else.
func read(line string) Search {
	var words []lang.Word
	for w := range strings.FieldsSeq(line) {
		text := strings.ReplaceAll(w, "$", lang.Hole)
		words = append(words, lang.Word{Text: text, Known: text == w})
	}
	return Read(words, program.Find("find").Options)
}

// TestStarts: where a search begins.
func TestStarts(t *testing.T) {
	for line, want := range map[string][]int{
		"": nil, "-name x": nil, ".": {0}, "a b -type f": {0, 1}, "-L a": {1}, "-O3 a -print": {1}, "-D tree a": {2}, "( -name x )": nil, "! -name x": nil,
	} {
		if got := read(line).Starts; !reflect.DeepEqual(got, want) {
			t.Errorf("%q: %v, want %v", line, got, want)
		}
	}
}

// TestTests: what the tests leave.
func TestTests(t *testing.T) {
	for line, want := range map[string]Search{
		". -name *.o":              {Patterns: []int{2}, Chosen: true, Name: "*.o"},
		". -name *":                {Patterns: []int{2}, Name: "*"},
		". -name *.o -type f":      {Patterns: []int{2}, Chosen: true, Name: "*.o"},
		". -name *.o -name x*":     {Patterns: []int{2, 4}, Chosen: true, Name: "*.o", Twisted: true},
		". -name *.o -o -name *.a": {Patterns: []int{2, 5}, Chosen: true, Name: "*.o", Twisted: true},
		". ! -name *.o":            {Name: "*.o", Twisted: true},
		". -iname *.o":             {Patterns: []int{2}, Chosen: true},
		". -name $":                {Patterns: []int{2}, Twisted: true},
		"-L . -name *.o":           {Patterns: []int{3}, Chosen: true, Name: "*.o", Follows: true},
		". -follow -name x":        {Patterns: []int{3}, Chosen: true, Name: "x", Follows: true, Twisted: true},
		". -name":                  {Twisted: true},
	} {
		got := read(line)
		got.Starts, got.Primaries = nil, nil
		if !reflect.DeepEqual(got, want) {
			t.Errorf("%q: %+v, want %+v", line, got, want)
		}
	}
}

// TestPrimaries: what acts, and on what.
func TestPrimaries(t *testing.T) {
	for line, want := range map[string][]Primary{
		".":                         nil,
		". -type f -print":          nil,
		". -delete":                 {{Kind: Deletes, At: 1, From: 2, To: 2}},
		". -name *.o -delete":       {{Kind: Deletes, At: 3, From: 4, To: 4, Filtered: true}},
		". -name * -delete":         {{Kind: Deletes, At: 3, From: 4, To: 4}},
		". -delete -name *.o":       {{Kind: Deletes, At: 1, From: 2, To: 2}},
		". -name a -o -delete":      {{Kind: Deletes, At: 4, From: 5, To: 5}},
		". -mtime +3 -delete":       {{Kind: Deletes, At: 3, From: 4, To: 4, Filtered: true}},
		". -exec rm {} ; -print":    {{Kind: Runs, At: 1, From: 2, To: 4}},
		". -exec rm {} + -delete":   {{Kind: Runs, At: 1, From: 2, To: 4}, {Kind: Deletes, At: 5, From: 6, To: 6}},
		". -exec expr 1 + 2 ;":      {{Kind: Runs, At: 1, From: 2, To: 6}},
		". -exec rm -delete":        {{Kind: Runs, At: 1, From: 2, To: 4}},
		". -exec":                   {{Kind: Runs, At: 1, From: 2, To: 2}},
		". -exec ; -delete":         {{Kind: Runs, At: 1, From: 2, To: 2}},
		". -frobnicate":             {{At: 1, From: 2, To: 2}},
		". -type f x":               {{At: 3, From: 4, To: 4}},
		". -fprint out":             {{Kind: Tests, At: 1, From: 2, To: 3, Effects: "write"}},
		". -fprintf out %p -delete": {{Kind: Tests, At: 1, From: 2, To: 3, Effects: "write"}, {Kind: Deletes, At: 4, From: 5, To: 5}},
	} {
		if got := read(line).Primaries; !reflect.DeepEqual(got, want) {
			t.Errorf("%q: %+v, want %+v", line, got, want)
		}
	}
}

// FuzzRead: every list of words is read to its end.
func FuzzRead(f *testing.F) {
	f.Add(". -name *.o -delete")
	f.Add("-D -exec ; + {} -o ( ! -fprintf")
	f.Fuzz(func(t *testing.T, line string) {
		n := len(strings.Fields(line))
		for _, p := range read(line).Primaries {
			if p.At >= n || p.From > n || p.To > n || p.From > p.To {
				t.Errorf("%q: %+v", line, p)
			}
		}
	})
}
