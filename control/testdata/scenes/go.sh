mkdir -p word
printf 'module example.org/words\n\ngo 1.20\n' > go.mod
printf 'package main\n\nimport (\n\t"fmt"\n\n\t"example.org/words/word"\n)\n\nfunc main() { fmt.Println(word.Upper("go")) }\n' > main.go
printf '// Package word changes words.\npackage word\n\nimport "strings"\n\n// Upper is louder.\nfunc Upper(s string) string { return strings.ToUpper(s) }\n' > word/word.go
printf 'package word\n\nimport "testing"\n\nfunc TestUpper(t *testing.T) {\n\tif Upper("a") != "A" {\n\t\tt.Fatal("not upper")\n\t}\n}\n' > word/word_test.go
printf '# words\n' > README.md
printf '/words\n/bin/\n*.test\n*.out\n.env\n' > .gitignore
git add -A; git commit -qm 'first version'
