package output

import (
	"path"
	"slices"
	"strings"

	"guard/policy/shell/access"
	"guard/policy/shell/effect"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/taint"
)

// backupSuffixes are endings that nothing but a backup has.
var backupSuffixes = strings.Fields(".bak .orig .old ~ .backup .tmp .save .bk .bkp .BAK .sav")

// backups judges the copies that sed, perl and ruby keep of what they edit: one that is
// named like another file goes over it (sed(1), -i; perlrun(1), -i).
func (j *Judge) backups(c *effect.Call, v *option.Invocation) {
	j.renamedBefore(c, v)
	suffix, given := v.Option("-i", "--in-place", "-I")
	if !given || v.Entry.Special == program.Awk || !suffix.Known() || suffix.Text == "" || !v.Marked(program.Edits) {
		return
	}
	files := v.Operands
	if v.Entry.Special == program.Interpreter && !v.Has("-e", "-E") && len(files) > 0 {
		files = files[1:] // the first is the script; sed's own has been taken off
	}
	for _, a := range files {
		if !a.Known() {
			continue
		}
		j.keptAs(c, backupName(a.Text, suffix.Text), suffix.Text)
	}
}

// keptAs judges the name that a copy gets. A new one of an everyday ending goes over nothing.
func (j *Judge) keptAs(c *effect.Call, file, ending string) {
	to := taint.Literal(file)
	if slices.Contains(backupSuffixes, ending) && (j.World.Disk == nil || j.World.Missing(j.Place(to).Path)) {
		return
	}
	j.Writes(c, to, access.Overwrites)
}

// suffixOptions and prefixOptions say what a program that goes over a file calls the old one. GNU coreutils 9.4,
// backup options; patch(1) 2.7.
var (
	suffixOptions = map[string][]string{"cp": {"-S", "--suffix"}, "mv": {"-S", "--suffix"}, "ln": {"-S", "--suffix"},
		"install": {"-S", "--suffix"}, "patch": {"-z", "--suffix"}}
	prefixOptions = map[string][]string{"patch": {"-B", "--prefix", "-Y", "--basename-prefix"}}
)

// renamedBefore judges the names that files get before a program goes over them.
func (j *Judge) renamedBefore(c *effect.Call, v *option.Invocation) {
	name := strings.TrimPrefix(v.Name, "g")
	suffix, ends := v.Option(suffixOptions[name]...)
	prefix, begins := v.Option(prefixOptions[name]...)
	if !ends && !begins {
		return
	}
	for _, p := range slices.Clone(c.Cmd.Writes) {
		switch {
		case p.Path == "" || !suffix.Known() || !prefix.Known():
			c.Unknown(effect.Say("writes a file that is not known before it runs: {0}", v.Name))
		case begins:
			j.keptAs(c, path.Join(path.Dir(p.Path), prefix.Text+path.Base(p.Path)), "")
		default:
			j.keptAs(c, p.Path+suffix.Text, suffix.Text)
		}
	}
}

// backupName is where the copy of a file goes: a * in the suffix is the file's own name.
func backupName(file, suffix string) string {
	if !strings.Contains(suffix, "*") {
		return file + suffix
	}
	name := strings.ReplaceAll(suffix, "*", path.Base(file))
	if strings.Contains(name, "/") {
		return name
	}
	return path.Join(path.Dir(file), name)
}
