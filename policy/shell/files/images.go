package files

import (
	"strings"

	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/option"
	"guard/policy/shell/taint"
)

// Images of folders, for a disc or to be mounted, hold the files as they are.

// imageMakers are programs whose last word is the image of what the others name (mksquashfs(1), squashfs-tools 4.6;
// mkfs.erofs(1) has it first).
var imageMakers = strings.Fields("mksquashfs")

// discMakers write an image of folders to the file of -o, or to their output (genisoimage(1), "-o filename").
var discMakers = strings.Fields("mkisofs genisoimage xorrisofs")

// packsDisc notes such an image; one that is printed shows the secrets in it.
func packsDisc(f *Folders, c *effect.Call, v *option.Invocation) {
	if file, named := v.Option("-o", "-output"); named && file.Text != "-" {
		f.packs(f.Place(file).Path, v.Operands)
		return
	}
	for _, a := range v.Operands {
		if a.Known() && f.holdsSecrets(f.Place(a).Path) {
			c.Data |= taint.FromSecret
			c.Raise(risk.High, risk.FSConfigSecrets, effect.Say("prints a secret"))
		}
	}
}
