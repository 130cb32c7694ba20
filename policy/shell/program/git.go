package program

// gitItself: git, and programs that work on its data (git 2.47 manual pages).
var gitItself = []Entry{
	{
		Name:   "git",
		Source: "git(1), git 2.47",
		Options: `
			-c=:setting
			-C=:cd
			--config-env=:executes
			--exec-path?=:executes
			--git-dir,--work-tree=:repository
			--namespace=
			--super-prefix=
			--no-pager -P -p,--paginate --bare --no-replace-objects --no-lazy-fetch --no-optional-locks --no-advice
			--literal-pathspecs --glob-pathspecs --noglob-pathspecs --icase-pathspecs
			--list-cmds=
			--attr-source=
			--html-path:info
			--man-path:info
			--info-path:info
		`,
		Lists: [][]Entry{gitShows, gitWork, gitChanges, gitPlumbing, gitMail},
		Examples: `
			high FS_DELETE_OVERWRITE | git update-ref -d refs/heads/main
			high FS_DELETE_OVERWRITE | git prune
			low..medium | git prune -n
			high FS_DELETE_OVERWRITE | git repack -a -d
			high FS_DELETE_OVERWRITE | git repack -ad
			medium | git repack -A -d
			medium | git repack -a -d -k
			medium | git repack -d
			high FS_DELETE_OVERWRITE | git repack -A -d --unpack-unreachable=now
			high FS_DELETE_OVERWRITE | git notes prune
			high FS_DELETE_OVERWRITE | git notes remove HEAD
			medium | git notes add -m x
			high FS_DELETE_OVERWRITE | git replace -f a b
			high FS_DELETE_OVERWRITE | git sparse-checkout set src
			medium | git sparse-checkout disable
			medium | git gc
			low..medium | git merge-file -p a b c
			medium | git merge-file a b c
			medium | git merge --stat main
			medium..high | git read-tree HEAD
			high FS_OUTSIDE_WORKSPACE | git apply --unsafe-paths x.patch
			high EXEC_ARBITRARY | git remote add x 'ext::sh -c id'
			high FS_CONFIG_SECRETS | git archive HEAD .env
			high FS_CONFIG_SECRETS | git add -f .env
			high FS_OUTSIDE_WORKSPACE | git checkout-index -a --prefix=/etc/x/
			medium | git archive -o x.tar HEAD
			high EXEC_ARBITRARY | git archive --remote='ext::sh -c id' HEAD
			low | git status
			low | git symbolic-ref --short HEAD
			medium | git symbolic-ref HEAD refs/heads/x
			high GIT_PUBLISH | git subtree push --prefix docs origin gh-pages
			high FS_CONFIG_SECRETS | git credential fill
			high FS_CONFIG_SECRETS | git config --get http.extraheader
			high FS_CONFIG_SECRETS | git config get http.https://example.com/.extraheader
			low | git -C src status
			low | git log --oneline -10
			low | git log --grep='rm -rf'
			low | git diff --stat HEAD~3
			low | git branch -a -vv
			low | git tag -l 'v1.*'
			low | git remote -v
			low | git config --get user.name
			low | git show HEAD:README.md
			high FS_CONFIG_SECRETS | git show HEAD:.env
			medium | git branch new-name
			medium | git add .
			medium | git commit -m 'fix: parser'
			medium | git stash
			high FS_DELETE_OVERWRITE | git stash drop
			high GIT_PUBLISH | git push
			high GIT_PUBLISH | git push --force origin main
			medium | git fetch origin
			medium | git fetch origin pull/12/head:pr && git log pr
			high NETWORK_RISK | git fetch origin pull/12/head && git checkout FETCH_HEAD && make
			high NETWORK_RISK | git pull origin refs/changes/34/1234/1
			medium | git fetch origin main:main changes/next
			high NETWORK_RISK | git clone https://example.com/x.git
			medium..critical EXEC_ARBITRARY | git -c core.fsmonitor=./x.sh status
			medium..critical EXEC_ARBITRARY | git grep -O./x.sh TODO
			medium | git log --output=out.txt
			high FS_DELETE_OVERWRITE | git checkout -- .
			high FS_DELETE_OVERWRITE | git reset --hard
			low | git clean -n
			high FS_DELETE_OVERWRITE | git clean -fdx
			low | git stash list
			low | git worktree list
			medium..critical EXEC_ARBITRARY | git rebase -x ./x.sh main
			medium..critical EXEC_ARBITRARY | git bisect run ./x.sh
			low | git reflog
			low | git reflog -n 20 --date=iso
			low | git reflog show main
			low | git reflog main
			high FS_DELETE_OVERWRITE | git reflog expire --all
			high FS_DELETE_OVERWRITE | git reflog delete HEAD@{1}
			high FS_DELETE_OVERWRITE | git reflog drop --all
			low | git archive --list
			low | git archive HEAD | tar -t
			medium FS_DELETE_OVERWRITE | git archive -o x.tar HEAD
			high NETWORK_RISK | git archive --remote=ssh://example.com/x HEAD
			low | git submodule foreach --quiet 'git status -s'
			low | git submodule --quiet foreach --recursive git log -1
			high..critical FS_DELETE_OVERWRITE | git submodule foreach 'rm -rf out'
			medium | git submodule foreach git checkout main
			low | git apply --check fix.patch
			low | git remote
			low | git remote get-url origin
			medium | git remote show origin
			high FS_CONFIG_SECRETS | git log -p -- .env
			high FS_CONFIG_SECRETS | git diff --no-index /dev/null .env
			medium FS_OUTSIDE_WORKSPACE | git -C /other status
			medium | git worktree add ../x -b y
			medium | git checkout -B x origin/main
			medium | git rm -r --cached dist
			medium | git rm old.go
			high FS_DELETE_OVERWRITE | git rm -rf old
			high FS_CONFIG_SECRETS | git rm .env
			medium | git worktree add -b y ../project.worktrees/x origin/main
			medium | git worktree add /tmp/x HEAD
			high FS_OUTSIDE_WORKSPACE | git worktree add /opt/x
			high FS_OUTSIDE_WORKSPACE | git worktree add ~/x
			medium FS_OUTSIDE_WORKSPACE | git worktree move a /tmp/x
			high FS_DELETE_OVERWRITE | git worktree remove wt
			high FS_DELETE_OVERWRITE | git restore src
			medium | git restore --staged src
			high..critical FS_DELETE_OVERWRITE | git submodule foreach 'rm -rf src'
			low | git submodule status
			medium..critical EXEC_ARBITRARY | git ls-remote 'ext::sh -c id'
			medium | git ls-remote --heads https://github.com/a/b.git
			high NETWORK_RISK | git ls-remote https://github.com.example.com/a/b.git
			high NETWORK_RISK | git fetch https://github.com/a/b.git main
			medium..critical EXEC_ARBITRARY | git fetch --upload-pack=./x.sh origin
			high GIT_PUBLISH DELETE | git push origin :old
			high GIT_PUBLISH DELETE | git push origin --delete old
			medium..critical EXEC_ARBITRARY | git config core.hooksPath ./hooks
			low | git -c core.pager=cat log
		`,
	},
	{
		Name:     "git-lfs",
		Source:   "git-lfs(1), 3.5",
		Operands: "", Subs: lfsCommands,
		Examples: `
			low | git-lfs ls-files
			high GIT_PUBLISH | git-lfs push origin main
		`,
	},
	{
		Name:   "git-filter-repo bfg",
		Source: "git-filter-repo(1), 2.45; BFG Repo-Cleaner 1.14",
		Level:  high, Categories: overwrites, Says: "{0} rewrites history", Operands: "text...",
		Options: `
			-*
			--path=
			--replace-text=:read
			-D,--delete-files=
			--analyze:dry
		`,
		Examples: `
			high FS_DELETE_OVERWRITE | git-filter-repo --path src
			low | git-filter-repo --version
		`,
	},
	{
		Name:   "git-cliff git-chglog git-absorb git-standup git-quick-stats onefetch",
		Source: "git-cliff.org 2, git-absorb, git-town and the manuals of the others",
		Level:  medium, Operands: "text...",
		Options: `
			-*
			-o,--output=:write
			-w,--repository=:cd
			-c,--config=:settings
			-p,--prepend=:edit
		`,
		Examples: `
			medium | git-cliff
			medium..high FS_DELETE_OVERWRITE | git-cliff -o CHANGELOG.md
		`,
	},
}

