# Written by guard alias zsh. Aliases and options of yours change nothing here.
function __guard_start {
	if \builtin whence -p guard >/dev/null; then
		\command guard "$@"
	else
		\builtin printf 'guard: %s\n' @MISSING@ >&2
		\builtin return 127
	fi
}

function 'guard-off' {
	if [[ $# -eq 0 ]]; then
		\builtin printf 'guard: %s\n' @USAGE@ >&2
		\builtin return 64
	fi
	\command "$@"
}

# The completions are loaded when they are first asked for.
function __guard_complete {
	\builtin eval "$(\command guard completion zsh 2>/dev/null)"
	if (( $+functions[_guard] )); then
		_guard "$@"
	fi
}
function __guard_off_complete {
	_arguments "1:agent:("@AGENTS@")" '*::: :_normal'
}

# compinit may run after this: then the first prompt is early enough.
function __guard_register {
	precmd_functions=("${(@)precmd_functions:#__guard_register}")
	if (( $+functions[compdef] )); then
		\compdef __guard_complete guard
		\compdef __guard_off_complete guard-off
	fi
}
if [[ -o interactive ]]; then
	\builtin typeset -ga precmd_functions
	precmd_functions+=(__guard_register)
fi
@FUNCTIONS@