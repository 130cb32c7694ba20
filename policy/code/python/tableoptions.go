package python

import (
	"strings"

	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/library"
	"guard/policy/code/value"
)

// Here is what an option, an object or a text of the program decides that another call is given: PyIceberg 0.7,
// pandas 2, Orbax 0.6, Click 8, Diagrams 0.23, Neo4j 5.

// overwritesTable handles overwrite(rows) of a table of PyIceberg, which first deletes what it held.
func overwritesTable(r *call.Calls, c *call.Call) value.Value {
	r.NotFollowed(c)
	for _, m := range r.Modules {
		if m == "pyiceberg" || strings.HasPrefix(m, "pyiceberg.") {
			r.Emit(code.Empties, c.Name)
			break
		}
	}
	return r.Result(c)
}

// appendsByDefault handles to_hdf(path, key), which adds to the file unless the mode says otherwise.
func appendsByDefault(r *call.Calls, c *call.Call) value.Value {
	if _, given := c.Key("mode"); given || c.SpreadKeys {
		return library.Saves(r, c)
	}
	r.Begin(c)
	if v, ok := library.FirstOf(c, 0, "path_or_buf"); ok && v.IsText() {
		r.EmitEach(code.Edits, c.Name, []value.Value{v})
	}
	return value.Value{}
}

const fewCheckpoints = "orbax.checkpoint.few()"

// keepsCheckpoints handles CheckpointManagerOptions(max_to_keep=1).
func keepsCheckpoints(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	if v, given := c.Key("max_to_keep"); given && !value.IsFalse(v) && v.Text != "None" {
		return value.Named(fewCheckpoints)
	}
	return value.Named("orbax.checkpoint.CheckpointManagerOptions()")
}

// managesCheckpoints handles CheckpointManager(directory, options=…), which deletes the older checkpoints there.
func managesCheckpoints(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	for _, v := range append(c.Pos[:len(c.Pos):len(c.Pos)], c.Keyed...) {
		if v.Kind == value.Name && v.Text == fewCheckpoints {
			deletesPicked(r, c)
		}
	}
	return value.Named("orbax.checkpoint.CheckpointManager()")
}

const writtenFile = "click.written()"

// fileOption handles click.File("w"), the type of an option whose file is opened to be written.
func fileOption(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	mode, given := c.Arg(0, "mode")
	if s, known := mode.Literal(); given && (!known || strings.HasPrefix(s, "w")) {
		return value.Named(writtenFile)
	}
	return value.Named("click.File()")
}

// declaresFile handles click.option("--out", type=click.File("w"), default="a.txt"): the default, and any word that
// the program is given, may name the file.
func declaresFile(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	if kind, _ := c.Key("type"); kind.Kind == value.Name && kind.Text == writtenFile {
		if v, given := c.Key("default"); given && v.IsText() && v.Text != "-" {
			r.EmitEach(code.Writes, c.Name, []value.Value{v})
		}
		for _, word := range r.Start.Args {
			if _, joined, is := strings.Cut(word, "="); is {
				word = joined
			}
			if word != "" && !strings.HasPrefix(word, "-") {
				r.EmitOf("click", code.Takes, c.Name, value.Text(word))
			}
		}
	}
	return value.Named(r.Canonical(c.Name + "()"))
}

// drawsDiagram handles Diagram(name, filename=…), which writes a picture at the end of its with; the file is named
// for the diagram where nothing else says how.
func drawsDiagram(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	ending := "png"
	if v, given := c.Key("outformat"); given {
		ending, _ = v.Literal()
	}
	file, given := c.Key("filename")
	if !given {
		title, _ := c.Arg(0, "name")
		file = title.Mapped(func(v value.Value) value.Value {
			v.Text = strings.ToLower(strings.Join(strings.Fields(v.Text), "_"))
			return v
		})
	}
	if file.IsText() {
		r.EmitEach(code.Writes, c.Name, []value.Value{value.Concat(file, value.Text("."+ending))})
	}
	return value.Named(r.Canonical(c.Name + "()"))
}

// stripsNodes reports a statement of Cypher, in capitals, by which all nodes of a label lose what they hold, such as
// REMOVE n.x or SET n = {}.
func stripsNodes(s string) bool {
	words := strings.Join(strings.Fields(s), " ") + " "
	return (strings.Contains(words, " REMOVE ") || strings.Contains(words, "= {} ")) &&
		!strings.Contains(words, "WHERE") && !strings.Contains(words, "({")
}

// deletesNodes handles run("MATCH (n) DETACH DELETE n"), which nothing narrows down.
func deletesNodes(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	query, _ := library.FirstOf(c, 0, "query", "query_")
	query.Each(func(v value.Value) {
		s := strings.ToUpper(v.Text)
		narrow := strings.ContainsAny(s, "{:") || strings.Contains(s, "WHERE")
		if v.IsText() && strings.Contains(s, "DELETE ") && !narrow || v.IsText() && stripsNodes(s) {
			r.Emit(code.Empties, c.Name)
		}
	})
	return value.Named(r.Canonical(c.Name + "()"))
}
