package expand

import (
	"strings"

	"mvdan.cc/sh/v3/syntax"

	"guard/policy/risk"
	"guard/policy/shell/access"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/lang/bash"
	"guard/policy/shell/taint"
)

// redirected is what a command's redirections do to its streams.
type redirected struct {
	input  *taint.Stream // where stdin comes from, when it is redirected
	net    bool          // output goes to a host
	hidden bool          // stdout goes to a file
	files  []sink        // the files that it goes to
}

// sink is a file that output is redirected to.
type sink struct {
	taint.Word
	stdout, appends bool
}

// In is what the command reads: in, unless a redirection says otherwise.
func (r redirected) In(in taint.Stream) taint.Stream {
	if r.input != nil {
		return *r.input
	}
	return in
}

// Redirects judges redirections, in order.
func (d *Declarer) Redirects(c *effect.Call, list []*syntax.Redirect) redirected {
	var r redirected
	if len(list) > 1 { // most are to files, and a line may have very many
		r.files = make([]sink, 0, len(list))
	}
	for _, x := range list {
		c.Cmd.Redirects = append(c.Cmd.Redirects, d.Expander.source(x))
		c.AsExtra(func() { d.redirect(c, x, &r) })
	}
	return r
}

// redirect judges one redirection, and notes in r what it does to the command.
func (d *Declarer) redirect(c *effect.Call, x *syntax.Redirect, r *redirected) {
	fd := ""
	if x.N != nil {
		fd = x.N.Value
		if name := strings.Trim(fd, "{}"); name != fd {
			d.Expander.Sets(c, name, taint.Number)
		}
	}
	switch x.Op {
	case syntax.Hdoc, syntax.DashHdoc:
		d.hereDocument(x, r)
		return
	case syntax.WordHdoc:
		a := d.Expander.Word(x.Word)
		r.input = &taint.Stream{From: a.From, Text: a.Text + "\n", Known: a.Known() ||
			a.Glob != "" && !strings.Contains(a.Text, taint.Hole)}
		return
	}
	a := d.Expander.Word(x.Word)
	if words, ok := bash.Braces(x.Word); !ok || len(words) > 1 || x.Word.Lit() == "!" {
		// zsh writes to each, and takes ">!" for ">|" (zshmisc(1), Redirection).
		c.Unknown(effect.Say("a redirection whose target is not known before it runs"))
		for _, one := range words {
			d.Writes(c, d.Expander.Word(one), access.Overwrites)
		}
	}
	if d.socket(c, a, fd, x.Op == syntax.RdrIn, r) {
		return
	}
	switch x.Op {
	case syntax.RdrIn:
		d.Open.Keeps(number(fd, "0"))
		data := c.Data
		c.Data = 0
		d.Reads(c, a)
		r.input = &taint.Stream{From: c.Data}
		if text, how := d.TextOf(d.Place(a)); how == files.Wholly && a.Known() && !files.Binary(text) {
			r.input.Text, r.input.Known = text, true
		}
		if a.Proc != nil {
			r.input = a.Proc
		}
		c.Data = data
	case syntax.DplIn, syntax.DplOut:
		d.duplicate(c, x.Op, a, fd, r)
	case syntax.RdrInOut:
		d.Open.Keeps(number(fd, "0"))
		d.Reads(c, a)
		d.Writes(c, a, access.Overwrites) // from its beginning
	case syntax.AppOut, syntax.AppAll:
		d.Open.Keeps(number(fd, "1"))
		if x.Op == syntax.AppAll {
			d.Open.Keeps("2")
		}
		d.Writes(c, a, access.Appends)
		r.into(a, fd, true)
	default:
		d.Writes(c, a, access.Overwrites)
		d.Open.Leaves(number(fd, "1"))
		r.into(a, fd, false)
	}
}

// number is a descriptor's: the usual one where none is written.
func number(fd, usual string) string {
	if fd == "" {
		return usual
	}
	return fd
}

// into notes that an output goes to a file.
func (r *redirected) into(a taint.Word, fd string, appends bool) {
	stdout := fd == "" || fd == "1"
	r.files = append(r.files, sink{a, stdout, appends})
	r.hidden = r.hidden || stdout
}

// exact reports that what a command writes to stdout, and nothing else, is what
// a file gets: it is the only one.
func (r *redirected) exact(f sink) bool { return f.stdout && len(r.files) == 1 }

