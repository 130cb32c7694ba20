package replay

import (
	"slices"
	"strings"
	"testing"
	"time"

	"guard/policy"
	"guard/policy/place"
)

// made runs requests and lists which of the paths are then made.
func made(t *testing.T, paths []string, requests ...policy.Request) (list []string) {
	t.Helper()
	p := ByName("/srv/project")
	for _, r := range requests {
		r.Cwd = "/srv/project"
		if r.Tool == "" {
			r.Tool = policy.Shell
		}
		f := policy.Judge{World: place.World{Workspace: "/srv/project", Home: "/home/eve"}}.Facts(r)
		p.Ran(&f, time.Time{})
	}
	for _, name := range paths {
		if _, ok := p.Made("/srv/project/" + name); ok {
			list = append(list, name)
		}
	}
	return list
}

func line(s string) policy.Request { return policy.Request{Command: s} }

func text(s string) *string { return &s }

func TestMadeByCommandsAndTools(t *testing.T) {
	edit := func(path string, old, now *string) policy.Request {
		return policy.Request{Tool: policy.Edit, Paths: []string{path}, Edits: []policy.Change{{Path: path, Old: old, New: now}}}
	}
	paths := []string{"a", "b", "d", "d/a"}
	for name, tt := range map[string]struct {
		requests []policy.Request
		want     []string
	}{
		"a redirection":                      {[]policy.Request{line("echo x > a")}, []string{"a"}},
		"a here-document that is run":        {[]policy.Request{line("cat > a <<'E'\nprint(1)\nE\npython3 a && rm a")}, nil},
		"read first":                         {[]policy.Request{line("cat a"), line("echo x > a")}, nil},
		"read first in the line":             {[]policy.Request{line("cat a; echo x > a")}, nil},
		"read after in the line":             {[]policy.Request{line("echo x > a; cat a")}, []string{"a"}},
		"run first":                          {[]policy.Request{line("python3 a"), line("echo x > a")}, nil},
		"edited in place":                    {[]policy.Request{line("sed -i s/x/y/ a")}, nil},
		"edited after it was made":           {[]policy.Request{line("echo x > a"), line("sed -i s/x/y/ a")}, []string{"a"}},
		"listed by name":                     {[]policy.Request{line("ls -l a"), line("touch a")}, nil},
		"a redirection needs its folder":     {[]policy.Request{line("echo x > d/a")}, []string{"d/a"}},
		"mkdir -p makes its parents":         {[]policy.Request{line("mkdir -p d/a")}, []string{"d", "d/a"}},
		"mkdir alone needs its parent":       {[]policy.Request{line("mkdir d/a")}, []string{"d/a"}},
		"an edit makes its folder":           {[]policy.Request{edit("d/a", nil, text("x"))}, []string{"d", "d/a"}},
		"an edit of what was there":          {[]policy.Request{edit("d/a", text("x"), text("y"))}, nil},
		"moved":                              {[]policy.Request{line("echo x > a"), line("mv a b")}, []string{"b"}},
		"the person's moved":                 {[]policy.Request{line("mv a b")}, nil},
		"moved by a tool":                    {[]policy.Request{line("echo x > a"), {Tool: policy.Move, Paths: []string{"a"}, To: "b"}}, []string{"b"}},
		"the person's moved by a tool":       {[]policy.Request{{Tool: policy.Move, Paths: []string{"a"}, To: "b"}}, nil},
		"copied":                             {[]policy.Request{line("cp a b")}, []string{"b"}},
		"linked":                             {[]policy.Request{line("ln -s /etc a")}, nil},
		"deleted by a tool":                  {[]policy.Request{line("echo x > a"), {Tool: policy.Delete, Paths: []string{"a"}}}, nil},
		"a write in another folder":          {[]policy.Request{line("cd d && echo x > a")}, []string{"d/a"}},
		"a device":                           {[]policy.Request{line("ls > /dev/null 2>&1")}, nil},
		"a remote file":                      {[]policy.Request{line("ssh host.example 'echo x > /srv/project/a'")}, nil},
		"a tool of a server with a command":  {[]policy.Request{{Tool: policy.MCP, Server: "shell", Name: "run_command", Args: policy.Raw(`{"command":"echo x > a"}`)}}, []string{"a"}},
		"a wildcard moved onto a made name":  {[]policy.Request{line("echo x > a"), line("mv x* a")}, nil},
		"a made folder moved with its files": {[]policy.Request{line("mkdir b && touch b/a"), line("mv b d")}, []string{"d", "d/a"}},
	} {
		if got := made(t, paths, tt.requests...); !slices.Equal(got, tt.want) {
			t.Errorf("%s: made %q, want %q", name, got, tt.want)
		}
	}
}

func TestTextsAreHandedOn(t *testing.T) {
	p := ByName("/srv/project")
	f := policy.Judge{World: place.World{Workspace: "/srv/project"}}.Facts(policy.Request{Tool: policy.Shell, Command: "cat > a.py <<'E'\nprint(1)\nE\n", Cwd: "/srv/project"})
	p.Ran(&f, time.Unix(1, 0))
	if got, ok := p.Text("/srv/project/a.py"); got != "print(1)\n" || !ok {
		t.Errorf("%q %v", got, ok)
	}
	if by, _ := p.Made("/srv/project/a.py"); by.By != "cat > a.py <<'E'…" || !by.At.Equal(time.Unix(1, 0)) {
		t.Errorf("%+v", by)
	}
}

func TestInShort(t *testing.T) {
	for want, r := range map[string]policy.Request{
		"ls":                                  {Command: "ls"},
		"cat > a <<E…":                        {Command: "cat > a <<E\nx\nE\n"},
		"edit src/a.go":                       {Tool: policy.Edit, Paths: []string{"src/a.go"}, Raw: "Edit"},
		"a title":                             {Tool: policy.Other, Raw: "a title"},
		"ls " + strings.Repeat("ä", 56) + "…": {Command: "ls " + strings.Repeat("ä", 80)},
	} {
		if got := inShort(&policy.Facts{Request: r}); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}
