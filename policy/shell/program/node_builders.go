package program

// nodeBuilders: bundlers, frameworks and what makes an application.
var nodeBuilders = []Entry{
	{
		Name: "swc", Source: "swc.rs/docs/usage/cli, @swc/cli 0.7: it writes each file's output below the folder",
		Level: medium, Operands: "text...",
		Options: `
			-*
			-d,--out-dir=:emptied
			-o,--out-file=:make
			-C,--config,--config-file=:settings
			-h,--help:info
			-V,--version:info
			-f,--filename=
			--strip-leading-paths
		`,
		Examples: `
			medium | swc src -d dist
			medium | swc src/a.ts -o dist/a.js
			critical FS_OUTSIDE_WORKSPACE | swc src -d /etc/x
			low | swc --version
		`,
	},
	{
		Name:   "madge",
		Source: "madge README, 8.0: --image writes a picture; its settings are JSON, or code of webpack's",
		Level:  medium, Operands: "read...",
		Options: `
			-*
			-i,--image=:write
			-b,--basedir=:look
			-x,--exclude=
			--require-config,--webpack-config,--ts-config=:settings
			-h,-V:info
		`,
		Examples: `
			medium | madge --circular src
			medium..high FS_DELETE_OVERWRITE | madge -i notes.txt src
		`,
	},
	{
		Name: "babel", Source: "@babel/cli 7, babel --help", Level: medium, Operands: "read...",
		Options: `
			-*
			-f,--filename,-x,--extensions,--ignore,--only,--env-name,--root-mode,--out-file-extension,--source-root=
			--source-map-target,--source-file-name,--module-root,--module-id,--parser-opts,--generator-opts=
			-s,--source-maps?=
			-w,--watch,-D,--copy-files,--no-copy-ignored,--include-dotfiles,--relative,--verbose,--quiet,--no-comments
			--skip-initial-build,--compact,--minified,--no-babelrc
			--retain-lines,--no-highlight-code,--keep-file-extension
			--presets,--plugins,--config-file=:settings
			-d,--out-dir=:make
			-o,--out-file=:write
			-V,--version,-h,--help:info
		`,
		Examples: `
			medium | babel src -d lib
			medium | babel src --out-dir lib --source-maps inline
			high FS_OUTSIDE_WORKSPACE | babel src -d /srv/www
			medium EXEC_ARBITRARY | babel src --unheard
		`,
	},
	{
		Name: "vite next nuxt nuxi astro gatsby remix svelte-kit webpack webpack-cli esbuild parcel " +
			"tsup unbuild ncc rspack rsbuild farm snowpack microbundle tsdown rolldown wmr react-scripts " +
			"craco vue-cli-service turbo nx wireit gulp grunt brunch eleventy vitepress docusaurus slidev " +
			"vuepress electron electron-vite tauri metro react-native redwood rw blitz nest umi father plasmo " +
			"wxt quasar ember stencil sass node-sass lessc postcss tailwindcss unocss windicss terser uglifyjs " +
			"html-minifier-terser csso cleancss svgr ttsc tsc-alias tsc-watch node-gyp prebuildify cmake-js " +
			"typedoc jsdoc documentation api-extractor graphql-codegen openapi-typescript json2ts quicktype " +
			"orval swagger-codegen openapi-generator openapi-generator-cli redocly depcheck knip ts-prune " +
			"unimported dependency-cruiser depcruise license-checker size-limit bundlesize source-map-explorer " +
			"publint attw syncpack sort-package-json lint-staged patch-package wait-on onchange mkdirp " +
			"mkdirp-cli cpx cpy copyfiles move-cli svgo imagemin sharp nexe",
		Source: "vite.dev/guide/cli, nextjs.org/docs/api-reference/cli, webpack.js.org/api/cli, " +
			"esbuild.github.io, turbo.build, nx.dev and the manuals of the others: they run the project's " +
			"settings and write what they build",
		Level: medium, Operands: "text...",
		Options: `
			-u,--use=:executes
			--onSuccess,--on-success=:run+executes
			--servedir,--serve?=:network
			-H,--host,--hostname=:binds
			-*
			-h:info
			-c,--config,--config-file,--configFile,--gulpfile,--gruntfile,--rc-path,--options,--presets=:settings
			--plugins=:settings
			--root,-C,--cwd=:cd
			-r,--require=:script
			--plugin=:script
			--outdir,--outfile,--out-file,--output,--output-path,--dist-dir,--dest=:make
			--out-dir,--outDir,--out=:emptied
			--define=
			-i,--input=:read
			-o=:write
			--target,--targets,-t=:publishes@*deploy*+publishes@*publish*+publishes@*release*
			--publish=:publishes
			--remoteDebugging
		`,
		Subs: []Entry{
			{
				Name: "login logout link unlink connect", Level: high, Categories: accounts | network,
				Operands: "text...", Options: `-*`,
			},
			{
				Name: "add install migrate upgrade", Level: high, Categories: installs | network,
				Operands: "text...", Options: `-*`,
			},
			{
				Name: "release publish deploy", Level: high, Categories: publishes | network, Operands: "text...",
				Options: `-* --dry-run -d`,
			},
		},
		Examples: `
			medium EXEC_ARBITRARY | postcss -u ./x.js a.css
			high NETWORK_RISK | esbuild --servedir=. a.ts
			high NETWORK_RISK | vite --host 0.0.0.0
			high NETWORK_RISK | vite --host
			high NETWORK_RISK | vite --host --port 3000
			medium | vite --host 127.0.0.1
			medium | vite preview --host=localhost --port 4173
			medium | next dev -H localhost -p 3001
			high NETWORK_RISK | next dev -H 127.0.0.1.nip.io
			high NETWORK_RISK | next dev -H "$HOST"
			high NETWORK_RISK | next dev -H ::
			high NETWORK_RISK | vite --host 127.0.0.1 --host 192.0.2.7
			medium | vite --port 3000
			high PUBLISH | turbo run deploy
			medium..critical FS_DELETE_OVERWRITE | onchange src -- rm -rf out
			high NETWORK_RISK | quicktype https://example.com/x
			low | vite --version
			medium | vite build
			medium | vite
			medium | next dev -p 3001
			medium | webpack --config webpack.prod.js --mode production
			medium | esbuild src/a.ts --bundle --outfile=dist/a.js
			high FS_OUTSIDE_WORKSPACE | esbuild src/a.ts --outfile=../a.js
			medium | turbo run build
			medium | nx test api
			high DEPS_INSTALL_UPDATE | astro add react
			high ACCOUNT_CHANGE | turbo login
			high PUBLISH | nx release
			medium EXEC_ARBITRARY | esbuild --plugin=./x.js src/a.js
			medium EXEC_ARBITRARY | tsup --onSuccess=./x.sh
			medium..critical FS_DELETE_OVERWRITE | tsup src/a.ts --onSuccess 'rm -rf src'
		`,
	},
	{
		Name: "ncp", Source: "ncp README, 2: it copies a file or a folder",
		Level: medium, Operands: "read result",
		Options: `
			--limit=
			--filter=
			--stoponerr
		`,
		Examples: `medium | ncp src dist`,
	},
	{
		Name:   "rollup",
		Source: "rollupjs.org/command-line-interface, 4: plugins and settings are code",
		Level:  medium, Operands: "text...",
		Options: `
			-p,--plugin,--configPlugin=:executes
			-*
			-h,-v:info
			-c,--config?=:script
			-i,--input=:read
			-o,--file,-d,--dir=:make
			-f,--format=
			-n,--name=
			-g,--globals=
			-e,--external=
			-m,--sourcemap?=
			-w,--watch -y
			--watch.onStart,--watch.onBundleStart,--watch.onBundleEnd,--watch.onEnd,--watch.onError=:run+executes
			--environment=
			--intro,--outro,--banner,--footer=:executes
		`,
		Examples: `
			low | rollup --version
			medium | rollup -c
			medium | rollup src/a.js -o dist/a.js -f cjs
			medium EXEC_ARBITRARY | rollup -p x
			medium EXEC_ARBITRARY | rollup --plugin=./x.js src/a.js
			high FS_OUTSIDE_WORKSPACE | rollup src/a.js -o ../a.js
		`,
	},
	{
		Name:   "storybook start-storybook build-storybook",
		Source: "storybook.js.org/docs/api/cli-options, 8",
		Level:  medium, Operands: "text...",
		Options: `
			-*
			-V:info
			-p,--port=
			-c,--config-dir=:settings
			-o,--output-dir=:emptied
			-h,--host=
		`,
		Subs: []Entry{
			{
				Name: "init create add remove upgrade migrate automigrate sandbox link", Level: high,
				Categories: installs | network, Operands: "text...", Options: `-*`,
			},
			{Name: "dev build info doctor", Level: medium, Operands: "text...", Options: `-*`},
		},
		Examples: `
			medium | storybook build
			medium | storybook dev -p 6006
			high DEPS_INSTALL_UPDATE | storybook init
		`,
	},
	{
		Name:   "electron-builder",
		Source: "electron.build/cli 25",
		Level:  medium, Operands: "text...",
		Options: `
			-*
			-v,-h:info
			-p,--publish=:publishes@always+publishes@onTag*
			-c,--config=:script
			--project,--projectDir=:cd
			--prepackaged,--pd=:look
		`,
		Subs: []Entry{
			{Name: "publish", Level: high, Categories: publishes | network, Operands: "text...", Options: `-*`},
		},
		Examples: `
			low | electron-builder --version
			medium | electron-builder --linux
			medium | electron-builder -p never
			high PUBLISH | electron-builder -p always
			medium EXEC_ARBITRARY | electron-builder -c x.js
		`,
	},
	{
		Name:   "cordova phonegap",
		Source: "cordova.apache.org/docs, CLI 12: plugins and platforms are packages",
		Level:  medium, Operands: "text...", Options: `-* -v:info`,
		Subs: []Entry{
			{
				Name: "plugin plugins platform platforms", Level: high, Categories: installs | network,
				Operands: "text...", Options: `-*`,
				Subs: []Entry{{Name: "ls list", Level: low}},
			},
			{Name: "create telemetry", Level: high, Categories: installs | network, Operands: "text...", Options: `-*`},
		},
		Examples: `
			low | cordova --version
			medium | cordova build android
			low | cordova plugin ls
			high DEPS_INSTALL_UPDATE | cordova plugin add x
		`,
	},
	{
		Name:   "ng",
		Source: "angular.dev/cli, Angular 18",
		Level:  medium, Operands: "text...",
		Options: `
			-*
			-c,--configuration=
			--output-path=:emptied
			--project=
			-v:info
		`,
		Subs: ngCommands,
		Examples: `
			low | ng version
			low | ng completion script
			low | ng completion --help
			high FS_OUTSIDE_WORKSPACE | ng completion
			medium | ng build --configuration production
			medium | ng test --watch=false
			high DEPS_INSTALL_UPDATE | ng add @angular/material
			high PUBLISH | ng deploy
		`,
	},
	{
		Name:   "vue sb",
		Source: "cli.vuejs.org 5; storybook.js.org/docs/api/cli-options",
		Level:  medium, Operands: "text...",
		Options: `
			-*
			-p,--port=
			-c,--config-dir=:settings
			-o,--output-dir=:make
		`,
		Subs: []Entry{
			{
				Name: "create add upgrade update invoke ext init automigrate", Level: high,
				Categories: installs | network, Operands: "text...",
			},
			{Name: "info inspect help", Level: low, Operands: "text..."},
		},
		Examples: `
			low | vue --version
			high DEPS_INSTALL_UPDATE | vue create app
			medium | sb build
		`,
	},
	{
		Name:   "expo expo-cli eas eas-cli",
		Source: "docs.expo.dev/more/expo-cli; docs.expo.dev/eas/cli",
		Level:  high, Categories: network, Operands: "text...",
		Options: `
			-*
			-p,--platform=
			--profile=
			-m,--message=
			--non-interactive
		`,
		Subs: []Entry{
			{
				Name: "help config prebuild export start run:android run:ios lint customize", Level: medium,
				Categories: executes, Operands: "text...",
			},
			{Name: "install", Level: high, Categories: installs | network, Operands: "text..."},
			{
				Name: "submit update publish update:publish deploy", Level: high, Categories: publishes | network,
				Operands: "text...",
			},
			{
				Name: "build build:run", Level: high, Categories: network | system,
				Says: "{0} builds in the cloud, which costs money", Operands: "text...",
			},
			{
				Name: "login logout credentials device:create account:login", Level: high,
				Categories: accounts | network, Operands: "text...",
			},
			{Name: "secret:* env:*", Level: high, Categories: secrets | network, Operands: "text..."},
			{Name: "*:delete", Level: high, Categories: deletes | network, Operands: "text..."},
		},
		Examples: `
			medium | expo export
			high PUBLISH | eas submit -p ios
			high PUBLISH | eas update --branch main -m x
			high NETWORK_RISK | eas build:list
			high FS_CONFIG_SECRETS | eas secret:list
			high DELETE | eas channel:delete main
		`,
	},
	{
		Name:   "npm-check-updates ncu npm-check taze",
		Source: "npm-check-updates README: asks the registry; -u changes package.json",
		Level:  medium, Out: Answer, Operands: "text...",
		Options: `
			-*
			-u,--upgrade:installs
			-y
			--install=
		`,
		Examples: `
			medium | ncu
			high DEPS_INSTALL_UPDATE | ncu -u
		`,
	},
	{
		Name: "create-react-app create-next-app create-vite create-vue create-svelte create-astro " +
			"create-remix create-nuxt-app create-expo-app create-t3-app create-turbo create-electron-app degit " +
			"tiged giget yo plop hygen shadcn shadcn-ui",
		Source: "their READMEs: they fetch a template, run its generator and install packages",
		Level:  high, Categories: installs | network, Operands: "text...", Options: `-*`,
		Examples: `
			high DEPS_INSTALL_UPDATE | create-vite web
			high NETWORK_RISK | degit user/repo web
		`,
	},
}

// ngCommands are Angular's, which yarn and pnpm start by the bare name, too.
var ngCommands = []Entry{
	{Name: "version v help", Level: low, Operands: "text..."},
	{Name: "add update new n", Level: high, Categories: installs | network, Operands: "text...", Options: `-*`},
	{Name: "deploy", Level: high, Categories: publishes | network, Operands: "text...", Options: `-*`},
	{
		Name: "run", Level: medium, Operands: "text...", Options: `-*`,
		Subs: []Entry{
			{
				Name: "*:deploy* *:publish* *:release*", Level: high, Categories: publishes | network,
				Operands: "text...",
			},
		},
	},
	{
		Name:  "build serve test e2e lint generate extract-i18n cache config analytics",
		Level: medium, Operands: "text...", Options: `-*`,
	},
	ngCompletion,
}

// ngCompletion writes into the shell's start-up file, unless it is told to print (angular.dev/cli/completion, 18).
var ngCompletion = Entry{
	Name: "completion", Level: high, Categories: outside, Says: "{0} changes settings outside the workspace",
	Subs: []Entry{{Name: "script", Level: low}},
}
