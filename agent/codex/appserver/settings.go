package appserver

import (
	"bytes"

	"github.com/go-json-experiment/json/jsontext"

	"guard/acp/wire"
	"guard/locale"
)

// settingsWrite is the params of config/value/write and config/batchWrite.
type settingsWrite struct {
	Key   string         `json:"keyPath"`
	Value jsontext.Value `json:"value"`
	Edits []settingEdit  `json:"edits"`
}

type settingEdit struct {
	Key   string         `json:"keyPath"`
	Value jsontext.Value `json:"value"`
}

// writesSettings handles writes to Codex's settings files. Some settings of hooks in
// them count beside those of the command line (0.169.0, seen), so that none is
// written while guard's hooks hang on them.
func (e editor) writesSettings(line []byte, f wire.Frame) bool {
	w, err := wire.Params[settingsWrite](line)
	why := ""
	switch {
	case !e.Hooks():
		return true
	case err != nil:
		why = locale.Fill("its params could not be read with certainty: {0}", err.Error())
	case w.touchesHooks():
		why = locale.Text("settings of hooks are not changed while guard's stand in Codex; change them without guard")
	}
	if why == "" {
		return true
	}
	e.refuseSetting(f, "", why)
	return false
}

func (w *settingsWrite) touchesHooks() bool {
	for _, e := range append(w.Edits, settingEdit{w.Key, w.Value}) {
		if setsHooks(e.Key, e.Value) {
			return true
		}
	}
	return false
}

// setsFeatures handles experimentalFeature/enablement/set.
func (e editor) setsFeatures(_ []byte, f wire.Frame) bool {
	low := bytes.ToLower(f.Params)
	if !e.Hooks() || !bytes.Contains(low, []byte("hooks")) && !bytes.Contains(low, []byte(`\`)) {
		return true
	}
	e.refuseSetting(f, "", locale.Text("its settings would take guard's hooks from Codex"))
	return false
}

// letsOthersIn handles what would have Codex take orders from elsewhere, which guard
// does not hear.
func (e editor) letsOthersIn(_ []byte, f wire.Frame) bool {
	if e.Unrestricted() {
		return true
	}
	e.refuseSetting(f, "", locale.Text("Codex would take orders from elsewhere, past guard"))
	return false
}
