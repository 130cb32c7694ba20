package gemini

import (
	"encoding/json"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/BurntSushi/toml"

	"guard/interpose/plan"
	"guard/locale"
)

// sources is every rule that bears on a call, and the safety checkers of files
// that guard's own take the place of.
type sources struct {
	rules    []rule
	checkers []map[string]any
}

// sources reads the policies that Gemini would, highest tier first. The
// policies of a workspace are not among them: 0.61.0 does not load any.
func (d *launch) sources(s settings) (sources, error) {
	var all sources
	admin, user := d.policyPaths(s)
	takesUserPlace := hasPolicies(systemPolicies())
	for _, path := range admin {
		if err := d.readPolicies(&all, d.path(path), adminRank, true); err != nil {
			return all, err
		}
	}
	for _, path := range user {
		if err := d.readPolicies(&all, d.path(path), userRank, takesUserPlace); err != nil {
			return all, err
		}
	}
	all.rules = append(all.rules, s.rules...)
	for _, path := range d.extensionPolicies() {
		if err := d.readPolicies(&all, path, extensionRank, false); err != nil {
			return all, err
		}
	}
	return all, d.planDefaults(&all)
}

// policyPaths are the files and folders of an administrator's policies and the
// person's.
func (d *launch) policyPaths(s settings) (admin, user []string) {
	admin, user = s.adminPolicies, s.policies
	if own := d.pathOptions("admin-policy"); own != nil {
		admin = own
	}
	if own := d.pathOptions("policy"); own != nil {
		user = own
	}
	if len(user) == 0 {
		user = []string{filepath.Join(d.home(), ".gemini", "policies")}
	}
	return admin, user
}

func (d *launch) pathOptions(name string) (paths []string) {
	for _, o := range Grammar.Options(d.Args) {
		if o.Name == name {
			paths = append(paths, commaSeparated(o.Value)...)
		}
	}
	return paths
}

// planDefaults adds what Gemini's own policies allow in plan mode, so that it
// is asked there too. In the other modes guard's catch-all stands above them.
func (d *launch) planDefaults(all *sources) error {
	for _, folder := range []string{
		"bundle/policies",
		"node_modules/@google/gemini-cli-core/dist/src/policy/policies",
		"../gemini-cli-core/dist/src/policy/policies",
	} {
		path := filepath.Join(d.Folder, folder)
		if d.Folder == "" || !hasPolicies(path) {
			continue
		}
		var found sources
		if err := d.readPolicies(&found, path, defaultRank, false); err != nil {
			return err
		}
		for _, r := range found.rules {
			if r.modes == nil || slices.Contains(r.modes, planMode) {
				r.modes = []string{planMode}
				all.rules = append(all.rules, r)
			}
		}
		return nil
	}
	d.Note("gemini's own policies were not found beside its program: in plan mode, what they allow (reads) runs " +
		"unasked")
	return nil
}

// extensionPolicies are the policy folders of installed extensions. A linked
// extension lives where its install file says.
func (d *launch) extensionPolicies() []string {
	root := filepath.Join(d.home(), ".gemini", "extensions")
	entries, _ := os.ReadDir(root)
	var paths []string
	for _, e := range entries {
		folder := filepath.Join(root, e.Name())
		if info, err := os.Stat(folder); err != nil || !info.IsDir() {
			continue
		}
		var install struct{ Source, Type string }
		data, err := plan.ReadFile(filepath.Join(folder, ".gemini-extension-install.json"))
		if err == nil && json.Unmarshal(data, &install) == nil && install.Type == "link" && install.Source != "" {
			folder = install.Source
		}
		paths = append(paths, filepath.Join(folder, "policies"))
	}
	return paths
}

// readPolicies adds a file, or the files of a folder. A folder that is not
// there holds nothing; a file that cannot be read might hold a denial.
func (d *launch) readPolicies(all *sources, path string, rank int, withCheckers bool) error {
	files, err := policyFiles(path)
	if err != nil {
		return configError(path, err)
	}
	for _, file := range files {
		content, err := plan.ReadTOML(file)
		if errors.As(err, new(toml.ParseError)) {
			err = locale.Errorf("not valid TOML: %w", err)
		}
		if err != nil {
			return configError(file, err)
		}
		rules, err := readRules(content, rank)
		if err != nil { // Gemini drops such a file whole
			d.Note("%s: %v: gemini ignores this file, so guard does too", file, err)
			continue
		}
		if rank == extensionRank {
			rules = slices.DeleteFunc(rules, ignoredInExtension)
		}
		all.rules = append(all.rules, rules...)
		if withCheckers {
			all.checkers = append(all.checkers, tables(content["safety_checker"])...)
		}
	}
	return nil
}

// ignoredInExtension: an extension may neither allow nor speak of yolo.
func ignoredInExtension(r rule) bool {
	return r.decision == allow || slices.Contains(r.modes, "yolo")
}

func policyFiles(path string) ([]string, error) {
	info, err := os.Stat(path)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return nil, nil
	case err != nil:
		return nil, err
	case !info.IsDir():
		if strings.HasSuffix(path, ".toml") {
			return []string{path}, nil
		}
		return nil, nil
	}
	entries, err := os.ReadDir(path)
	if err != nil {
		return nil, err
	}
	var files []string
	for _, e := range entries {
		if e.Type().IsRegular() && strings.HasSuffix(e.Name(), ".toml") {
			files = append(files, filepath.Join(path, e.Name()))
		}
	}
	return files, nil
}
