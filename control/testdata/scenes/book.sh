mkdir -p docs posts
printf '# Handbook\n\nHow we work.\n' > README.md
for n in one two three; do printf '# Chapter %s\n\nText of chapter %s.\n' $n $n > docs/$n.md; done
printf 'title: hello\ndate: 2024-03-01\n\nFirst post.\n' > posts/hello.md
printf '_site/\n*.tmp\n.env\ncache/\n' > .gitignore
git add -A; git commit -qm 'first version'
