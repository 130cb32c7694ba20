package shell

import (
	"path"
	"strings"

	"guard/policy/place"
)

// makeTemp judges mktemp, which makes a file or folder under a name that nothing
// had (mktemp(1), GNU coreutils 9.5 and macOS). A name of the template's form
// stands for it in the rest of the line.
func (k *fileJudge) makeTemp(c *call, v *invocation) stream {
	name, ok := k.tempName(v)
	if !ok {
		return unknownData
	}
	a := literalArg(name)
	p := k.place(a)
	if !p.Is(place.Temp) {
		k.writes(c, a, makes)
	}
	if p.Path != "" && p.Any(place.Temp|place.Inside) && len(k.fresh) < maxVars {
		k.fresh = append(k.fresh, fresh{path: p.Path, begins: true})
	}
	return stream{text: name + "\n", known: true}
}

// tempName puts mktemp's template together. ok is false where a part of it is
// not known, or nothing of it is left to chance.
func (k *ownFiles) tempName(v *invocation) (name string, ok bool) {
	template := literalArg("tmp.XXXXXXXXXX")
	folder := ""
	if len(v.operands) > 0 {
		template = v.operands[0]
	} else {
		folder = "/tmp"
	}
	for _, u := range v.used {
		switch u.name {
		case "-t":
			folder = "/tmp"
		case "-p", "--tmpdir":
			if folder = "/tmp"; u.value.text != "" {
				folder = u.value.text
			}
			ok = u.value.known()
		case "--suffix":
			template.text += u.value.text
			ok = u.value.known()
		default:
			continue
		}
		if u.given && !ok {
			return "", false
		}
	}
	if !strings.Contains(template.text, "XXX") && v.has("-t") {
		template.text += ".XXXXXXXX" // macOS takes it for the beginning of a name
	}
	if !template.known() || len(v.operands) > 1 || !strings.Contains(path.Base(template.text), "XXX") {
		return "", false
	}
	if folder == "" {
		return template.text, true
	}
	return path.Join(folder, template.text), true
}

// fresh is a path at which nothing was before the line.
type fresh struct {
	path   string
	begins bool // nor is there anything whose name only begins so: the rest is chance
}

// madeByLine reports a path at which nothing was before the line.
func (k *ownFiles) madeByLine(p string) bool {
	for _, f := range k.fresh {
		if place.Below(p, f.path) || f.begins && strings.HasPrefix(p, f.path) {
			return true
		}
	}
	return false
}

// makesFolder notes a folder that mkdir makes where nothing was.
func (k *ownFiles) makesFolder(v *invocation, a arg) {
	p := k.place(a)
	if !strings.HasPrefix(v.entry.Name, "mkdir") || !a.known() || p.Path == "" || !p.Any(place.Temp|place.Inside) || len(k.fresh) >= maxVars {
		return
	}
	if !k.nothingAt(p.Path) {
		return
	}
	made := p.Path
	for v.has("-p", "--parents") && strings.Count(made, "/") > 2 && k.nothingAt(path.Dir(made)) {
		made = path.Dir(made)
	}
	k.fresh = append(k.fresh, fresh{path: made})
}

// nothingAt reports that the disk shows nothing at a path; without a disk, that
// the record of the session does.
func (k *ownFiles) nothingAt(p string) bool {
	if k.world.Disk == nil {
		return k.world.Past != nil && k.world.Past.Absent(p)
	}
	_, err := k.world.Disk.Lstat(p)
	return err != nil && err != place.ErrBudget
}

// movesIn forgets what the line made once something older is moved: it may lie
// there then.
func (k *ownFiles) movesIn(v *invocation) {
	for _, a := range v.operands {
		if !k.madeByLine(k.place(a).Path) {
			k.fresh = nil
			return
		}
	}
}

// ownTemp reports a temporary file or folder that the line made, named without
// a wildcard: if making it failed, a wildcard would match elsewhere.
func (k *ownFiles) ownTemp(a arg, p place.Place) bool {
	return p.Is(place.Temp) && a.known() && k.madeByLine(p.Path)
}

// onlyOwnTemp reports a deletion of nothing but what the line made.
func (k *ownFiles) onlyOwnTemp(v *invocation) bool {
	if !strings.HasPrefix(v.entry.Operands, "delete") || len(v.operands) == 0 || len(k.fresh) == 0 {
		return false
	}
	for _, a := range v.operands {
		if !k.ownTemp(a, k.place(a)) {
			return false
		}
	}
	return true
}
