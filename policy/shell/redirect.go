package shell

import (
	"strings"

	"mvdan.cc/sh/v3/syntax"

	"guard/policy/risk"
)

// redirected is what a command's redirections do to its streams.
type redirected struct {
	input  *stream // where stdin comes from, when it is redirected
	net    bool    // output goes to a host
	hidden bool    // stdout goes to a file
	files  []sink  // the files that it goes to
}

// sink is a file that output is redirected to.
type sink struct {
	arg
	stdout, appends bool
}

func (r redirected) in(in stream) stream {
	if r.input != nil {
		return *r.input
	}
	return in
}

// redirects judges redirections, in order.
func (k *declarer) redirects(c *call, list []*syntax.Redirect) redirected {
	var r redirected
	for _, x := range list {
		c.cmd.Redirects = append(c.cmd.Redirects, k.expander.source(x))
		c.asExtra(func() { k.redirect(c, x, &r) })
	}
	return r
}

func (k *declarer) redirect(c *call, x *syntax.Redirect, r *redirected) {
	fd := ""
	if x.N != nil {
		fd = x.N.Value
		if name := strings.Trim(fd, "{}"); name != fd {
			k.expander.sets(c, name, number)
		}
	}
	switch x.Op {
	case syntax.Hdoc, syntax.DashHdoc:
		k.hereDocument(x, r)
		return
	case syntax.WordHdoc:
		a := k.expander.word(x.Word)
		r.input = &stream{from: a.from, text: a.text + "\n", known: a.known() || a.glob != "" && !strings.Contains(a.text, hole)}
		return
	}
	a := k.expander.word(x.Word)
	if k.socket(c, a, fd, x.Op == syntax.RdrIn, r) {
		return
	}
	switch x.Op {
	case syntax.RdrIn:
		data := c.data
		c.data = 0
		k.reads(c, a)
		r.input = &stream{from: c.data}
		if text, how := k.textOf(k.place(a)); how == wholly && a.known() && !binary(text) {
			r.input.text, r.input.known = text, true
		}
		if a.proc != nil {
			r.input = a.proc
		}
		c.data = data
	case syntax.DplIn, syntax.DplOut:
		k.duplicate(c, x.Op, a, fd, r)
	case syntax.RdrInOut:
		k.reads(c, a)
		k.writes(c, a, overwrites) // from its beginning
	case syntax.AppOut, syntax.AppAll:
		k.writes(c, a, appends)
		r.into(a, fd, true)
	default:
		k.writes(c, a, overwrites)
		r.into(a, fd, false)
	}
}

// into notes that an output goes to a file.
func (r *redirected) into(a arg, fd string, appends bool) {
	stdout := fd == "" || fd == "1"
	r.files = append(r.files, sink{a, stdout, appends})
	r.hidden = r.hidden || stdout
}

// exact reports that what a command writes to stdout, and nothing else, is what
// a file gets: it is the only one.
func (r *redirected) exact(f sink) bool { return f.stdout && len(r.files) == 1 }

func (k *declarer) hereDocument(x *syntax.Redirect, r *redirected) {
	if x.Hdoc == nil {
		r.input = &stream{known: true}
		return
	}
	body := k.quotedDelimiter(x)
	if body == nil {
		a := k.expander.quoted(x.Hdoc)
		body = &stream{from: a.from, text: a.text, known: a.known() || a.glob != ""}
	}
	if x.Op == syntax.DashHdoc && body.known {
		lines := strings.Split(body.text, "\n")
		for i := range lines {
			lines[i] = strings.TrimLeft(lines[i], "\t")
		}
		body.text = strings.Join(lines, "\n")
	}
	k.expander.bury(arg{text: body.text, src: "…", from: body.from})
	r.input = body
}

// quotedDelimiter returns the body of a here-document whose delimiter is
// quoted, so that nothing in it is expanded; nil otherwise.
func (k *declarer) quotedDelimiter(x *syntax.Redirect) *stream {
	for _, p := range x.Word.Parts {
		if lit, ok := p.(*syntax.Lit); ok && !strings.Contains(lit.Value, `\`) {
			continue
		}
		return &stream{text: asItStands(x.Hdoc), known: true}
	}
	return nil
}

// asItStands is the text of a here-document in which nothing is expanded. Its
// place in the source would take in the delimiter.
func asItStands(w *syntax.Word) string {
	var b strings.Builder
	for _, p := range w.Parts {
		if lit, ok := p.(*syntax.Lit); ok {
			b.WriteString(lit.Value)
		}
	}
	return b.String()
}

// duplicate judges n>&word and n<&word.
func (k *declarer) duplicate(c *call, op syntax.RedirOperator, a arg, fd string, r *redirected) {
	digits := strings.Trim(a.text, "0123456789") == "" || a.text == "-" || strings.TrimRight(a.text, "-") != a.text
	switch {
	case a.known() && digits:
		if k.state.netFDs[a.text] {
			r.net = r.net || op == syntax.DplOut
			if op == syntax.DplIn {
				r.input = &stream{from: fromNet}
			}
		}
	case op == syntax.DplOut && a.known():
		k.writes(c, a, overwrites) // >&file is bash's old &>
		r.hidden = true
	case !a.known() && a.from&^fromNumber != 0:
		c.unknown(say("a redirection whose target is not known before it runs"))
	}
}

// socket judges /dev/tcp/HOST/PORT and /dev/udp/HOST/PORT, which bash itself
// connects to (bash(1) REDIRECTION).
func (k *declarer) socket(c *call, a arg, fd string, inputOnly bool, r *redirected) bool {
	if !strings.HasPrefix(a.text, "/dev/tcp/") && !strings.HasPrefix(a.text, "/dev/udp/") {
		return false
	}
	host, _, _ := strings.Cut(a.text[len("/dev/tcp/"):], "/")
	c.cmd.Hosts = append(c.cmd.Hosts, strings.ReplaceAll(host, hole, "…"))
	c.raise(risk.High, risk.NetworkRisk, say("connects to {0}", host))
	k.leaks(c, a.from)
	r.net = r.net || !inputOnly
	r.input = &stream{from: fromNet}
	if fd != "" {
		if k.state.netFDs == nil {
			k.state.netFDs = make(map[string]bool, 1)
		}
		k.state.netFDs[fd] = true
	}
	return true
}

// drain sends a command's output where its redirections lead.
func (k *declarer) drain(c *call, r redirected, out stream) stream {
	if r.net {
		c.asExtra(func() { k.leaks(c, out.from) })
	}
	if r.hidden {
		for _, f := range r.files {
			if !out.known {
				k.blinds(f.arg)
			}
			k.fills(f.arg, out, f.appends, r.exact(f))
		}
	}
	if out.from&fromNet != 0 {
		for _, f := range r.files {
			c.asExtra(func() { k.fetched(c, f.arg) })
		}
	}
	if r.hidden || r.net {
		return nothing
	}
	return out
}
