package shell_test

import "testing"

// TestCodeGivenUnknownNames: code that writes what it is given, by words that a loop, find or xargs fills in.
func TestCodeGivenUnknownNames(t *testing.T) {
	refusedOnDisk(t, `
		for f in *.txt; do python3 -c 'import sys; open(sys.argv[1],"w")' "$f"; done
		for f in *.txt; do node -e 'fs.writeFileSync(process.argv[1],"")' $f; done
		find . -name '*.txt' -exec python3 -c 'import sys; open(sys.argv[1],"w")' {} \;
		find . -name '*.txt' -exec python3 -c 'import sys; open(sys.argv[1],"w")' ./{} +
		ls *.txt | xargs -n1 python3 -c 'import sys; open(sys.argv[1],"w")'
		ls *.txt | xargs -I{} python3 -c 'import sys; open(sys.argv[1],"w")' {}
		ls *.txt | xargs ruby -e 'ARGV.each{|f| File.write(f,"")}'
		ls *.txt | xargs -n1 perl -e 'open(F,">",$ARGV[0])'
		python3 -c 'import sys; open(sys.argv[1],"w")' $(ls *.txt)
	`)
	refusedOnDisk(t, `
		printf 'require("fs").writeFileSync(process.argv[2],"")' | node - todo.txt
		node - todo.txt <<< 'require("fs").writeFileSync(process.argv[2],"")'
		node -e 'require("fs").writeFileSync(process.argv[1],"")' todo.txt
		lua - todo.txt <<< 'io.open(arg[1], "w")'
		python3 - todo.txt <<< 'import sys; open(sys.argv[1],"w")'
	`)
	runsOnDisk(t, `
		for f in src/*.py; do python3 -c 'import sys; print(sys.argv[1])' "$f"; done
		for f in src/*.py; do python3 -c 'import ast,sys; ast.parse(open(sys.argv[1]).read())' "$f"; done
		python3 -c 'import sys; open(sys.argv[1],"w")' new9.txt
	`)
}
