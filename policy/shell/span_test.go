package shell_test

import (
	"slices"
	"testing"

	"guard/policy/place"
	"guard/policy/shell"
)

// Each command stands where the person sees it in the line; what an inner text holds, where the command does
// that has it run.
func TestACommandStandsInTheLine(t *testing.T) {
	for _, c := range []struct {
		line string
		at   []string // of each command that was found
	}{
		{"ls", []string{"ls"}},
		{"  ls -l  ", []string{"ls -l"}},
		{"cd src && rm -rf build; echo done &", []string{"cd src", "rm -rf build", "echo done"}},
		{"echo $(rm -rf build) > out.txt", []string{"rm -rf build", "echo $(rm -rf build) > out.txt"}},
		{"cat <<E | sh -s\nrm -rf build\nE", []string{"cat <<E", "sh -s", "sh -s"}},
		{"f() { rm -rf build; }; f", []string{"rm -rf build"}},
		{"sudo rm -rf build", []string{"sudo rm -rf build"}},
		{"true; sudo rm -rf build", []string{"true", "sudo rm -rf build"}},
		{"eval 'f() { rm -rf build; }'; true; f", []string{"true", "f"}},
		{"true; bash -c 'ls; rm -rf build'", []string{"true", "bash -c 'ls; rm -rf build'", "bash -c 'ls; rm -rf build'"}},
		{"for x in a b; do rm -rf $x; done", []string{"rm -rf $x", "rm -rf $x"}},
		{"ls # a\\\nrm -rf build", []string{"ls", "rm -rf build"}},
		{"žluť=1; rm -rf kůň", []string{"žluť=1", "rm -rf kůň"}},
	} {
		var got []string
		for _, one := range shell.Read(c.line, "/w", place.World{Workspace: "/w", Home: "/home/u"}).Commands {
			got = append(got, c.line[one.At.From:one.At.To])
		}
		if !slices.Equal(got, c.at) {
			t.Errorf("%q:\n got %q\nwant %q", c.line, got, c.at)
		}
	}
}
