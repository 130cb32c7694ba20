# Written by guard alias bash. Aliases and options of yours change nothing here.
case ":$SHELLOPTS:" in
*:posix:*) # which allows no - in a function's name
	\set +o posix
	__guard_posix=1
	;;
esac

function __guard_start {
	if \builtin type -P guard >/dev/null; then
		\command guard "$@"
	else
		\builtin printf 'guard: %s\n' @MISSING@ >&2
		\builtin return 127
	fi
}

function guard-off {
	if [ "$#" -eq 0 ]; then
		\builtin printf 'guard: %s\n' @USAGE@ >&2
		\builtin return 64
	fi
	\command "$@"
}

# The completions are loaded when they are first asked for. They need bash-completion's functions;
# without these guard is asked each time.
function __guard_complete {
	if \builtin declare -F _get_comp_words_by_ref >/dev/null; then
		\builtin eval "$(\command guard completion bash 2>/dev/null)"
		\builtin return 124
	fi
	COMPREPLY=()
	local line word="${COMP_WORDS[COMP_CWORD]-}"
	while IFS=$'\t' \builtin read -r line _; do
		case "$line" in
		'' | :*) ;; # the last line tells how to go on
		"$word"*) COMPREPLY+=("$line") ;;
		esac
	done <<<"$(\command guard __complete "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)"
}
case $- in
*i*)
	\complete -o default -F __guard_complete guard
	\complete -o default -W @AGENTS@ guard-off
	;;
esac
@FUNCTIONS@
if [ -n "${__guard_posix-}" ]; then
	\unset __guard_posix
	\set -o posix
fi
