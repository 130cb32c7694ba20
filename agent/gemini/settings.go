package gemini

import (
	"encoding/json"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"sync"

	"guard/interpose/plan"
	"guard/locale"
)

// settings is what of Gemini's settings.json files bears on permissions.
type settings struct {
	mode          string   // general.defaultApprovalMode, after merging
	policies      []string // policyPaths
	adminPolicies []string // adminPolicyPaths
	rules         []rule   // what the engine makes of the rest
	disabled      []string // what keeps guard's hook from being heard
}

// layer is one settings file. A layer that Gemini may pass over (a folder that
// is not trusted, a file that is not root's) only adds denials here.
type layer struct {
	path      string
	uncertain bool
}

func (d *launch) settingsLayers() []layer {
	system, uncertain := filepath.Join(systemFolder(), "settings.json"), false
	if own := d.Getenv("GEMINI_CLI_SYSTEM_SETTINGS_PATH"); own != "" {
		system, uncertain = own, true
	}
	all := []layer{ // the later wins
		{filepath.Join(filepath.Dir(system), "system-defaults.json"), uncertain},
		{filepath.Join(d.home(), ".gemini", "settings.json"), false},
		{filepath.Join(d.Request.Dir, ".gemini", "settings.json"), true},
	}
	for _, folder := range d.worktreeFolders() {
		all = append(all, layer{filepath.Join(folder, ".gemini", "settings.json"), true})
	}
	return append(all, layer{system, uncertain})
}

// worktreeFolders is the folder whose settings count where --worktree has Gemini work in another tree: the root of the
// repository as it is checked out, of which that tree is a copy (0.61.0, its bundle).
func (d *launch) worktreeFolders() []string {
	if !slices.ContainsFunc(Grammar.Options(d.Args), func(o plan.Option) bool { return o.Name == "worktree" }) {
		return nil
	}
	for at := d.Request.Dir; at != filepath.Dir(at); at = filepath.Dir(at) {
		if _, err := os.Lstat(filepath.Join(at, ".git")); err == nil && at != d.Request.Dir {
			return []string{at}
		} else if err == nil {
			break
		}
	}
	return nil
}

// settings reads all layers. A file that does not parse is an error:
// Gemini does not start with one either (exit 52).
func (d *launch) settings() (settings, error) {
	merged := mergedSettings{lists: map[string][]string{}}
	var s settings
	for _, l := range d.settingsLayers() {
		file, err := d.readSettings(l.path)
		if err != nil {
			return s, configError(l.path, err)
		}
		if mode := text(file, "general", "defaultApprovalMode"); mode != "" {
			s.mode = mode
		}
		if paths := words(file, "policyPaths"); paths != nil && !l.uncertain {
			s.policies = paths
		}
		if paths := words(file, "adminPolicyPaths"); paths != nil && !l.uncertain {
			s.adminPolicies = paths
		}
		merged.add(file, l.uncertain)
		s.disabled = append(s.disabled, disabledIn(file, l.path, "")...)
	}
	if s.mode == "yolo" { // Gemini itself does not take this from a file
		s.mode = ""
	}
	for _, o := range Grammar.Options(d.Args) {
		if o.Name == "allowed-tools" {
			merged.override("allowed", commaSeparated(o.Value))
		}
	}
	s.rules = merged.rules()
	return s, nil
}

func (d *launch) readSettings(path string) (map[string]any, error) {
	data, err := plan.ReadFile(path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	var file map[string]any
	if data, err = plan.PlainJSON(data); err == nil {
		err = json.Unmarshal(data, &file)
	}
	if err != nil {
		return nil, locale.Errorf("not valid JSON: %w", err)
	}
	return d.expand(file).(map[string]any), nil
}

// variable is how settings name one: $NAME, ${NAME}, ${NAME:-default}.
var variable = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`\$(?:(\w+)|\{([^}]+?)(?::-([^}]*))?\})`)
})

// expand puts the environment into every string, as Gemini does.
func (d *launch) expand(value any) any {
	switch v := value.(type) {
	case string:
		return variable().ReplaceAllStringFunc(v, func(found string) string {
			m := variable().FindStringSubmatch(found)
			if value := d.Getenv(m[1] + m[2]); value != "" {
				return value
			}
			if m[3] != "" {
				return m[3]
			}
			return found
		})
	case []any:
		for i := range v {
			v[i] = d.expand(v[i])
		}
	case map[string]any:
		for k := range v {
			v[k] = d.expand(v[k])
		}
	}
	return value
}

// at is the value at a path of keys, or nil.
func at(file map[string]any, keys ...string) any {
	var value any = file
	for _, k := range keys {
		table, _ := value.(map[string]any)
		value = table[k]
	}
	return value
}

func text(file map[string]any, keys ...string) string {
	s, _ := at(file, keys...).(string)
	return s
}

// words is a list of strings, nil if there is none.
func words(file map[string]any, keys ...string) []string {
	list, ok := at(file, keys...).([]any)
	if !ok {
		return nil
	}
	out := []string{}
	for _, v := range list {
		if s, ok := v.(string); ok {
			out = append(out, s)
		}
	}
	return out
}
