package past

import "path"

// cacheFolders are folders that tools make anew by themselves and in which
// nobody keeps anything else. Sources: the manuals of CPython, pytest, mypy,
// ruff, tox, hypothesis, coverage.py, nyc, ESLint, Parcel, Turborepo, Next.js,
// Vite, SvelteKit, Nuxt, Gradle, ccache.
var cacheFolders = map[string]bool{
	"__pycache__": true, ".pytest_cache": true, ".mypy_cache": true, ".ruff_cache": true, ".hypothesis": true,
	".ipynb_checkpoints": true, ".nyc_output": true, ".parcel-cache": true, ".turbo": true, ".eslintcache": true,
	".cache-loader": true, ".vite": true, ".svelte-kit": true, ".next": true, ".nuxt": true, ".angular": true,
	".rpt2_cache": true, ".sass-cache": true, ".gradle": true, ".ccache": true, ".tox": true, ".nox": true,
	".pytype": true, ".pyre": true, "htmlcov": true, ".coverage": true,
}

// cacheFiles are the same for files, as patterns over their names.
var cacheFiles = []string{"*.pyc", "*.pyo", ".coverage", ".coverage.*", "*.tsbuildinfo", ".eslintcache",
	".stylelintcache", ".DS_Store"}

// isCache reports a name that tools make anew.
func isCache(p string) bool {
	name := path.Base(p)
	if cacheFolders[name] {
		return true
	}
	for _, glob := range cacheFiles {
		if ok, _ := path.Match(glob, name); ok {
			return true
		}
	}
	return false
}
