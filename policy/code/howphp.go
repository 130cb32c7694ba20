package code

import "strings"

// phpPut is file_put_contents(path, data, flags).
func phpPut(r *calls, c *call) value {
	r.handed(c)
	path, _ := c.arg(0, "")
	if f, ok := c.arg(2, ""); ok && f.kind == vName && f.text == "file_append" {
		r.emitEach(Appends, c.name, []value{path})
	} else {
		r.emitEach(Writes, c.name, []value{path})
	}
	return value{}
}

// phpRead is file_get_contents(path or URL).
func phpRead(r *calls, c *call) value {
	r.handed(c)
	v, _ := c.arg(0, "")
	v.each(func(v value) {
		if containsAny(v.text, []string{"phar:", "expect:"}) { // objects of an archive are made, a command is run
			r.emit(Opaque, c.name)
		} else if isURL(v.text) {
			r.emit(Network, c.name, v)
		} else {
			r.emitEach(Reads, c.name, []value{v})
		}
	})
	return value{}
}

// procOpen is proc_open(line or list, …, cwd).
func procOpen(r *calls, c *call) value {
	r.handed(c)
	cmd, _ := c.arg(0, "")
	var dir *value
	if v, ok := c.arg(3, ""); ok && v.kind != vNumber {
		dir = &v
	}
	if cmd.kind == vList {
		r.vector(c.name, dir, cmd)
	} else {
		r.shellLine(c.name, dir, cmd)
	}
	return value{}
}

// phpInclude is include and require: of a URL they run what is fetched.
func phpInclude(r *calls, c *call) value {
	r.handed(c)
	v, _ := c.arg(0, "")
	switch {
	case !v.isText() || !v.known && v.source == Plain, isURL(v.text), strings.HasPrefix(v.text, "data:"),
		strings.HasPrefix(v.text, "php:"):
		r.emit(Opaque, c.name)
	default:
		r.emit(RunsFile, c.name, v)
	}
	return value{}
}

// phpCall is call_user_func(name, …): a function by its name.
func phpCall(r *calls, c *call) value {
	r.handed(c)
	for i, v := range c.pos {
		s, ok := v.literal()
		if ok && r.book.rules[lower(s)] != nil {
			rule := r.book.rules[lower(s)]
			args := &arguments{spread: true}
			if i == 0 && callsWithRest[c.name] {
				args = &arguments{pos: c.pos[1:]}
			}
			if r.ruled(&call{name: lower(s), rule: rule, arguments: args, line: c.line}).isDecoded() {
				return hidden
			}
		} else if v.kind == vDict && strings.HasSuffix(c.name, "callback_array") { // ["/x/" => "system"]
			for _, w := range v.list.items {
				r.escape(named(lower(w.text)))
			}
		} else if i == 0 && callsWithRest[c.name] && !ok && v.kind != vFunction {
			r.emit(Opaque, c.name)
		}
	}
	if c.name == "closure.fromcallable" && len(c.pos) > 0 {
		return c.pos[0]
	}
	return value{}
}

// callsWithRest are the functions that call their first argument with the others.
var callsWithRest = map[string]bool{"call_user_func": true, "forward_static_call": true,
	"register_shutdown_function": true, "register_tick_function": true, "closure.fromcallable": true,
	"call_user_func_array": true, "forward_static_call_array": true}

// phpLog is error_log(message, type, destination): type 3 is a file, 1 a mail (PHP
// manual 8.4).
func phpLog(r *calls, c *call) value {
	r.handed(c)
	kind, ok := c.arg(1, "message_type")
	to, _ := c.arg(2, "destination")
	switch {
	case !ok || kind.text == "0" || kind.text == "4":
	case kind.text == "1":
		r.emit(Network, c.name)
	default:
		r.emitEach(Appends, c.name, []value{to})
	}
	return value{}
}

// phpMail is mail(to, subject, message, headers, params): the last are words for
// sendmail, of which -X writes a file and -O runs a command.
func phpMail(r *calls, c *call) value {
	r.handed(c)
	r.emit(Network, c.name)
	if _, ok := c.arg(4, "additional_params"); ok || c.spread {
		r.emit(Opaque, c.name)
	}
	return value{}
}

// phpSettings are what of php.ini runs code, loads it, or writes files.
var phpSettings = map[string]Kind{
	"auto_prepend_file": RunsFile, "auto_append_file": RunsFile, "include_path": Searches, "error_log": Appends,
	"mail.log": Appends, "session.save_path": Writes, "soap.wsdl_cache_dir": Writes, "sendmail_path": Opaque,
	"extension": Opaque, "zend_extension": Opaque, "extension_dir": Opaque, "unserialize_callback_func": Opaque,
	"assert.callback": Opaque, "ffi.enable": Opaque, "ffi.preload": Opaque, "opcache.preload": Opaque,
	"open_basedir": Opaque, "disable_functions": Opaque, "allow_url_include": Opaque, "user_ini.filename": Opaque,
	"session.serialize_handler": Opaque, "phar.readonly": Opaque, "enable_dl": Opaque,
}

// phpSetting is ini_set(name, value).
func phpSetting(r *calls, c *call) value {
	r.handed(c)
	name, _ := c.arg(0, "option")
	to, _ := c.arg(1, "value")
	s, ok := name.literal()
	kind, does := phpSettings[lower(s)]
	switch {
	case !ok:
		r.emit(Opaque, c.name)
	case does && kind == Opaque:
		r.emit(Opaque, c.name+" "+s)
	case does:
		r.emitEach(kind, c.name+" "+s, []value{to})
	}
	return value{}
}

// phpDatabase is new PDO("sqlite:path") and new SQLite3(path).
func phpDatabase(r *calls, c *call) value {
	r.handed(c)
	v, _ := c.arg(0, "dsn")
	s, ok := v.literal()
	file, sqlite := strings.CutPrefix(s, "sqlite:")
	if ok && !sqlite && strings.Contains(c.name, "pdo") || file == ":memory:" {
		return value{}
	}
	if ok {
		v = text(file)
	}
	r.emitEach(Edits, c.name, []value{v})
	return value{}
}

// phpPutenv is putenv("NAME=value").
func phpPutenv(r *calls, c *call) value {
	r.handed(c)
	v, _ := c.arg(0, "")
	if s, ok := v.literal(); ok {
		name, val, _ := strings.Cut(s, "=")
		r.emit(SetsEnvironment, c.name, text(name), text(val))
	} else {
		r.emit(SetsEnvironment, c.name, value{}, value{})
	}
	return value{}
}

// phpCopy is copy(from, to), of which either may be a URL.
func phpCopy(r *calls, c *call) value {
	r.handed(c)
	from, _ := c.arg(0, "from")
	to, _ := c.arg(1, "to")
	for _, v := range []value{from, to} {
		if isURL(v.text) {
			r.emit(Network, c.name, v)
		}
	}
	r.emit(Copies, c.name, from, to)
	return value{}
}
