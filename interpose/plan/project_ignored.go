package plan

import (
	"encoding/json"
	"errors"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"

	"github.com/BurntSushi/toml"
)

// ignoresProject reports that the agent surely passes over what the project's
// settings have it run, because the person has not trusted the folder in the agent's
// own way. A doubt is a no.
func (d *draft) ignoresProject() bool {
	switch {
	case d.request.Any:
		return false
	case d.Agent == "gemini":
		return d.geminiIgnores()
	case d.Agent == "codex" && d.within(codexAsk), d.Package == zedAdapter && d.Version == zedAdapterTested:
		return d.codexIgnores()
	}
	return false // the adapter of the protocol's project trusts every folder itself (2.6.0, seen)
}

// geminiTrust are the versions of which is known how a folder is trusted.
var geminiTrust = [2]string{"0.61.0", "0.62.0"}

// geminiIgnores: Gemini asks its environment, then whether folders are trusted at
// all, then an editor, then its list (checkPathTrust in the bundle of 0.61.0). In its
// terminal it asks the person, who may then trust the folder for this very run.
func (d *draft) geminiIgnores() bool {
	skips := slices.ContainsFunc(geminiGrammar.options(d.Args), func(o option) bool { return o.name == "skip-trust" && o.value != "false" })
	switch {
	case !d.within(geminiTrust) || skips:
		return false
	case d.env("GEMINI_RESTRICTED_MODE") == "true" || d.env("GEMINI_CLI_TRUST_WORKSPACE") == "false":
		return true
	case d.env("GEMINI_CLI_TRUST_WORKSPACE") == "true" || d.geminiTrustsAll():
		return false
	}
	path := d.env("GEMINI_CLI_TRUSTED_FOLDERS_PATH")
	if path == "" {
		path = filepath.Join(d.geminiHome(), ".gemini", "trustedFolders.json")
	}
	var folders map[string]string
	switch text, err := os.ReadFile(path); {
	case errors.Is(err, fs.ErrNotExist):
	case err != nil || json.Unmarshal(withoutComments(text), &folders) != nil:
		return false
	}
	refused := false
	for folder, level := range folders {
		switch level {
		case "TRUST_PARENT":
			folder = filepath.Dir(folder)
			fallthrough
		case "TRUST_FOLDER":
			if isBelow(resolved(d.request.Dir), resolved(folder)) {
				return false
			}
		case "DO_NOT_TRUST":
			refused = refused || isBelow(resolved(d.request.Dir), resolved(folder))
		}
	}
	return refused || d.Protocol == "acp" || d.geminiHeadless()
}

// geminiTrustsAll: settings of the person's or the machine's say that no folder needs
// trust, or that an editor says which do.
func (d *draft) geminiTrustsAll() bool {
	for _, l := range d.geminiLayers() {
		if d.isProject(l) {
			continue
		}
		file, err := d.readSettings(l.path)
		if err != nil || at(file, "security", "folderTrust", "enabled") == false || at(file, "folderTrust") == false || at(file, "ide", "enabled") == true || at(file, "ideMode") == true {
			return true
		}
	}
	return false
}

// geminiHeadless: by the person's word, Gemini asks nobody; it then does not start in
// a folder that is not trusted.
func (d *draft) geminiHeadless() bool {
	return slices.ContainsFunc(geminiGrammar.options(d.Args), func(o option) bool { return o.name == "prompt" })
}

// codexIgnores: Codex takes a project's settings in a folder that the person's own
// settings trust, or one above it; in its terminal it asks, and exec asks nobody
// (0.169.0, seen).
func (d *draft) codexIgnores() bool {
	command, _ := d.codexCommand()
	switch {
	case d.codexAsksAll():
		return true // guard starts it so
	case d.names("", "projects") || d.names("profile", "profile") || isThere("/etc/codex/config.toml") || isThere("/etc/codex/managed_config.toml"):
		return false
	}
	var file struct {
		Projects map[string]struct {
			Level string `toml:"trust_level"`
		}
	}
	home := d.env("CODEX_HOME")
	if home == "" {
		home = filepath.Join(d.env("HOME"), ".codex")
	}
	if _, err := toml.DecodeFile(filepath.Join(home, "config.toml"), &file); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return false
	}
	dir := resolved(d.workFolder())
	for _, folder := range slices.Sorted(maps.Keys(file.Projects)) {
		if file.Projects[folder].Level == "trusted" && (isBelow(dir, resolved(folder)) || isWorktree(dir)) {
			return false
		}
	}
	own := file.Projects[dir].Level
	return own == "untrusted" || d.Agent != "codex" || !slices.Contains(codexScreens, command)
}

// isWorktree: a folder in another's work tree, by whose trust it may be trusted.
func isWorktree(dir string) bool {
	for at := dir; ; at = filepath.Dir(at) {
		if info, err := os.Lstat(filepath.Join(at, ".git")); err == nil {
			return !info.IsDir()
		}
		if at == filepath.Dir(at) {
			return false
		}
	}
}
