package shell_test

import (
	"testing"

	"guard/policy/risk"
	"guard/policy/shell"
)

// TestCompletionByItself: an option or a word by which a program writes its completion into the shell's start-up files,
// be it the project's own program, in whose code nothing says so.
func TestCompletionByItself(t *testing.T) {
	app := "import typer\napp = typer.Typer()\n\n@app.command()\ndef run(n: int = 1):\n    print(n)\n\napp()\n"
	w, top := committedTasks(t, map[string]string{
		"shopcli/__init__.py": "", "shopcli/__main__.py": app, "cli.py": app, "run": "#!/usr/bin/env python3\n" + app, "run.sh": "python -m shopcli \"$@\"\n",
		"x.js": "console.log(1)\n", "Makefile": "run:\n\tpython -m shopcli $(ARGS)\n", "go.mod": "module x\n", "main.go": "package main\nfunc main() {}\n", "Cargo.toml": "[package]\nname='x'\n",
	}, nil)
	for _, line := range []string{
		"python -m shopcli --install-completion", "python -m shopcli --install-completion=bash", "python3 -m shopcli run --install-completion bash",
		"timeout 5 python -m shopcli --install-completion", "uv run python -m shopcli --install-completion", "python cli.py --install-completion", "python3 -X dev cli.py --install-completion",
		"./run --install-completion", "./cli.py --install-completion", "poetry run python cli.py --install-completion", "node x.js --install-autocomplete", "bash run.sh --install-completion",
		"go run . -install-autocomplete", "cargo run -- --install-completion", "coverage run cli.py --install-completion", "./run install-completion-files", "make run ARGS=--install-completion",
		"ng completion", "npx ng completion", "very_good install-completion-files", "pnpm install-completion", "yarn ng completion", "python cli.py --autocomplete-install",
	} {
		if r := shell.Read(line, top, w); !r.Categories.Has(risk.FSOutsideWorkspace) || r.Level < risk.High {
			t.Errorf("%s: %v %v %v", line, r.Level, r.Categories, r.Reasons)
		}
	}
	checkAsked(t, w, top, nil, []string{
		"python -m shopcli --help", "python -m shopcli --show-completion", "python cli.py --show-completion bash", "./run --n 3", "ng completion script", "npx ng completion script",
		"grep -rn -- --install-completion .", "grep -rn install-completion shopcli", "rg -e --install-completion", "echo --install-completion", "git log --grep=--install-completion",
		"git commit -m --install-completion", "pnpm completion bash", "npm completion", "python -m pytest -k install-completion", "pytest tests -k install_completion", "ng build", "yarn ng build", "make run ARGS=--help",
	})
}
