package starter

import "io/fs"

// kind is a kind of project: how it is known, and its usual commands. Those behind a runner that
// picks the program (uv run, bundle exec) are not among them: no allow rule speaks through one.
type kind struct {
	name     string
	markers  []string                 // files at the top, by name or pattern: any of them
	everyday []string                 // tests, builds, checks
	with     map[string][]string      // more of them where a file is there
	scripts  func(dir fs.FS) []string // more of them that the project names itself
	publish  []string                 // what others would see
}

var kinds = []kind{
	{
		name: "Go", markers: []string{"go.mod", "go.work"},
		everyday: []string{"go test *", "go build *", "go vet *"},
		with:     map[string][]string{".golangci.y*ml": {"golangci-lint run *"}},
	},
	{
		name: "Rust", markers: []string{"Cargo.toml"},
		everyday: []string{"cargo test *", "cargo build *", "cargo check *", "cargo clippy *", "cargo fmt *"},
		publish:  []string{"cargo publish *", "cargo yank *"},
	},
	{
		name: "Node", markers: []string{"package.json"}, scripts: nodeScripts,
		publish: []string{"npm publish *", "pnpm publish *", "yarn publish *", "yarn npm publish *", "bun publish *"},
	},
	{
		name: "Deno", markers: []string{"deno.json", "deno.jsonc"},
		everyday: []string{"deno test *", "deno lint *", "deno fmt *", "deno check *"},
		publish:  []string{"deno publish *"},
	},
	{
		name: "Python", markers: []string{"pyproject.toml", "setup.py", "setup.cfg", "requirements.txt", "tox.ini"},
		everyday: []string{"pytest *", "python -m pytest *", "python3 -m pytest *", "ruff check *", "ruff format *",
			"mypy *"},
		publish: []string{"twine upload *", "uv publish *", "poetry publish *", "hatch publish *"},
	},
	{
		name: "Maven", markers: []string{"pom.xml"},
		everyday: []string{"mvn test *", "mvn compile *", "mvn package *"},
		publish:  []string{"mvn deploy *"},
	},
	{
		name: "Gradle", markers: []string{"build.gradle", "build.gradle.kts"},
		everyday: []string{"gradle test *", "gradle build *"},
		with:     map[string][]string{"gradlew": {"./gradlew test *", "./gradlew build *", "./gradlew check *"}},
		publish:  []string{"gradle publish *", "./gradlew publish *"},
	},
	{
		name: "Ruby", markers: []string{"Gemfile"},
		everyday: []string{"rspec *", "rubocop *"},
		publish:  []string{"gem push *"},
	},
	{
		name: "PHP", markers: []string{"composer.json"},
		with: map[string][]string{"phpunit.xml*": {"vendor/bin/phpunit *"},
			"phpstan.neon*": {"vendor/bin/phpstan analyse *"}},
	},
	{
		name: ".NET", markers: []string{"*.sln", "*.slnx", "*.csproj", "*.fsproj"},
		everyday: []string{"dotnet test *", "dotnet build *"},
		publish:  []string{"dotnet nuget push *"},
	},
	{
		name: "Elixir", markers: []string{"mix.exs"},
		everyday: []string{"mix test *", "mix compile *", "mix format *"},
		publish:  []string{"mix hex.publish *"},
	},
	{
		name: "Swift", markers: []string{"Package.swift"},
		everyday: []string{"swift test *", "swift build *"},
	},
	{
		name: "CMake", markers: []string{"CMakeLists.txt"},
		everyday: []string{"cmake --build *", "ctest *"},
	},
	{
		name: "Terraform", markers: []string{"*.tf"},
		everyday: []string{"terraform validate", "terraform fmt *"},
		publish:  []string{"terraform apply *", "terraform destroy *"},
	},
	{
		name: "Make", markers: []string{"Makefile", "makefile", "GNUmakefile"}, scripts: makeTargets,
	},
}

var userRules = []rule{
	{
		why:     "What no project needs to read. It changes:",
		changes: []string{"reading .env or ~/.ssh/id_ed25519: asked (in safe refused), then refused in every mode"},
		name:    "keys stay here", action: "deny",
		paths:  []string{"~/.ssh/**", "~/.gnupg/**", "~/.aws/**", "~/.kube/**", "**/.env"},
		reason: "keys and credentials are a person's", match: []string{"~/.ssh/id_ed25519", ".env"},
		notMatch: []string{".env.example"},
	},
	{
		why:  "Looking something up at GitHub runs unasked; what changes something there does not.",
		name: "reading at GitHub", action: "allow",
		commands: []string{"gh pr view *", "gh pr list *", "gh pr diff *", "gh pr checks *", "gh issue view *",
			"gh issue list *", "gh run view *", "gh run list *"},
		match:    []string{"gh pr view 12", "gh issue list --limit 5"},
		notMatch: []string{"gh pr merge 12", "gh pr view 12 | sh"},
	},
	{
		why: "Asked in the mode ask, whatever other rule allows it, until you answer for a session; refused in safe. " +
			"It changes:",
		changes: []string{"git reset --hard HEAD~1: allowed where nothing of yours is lost, then asked"},
		name:    "history is not rewritten unasked", action: "ask",
		commands: []string{"git push --force *", "git push -f *", "git push --force-with-lease *",
			"git reset --hard *"},
		match:    []string{"git push --force origin main", "git reset --hard HEAD~1"},
		notMatch: []string{"git push origin main"},
	},
}

const projectHead = `# guard's policy for this project. Commit it, and everybody who works here with an agent has it.
#
#   guard test     do the examples hold?
#   guard trust    let the allow rules hold: until then, and after every edit, this file can only tighten
#   guard config   what holds here in the end, and from which file
#
# Deny beats ask beats allow, whatever the order. A * within a word is any characters of it, a last
# * any further words. A rule speaks for one command's own words: pipes into a shell, redirects and
# options that run other code still need their own.
`

// projectExamples stand where no rule would change anything yet.
const projectExamples = `
# No rule would change anything here yet. To begin with one of your own, take the # away:
#
# Without this rule it is asked about in ask and refused in safe; with it, it runs.
#[[rules]]
#name = "the services that our tests need"
#action = "allow"                 # needs trust; allow, ask or deny
#command = ["docker compose up *"]
#match = ["docker compose up -d"] # examples, checked when the file is read
#not_match = ["docker compose up -d && git push"]
#
# Without this rule it is asked about in ask; with it, it is refused there too.
#[[rules]]
#name = "a person pushes"
#action = "deny"
#command = ["git push *"]
#reason = "ask a person to push"
#match = ["git push origin main"]
`

const userHead = `# guard's policy of yours, for all projects.
#
#   guard test     do the examples hold?
#   guard config   what holds here in the end, and from which file

# safe: everyday work runs, the rest is refused, nobody is asked. ask: you are asked about that rest.
# While no file says it, an agent that you start at a terminal is in ask, any other in safe.
#mode = "ask"

# In the mode ask: "medium" asks about edits, builds and tests of the workspace too.
#ask_from = "medium"
`
