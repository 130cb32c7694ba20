package golang

import (
	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/library"
)

// libraries says what modules of Go do: godotenv, excelize.
var libraries = []row{
	{call.None, "", library.LoadsSettings, "github.com/joho/godotenv.Load github.com/joho/godotenv.Overload"},
	{code.Environment, "", nil, "github.com/joho/godotenv.Read"},
	{code.Writes, "0", nil, "?.SaveAs"},
}
