package shell_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell"
)

var byNames = place.World{Workspace: "/srv/project", Home: "/home/eve"}

func TestTexts(t *testing.T) {
	for line, want := range map[string]string{
		"cat > a <<'E'\nx $y\nE":              `a "x $y\n" known`,
		"cat <<-'E' > a\n\tx\n\t\ty\n\tE\nls": `a "x\ny\n" known`,
		"cat <<'E' > a\n\\\nx $y\n\nE\n":      `a "\\\nx $y\n\n" known`,
		"cat <<E > sub/a\nx\nE":               `sub/a "x\n" known`,
		"echo x > a; echo y >> a":             `a "x\n" known, a "y\n" appends known`,
		"printf '%s' x > a":                   `a "x" known`,
		"echo x | tee a b":                    `a "x\n" known, b "x\n" known`,
		"tee -a a <<E\nx\nE":                  `a "x\n" appends known`,
		"bash -c 'echo x > a'":                `a "x\n" known`,
		"{ echo x; echo y; } > a":             `a "x\ny\n" known`,
		"cat > a <<E\nx $(date)\nE":           `a "x ?\n"`,
		"(echo x; make) > a":                  `a "x\n"`,
		"echo x > a 2> b":                     `a "x\n", b "x\n"`, // both are judged as scripts, of neither it is certain
		"echo x > a > b":                      `a "x\n", b "x\n"`,
		"make > a":                            ``,
		"echo x > *":                          ``,
		"ssh host.example 'echo x > a'":       ``,
		"echo x > $(date)":                    ``,
		"if make; then echo x; fi > a":        `a "x\n"`,
		"cat b > a":                           ``,
		"sed s/a/b/ <<E > a\nx\nE":            `a "x\n"`,
		"echo 'rm -rf src' | tee a | sh -s":   `a "rm -rf src\n" known`,
	} {
		var got []string
		for _, x := range shell.Read(line, "/srv/project", byNames).Texts {
			said := fmt.Sprintf("%s %q", strings.TrimPrefix(x.Path, "/srv/project/"), strings.Map(legible, x.Text))
			if x.Appends {
				said += " appends"
			}
			if x.Known {
				said += " known"
			}
			got = append(got, said)
		}
		if strings.Join(got, ", ") != want {
			t.Errorf("%s\n got %s\nwant %s", line, strings.Join(got, ", "), want)
		}
	}
}

// legible shows what is left open as a question mark.
func legible(r rune) rune {
	if r != '\n' && r < ' ' {
		return '?'
	}
	return r
}

// A script that tee wrote is judged like one that a redirection wrote.
func TestTeeWritesAScript(t *testing.T) {
	r := shell.Read("echo 'rm -rf src' | tee x.sh; sh x.sh", "/srv/project", byNames)
	if r.Level < risk.High || !r.Categories.Has(risk.FSDeleteOverwrite) {
		t.Errorf("%v %v", r.Level, r.Categories)
	}
}

func TestMoves(t *testing.T) {
	for line, want := range map[string][]string{
		"mv a b":         {"a b"},
		"mv a b c":       {"a c", "b c"},
		"mv -t d a b":    {"a d", "b d"},
		"cp -r a b":      {"copy a b"},
		"install a b":    {"copy a b"},
		"install -d a b": nil,
		"mv a":           nil,
		"mv *.go sub":    {"*.go sub"},
	} {
		var got []string
		for _, c := range shell.Read(line, "/srv/project", byNames).Commands {
			for _, m := range c.Moves {
				said := strings.TrimPrefix(m.From.Path, "/srv/project/") + " " + strings.TrimPrefix(m.To.Path, "/srv/project/")
				if m.Copy {
					said = "copy " + said
				}
				got = append(got, said)
			}
		}
		if !slices.Equal(got, want) {
			t.Errorf("%s: %q, want %q", line, got, want)
		}
	}
}
