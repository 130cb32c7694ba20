package python

import (
	"strconv"
	"strings"

	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/library"
	"guard/policy/code/token"
	"guard/policy/code/value"
)

// logs says which calls open a file of a log, and how: the standard library of Python 3.13 (logging, logging.handlers,
// logging.config, cProfile, fileinput), concurrent-log-handler 0.9, Logbook 1.7, logzero 1.7, Loguru 0.7. All of them
// append unless mode says otherwise. Those that keep a number of older files delete the rest of them.
var logs = []row{
	{call.None, "0=filename", logsTo, "logging.FileHandler logging.handlers.RotatingFileHandler " +
		"logging.handlers.TimedRotatingFileHandler logging.handlers.WatchedFileHandler " +
		"logging.handlers.BaseRotatingHandler concurrent_log_handler.ConcurrentRotatingFileHandler " +
		"concurrent_log_handler.ConcurrentTimedRotatingFileHandler logbook.FileHandler logbook.RotatingFileHandler " +
		"logbook.TimedRotatingFileHandler"},
	{call.None, "9=filename", logsTo, "logging.basicConfig"},
	{call.None, "", madeAsBase, "super().__init__"},
	{call.None, "0=logfile", logsTo, "logzero.logfile logzero.setup_logger"},
	{call.None, "0=sink", logsTo, "loguru.logger.add"},
	{code.Writes, "", losesHeld(code.Writes), "logging.handlers.RotatingFileHandler().doRollover " +
		"logging.handlers.TimedRotatingFileHandler().doRollover"},
	{call.None, "0", library.IfText(code.Appends), "logging.FileHandler().baseFilename= " +
		"logging.handlers.RotatingFileHandler().baseFilename= " +
		"logging.handlers.TimedRotatingFileHandler().baseFilename= " +
		"logging.handlers.WatchedFileHandler().baseFilename= ?.baseFilename= ?.keylog_filename= " +
		"ssl.SSLContext().keylog_filename= ssl.create_default_context().keylog_filename="},
	{code.Opaque, "", configuresLogs, "logging.config.dictConfig"},
	{code.Opaque, "", profiled, "cProfile.run profile.run"},
	{code.Opaque, "", inputFiles, "fileinput.input fileinput.FileInput"},
}

// logsTo handles FileHandler(filename, mode), basicConfig(filename=…, filemode=…) and the like.
func logsTo(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	mode, given := library.FirstKey(c, "mode", "filemode")
	if !given && len(c.Pos) > 1 && !strings.Contains(c.Name, "Timed") && strings.HasSuffix(c.Name, "Handler") {
		mode, given = c.Pos[1], true
	}
	if !given {
		mode = value.Text("a")
	}
	kept, _ := c.Arg(3, "backupCount")
	if v, ok := library.FirstKey(c, "backup_count", "retention"); ok {
		kept = v
	}
	var files []value.Value
	picked := library.GivenPicks(c)
	if len(picked) == 0 && c.SpreadKeys {
		picked = []value.Value{{}}
	}
	library.MayWrite(r, c, picked...)
	for _, v := range picked {
		v.Each(func(file value.Value) {
			if file.IsText() {
				files = append(files, file)
				mode.Each(func(m value.Value) { r.Open(c.Name, file, m) })
				rotated(r, c, file, kept)
			}
		})
	}
	v := value.Named(r.Canonical(c.Name + "()"))
	v.List = &value.Elements{Items: files, At: r.Place(r.Pos - 1)}
	return v
}

// rotated notes the older files of a log which a call deletes where it keeps next to none of them. One that keeps more
// finds them only after many runs.
func rotated(r *call.Calls, c *call.Call, file, kept value.Value) {
	n, err := strconv.Atoi(strings.TrimLeft(firstWord(kept.Text), "0"))
	few := err == nil && n > 0 && n < 3
	switch {
	case kept.Kind == value.Number && few && strings.HasSuffix(c.Name, ".RotatingFileHandler"):
		r.EmitOf("logging", code.Deletes, c.Name, value.Concat(file, value.Text("."+strconv.Itoa(n))))
	case kept.Kind == value.Number && few, kept.Kind == value.String && n < 2 && shortTime(kept.Text):
		if s, known := file.Literal(); known {
			r.EmitOf("logging", code.Deletes, c.Name,
				value.Value{Kind: value.String, Text: older(s), Known: true, Source: code.Glob})
		}
	}
}

func firstWord(s string) string {
	first, _, _ := strings.Cut(s, " ")
	return first
}

