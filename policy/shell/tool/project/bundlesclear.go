package project

import "guard/internal/lazy"

// Test runners, generators of documentation and further bundlers empty a folder that their settings name, by default or
// where an option says so. In settings of JSON the names stand in quotes.

// at makes a pattern that finds the folder which a setting names.
func at(setting string) string {
	return `(?s)["']?\b(?:` + setting + `)["']?\s*:\s*(` + quotedPath + `)`
}

// listed makes a pattern that finds the list which a setting names, or one text.
func listed(setting string) string {
	return `(?s)["']?\b(?:` + setting + `)["']?\s*:\s*(\[[^\]]*\]|["'][^"'\n]*["'])`
}

// clearers: Cypress 13 (trashAssetsBeforeRuns), Playwright 1.48 (outputDir, reporter-html), Vitest 2 (coverage.clean),
// nyc 17 and c8 10 (temp-dir, clean), TypeDoc 0.26 (cleanOutputDir), Orval 7 (output.clean), Next.js 15 (cleanDistDir),
// Nitro 2, @sveltejs/adapter-static 3, Vue CLI 5, Quasar 2, Angular 18 (deleteOutputPath), tsdown 0.9, unbuild 2, WXT
// 0.19, Farm 1, tsup 8 (clean: []), filemanager-webpack-plugin 8, clean-webpack-plugin 4, grunt-contrib-clean 2.
var clearers = []bundler{
	{
		programs: "cypress", sub: "run", files: "cypress.config.*", clears: lazy.Pattern(`Folder\b`),
		where: lazy.Pattern(at(`(?:screenshots|videos|downloads)Folder`)),
		keeps: lazy.Pattern(`\btrashAssetsBeforeRuns\s*:\s*false`),
	},
	{
		programs: "playwright", sub: "test", files: "playwright.config.* playwright-ct.config.*",
		clears: lazy.Pattern(`\boutput(?:Dir|Folder)\b`), where: lazy.Pattern(at(`outputDir|outputFolder`)),
	},
	{
		programs: "vitest", files: "vitest.config.* vite.config.*", where: lazy.Pattern(at(`reportsDirectory`)),
		clears: lazy.Pattern(`(?s)\bcoverage\s*:.*\benabled\s*:\s*true`), word: "--coverage",
		keeps: lazy.Pattern(`\bclean\s*:\s*false`),
	},
	{
		programs: "nyc c8", files: ".nycrc .nycrc.* .c8rc .c8rc.json nyc.config.*",
		clears: lazy.Pattern(`temp-?[dD]ir`), where: lazy.Pattern(at(`temp-dir(?:ectory)?|tempDir(?:ectory)?`)),
		keeps: lazy.Pattern(`["']?clean["']?\s*:\s*false`),
	},
	{
		programs: "typedoc", files: "typedoc.json typedoc.config.* typedoc.js*", clears: lazy.Pattern(`\bout\b`),
		where: lazy.Pattern(at(`out`)), keeps: lazy.Pattern(`["']?cleanOutputDir["']?\s*:\s*false`),
	},
	{
		programs: "orval", files: "orval.config.*", clears: lazy.Pattern(`\bclean\s*:\s*(?:true|\[)`),
		where: lazy.Pattern(at(`target|schemas`)),
	},
	{
		programs: "next", sub: "build", files: "next.config.*", clears: lazy.Pattern(`\bdistDir\b`),
		where: lazy.Pattern(at(`distDir`)), keeps: lazy.Pattern(`\bcleanDistDir\s*:\s*false`),
	},
	{
		programs: "nuxt nuxi nitro", files: "nuxt.config.* nitro.config.*", clears: lazy.Pattern(`\boutput\b`),
		where: lazy.Pattern(`(?s)\boutput\s*:\s*\{.*?\b(?:publicDir|dir|serverDir)\s*:\s*(` + quotedPath + `)`),
	},
	{
		programs: "vite rolldown-vite svelte-kit", sub: "build", files: "svelte.config.*",
		clears: lazy.Pattern(`\badapter\b`), where: lazy.Pattern(at(`pages|assets|out`)),
	},
	{
		programs: "vue-cli-service", sub: "build", files: "vue.config.*", clears: lazy.Pattern(`\boutputDir\b`),
		where: lazy.Pattern(at(`outputDir`)),
	},
	{
		programs: "quasar", sub: "build", files: "quasar.config.* quasar.conf.js", clears: lazy.Pattern(`\bdistDir\b`),
		where: lazy.Pattern(at(`distDir`)),
	},
	{
		programs: "ng", sub: "build", files: "angular.json", clears: lazy.Pattern(`"outputPath"`),
		where: lazy.Pattern(at(`outputPath`)), keeps: lazy.Pattern(`"deleteOutputPath"\s*:\s*false`),
	},
	{
		programs: "tsdown unbuild wxt", files: "tsdown.config.* build.config.* wxt.config.*",
		clears: lazy.Pattern(`\boutDir\b`), where: lazy.Pattern(at(`outDir`)),
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
		where: lazy.Pattern(listed(`clean|src`)), list: true,
	},
}
