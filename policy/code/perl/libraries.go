package perl

import (
	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/library"
)

// libraries says what modules of Perl do: DB_File, SDBM_File, Dotenv.
var libraries = []row{
	{call.None, "", tied, "tie"},
	{code.Writes, "0", nil, "Spreadsheet::WriteExcel.new Excel::Writer::XLSX.new"},
	{call.None, "0", library.IfText(code.Writes), "Image::Magick.new().Write ?.writeToFileNamed ?.overwriteAs"},
	{call.None, "", library.LoadsSettings, "Dotenv.load Dotenv->load"},
}
