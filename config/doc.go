// Package config reads guard's policy files. TOML files of several layers and
// the command line come in, one Config goes out: the mode, whom to ask, rules
// and agents, each with the file it comes from. For example
//
//	mode = "ask"        in ~/.config/guard/guard.toml
//	ask_via = "client"  in the project's .guard.toml
//
// make the mode ask, and leave ask_via at its default with a notice, because
// nobody has trusted the project's file.
//
// It reads strictly: an unknown key, a bad value or an example that does not
// hold is an error with its file, line and key. It never writes, never judges a
// request, and takes from a project file that is not trusted only what tightens.
//
// A key that has one value is declared once, in keys.go; setting.go does with
// the declarations what is the same for all of them. Rules, what is preconfirmed
// and agents are tables, of which every file may say more.
package config
