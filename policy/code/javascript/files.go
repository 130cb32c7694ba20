package javascript

import (
	"strings"

	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/value"
)

// remover handles fs.rm(path, {recursive}), which deletes a tree unless the option says otherwise.
func remover(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	path, _ := c.Arg(0, "")
	kind := code.Deletes
	if v, given := c.Option("recursive"); given && !value.IsFalse(v) ||
		len(c.Pos) > 1 && c.Pos[1].Kind != value.Dict && c.Pos[1].Kind != value.Function {
		kind = code.DeletesTree
	}
	r.EmitEach(kind, c.Name, []value.Value{path})
	return value.Value{}
}

// appender handles fs.appendFile(path, data, {flag}). A flag with w overwrites the file (Node.js 22).
func appender(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	kind := code.Appends
	if v, given := c.Option("flag"); given {
		if s, known := v.Literal(); !known || !strings.Contains(s, "a") {
			kind = code.Writes
		}
	}
	r.EmitEach(kind, c.Name, c.Pos[:min(1, len(c.Pos))])
	return value.Value{}
}

// cypressWrites handles cy.writeFile(path, contents, {flag}), which writes over what is there unless a flag says that
// it adds (Cypress 13, writeFile).
func cypressWrites(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	kind := code.Writes
	if v, given := c.Option("flag"); given {
		if s, known := v.Literal(); known && strings.Contains(s, "a") {
			kind = code.Appends
		}
	}
	r.EmitEach(kind, c.Name, c.Pos[:min(1, len(c.Pos))])
	return value.Value{}
}

// cypressRequest handles cy.request(url), cy.request(method, url) and cy.request({url}). A path counts from the address
// of what is tested (Cypress 13, request, baseUrl).
func cypressRequest(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	to := c.Pos[:min(2, len(c.Pos))]
	if v, given := c.Option("url"); given {
		to = append(to[:0:0], v)
	}
	for _, v := range to {
		if strings.Contains(v.Text, "://") {
			r.Emit(code.Network, c.Name, v)
		}
	}
	return value.Named(r.Canonical(c.Name + "()"))
}

// bunFile handles Bun.file(path), which only names a file (bun.sh/docs/api/file-io).
func bunFile(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	path, _ := c.Arg(0, "")
	r.EmitEach(code.Reads, c.Name, []value.Value{path})
	file := value.Named("Bun.file()")
	file.List = &value.Elements{Items: []value.Value{path}}
	return file
}

// ofBunFile makes a How for what is done with such a file.
func ofBunFile(kind code.Kind) call.How {
	return func(r *call.Calls, c *call.Call) value.Value {
		r.Begin(c)
		var path value.Value
		if c.Recv.List != nil && len(c.Recv.List.Items) > 0 {
			path = c.Recv.List.Items[0]
		}
		r.EmitEach(kind, c.Name, []value.Value{path})
		return value.Value{}
	}
}

// bunScans handles new Bun.Glob(pattern).scan({cwd, dot}), which finds hidden files where dot says so (Bun 1.1, Glob).
func bunScans(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	if dot, given := c.Option("dot"); given && !value.IsFalse(dot) {
		dir, named := c.Option("cwd")
		if !named {
			dir = value.Text(".")
		}
		r.EmitEach(code.Lists, c.Name, []value.Value{dir})
	}
	return value.Value{}
}

// denoOpens handles Deno.open(path, {read, write, append, truncate}) (Deno 2).
func denoOpens(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	kind := code.Reads
	for _, o := range []struct {
		name string
		kind code.Kind
	}{{"write", code.Edits}, {"append", code.Appends}, {"truncate", code.Writes}} {
		if v, given := c.Option(o.name); given && !value.IsFalse(v) {
			kind = o.kind
		}
	}
	if len(c.Pos) > 1 && c.Pos[1].Kind != value.Dict {
		kind = code.Writes
	}
	r.EmitEach(kind, c.Name, c.Pos[:min(1, len(c.Pos))])
	return value.Named(c.Name + "()")
}
