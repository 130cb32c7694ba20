package shell

import (
	"path"
	"slices"
	"strings"

	"guard/policy/place"
	"guard/policy/risk"
)

// Names that builds and clean-ups empty without a question. A file of the person's that
// is nowhere else is safe under its own name, and lost under one of these.

// expendableFolders are folders that tools fill and clean up: the manuals of make,
// CMake, Cargo, Gradle, Maven, npm, webpack, Vite, Next.js, pytest, coverage.py, Go.
var expendableFolders = strings.Fields("build dist out target obj _build .build cmake-build-debug cmake-build-release coverage htmlcov .tmp .cache cache node_modules __pycache__ .next .nuxt .output .turbo .parcel-cache .pytest_cache .mypy_cache .gradle .venv venv _site DerivedData htmlcov .ipynb_checkpoints playwright-report test-results storybook-static .svelte-kit .angular .tox .nox .eggs")

// expendableEndings are those of files that clean-ups name by a pattern.
var expendableEndings = strings.Fields(".o .obj .a .so .lo .la .ko .pyc .pyo .class .log .tmp .temp .swp .swo .rej .cache .aux .toc .lof .lot .bbl .blg .fls .gcda .gcno .gcov .profraw .tsbuildinfo .pid .hi .cmi .cmo .cmx .beam ~")

// expendableNames are files that a program of their own empties or writes anew: the manuals of
// coverage.py, ESLint, Stylelint, pytest, lcov, CTest, Ninja.
const expendableNames = ".coverage .coverage.* .eslintcache .stylelintcache .prettiercache coverage.xml coverage.out coverage.json cobertura.xml lcov.info nosetests.xml junit.xml .nyc_output tsconfig.tsbuildinfo build.ninja CMakeCache.txt .ninja_log .ninja_deps a.out core"

// expendableName reports a place in the workspace that is cleaned up by its name.
func (k *fileTexts) expendableName(p place.Place) bool {
	root := k.world.Root()
	if root == "" || !place.Below(p.Path, root) {
		return false
	}
	rel := strings.TrimPrefix(p.Path, root)
	for part := range strings.SplitSeq(rel, "/") {
		if slices.Contains(expendableFolders, part) {
			return true
		}
	}
	if fitsAny(expendableNames, path.Base(rel)) {
		return true
	}
	return slices.ContainsFunc(expendableEndings, func(end string) bool { return strings.HasSuffix(rel, end) })
}

// exposes judges a file or folder of the person's that is nowhere else and gets a name,
// by a move or a link, under which it is cleaned up.
func (k *fileJudge) exposes(c *call, a arg, from, to place.Place) {
	if !from.Is(place.Inside) || k.expendableName(from) || !k.expendableName(to) && !k.ignoredName(to.Path) {
		return
	}
	if k.unsaved(from.Path) || k.holdsUnsaved(from.Path) || k.touched(from.Path) && k.world.Missing(from.Path) {
		c.raise(risk.High, risk.FSDeleteOverwrite, say("{0} is nowhere else, and clean-ups empty {1}", a.show(), strings.TrimPrefix(to.Path, k.world.Root()+"/")))
	}
}

// ignoredName reports a name that the project's own ignore files take for what tools make:
// git clean and others remove it.
func (k *fileTexts) ignoredName(file string) bool {
	return file != "" && k.world.Git != nil && k.world.Git.Ignored(file)
}
