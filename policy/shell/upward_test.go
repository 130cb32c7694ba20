package shell_test

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"guard/internal/disk"
	"guard/policy/risk"
	"guard/policy/shell"
)

// TestFilesFoundUpward: a tool that has no file of its own here takes that of a folder above: outside the workspace it
// is another project's, inside it is read and judged as if it stood here.
func TestFilesFoundUpward(t *testing.T) {
	files := map[string]string{
		"package.json":    `{"name":"o","version":"1.0.0","scripts":{"clean":"rm -rf data","test":"vitest run"}}`,
		"Rakefile":        "task :clean do\n rm_rf 'data'\nend\n",
		"justfile":        "build:\n  cc x.c\nwipe:\n  rm -rf ~/data\n",
		"Taskfile.yml":    "version: 3\ntasks:\n  build:\n    cmds: [go build]\n",
		"tasks.py":        "from invoke import task\n",
		"settings.gradle": "include 'project'\n", "Directory.Build.props": "<Project/>\n", "Cargo.toml": "[package]\nname='x'\n",
		"go.mod": "module o\n", "go.work": "go 1.26\n", "pyproject.toml": "[tool.poetry]\nname='x'\n", "eslint.config.js": "process.exit()\n",
		"gulpfile.js": "exports.x=1\n", "compose.yml": "services: {}\n", "node_modules/.bin/tidy": "#!/bin/sh\nrm -f x\n", "Gemfile": "gem 'x'\n",
		"project/src/a.txt": "x\n",
	}
	lines := []string{"npm run clean", "npm test", "pnpm run clean", "yarn clean", "rake clean", "rake", "just build", "task build", "invoke clean",
		"gradle clean", "dotnet build", "cargo clean", "cargo fmt", "cargo build", "go mod tidy", "go mod edit -droprequire x/y", "go work use .",
		"poetry version patch", "npm pkg set scripts.build=tsc", "npm version patch --no-git-tag-version", "npx eslint .", "npx tidy",
		"gulp clean", "docker compose down", "bundle exec rake clean", "uv sync"}
	for _, outside := range []bool{true, false} {
		w, top := onDisk(t, files)
		cwd := filepath.Join(top, "project")
		if outside {
			w.Workspace = cwd
		}
		for _, line := range lines {
			w.Disk = disk.New(time.Minute)
			r := shell.Read(line, cwd, w)
			if away := r.Categories.Has(risk.FSOutsideWorkspace); away != outside {
				t.Errorf("%q, outside %v: %s %s %v", line, outside, r.Level, r.Categories, r.Reasons)
			}
		}
	}

	// It is read: what it deletes is seen, and where its lines run.
	w, top := onDisk(t, files)
	for line, level := range map[string]risk.Level{"just wipe": risk.High, "just build": risk.Medium, "npm test": risk.Medium} {
		w.Disk = disk.New(time.Minute)
		r := shell.Read(line, filepath.Join(top, "project/src"), w)
		if (r.Level >= risk.High) != (level >= risk.High) {
			t.Errorf("%q: %s %v", line, r.Level, r.Reasons)
		}
	}

	// A file of one's own comes first, what is told where is told, and tools that stay here stay.
	w, top = onDisk(t, files)
	w.Workspace = filepath.Join(top, "project")
	for name, text := range map[string]string{"package.json": `{"scripts":{"test":"vitest run"}}`, "justfile": "build:\n  cc x.c\n", "Cargo.toml": "[package]\n", "Rakefile": "task :x\n"} {
		if err := os.WriteFile(filepath.Join(w.Workspace, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	for _, line := range []string{"npm test", "just build", "cargo build", "rake x", "make", "go build ./...", "go test ./...", "docker compose --help", "cargo --version", "npm --version", "go version"} {
		w.Disk = disk.New(time.Minute)
		if r := shell.Read(line, w.Workspace, w); r.Categories.Has(risk.FSOutsideWorkspace) {
			t.Errorf("%q: %s %v", line, r.Level, r.Reasons)
		}
	}
}
