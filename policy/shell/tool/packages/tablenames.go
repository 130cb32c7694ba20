package packages

import (
	"maps"
	"path"
	"slices"
	"strings"

	"github.com/BurntSushi/toml"

	"guard/internal/tomltext"
	"guard/policy/recipe/yaml"
	"guard/policy/shell/table"
)

// Manifests in TOML and YAML may be spelled in many ways: a list on one line, a dotted or a quoted key, a table in
// brackets. So they are read as what they are, too. Sources: PEP 621, 735 and 518; docs.astral.sh/uv, "Settings"; the
// Cargo book, "Specifying Dependencies"; pub, "Dependencies".

// tableNames lists the dependencies that such a file names and that are fetched. false: it is not understood.
func tableNames(file, text string) (found []string, understood bool) {
	var all map[string]any
	switch path.Base(file) {
	case "pyproject.toml", "uv.toml", "pdm.toml", "hatch.toml":
		all, understood = decoded(text)
		requirementsIn(all, "", &found)
		return found, understood
	case "Cargo.toml":
		all, understood = decoded(text)
		cratesIn(all, &found)
		return found, understood
	case "pubspec.yaml", "pubspec_overrides.yaml":
		return packagesOfDart(text)
	}
	return nil, true
}

// decoded is a text as TOML. What the decoder takes minutes for is not understood.
func decoded(text string) (all map[string]any, understood bool) {
	if tomltext.TooDeep(text) > 0 {
		return nil, false
	}
	_, err := toml.Decode(text, &all)
	return all, err == nil
}

// namesDependencies are the keys below which lists of requirements stand, by the parts of words that they hold.
func namesDependencies(key string) bool {
	return strings.Contains(key, "dependenc") || key == "requires"
}

// requirementsIn lists the names of the requirements below a key, with those in tables below it: entries of lists, and
// keys of tables where each names a package and its version (python-poetry.org, pixi.sh).
func requirementsIn(value any, key string, found *[]string) {
	switch v := value.(type) {
	case map[string]any:
		for _, name := range slices.Sorted(maps.Keys(v)) {
			_, version := v[name].(string)
			one, _ := v[name].(map[string]any)
			switch {
			case !namesDependencies(key):
				requirementsIn(v[name], name, found)
			case version, one["version"] != nil, one["git"] != nil, one["url"] != nil:
				*found = append(*found, name)
			default:
				requirementsIn(v[name], key, found) // [dependency-groups] dev = [...]
			}
		}
	case []any:
		for _, one := range v {
			if text, ok := one.(string); ok && namesDependencies(key) {
				*found = append(*found, namesOfLines(text)...)
			} else {
				requirementsIn(one, key, found)
			}
		}
	}
}

// cratesIn lists the crates in the tables of dependencies of a manifest.
func cratesIn(tables map[string]any, found *[]string) {
	for _, key := range slices.Sorted(maps.Keys(tables)) {
		below, _ := tables[key].(map[string]any)
		if !strings.HasSuffix(key, "dependencies") {
			cratesIn(below, found)
			continue
		}
		for _, name := range slices.Sorted(maps.Keys(below)) {
			crate, _ := below[name].(map[string]any)
			if other, ok := crate["package"].(string); ok {
				name = other
			}
			if _, beside := crate["path"]; !beside || crate["git"] != nil || crate["version"] != nil {
				*found = append(*found, name)
			}
		}
	}
}

// dartTables are the members of a pubspec that name packages.
const dartTables = "dependencies dev_dependencies dependency_overrides"

// packagesOfDart lists those that come neither with the SDK nor from a folder beside it.
func packagesOfDart(text string) (found []string, understood bool) {
	value, wrong := yaml.Read(text)
	all, _ := value.(*yaml.Map)
	if wrong != "" || all == nil {
		return nil, false
	}
	for _, key := range all.Keys {
		packages, ok := all.Get(key).(*yaml.Map)
		if !ok || !table.HasWord(dartTables, key) {
			continue
		}
		for _, name := range packages.Keys {
			where, _ := packages.Get(name).(*yaml.Map)
			if where.Get("sdk") == nil && where.Get("path") == nil {
				found = append(found, name)
			}
		}
	}
	return found, true
}
