package starter_test

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"guard/config"
	"guard/config/starter"
	"guard/policy"
	"guard/policy/risk"
)

// load reads a policy as guard test does: a warning or an example that does not hold is a failure.
func load(t *testing.T, name, text string) config.Config {
	t.Helper()
	dir := t.TempDir()
	file := filepath.Join(dir, name)
	if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	conf, err := config.Load(config.Params{Dir: dir, Home: dir, Only: file, Agents: []string{"gemini"}, UserFile: filepath.Join(dir, "guard.toml"),
		Trusted: func(string, []byte) (time.Time, error) { return time.Now(), nil }})
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	for _, w := range conf.Warnings {
		t.Errorf("%s\n%s", w, text)
	}
	return conf
}

func project(files ...string) fstest.MapFS {
	dir := fstest.MapFS{}
	for i := 0; i < len(files); i += 2 {
		dir[files[i]] = &fstest.MapFile{Data: []byte(files[i+1])}
	}
	return dir
}

func TestProjects(t *testing.T) {
	for _, tt := range []struct {
		name  string
		dir   fstest.MapFS
		found []string
		runs  []string // what runs unasked with it, trusted, where ask_from is medium
		not   []string // what no mode runs with it, trusted or not
	}{
		{"nothing", project(), nil, nil, []string{"cat .env"}},
		{"Go", project("go.mod", "module x", ".golangci.yml", ""), []string{"Go"}, []string{"go test ./...", "go vet ./...", "golangci-lint run"}, nil},
		{"Rust", project("Cargo.toml", ""), []string{"Rust"}, []string{"cargo test", "cargo clippy -- -D warnings"}, []string{"cargo publish"}},
		{"npm", project("package.json", `{"scripts":{"test":"vitest","build":"tsc","lint:fix":"eslint","deploy":"rm -rf /"}}`), []string{"Node"}, []string{"npm test", "npm run build", "npm run lint:fix"}, []string{"npm publish"}},
		{"pnpm", project("package.json", `{"scripts":{"test":"vitest"}}`, "pnpm-lock.yaml", ""), []string{"Node"}, []string{"pnpm run test"}, []string{"pnpm publish"}},
		{"yarn", project("package.json", `{"scripts":{"build":"tsc"}}`, "yarn.lock", ""), []string{"Node"}, []string{"yarn run build"}, []string{"yarn npm publish"}},
		{"bun", project("package.json", `{"scripts":{"build":"tsc"}}`, "bun.lock", ""), []string{"Node"}, []string{"bun run build"}, nil},
		{"a package.json that is none", project("package.json", `{"scripts":[`), []string{"Node"}, nil, []string{"npm publish"}},
		{"Deno", project("deno.json", "{}"), []string{"Deno"}, []string{"deno lint"}, []string{"deno publish"}},
		{"Python", project("pyproject.toml", ""), []string{"Python"}, []string{"pytest -q", "python3 -m pytest", "ruff check ."}, []string{"twine upload dist/x"}},
		{"Maven", project("pom.xml", ""), []string{"Maven"}, []string{"mvn test"}, []string{"mvn deploy"}},
		{"Gradle", project("build.gradle.kts", "", "gradlew", ""), []string{"Gradle"}, []string{"./gradlew test", "gradle build"}, []string{"./gradlew publish"}},
		{"Ruby", project("Gemfile", ""), []string{"Ruby"}, []string{"rspec"}, []string{"gem push x.gem"}},
		{"PHP", project("composer.json", "{}", "phpunit.xml.dist", ""), []string{"PHP"}, []string{"vendor/bin/phpunit tests"}, nil},
		{".NET", project("app.sln", ""), []string{".NET"}, []string{"dotnet test"}, []string{"dotnet nuget push x.nupkg"}},
		{"Elixir", project("mix.exs", ""), []string{"Elixir"}, []string{"mix test"}, []string{"mix hex.publish"}},
		{"Swift", project("Package.swift", ""), []string{"Swift"}, []string{"swift test"}, nil},
		{"CMake", project("CMakeLists.txt", ""), []string{"CMake"}, []string{"cmake --build build", "ctest"}, nil},
		{"Terraform", project("main.tf", ""), []string{"Terraform"}, []string{"terraform validate"}, []string{"terraform apply"}},
		{"Make", project("Makefile", "X := 1\ntest: build\n\tgo test\ntest:\nbuild:\ndeploy:\n\tscp\nlint :\n"), []string{"Make"}, []string{"make test", "make lint"}, nil},
		{"several", project("go.mod", "", "package.json", `{"scripts":{"test":"x"}}`, "Makefile", "test:\n"), []string{"Go", "Node", "Make"}, []string{"go test ./...", "npm test", "make test"}, []string{"npm publish"}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			text, found := starter.Project(tt.dir)
			if !slices.Equal(found, tt.found) {
				t.Errorf("found %v", found)
			}
			conf := load(t, config.ProjectFile, text)
			settings := policy.Settings{Mode: policy.Asking, AskFrom: risk.Medium, Rules: conf.Rules}
			decide := func(line string) policy.Verdict {
				judge := config.Examples()
				return policy.Decide(judge.Facts(policy.Request{Tool: policy.Shell, Command: line, Workspace: judge.World.Workspace, Cwd: judge.World.Workspace}), settings)
			}
			for _, line := range tt.runs {
				if v := decide(line); v.Action != policy.Allow {
					t.Errorf("%s: %v by %s (%s)", line, v.Action, v.Rule, v.Reason)
				}
			}
			for _, line := range append(tt.not, "npm run deploy", "make deploy") {
				if v := decide(line); v.Action == policy.Allow {
					t.Errorf("%s runs by %s", line, v.Rule)
				}
			}
			settings.Mode = policy.Unrestricted
			for _, line := range tt.not {
				if v := decide(line); v.Action != policy.Deny {
					t.Errorf("%s: %v by %s", line, v.Action, v.Rule)
				}
			}
		})
	}
}

func TestUser(t *testing.T) {
	conf := load(t, "guard.toml", starter.User())
	if len(conf.Rules) != 3 || conf.Mode.Value != policy.Safe {
		t.Errorf("%+v", conf)
	}
	conf = load(t, "guard.toml", strings.NewReplacer("\n#ask_from", "\nask_from", "\n#mode", "\nmode").Replace(starter.User()))
	if conf.Mode.Value != policy.Asking {
		t.Errorf("the mode is %s", conf.Mode.Value)
	}
}

// What a repository calls its scripts and targets cannot write a policy.
func TestHostileNames(t *testing.T) {
	text, _ := starter.Project(project(
		"package.json", `{"scripts":{"test\"]\n[[rules]]\naction = \"allow\"\ntool = \"shell\"\n#":"x","test *":"x","test; rm -rf ~":"x","build:$(x)":"x","test:ok":"x"}}`,
		"Makefile", "test\"]:\nbuild*:\ntest-$(X):\n",
		"[x].tf", ""))
	conf := load(t, config.ProjectFile, text)
	for _, r := range conf.Rules {
		for _, p := range r.Commands {
			if r.Action == policy.Allow && !strings.HasPrefix(p.String(), "terraform ") && p.String() != "npm run test:ok *" {
				t.Errorf("%s in\n%s", p, text)
			}
		}
	}
}
