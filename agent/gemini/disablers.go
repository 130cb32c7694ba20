package gemini

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"guard/interpose/plan"
	"guard/locale"
)

// A disabler is a setting that keeps guard's hook from being heard.
type disabler struct {
	keys []string
	off  func(value any) bool
}

// disablers is every one of them (0.61.0, and the names of before 0.27).
// A setting of any layer counts, also of one that Gemini may pass over.
var disablers = []disabler{
	{[]string{"hooksConfig", "enabled"}, notTrue},
	{[]string{"tools", "enableHooks"}, notTrue},
	{[]string{"hooks", "enabled"}, isFalse}, // elsewhere a list
	{[]string{"admin", "extensions", "enabled"}, notTrue},
	{[]string{"security", "allowedExtensions"}, notEmpty},
	{[]string{"tools", "sandbox"}, isSandbox},
}

func notTrue(v any) bool  { return v != nil && v != true }
func isFalse(v any) bool  { return v == false }
func notEmpty(v any) bool { list, isList := v.([]any); return v != nil && (!isList || len(list) > 0) }

// isSandbox: a name of a container, an object, or true.
func isSandbox(v any) bool { return v != nil && v != false && v != "" && v != "false" && v != "0" }

// disabledIn is what of a settings file keeps guard's hook, of this name, from
// being heard.
func disabledIn(file map[string]any, path, name string) (why []string) {
	for _, h := range disablers {
		if h.off(at(file, h.keys...)) {
			why = append(why, strings.Join(h.keys, ".")+" in "+path)
		}
	}
	for _, keys := range [][]string{{"hooksConfig", "disabled"}, {"hooks", "disabled"}} {
		if slices.Contains(words(file, keys...), name) {
			why = append(why, strings.Join(keys, ".")+" in "+path)
		}
	}
	return why
}

// shell finds the bash that Gemini runs hooks with, and all that may keep
// the hook from being heard. A bash that PATH finds in the workspace would be
// the repository's word on every call.
func (d *launch) shell(s settings) (shell string, off []string) {
	off = s.disabled
	if d.Version == "" {
		off = append(off, locale.Text("which version it is, is not known"))
	}
	shell, err := plan.Locate("bash", d.Request.Dir, d.Getenv("PATH"))
	if err == nil {
		err = plan.Outside(shell, plan.Workspace(d.Request.Dir, d.Request.Home))
	}
	if err != nil {
		return "", append(off, "bash, which runs gemini's hooks: "+err.Error())
	}
	return shell, off
}

// sandbox tells by what Gemini would work in a sandbox, by the person's
// own word; a project's is in disablers, and the hook then refuses.
func (d *launch) sandbox() string {
	for _, o := range Grammar.Options(d.Args) {
		if (o.Name == "sandbox" || o.Name == "s") && o.Value != "false" {
			return "--sandbox"
		}
	}
	if v := d.Getenv("GEMINI_SANDBOX"); isSandbox(v) {
		return "GEMINI_SANDBOX"
	}
	for _, l := range d.settingsLayers() {
		if file, err := d.readSettings(l.path); err == nil && !d.isProject(l) &&
			isSandbox(at(file, "tools", "sandbox")) {
			return "tools.sandbox in " + l.path
		}
	}
	return ""
}

func (d *launch) isProject(l layer) bool {
	return slices.ContainsFunc(append(d.worktreeFolders(), d.Request.Dir), func(folder string) bool {
		return l.path == filepath.Join(folder, ".gemini", "settings.json")
	})
}

// watch looks at the settings again whenever they have changed: Gemini's
// own /hooks and /extensions commands switch hooks off while it runs, and write
// that down, or remove the extension.
func (d *launch) watch(e extension) func() string {
	changed := plan.Stamps{}.Changed
	return func() string {
		for _, l := range d.settingsLayers() {
			if !changed(l.path) {
				continue
			}
			file, err := d.readSettings(l.path)
			if err != nil {
				continue // being written: it will have another stamp
			}
			if why := disabledIn(file, l.path, e.hook); len(why) > 0 {
				return strings.Join(why, "; ")
			}
		}
		return d.unextended(e.name, changed)
	}
}

// hookFiles are the files that watchGemini looks at.
func (d *launch) hookFiles() []string {
	var files []string
	for _, l := range d.settingsLayers() {
		files = append(files, l.path)
	}
	for file := range d.Overlay.Files {
		files = append(files, filepath.Join(d.OverlayPath(), file))
	}
	files = append(files, filepath.Join(d.OverlayPath(), ".gemini", "extensions", "extension-enablement.json"))
	slices.Sort(files)
	return files
}

// unextended says what has become of guard's extension in the home overlay.
func (d *launch) unextended(name string, changed func(path string) bool) string {
	extensions := filepath.Join(d.OverlayPath(), ".gemini", "extensions")
	for file, content := range d.Overlay.Files {
		path := filepath.Join(d.OverlayPath(), file)
		if !changed(path) {
			continue
		}
		if now, err := os.ReadFile(path); err != nil || !bytes.Equal(now, content) {
			return path + " is not what guard wrote"
		}
	}
	if path := filepath.Join(extensions, "extension-enablement.json"); changed(path) {
		if file, err := d.readSettings(path); err == nil && file[name] != nil {
			return "extension-enablement.json speaks of it"
		}
	}
	return ""
}
