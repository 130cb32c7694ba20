package packages

import (
	"slices"
	"strings"
	"testing"
	"time"
)

// TestNamesInTables: a dependency is named however the manifest is spelled.
func TestNamesInTables(t *testing.T) {
	for _, one := range []struct{ file, text, names string }{
		{"pyproject.toml", "[project]\ndependencies = [\"a>=2,<3\", 'new; python_version>\"3\"']\n", "new"},
		{"pyproject.toml", "[dependency-groups]\ndev = [\"a\", \"new\"]\n", "new"},
		{"pyproject.toml", "dependency-groups.dev = [\"a\",\"new\"]\n", "new"},
		{"pyproject.toml", "[project]\n\"dependencies\" = [\"new[x]\"]\n", "new"},
		{"pyproject.toml", "[build-system]\nrequires = [\"a\", \"new\"]\n", "new"},
		{"pyproject.toml", "[tool.poetry.dependencies]\n\"new\" = {version = \"1\"}\n", "new"},
		{"Cargo.toml", "dependencies = { new = \"1\" }\n", "new"},
		{"Cargo.toml", "dependencies.new = \"1\"\n", "new"},
		{"Cargo.toml", "[target.'cfg(unix)'.dependencies.new]\nversion = '1'\n", "new"},
		{"Cargo.toml", "[dependencies]\na = { package = \"new\", version = \"1\" }\n", "new"},
		{"pubspec.yaml", "dependencies:\n    new:\n", "new"},
		{"pubspec.yaml", "dev_dependencies: {new: any}\n", "new"},
		{"pubspec.yaml", "dependencies:\n  'new' : {version: ^1.0.0}\n", "new"},
		{"pyproject.toml", "[tool.ruff.lint]\nselect = [\"E\", \"new\"]\n[project]\nkeywords = [\"new\"]\n", ""},
		{"pyproject.toml", "[tool.pytest.ini_options]\ntestpaths = [\"new\"]\n", ""},
		{"Cargo.toml", "[features]\nnew = []\n[dependencies]\na = { path = \"../new\" }\n", ""},
		{"pubspec.yaml", "dependencies:\n  flutter:\n    sdk: flutter\n  b:\n    path: ../b\nflutter:\n  assets:\n    - new\n", ""},
	} {
		names, understood := tableNames("/w/"+one.file, one.text)
		if !understood || slices.Contains(names, "new") != (one.names == "new") {
			t.Errorf("%s: %q names %q, want %q (%v)", one.file, one.text, names, one.names, understood)
		}
	}
	for file, text := range map[string]string{"pubspec.yaml": "dependencies:\n  ? new\n  : any\n", "Cargo.toml": "[dependencies\n"} {
		if _, understood := tableNames(file, text); understood {
			t.Errorf("%s is understood: %q", file, text)
		}
	}
}

// A manifest that a decoder takes minutes for is not understood, at once.
func TestAManifestThatIsTooDeep(t *testing.T) {
	for _, file := range []string{"pyproject.toml", "Cargo.toml"} {
		told := make(chan bool, 1)
		go func() {
			_, understood := tableNames(file, "[dependencies]\nx = "+strings.Repeat("{a=", 100_000))
			told <- understood
		}()
		select {
		case understood := <-told:
			if understood {
				t.Errorf("%s is understood", file)
			}
		case <-time.After(2 * time.Minute):
			t.Errorf("%s is still being read", file)
		}
	}
}
