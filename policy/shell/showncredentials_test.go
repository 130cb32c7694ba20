package shell_test

import (
	"testing"

	"guard/policy/risk"
	"guard/policy/shell"
)

// TestToolsShowCredentials: a tool's settings are everyday's to show unless a password stands
// in what is shown.
func TestToolsShowCredentials(t *testing.T) {
	for file, one := range map[string]struct{ secret, plain, shows, quiet string }{
		"home/.config/pip/pip.conf":           {"[global]\nindex-url = https://eve:hunter2@pypi.example/simple\ntimeout = 5\n", "[global]\nindex-url = https://pypi.example/simple\n", "pip config list\npip config debug\npip3 config list\npython3 -m pip config list", "pip config get global.timeout\npip --version\npip list"},
		"home/.npmrc":                         {"registry=https://eve:hunter2@npm.example/\n//npm.example/:_authToken=npm_abc\ninit-license=MIT\n", "registry=https://npm.example/\n//npm.example/:_authToken=npm_abcdefghijkl\n", "npm config list\nnpm config ls -l\nnpm config get registry\nnpm get registry", "npm config get init-license\nnpm --version"},
		"home/.config/go/env":                 {"GOPROXY=https://eve:hunter2@modules.example,direct\nGOFLAGS=-mod=mod\n", "GOPROXY=https://modules.example,direct\n", "go env\ngo env -json\ngo env GOPROXY\ngo env GOPATH GOPROXY", "go env GOPATH\ngo env GOFLAGS\ngo version"},
		"home/.bundle/config":                 {"---\nBUNDLE_GEMS__EXAMPLE__COM: \"eve:hunter2\"\nBUNDLE_JOBS: \"4\"\n", "---\nBUNDLE_PATH: \"vendor/bundle\"\nBUNDLE_MIRROR__HTTPS://GEMS__EXAMPLE/: \"https://mirror.example\"\n", "bundle config\nbundle config list\nbundle config get gems.example.com", "bundle config get jobs\nbundle list"},
		"home/.gemrc":                         {":sources:\n- https://eve:hunter2@gems.example/\n", ":sources:\n- https://gems.example/\n", "gem sources\ngem sources -l\ngem environment", "gem list"},
		"home/.condarc":                       {"channels:\n  - https://conda.example/t/ev-0123456789abcdef/eve\n", "channels:\n  - conda-forge\n", "conda config --show\nconda config --show-sources\nmamba config --show", "conda list"},
		"project/poetry.toml":                 {"[repositories.x]\nurl = \"https://eve:hunter2@pypi.example/\"\n", "[virtualenvs]\nin-project = true\n", "poetry config --list", "poetry --version"},
		"home/.config/helm/repositories.yaml": {"repositories:\n- name: x\n  url: https://eve:hunter2@charts.example\n", "repositories:\n- name: x\n  url: https://charts.example\n", "helm repo list", "helm version"},
		"project/nuget.config":                {"<add key=\"x\" value=\"https://eve:hunter2@nuget.example/\" />\n", "<add key=\"x\" value=\"https://nuget.example/\" />\n", "dotnet nuget list source", "dotnet --version"},
		"project/.dvc/config":                 {"['remote \"x\"']\n    url = https://eve:hunter2@dvc.example\n", "['remote \"x\"']\n    url = s3://bucket\n", "dvc remote list", "dvc status"},
		"project/ansible.cfg":                 {"[galaxy_server.x]\ntoken=abcdefgh\n", "[defaults]\nforks=5\n", "ansible-config view\nansible-config dump", "ansible-config list"},
	} {
		for text, secret := range map[string]bool{one.secret: true, one.plain: false} {
			w, top := onDisk(t, map[string]string{file: text, "project/a.txt": "1\n"})
			w.Workspace, w.Home = top+"/project", top+"/home"
			check := func(lines string, want bool) {
				eachLine(lines, func(line string) {
					if r := shell.Read(line, w.Workspace, w); r.Categories.Has(risk.FSConfigSecrets) != want {
						t.Errorf("%s with %q: %s %v %v, secrets: %v", line, text, r.Level, r.Categories, r.Reasons, want)
					}
				})
			}
			check(one.shows, secret)
			check(one.quiet, false)
		}
	}
}
