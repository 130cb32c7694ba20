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
		low | f=src/a.go; cat "${f%.go}.md" "${f##*/}" "${f#src/}" "${f%/*}" "${f^^}"
		low | for r in "1,2" "3,4"; do sed -n "${r%,*}p" a.go; done
		high FS_CONFIG_SECRETS | f=.env.x; cat "${f%.x}"
		high FS_CONFIG_SECRETS | f=.ENV; cat ${f,,}
		medium FS_OUTSIDE_WORKSPACE | f=x../notes; cat "${f#x}"
		critical FS_DELETE_OVERWRITE | f=/x; rm -rf "${f%x}"
		medium EXEC_ARBITRARY | f=a; cat "${f%[a-z]}" "${f%$X}"
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
