package shell_test

import "testing"

// TestReadWrongly: lines of everyday work that were taken for something else.
func TestReadWrongly(t *testing.T) {
	checkLines(t, `
		low | rg -n foo -g '.*'
		low | rg -n foo -g '!.env'
		low | rg --files -g '.env*'
		low | grep -rl foo --include='.env*' .
		low | f() { git diff --shortstat "$1" "$2"; }; f a b
		low | for x in a b c d e f g h i j k l; do grep -n "$x" src/$x.go; done
		low | for x in a b c d e f g h i j k l m n o p q r s t u v w x y z; do wc -l src/$x.go; done
		medium | PYTHONPATH=. python -m pytest
		medium | export PYTHONPATH=$PYTHONPATH:$(pwd)/src
		low | git log "$(git branch --show-current)" -1
		high FS_CONFIG_SECRETS | rg foo --glob '.env*'
		high FS_CONFIG_SECRETS | grep -r foo --include='*.env' .
		high..critical FS_CONFIG_SECRETS | rg --files -g '.env*' | xargs cat
		high..critical FS_DELETE_OVERWRITE | f() { rm -rf "$1"; }; f src
		critical FS_DELETE_OVERWRITE | f() { rm -rf "$1"; }
		critical FS_DELETE_OVERWRITE | f() { rm -rf "$1"; }; f "$X"
		critical FS_DELETE_OVERWRITE | f() { rm -rf "$1"; }; f build; f "$X"
		high FS_CONFIG_SECRETS | for x in a b c d e f g h i j k l m n o p q r s t u v w x y .env; do cat $x; done
		medium EXEC_ARBITRARY | for x in a b c d e f g h i j k l m n o p q r s t u v w x y ../z; do cat $x; done
		high EXEC_ARBITRARY | PYTHONPATH=/srv/other python -m pytest
		medium EXEC_ARBITRARY | PATH=./bin:$PATH ls
		high FS_OUTSIDE_WORKSPACE | go test -c -o /opt/x.test ./...`)
}