// hereDocument makes the text of a here-document the input of the command.
func (d *Declarer) hereDocument(x *syntax.Redirect, r *redirected) {
	if x.Hdoc == nil {
		r.input = &taint.Stream{Known: true}
		return
	}
	body := d.quotedDelimiter(x)
	if body == nil {
		a := d.Expander.quoted(x.Hdoc)
		body = &taint.Stream{From: a.From, Text: a.Text, Known: a.Known() || a.Glob != ""}
	}
	if x.Op == syntax.DashHdoc && body.Known {
		lines := strings.Split(body.Text, "\n")
		for i := range lines {
			lines[i] = strings.TrimLeft(lines[i], "\t")
		}
		body.Text = strings.Join(lines, "\n")
	}
	d.Expander.Bury(taint.Word{Text: body.Text, Src: "…", From: body.From})
	r.input = body
}

// quotedDelimiter returns the body of a here-document whose delimiter is
// quoted, so that nothing in it is expanded; nil otherwise.
func (d *Declarer) quotedDelimiter(x *syntax.Redirect) *taint.Stream {
	for _, p := range x.Word.Parts {
		if lit, ok := p.(*syntax.Lit); ok && !strings.Contains(lit.Value, `\`) {
			continue
		}
		return &taint.Stream{Text: asItStands(x.Hdoc), Known: true}
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
func (d *Declarer) duplicate(c *effect.Call, op syntax.RedirOperator, a taint.Word, fd string, r *redirected) {
	digits := strings.Trim(a.Text, "0123456789") == "" || a.Text == "-" || strings.TrimRight(a.Text, "-") != a.Text
	switch {
	case a.Known() && digits:
		usual := "1"
		if op == syntax.DplIn {
			usual = "0"
		}
		d.Open.Follows(number(fd, usual), strings.TrimRight(a.Text, "-"))
		if d.State.NetFDs[a.Text] {
			r.net = r.net || op == syntax.DplOut
			if op == syntax.DplIn {
				r.input = &taint.Stream{From: taint.FromNet}
			}
		}
	case op == syntax.DplOut && a.Known():
		d.Writes(c, a, access.Overwrites) // >&file is bash's old &>
		r.hidden = true
	case !a.Known() && a.From&^taint.FromNumber != 0:
		c.Unknown(effect.Say("a redirection whose target is not known before it runs"))
	}
}

// socket judges /dev/tcp/HOST/PORT and /dev/udp/HOST/PORT, which bash itself
// connects to (bash(1) REDIRECTION).
func (d *Declarer) socket(c *effect.Call, a taint.Word, fd string, inputOnly bool, r *redirected) bool {
	if !strings.HasPrefix(a.Text, "/dev/tcp/") && !strings.HasPrefix(a.Text, "/dev/udp/") {
		return false
	}
	host, _, _ := strings.Cut(a.Text[len("/dev/tcp/"):], "/")
	c.Cmd.Hosts = append(c.Cmd.Hosts, strings.ReplaceAll(host, taint.Hole, "…"))
	c.Raise(risk.High, risk.NetworkRisk, effect.Say("connects to {0}", host))
	d.Leaks(c, a.From)
	r.net = r.net || !inputOnly
	r.input = &taint.Stream{From: taint.FromNet}
	if fd != "" {
		if d.State.NetFDs == nil {
			d.State.NetFDs = make(map[string]bool, 1)
		}
		d.State.NetFDs[fd] = true
	}
	return true
}

// Drain sends a command's output where its redirections lead.
func (d *Declarer) Drain(c *effect.Call, r redirected, out taint.Stream) taint.Stream {
	if r.net {
		c.AsExtra(func() { d.Leaks(c, out.From) })
	}
	if r.hidden {
		for _, f := range r.files {
			if !out.Known {
				d.Blinds(f.Word)
			}
			d.Fills(f.Word, out, f.appends, r.exact(f))
			c.AsExtra(func() { access.PutsLater(d.Judge, c, f.Word, out.Text) })
		}
	}
	if out.From&taint.FromNet != 0 {
		for _, f := range r.files {
			c.AsExtra(func() { d.Fetched(c, f.Word) })
		}
	}
	if r.hidden || r.net {
		return taint.Nothing
	}
	return out
}
