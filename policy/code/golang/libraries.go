package golang

import (
	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/library"
	"guard/policy/code/value"
)

// libraries says what modules of Go do: godotenv, excelize, GORM 1.25, Bun 1.2 (ResetModel drops the table and makes it
// anew), go-redis 9, the driver of MongoDB 2,
// Viper 1.19 (WriteConfig and WriteConfigAs truncate the file, SafeWriteConfig and SafeWriteConfigAs do not).
var libraries = []row{
	{call.None, "", library.LoadsSettings, "github.com/joho/godotenv.Load github.com/joho/godotenv.Overload"},
	{code.Environment, "", nil, "github.com/joho/godotenv.Read"},
	{code.Writes, "0", nil, "?.SaveAs ?.WriteConfigAs github.com/spf13/viper.WriteConfigAs"},
	{call.None, "", writesSettings, "github.com/spf13/viper.WriteConfig github.com/spf13/viper.New().WriteConfig " +
		"?.WriteConfig"},
	{code.Empties, "", library.Empties, "?.DropTable ?.DropTableIfExists ?.DropTables ?.DropDatabase " +
		"?.DropCollection ?.DropSchema ?.DropAll ?.ResetModel " +
		"?.NewDropTable ?.NewTruncateTable ?.TruncateTable ?.FlushAll ?.FlushDB " +
		"?.DeleteMany"},
}

// writesSettings handles viper.WriteConfig(), which writes over the file of settings that was found before.
func writesSettings(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	if len(c.Pos) == 0 && r.Imported["github.com/spf13/viper"] {
		r.Emit(code.Writes, c.Name, value.Value{})
	}
	return value.Value{}
}
