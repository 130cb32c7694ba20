package php

import (
	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/library"
	"guard/policy/code/value"
)

// libraries says what extensions and packages of PHP do: zip, SPL, Imagick, dba and phpdotenv.
var libraries = []row{
	{call.None, "", library.Gives(value.Named("ziparchive()")), "new:ziparchive"},
	{call.None, "", zipOpened, "ziparchive().open"},
	{code.Empties, "", library.Empties, "?.dropifexists ?.dropalltables ?.droptable ?.deletemany ?.dropcollection " +
		"?.dropdatabase"},
	{call.None, "", library.EmptiesTable, "?.truncate ?.drop"},
	{call.None, "", library.ServiceCommand, "?.rawcommand"},
	{code.Lists, "0", nil, "new:directoryiterator new:filesystemiterator new:recursivedirectoryiterator"},
	{call.None, "", library.Globs(value.String), "new:globiterator"},
	{code.Edits, "0", nil, "new:phar new:phardata"},
	{call.None, "", library.DatabaseFile, "dba_open dba_popen"},
	{call.None, "0", library.IfText(code.Writes), "?.writeimage ?.writeimages ?.asxml"},
	{call.None, "", library.LoadsSettings,
		"?.createimmutable ?.createmutable ?.createunsafeimmutable ?.createunsafemutable ?.loadenv"},
}
