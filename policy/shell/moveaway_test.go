package shell_test

import "testing"

// TestEditedByOtherTools: a tool's subcommand takes a value out of the file that an option
// names, or gives a file another name.
func TestEditedByOtherTools(t *testing.T) {
	refusedOnDisk(t, `
		dasel delete -f .claude/settings.json hooks
		dasel delete -f .guard.toml rules
		dasel put -f .mcp.json -v x a
		dasel delete --file todo.txt a
		dasel delete -f /etc/a.json b
		cmake -E rename todo.txt /tmp/d && rm /tmp/d
		cmake -E rename todo.txt n.txt && rm n.txt
		cmake -E rename .git/hooks/pre-commit /tmp/h
		cmake -E rename .guard.toml g.toml
		cmake -E rename src/a.py todo.txt`)
	runsOnDisk(t, `
		dasel delete -f src/a.json b
		dasel put -f src/a.json -v x b
		dasel select -f src/a.json b
		cmake -E rename src/a.py src/b.py
		touch a.o && cmake -E rename a.o b.o && rm b.o`)
}
