package policy

import (
	"slices"
	"strings"
	"testing"

	"guard/policy/risk"
)

func TestUserActions(t *testing.T) {
	for line, want := range map[string]string{
		"sudo apt update":                       "your password, for sudo",
		"/usr/bin/sudo ls":                      "your password, for sudo",
		"passwd":                                "a password",
		"ssh host ls":                           "a password, a passphrase, or whether you know the host's key",
		"gh auth login":                         "a login in the browser, with a code",
		"gh auth login --with-token < t":        "",
		"gh auth status":                        "",
		"gh --hostname x pr list":               "",
		"docker login -u me":                    "a registry's password",
		"docker login -u me --password-stdin":   "",
		"docker ps":                             "",
		"npm publish":                           "a one-time code, where the account has it",
		"npm publish --dry-run":                 "",
		"gpg --sign x":                          "the passphrase of a key",
		"gpg --list-keys":                       "",
		"ls && sudo ls; echo $(sudo id)":        "your password, for sudo",
		"echo sudo":                             "",
		"ssh --help":                            "",
		"gcloud auth application-default login": "a login in the browser",
	} {
		f := judged(Request{Tool: Shell, Command: line}, nil)
		if got := strings.Join(f.UserActions, "; "); got != want {
			t.Errorf("%s asks for %q, want %q", line, got, want)
		}
		if told := slices.ContainsFunc(f.Ranked(), func(r risk.Reason) bool { return strings.Contains(r.String(), "guard never types") }); told != (want != "") {
			t.Errorf("%s: told %v", line, told)
		}
	}
}
