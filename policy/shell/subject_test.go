package shell

import (
	"testing"

	"guard/policy/place"
	"guard/policy/shell/effect"
)

// only is the command of a line that is listed last: the outermost.
func only(t *testing.T, line string) effect.Command {
	t.Helper()
	r := Read(line, "/srv/project", place.World{Workspace: "/srv/project", Home: "/home/eve", User: "eve"})
	if len(r.Commands) == 0 {
		t.Fatalf("%q: no command in %+v", line, r)
	}
	return r.Commands[len(r.Commands)-1]
}

// What leave for an unknown program, an unknown part of a known one, or a package
// is named by. Empty: it is not to be named.
func TestNamesOfWhatIsNotKnown(t *testing.T) {
	for _, tt := range []struct{ line, want string }{
		{"depot", "depot"},
		{"depot status", "depot status"},
		{"depot status main --wide -n 3", "depot status"},
		{"depot -v status", "depot -v status"},
		{"depot --session one open page", "depot --session one open"},
		{"depot --session one 'some text'", "depot --session one"},
		{"depot ./a.txt", "depot"},
		{"depot 'any text'", "depot"},
		{"depot note 'any text; and more'", "depot note"},
		{"depot db list", "depot db"},
		{"depot db drop", "depot db drop"},
		{"depot db list --force", "depot db --force"},
		{"depot --yes db", "depot --yes db"},
		{"depot run build", "depot run build"},
		{"/usr/local/bin/depot status", "depot status"},

		{"depot status $X", ""},
		{"depot status *.go", ""},
		{"depot status $(date)", ""},
		{"depot eval 'x'", ""},
		{"depot exec x", ""},
		{"depot run build -- other", ""},
		{"depot -c 'x'", ""},
		{"depot status --exec=./x.sh", ""},
		{"depot status --post-hook ./x.sh", ""},
		{"depot status --with=python3", ""},
		{"depot bash x.sh", ""},
		{"depot status sudo", ""},
		{"depot status 'rm -rf src'", ""},
		{"depot status 'cat a | sh'", ""},
		{"Depot.exe status", ""},
		{"depot drop purge wipe destroy erase nuke", ""},

		{"git log --no-such-option", "git log --no-such-option"},
		{"git log --no-such-option=./x", "git log --no-such-option"},
		{"git log --no-such-exec=./x", ""},
		{"depot --no-such --setup", "depot --no-such --setup"},
		{"gh no-such-command x", "gh no-such-command"},
		{"npx cowsay hi", "npx cowsay"},
		{"npx cowsay@1.2 hi", "npx cowsay@1.2"},
		{"npx $X", ""},
		{"npx -y cowsay hi", "npx cowsay"},
		{"git push origin main", "git push"},
		{"git push --force-with-lease origin main", "git push --force"},
	} {
		if c := only(t, tt.line); c.Signature != tt.want || c.Subject.Once != (tt.want == "" && c.Literal) && c.Literal {
			t.Errorf("%s: %q, want %q (%+v)", tt.line, c.Signature, tt.want, c.Subject)
		}
	}
}

// The one file whose code a command runs, and what is none.
func TestScripts(t *testing.T) {
	for _, tt := range []struct{ line, want string }{
		{"./x.sh", "/srv/project/x.sh"},
		{"./x.sh a b", "/srv/project/x.sh"},
		{"bash -x scripts/x.sh a", "/srv/project/scripts/x.sh"},
		{"python3 tools/x.py", "/srv/project/tools/x.py"},
		{"cd tools && python3 -u x.py", "/srv/project/tools/x.py"},
		{"node /tmp/x.js", "/tmp/x.js"},
		{"python3 -c 'print(open(1))'", ""},
		{"python3 -m tools.x", ""},
		{"node -r ./y.js x.js", ""},
		{"node --import ./y.js x.js", ""},
		{"node - < x.js", ""},
		{"go run ./cmd/x a b", "/srv/project/cmd/x"},
		{"go run -exec ./y ./cmd/x", ""},
		{"./.venv/bin/python x.py", ""},
		{"./bin/bash x.sh", ""},
		{"./bin/docker run x", ""},
		{". ./x.sh", ""},
		{"source x.sh", ""},
		{"bash $X", ""},
		{"bash -c ./x.sh", "/srv/project/x.sh"},
		{"ssh host ./x.sh", ""},
		{"docker exec box ./x.sh", ""},
	} {
		c, runs := only(t, tt.line), ""
		if c.Subject.Script != nil {
			runs = c.Subject.Script.Path
		}
		if runs != tt.want {
			t.Errorf("%s: %q, want %q (%v)", tt.line, runs, tt.want, c.Argv)
		}
	}
}

func TestOnlyGets(t *testing.T) {
	for line, want := range map[string]bool{
		"curl https://example.com/a":                                    true,
		"curl -fsSL --max-time 5 https://example.com/a":                 true,
		"curl -sI -H 'Accept: text/plain' https://example.com/a":        true,
		"curl -X GET -o page.html https://example.com/a":                true,
		"wget -q -O page.html https://example.com/a":                    true,
		"curl -X POST https://example.com/a":                            false,
		"curl -d a=b https://example.com/a":                             false,
		"curl -G -d a=b https://example.com/a":                          false,
		"curl -T a https://example.com/a":                               false,
		"curl -F a=@b https://example.com/a":                            false,
		"curl -H @headers https://example.com/a":                        false,
		"curl -u eve:secret https://example.com/a":                      false,
		"curl -b 'a=b' https://example.com/a":                           false,
		"curl -K conf https://example.com/a":                            false,
		"curl -x http://other.example https://example.com/a":            false,
		"curl --resolve example.com:443:10.1.2.3 https://example.com/a": false,
		"curl --connect-to ::other.example:443 https://example.com/a":   false,
		"curl --next https://example.com/a":                             false,
		"wget --post-data=x https://example.com/a":                      false,
		"wget -e robots=off https://example.com/a":                      false,
		"http POST https://example.com/a x=y":                           false,
		"git fetch https://example.com/a":                               false,
		"ssh example.com ls":                                            false,
	} {
		if c := only(t, line); c.Subject.Gets != want {
			t.Errorf("%s: gets %v, want %v", line, c.Subject.Gets, want)
		}
	}
}

// What stands in none of the commands is told of the line as a whole.
func TestUnread(t *testing.T) {
	for line, want := range map[string]bool{
		"depot status": false, "depot status $X": false, "cat $X": false, "ls": false,
		"depot status; (": true, "depot status; echo ${x@@}": true, "depot status; l\u202es": true,
	} {
		if r := Read(line, "/srv/project", place.World{Workspace: "/srv/project"}); r.Unread != want {
			t.Errorf("%q: unread %v, want %v (unknown %v)", line, r.Unread, want, r.Unknown)
		}
	}
}
