package call

import (
	"guard/policy/code"
	"guard/policy/code/value"
)

// A command has the variables of whoever starts it. So a copy of all of them, to
// which some are added, is followed as the environment itself: to hand it to a
// command reads none, and wherever else it goes, all are read.

// IsEnvironment reports all variables: os.environ, process.env.
func (r *names) IsEnvironment(v value.Value) bool {
	return v.Kind == value.Name && r.Book.Environment[v.Text]
}

// ReadsAll notes that what v holds is taken out of it by a way that is not followed.
func (r *environment) ReadsAll(v value.Value) {
	v.Each(func(v value.Value) {
		if r.IsEnvironment(v) {
			r.Emit(code.Environment, v.Text, value.Text(""))
		}
		if v.Kind == value.Dict {
			for _, w := range v.List.Items {
				r.ReadsAll(w)
			}
		}
	})
}

// EnvironmentOf gives the environment among the parts of a new dictionary, and notes
// what is set in it: os.environ | {…}, {**os.environ, …}. A member whose name is not
// known may be all of another's.
func (r *environment) EnvironmentOf(parts []value.Value, members *value.Arguments) (value.Value, bool) {
	var env value.Value
	find := func(v value.Value) {
		if r.IsEnvironment(v) {
			env = v
		}
	}
	for _, v := range parts {
		find(v)
	}
	for i, v := range members.Keyed {
		if members.Keys[i] == "" {
			find(v)
		}
	}
	if env.Kind != value.Name {
		return value.Value{}, false
	}
	for _, v := range parts {
		if !r.IsEnvironment(v) {
			r.Escape(v)
			r.SetEnvironment(env.Text, v)
		}
	}
	r.SetVariables(env.Text, members)
	return env, true
}

func (r *environment) SetVariables(call string, members *value.Arguments) {
	for i, v := range members.Keyed {
		if key := members.Keys[i]; key != "" || !r.IsEnvironment(v) {
			r.Escape(v)
			r.SetVariable(call, key, v)
		}
	}
}

// SetEnvironment notes what a dictionary puts into an environment.
func (r *environment) SetEnvironment(call string, v value.Value) {
	v.Each(func(v value.Value) {
		if v.Kind != value.Dict {
			return
		}
		for i, key := range v.List.Keys {
			r.SetVariable(call, key, v.List.Items[i])
		}
	})
}

func (r *environment) SetVariable(call, name string, v value.Value) {
	key := value.Text(name)
	if name == "" {
		key = value.Value{}
	}
	r.Emit(code.SetsEnvironment, call, key, v)
}

// Starts is handed of a call that starts a command, which is given the environment
// as env, among the arguments or in a dictionary of options (subprocess.Popen;
// Node.js 22, child_process).
func (r *environment) Starts(c *Call) {
	for _, v := range c.Pos {
		if v.Kind != value.Dict {
			r.Escape(v)
			continue
		}
		for i, w := range v.List.Items {
			r.StartsWith(v.List.Keys[i], w)
		}
	}
	for i, v := range c.Keyed {
		r.StartsWith(c.Keys[i], v)
	}
	r.Line = c.Line
	if env, ok := c.Option("env"); ok {
		r.SetEnvironment(c.Name, env)
	}
}

func (r *environment) StartsWith(key string, v value.Value) {
	v.Each(func(v value.Value) {
		if key != "env" || !r.IsEnvironment(v) {
			r.Escape(v)
		}
	})
}

// SetsAll notes dictionaries that are put into the environment.
func (r *environment) SetsAll(c *Call, all []value.Value) {
	for _, v := range all {
		if r.IsEnvironment(v) {
			continue
		}
		r.Escape(v)
		if v.Kind != value.Dict || r.IsOpen(v.List) {
			r.Emit(code.SetsEnvironment, c.Name, value.Value{}, value.Value{})
		}
		r.SetEnvironment(c.Name, v)
	}
}

func (r *environment) ReadsVariable(call string, name value.Value) value.Value {
	r.Emit(code.Environment, call, name)
	switch s, _ := name.Literal(); s {
	case "HOME":
		return value.Value{Kind: value.String, Text: "~", Known: true, Source: code.Home}
	case "TMPDIR":
		return value.From(code.TempDir)
	}
	return value.Value{}
}
