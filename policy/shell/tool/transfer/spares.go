package transfer

import (
	"guard/policy/risk"
	"guard/policy/shell/access"
	"guard/policy/shell/effect"
	"guard/policy/shell/option"
	"guard/policy/shell/taint"
)

// onlyAdds reports a program that leaves what is there: ffmpeg -n (ffmpeg(1), FFmpeg 7: "Do not overwrite output
// files, and exit immediately").
func onlyAdds(v *option.Invocation) bool {
	return v.Chain[0].Spells("ffmpeg") && v.Has("-n") && !v.Has("-y")
}

// listsCopies judges rsync that only shows what it would do (rsync(1), --dry-run): it reads both sides.
func (j *Judge) listsCopies(c *effect.Call, v *option.Invocation, words []taint.Word) taint.Stream {
	for _, a := range words {
		host, remote := access.RemoteHost(a.Text)
		if !remote {
			j.LooksAt(c, a)
			continue
		}
		j.Host(c, taint.Word{Text: host, Src: a.Src, From: a.From})
		c.Raise(risk.High, risk.NetworkRisk, effect.Say("{0} copies to or from {1}", v.Name, host))
	}
	return taint.Chatter
}
