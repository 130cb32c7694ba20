package files

import (
	"path"
	"regexp"
	"strings"

	"guard/internal/lazy"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/option"
)

// Secrets that get other names on their way into an archive or out of it: nobody knows them there.

// transforms are the options that rename members (GNU tar 1.35, transform; bsdtar(1), -s).
var transforms = []string{"--transform", "--xform", "-s"}

// renamesPacked judges an archive of folders with secrets whose members are renamed.
func (f *Folders) renamesPacked(c *effect.Call, v *option.Invocation) {
	for _, a := range v.Operands {
		at := f.Place(a)
		names := f.SecretsIn(at.Path)
		if at.Is(place.Secret) {
			names = append(names, at.Path)
		}
		f.renames(c, v, path.Base(at.Path), names)
	}
}

// renamesUnpacked judges an archive with secrets whose members are renamed when they come out.
func (f *Folders) renamesUnpacked(c *effect.Call, v *option.Invocation, archive string) {
	if !v.Gave(transforms...) || !f.holdsTaken(archive) {
		return
	}
	names := []string{}
	for _, t := range f.taken {
		if t.archive && t.names(archive) {
			names = append(names, f.SecretsIn(t.from)...)
		}
	}
	data, err := f.World.Disk.ReadFile(archive, maxArchive)
	f.InTime(err)
	for _, m := range members(data).list {
		if f.World.At("/", strings.TrimPrefix(path.Clean("/"+m.name), "/")).Is(place.Secret) {
			names = append(names, m.name)
		}
	}
	f.renames(c, v, path.Base(archive), names)
}

// renames raises where one of the names is that of a secret no longer.
func (f *Folders) renames(c *effect.Call, v *option.Invocation, holder string, names []string) {
	for _, u := range append(v.Used[:len(v.Used):len(v.Used)], v.Unlisted...) {
		if u.Name != transforms[0] && u.Name != transforms[1] && u.Name != transforms[2] {
			continue
		}
		for _, name := range names {
			to, known := renamed(u.Value.Text, "./"+path.Base(name))
			if u.Value.Known() && known && f.World.At("/w", path.Base(to)).Is(place.Secret) {
				continue
			}
			c.Raise(risk.High, risk.FSConfigSecrets,
				effect.Say("{0} holds secrets of the folder that was packed into it", holder))
			return
		}
	}
}

// renamed is what an expression s/REGEXP/REPLACEMENT/FLAGS makes of a name; false: it cannot be told.
func renamed(expression, name string) (string, bool) {
	if len(expression) < 4 || strings.Contains(expression, ";") {
		return "", false
	}
	if expression[0] == 's' { // bsdtar's has no s before it
		expression = expression[1:]
	}
	parts := strings.Split(expression[1:], expression[:1])
	if len(parts) != 3 || strings.Trim(parts[2], "gprsSRHh") != "" || strings.Contains(parts[1], "\\") {
		return "", false
	}
	re, err := regexp.Compile(basicPattern().ReplaceAllString(parts[0], "[$0]"))
	if err != nil || strings.Contains(parts[0], "\\(") {
		return "", false
	}
	to := strings.ReplaceAll(parts[1], "$", "$$")
	return re.ReplaceAllString(name, strings.ReplaceAll(to, "&", "${0}")), true
}

// basicPattern finds what stands for itself in a basic regular expression (POSIX.1-2024, 9.3).
var basicPattern = lazy.Pattern(`[+?(){}|]`)
