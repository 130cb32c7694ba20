package call

import (
	"strings"

	"guard/policy/code"
	"guard/policy/code/value"
)

// IsEnvironment reports whether v stands for all variables: os.environ, process.env.
func (r *names) IsEnvironment(v value.Value) bool {
	return v.Kind == value.Name && r.Book.Environment[v.Text]
}

// ReadsAll notes that every variable is read, where v is or holds the environment.
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

// EnvironmentOf returns the environment among the parts of a new dictionary, and notes what is set in it: os.environ
// | {…}, {**os.environ, …}. A member whose name is not known may be the whole of another dictionary.
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

// SetVariables notes the members of a dictionary as variables that are set.
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

// SetPairs notes what a list of names and values puts into an environment: %ENV = (%ENV, NAME => "value").
func (r *environment) SetPairs(call string, v value.Value) {
	if v.Kind != value.List {
		return
	}
	all := r.Elements(v)
	for i := range max(len(all)-1, 0) {
		if name, ok := all[i].Literal(); ok && name != "" && name == strings.ToUpper(name) {
			r.SetVariable(call, name, all[i+1])
		}
	}
}

// SetVariable notes that a variable is set. The empty name stands for one that is not known.
func (r *environment) SetVariable(call, name string, v value.Value) {
	key := value.Text(name)
	if name == "" {
		key = value.Value{}
	}
	r.Emit(code.SetsEnvironment, call, key, v)
}

// Starts notes what is given to a call that starts a command. Such a call takes the environment as env, among its
// arguments or in a dictionary of options (subprocess.Popen; Node.js 22, child_process).
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

// StartsWith notes one option of such a call.
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
		if v.Kind != value.Dict || r.MayHoldMore(v.List) {
			r.Emit(code.SetsEnvironment, c.Name, value.Value{}, value.Value{})
		}
		r.SetEnvironment(c.Name, v)
	}
}

// ReadsVariable notes that a variable is read, and returns its value as far as that is known.
func (r *environment) ReadsVariable(call string, name value.Value) value.Value {
	r.Emit(code.Environment, call, name)
	s, _ := name.Literal()
	given, ok := r.Start.Variables[s]
	switch {
	case s == "HOME":
		return r.orOwnVariable(s, value.TextFrom(code.Home, "~"))
	case s == "TMPDIR":
		return r.orOwnVariable(s, value.From(code.TempDir))
	case ok && s != "":
		return r.orOwnVariable(s, value.Text(given))
	}
	return value.Value{}
}
