package source

import (
	"path"
	"strings"

	"guard/policy/code"
	"guard/policy/place"
	"guard/policy/shell/effect"
	"guard/policy/shell/environment"
	"guard/policy/shell/files"
	"guard/policy/shell/lang/pagevalue"
	"guard/policy/shell/lang/settings"
	"guard/policy/shell/option"
	"guard/policy/shell/table"
)

// Tools that build pages load the variables of .env by themselves, and put into what they build those that the code of
// a page, or their settings, hand on. Who builds and reads in one line is shown what nobody could look at before.

// pageTools build pages, or serve them as they would be built (the manuals of Next.js 15, Astro 5, Vite 6, Nuxt 3,
// Gatsby 5, Remix 2, React Router 7, Create React App 5, Vue CLI 5, Parcel 2, webpack 5, Rspack 1, Rollup 4,
// esbuild 0.24, Angular 19, Expo 52, Eleventy 3, Hugo 0.12x, Jekyll 4, VitePress 1, VuePress 2, Docusaurus 3,
// Storybook 8, Qwik, SolidStart, Vike, Waku, WXT, Plasmo, Nitro 2, Quasar 2, Stencil 4, Farm 1, Ember 6; Sphinx 8,
// MkDocs 1.6, Pelican 4, Zola, Hexo 7, Nikola 8, Lektor 3, Bridgetown 1, Middleman 4, Nanoc 4, mdBook 0.4).
const pageTools = "next astro vite nuxt nuxi gatsby remix react-router react-scripts craco react-app-rewired " +
	"vue-cli-service parcel webpack webpack-cli rspack rsbuild rslib rollup rolldown esbuild tsup tsdown " +
	"ng expo eleventy @11ty/eleventy hugo jekyll vitepress vuepress docusaurus storybook build-storybook " +
	"gridsome quasar ember vinxi electron-vite wxt plasmo waku vike nitro nitropack svelte-kit farm " +
	"stencil snowpack wmr preact qwik unbuild bili microbundle poi umi max modern rsbuild-cli metro marp " +
	"slidev sphinx-build sphinx mkdocs zensical pelican zola hexo nikola lektor bridgetown middleman " +
	"nanoc mdbook honkit gitbook"

// bundlers are tools of which one subcommand builds so.
var bundlers = strings.Fields("bun\x00build deno\x00bundle")

// buildsPages reports such a tool, by whatever program it is started.
func buildsPages(v *option.Invocation) bool {
	first, sub := v.Words()
	if table.HasWord(pageTools, first) || table.HasWord(pageTools, path.Base(first)) {
		return true
	}
	word, _, _ := strings.Cut(sub, " ")
	for _, b := range bundlers {
		if b == first+"\x00"+word {
			return true
		}
	}
	if strings.Contains(v.Name, " -m ") {
		for word := range strings.FieldsSeq(v.Name) {
			if table.HasWord(pageTools, word) {
				return true
			}
		}
	}
	return false
}

// HandsToPages notes what code of this session's hands on to what such a tool builds.
func HandsToPages(j *Judge, c *effect.Call, v *option.Invocation) {
	if j.World.Disk == nil || files.HandedOn(&j.Folders) != "" || !buildsPages(v) {
		return
	}
	own := j.SessionFiles()
	if len(own) == 0 {
		return
	}
	names := files.PrivateVariables(&j.Folders, j.State.Cwd)
	if root := j.World.Root(); root != j.State.Cwd {
		for name := range files.PrivateVariables(&j.Folders, root) {
			names[name] = true
		}
	}
	private := func(name string, read bool) bool {
		return names[name] || read && environment.SecretVariable(name) && !files.ForEverybody(name)
	}
	for _, file := range own {
		p := j.World.At("", file)
		if !p.Is(place.Inside) || p.Is(place.Secret) {
			continue
		}
		text, how := j.TextOf(place.Place{Path: file})
		if how != files.Wholly || len(text) > files.MaxSecret {
			continue
		}
		name := pagevalue.Handed(file, text, private)
		if name == "" {
			name = importsSecret(j, file, text)
		}
		if name != "" {
			files.HandsOn(&j.Folders, name)
			return
		}
	}
}

// scripted are endings of pages whose code is JavaScript.
const scripted = ".astro .vue .svelte .mdx"

// importsSecret returns the name by which a page uses a secret that a module of the project holds, whoever wrote that.
func importsSecret(j *Judge, file, text string) string {
	lang := code.LanguageOf(file, "")
	if table.HasWord(scripted, path.Ext(file)) {
		lang = code.JavaScript
	}
	if lang == code.Unknown || pagevalue.ServerOnly(file, text) {
		return ""
	}
	s := settingsModules{j, &ProgramText{Lang: lang, File: file}, map[string]*settings.Module{}}
	return settings.Used(settings.Source{Lang: lang, Text: text, Secret: environment.SecretVariable,
		Imported: func(name string) *settings.Module { return s.module(s.t, name, 0) }})
}
