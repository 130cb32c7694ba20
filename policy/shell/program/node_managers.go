package program

// nodeManagers: the other package managers of JavaScript, and what picks its version.
var nodeManagers = []Entry{
	{
		Name:   "pnpm",
		Source: "pnpm.io/cli, pnpm 9",
		Options: npmSettings + `
			-v:info
			-h:info
			--workspace-root --parallel --stream --aggregate-output --no-bail
			--workspace-concurrency=
			--resume-from=
			--sort --reverse
			--use-node-version=:installs
		`,
		Lists: [][]Entry{{
			{
				Name: "dlx create", Level: high, Categories: installs | network | executes,
				Says: "{0} fetches a package and runs it", Operands: "cmd...", Special: Package,
				Options: `-* -c,--shell-mode --package=:package`,
			},
			{Name: "exec", Level: medium, Operands: "run...", Options: `-c,--shell-mode --no-reporter-hide-prefix`},
			{
				Name: "config c", Level: low,
				Subs: []Entry{
					{
						Name: "list ls", Level: high, Categories: secrets, Out: Sensitive,
						Says: "{0} shows credentials", Options: `-g --global --location=`,
					},
					{
						Name: "get", Level: low, Operands: "text...", Options: `-g --global --location=`,
						Names: npmCredentials,
					},
					{
						Name: "set delete", Level: medium, Categories: executes,
						Says: "{0} changes which registry and programs npm uses", Operands: "text...",
						Options: `
							-g,--global:outside
							--location=
						`,
					},
				},
			},
			{Name: "run run-script", Level: medium, Bare: low, Operands: "text...", Options: `-*`, Subs: nodeScripts},
			{
				Name: "store", Level: low, Operands: "",
				Subs: []Entry{
					{Name: "path status", Level: low},
					{Name: "prune", Level: medium, Categories: overwrites | outside, Options: `--force`},
					{Name: "add", Level: high, Categories: installs | network, Operands: "package..."},
				},
			},
			{
				Name: "env setup self-update server runtime", Level: high, Categories: installs | network | outside,
				Operands: "text...", Options: `-*`,
				Subs: []Entry{{Name: "list ls", Level: low}},
			},
			{
				// pnpm.io/8.x/completion: the versions before 9 write it into the shell's start-up file
				Name: "install-completion", Level: high, Categories: outside, Operands: "text",
				Says: "{0} changes settings outside the workspace",
			},
			{Name: "deploy", Level: medium, Categories: overwrites, Operands: "writedir", Options: `-*`},
			{Name: "ignored-builds cat-file cat-index find-hash", Level: low, Operands: "text..."},
		}, npmCommands, nodeScripts},
		Examples: `
			low | pnpm -v
			high FS_OUTSIDE_WORKSPACE | pnpm install-completion bash
			low | pnpm
			low | pnpm ls --depth 1
			low | pnpm why react
			low | pnpm store path
			medium | pnpm test
			medium | pnpm build
			medium | pnpm -r build
			medium | pnpm --filter web dev
			medium | pnpm -C web lint
			medium | pnpm exec tsc --noEmit
			high DEPS_INSTALL_UPDATE | pnpm install --frozen-lockfile
			high DEPS_INSTALL_UPDATE | pnpm add -D vitest
			high DEPS_INSTALL_UPDATE | pnpm remove vitest
			high..critical DEPS_INSTALL_UPDATE EXEC_ARBITRARY | pnpm dlx evil-package
			high..critical FS_DELETE_OVERWRITE | pnpm exec rm -rf src
			high..critical FS_DELETE_OVERWRITE | pnpm exec -c 'rm -rf src'
			medium | pnpm exec eslint 'src/**/*.ts'
			high..critical FS_DELETE_OVERWRITE | pnpm -r exec rm -rf dist
			critical FS_DELETE_OVERWRITE | pnpm rimraf src
			high PUBLISH | pnpm publish -r
			high PUBLISH | pnpm run deploy
		`,
	},
	{
		Name:   "npx bunx pnpx",
		Source: "npx(1), npm 10; bun.sh/docs/cli/bunx",
		Level:  medium, Operands: "cmd...", Special: Package,
		Options: `
			-yq
			-p,--package=:package+installs
			-c,--call=
			-w,--workspace=
			-n=
			--yes --no --no-install --ignore-existing --bun --always-spawn
			--shell=:exec
			--shell-auto-fallback?=
			--prefix=:cd
			--workspaces
			--registry=:url+network
			--node-options=:executes
			--node-arg=:executes
			--script-shell=:exec
			--userconfig=:read+executes
			--cache=:look
			--offline --prefer-offline --quiet --silent --verbose
			--loglevel=
			-h,-v:info
		`,
		Examples: `
			low | npx --version
			medium | npx tsc --noEmit
			medium | npx eslint src
			medium | npx --no-install prettier --check .
			medium | npx jest --ci
			medium | bunx vitest run
			high EXEC_ARBITRARY DEPS_INSTALL_UPDATE | npx -y evil-package
			high EXEC_ARBITRARY DEPS_INSTALL_UPDATE | npx left-padder hello
			high DEPS_INSTALL_UPDATE | npx create-next-app@latest web
			critical FS_DELETE_OVERWRITE | npx rimraf src
			high..critical FS_DELETE_OVERWRITE | npx -c 'rm -rf src'
			high..critical EXEC_ARBITRARY | npx -p evil-package -c 'evil'
			high PUBLISH | npx semantic-release
		`,
	},
	{
		Name:   "bun",
		Source: "bun.sh/docs/cli, Bun 1.1",
		Options: withoutLetters(npmSettings) + `
			-e,--eval,-p,--print=:code
			-r,--require,--import,--preload=:script
			--config?=:settings
			--env-file=:read
			--define=
			--hot --watch --smol
			--inspect?=:network
			--inspect-brk?=:network
			--inspect-wait?=:network
			--bun -b
			-i:installs+network
			--cpu-prof-dir,--heap-prof-dir=:make
			-v,--revision,-h:info
		`,
		Lists: [][]Entry{{
			{
				Name: "pm",
				Subs: []Entry{
					{
						Name: "ls list bin hash hash-string hash-print cache why", Level: low, Operands: "text...",
						Options: `-ga --global`,
						Subs:    []Entry{{Name: "rm", Level: medium, Categories: overwrites | outside}},
					},
					{
						Name: "trust", Level: high, Categories: installs | executes,
						Says: "{0} runs scripts of packages", Operands: "text...", Options: `-*`,
					},
					{
						Name: "untrusted default-trusted migrate pack version pkg", Level: medium,
						Operands: "text...", Options: `-*`,
					},
					{Name: "whoami", Level: medium, Out: Answer},
				},
			},
			{
				Name: "test", Level: medium, Operands: "text...",
				Options: `
					-*
					--preload=:script
					--coverage-dir=:writedir
					-t,--test-name-pattern=
					--timeout=
					--reporter-outfile=:write
				`,
			},
			{
				Name: "build", Level: medium, Operands: "read...",
				Options: `
					-*
					--outfile=:make
					--outdir=:make
					--target=
					--format=
					--define=
					--external=
					--plugin=:script
					--env=:secrets
					--metafile=:make
				`,
			},
			{Name: "completions", Level: high, Categories: outside, Operands: "writedir"},
			{
				Name: "x", Level: medium, Operands: "cmd...", Special: Package,
				Options: `-y --yes --package=:package --bun`,
			},
			{Name: "repl", Level: high, Categories: executes, Options: `-*`},
			{Name: "exec", Level: medium, Operands: "run"},
			{
				Name: "create c upgrade", Level: high, Categories: installs | network | executes,
				Operands: "text...", Options: `-*`,
			},
			{Name: "patch patch-commit init", Level: medium, Operands: "text...", Options: `-*`},
			{
				Name: "run", Level: medium, Bare: low, Operands: "text...",
				Options: `
					-*
					-e,--eval,-p,--print=:code
					--preload,-r,--require,--import=:script
				`,
				Subs: nodeScripts,
			},
		}, npmCommands, nodeScripts},
		Examples: `
			low | bun --version
			low | bun pm ls
			medium | bun test
			medium | bun run build
			medium | bun run src/index.ts
			medium | bun src/index.ts
			medium | bun src/index.ts -h
			medium | bun build ./index.ts --outdir dist
			medium | bun -e 'console.log(1)'
			medium..critical EXEC_ARBITRARY | bun --preload ./x.ts test
			high DEPS_INSTALL_UPDATE | bun install
			high DEPS_INSTALL_UPDATE | bun add zod
			high..critical EXEC_ARBITRARY | bun x evil-package
			high..critical FS_DELETE_OVERWRITE | bun exec 'rm -rf src'
			high PUBLISH | bun publish
		`,
	},
	{
		Name:   "corepack",
		Source: "Node.js Corepack manual",
		Level:  high, Categories: installs | network, Operands: "text...",
		Options: `
			-*
			-o=:write
			--install-directory=:writedir
		`,
		Examples: `high DEPS_INSTALL_UPDATE | corepack enable`,
	},
	{
		Name:   "nvm fnm volta nodenv n nvs",
		Source: "nvm README, fnm, volta and n manuals: they fetch and choose versions of node",
		Level:  high, Categories: installs | network, Operands: "text...", Options: `-*`,
		Subs: []Entry{
			{
				Name: "ls list current which version versions help", Level: low, Operands: "text...",
				Options: `-* --no-colors --no-alias`,
			},
			{
				Name: "use local shell deactivate pin env", Level: medium, Operands: "text...",
				Options: `-* --save,--default:outside`,
			},
			{
				Name: "default alias unalias global", Level: high, Bare: low, Categories: outside,
				Says: "{0} changes settings outside the workspace", Operands: "text...", Options: `-*`,
			},
			{
				Name: "set-colors setup", Level: high, Categories: outside,
				Says: "{0} changes settings outside the workspace", Operands: "text...", Options: `-*`,
			},
			{Name: "exec run", Level: medium, Operands: "cmd...", Special: Forward, Options: `-* --using=`},
		},
		Examples: `
			low | nvm ls
			low | nvm current
			medium | nvm use 20
			high DEPS_INSTALL_UPDATE | nvm install 20
			high..critical FS_DELETE_OVERWRITE | nvm exec 20 rm -rf src
			high DEPS_INSTALL_UPDATE | n latest
		`,
	},
}
