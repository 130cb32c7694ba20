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
	suffix, given := v.Option("-i", "--in-place", "-I")
	if !given || !suffix.Known() || suffix.Text == "" || !v.Marked(program.Edits) {
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
		to := taint.Literal(backupName(a.Text, suffix.Text))
		if slices.Contains(backupSuffixes, suffix.Text) && (j.World.Disk == nil || j.World.Missing(j.Place(to).Path)) {
			continue
		}
		j.Writes(c, to, access.Overwrites)
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
