package shell_test

import "testing"

// TestWordsOfXargs: quotes, backslashes and a delimiter make other words of an input than blanks do.
func TestWordsOfXargs(t *testing.T) {
	refusedOnDisk(t, `
		touch 'tod\o.txt'; echo 'tod\o.txt' | xargs rm
		touch 'tod\o.txt'; echo 'tod\o.txt' | xargs -n1 rm
		touch 'tod\o.txt'; echo 'tod\o.txt' | xargs -I{} rm {}
		touch to do .txt; echo "to'do'.txt" | xargs rm
		touch to do .txt; echo 'to"do".txt' | xargs -I% rm %
		touch todo.txtX; printf todo.txtX | xargs -d X rm
		touch todo.txtX; printf todo.txtX | xargs -dX rm
		touch todo.txtX; printf todo.txtX | xargs --delim='\x58' rm
		touch todo.txtX; printf todo.txtX | xargs --delimiter='\130' rm
		touch todo.txtX; printf todo.txtX | parallel -d X rm
		touch a9; echo "'a9" | xargs rm
	`)
	runsOnDisk(t, `
		touch a9 b9; echo a9 b9 | xargs rm
		touch a9 b9; printf 'a9\nb9\n' | xargs -I{} rm {}
		touch a9 b9; printf 'a9\nb9\n' | xargs -d '\n' rm
		touch a9 b9; printf '%s\0' a9 b9 | xargs -0 rm
		touch a9 b9; printf 'a9\0b9' | xargs -0 -n1 rm
		touch 'a 9'; echo '"a 9"' | xargs rm
		touch 'a 9'; echo 'a\ 9' | xargs rm
	`)
}

// TestWordsForATextThatIsRead: a shell that reads its text gets its words, and so does another interpreter.
func TestWordsForATextThatIsRead(t *testing.T) {
	refusedOnDisk(t, `
		bash -s .env <<< 'cat $1'
		bash -s -- .env <<< 'cat "$1"'
		bash -s - todo.txt <<< 'rm -- "$1"'
		bash /dev/stdin .env <<< 'cat $1'
		bash <(echo 'cat $1') .env
		printf 'cat $1\n' > s9.sh; bash -s .env < s9.sh
		echo 'cat $@' | bash -s .env
		echo 'cat $2' | sh -s x .env
		perl - .env <<< 'print <>'
		ruby - .env <<< 'puts ARGF.read'
		php -- todo.txt <<< '<?php unlink($argv[1]);'
	`)
	runsOnDisk(t, `
		bash -s src/a.py <<< 'cat $1'
		bash -s a9 <<< 'touch "$1"; rm "$1"'
		bash <<< 'cat $1'
		perl - src/a.py <<< 'print <>'
	`)
}
