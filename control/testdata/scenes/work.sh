mkdir -p src tests docs data
echo 'TOKEN=abcdefgh' > .env
echo 'def f(): return 1' > src/a.py
echo 'console.log(1)' > src/index.js
echo '{"name":"p","version":"1.0.0","scripts":{"test":"node --test","build":"echo ok"}}' > package.json
printf 'all:\n\techo ok\n' > Makefile
echo 'def test_a(): pass' > tests/test_a.py
printf '.env\nnode_modules\n' > .gitignore
echo tracked > tracked.txt
git add -A; git commit -qm one; git branch feature
echo own > notes.md; echo 1 > data/results.csv
