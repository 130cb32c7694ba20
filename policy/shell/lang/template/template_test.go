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
