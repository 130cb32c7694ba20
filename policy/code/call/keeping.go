package call

import (
	"path"
	"slices"
	"strings"

	"guard/policy/code"
	"guard/policy/code/value"
)

// limits are the options by which a call keeps only so many of the files in its folder and deletes the older ones,
// those of earlier runs too (setfit 1 and transformers 4; sentence-transformers 3, fit; accelerate 1,
// ProjectConfiguration; TensorFlow 2, CheckpointManager; MMEngine 0.10, CheckpointHook).
var limits = strings.Fields("save_total_limit checkpoint_save_total_limit total_limit max_to_keep " +
	"keep_checkpoint_max max_keep_ckpts")

// keepsFew notes the folder of which a call of a library keeps only so many files.
func (r *record) keepsFew(name string, args *value.Arguments) {
	if r.Lang != code.Python {
		return
	}
	for i, v := range args.Keyed {
		if slices.Contains(limits, args.Keys[i]) && !value.IsFalse(v) && v.Text != "None" {
			r.emitAll(code.Deletes, name, targets(args))
			return
		}
	}
}

// outputNames are whole names of such options (datasets 3, map; music21 9, write).
const outputNames = "cache_file_name fp"

// outputs are the first words of options that name a file which the call writes, whatever the function is named for:
// show(screenshot="a.png"), predict(save_path="a.csv").
const outputs = "output out outfile outpath dest destination save screenshot write"

// namedOutputs notes the files that such options of a library's call name: texts that end as files do.
func (r *record) namedOutputs(name string, args *value.Arguments) {
	if r.Lang != code.Python {
		return
	}
	for i, v := range args.Keyed {
		if words := nameWords(args.Keys[i]); len(words) == 0 || len(words) > 3 ||
			!hasWord(outputs, words[0]) && !hasWord(outputNames, args.Keys[i]) {
			continue
		}
		v.Each(func(v value.Value) {
			if v.IsText() && v.Known && !v.Decoded && path.Ext(v.Text) != "" && !strings.ContainsAny(v.Text, " \n:{") {
				r.Emit(code.Writes, name, v)
			}
		})
	}
}

// Options and names by which a library lets others in from outside, by a relay of its own (Gradio 4, launch; NiceGUI 2,
// ui.run; flask-ngrok, pycloudflared, localtunnel), or sends what it has made (transformers 4, push_to_hub).
const (
	shared   = "share on_air public_url ngrok"
	starting = "launch run serve start"
	pushed   = "push_to_hub"
	tunnels  = "ngrok cloudflare cloudflared localtunnel tunnel"
)

// letsIn notes a call of a library that reaches a host by such an option or name.
func (r *record) letsIn(name string, args *value.Arguments) {
	words := functionWords(name)
	if len(words) == 0 || r.Lang != code.Python {
		return
	}
	if slices.ContainsFunc(words, func(w string) bool { return hasWord(tunnels, w) }) {
		r.Emit(code.Network, name)
		return
	}
	for i, v := range args.Keyed {
		set := value.IsTrue(v) || v.IsText()
		if set && (hasWord(pushed, args.Keys[i]) || hasWord(shared, args.Keys[i]) && hasWord(starting, words[0])) {
			r.Emit(code.Network, name)
			return
		}
	}
}
