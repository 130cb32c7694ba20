package golang

import (
	"path"
	"strings"

	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/library"
	"guard/policy/code/value"
)

// fileRows says what modules of Go do to files: afero 1.14, otiai10/copy 1.14, Mage 1.15 (package sh), bitfield/script
// 0.24, go-sh, cobra 1.9, lumberjack 2.2 (MaxBackups and MaxAge delete older logs of the same name), file-rotatelogs
// 2.4 (WithMaxAge and WithRotationCount do).
var fileRows = []row{
	{call.None, "", library.Gives(value.Named(memoryFiles)), aferoPath + ".NewMemMapFs " +
		aferoPath + ".NewReadOnlyFs"},
	{call.None, "", aferoBelow, aferoPath + ".NewBasePathFs"},
	{call.None, "", aferoHolder, aferoPath + ".Afero{}"},
	{code.Writes, "", aferoDoes(0), aferoPath + ".NewOsFs().Create"},
	{code.Writes, "", aferoDoes(0), "?.WriteReader ?.SafeWriteReader"},
	{code.Deletes, "", aferoDoes(0), aferoPath + ".NewOsFs().Remove"},
	{code.DeletesTree, "", aferoDoes(0), aferoPath + ".NewOsFs().RemoveAll"},
	{code.Writes, "", aferoDoes(0), aferoPath + ".NewOsFs().WriteFile"},
	{code.Moves, "", aferoMoves, aferoPath + ".NewOsFs().Rename"},
	{code.Writes, "", aferoDoes(1), aferoPath + ".WriteFile " + aferoPath + ".WriteReader"},
	{code.Copies, "0 1", nil, "github.com/otiai10/copy.Copy"},
	{code.Copies, "1 0", nil, magePath + ".Copy"},
	{code.DeletesTree, "0", nil, magePath + ".Rm"},
	{code.Runs, "", library.WordsFrom(0), magePath + ".Run " + magePath + ".RunV " + magePath + ".Output " +
		"github.com/codeskyblue/go-sh.Command"},
	{code.Runs, "", library.WordsFrom(1), magePath + ".RunWith " + magePath + ".RunWithV " + magePath + ".OutputWith"},
	{code.RunsShell, "0", nil, "github.com/bitfield/script.Exec"},
	{code.Reads, "0", nil, "github.com/bitfield/script.File"},
	{code.Lists, "0", nil, "github.com/bitfield/script.ListFiles github.com/bitfield/script.FindFiles"},
	{code.Writes, "0", nil, "?.GenBashCompletionFile ?.GenBashCompletionFileV2 ?.GenZshCompletionFile " +
		"?.GenFishCompletionFile ?.GenPowerShellCompletionFile"},
	{call.None, "", keepsBackups, "gopkg.in/natefinch/lumberjack.v2.Logger{} " +
		"github.com/natefinch/lumberjack.Logger{} github.com/natefinch/lumberjack/v3.Options{}"},
	{call.None, "", rotatesLogs, "github.com/lestrrat-go/file-rotatelogs.New"},
}

const (
	aferoPath   = "github.com/spf13/afero"
	magePath    = "github.com/magefile/mage/sh"
	memoryFiles = aferoPath + ".InMemory()"
)

// aferoHolder handles afero.Afero{Fs: fs}, which has the methods of what it holds.
func aferoHolder(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	if fs, ok := c.Key("Fs"); ok && fs.Kind == value.Name {
		return fs
	}
	return value.Named(aferoPath + ".NewOsFs()")
}

// aferoBelow handles afero.NewBasePathFs(fs, dir): names count from dir.
func aferoBelow(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	fs, _ := c.Arg(0, "")
	dir, _ := c.Arg(1, "")
	if fs.Kind == value.Name && fs.Text == memoryFiles {
		return fs
	}
	return library.Rooted(r, aferoPath+".NewOsFs()", dir)
}

// aferoDoes makes a How for what is done to the file that the argument at names, in the file system that the method
// is of or that is given first.
func aferoDoes(at int) call.How {
	return func(r *call.Calls, c *call.Call) value.Value {
		r.Begin(c)
		fs := c.Recv
		if at > 0 {
			fs, _ = c.Arg(0, "")
		}
		if name, ok := c.Arg(at, ""); ok && (fs.Kind != value.Name || fs.Text != memoryFiles) {
			r.EmitEach(c.Rule.Kind, c.Name, []value.Value{library.Below(fs, name)})
		}
		return value.Value{}
	}
}

// aferoMoves handles Rename(from, to) of such a file system.
func aferoMoves(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	from, _ := c.Arg(0, "")
	to, _ := c.Arg(1, "")
	r.Emit(code.Moves, c.Name, library.Below(c.Recv, from), library.Below(c.Recv, to))
	return value.Value{}
}

// keepsBackups handles lumberjack.Logger{Filename: "logs/app.log", MaxBackups: 1}: when it rotates, older backups,
// logs/app-2026-11-01T00-00-00.000.log, are deleted. Without either option all are kept.
func keepsBackups(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	file, _ := c.Key("Filename")
	limited := false
	for _, key := range []string{"MaxBackups", "MaxAge"} {
		n, given := c.Key(key)
		limited = limited || given && (n.Kind != value.Number || n.Text != "0")
	}
	s, known := file.Literal()
	switch ending := path.Ext(s); {
	case limited && known && s != "":
		library.OldLogs(r, c, "lumberjack", strings.TrimSuffix(s, ending)+"-*"+ending+"*")
	case limited:
		r.Emit(code.Deletes, c.Name, value.Value{})
	}
	return value.Named(r.Canonical(c.Name + "()"))
}

// rotatesLogs handles rotatelogs.New("logs/app-%Y%m%d.log", rotatelogs.WithRotationCount(1)). Without options it
// deletes what is older than seven days (file-rotatelogs 2.4, WithMaxAge).
func rotatesLogs(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	form, _ := c.Arg(0, "")
	s, known := form.Literal()
	if !known {
		r.Emit(code.Deletes, c.Name, value.Value{})
		return value.Value{}
	}
	var pattern strings.Builder
	for i := 0; i < len(s); i++ {
		if s[i] == '%' && i+1 < len(s) {
			pattern.WriteByte('*')
			i++
			continue
		}
		pattern.WriteByte(s[i])
	}
	library.OldLogs(r, c, "file-rotatelogs", pattern.String()+"*")
	return value.Named(r.Canonical(c.Name + "()"))
}
