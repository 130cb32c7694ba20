package php

import (
	"strconv"
	"strings"

	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/library"
	"guard/policy/code/token"
	"guard/policy/code/value"
)

// global handles $GLOBALS[name]: a variable of the script's own, or the environment (PHP manual, "$GLOBALS").
func global(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	name, ok := c.Arg(0, "")
	if !ok || !name.Known || name.Text == "_SERVER" || name.Text == "_ENV" {
		r.Emit(code.Environment, c.Name)
	}
	return value.Value{}
}

// read handles file_get_contents(path or URL).
func read(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	v, _ := c.Arg(0, "")
	v.Each(func(v value.Value) {
		if library.ContainsAny(v.Text, []string{"phar:",
			"expect:"}) { // phar makes the objects of an archive, expect runs a command
			r.Emit(code.Opaque, c.Name)
		} else if call.IsURL(v.Text) {
			r.Emit(code.Network, c.Name, v)
		} else {
			r.EmitEach(code.Reads, c.Name, []value.Value{v})
		}
	})
	return value.Value{}
}

// procOpen handles proc_open(line or list, …, cwd).
func procOpen(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	cmd, _ := c.Arg(0, "")
	var dir *value.Value
	if v, ok := c.Arg(3, ""); ok && v.Kind != value.Number {
		dir = &v
	}
	if env, ok := c.Arg(4, "env_vars"); ok {
		r.SetEnvironment(c.Name, env)
	}
	if cmd.Kind == value.List {
		r.CommandList(c.Name, dir, cmd)
	} else {
		r.ShellLine(c.Name, dir, cmd)
	}
	return value.Value{}
}

// include handles include and require. Of a URL, they run what is fetched.
func include(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	v, _ := c.Arg(0, "")
	switch {
	case !v.IsText() || !v.Known && v.Source == code.Plain, call.IsURL(v.Text), strings.HasPrefix(v.Text, "data:"),
		strings.HasPrefix(v.Text, "php:"):
		r.Emit(code.Opaque, c.Name)
	default:
		r.Emit(code.RunsFile, c.Name, v)
	}
	return value.Value{}
}

// callByName handles call_user_func(name, …), which calls a function by its name.
func callByName(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	for i, v := range c.Pos {
		s, ok := v.Literal()
		if ok && r.Book.Rules[token.Lower(s)] != nil {
			rule := r.Book.Rules[token.Lower(s)]
			args := &value.Arguments{Spread: true}
			if i == 0 && callsWithRest[c.Name] {
				args = &value.Arguments{Pos: c.Pos[1:]}
			}
			if r.CallByRule(&call.Call{Name: token.Lower(s), Rule: rule, Arguments: args, Line: c.Line}).IsDecoded() {
				return value.Hidden
			}
		} else if v.Kind == value.Dict && strings.HasSuffix(c.Name, "callback_array") { // ["/x/" => "system"]
			for _, w := range v.List.Items {
				r.Escape(value.Named(token.Lower(w.Text)))
			}
		} else if i == 0 && callsWithRest[c.Name] && !ok && v.Kind != value.Function {
			r.Emit(code.Opaque, c.Name)
		} else if i == callbackAt[c.Name] && !ok && v.IsDecoded() { // array_map(strrev("knilnu"), $files)
			r.Emit(code.Opaque, c.Name)
		}
	}
	if c.Name == "closure.fromcallable" && len(c.Pos) > 0 {
		return c.Pos[0]
	}
	return value.Value{}
}

// callbackAt is where functions take a callback that stands behind what it goes through; the others take it first.
var callbackAt = map[string]int{"array_walk": 1, "array_walk_recursive": 1, "array_filter": 1, "array_reduce": 1,
	"usort": 1, "uasort": 1, "uksort": 1, "preg_replace_callback": 1, "iterator_apply": 1}

// callsWithRest are the functions that call their first argument with the others.
var callsWithRest = map[string]bool{"call_user_func": true, "forward_static_call": true,
	"register_shutdown_function": true, "register_tick_function": true, "closure.fromcallable": true,
	"call_user_func_array": true, "forward_static_call_array": true}

// logs handles error_log(message, type, destination). Type 3 writes a file, type 1 sends a mail (PHP manual 8.4).
func logs(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	kind, ok := c.Arg(1, "message_type")
	to, _ := c.Arg(2, "destination")
	switch {
	case !ok || kind.Text == "0" || kind.Text == "4":
	case kind.Text == "1":
		r.Emit(code.Network, c.Name)
	default:
		r.EmitEach(code.Appends, c.Name, []value.Value{to})
	}
	return value.Value{}
}

