package shell

import (
	"path"
	"slices"
	"strings"

	"guard/policy/shell/program"
)

// backupSuffixes are endings that nothing but a backup has.
var backupSuffixes = strings.Fields(".bak .orig .old ~ .backup .tmp .save .bk .bkp .BAK .sav")

// backups judges the copies that sed, perl and ruby keep of what they edit: one that is
// named like another file goes over it (sed(1), -i; perlrun(1), -i).
func (k *outputJudge) backups(c *call, v *invocation) {
	suffix, given := v.option("-i", "--in-place", "-I")
	if !given || !suffix.known() || suffix.text == "" || !v.marked(program.Edits) {
		return
	}
	files := v.operands
	if v.entry.Special == program.Interpreter && !v.has("-e", "-E") && len(files) > 0 {
		files = files[1:] // the first is the script; sed's own has been taken off
	}
	for _, a := range files {
		if !a.known() {
			continue
		}
		to := literalArg(backupName(a.text, suffix.text))
		if slices.Contains(backupSuffixes, suffix.text) && (k.world.Disk == nil || k.world.Missing(k.place(to).Path)) {
			continue
		}
		k.writes(c, to, overwrites)
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
