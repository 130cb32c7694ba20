package starter_test

import (
	"fmt"
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

// whatever is a judge by whom each rule changes something for everything.
func whatever(string, starter.Thing) string { return "changes" }

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
		{"Node in a folder", project("go.mod", "", "web/package.json", `{"scripts":{"test":"vitest","deploy":"x"}}`), []string{"Go", "Node (web)"}, []string{"go test ./...", "cd web && npm test"}, []string{"npm publish"}},
		{"Node of others", project("node_modules/package.json", `{"scripts":{"test":"x"}}`, ".x/package.json", "{}"), nil, nil, nil},
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
			tt.dir[".env"] = &fstest.MapFile{}
			p := starter.Project(tt.dir, whatever)
			if !slices.Equal(p.Found, tt.found) {
				t.Errorf("found %v", p.Found)
			}
			conf := load(t, config.ProjectFile, p.Text)
			if len(conf.Rules) != p.Allow+p.Others {
				t.Errorf("%d rules that allow and %d others, not %d", p.Allow, p.Others, len(conf.Rules))
			}
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
	p := starter.Project(project(
		"package.json", `{"scripts":{"test\"]\n[[rules]]\naction = \"allow\"\ntool = \"shell\"\n#":"x","test *":"x","test; rm -rf ~":"x","build:$(x)":"x","test:ok":"x"}}`,
		"Makefile", "test\"]:\nbuild*:\ntest-$(X):\n",
		"[x].tf", "", "a\n[[rules]]\n.pem", ""), whatever)
	text := p.Text
	conf := load(t, config.ProjectFile, text)
	for _, r := range conf.Rules {
		for _, p := range r.Commands {
			if r.Action == policy.Allow && !strings.HasPrefix(p.String(), "terraform ") && p.String() != "npm run test:ok *" {
				t.Errorf("%s in\n%s", p, text)
			}
		}
	}
}

// Of very many scripts or targets the first are taken: a policy that guard would not read is none.
func TestManyNames(t *testing.T) {
	var scripts, targets strings.Builder
	for i := range 20_000 {
		fmt.Fprintf(&scripts, ",\"test:a%d\":\"x\"", i)
		fmt.Fprintf(&targets, "test-a%d:\n\ttrue\n", i)
	}
	for _, dir := range []fstest.MapFS{
		project("package.json", `{"scripts":{"build":"x"`+scripts.String()+"}}"),
		project("Makefile", "test:\n"+targets.String()),
	} {
		judged := 0
		p := starter.Project(dir, func(action string, one starter.Thing) string {
			judged++
			return whatever(action, one)
		})
		if judged > 200 || len(p.Text) > 20_000 || !strings.Contains(p.Text, "run build") && !strings.Contains(p.Text, "make test") {
			t.Errorf("%d judged, a text of %d bytes", judged, len(p.Text))
		}
		load(t, config.ProjectFile, p.Text)
	}
}

// A rule speaks for what it changes only, and says so above it; where none changes anything, there is no rule.
func TestOnlyWhatChanges(t *testing.T) {
	dir := project("package.json", `{"scripts":{"test":"x","build":"y"}}`, "Makefile", "test:\n", "deploy/a.pem", "", "node_modules/x/.env", "")
	p := starter.Project(dir, func(action string, one starter.Thing) string {
		if one.Command == "npm run build" || one.Command == "yarn publish" || one.Path == "deploy/a.pem" {
			return "changed by " + action
		}
		if one.Path == "node_modules/x/.env" {
			t.Error("it looked at what others wrote")
		}
		return ""
	})
	conf := load(t, config.ProjectFile, p.Text)
	var all []string
	for _, r := range conf.Rules {
		for _, c := range r.Commands {
			all = append(all, r.Action.String()+" "+c.String())
		}
		for _, g := range r.Paths {
			all = append(all, r.Action.String()+" "+string(g))
		}
	}
	want := []string{"allow npm run build *", "deny yarn publish *", "deny **/*.pem"}
	if !slices.Equal(all, want) || p.Allow != 1 || p.Others != 2 || !slices.Equal(p.Plain, []string{"make test"}) {
		t.Errorf("%q, %+v", all, p)
	}
	for _, comment := range []string{"\n#   npm run build: changed by allow\n", "\n#   yarn publish: changed by deny\n", "\n#   **/*.pem: changed by deny\n"} {
		if !strings.Contains(p.Text, comment) {
			t.Errorf("no %q in\n%s", comment, p.Text)
		}
	}
	none := starter.Project(dir, func(string, starter.Thing) string { return "" })
	if conf := load(t, config.ProjectFile, none.Text); len(conf.Rules) > 0 || none.Allow+none.Others > 0 {
		t.Errorf("%d rules in\n%s", len(conf.Rules), none.Text)
	}
	load(t, config.ProjectFile, strings.NewReplacer("\n#[[", "\n[[", "\n#name", "\nname", "\n#action", "\naction", "\n#command", "\ncommand", "\n#match", "\nmatch", "\n#not_match", "\nnot_match", "\n#reason", "\nreason").Replace(none.Text))
}
