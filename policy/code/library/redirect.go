package library

import (
	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/value"
)

// notRedirected are options of Ruby's spawn that name no file (Ruby 3.3, Process.spawn): in reads, the others are no
// streams.
var notRedirected = map[string]bool{"chdir": true, "unsetenv_others": true, "pgroup": true, "new_pgroup": true,
	"umask": true, "close_others": true, "exception": true, "mode": true, "external_encoding": true,
	"internal_encoding": true, "encoding": true, "textmode": true, "binmode": true, "autoclose": true,
	"stdin_data": true, "verbose": true, "noop": true}

// otherStreams are the values that stand for a stream and no file: out: :err.
var otherStreams = map[string]bool{"in": true, "out": true, "err": true, "close": true, "child": true}

// Redirects notes the files to which a command of Ruby writes: spawn "ls", out: "a", [:out, :err] => ["a", "w"].
func Redirects(r *call.Calls, c *call.Call) {
	for i, key := range c.Keys {
		redirected(r, c, key, c.Keyed[i])
	}
	if n := len(c.Pos); n > 1 && c.Pos[n-1].Kind == value.Dict {
		for i, v := range c.Pos[n-1].List.Items {
			redirected(r, c, c.Pos[n-1].List.Keys[i], v)
		}
	}
}

// redirected notes what becomes of one stream.
func redirected(r *call.Calls, c *call.Call, key string, to value.Value) {
	if notRedirected[key] || len(key) > 7 && key[:7] == "rlimit_" {
		return
	}
	kind := code.Writes
	if key == "in" {
		kind = code.Reads
	}
	to.Each(func(v value.Value) {
		if v.Kind == value.List && len(v.List.Items) > 0 {
			if mode, ok := v.List.Items[len(v.List.Items)-1].Literal(); len(v.List.Items) == 1 || ok && mode == "r" {
				kind = code.Reads
			}
			v = r.First(v)
		}
		switch {
		case v.IsText() && !(v.Known && otherStreams[v.Text]):
			r.EmitEach(kind, c.Name, []value.Value{v})
		case v.Kind == value.Unknown && kind != code.Reads:
			MayWrite(r, c, v)
		}
	})
}
