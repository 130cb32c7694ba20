package gemini

import (
	"encoding/json"
	"errors"
	"io/fs"
	"path/filepath"
	"slices"

	"guard/interpose/plan"
)

// trustIn are the versions of which is known how a folder is trusted.
var trustIn = [2]string{"0.61.0", "0.62.0"}

// ignoresProject: Gemini asks its environment, then whether folders are trusted at
// all, then an editor, then its list (checkPathTrust in the bundle of 0.61.0). In its
// terminal it asks the person, who may then trust the folder for this very run.
func (d *launch) ignoresProject() bool {
	skips := slices.ContainsFunc(Grammar.Options(d.Args), func(o plan.Option) bool {
		return o.Name == "skip-trust" && o.Value != "false"
	})
	switch {
	case !d.Within(trustIn) || skips:
		return false
	case d.Getenv("GEMINI_RESTRICTED_MODE") == "true" || d.Getenv("GEMINI_CLI_TRUST_WORKSPACE") == "false":
		return true
	case d.Getenv("GEMINI_CLI_TRUST_WORKSPACE") == "true" || d.trustsAll():
		return false
	}
	path := d.Getenv("GEMINI_CLI_TRUSTED_FOLDERS_PATH")
	if path == "" {
		path = filepath.Join(d.home(), ".gemini", "trustedFolders.json")
	}
	var folders map[string]string
	switch text, err := plan.ReadFile(path); {
	case errors.Is(err, fs.ErrNotExist):
	case err != nil || json.Unmarshal(plan.WithoutComments(text), &folders) != nil:
		return false
	}
	refused := false
	for folder, level := range folders {
		switch level {
		case "TRUST_PARENT":
			folder = filepath.Dir(folder)
			fallthrough
		case "TRUST_FOLDER":
			if plan.IsBelow(plan.Resolved(d.Request.Dir), plan.Resolved(folder)) {
				return false
			}
		case "DO_NOT_TRUST":
			refused = refused || plan.IsBelow(plan.Resolved(d.Request.Dir), plan.Resolved(folder))
		}
	}
	return refused || d.Protocol == "acp" || d.headless()
}

// trustsAll: settings of the person's or the machine's say that no folder needs
// trust, or that an editor says which do.
func (d *launch) trustsAll() bool {
	for _, l := range d.settingsLayers() {
		if d.isProject(l) {
			continue
		}
		file, err := d.readSettings(l.path)
		if err != nil || at(file, "security", "folderTrust", "enabled") == false || at(file, "folderTrust") == false ||
			at(file, "ide", "enabled") == true || at(file, "ideMode") == true {
			return true
		}
	}
	return false
}

// headless: by the person's word, Gemini asks nobody; it then does not start in
// a folder that is not trusted.
func (d *launch) headless() bool {
	return slices.ContainsFunc(Grammar.Options(d.Args), func(o plan.Option) bool { return o.Name == "prompt" })
}
