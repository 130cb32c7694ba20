package shell_test

import "testing"

// TestOptionsThatNobodyKnows: where a table lets any option through, one that
// neither its name nor the program's manual calls harmless is not known, in its
// short form as in its long one.
func TestOptionsThatNobodyKnows(t *testing.T) {
	checkLines(t, `
		medium EXEC_ARBITRARY | pytest --frobnicate
		medium EXEC_ARBITRARY | pytest -Z x
		medium EXEC_ARBITRARY | rollup -p x src/a.js
		medium EXEC_ARBITRARY | remark -u ./x.js .
		medium EXEC_ARBITRARY | postcss -u x a.css
		medium EXEC_ARBITRARY | tsup --onSuccess=./x.sh
		medium EXEC_ARBITRARY | tsup --onSuccess ./x.sh
		medium EXEC_ARBITRARY | a2x --xsltproc-opts='--x' a.txt
		medium EXEC_ARBITRARY | help2man --help-option='; id' ./x
		medium EXEC_ARBITRARY | gcc -frandom-x=y -o a a.c
		medium EXEC_ARBITRARY | gcc -dumpdir x a.c
		medium EXEC_ARBITRARY | git cat-file --textconv HEAD:a
		medium EXEC_ARBITRARY | git rev-list --frobnicate HEAD
		medium EXEC_ARBITRARY | openssl x509 -engine ./x.so -in a.pem
		medium EXEC_ARBITRARY | mocha -u ./x
		medium EXEC_ARBITRARY | hyperfine -Q x ls
		medium..high EXEC_ARBITRARY | hyperfine -s ./x.sh ls
		high EXEC_ARBITRARY | pytest --json=.git/hooks/pre-commit`)
}

// TestOptionsThatOnlyTune: what a name or a manual calls harmless goes on
// without a question.
func TestOptionsThatOnlyTune(t *testing.T) {
	for _, line := range []string{
		"pytest -x -v -s --lf --tb=short -k add", "pytest -vv --durations-min=1 --no-header -q", "python3 -m unittest discover -s tests -p 'test_*.py' -v", "python3 -m pylint -r n --recursive=y src",
		"mypy --strict --ignore-missing-imports src", "black --check --diff src", "flake8 --max-complexity 10 src", "sphinx-build -n -W -b html docs docs/_build", "pre-commit run -a",
		"jest -i -u --maxWorkers=2 --passWithNoTests", "jest -t 'adds' src/a.test.ts", "vitest run --no-file-parallelism", "mocha --exit --bail test", "playwright test -g login --headed --workers=1", "eslint --max-warnings 0 --cache src",
		"tsc -noEmit -skipLibCheck", "vite build --mode development --sourcemap", "webpack --mode production --progress", "turbo run build --filter=web --force", "nx affected --target=test --parallel=3",
		"cargo test --no-fail-fast -- --nocapture", "cargo fmt --all -- --check", "golangci-lint run -v --new-from-rev=HEAD~1", "staticcheck -checks=all ./...", "gotestsum --format short -- -race ./...",
		"mvn -B -q -DskipTests -pl core -am verify", "gradle test --tests X --info --no-daemon", "dotnet test --no-build --nologo -c Release", "gcc -Wall -Wextra -Werror=format -O2 -g -fPIC -march=native -c a.c", "gcc -MMD -MP -MF a.d -c a.c",
		"clang++ -std=c++20 -stdlib=libc++ -fsanitize=address -fno-omit-frame-pointer -c a.cpp", "ctest --output-on-failure -j4", "rspec -fd --fail-fast --order rand spec", "rubocop -A --parallel lib", "phpunit --testdox --stop-on-failure",
		"mix test --trace --seed 0", "swift test --parallel --filter X", "flutter test --coverage -r expanded", "git rebase -i --autosquash main", "git merge --no-ff --no-edit topic", "git rev-parse --abbrev-ref HEAD", "git worktree list --porcelain",
		"git ls-tree -r --name-only HEAD", "git rev-list --count HEAD", "openssl x509 -in a.pem -noout -text -dates", "hyperfine -w 3 -r 10 ls", "shellcheck -x -S warning a.sh", "lsusb -t", "llvm-config --libs", "java -Xmx1g -XX:+UseG1GC -version",
	} {
		if r := judge(line); r.Categories != 0 || r.Unknown {
			t.Errorf("%s: %s [%s]: %v", line, r.Level, r.Categories, r.Reasons)
		}
	}
}

// TestHelpThatIsNotHelp: --help and --version end a program only where no system
// takes them for an operand, and no subcommand for an option of its own.
func TestHelpThatIsNotHelp(t *testing.T) {
	checkLines(t, `
		high..critical FS_DELETE_OVERWRITE | rm -rf src --version
		high FS_DELETE_OVERWRITE | rm src/a.py --help
		high DELETE | vault kv destroy -version=1 secret/x
		high DELETE | vault kv destroy -versions 1 secret/x
		high DELETE | vault kv destroy -version 1 secret/x
		high ACCOUNT_CHANGE | vault kv rollback -version=1 secret/x
		high SYSTEM_IMPACT | kill 4711 --version
		high FS_OUTSIDE_WORKSPACE | mv src ../other --version
		high..critical FS_DELETE_OVERWRITE | cmake -E rm -rf src --help
		medium..high EXEC_ARBITRARY | ruby -v -e "$X"
		medium..high EXEC_ARBITRARY | lua -v -e "$X"
		low | rm --help
		low | rm --version
		low | rm -rf --help
		low | git push --help
		low | npm publish --help
		low | docker rm -f x --help
		low | terraform apply -help
		low | vault kv destroy -help
		low | python3 --version
		low | java -version
		low | ruby -v`)
}
