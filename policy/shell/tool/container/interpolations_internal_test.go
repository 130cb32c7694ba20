package container

import "testing"

// TestNamesSecret: a secret variable is shown in a name, an address or an argument of a build, not in what a service
// gets as its environment.
func TestNamesSecret(t *testing.T) {
	for text, want := range map[string]bool{
		"services:\n  a:\n    image: x/${API_TOKEN}\n":                                        true,
		"services:\n  a:\n    ports: ['${API_TOKEN}']\n":                                      true,
		"services:\n  a:\n    build: {context: ., args: {T: '$API_TOKEN'}}\n":                 true,
		"volumes:\n  v-${API_TOKEN}: {}\n":                                                    true,
		"services:\n  a:\n    environment:\n      T: ${API_TOKEN}\n    image: ${DB_PASSWORD}": true,
		"services:\n  a:\n    image: ${TAG:-${API_TOKEN}}\n":                                  true,
		"services:\n  a:\n    environment: {T: 1}\n    image: x/$NAME\n":                      true,
		"services:\n  a:\n    environment:\n      - T=${API_TOKEN}\n      - U=1\n":            false,
		"services:\n  a:\n    environment:\n    - T=${API_TOKEN}\n":                           false,
		"services:\n  a:\n    environment: {T: '${API_TOKEN}'}\n":                             false,
		"x-common-env: &env\n  T: ${API_TOKEN}\n":                                             false,
		"services:\n  a:\n    image: x:${TAG}\n    # ${API_TOKEN}\n":                          false,
		"services:\n  a:\n    image: x:$${API_TOKEN}\n":                                       false,
	} {
		if got := namesSecret(text, []string{"NAME"}); got != want {
			t.Errorf("namesSecret(%q) = %v", text, got)
		}
	}
}
