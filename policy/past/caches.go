package past

import (
	"path"
	"strings"
)

// cacheFolders are folders that tools make anew by themselves and in which
// nobody keeps anything else. Sources: the manuals of CPython, pytest, mypy,
// ruff, tox, hypothesis, coverage.py, nyc, ESLint, Parcel, Turborepo, Next.js,
// Vite, SvelteKit, Nuxt, Gradle, ccache, Dart, Expo, Docusaurus, Astro, SWC, the Android Gradle plugin, PlatformIO.
var cacheFolders = map[string]bool{
	"__pycache__": true, ".pytest_cache": true, ".mypy_cache": true, ".ruff_cache": true, ".hypothesis": true,
	".ipynb_checkpoints": true, ".nyc_output": true, ".parcel-cache": true, ".turbo": true, ".eslintcache": true,
	".cache-loader": true, ".vite": true, ".svelte-kit": true, ".next": true, ".nuxt": true, ".angular": true,
	".rpt2_cache": true, ".sass-cache": true, ".gradle": true, ".ccache": true, ".tox": true, ".nox": true,
	".pytype": true, ".pyre": true, "htmlcov": true, ".coverage": true, ".dart_tool": true, ".expo": true,
	".docusaurus": true, ".astro": true, ".swc": true, ".cxx": true, ".externalNativeBuild": true, ".pio": true,
}

// The same for files, by their whole names, and by how names begin and end.
var (
	cacheNames   = map[string]bool{".stylelintcache": true, ".DS_Store": true}
	cacheBegins  = ".coverage."
	cacheEndings = []string{".pyc", ".pyo", ".tsbuildinfo"}
)

// isCache reports a name that tools make anew.
func isCache(p string) bool {
	name := path.Base(p)
	if cacheFolders[name] || cacheNames[name] || strings.HasPrefix(name, cacheBegins) {
		return true
	}
	for _, ending := range cacheEndings {
		if strings.HasSuffix(name, ending) {
			return true
		}
	}
	return false
}