// gitBisect: the terms, and what visualize hands to git log.
const gitBisect = `
	-*
	-x,--exec=:run+executes
	--output=:write
	-m=
	-n=
	-S=
	-G=
	--ext-diff:executes
`

// lfsCommands are Git LFS's own.
var lfsCommands = []Entry{
	{
		Name: "install uninstall update", Level: high, Categories: executes | outside,
		Says: "{0} changes the hooks and the settings that git runs filters by", Operands: "text...", Options: `-*`,
	},
	{Name: "migrate", Level: high, Categories: overwrites, Operands: "text...", Options: `-*`},
	{Name: "ls-files status env logs version", Level: low, Operands: "text...", Options: `-*`},
	{Name: "push", Level: high, Categories: pushes | network, Operands: "text...", Options: `-*`},
	{
		Name: "lock unlock", Level: high, Categories: network,
		Says: "{0} changes who may write a file on the server", Operands: "text...", Options: `-*`,
	},
	{
		Name: "pull fetch", Level: medium, Out: Answer, Special: GitTransport, Operands: "text...",
		Options: `
			-*
			-I,--include=
			-X,--exclude=
			-a -p -r
		`,
	},
	{Name: "clone", Level: high, Categories: network, Operands: "text...", Options: `-*`},
	{Name: "prune", Level: high, Categories: overwrites, Operands: "text...", Options: `-* -d,--dry-run:dry`},
	{Name: "*", Level: medium, Operands: "text...", Options: `-*`},
}
