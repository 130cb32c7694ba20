package shell

import (
	"path"
	"strconv"
	"strings"

	"guard/policy/risk"
	"guard/policy/shell/program"
)

// outputNames judges files whose names a program makes up from its words.
func (k *outputJudge) outputNames(c *call, v *invocation) {
	if !v.marked(program.Info) {
		k.backups(c, v)
		k.outputsNamed(c, v)
		k.takesIn(c, v)
		k.images.dockerfile(c, v)
		k.leavesName(c, v)
		k.network.servedSecrets(c, v)
		k.convertsTo(c, v)
		k.besideInput(c, v)
		k.showsCredentials(c, v)
	}
	switch {
	case v.marked(program.Info):
	case v.entry.Parts != "":
		k.partsWritten(c, v)
	case v.entry.Packs != "" && v.has("-f", "--force") && !v.marked(program.Lists):
		k.packedNames(c, v)
	}
}

// partsWritten judges the numbered parts of split(1) and csplit(1).
func (k *outputJudge) partsWritten(c *call, v *invocation) {
	prefix := literalArg(v.entry.Parts)
	if a, ok := v.option("-f", "--prefix"); ok {
		prefix = a
	} else if strings.HasSuffix(v.entry.Operands, " make") && len(v.operands) > 1 {
		prefix = v.operands[1]
	}
	digits := 2
	if a, ok := v.option("-a", "--suffix-length", "-n", "--digits"); ok {
		digits, _ = strconv.Atoi(a.text) // split's -n is how many parts: there are no more of them than names
	}
	pattern := "*"
	if digits > 0 && digits < 16 {
		pattern = strings.Repeat("?", digits) + "*" // more digits where they run out
	}
	if end, ok := v.option("--additional-suffix"); ok {
		pattern += end.text
	}
	all := prefix
	all.text += pattern
	all.src += pattern
	all.glob = all.text
	if strings.Contains(prefix.text, hole) || k.world.Disk == nil || len(k.world.Expand(k.state.cwd, all.glob).Names) == 0 {
		first := prefix
		first.text += "aa"
		first.src += "aa"
		all = first
	}
	k.writes(c, all, overwrites)
}

// packedNames judges what a compressor that was told to overwrite writes: the name
// of each file without its ending, or with one more.
func (k *outputJudge) packedNames(c *call, v *invocation) {
	end := ""
	for one := range strings.FieldsSeq(v.entry.Packs) {
		if name, with, _ := strings.Cut(one, "="); name == v.name {
			end = with
		}
	}
	if own, given := v.option("-S", "--suffix"); given {
		end = own.text
	}
	for _, a := range v.operands {
		if !a.known() {
			c.raise(risk.High, risk.FSDeleteOverwrite, say("{0} may write over files whose names guard does not know", v.name))
			continue
		}
		out := a.text + end
		if v.entry.Packs == "-" || v.has("-d", "--decompress", "--uncompress") {
			packed := path.Ext(a.text)
			out = strings.TrimSuffix(a.text, packed)
			if strings.HasPrefix(packed, ".t") { // .tgz, .txz
				out += ".tar"
			}
		}
		k.writes(c, literalArg(out), overwrites)
	}
}
