package python

import (
	"slices"
	"strings"

	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/library"
	"guard/policy/code/value"
)

// urlReader handles pandas.read_csv(path or URL) and the like.
func urlReader(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	v, ok := library.FirstOf(c, 0, "filepath_or_buffer", "source", "path", "io", "path_or_buf", "fname", "uri")
	v.Each(func(v value.Value) {
		scheme, _, remote := strings.Cut(v.Text, "://")
		switch {
		case v.IsText() && remote && scheme != "file":
			r.Emit(code.Network, c.Name, v)
		case ok && v.IsText():
			r.EmitEach(code.Reads, c.Name, []value.Value{v})
		}
	})
	return value.Named(r.Canonical(c.Name + "()"))
}

// commandLine handles the main(args) of a library that is a command too: it does what the same words do on the
// command line. list says that the words are the elements of the first argument.
func commandLine(list bool, words ...string) call.How {
	return func(r *call.Calls, c *call.Call) value.Value {
		r.Begin(c)
		rest := value.Texts(words[1:])
		given := c.Pos
		if list && len(given) > 0 {
			if given = r.Elements(given[0]); strings.HasSuffix(c.Name, "execute_from_command_line") && len(given) > 0 {
				given = given[1:]
			}
		}
		for _, v := range given {
			if v.IsText() && !(v.Called && r.Start.File) { // manage.py is judged by its own words
				rest = append(rest, v)
			}
		}
		r.Command(c.Name, nil, value.Text(words[0]), rest...)
		return value.Value{}
	}
}

// processEnvironment handles environ() of a Process of psutil, however the program came by the process.
func processEnvironment(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	attrs := c.Pos
	if v, ok := c.Key("attrs"); ok {
		attrs = append(attrs[:len(attrs):len(attrs)], v)
	}
	all := strings.HasSuffix(c.Name, "environ") || strings.HasSuffix(c.Name, "as_dict") && len(attrs) == 0
	for _, v := range attrs {
		for _, w := range r.Elements(v) {
			s, known := w.Literal()
			all = all || s == "environ" || !known && strings.HasSuffix(c.Name, "as_dict")
		}
	}
	if all && r.Imported["psutil"] {
		r.Emit(code.Environment, c.Name, value.Text(""))
	}
	return value.Named(r.Canonical(c.Name + "()"))
}

// settingOf handles settings.DATABASES[name]. Only some members of it are secrets.
func settingOf(r *call.Calls, c *call.Call) value.Value {
	r.Line = c.Line
	v, _ := c.Arg(0, "")
	if s, ok := v.Literal(); ok && slices.Contains(
		[]string{"ENGINE", "NAME", "HOST", "PORT", "BACKEND", "TEST", "ATOMIC_REQUESTS", "CONN_MAX_AGE"}, s) {
		return value.Value{}
	}
	return value.Named("django.conf.settings.DATABASES")
}

// proxied handles ProxyHandler({"http": url}), to which requests go.
func proxied(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	v, _ := c.Arg(0, "proxies")
	for _, w := range v.Members() {
		if w.IsText() {
			r.Emit(code.Network, c.Name, w)
		}
	}
	return value.Named(r.Canonical(c.Name + "()"))
}
