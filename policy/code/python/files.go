package python

import (
	"slices"
	"strings"

	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/library"
	"guard/policy/code/value"
)

// flagOpener handles os.open(path, flags), which writes unless the flags are just O_RDONLY.
func flagOpener(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	path, _ := c.Arg(0, "path")
	flags, _ := c.Arg(1, "flags")
	if flags.Kind == value.Name && strings.HasSuffix(flags.Text, "O_RDONLY") || flags.Kind == value.Number &&
		flags.Text == "0" {
		r.EmitEach(code.Reads, c.Name, []value.Value{path})
	} else {
		r.EmitEach(code.Writes, c.Name, []value.Value{path})
	}
	return value.Value{}
}

// unpacker handles extractall(path), which writes to the working folder where it is given no path.
func unpacker(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	path, ok := c.Arg(0, "path")
	if len(c.Rule.Picks) > 0 {
		path, ok = c.Arg(c.Rule.Picks[0].At, c.Rule.Picks[0].Keyword)
	}
	if !ok {
		path = value.Text(".")
	}
	r.EmitEach(code.Writes, c.Name, []value.Value{path})
	return value.Value{}
}

// cookieJar handles http.cookiejar.LWPCookieJar(file), whose method save() writes the file.
func cookieJar(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	v, ok := c.Arg(0, "filename")
	if ok && r.HasName([]string{"save"}) {
		library.MayWrite(r, c, v)
	}
	if ok && v.IsText() {
		kind := code.Reads
		if r.HasName([]string{"save"}) {
			kind = code.Writes
		}
		r.EmitEach(kind, c.Name, []value.Value{v})
	}
	return value.Named(r.Canonical(c.Name + "()"))
}

// urlOpener handles fsspec.open(path or URL, mode).
func urlOpener(r *call.Calls, c *call.Call) value.Value {
	v, _ := library.FirstOf(c, 0, "urlpath", "uri", "path")
	if scheme, _, remote := strings.Cut(v.Text, "://"); v.IsText() && remote && scheme != "file" && scheme != "memory" {
		r.Begin(c)
		r.Emit(code.Network, c.Name, v)
		return value.Named(r.Canonical(c.Name + "()"))
	}
	return library.Opener(0, 1)(r, c)
}

// fileSystem handles fsspec.filesystem(protocol), which reaches a host unless the protocol is one of this machine.
func fileSystem(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	v, _ := c.Arg(0, "protocol")
	if s, known := v.Literal(); !known || !slices.Contains([]string{"file", "local", "memory", "zip", "tar", "dir"},
		s) {
		r.Emit(code.Network, c.Name)
	}
	return value.Named(r.Canonical(c.Name + "()"))
}
