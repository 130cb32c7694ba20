package output

import (
	"path"
	"slices"
	"strconv"
	"strings"

	"guard/internal/lazy"
	"guard/policy/place"
	"guard/policy/shell/access"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/option"
	"guard/policy/shell/taint"
)

// rustfmt changes not only the files that it is given, but those of the modules in them, wherever #[path] says that
// they lie; cargo fmt begins with the targets of the package, and --all takes the packages at a path in, too (rustfmt
// 1.8, README, "Running"; cargo-fmt 1.8, src/cargo-fmt/main.rs, get_targets).

// Bounds of what is followed.
const (
	maxManifests = 40
	maxModules   = 60
	maxAbove     = 6 // folders upwards to the manifest
)

var (
	// tomlSection is a table of a manifest with what stands in it.
	tomlSection = lazy.Pattern(`(?m)^[ \t]*\[{1,2}[ \t]*([^\]\n]*?)[ \t]*\]{1,2}`)
	tomlPath    = lazy.Pattern(`\bpath["']?\s*=\s*(?:"([^"\n]*)"|'([^'\n]*)')`)
	tomlMembers = lazy.Pattern(`(?s)\bmembers\s*=\s*\[([^\]]*)\]`)
	// modulePath is an attribute that says where a module lies.
	modulePath = lazy.Pattern(`#!?\[[^\]]*?\bpath\s*=\s*r?#*"([^"\n]+)"`)
	// rustEscape is a character by its number (The Rust Reference 1.83, Tokens).
	rustEscape = lazy.Pattern(`\\x([0-7][0-9a-fA-F])|\\u\{0*([0-9a-fA-F]{1,4})\}`)
)

// followsModules judges what such a formatter changes outside of the workspace.
func (j *Judge) followsModules(c *effect.Call, v *option.Invocation) {
	cargo := v.Name == "cargo fmt" || v.Name == "cargo-fmt"
	spares := func(word string) bool { return word == "--check" || strings.HasPrefix(word, "--emit=stdout") }
	if !cargo && v.Name != "rustfmt" || slices.ContainsFunc(c.Cmd.Argv, spares) || j.World.Disk == nil ||
		j.State.Cwd == "" || j.Wrap.Remote {
		return
	}
	var sources []string
	for _, a := range v.Operands {
		if path.Ext(a.Text) == ".rs" && a.Known() {
			sources = append(sources, j.Place(a).Path)
		}
	}
	if cargo {
		sources = append(sources, j.cargoTargets(c, v, slices.Contains(c.Cmd.Argv, "--all"))...)
	}
	for _, file := range j.SessionFiles() {
		if path.Ext(file) == ".rs" {
			sources = append(sources, file)
		}
	}
	for _, file := range sources[:min(len(sources), maxModules)] {
		text, _ := j.TextOf(place.Place{Path: file})
		for _, m := range modulePath().FindAllStringSubmatch(text, maxModules) {
			j.changesOutside(c, path.Dir(file), rustText(m[1]))
		}
	}
}

// changesOutside judges a file that is changed where it lies outside of the workspace.
func (j *Judge) changesOutside(c *effect.Call, dir, name string) {
	p := j.World.At(dir, name)
	if p.Path != "" && !p.Is(place.Inside) && !j.World.Missing(p.Path) {
		j.Writes(c, taint.Literal(p.Path), access.Edits)
	}
}

// cargoTargets judges the targets of packages that lie outside of the workspace, and lists where those inside begin.
func (j *Judge) cargoTargets(c *effect.Call, v *option.Invocation, all bool) (sources []string) {
	dirs := []string{j.manifestFolder(v)}
	for i := 0; i < len(dirs) && i < maxManifests; i++ {
		dir := dirs[i]
		sources = append(sources, path.Join(dir, "src/main.rs"), path.Join(dir, "src/lib.rs"))
		text, how := j.TextOf(place.Place{Path: path.Join(dir, "Cargo.toml")})
		if dir == "" || how != files.Wholly {
			continue
		}
		m := manifestOf(text)
		for _, target := range m.targets {
			j.changesOutside(c, dir, target)
			sources = append(sources, path.Join(dir, target))
		}
		packages := m.members
		if all {
			packages = slices.Concat(m.members, m.dependencies)
		}
		for _, name := range packages {
			p := j.World.At(dir, name)
			switch {
			case strings.Contains(name, "*") || slices.Contains(dirs, p.Path):
			case p.Is(place.Inside):
				dirs = append(dirs, p.Path)
			default:
				j.changesOutside(c, p.Path, "src/lib.rs")
				j.changesOutside(c, p.Path, "src/main.rs")
			}
		}
	}
	return sources
}

// manifestFolder is the folder of the package that cargo finds: here or above.
func (j *Judge) manifestFolder(v *option.Invocation) string {
	if a, given := v.Option("--manifest-path"); given && a.Known() {
		return path.Dir(j.Place(a).Path)
	}
	dir := j.State.Cwd
	for n := 0; n < maxAbove && place.Below(dir, j.World.Root()) && len(dir) > 1; n, dir = n+1, path.Dir(dir) {
		if !j.World.Missing(path.Join(dir, "Cargo.toml")) {
			return dir
		}
	}
	return j.State.Cwd
}

// manifest are the paths that a Cargo.toml names.
type manifest struct{ targets, members, dependencies []string }

func manifestOf(text string) (m manifest) {
	at := tomlSection().FindAllStringSubmatchIndex(text, maxManifests)
	for i, s := range at {
		end := len(text)
		if i+1 < len(at) {
			end = at[i+1][0]
		}
		name, body := text[s[2]:s[3]], text[s[1]:end]
		var list *[]string
		switch first, _, _ := strings.Cut(name, "."); {
		case strings.Contains(name, "dependencies"):
			list = &m.dependencies
		case slices.Contains(strings.Fields("lib bin test example bench"), first):
			list = &m.targets
		case name == "workspace":
			for _, found := range tomlMembers().FindAllStringSubmatch(body, maxManifests) {
				m.members = append(m.members, strings.FieldsFunc(found[1], betweenMembers)...)
			}
			continue
		default:
			continue
		}
		for _, found := range tomlPath().FindAllStringSubmatch(body, maxManifests) {
			*list = append(*list, found[1]+found[2])
		}
	}
	return m
}

func betweenMembers(r rune) bool { return strings.ContainsRune("\"', \t\n", r) }

// rustText is a string of Rust without the escapes that spell a path.
func rustText(s string) string {
	if !strings.Contains(s, `\`) {
		return s
	}
	return rustEscape().ReplaceAllStringFunc(s, func(found string) string {
		m := rustEscape().FindStringSubmatch(found)
		n, err := strconv.ParseUint(m[1]+m[2], 16, 16)
		if err != nil {
			return found
		}
		return string(rune(n))
	})
}
