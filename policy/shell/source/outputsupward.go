package source

import (
	"path"
	"slices"
	"strings"

	"guard/policy/place"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/lang/settingpath"
	"guard/policy/shell/table"
)

// Build files, and settings that are written in a language, put the folders together that they write, empty and delete:
// new File(rootDir.parentFile, "docs"). Whether they do that to one the words around it tell.

// buildScripts are such files. Sources: the manuals of Gradle 8, sbt 1.10, Mill 0.12, SCons 4, Waf 2, Nox 2024, doit
// 0.36, Invoke 2, Fabric 3, Zig 0.14, Mix 1.18, Meson 1, Grunt 1, gulp 5, Jake 10, Cake 4, Nimble, xmake 2.9.
const buildScripts = "*.gradle *.gradle.kts *.sbt *.sc *.mill SConstruct SConscript wscript noxfile.py dodo.py " +
	"tasks.py fabfile.py setup.py build.zig mix.exs meson.build Gruntfile.* gulpfile.* Gulpfile.* Jakefile " +
	"Jakefile.* *.cake *.nimble xmake.lua *.config.js *.config.cjs *.config.mjs *.config.ts *.config.cts " +
	"*.config.mts *.conf.js " +
	"*.conf.ts .eleventy.js webpack.*.js rollup.*.js vite.*.ts *rc.js *rc.cjs *rc.mjs *rc.ts Build.scala codegen.ts " +
	"codegen.js premake*.lua"

// Parts of the words that say what is done: by these functions and settings something is written or taken away, by
// those it is only read or named. Sources: as of buildScripts.
const (
	acting = "delete deletes rm rmf rmdir rmtree rimraf remove unlink clean cleaner cleans cleanfiles sync into copy " +
		"move rename write writes append truncate empty mkdir mkdirs mkdirp touch touchfile emit wipe purge recreate " +
		"rmrf del chdir generates adapter"
	looking = "from read reads readdir load loads exists stat lstat access require apply import get println print " +
		"echo info log lifecycle name url uri alias entry setup watch allow open reader flat dirs classpath " +
		"implementation list is last length depend depends extends baseline tracing"
)

// workFolders are settings whose folder a tool fills or empties by names that say so only as a whole. Sources: mdBook
// 0.4 (build-dir), Cypress 13 (screenshotsFolder), Gradle 8 (buildDir, layout.buildDirectory), Mix 1.18 (build_path,
// deps_path), tox 4 (work_dir, env_dir, toxworkdir), Nox 2024 (envdir), Stack 3 (work-dir), Cabal 3 (builddir), Xcode
// 16 (SYMROOT, OBJROOT), Bazel 7 (symlink_prefix), Sphinx 8 (BUILDDIR), setuptools 80 (the options of distutils'
// commands: build, bdist, install, clean).
const workFolders = "builddir builddirectory buildpath buildroot depspath workdir workpath toxworkdir envdir symroot " +
	"objroot dstroot symlinkprefix screenshotsfolder videosfolder downloadsfolder buildlib buildbase buildtemp " +
	"buildscripts buildplatlib buildpurelib bdistbase bdistdir eggbase installlib installbase installdata " +
	"installheaders installscripts"

// worksIn reports the name of such a setting.
func worksIn(name string) bool {
	return table.HasWord(workFolders, strings.ToLower(strings.NewReplacer("_", "", "-", "").Replace(name)))
}

// writesThere reports a path of a build file that the build writes or takes away.
func writesThere(u settingpath.Use) bool {
	for _, word := range u.Left {
		bare := strings.TrimSuffix(word, ",")
		parts := keyParts(bare)
		has := func(words string) bool {
			return slices.ContainsFunc(parts, func(part string) bool { return table.HasWord(words, part) })
		}
		switch {
		case worksIn(bare), has("public") && slices.Contains(u.Left, "output"): // Nitro 2, output.publicDir
			return true
		case has("read reads readdir exists stat lstat tracing"), has("copy") && bare == word && !has("into"):
			return acts(u.Right)
		case has(acting), has(outParts):
			return true
		case has(looking), has(readsParts):
			return acts(u.Right)
		case has(writesParts):
			return true
		}
	}
	return acts(u.Right)
}

// acts reports words behind a path by which something is done to it.
func acts(words []string) bool {
	for _, word := range words {
		switch strings.ToLower(word) {
		case "text=", "bytes=", "<<", "-delete", "settext":
			return true
		}
		parts := keyParts(strings.TrimSuffix(word, "="))
		if slices.ContainsFunc(parts, func(part string) bool { return table.HasWord(acting, part) }) &&
			!slices.Contains(parts, "read") {
			return true
		}
	}
	return false
}

// upward judges what a build file that this session wrote, or changed, has written or taken away above the workspace.
// What git holds of the file is the person's own.
func (n outputs) upward(c *effect.Call, file string) {
	var before []settingpath.Use
	looked := false
	for _, u := range n.uses {
		if !writesThere(u) || !n.outside(file, u) {
			continue
		}
		if !looked {
			was, _ := n.World.Committed(file)
			before, looked = settingpath.Uses(was), true
		}
		same := func(b settingpath.Use) bool { return u.Path == b.Path && slices.Equal(u.Left, b.Left) }
		if !slices.ContainsFunc(before, same) {
			NamesOutside(c, file, u.Path)
			return
		}
	}
}

// isBuildScript reports such a file.
func isBuildScript(file string) bool { return table.FitsAny(buildScripts, path.Base(file)) }

// onlyNamed reports a value of a build file that is read there, by the words around all its uses.
func (n outputs) onlyNamed(value string) bool {
	found := false
	for _, u := range n.uses {
		if path.Clean(u.Path) != path.Clean(value) {
			continue
		}
		if found = true; writesThere(u) {
			return false
		}
	}
	return found
}

// outside reports a path that leads to the person's, outside of the workspace.
func (n outputs) outside(file string, u settingpath.Use) bool {
	dir := path.Dir(file)
	if u.Base == settingpath.Top {
		dir = n.projectTop(dir)
	}
	_, out := n.leads(dir, path.Clean(u.Path))
	return out
}

// topFiles lie in the folder of a whole project (Gradle 8, settings; sbt 1.10, project/build.properties; SCons 4; Meson
// 1).
var topFiles = strings.Fields("settings.gradle settings.gradle.kts project/build.properties SConstruct " +
	"meson_options.txt")

// projectTop is the outermost folder round dir, in the workspace, that holds one.
func (n outputs) projectTop(dir string) string {
	top := dir
	for at := dir; place.Below(at, n.World.Root()) && len(at) > 1; at = path.Dir(at) {
		if slices.ContainsFunc(topFiles, func(name string) bool {
			_, how := n.TextOf(place.Place{Path: path.Join(at, name)})
			return how == files.Wholly
		}) {
			top = at
		}
	}
	return top
}