// mails handles mail(to, subject, message, headers, params). The last argument has words for sendmail, of which -X
// writes a file and -O runs a command.
func mails(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	r.Emit(code.Network, c.Name)
	if _, ok := c.Arg(4, "additional_params"); ok || c.Spread {
		r.Emit(code.Opaque, c.Name)
	}
	return value.Value{}
}

// settings are the settings of php.ini that run code, load it, or write files.
var settings = map[string]code.Kind{
	"auto_prepend_file": code.RunsFile, "auto_append_file": code.RunsFile, "include_path": code.Searches,
	"error_log": code.Appends,
	"mail.log":  code.Appends, "session.save_path": code.Writes, "soap.wsdl_cache_dir": code.Writes,
	"sendmail_path": code.Opaque,
	"extension":     code.Opaque, "zend_extension": code.Opaque, "extension_dir": code.Opaque,
	"unserialize_callback_func": code.Opaque,
	"assert.callback":           code.Opaque, "ffi.enable": code.Opaque, "ffi.preload": code.Opaque,
	"opcache.preload": code.Opaque,
	"open_basedir":    code.Opaque, "disable_functions": code.Opaque, "allow_url_include": code.Opaque,
	"user_ini.filename":         code.Opaque,
	"session.serialize_handler": code.Opaque, "phar.readonly": code.Opaque, "enable_dl": code.Opaque,
}

// setting handles ini_set(name, value).
func setting(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	name, _ := c.Arg(0, "option")
	to, _ := c.Arg(1, "value")
	s, ok := name.Literal()
	kind, does := settings[token.Lower(s)]
	switch {
	case !ok:
		r.Emit(code.Opaque, c.Name)
	case does && kind == code.Opaque:
		r.Emit(code.Opaque, c.Name+" "+s)
	case does:
		r.EmitEach(kind, c.Name+" "+s, []value.Value{to})
	}
	return value.Value{}
}

// database handles new PDO("sqlite:path") and new SQLite3(path).
func database(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	v, _ := c.Arg(0, "dsn")
	s, ok := v.Literal()
	file, sqlite := strings.CutPrefix(s, "sqlite:")
	if ok && !sqlite && strings.Contains(c.Name, "pdo") {
		if _, host, given := strings.Cut(s, "host="); given {
			host, _, _ = strings.Cut(host, ";")
			r.Emit(code.Network, c.Name, value.Text(host))
		}
		return value.Value{}
	}
	if file == ":memory:" {
		return value.Value{}
	}
	if ok {
		v = value.Text(file)
	}
	r.EmitEach(code.Edits, c.Name, []value.Value{v})
	return value.Value{}
}

// putenv handles putenv("NAME=value").
func putenv(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	v, _ := c.Arg(0, "")
	if s, ok := v.Literal(); ok {
		name, val, _ := strings.Cut(s, "=")
		r.Emit(code.SetsEnvironment, c.Name, value.Text(name), value.Text(val))
	} else {
		r.Emit(code.SetsEnvironment, c.Name, value.Value{}, value.Value{})
	}
	return value.Value{}
}

// copies handles copy(from, to). Either may be a URL.
func copies(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	from, _ := c.Arg(0, "from")
	to, _ := c.Arg(1, "to")
	for _, v := range []value.Value{from, to} {
		if call.IsURL(v.Text) {
			r.Emit(code.Network, c.Name, v)
		}
	}
	r.Emit(code.Copies, c.Name, from, to)
	return value.Value{}
}

// implode handles implode(sep, list), in either order.
func implode(r *call.Calls, c *call.Call) value.Value {
	r.NoteArguments(c.Arguments, true)
	sep, l := value.Text(""), value.Value{}
	for _, v := range c.Pos {
		switch {
		case v.Kind == value.List || v.IsDecoded():
			l = v
		case v.IsText():
			sep = v
		}
	}
	return r.Joined(l, sep)
}

// zipOpened handles ZipArchive::open(file, flags): OVERWRITE (8) replaces the archive, RDONLY (16) writes nothing
// (PHP 8.4, ZipArchive).
func zipOpened(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	flags, given := c.Arg(1, "flags")
	n, err := strconv.Atoi(flags.Text)
	name := strings.ToUpper(flags.Text)
	kind := code.Edits
	switch {
	case !given:
		kind = code.Reads
	case flags.Kind == value.Number && err == nil && n&8 == 0, flags.Kind == value.Name &&
		!strings.Contains(name, "OVERWRITE"):
	default:
		kind = code.Writes
	}
	r.EmitEach(kind, c.Name, c.Pos[:min(1, len(c.Pos))])
	return value.Value{}
}

// passwordEntry handles posix_getpwuid(n), an array whose dir is the home.
func passwordEntry(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	return value.Value{Kind: value.Dict, List: &value.Elements{Items: []value.Value{value.TextFrom(code.Home, "~")},
		Keys: []string{"dir"}}}
}
