package gemini

import (
	"bytes"
	"errors"
	"io/fs"
	"path/filepath"
	"slices"
	"strings"
	"time"

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
	shell, err := plan.Find("bash", d.Request.Dir, d.Request.Home, d.Getenv("PATH"))
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
	look := &looks{launch: d, stamps: plan.Stamps{}, broken: map[string]time.Time{}}
	return func() string {
		for _, l := range d.settingsLayers() {
			file, why := look.at(l.path)
			if why == "" {
				why = strings.Join(disabledIn(file, l.path, e.hook), "; ")
			}
			if why != "" {
				return why
			}
		}
		return look.unextended(e.name)
	}
}

// looks are those of a watch.
type looks struct {
	*launch
	stamps plan.Stamps
	broken map[string]time.Time // since when a file holds no settings
}

// halfWritten is how long a file may be in the middle of being written.
const halfWritten = 2 * time.Second

// at is a file of settings that has changed since the last look; nil: it has not. Or it says why nobody knows what
// stands in it: a pipe, a file too large, settings that stay such as only another parser reads.
func (l *looks) at(path string) (file map[string]any, why string) {
	changed, since := l.stamps.Changed(path), l.broken[path]
	if !changed && since.IsZero() {
		return nil, ""
	}
	if _, err := plan.ReadFile(path); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, path + " cannot be read"
	}
	file, err := l.readSettings(path)
	switch {
	case err == nil:
		delete(l.broken, path)
	case changed:
		l.broken[path] = time.Now()
	case time.Since(since) > halfWritten:
		return nil, path + " cannot be read"
	}
	return file, ""
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
func (l *looks) unextended(name string) string {
	extensions := filepath.Join(l.OverlayPath(), ".gemini", "extensions")
	for file, content := range l.Overlay.Files {
		path := filepath.Join(l.OverlayPath(), file)
		if !l.stamps.Changed(path) {
			continue
		}
		if now, err := plan.ReadFile(path); err != nil || !bytes.Equal(now, content) {
			return path + " is not what guard wrote"
		}
	}
	file, why := l.at(filepath.Join(extensions, "extension-enablement.json"))
	if why == "" && file[name] != nil {
		why = "extension-enablement.json speaks of it"
	}
	return why
}
