package repository

import (
	"path"
	"strings"

	"guard/policy/gitconfig"
	"guard/policy/place"
)

// settings are what of git's configuration decides whether a work tree is
// understood and what a checkout writes.
type settings struct {
	bare       bool
	worktree   string      // core.worktree of the repository
	own        ownSettings // of this work tree's own config.worktree
	converts   bool        // core.autocrlf or core.eol writes other line ends
	normalizes bool        // core.autocrlf=input: what is added gets other line ends
	recurses   bool        // submodule.recurse: a reset goes into submodules
	remotes    []place.GitSetting
	attributes []string // every file that core.attributesFile may name
}

type ownSettings struct {
	bare     bool
	worktree string
}

// extensions are the ones of gitrepository-layout(5) and git-config(1) that
// change nothing in how index and objects are read, and the values understood.
var extensions = map[string]func(gitconfig.Entry) bool{
	"extensions.noop":              anyValue,
	"extensions.partialclone":      anyValue, // what was not fetched is not present
	"extensions.preciousobjects":   anyValue,
	"extensions.relativeworktrees": anyValue,
	"extensions.worktreeconfig":    anyValue,
	"extensions.objectformat":      func(e gitconfig.Entry) bool { return strings.EqualFold(e.Value, "sha1") },
	"extensions.refstorage":        func(e gitconfig.Entry) bool { return strings.EqualFold(e.Value, "files") },
}

func anyValue(gitconfig.Entry) bool { return true }

// configure reads the settings of a work tree; false where its format or a
// setting is not understood.
func (f *finder) configure(w *worktree) bool {
	c, there, err := understand(f.files, &f.configs, under(w.common, "config"), maxText, gitconfig.Parse)
	if err != nil || !there {
		return false
	}
	s, worktreeConfig := &w.config, false
	for _, e := range c.Entries {
		understood := true
		switch {
		case e.Key == "core.repositoryformatversion":
			understood = e.Value == "0" || e.Value == "1"
		case e.Key == "core.bare":
			s.bare, understood = e.Truth()
		case e.Key == "core.worktree":
			s.worktree = e.Value
		case e.Key == "extensions.worktreeconfig":
			worktreeConfig, understood = e.Truth()
		case strings.HasPrefix(e.Key, "extensions."):
			allowed := extensions[e.Key]
			understood = allowed != nil && allowed(e)
		}
		if !understood {
			return false
		}
	}
	return f.ownConfig(w, worktreeConfig) && f.conversions(w, worktreeConfig)
}

// ownConfig reads config.worktree (git-worktree(1)), which for the primary work
// tree speaks as config does.
func (f *finder) ownConfig(w *worktree, used bool) bool {
	if !used {
		return true
	}
	c, there, err := understand(f.files, &f.configs, under(w.dir, "config.worktree"), maxText, gitconfig.Parse)
	if err != nil || !there {
		return err == nil
	}
	for _, e := range c.Entries {
		ok := true
		switch e.Key {
		case "core.bare":
			w.config.own.bare, ok = e.Truth()
		case "core.worktree":
			w.config.own.worktree = e.Value
		}
		if !ok {
			return false
		}
	}
	if w.kind != linked {
		w.config.bare = w.config.bare || w.config.own.bare
		if w.config.own.worktree != "" {
			w.config.worktree = w.config.own.worktree
		}
	}
	return true
}

// conversions gathers from every file of configuration what a checkout may do
// to a file: not which setting wins, but whether any is there.
func (f *finder) conversions(w *worktree, worktreeConfig bool) bool {
	files := append([]string(nil), systemConfigs...)
	if f.personal != "" {
		files = append(files, under(f.personal, "config"))
		w.config.attributes = append(w.config.attributes, under(f.personal, "attributes"))
	}
	if f.home != "" {
		files = append(files, under(f.home, ".gitconfig"))
	}
	files = append(files, under(w.common, "config"))
	if worktreeConfig {
		files = append(files, under(w.dir, "config.worktree"))
	}
	for _, file := range files {
		if !f.convertedBy(w, file, 0) {
			return false
		}
	}
	return true
}

// maxIncludes is how deep a file may include others, as in git.
const maxIncludes = 10

func (f *finder) convertedBy(w *worktree, file string, depth int) bool {
	if depth > maxIncludes {
		return false
	}
	lies, ok := f.followed(file)
	if !ok || lies == "" {
		return ok
	}
	c, there, err := understand(f.files, &f.configs, lies, maxText, gitconfig.Parse)
	if err != nil || !there {
		return err == nil
	}
	for _, e := range c.Entries {
		ok := true
		switch {
		case e.Key == "core.autocrlf":
			is, _ := e.Truth()
			w.config.converts = w.config.converts || is
			w.config.normalizes = w.config.normalizes || strings.EqualFold(e.Value, "input")
		case e.Key == "core.eol":
			w.config.converts = w.config.converts || strings.EqualFold(e.Value, "crlf")
		case e.Key == "submodule.recurse":
			is, _ := e.Truth()
			w.config.recurses = w.config.recurses || is
		case place.FetchSetting(e.Key), place.PushSetting(e.Key), place.RemoteSetting(e.Key):
			w.config.remotes = append(w.config.remotes, settingOf(e))
		case e.Key == "core.attributesfile":
			var name string
			if name, ok = f.named("", e.Value); ok {
				w.config.attributes = append(w.config.attributes, name)
			}
		case e.Includes():
			var name string
			if name, ok = f.named(path.Dir(file), e.Value); ok {
				ok = f.convertedBy(w, name, depth+1)
			}
		}
		if !ok {
			return false
		}
	}
	return true
}

// named is a path of a setting, counted from base. Not understood are ~user and
// %(prefix), a path without a base that counts from a working folder, and a way
// up from a folder that may be a symlink.
func (f *finder) named(base, value string) (string, bool) {
	rest, atHome := strings.CutPrefix(value, "~/")
	switch {
	case atHome:
		base, value = f.home, rest
	case value == "" || value[0] == '~' || value[0] == '%':
		return "", false
	case path.IsAbs(value):
		return join("/", value)
	}
	if base == "" || strings.Contains("/"+value+"/", "/../") {
		return "", false
	}
	return join(base, value)
}

// Remotes implements place.Git.
func (f *finder) Remotes(folder string) (branch string, settings []place.GitSetting) {
	w, ok := f.around(path.Clean(folder))
	if !ok {
		return "", nil
	}
	text, _, _ := f.line(under(w.dir, "HEAD"))
	branch, on := strings.CutPrefix(text, "ref: refs/heads/")
	if !on {
		branch = ""
	}
	return branch, w.config.remotes
}

// settingOf is an entry; one without a value is true (git-config(1), Syntax).
func settingOf(e gitconfig.Entry) place.GitSetting {
	if e.Bare {
		e.Value = "true"
	}
	return place.GitSetting{Key: e.Key, Value: e.Value}
}
