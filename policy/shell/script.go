package shell

import (
	"path"
	"strings"

	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/program"
)

// script judges running a file that is not one of the system's programs.
func (k *walker) script(c *call, file arg, args []arg) stream {
	k.runsScript(c, nil, file)
	k.runsFile(c, file)
	k.namedLike(c, file, args)
	for _, a := range args {
		k.glance(c, a)
	}
	if c.in.from&fromNet != 0 {
		c.raise(risk.High, risk.NetworkRisk|risk.ExecArbitrary, say("hands what a host sent to {0}", file.show()))
	}
	return unknownData
}

// namedLike judges a script by the program that it is called after, where that
// is worse than running a file: ./gradlew publish, php artisan migrate:fresh.
func (k *walker) namedLike(c *call, file arg, args []arg) {
	e := program.Find(path.Base(file.text))
	if e == nil || !file.known() || !k.enter() {
		return
	}
	k.apart(func() stream {
		inner := k.begin(c.in)
		inner.cmd.Argv = c.cmd.Argv
		out := k.interpret(inner, e, append([]arg{literalArg(path.Base(file.text))}, args...))
		if inner.level() >= risk.High {
			c.cmd.Own.Add(inner.cmd.Own)
			c.cmd.Own.Add(inner.extra)
		}
		return out
	})
	k.leave()
}

// runsFile judges a file whose code is run.
func (k *walker) runsFile(c *call, file arg) {
	switch {
	case file.proc != nil:
		k.runsStream(c, *file.proc)
		return
	case isStdin(file):
		k.runsStream(c, c.in)
		return
	}
	p := k.place(file)
	c.cmd.Reads = append(c.cmd.Reads, p)
	switch {
	case !file.known():
		c.unknown(say("runs a file that is not known before it runs: {0}", file.show()))
	case p.Is(place.Inside):
		c.raise(risk.Medium, risk.ExecArbitrary, say("runs the code in {0}", file.show()))
	default:
		c.raise(risk.High, risk.ExecArbitrary|risk.FSOutsideWorkspace, say("runs the code in {0}, outside the workspace", file.show()))
	}
	k.shows(c, p, file.show())
	k.runsWritten(c, p)
	if file.from&fromNet != 0 || k.wasFetched(file) || strings.Contains(file.text, "://") && !strings.HasPrefix(file.text, "file:") {
		c.raise(risk.Critical, risk.NetworkRisk|risk.ExecArbitrary, say("runs what a host sent"))
	}
}
