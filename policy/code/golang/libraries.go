package golang

import (
	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/library"
)

// libraries says what modules of Go do: godotenv, excelize, GORM 1.25, Bun 1.2 (ResetModel drops the table and makes it
// anew), go-redis 9, the driver of MongoDB 2.
var libraries = []row{
	{call.None, "", library.LoadsSettings, "github.com/joho/godotenv.Load github.com/joho/godotenv.Overload"},
	{code.Environment, "", nil, "github.com/joho/godotenv.Read"},
	{code.Writes, "0", nil, "?.SaveAs"},
	{code.Empties, "", library.Empties, "?.DropTable ?.DropTableIfExists ?.DropTables ?.DropDatabase " +
		"?.DropCollection ?.DropSchema ?.DropAll ?.ResetModel " +
		"?.NewDropTable ?.NewTruncateTable ?.TruncateTable ?.FlushAll ?.FlushDB " +
		"?.DeleteMany"},
}
