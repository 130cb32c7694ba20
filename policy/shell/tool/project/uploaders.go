package project

import (
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/shell/table"
)

// Packages of Node's by which a build uploads what it made are told by the words of their names.

// Words of a package's name: what makes it a bundler's plugin, and by which it uploads. Sources: webpack-s3-plugin 1,
// vite-plugin-ftp, webpack-alioss-plugin, qiniu-webpack-plugin; vinyl-ftp, gulp-rsync, gulp-awspublish, gulp-gh-pages.
const (
	pluginWords   = "webpack vite rollup rspack rsbuild esbuild unplugin plugin"
	uploaderWords = "s3 ftp sftp ssh scp rsync oss alioss gcs cos qiniu deploy deployer upload uploader publish " +
		"awspublish pages ghpages"
)

var (
	// importedName is the name of a package that a file of JavaScript loads, and boundName with the name it gets there.
	importedName = lazy.Pattern(`\b(?:require\(\s*|from\s+|import\(\s*)["']([^"'\n]+)["']`)
	boundName    = lazy.Pattern(`(?:\b(?:const|let|var)\s+|,\s*)\{?\s*(\w+)[\w\s,:]*\}?\s*=\s*require\(\s*` +
		`["']([^"'\n]+)["']|\bimport\s+(?:\*\s*as\s+)?\{?\s*(\w+)[^'"\n]*from\s*["']([^"'\n]+)["']`)
)

// packageHas reports a package that has one of some words in its name; the project's own modules have none.
func packageHas(name, of string) bool {
	return !strings.HasPrefix(name, ".") && slices.ContainsFunc(strings.FieldsFunc(name, func(r rune) bool {
		return strings.ContainsRune("-_/@.", r)
	}), func(w string) bool { return table.HasWord(of, w) })
}

// namesUploader reports a bundler's settings that load such a plugin.
func namesUploader(text string) bool {
	return slices.ContainsFunc(importedName().FindAllStringSubmatch(text, maxTargets), func(m []string) bool {
		return packageHas(m[1], pluginWords) && packageHas(m[1], uploaderWords)
	})
}

// usesUploader reports a part of a text that uses such a package.
func usesUploader(text, part string) bool {
	words := wordsOf(withoutRemarks(boundName().ReplaceAllString(part, "")))
	for _, m := range boundName().FindAllStringSubmatch(text, maxTargets) {
		if packageHas(m[2]+m[4], uploaderWords) && table.HasWord(words, m[1]+m[3]) {
			return true
		}
	}
	return false
}
