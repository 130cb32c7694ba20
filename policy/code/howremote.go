package code

import "slices"

// Libraries that stand for a command, bring code of a host's, or load settings.

// command is a call that does what a command does, whatever it is given.
func command(words ...string) how {
	return func(r *calls, c *call) value {
		r.handed(c)
		var rest []value
		for _, w := range words[1:] {
			rest = append(rest, text(w))
		}
		r.words(c.name, nil, text(words[0]), rest...)
		return value{}
	}
}

// strategy is given.
func forced(r *calls, c *call) value {
	if _, given := c.key("strategy"); given || c.wild {
		return command("git", "checkout", "-f", ".")(r, c)
	}
	r.handed(c)
	return value{}
}

// duckSQL is duckdb.sql(text): what the command line would do with it.
func duckSQL(r *calls, c *call) value {
	r.handed(c)
	if v, ok := c.arg(0, "query"); ok && (v.isText() || v.kind == vUnknown) {
		r.words(c.name, nil, text("duckdb"), text("-c"), v)
	}
	return named(r.canonical(c.name + "()"))
}

// remoteCode is a call that fetches code and runs it.
func remoteCode(r *calls, c *call) value {
	r.handed(c)
	r.emit(Network, c.name)
	r.opaque(c.name, c.line)
	return value{}
}

// sends with one (Hugging Face transformers and datasets; torch.hub; diffusers).
var trusting = []string{"trust_remote_code", "trust_repo", "allow_remote_code"}

// trusts notes such an option, wherever it stands.
func (r *effects) trusts(key string, v value, line int32) {
	if r.lang == Python && slices.Contains(trusting, key) && !isFalse(v) {
		r.line = line
		r.emit(Network, key)
		r.opaque(key, line)
	}
}

// environment from here on.
func loadsSettings(r *calls, c *call) value {
	r.handed(c)
	r.settings = true
	return named(r.canonical(c.name + "()"))
}

// secretNamed is a call that gives a secret, which has the name of a variable too.
func secretNamed(name string) how {
	return func(r *calls, c *call) value {
		r.handed(c)
		r.emit(Environment, c.name, text(name))
		return value{}
	}
}
