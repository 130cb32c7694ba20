package project

import (
	"path"
	"slices"
	"strings"

	"guard/policy/place"
	"guard/policy/shell/effect"
	"guard/policy/shell/lang/include"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
)

// What a text puts in by patterns of names: hidden files are among what they fit, the secrets with them.

// taking judges it.
type taking struct{ *Judge }

// patterns judges the secrets that the patterns of a text fit; dir is the folder of the file that holds it.
func (j taking) patterns(c *effect.Call, v *option.Invocation, ways []program.Inclusion, text, dir string) {
	_, verb := v.Words()
	verb, _, _ = strings.Cut(verb, " ")
	for _, way := range ways {
		if !way.Patterns || len(way.Verbs) > 0 && !slices.Contains(way.Verbs, verb) || !j.Charge(len(text)/64) {
			continue
		}
		from := dir
		if way.Root != "" {
			from = j.folderOf(dir, way.Root)
		}
		for _, pattern := range include.Patterns(text, way) {
			for _, one := range alternatives(pattern) {
				for _, file := range j.fitting(from, one) {
					j.Shows(c, j.World.At("", file), strings.TrimPrefix(file, j.State.Cwd+"/"))
				}
			}
		}
	}
}

// folderOf is the nearest folder above that holds a file of a name, or the folder itself.
func (j taking) folderOf(dir, name string) string {
	for up := dir; place.Below(up, j.World.Workspace); up = path.Dir(up) {
		if j.IsThere(path.Join(up, name)) {
			return up
		}
	}
	return dir
}

// alternatives writes the words in the first braces of a pattern out.
func alternatives(pattern string) (all []string) {
	before, rest, braces := strings.Cut(pattern, "{")
	words, after, closed := strings.Cut(rest, "}")
	if !braces || !closed {
		return []string{pattern}
	}
	for word := range strings.SplitSeq(words, ",") {
		all = append(all, before+word+after)
	}
	return all
}

// fitting lists the secrets that a pattern fits, as it is seen from a folder. A folder stands for what is below it.
func (j taking) fitting(dir, pattern string) (found []string) {
	pattern, hidden := strings.CutPrefix(pattern, "all:")
	at := strings.IndexAny(pattern, "*?[")
	if at < 0 {
		name := path.Join(dir, pattern)
		if j.World.At("", name).Is(place.Secret) {
			return []string{name}
		}
		if !j.FolderAt(name) {
			return nil
		}
		return slices.DeleteFunc(j.SecretsBelow(name), func(file string) bool {
			return !hidden && strings.ContainsAny(path.Base(file)[:1], "._")
		})
	}
	base := path.Base(pattern)
	if base == "**" {
		base = "*"
	}
	top := path.Join(dir, pattern[:strings.LastIndexByte(pattern[:at], '/')+1])
	folders := []string{top}
	if strings.Contains(path.Dir(pattern), "*") || strings.Contains(pattern, "**") {
		folders = j.FoldersBelow(top)
	}
	for _, folder := range folders {
		found = append(found, j.SecretsMatching(folder, base)...)
	}
	return found
}
