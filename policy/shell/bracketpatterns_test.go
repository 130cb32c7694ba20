package shell_test

import "testing"

// TestBracketPatterns: a bracket may be closed behind a quoted part or a variable, may hold a class, and is negated by
// either sign.
func TestBracketPatterns(t *testing.T) {
	refusedOnDisk(t, `
		cat .[[:alpha:]]nv
		cat ./.e[[:lower:]]v
		cat .[[=e=]]nv
		cat .e["n"]v
		cat .e['n']v
		cat .e[$'n']v
		x=n; cat .e[$x]v
		x='['; cat .e${x}n]v
		cp src/a.py .g["i"]t/hooks/pre-commit
		cd .g["i"]t/hooks && cp ../../src/a.py pre-commit
		find . -name '.e[!x]v' -exec cat {} \;
		find . -name '.e[[:alpha:]]v' | xargs cat
		find . -path './.e[!x]v' | xargs cat
		touch 'tod[o].txt'; rm tod["o"].txt
		touch 'tod[o].txt'; x='['; rm tod${x}o].txt
		touch 'tod[o].txt'; x='tod['; rm $x"o"].txt
	`)
	runsOnDisk(t, `
		touch 'q9[x].md'; rm "q9[x].md"
		touch 'q9[x].md'; rm q9\[x].md
		echo "[" ] src/a["p"]
		cat src/[!.]*.py
		x='a[0]'; echo $x "$x"
		find src -name '[!_]*.py' -exec wc -l {} +
	`)
}

// TestQualifiersOfZsh: zsh's qualifiers behind a pattern are no pattern of bash's.
func TestQualifiersOfZsh(t *testing.T) {
	refusedOnDisk(t, `
		cat *(D)
		cat *(.ND)
		ls *(e:'rm todo.txt':)
		ls *(e{'rm todo.txt'})
		ls *(+f)
		zsh -c 'setopt extendedglob; rm ^src'
		zsh -c 'cat *(D)'
	`)
	runsOnDisk(t, `
		ls *(.)
		shopt -s extglob; ls src/*.@(py|e)
		shopt -s extglob; ls src/*(one|two)
	`)
}

// TestRedirectionsOfZsh: ">!" is ">|", and a target that becomes several words is written to under each.
func TestRedirectionsOfZsh(t *testing.T) {
	refusedOnDisk(t, `
		echo x >! todo.txt
		echo x >>! ~/.zshrc
		echo x > CLAUD{E,}.md
		echo x > {todo,a}.txt
		zsh -c 'echo x >! todo.txt'
	`)
	runsOnDisk(t, `
		echo x > new9.txt
		echo x > "new9{a,b}.txt"
		echo 'a!' > new9.txt
	`)
}
