package python

import (
	"strings"

	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/library"
	"guard/policy/code/value"
)

// defaults says what calls write or delete by a default or by an option that names no file: pandas 2 (ExcelWriter's
// mode is "w"), transformers 4 and TRL 0.12 (save_total_limit deletes the older checkpoints of output_dir),
// python-crontab 3 (the end of a with writes the table, as write does), OmegaConf 2.3 (resolving ${oc.env:NAME} gives
// the variable's value).
var defaults = []row{
	{call.None, "0=path", writesSheets, "pandas.ExcelWriter pandas.io.excel.ExcelWriter"},
	{call.None, "0=output_dir", rotates, "transformers.TrainingArguments transformers.Seq2SeqTrainingArguments " +
		"transformers.training_args.TrainingArguments trl.SFTConfig trl.DPOConfig trl.RewardConfig trl.GRPOConfig"},
	{call.None, "9=tabfile", cronTable, "crontab.CronTab"},
	{call.None, "0=file_", readsPath, "omegaconf.OmegaConf.load"},
	{code.Environment, "", resolvesSettings, "omegaconf.OmegaConf.to_yaml omegaconf.OmegaConf.to_container " +
		"omegaconf.OmegaConf.to_object omegaconf.OmegaConf.resolve"},
	{code.Opaque, "", nil, "crontab.CronTab().write crontab.CronTab().write_to_user crontab.CronTab().__enter__"},
}

// writesSheets handles pandas.ExcelWriter(path, engine, mode=…), which begins the file anew unless mode is "a".
func writesSheets(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	mode, given := c.Key("mode")
	if !given {
		mode = value.Text("w")
	}
	for _, path := range r.Picked(c) {
		if path.IsText() || path.Kind == value.Choice {
			mode.Each(func(m value.Value) { r.Open(c.Name, path, m) })
		}
	}
	return value.Named(r.Canonical(c.Name + "()"))
}

// rotates handles TrainingArguments(output_dir, save_total_limit=1): the checkpoints of earlier runs count, too.
func rotates(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	limit, given := c.Key("save_total_limit")
	kind := call.None
	if given && (limit.Kind != value.Number || limit.Text != "None") || c.SpreadKeys {
		kind = code.Deletes
	} else if call.BeginsAnew(c.Arguments) {
		kind = code.Writes
	}
	if push, ok := c.Key("push_to_hub"); ok && !value.IsFalse(push) {
		r.EmitOf("transformers", code.Network, c.Name)
	}
	for _, v := range r.Picked(c) {
		if kind != call.None && (v.IsText() || v.Kind == value.Choice) {
			r.EmitOf("transformers", kind, c.Name, v.Choices()...)
		}
	}
	return value.Named(r.Canonical(c.Name + "()"))
}

// cronTable handles CronTab(user=True), CronTab(tabfile=file) and CronTab(tab=text). Of a file or a text, nothing is
// installed for the user.
func cronTable(r *call.Calls, c *call.Call) value.Value {
	v := library.IfText(code.Edits)(r, c)
	_, file := c.Key("tabfile")
	_, text := c.Key("tab")
	if (file || text) && !c.SpreadKeys {
		return value.Named("crontab.CronTabFile()")
	}
	return v
}

// resolvesSettings handles OmegaConf.to_yaml(OmegaConf.load(file), resolve=True): which variables it reads, the file
// says.
func resolvesSettings(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	settings, _ := c.Arg(0, "cfg")
	how, given := c.Key("resolve")
	if strings.HasSuffix(c.Name, ".to_yaml") || strings.HasSuffix(c.Name, ".to_container") {
		if !given && !c.SpreadKeys || value.IsFalse(how) {
			return value.Named(r.Canonical(c.Name + "()"))
		}
	}
	settings.Each(func(v value.Value) {
		if v.Kind == value.Name && v.List != nil {
			for _, file := range v.List.Items {
				r.Emit(code.Environment, c.Name, value.Text("oc.env"), file)
			}
		}
	})
	return value.Named(r.Canonical(c.Name + "()"))
}
