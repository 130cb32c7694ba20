package shell_test

import (
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"guard/internal/disk"
	"guard/policy/risk"
	"guard/policy/shell"
)

// TestDockerOfAnotherMachine: what changes the services of a project is asked where docker's current context is
// another machine.
func TestDockerOfAnotherMachine(t *testing.T) {
	for _, test := range []struct {
		current, host, line string
		want                bool
	}{
		{"prod", "ssh://root@prod.shop.io", "docker compose down", true},
		{"prod", "tcp://prod.shop.io:2376", "docker compose restart web", true},
		{"prod", "ssh://root@prod.shop.io:22", "docker compose exec web ls", true},
		{"prod", "ssh://prod.shop.io", "docker-compose stop", true},
		{"prod", "ssh://root@prod.shop.io", "docker exec web ls", true},
		{"prod", "ssh://root@prod.shop.io", "docker compose ps", false},
		{"prod", "ssh://root@prod.shop.io", "docker compose config", false},
		{"colima", "unix:///home/dev/.colima/default/docker.sock", "docker compose down", false},
		{"desktop", "tcp://127.0.0.1:2375", "docker compose down", false},
		{"default", "ssh://root@prod.shop.io", "docker compose down", false},
		{"", "ssh://root@prod.shop.io", "docker compose down", false},
	} {
		w, top := onDisk(t, map[string]string{"compose.yml": "services: {web: {image: x}}\n"})
		home := t.TempDir()
		for name, text := range map[string]string{
			"config.json":                `{"auths": {}, "currentContext": "` + test.current + `"}`,
			"contexts/meta/a1/meta.json": `{"Name": "other", "Endpoints": {"docker": {"Host": "ssh://other.shop.io"}}}`,
			"contexts/meta/b2/meta.json": `{"Name": "` + test.current + `", "Metadata": {}, "Endpoints": {"docker": {"Host": "` + test.host + `", "SkipTLSVerify": false}}}`,
		} {
			file := filepath.Join(home, ".docker", name)
			if err := os.MkdirAll(filepath.Dir(file), 0o700); err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
				t.Fatal(err)
			}
		}
		w.Home, w.Disk = home, disk.New(time.Minute)
		r := shell.Read(test.line, top, w)
		found := slices.ContainsFunc(r.Reasons, func(why risk.Reason) bool { return why.String() == "reaches prod.shop.io" })
		if found != test.want || found && r.Level < risk.High {
			t.Errorf("%s in the context %s (%s): %v, want %v: %v", test.line, test.current, test.host, found, test.want, r.Reasons)
		}
	}
}
