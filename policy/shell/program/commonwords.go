package program

import "guard/policy/shell/table"

// commonWords are names of programs that anybody gives to a program or script of their own, too: build/t, bin/log.
var commonWords = table.WordSet("t at batch init log mail open pass say send service sg talk w wall write")

// CommonWord reports such a name: a file of the workspace that is called so is judged as that file alone.
func CommonWord(name string) bool { return commonWords[name] }
