package perl

import (
	"slices"
	"strconv"
	"strings"

	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/library"
	"guard/policy/code/value"
)

// orDefault handles a call that works on $_ where it is given nothing.
func orDefault(kind code.Kind) call.How {
	return func(r *call.Calls, c *call.Call) value.Value {
		r.Begin(c)
		args := r.Picked(c)
		if len(args) == 0 {
			args = []value.Value{r.Lookup("$_")}
		}
		r.EmitEach(kind, c.Name, args)
		return value.Value{}
	}
}

// open handles open(FH, mode, path …), or open with two arguments, of which the second begins with the mode
// (perlfunc, open).
func open(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	if len(c.Pos) < 2 {
		r.Emit(code.Opaque, c.Name)
		return value.Value{}
	}
	mode := c.Pos[1]
	m, ok := mode.Literal()
	if len(c.Pos) == 2 {
		r.MagicOpen(c.Name, mode)
		return value.Value{}
	}
	m, _, _ = strings.Cut(strings.TrimSpace(m), ":")
	m = strings.TrimSpace(m)
	rest := c.Pos[2:]
	switch {
	case !ok || c.Spread:
		r.EmitEach(code.Writes, c.Name, rest[:1])
		r.Feeds()
		r.ShellLine(c.Name, nil, value.Value{})
	case m == "-|" || m == "|-":
		if m == "|-" {
			r.Feeds()
		}
		if len(rest) == 1 && rest[0].Kind != value.List {
			r.ShellLine(c.Name, nil, rest[0])
			return value.Value{}
		}
		var words []value.Value
		for _, v := range rest {
			words = append(words, r.Elements(v)...)
		}
		r.Command(c.Name, nil, words[0], words[1:]...)
	case strings.HasPrefix(m, ">>"):
		r.EmitEach(code.Appends, c.Name, rest[:1])
	case strings.HasPrefix(m, ">") && !strings.HasPrefix(m, ">&"):
		r.EmitEach(code.Writes, c.Name, rest[:1])
	case strings.HasPrefix(m, "+>"):
		r.EmitEach(code.Writes, c.Name, rest[:1])
	case strings.HasPrefix(m, "+<"):
		r.EmitEach(code.Reads, c.Name, rest[:1])
		r.EmitEach(code.Edits, c.Name, rest[:1])
	case m == "<":
		r.EmitEach(code.Reads, c.Name, rest[:1])
	}
	return value.Value{}
}

// newFile handles IO::File->new(path, mode). The mode is one of open, or one of fopen(3).
func newFile(r *call.Calls, c *call.Call) value.Value {
	r.Line = c.Line
	if len(c.Pos) == 0 { // it is opened later
		return value.Named(r.Canonical(c.Name + "()"))
	}
	mode, ok := c.Arg(1, "")
	if !ok {
		r.MagicOpen(c.Name, c.Pos[0])
		return value.Value{}
	}
	if s, known := mode.Literal(); known && strings.ContainsAny(s, "<>|") {
		return open(r, &call.Call{Name: c.Name, Rule: c.Rule, Arguments: &value.Arguments{Pos: []value.Value{{},
			mode, c.Pos[0]}},
			Line: c.Line})
	}
	r.Open(c.Name, c.Pos[0], mode)
	return value.Value{}
}

// fileOf handles IO::File::open($handle, path, mode), a method called as a function.
func fileOf(r *call.Calls, c *call.Call) value.Value {
	if len(c.Pos) < 2 {
		return newFile(r, c)
	}
	return newFile(r, &call.Call{Name: c.Name, Rule: c.Rule, Arguments: &value.Arguments{Pos: c.Pos[1:]}, Line: c.Line})
}

// fetchesTo handles getstore(url, path).
func fetchesTo(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	if len(c.Pos) > 0 {
		r.EmitEach(code.Network, c.Name, c.Pos[:1])
	}
	if len(c.Pos) > 1 {
		r.EmitEach(code.Writes, c.Name, c.Pos[1:2])
	}
	return value.Value{}
}

// socketNew handles IO::Socket::INET->new(PeerAddr => host). A socket that only listens reaches nobody.
func socketNew(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	host, ok := library.FirstKey(c, "PeerAddr", "PeerHost")
	if !ok && len(c.Pos) > 0 {
		host, ok = c.Pos[0], true
	}
	if _, listens := library.FirstKey(c, "Listen", "LocalPort"); ok || !listens {
		r.Emit(code.Network, c.Name, host)
	}
	return value.Value{}
}

// eval handles eval STRING. Without an argument it is eval $_.
func eval(r *call.Calls, c *call.Call) value.Value {
	if len(c.Pos) == 0 && !c.Spread {
		return value.Value{}
	}
	return library.Evaluate(r, c)
}

// join handles join(sep, list).
func join(r *call.Calls, c *call.Call) value.Value {
	r.NoteArguments(c.Arguments, true)
	if len(c.Pos) == 0 || c.Spread {
		return value.Value{}
	}
	return r.Joined(value.ListOf(c.Pos[1:]...), c.Pos[0])
}

// database handles DBI->connect("dbi:SQLite:dbname=path").
func database(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	v, _ := c.Arg(0, "")
	s, ok := v.Literal()
	rest, sqlite := strings.CutPrefix(s, "dbi:SQLite:")
	if ok && !sqlite {
		return value.Value{}
	}
	rest = strings.TrimPrefix(rest, "dbname=")
	if ok {
		v = value.Text(rest)
	}
	if rest != ":memory:" {
		r.EmitEach(code.Edits, c.Name, []value.Value{v})
	}
	return value.Value{}
}

// openFlags are flags of open(2) by their names, one of which a harmless call has.
var openFlags = []string{"O_RDWR", "O_RDONLY", "O_WRONLY", "O_CREAT", "DB_CREATE", "DB_RDONLY"}

// tied handles tie(%h, "DB_File", file, flags), where a flag to truncate empties the file (perltie, DB_File,
// SDBM_File; open(2), Linux and macOS).
func tied(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	all := c.Pos
	at := slices.IndexFunc(all, func(v value.Value) bool {
		return strings.HasSuffix(v.Text, "_File") || strings.HasPrefix(v.Text, "BerkeleyDB")
	})
	if at < 0 || at+1 >= len(all) {
		return value.Value{}
	}
	kind := code.Edits
	if at+2 < len(all) {
		flags := all[at+2]
		n, err := strconv.ParseInt(flags.Text, 0, 64)
		computed := flags.Kind != value.Number && !r.HasName(openFlags)
		if flags.Kind == value.Number && (err != nil || n&(0x200|0x400) != 0) || computed ||
			r.HasName([]string{"O_TRUNC", "DB_TRUNCATE"}) {
			kind = code.Writes
		}
	}
	r.EmitEach(kind, c.Name, []value.Value{all[at+1]})
	return value.Value{}
}

// enters handles chdir(folder); without one it leads to the home (perlfunc, chdir).
func enters(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	v, given := c.Arg(0, "")
	if !given {
		v = value.TextFrom(code.Home, "~")
	}
	r.Emit(code.Enters, c.Name, v)
	return value.Value{}
}
