package output

import (
	"path"
	"slices"
	"strings"

	"guard/policy/shell/effect"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/taint"
)

// leavesName judges the file that a fetcher names after the address: curl -O, and wget
// where it is told to replace what is there (curl(1); wget(1), -N, -x, -r).
func (j *Judge) leavesName(c *effect.Call, v *option.Invocation) {
	if v.Entry.Special != program.Fetch ||
		!slices.ContainsFunc(v.Used, func(u option.Used) bool { return slices.Contains(namesItself, u.Name) }) &&
			!hasLoose(v, namesItself) {
		return
	}
	folder, _ := v.Option("--output-dir", "-P", "--directory-prefix")
	for _, a := range v.Operands {
		address, _, _ := strings.Cut(a.Text, "?")
		if _, rest, ok := strings.Cut(address, "://"); ok {
			address = rest
		}
		_, inHost, _ := strings.Cut(address, "/")
		for _, name := range []string{path.Base(address), inHost, address} {
			if name != "" && name != "." && name != "/" {
				j.OverUnsaved(c, taint.Literal(path.Join(folder.Text, name)))
			}
		}
	}
}

// convertsTo judges the names that an office program makes up from its documents', by the
// form asked for (LibreOffice 24 help, --convert-to), and TeX's from -jobname.
func (j *Judge) convertsTo(c *effect.Call, v *option.Invocation) {
	if job, ok := v.Option("-jobname", "--jobname"); ok {
		j.OverResults(c, job)
	}
	form, ok := v.Option("--convert-to")
	if !ok {
		return
	}
	ending, _, _ := strings.Cut(form.Text, ":")
	folder, _ := v.Option("--outdir")
	for _, a := range v.Operands {
		if a.Known() {
			name := path.Base(a.Text)
			j.OverUnsaved(c, taint.Literal(path.Join(folder.Text, strings.TrimSuffix(name, path.Ext(name))+"."+ending)))
		}
	}
}

// hasLoose reports an option that the table only lets through.
func hasLoose(v *option.Invocation, names []string) bool {
	return slices.ContainsFunc(v.Unlisted, func(u option.Used) bool { return slices.Contains(names, u.Name) })
}

var namesItself = strings.Fields("-O --remote-name --remote-name-all -J --remote-header-name -N --timestamping -x " +
	"--force-directories -r --recursive -m --mirror -p --page-requisites -nd --no-directories -c --continue")

// logsBeside judges the file that zip logs to: -lf is one option of two letters, so its
// file stands among the operands (zip(1), Info-ZIP 3.0).
func (j *Judge) logsBeside(c *effect.Call, v *option.Invocation) {
	if v.Name != "zip" || !v.Has("-l") || !v.Has("-f") {
		return
	}
	for _, a := range v.Operands {
		j.OverUnsaved(c, a)
	}
}
