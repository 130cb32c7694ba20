package shell

import (
	"path"
	"slices"
	"strings"

	"guard/policy/shell/program"
)

// leavesName judges the file that a fetcher names after the address: curl -O, and wget
// where it is told to replace what is there (curl(1); wget(1), -N, -x, -r).
func (k *outputJudge) leavesName(c *call, v *invocation) {
	if v.entry.Special != program.Fetch || !slices.ContainsFunc(v.used, func(u used) bool { return slices.Contains(namesItself, u.name) }) && !hasLoose(v, namesItself) {
		return
	}
	folder, _ := v.option("--output-dir", "-P", "--directory-prefix")
	for _, a := range v.operands {
		address, _, _ := strings.Cut(a.text, "?")
		if _, rest, ok := strings.Cut(address, "://"); ok {
			address = rest
		}
		_, inHost, _ := strings.Cut(address, "/")
		for _, name := range []string{path.Base(address), inHost, address} {
			if name != "" && name != "." && name != "/" {
				k.overUnsaved(c, literalArg(path.Join(folder.text, name)))
			}
		}
	}
}

// convertsTo judges the names that an office program makes up from its documents', by the
// form asked for (LibreOffice 24 help, --convert-to), and TeX's from -jobname.
func (k *outputJudge) convertsTo(c *call, v *invocation) {
	if job, ok := v.option("-jobname", "--jobname"); ok {
		k.overResults(c, job)
	}
	form, ok := v.option("--convert-to")
	if !ok {
		return
	}
	ending, _, _ := strings.Cut(form.text, ":")
	folder, _ := v.option("--outdir")
	for _, a := range v.operands {
		if a.known() {
			name := path.Base(a.text)
			k.overUnsaved(c, literalArg(path.Join(folder.text, strings.TrimSuffix(name, path.Ext(name))+"."+ending)))
		}
	}
}

func hasLoose(v *invocation, names []string) bool {
	return slices.ContainsFunc(v.loose, func(u used) bool { return slices.Contains(names, u.name) })
}

var namesItself = strings.Fields("-O --remote-name --remote-name-all -J --remote-header-name -N --timestamping -x --force-directories -r --recursive -m --mirror -p --page-requisites -nd --no-directories -c --continue")
