package python

import (
	"strings"

	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/library"
	"guard/policy/code/token"
	"guard/policy/code/value"
)

// fetches handles from_pretrained(name) and the like, which fetch what no folder of the name holds. An object that
// was loaded before is no name, and an option forbids to fetch.
func fetches(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	result := value.Named(r.Canonical(c.Name + "()"))
	if v, ok := c.Key("local_files_only"); ok && !value.IsFalse(v) {
		return result
	}
	v, ok := library.FirstOf(c, 0, "pretrained_model_name_or_path", "repo_id", "model_name_or_path", "name", "model",
		"model_name", "path", "model_size_or_path")
	if given, second := c.Arg(1, "model"); c.Name == "transformers.pipeline" && second {
		v, ok = given, true
	}
	if ok && v.Kind == value.Name && r.Stranger(v.Text) != "" { // PeftModel.from_pretrained(model, name)
		v, ok = c.Arg(1, "model_id")
	}
	v.Each(func(v value.Value) {
		if ok && (v.Kind == value.String || v.Kind == value.Unknown || v.Kind == value.Name) {
			r.EmitOf(r.Stranger(c.Name), code.Fetches, c.Name, append([]value.Value{v}, kept(c.Name, v)...)...)
		}
	})
	return result
}

// caches are where libraries keep what they have fetched: * stands for its name, in which -- stands for a slash
// (huggingface_hub 0.30, "Understand caching"; sentence-transformers 3; openai-whisper, load_model; seaborn 0.13).
var caches = []struct{ call, at string }{
	{"whisper.load_model", "~/.cache/whisper/*.pt"},
	{"seaborn.load_dataset", "~/seaborn-data/*.csv"},
	{"datasets.", "~/.cache/huggingface/hub/datasets--*"},
	{"sentence_transformers.", "~/.cache/huggingface/hub/models--sentence-transformers--*"},
	{"", "~/.cache/huggingface/hub/models--*"},
}

// kept returns where what a call fetches lies once it was fetched.
func kept(name string, v value.Value) (all []value.Value) {
	s, ok := v.Literal()
	for _, c := range caches {
		if ok && strings.HasPrefix(name, c.call) {
			place := strings.Replace(c.at, "*", strings.ReplaceAll(s, "/", "--"), 1)
			all = append(all, value.Value{Kind: value.String, Text: place, Known: true, Source: code.Home})
		}
	}
	return all
}

// formats are the data sets that are read from the files which are named beside them (datasets 3, "Load").
var formats = map[string]bool{"csv": true, "json": true, "parquet": true, "text": true, "arrow": true, "pandas": true,
	"xml": true, "imagefolder": true, "audiofolder": true, "videofolder": true, "webdataset": true}

// fetchesData handles load_dataset(name).
func fetchesData(r *call.Calls, c *call.Call) value.Value {
	v, _ := c.Arg(0, "path")
	if name, _ := v.Literal(); !formats[name] {
		if v.IsText() && call.IsURL(v.Text) {
			r.Emit(code.Network, c.Name, v)
		}
		return fetches(r, c)
	}
	r.Begin(c)
	for _, key := range [...]string{"data_files", "data_dir"} {
		files, _ := c.Key(key)
		for _, v := range append(r.Elements(files), files.Members()...) {
			for _, v := range r.Elements(v) {
				if v.IsText() && call.IsURL(v.Text) {
					r.Emit(code.Network, c.Name, v)
				} else if v.IsText() {
					r.Emit(code.Reads, c.Name, v)
				}
			}
		}
	}
	return value.Named(r.Canonical(c.Name + "()"))
}

// fetchesWhere handles a call that reaches a host where one of some options asks for it.
func fetchesWhere(options ...string) call.How {
	return func(r *call.Calls, c *call.Call) value.Value {
		r.Begin(c)
		for _, option := range options {
			if v, ok := c.Key(option); ok && !value.IsFalse(v) {
				r.Emit(code.Network, c.Name)
			}
		}
		return value.Named(r.Canonical(c.Name + "()"))
	}
}

// fetchesWeights handles keras.applications.ResNet50(), whose weights come from a host unless the call says
// otherwise.
func fetchesWeights(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	v, ok := c.Key("weights")
	s, _ := v.Literal()
	if token.IsUpper(c.Name[strings.LastIndexByte(c.Name, '.')+1:]) &&
		(!ok || s == "imagenet" || !v.IsText() && !value.IsFalse(v)) {
		r.Emit(code.Network, c.Name)
	}
	return value.Named(r.Canonical(c.Name + "()"))
}

// usesSpark reports a text that imports PySpark.
func usesSpark(r *call.Calls) bool {
	for _, m := range r.Modules {
		if m == "pyspark" || strings.HasPrefix(m, "pyspark.") {
			return true
		}
	}
	return false
}

// overwrites reports the mode of a writer in which it first deletes what is there, or one that is not known.
func overwrites(v value.Value) bool {
	s, known := v.Literal()
	return !known || s == "overwrite"
}

// sparkMode handles mode("overwrite") of a writer of PySpark: what it writes then replaces a folder.
func sparkMode(r *call.Calls, c *call.Call) value.Value {
	if v, ok := c.Arg(0, "saveMode"); ok && usesSpark(r) && overwrites(v) {
		r.Begin(c)
		return value.Named("pyspark.overwriting")
	}
	r.NotFollowed(c)
	return r.Result(c)
}

// stillOverwrites handles what else is said of such a writer.
func stillOverwrites(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	return value.Named("pyspark.overwriting")
}

// replaces handles parquet(path) of such a writer: it deletes what is there.
func replaces(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	if v, ok := c.Arg(0, "path"); ok {
		r.EmitOf("pyspark", code.Deletes, c.Name, v)
	}
	return value.Value{}
}

// sparkWrites handles parquet(path, mode="overwrite") and the like.
func sparkWrites(r *call.Calls, c *call.Call) value.Value {
	r.NotFollowed(c)
	if v, ok := c.Key("mode"); ok && usesSpark(r) && overwrites(v) {
		return replaces(r, c)
	}
	return r.Result(c)
}

// nextOf handles next(x), which gives an element of what a strange library gives.
func nextOf(r *call.Calls, c *call.Call) value.Value {
	r.NoteArguments(c.Arguments, true)
	if v, ok := c.Arg(0, ""); ok && v.Kind == value.Name && r.Stranger(v.Text) != "" {
		return r.Element(v)
	}
	return value.Named("next()")
}

// renders handles render(filename) of graphviz, which writes the source of a graph, and a picture beside it.
func renders(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	if v, ok := c.Key("outfile"); ok {
		r.EmitEach(code.Writes, c.Name, []value.Value{v})
	}
	v, _ := c.Arg(0, "filename")
	endings := []string{"pdf", "svg", "png"} // what the graph was made with may say one of them
	if given, ok := c.Key("format"); ok {
		s, _ := given.Literal()
		endings = []string{s}
	}
	v.Each(func(v value.Value) {
		if v.IsText() {
			files := []value.Value{v}
			for _, ending := range endings {
				files = append(files, value.Concat(v, value.Text("."+ending)))
			}
			r.EmitEach(code.Writes, c.Name, files)
		}
	})
	return value.Value{}
}
