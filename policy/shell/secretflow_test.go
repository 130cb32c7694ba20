package shell_test

import "testing"

// TestSecretsOutlastBranches: a value that a branch or a loop may have given is as secret as before.
func TestSecretsOutlastBranches(t *testing.T) {
	checkLines(t, `
		high FS_CONFIG_SECRETS | true && x=$GITHUB_TOKEN; echo $x
		high FS_CONFIG_SECRETS | if true; then x=$GITHUB_TOKEN; fi; echo $x
		high FS_CONFIG_SECRETS | if a; then :; else x=$GITHUB_TOKEN; fi; echo $x
		high FS_CONFIG_SECRETS | for t in $GITHUB_TOKEN; do x=$t; done; echo $x
		high FS_CONFIG_SECRETS | case x in *) : ${Z:=$GITHUB_TOKEN};; esac; echo $Z
		high FS_CONFIG_SECRETS | x+=$GITHUB_TOKEN; echo $x
		high FS_CONFIG_SECRETS | false && GITHUB_TOKEN=x; echo $GITHUB_TOKEN
		high FS_CONFIG_SECRETS | read <<< $GITHUB_TOKEN; echo $REPLY
		low | if true; then x=1; fi; echo $x
		low | x=$GITHUB_TOKEN; x=1; echo $x
		low | for k in a b; do PASS=1; done; echo $PASS`)
}

// TestSecretsInMessagesAndTests: what shows a value though no command is told to print it.
func TestSecretsInMessagesAndTests(t *testing.T) {
	checkLines(t, `
		high FS_CONFIG_SECRETS | : ${UNSET:?$GITHUB_TOKEN}
		high FS_CONFIG_SECRETS | [[ $GITHUB_TOKEN =~ (.*) ]] && echo ${BASH_REMATCH[1]}
		high FS_CONFIG_SECRETS | select x in $GITHUB_TOKEN; do break; done
		high FS_CONFIG_SECRETS | find . -printf "$GITHUB_TOKEN"
		high FS_CONFIG_SECRETS | git stash push -m "$GITHUB_TOKEN"
		low | : "${GITHUB_TOKEN:?GITHUB_TOKEN must be set}"
		low | [[ $x =~ ^[0-9]+$ ]] && echo ${BASH_REMATCH[0]}`)
}

// TestSecretsByGuesses: a secret that is compared with one guess after the other.
func TestSecretsByGuesses(t *testing.T) {
	checkLines(t, `
		high FS_CONFIG_SECRETS | for i in 1 2; do for c in a b; do [ "${GITHUB_TOKEN:$i:1}" = "$c" ] && printf $c; done; done
		high FS_CONFIG_SECRETS | for c in a b; do case $GITHUB_TOKEN in ghp_$c*) echo $c;; esac; done
		high FS_CONFIG_SECRETS | for c in a b; do [[ $GITHUB_TOKEN == ghp_$c* ]] && echo $c; done
		high FS_CONFIG_SECRETS | for c in a b; do [ -z "${GITHUB_TOKEN##$c*}" ] && echo $c; done
		low | [ "$GITHUB_TOKEN" = "" ] && echo missing
		low | [[ $GITHUB_TOKEN == ghp_* ]] && echo classic
		low | [ "$PASSWORD" = "$CONFIRM_PASSWORD" ] && echo same
		low | case "$GITHUB_TOKEN" in ghp_*) echo classic;; github_pat_*) echo fine;; *) echo other;; esac`)
}
