package perl

import (
	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/library"
)

// libraries says what modules of Perl do: DB_File, SDBM_File, Dotenv, Config::Tiny 2, DBIx::Class 0.08
// (delete_all, deploy with add_drop_table), Redis 2.
var libraries = []row{
	{call.None, "", tied, "tie"},
	{code.Writes, "0", nil, "Spreadsheet::WriteExcel.new Excel::Writer::XLSX.new"},
	{call.None, "0", library.IfText(code.Writes), "Image::Magick.new().Write ?.writeToFileNamed ?.overwriteAs"},
	{code.Writes, "0", nil, "Config::Tiny.new().write Config::Tiny.read().write"},
	{code.Empties, "", library.Empties, "?.delete_all ?.flushall ?.flushdb"},
	{call.None, "", library.EmptiesWith("add_drop_table", ""), "?.deploy"},
	{call.None, "", library.LoadsSettings, "Dotenv.load Dotenv->load"},
}
