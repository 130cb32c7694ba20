package cli

import "github.com/spf13/pflag"

// AlsoNamed lets a flag without a value go by another name too, which other commands have for the same: it stands in
// no help.
func AlsoNamed(fs *pflag.FlagSet, name, also string) {
	f := *fs.Lookup(name)
	f.Name, f.Shorthand, f.Hidden = also, "", true
	fs.AddFlag(&f)
}
