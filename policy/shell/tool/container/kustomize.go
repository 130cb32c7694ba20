package container

import (
	"path"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/lang/include"
	"guard/policy/shell/option"
	"guard/policy/shell/taint"
)

// What kustomize prints is made of the files that a kustomization names: a secretGenerator's
// files and variables come out as they are, in base64 (kustomize 5.4, Kustomization fields).

// kustomizations are the names of its file.
var kustomizations = strings.Fields("kustomization.yaml kustomization.yml Kustomization")

// secretGenerator makes a Secret.
var secretGenerator = lazy.Pattern(`(?m)^\s*["']?secretGenerator["']?\s*:`)

// elsewhere is a resource that git brings from another host (kustomize 5.4, "Remote targets"). Those of the person's
// own kustomizations are the project's.
var elsewhere = lazy.Pattern(`(?m)^\s*-\s+["']?((?:git::|git@|ssh://|https?://|(?:www\.)?github\.com[/:])[^\s"']+)`)

// maxBases bounds the folders that a kustomization is made of.
const maxBases = 16

// Kustomizes judges what a kustomization shows.
func (j *Judge) Kustomizes(c *effect.Call, v *option.Invocation) {
	var folders []taint.Word
	switch folder, ok := v.Option("-k", "--kustomize"); {
	case strings.HasSuffix(v.Name, "kustomize") || v.Name == "kustomize build":
		folders = v.Operands
	case ok && strings.HasPrefix(v.Name, "kubectl "):
		folders = []taint.Word{folder}
	default:
		return
	}
	if len(folders) == 0 {
		folders = []taint.Word{taint.Literal(".")}
	}
	var bases []string
	for _, a := range folders {
		bases = append(bases, j.Place(a).Path)
	}
	for i := 0; i < len(bases) && i < maxBases; i++ {
		for _, name := range kustomizations {
			for _, base := range j.kustomization(c, v, path.Join(bases[i], name)) {
				if !slices.Contains(bases, base) {
					bases = append(bases, base)
				}
			}
		}
	}
}

// kustomization judges one such file, and lists the folders that it may name.
func (j *Judge) kustomization(c *effect.Call, v *option.Invocation, file string) (folders []string) {
	text, how := j.TextOf(place.Place{Path: file})
	if how != files.Wholly || len(text) > files.MaxSecret {
		return nil
	}
	if secretGenerator().MatchString(text) {
		c.Data |= taint.FromSecret
		c.Raise(risk.High, risk.FSConfigSecrets, effect.Say("{0} prints secrets", v.Name))
	}
	if named := elsewhere().FindStringSubmatch(text); named != nil && (j.OwnFile(file) || j.OwnEdit(file)) {
		c.Raise(risk.High, risk.NetworkRisk, effect.Say("{0} {1} fetches from other repositories", v.Name, named[1]))
	}
	// a name may be written in YAML's escapes (YAML 1.2, 5.7)
	text += "\n" + include.Unescaped(text)
	words := strings.FieldsFunc(text, func(r rune) bool { return strings.ContainsRune(" \t\n=:,;\"'()[]{}<>|#", r) })
	for _, word := range words[:min(len(words), files.MaxLiterals)] {
		p := j.World.At(path.Dir(file), word)
		switch {
		case p.Is(place.Secret):
			j.Shows(c, p, word)
		case path.Ext(word) == "" || strings.HasPrefix(word, "."):
			folders = append(folders, p.Path)
		}
	}
	return folders
}
