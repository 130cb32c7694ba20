package template

import (
	"slices"
	"testing"
)

func TestShowsEnvironment(t *testing.T) {
	for text, want := range map[string]bool{
		"{{.Config.Env}}": true, "{{json .}}": true, "{{.Config}}": true, "{{json .Config}}": true, `{{index .Config "Env"}}`: true, "{{.Spec}}": true, "{{range .Config.Env}}{{.}}{{end}}": true,
		"{{.Id}}": false, "{{.State.Status}}": false, "{{json .State}}": false, "{{.Config.Image}}": false, "": false, "table": false,
	} {
		if got := ShowsEnvironment(text); got != want {
			t.Errorf("%q: %v, want %v", text, got, want)
		}
	}
}

func TestVariables(t *testing.T) {
	if got, want := Variables("$A ${B} $$C $1 ${D:-x} E", 9), []string{"A", "B", "C", "D"}; !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
	if got := Variables("$A $B $C", 2); len(got) != 2 {
		t.Errorf("%q are too many", got)
	}
}

func TestRunsInTmux(t *testing.T) {
	for text, want := range map[string]bool{"#S": false, "#{pane_id}": false, "#(id)": true, "x;": true, "": false} {
		if got := RunsInTmux(text); got != want {
			t.Errorf("%q: %v", text, got)
		}
	}
}

// TestOnlyFields: formats that print nothing but names and numbers, and those that print any text.
func TestOnlyFields(t *testing.T) {
	for format, want := range map[string][3]bool{ // git, find, fd
		"": {true, true, true}, "%(refname:short) %(objectname)": {true, false, false}, "%(path)%n": {true, false, false}, "%(contents)": {}, "%(refname)/x": {}, "%2fetc": {}, "%(if)%(HEAD)%(then)/x%(end)": {},
		`%p\n`: {false, true, false}, `%T@ %p\n`: {false, true, false}, `%h/%f\n`: {false, true, false}, `%s\t%10p\0`: {false, true, false}, "%l": {}, "%p/..": {}, `\57x`: {}, "/etc/x": {}, `%h/%h`: {}, "%h/%f/%f": {},
		"{}": {false, false, true}, "{/} {//} {.} {/.}": {false, false, true}, "{}/..": {}, "x": {}, "{}.env": {},
	} {
		if got := [3]bool{OnlyGitFields(format), OnlyFindFields(format), OnlyFdFields(format)}; got != want {
			t.Errorf("%q: %v, want %v", format, got, want)
		}
	}
}
