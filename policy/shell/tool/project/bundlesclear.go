package project

import "guard/internal/lazy"

// Test runners, generators of documentation and further bundlers empty a folder that their settings name, by default or
// where an option says so. In settings of JSON the names stand in quotes.

// listed makes a pattern that finds the list which a setting names, or one text.
func listed(setting string) string {
	return `(?s)["']?\b(?:` + setting + `)["']?\s*:\s*(\[[^\]]*\]|["'][^"'\n]*["'])`
}

// clearers: Cypress 13 (trashAssetsBeforeRuns), Playwright 1.48 (outputDir, reporter-html), Vitest 2 (coverage.clean),
// nyc 17 and c8 10 (temp-dir, clean), TypeDoc 0.26 (cleanOutputDir), Orval 7 (output.clean), Next.js 15
// (cleanDistDir), Nitro 2, @sveltejs/adapter-static 3, Vue CLI 5, Quasar 2, Angular 18 (deleteOutputPath), tsdown 0.9,
// unbuild 2, WXT 0.19, Farm 1, tsup 8 (clean: []), filemanager-webpack-plugin 8, clean-webpack-plugin 4,
// grunt-contrib-clean 2; Jest 29 (cacheDirectory, --clearCache), VuePress 2 (dest), VitePress 1, Rspress 1,
// Middleman 4,
// electron-vite 2, React Router 7 (buildDirectory), Gridsome 0.7, ice.js 3, Umi 4 (outputPath), Taro 3, Modern.js 2,
// Rslib 0.1, Snowpack 3, Stencil 4 (empty), ng-packagr 18, Hey API 0.5x, Kubb 3, Hexo 7 (clean), Pelican 4, Antora 3,
// Quarto 1.5, Zola 0.19, Trunk 0.21, GoReleaser 2; pytest 8 (--basetemp: an existing one is removed first), Gradle 8,
// sbt 1.10 and Mix 1.17 (clean).
var clearers = []bundler{
	{
		programs: "cypress", sub: "run", files: "cypress.config.*",
		keys:  "screenshotsFolder videosFolder downloadsFolder",
		keeps: lazy.Pattern(`\btrashAssetsBeforeRuns\s*:\s*false`),
	},
	{
		programs: "playwright", sub: "test", files: "playwright.config.* playwright-ct.config.*",
		keys: "outputDir outputFolder",
	},
	{
		programs: "vitest", files: "vitest.config.* vite.config.*", keys: "reportsDirectory",
		clears: lazy.Pattern(`(?s)\bcoverage\s*:.*\benabled\s*:\s*true`), word: "--coverage",
		keeps: lazy.Pattern(`\bclean\s*:\s*false`),
	},
	{
		programs: "nyc c8", files: ".nycrc .nycrc.* .c8rc .c8rc.json nyc.config.*",
		keys:  "temp-dir temp-directory tempDir tempDirectory",
		keeps: lazy.Pattern(`["']?clean["']?\s*:\s*false`),
	},
	{
		programs: "typedoc", files: "typedoc.json typedoc.config.* typedoc.js*",
		keys: "out", keeps: lazy.Pattern(`["']?cleanOutputDir["']?\s*:\s*false`),
	},
	{
		programs: "orval", files: "orval.config.*", clears: lazy.Pattern(`\bclean\s*:\s*(?:true|\[)`),
		keys: "target schemas",
	},
	{
		programs: "next", sub: "build", files: "next.config.*",
		keys: "distDir", keeps: lazy.Pattern(`\bcleanDistDir\s*:\s*false`),
	},
	{
		programs: "nuxt nuxi nitro nitropack", files: "nuxt.config.* nitro.config.*",
		keys: "output.publicDir output.dir output.serverDir buildDir",
	},
	{
		programs: "vite rolldown-vite svelte-kit", sub: "build", files: "svelte.config.*",
		clears: lazy.Pattern(`\badapter\b`), keys: "pages assets out",
	},
	{
		programs: "vue-cli-service", sub: "build", files: "vue.config.*",
		keys: "outputDir",
	},
	{
		programs: "quasar", sub: "build", files: "quasar.config.* quasar.conf.js",
		keys: "distDir",
	},
	{
		programs: "ng", sub: "build", files: "angular.json",
		keys: "outputPath", keeps: lazy.Pattern(`"deleteOutputPath"\s*:\s*false`),
	},
	{
		programs: "tsdown unbuild wxt", files: "tsdown.config.* build.config.* wxt.config.*",
		keys:  "outDir",
		keeps: lazy.Pattern(`\bclean\s*:\s*false`),
	},
	{
		programs: "tsup tsdown", files: "tsup.config.* tsdown.config.*", clears: lazy.Pattern(`\bclean\s*:\s*\[`),
		where: lazy.Pattern(listed(`clean`)), list: true,
	},
	{
		programs: "webpack webpack-cli rspack", files: "webpack.config.* webpack.*.js rspack.config.*",
		clears: lazy.Pattern(`(?i)filemanager`), where: lazy.Pattern(listed(`delete`)), list: true,
	},
	{
		programs: "webpack webpack-cli rspack", files: "webpack.config.* webpack.*.js rspack.config.*",
		clears: lazy.Pattern(`cleanOnceBeforeBuildPatterns|cleanAfterEveryBuildPatterns`), list: true, under: "dist",
		where: lazy.Pattern(listed(`cleanOnceBeforeBuildPatterns|cleanAfterEveryBuildPatterns`)),
		keeps: lazy.Pattern(`\bdry\s*:\s*true`),
	},
	{
		programs: "grunt", files: "Gruntfile.*", clears: lazy.Pattern(`grunt-contrib-clean|load-grunt-tasks|jit-grunt`),
		where: lazy.Pattern(listed(`clean|src`)), list: true, keys: "clean clean.src",
	},
	{programs: "jest", files: "jest.config.*", keys: "cacheDirectory", clears: never, word: "--clearCache"},
	{programs: "vuepress vuepress-vite vuepress-webpack", sub: "build", files: ".vuepress/config.*", keys: "dest"},
	{programs: "vitepress", sub: "build", files: ".vitepress/config.*", keys: "outDir", under: ".."},
	{programs: "rspress", sub: "build", files: "rspress.config.*", keys: "outDir"},
	{
		programs: "middleman", sub: "build", files: "config.rb",
		where: lazy.Pattern(`\bset\b[\s(]*:build_dir\s*,\s*("[^"\n]*"|'[^'\n]*')`),
	},
	{programs: "electron-vite", sub: "build", files: "electron.vite.config.*", keys: "outDir"},
	{programs: "react-router", sub: "build", files: "react-router.config.*", keys: "buildDirectory"},
	{programs: "gridsome ice", sub: "build", files: "gridsome.config.* ice.config.*", keys: "outputDir"},
	{programs: "umi max", sub: "build", files: ".umirc.* config/config.*", keys: "outputPath"},
	{programs: "taro", sub: "build", files: "config/index.*", keys: "outputRoot"},
	{programs: "modern rslib", sub: "build", files: "modern.config.* rslib.config.*", keys: "distPath distPath.root"},
	{programs: "snowpack", sub: "build", files: "snowpack.config.*", keys: "buildOptions.out"},
	{
		programs: "stencil", sub: "build", files: "stencil.config.*",
		keys:  "outputTargets.dir outputTargets.buildDir dir",
		keeps: lazy.Pattern(`\bempty\s*:\s*false`),
	},
	{
		programs: "ng-packagr", files: "ng-package.json", keys: "dest",
		keeps: lazy.Pattern(`"deleteDestPath"\s*:\s*false`),
	},
	{
		programs: "openapi-ts kubb", files: "openapi-ts.config.* kubb.config.*", keys: "output output.path",
		keeps: lazy.Pattern(`\bclean\s*:\s*false`),
	},
	{programs: "hexo", files: "_config.yml", keys: "public_dir", goal: true},
	{
		programs: "pelican", files: "pelicanconf.py publishconf.py", keys: "OUTPUT_PATH",
		clears: lazy.Pattern(`\bDELETE_OUTPUT_DIRECTORY\s*=\s*[^F]`), word: "--delete-output-directory",
	},
	{
		programs: "antora", files: "antora-playbook.yml", keys: "output.dir", word: "--clean",
		clears: lazy.Pattern(`\bclean\s*:\s*true`),
	},
	{programs: "quarto", sub: "render", files: "_quarto.yml", keys: "output-dir"},
	{programs: "zola", sub: "build", files: "zola.toml config.toml", keys: "output_dir"},
	{programs: "trunk", sub: "build", files: "Trunk.toml", keys: "dist"},
	{
		programs: "goreleaser", files: ".goreleaser.* goreleaser.*", keys: "dist", clears: never, word: "--clean",
	},
	{
		programs: "pytest py.test", files: "conftest.py", keys: "basetemp",
		spelled: lazy.Pattern(`--basetemp|\bbasetemp\b`),
	},
	{
		programs: "gradle gradlew", files: "build.gradle build.gradle.kts", keys: "buildDirectory buildDir", goal: true,
	},
	{programs: "gradle gradlew", files: "build.gradle build.gradle.kts", keys: "delete()", goal: true,
		clears: lazy.Pattern(`\b(?:dependsOn|finalizedBy)\b`)},
	{programs: "zig", files: "build.zig", keys: "addRemoveDirTree()"},
	{programs: "mix", sub: "format", files: ".formatter.exs", keys: "inputs", edits: true},
	{programs: "taplo", files: "taplo.toml .taplo.toml", keys: "include", edits: true},
	{programs: "dotnet", sub: "format", files: "*.sln *.csproj *.fsproj", keys: "Project Include", edits: true},
	{programs: "sbt sbtn", files: "build.sbt", keys: "target", goal: true},
	{programs: "mix", files: "mix.exs", keys: "build_path deps_path", goal: true},
}

// never finds nothing: only a word of the line has the folder emptied.
var never = lazy.Pattern(`\A\z.`)
