package shell_test

import "testing"

// TestNamesWithBlanksBecomeWords: a variable without quotes is split, also where its value is a name that a wildcard
// matched; what is taken is what the words name.
func TestNamesWithBlanksBecomeWords(t *testing.T) {
	refusedOnDisk(t, `
		touch 'old todo.txt' && for f in old*; do rm -f $f; done
		touch 'old todo.txt' && for f in old\ *; do rm -f $f; done
		touch 'old todo' && for f in old*; do rm -f $f.txt; done
		touch 'old *.txt' && for f in old*; do rm -f $f; done
		touch 'old todo.txt' && d() { rm -f $1; } && for f in old*; do d "$f"; done
		touch 'old todo.txt' && d() { rm -f $@; } && d old*
		touch 'old todo.txt' && set -- old* && rm -f $1
		touch 'old todo.txt' && a=(old*) && rm -f ${a[@]}
		touch 'old todo.txt' && for f in old*; do g=$f; rm -f $g; done
		touch 'old todo.txt' && for f in old*; do bash -c 'rm -f $0' "$f"; done
		mkdir -p 'new/old todo.txt' && for f in new/*; do rm -rf $f; done`)
	runsOnDisk(t, `
		touch 'old todo.txt' && for f in old*; do rm -f "$f"; done
		touch 'old todo.txt' && for f in old*; do g=$f; rm -f "$g"; done
		touch 'old todo.txt' && a=(old*) && rm -f "${a[@]}"
		touch 'old todo.txt' && IFS= && for f in old*; do rm -f $f; done
		touch 'old thing' && for f in old*; do rm -f $f; done
		touch 'old todo.txt' && for f in *; do wc -l $f; done
		touch old1 old2 && for f in old*; do rm -f $f; done`)
}
