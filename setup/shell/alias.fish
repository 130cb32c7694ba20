# Written by guard alias fish.
function __guard_start
	if command --query guard
		command guard $argv
	else
		printf 'guard: %s\n' @MISSING@ >&2
		return 127
	end
end

function guard-off --description @WITHOUT@
	if test (count $argv) -eq 0
		printf 'guard: %s\n' @USAGE@ >&2
		return 64
	end
	command $argv
end

# The completions are loaded when they are first asked for.
function __guard_complete
	complete --erase --command guard
	command guard completion fish 2>/dev/null | source
	complete --do-complete (commandline --cut-at-cursor --current-process)
end
if status is-interactive
	complete --command guard --no-files --arguments '(__guard_complete)'
	complete --command guard-off --no-files --arguments @AGENTS@
end
@FUNCTIONS@