// shortTime reports a time such as "1 day" or "30 seconds", after which next to nothing is kept.
func shortTime(s string) bool {
	_, unit, _ := strings.Cut(s, " ")
	for _, u := range []string{"second", "minute", "hour", "day"} {
		if strings.HasPrefix(unit, u) {
			return true
		}
	}
	return false
}

// older is the pattern of the files that a log leaves: of "app-{time}.log" all with another time, of "app.log" both
// "app.log.1" and "app.2026-01-01.log".
func older(s string) string {
	if from, to := strings.IndexByte(s, '{'), strings.LastIndexByte(s, '}'); from >= 0 && to > from {
		return s[:from] + "*" + s[to+1:]
	}
	folder, base := "", s
	if n := strings.LastIndexByte(s, '/'); n >= 0 {
		folder, base = s[:n+1], s[n+1:]
	}
	if n := strings.LastIndexByte(base, '.'); n > 0 {
		base = base[:n]
	}
	return folder + base + ".*.*"
}

// configuresLogs handles dictConfig({…}), which makes objects of any class that it names. Of a dictionary that the
// text shows, and that names only classes of logging, its files are known.
func configuresLogs(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	config, _ := c.Arg(0, "config")
	handlers, known := memberOf(config, "handlers")
	if config.Kind != value.Dict || r.MayHoldMore(config.List) || !known || !plainLogging(r, config, 4) {
		r.Opaque(c.Name, c.Line)
		return value.Value{}
	}
	for _, h := range handlers.Members() {
		file, named := memberOf(h, "filename")
		mode, given := memberOf(h, "mode")
		if !given {
			mode = value.Text("a")
		}
		if class, _ := memberOf(h, "class"); named && strings.HasSuffix(class.Text, "Handler") {
			r.Open(c.Name, file, mode)
		} else if named {
			r.Opaque(c.Name, c.Line)
		}
	}
	return value.Value{}
}

// plainLogging reports a dictionary in which everything that names a class or a function names one of logging.
func plainLogging(r *call.Calls, v value.Value, depth int) bool {
	if v.Kind == value.List {
		return true
	}
	if v.Kind != value.Dict {
		return v.Kind == value.Number || v.Kind == value.Count || v.IsText()
	}
	if depth == 0 || r.MayHoldMore(v.List) {
		return false
	}
	for i, key := range v.List.Keys {
		item := v.List.Items[i]
		class, known := item.Literal()
		switch {
		case key == "" || key == "()":
			return false
		case key == "class" && (!known || !fileClass(class)):
			return false
		case key != "class" && !plainLogging(r, item, depth-1):
			return false
		case strings.Contains(item.Text, "://") && item.Text != "ext://sys.stdout" && item.Text != "ext://sys.stderr":
			return false
		}
	}
	return true
}

// fileClass reports a class of logging that writes to a file or a stream, or formats a text.
func fileClass(s string) bool {
	switch s {
	case "logging.StreamHandler", "logging.FileHandler", "logging.NullHandler", "logging.Formatter",
		"logging.handlers.RotatingFileHandler", "logging.handlers.TimedRotatingFileHandler",
		"logging.handlers.WatchedFileHandler":
		return true
	}
	return false
}

// memberOf is the member of a dictionary.
func memberOf(v value.Value, key string) (value.Value, bool) {
	if v.Kind == value.Dict {
		for i, k := range v.List.Keys {
			if k == key {
				return v.List.Items[i], true
			}
		}
	}
	return value.Value{}, false
}

// profiled handles cProfile.run("f()", filename): the code, and the file that it writes.
func profiled(r *call.Calls, c *call.Call) value.Value {
	if file, given := c.Arg(1, "filename"); given && file.Kind != value.Number {
		r.Line = c.Line
		r.EmitEach(code.Writes, c.Name, []value.Value{file})
	}
	return library.Evaluate(r, c)
}

// inputFiles handles fileinput.input(files, inplace): a file that is changed in place is first emptied. Without files,
// it reads those that the program is given; a hook opens them as it likes.
func inputFiles(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	files, given := library.FirstOf(c, 0, "files")
	inplace, changes := c.Arg(1, "inplace")
	hook, hooked := c.Key("openhook")
	if !given || c.Spread || c.SpreadKeys || hooked && !value.IsFalse(hook) {
		r.Opaque(c.Name, c.Line)
		return value.Value{}
	}
	r.EmitEach(code.Reads, c.Name, []value.Value{files})
	if changes && !value.IsFalse(inplace) {
		r.EmitEach(code.Writes, c.Name, []value.Value{files})
	}
	return value.Named(token.Lower(c.Name[:strings.IndexByte(c.Name, '.')]) + ".lines()")
}
