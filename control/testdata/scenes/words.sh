printf '__pycache__/\nbuild/\ndist/\nnode_modules/\ncoverage/\n*.o\n*.log\n.env\n' > .gitignore
mkdir -p text
printf 'module example.org/words\n\ngo 1.21\n' > go.mod
printf '// Package text counts.\npackage text\n\n// Spaces counts the spaces of s.\nfunc Spaces(s string) int {\n\tn := 0\n\tfor _, r := range s {\n\t\tif r == 32 {\n\t\t\tn++\n\t\t}\n\t}\n\treturn n\n}\n' > text/text.go
printf 'package text\n\nimport "testing"\n\nfunc TestSpaces(t *testing.T) {\n\tif Spaces("a b") != 1 {\n\t\tt.Fatal("spaces")\n\t}\n}\n' > text/text_test.go
printf '# words\n' > README.md
git add -A; git commit -qm 'first version'; git branch -qM main
printf 'my only notes\nsecond line\n' > notes.txt
