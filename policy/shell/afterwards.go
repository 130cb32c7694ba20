package shell

import (
	"strings"

	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/access"
	"guard/policy/shell/effect"
	"guard/policy/shell/environment"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/source"
	"guard/policy/shell/taint"
)

// afterwards notes what a command leaves behind for those that come after it in
// the line.
func (j *invocationJudge) afterwards(c *effect.Call, v *option.Invocation) {
	if v.Entry.Leaves != "" && !v.Marked(program.Info) && !namesOutput(v) {
		j.Writes(c, taint.Literal(v.Entry.Leaves), access.Overwrites)
	}
	fillsKeys(j, c, v)
	j.products.OutputNames(c, v)
	j.git.Staged(c, v)
	j.git.Proposals.Judge(c, v)
	switch {
	case v.Marked(program.Info):
	case source.ReadsSource(v.Name):
		if j.Out.Suspect { // what comes of it is not known
			replacesBuilt(j, c)
			for _, p := range c.Places(environment.MaxVars) {
				j.BlindsAt(p)
			}
			break
		}
		j.Builds = true
		for _, p := range c.Cmd.Writes {
			if p.Path != "" {
				j.Outputs = append(j.Outputs, p.Path)
			}
		}
	case v.Entry.Special == program.Archive, v.Entry.Special == program.Tar:
		j.Stale = j.Stale || c.Level() > risk.Low
	}
	if c.Level() >= risk.Medium && !program.Loses(v.Entry.Operands) && !listsWrites(v.Entry) {
		j.Obscure = true
	}
}

// replacesBuilt judges code that shows danger and is compiled to where an earlier build left an object or a
// library: the next build, or the person's own program, takes it for what it was made of then.
func replacesBuilt(j *invocationJudge, c *effect.Call) {
	for _, p := range c.Cmd.Writes {
		if p.Is(place.Inside) && !j.World.Missing(p.Path) && !j.OwnFile(p.Path) && j.World.Disk != nil {
			c.Raise(risk.High, risk.ExecArbitrary,
				effect.Say("changes {0}, which another tool runs later", p.Raw))
			return
		}
	}
}

// namesOutput reports a file that the program was told to write.
func namesOutput(v *option.Invocation) bool {
	for _, u := range v.Used {
		if strings.Contains(u.Opt.Effects, "write") || strings.Contains(u.Opt.Effects, "make") {
			return true
		}
	}
	return strings.HasSuffix(v.Entry.Operands, " make") && len(v.Operands) > 1
}

// listsWrites reports programs of which every file that they make or change is
// in their words, or begins as those say.
func listsWrites(e *program.Entry) bool {
	switch e.Special {
	case program.Copy, program.Move, program.Remove, program.Mode, program.Sed, program.GitLocal, program.GitList,
		program.GitRestore, program.Print, program.Printf, program.ChangeDir:
		return true
	}
	return program.MakesOnly(e.Operands) || e.Parts != ""
}
