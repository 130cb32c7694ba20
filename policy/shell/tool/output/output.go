package output

import (
	"path"
	"strconv"
	"strings"

	"guard/internal/lazy"
	"guard/policy/risk"
	"guard/policy/shell/access"
	"guard/policy/shell/effect"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/taint"
	"guard/policy/shell/tool/container"
	"guard/policy/shell/tool/network"
)

// Judge judges the files that a program writes under names of its own.
type Judge struct {
	*access.Judge
	Images  *container.Judge
	Network *network.Judge
}

// OutputNames judges files whose names a program makes up from its words.
func (j *Judge) OutputNames(c *effect.Call, v *option.Invocation) {
	if !v.Marked(program.Info) {
		j.backups(c, v)
		j.outputsNamed(c, v)
		j.lastNames(c, v)
		j.takesIn(c, v)
		j.Images.Dockerfile(c, v)
		j.leavesName(c, v)
		j.Network.ServedSecrets(c, v)
		j.convertsTo(c, v)
		j.logsBeside(c, v)
		j.besideInput(c, v)
		j.fixedNames(c, v)
		j.updatesExpected(c, v)
		j.emitsTypeScript(c, v)
		cleansDocuments(j, c, v)
		j.cleansNames(c, v)
		j.followsModules(c, v)
		j.packs(c, v)
		j.emitsOver(c, v)
		j.opensVaults(c, v)
	}
	j.ShowsCredentials(c, v)
	switch {
	case v.Marked(program.Info):
	case v.Entry.Parts != "":
		j.partsWritten(c, v)
	case v.Entry.Packs != "" && !v.Marked(program.Lists):
		j.packedNames(c, v)
	}
}

// partsWritten judges the numbered parts of split(1) and csplit(1).
func (j *Judge) partsWritten(c *effect.Call, v *option.Invocation) {
	prefix := taint.Literal(v.Entry.Parts)
	if a, ok := v.Option("-f", "--prefix"); ok {
		prefix = a
	} else if strings.HasSuffix(v.Entry.Operands, " make") && len(v.Operands) > 1 {
		prefix = v.Operands[1]
	}
	digits := 2
	length := []string{"-n", "--digits"} // split's own -n is how many parts there are
	if strings.HasPrefix(v.Entry.Name, "split") {
		length = []string{"-a", "--suffix-length"}
	}
	if a, ok := v.Option(length...); ok {
		digits, _ = strconv.Atoi(a.Text)
	}
	pattern := "*"
	if digits > 0 && digits < 16 {
		pattern = strings.Repeat("?", digits) + "*" // more digits where they run out
	}
	if end, ok := v.Option("--additional-suffix"); ok {
		pattern += end.Text
	}
	if format, ok := v.Option("-b", "--suffix-format"); ok {
		pattern = partNumber().ReplaceAllString(format.Text, "*")
		first := prefix
		first.Text += partNumber().ReplaceAllString(format.Text, "")
		j.Writes(c, first, access.Overwrites)
	}
	all := prefix
	all.Text += pattern
	all.Src += pattern
	all.Glob = all.Text
	if strings.Contains(prefix.Text, taint.Hole) || j.World.Disk == nil ||
		len(j.World.Expand(j.State.Cwd, all.Glob).Names) == 0 {
		first := prefix
		first.Text += "aa"
		first.Src += "aa"
		all = first
	}
	j.Writes(c, all, access.Overwrites)
}

// partNumber stands for the number of a part in a format of csplit's (csplit(1), -b).
var partNumber = lazy.Pattern(`%[-+ #0'\d.]*[diuoxX]`)

// packedNames judges what a compressor writes: the name of each file without its ending, or with one more. It writes
// over one that is there where it was told to.
func (j *Judge) packedNames(c *effect.Call, v *option.Invocation) {
	end := ""
	for one := range strings.FieldsSeq(v.Entry.Packs) {
		if name, with, _ := strings.Cut(one, "="); name == v.Name || name == "*" {
			end = with
		}
	}
	if own, given := v.Option("-S", "--suffix"); given {
		end = own.Text
	}
	unpacks := v.Entry.Packs == "-" || v.Has("-d", "--decompress", "--uncompress")
	overwrites := v.Has("-f", "--force") || strings.HasPrefix(v.Entry.Packs, "*")
	for _, a := range v.Operands {
		if !a.Known() || unpacks && v.Has("-N", "--name") { // gzip(1), -N: the name that stands in the file
			if !overwrites {
				continue
			}
			c.Raise(risk.High, risk.FSDeleteOverwrite,
				effect.Say("{0} may write over files whose names guard does not know", v.Name))
			continue
		}
		out := a.Text + end
		if unpacks {
			packed := path.Ext(a.Text)
			out = strings.TrimSuffix(a.Text, packed)
			if strings.HasPrefix(packed, ".t") { // .tgz, .txz
				out += ".tar"
			}
		}
		if overwrites {
			j.Writes(c, taint.Literal(out), access.Overwrites)
		}
		if unpacks {
			j.Blinds(taint.Literal(out)) // what runs next may be it
		}
	}
}
