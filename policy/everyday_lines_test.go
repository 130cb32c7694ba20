package policy_test

// everyday are lines of an ordinary day that nobody wants to be asked about, whether there is a disk to look at or not.
var everyday = []string{
	"ls -la", "pwd", "cat src/app.py", "head -50 README.md", "tail -n 20 src/util.py", "sed -n 1,80p src/app.py", "wc -l src/*.py", "tree src", "file README.md", "stat src/app.py", "du -sh .",
	"grep -rn add src", "grep -n 'def ' src/app.py | head", "rg -n TODO", "rg --files | head -50", "find . -name '*.py' -not -path './node_modules/*'", "find src -type f | xargs grep -l import", "ls src && cat src/util.py", "cat package.json | jq .scripts", "diff src/app.py src/util.py",
	"git status", "git status --short", "git diff", "git diff --stat HEAD", "git diff main...topic", "git log --oneline -10", "git log -p -1 -- src/app.py", "git show HEAD", "git show HEAD:src/app.py", "git blame -L 1,2 src/app.py", "git branch -a", "git rev-parse --show-toplevel", "git ls-files", "git remote -v", "git stash list", "git reflog -5", "git grep add", "git describe --tags --always",
	"git add -A", "git add src tests", "git commit -m 'Add, not subtract'", "git add -A && git commit -m x", "git commit --amend --no-edit", "git commit -q -F - <<'EOF'\nx\nEOF", "git checkout -b topic2", "git switch -c topic3", "git switch topic", "git stash", "git merge topic", "git rebase main", "git cherry-pick HEAD", "git tag v0.1", "git fetch", "git fetch origin", "git pull --rebase",
	"python3 -m unittest", "python3 -m unittest discover -s tests -v", "python3 -m pytest -q", "pytest tests/test_app.py -x", "pytest -k add 2>&1 | tail -20", "python3 -m mypy src", "ruff check src", "black --check src", "flake8 src", "python3 -c 'print(1 + 1)'", "python3 -c 'import sys; print(sys.version)'", "python3 - <<'EOF'\nfrom src.app import add\nprint(add(1, 1))\nEOF", "cd src && python3 -m py_compile app.py",
	"npm test", "npm run build", "npm run lint -- --fix", "npm run typecheck", "npx tsc --noEmit", "yarn test", "pnpm test", "node --version", "node -e 'console.log(1)'", "npm ls", "npx eslint src", "npx jest src", "npm view left-pad version",
	"go build ./...", "go test ./...", "go test -run TestX -count=1 ./pkg/...", "go vet ./...", "gofmt -l .", "gofmt -w main.go", "go mod graph", "go doc fmt.Println", "go version", "cargo build", "cargo test", "cargo check", "cargo clippy", "cargo fmt", "make test", "make -n build", "make", "cmake --version", "gcc --version", "docker ps", "docker compose ps", "docker logs web", "docker images",
	"mkdir -p src/new", "touch src/new.py", "echo done", "printf '%s\\n' a b", "date", "which python3", "command -v node", "uname -a", "ps aux", "ps aux | grep python", "df -h", "sleep 1", "true", "sort list | uniq -c", "awk '{print $1}' list", "test -f go.mod && echo yes", "for f in src/*.py; do echo $f; done", "export FOO=bar && echo $FOO", "FOO=bar npm test", "timeout 60 go test ./... 2>&1 | tail -5", "cat /etc/os-release", "ls /usr/lib", "lsof -i :3000",
	"gh pr view 12", "gh pr list", "gh pr diff 12", "gh pr checks 12", "gh issue view 3 --comments", "gh issue list --label bug", "gh run list", "gh run view 17 --log-failed", "gh api repos/eve/project/pulls/12", "gh repo view", "glab mr view 4", "curl -s http://localhost:3000/health", "curl -I http://127.0.0.1:8080/", "kubectl get pods", "kubectl describe pod web-0", "kubectl logs web-0", "aws ec2 describe-instances", "gcloud compute instances list", "terraform plan", "terraform validate",
	"git --help", "python3 --help", "rg --version",
}

// everydayOnDisk need the disk: what runs is read, what is lost is held by git.
var everydayOnDisk = []string{
	"sh scripts/check.sh", "./scripts/check.sh", "bash scripts/check.sh 2>&1 | tail", "python3 scripts/report.py", "node index.js", "go run main.go", "make lint", "make build",
	"rm src/util.py", "rm -f src/app.py src/util.py", "git rm src/util.py", "git rm -r src", "git mv src/util.py src/tools.py", "mv src/util.py src/tools.py", "cp src/app.py src/copy.py", "git checkout -- src/app.py", "git restore src/app.py", "sed -i 's/a + b/b + a/' src/app.py", "echo x > src/util.py",
	"rm -rf __pycache__ .pytest_cache", "find . -name __pycache__ -type d -exec rm -rf {} +", "find . -name '*.pyc' -delete", "git branch -d topic",
	"go run .", "cat > src/made.py <<'EOF'\nprint(1)\nEOF", "cat > src/made.py <<'EOF'\nprint(1)\nEOF\npython3 src/made.py", "echo x > /tmp/project-out.txt",
}
