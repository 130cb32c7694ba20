package files

import (
	"path"
	"slices"
	"strings"

	"guard/policy/place"
	"guard/policy/shell/environment"
	"guard/policy/shell/option"
	"guard/policy/shell/taint"
)

// TempName puts mktemp's template together. ok is false where a part of it is
// not known, or nothing of it is left to chance.
func (o *ownFiles) TempName(v *option.Invocation) (name string, ok bool) {
	template := taint.Literal("tmp.XXXXXXXXXX")
	folder, usual := "", o.tempFolder()
	if len(v.Operands) > 0 {
		template = v.Operands[0]
	} else {
		folder = usual
	}
	for _, u := range v.Used {
		switch u.Name {
		case "-t":
			folder = usual
		case "-p", "--tmpdir":
			if folder = usual; u.Value.Text != "" {
				folder = u.Value.Text
			}
			ok = u.Value.Known()
		case "--suffix":
			template.Text += u.Value.Text
			ok = u.Value.Known()
		default:
			continue
		}
		if u.Given && !ok {
			return "", false
		}
	}
	if !strings.Contains(template.Text, "XXX") && v.Has("-t") {
		template.Text += ".XXXXXXXX" // macOS takes it for the beginning of a name
	}
	if !template.Known() || strings.Contains(folder, taint.Hole) || len(v.Operands) > 1 ||
		!strings.Contains(path.Base(template.Text), "XXX") {
		return "", false
	}
	if folder == "" {
		return template.Text, true
	}
	return path.Join(folder, template.Text), true
}

// tempFolder is where the line has temporary files made; a hole where it is not known.
func (o *ownFiles) tempFolder() string {
	if values, _ := o.Lookup("TMPDIR"); len(values) == 1 && values[0].Text != "" {
		return values[0].Text
	}
	return taint.Hole
}

// Fresh is a path at which nothing was before the line.
type Fresh struct {
	Path   string
	Begins bool // nor is there anything whose name only begins so: the rest is chance
}

// MadeByLine reports a path at which nothing was before the line.
func (o *ownFiles) MadeByLine(p string) bool {
	for _, f := range o.Fresh {
		if place.Below(p, f.Path) || f.Begins && strings.HasPrefix(p, f.Path) {
			return true
		}
	}
	return false
}

// MakesFolder notes a folder that mkdir makes where nothing was.
func (o *ownFiles) MakesFolder(v *option.Invocation, a taint.Word) {
	p := o.Place(a)
	if !strings.HasPrefix(v.Entry.Name, "mkdir") || !a.Known() || p.Path == "" || !p.Any(place.Temp|place.Inside) ||
		len(o.Fresh) >= environment.MaxVars {
		return
	}
	if !o.nothingAt(p.Path) {
		return
	}
	made := p.Path
	for v.Has("-p", "--parents") && strings.Count(made, "/") > 2 && o.nothingAt(path.Dir(made)) {
		made = path.Dir(made)
	}
	o.Fresh = append(o.Fresh, Fresh{Path: made})
	o.folders = append(o.folders, p.Path)
}

// FolderByLine reports a folder that the line makes, and may have taken away again.
func (o *ownFiles) FolderByLine(p place.Place) bool {
	return p.Path != "" && slices.Contains(o.folders, p.Path)
}

// nothingAt reports that the disk shows nothing at a path; without a disk, that
// the record of the session does.
func (o *ownFiles) nothingAt(p string) bool {
	if o.World.Disk == nil {
		return o.World.Past != nil && o.World.Past.Absent(p)
	}
	_, err := o.World.Disk.Lstat(p)
	return err != nil && err != place.ErrBudget
}

// MovesIn forgets what the line made once something older is moved: it may lie
// there then.
func (o *ownFiles) MovesIn(v *option.Invocation) {
	for _, a := range v.Operands {
		if !o.MadeByLine(o.Place(a).Path) {
			o.Fresh = nil
			return
		}
	}
}

// OwnTemp reports a temporary file or folder that the line made, named without
// a wildcard: if making it failed, a wildcard would match elsewhere.
func (o *ownFiles) OwnTemp(a taint.Word, p place.Place) bool {
	return p.Is(place.Temp) && a.Known() && o.MadeByLine(p.Path)
}

// OnlyOwnTemp reports a deletion of nothing but what the line made.
func (o *ownFiles) OnlyOwnTemp(v *option.Invocation) bool {
	if !strings.HasPrefix(v.Entry.Operands, "delete") || len(v.Operands) == 0 || len(o.Fresh) == 0 {
		return false
	}
	for _, a := range v.Operands {
		if !o.OwnTemp(a, o.Place(a)) {
			return false
		}
	}
	return true
}
