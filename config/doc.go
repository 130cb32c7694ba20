// Package config reads guard's policy files. TOML files of several layers and
// the command line come in, one Config goes out: the mode, whom to ask, rules
// and agents, each with the file it comes from.
//
// It reads strictly: an unknown key, a bad value or an example that does not
// hold is an error with its file, line and key. It never writes, never judges a
// request, and takes from a project file that is not trusted only what tightens.
package config
