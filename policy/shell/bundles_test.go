package shell_test

import (
	"testing"

	"guard/policy/risk"
	"guard/policy/shell"
)

// TestBundlersEmptyTheirOutput: settings that have a bundler empty a folder in which lies what no build makes again.
func TestBundlersEmptyTheirOutput(t *testing.T) {
	webpack := func(path, more string) string {
		return "const path = require('path');\nmodule.exports = { entry: './src/i.js',\n output: { filename: 'b.js', path: " + path +
			more + " } };\n"
	}
	w, top := onDisk(t, map[string]string{"public/uploads/customer1.pdf": "mine\n", "dist/a.js": "1\n", "src/i.js": "1\n",
		"a/webpack.config.js": webpack("path.resolve(__dirname, '../public')", ", clean: true"),
		"b/webpack.config.js": webpack("__dirname + '/../public'", ", clean: {}"),
		"c/webpack.config.js": webpack("path.join(__dirname, '..', 'public')", "") + "new CleanWebpackPlugin()",
		"d/vite.config.ts":    "export default { build: { outDir: '../public', emptyOutDir: true } }\n",
		"e/rollup.config.mjs": "import del from 'rollup-plugin-delete'\nexport default { plugins: [del({ targets: '../public/*' })] }\n",
		"f/tsup.config.ts":    "export default { outDir: '../public', clean: true }\n",
		"n/webpack.config.js": webpack("path.resolve(__dirname, '../public')", ""),
		"o/webpack.config.js": webpack("path.resolve(__dirname, '../dist')", ", clean: true"),
		"p/webpack.config.js": webpack("path.resolve(__dirname, '../public')", ", clean: { keep: /uploads/ }"),
		"q/vite.config.ts":    "export default { build: { outDir: '../public', emptyOutDir: false } }\n",
		"r/vite.config.ts":    "export default { plugins: [] }\n",
		"s/tsup.config.ts":    "export default { clean: true }\n",
		"t/webpack.config.js": webpack("path.resolve(__dirname, 'new')", ", clean: true"),
	})
	for line, asked := range map[string]bool{
		"cd a && webpack": true, "cd a && webpack --mode production": true, "cd b && webpack": true, "cd c && webpack": true,
		"webpack -c a/webpack.config.js": true, "cd d && vite build": true, "cd e && rollup -c": true, "cd f && tsup": true,
		"cd n && webpack": false, "cd o && webpack": false, "cd p && webpack": false, "cd q && vite build": false,
		"cd d && vite": false, "cd r && vite build": false, "cd s && tsup": false, "cd t && webpack": false,
	} {
		if r := shell.Read(line, top, w); r.Categories.Has(risk.FSDeleteOverwrite) != asked {
			t.Errorf("%s: %s %s %v", line, r.Level, r.Categories, r.Reasons)
		}
	}
}

// TestRunnersEmptyTheirFolders: test runners, generators and further builds that empty a folder which their settings
// name.
func TestRunnersEmptyTheirFolders(t *testing.T) {
	w, top := onDisk(t, map[string]string{"docs/shots/customer1.pdf": "mine\n", "dist/a.js": "1\n",
		"a/cypress.config.js":    "module.exports = { screenshotsFolder: '../docs/shots' }\n",
		"b/cypress.config.js":    "module.exports = { screenshotsFolder: '../docs/shots', trashAssetsBeforeRuns: false }\n",
		"c/playwright.config.ts": "export default { outputDir: '../docs/shots' }\n",
		"d/vitest.config.ts":     "export default { test: { coverage: { reportsDirectory: '../docs/shots' } } }\n",
		"e/typedoc.json":         `{ "entryPoints": ["a.ts"], "out": "../docs" }`,
		"f/typedoc.json":         `{ "entryPoints": ["a.ts"], "out": "../docs", "cleanOutputDir": false }`,
		"g/next.config.js":       "module.exports = { distDir: '../docs' }\n",
		"h/mkdocs.yml":           "site_name: x\nsite_dir: ../docs\n",
		"i/mkdocs.yml":           "site_name: x\n",
		"j/.nycrc":               `{ "temp-dir": "../docs/shots" }`,
		"k/angular.json":         `{ "outputPath": "new" }`,
	})
	for line, asked := range map[string]bool{
		"cd a && npx cypress run": true, "cd b && npx cypress run": false, "cd a && npx cypress open": false,
		"cd c && npx playwright test": true, "cd d && npx vitest run --coverage": true, "cd d && npx vitest run": false,
		"cd e && npx typedoc": true, "cd f && npx typedoc": false, "cd g && npx next build": true,
		"cd g && npx next dev": false, "cd h && mkdocs build": true, "cd i && mkdocs build": false,
		"cd j && npx nyc mocha": true, "cd k && npx ng build": false,
	} {
		if r := shell.Read(line, top, w); r.Categories.Has(risk.FSDeleteOverwrite) != asked {
			t.Errorf("%s: %s %s %v", line, r.Level, r.Categories, r.Reasons)
		}
	}
}
