package source

import (
	"path"
	"strings"

	"guard/internal/lazy"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/program"
	"guard/policy/shell/taint"
)

// Variables that a line puts into a file hold for whatever is started with them: by a unit of the home that takes the
// file (systemd.exec(5), EnvironmentFile), a hook or a pipeline that sources it, or by every recipe of a makefile that
// exports them (GNU make 4.4 manual, 5.7.2).

var (
	// putsVariable is NAME=VALUE, exportsVariable what a makefile or a justfile exports.
	putsVariable    = lazy.Pattern(`(?m)^[ \t]*(?:export[ \t]+)?([A-Za-z_]\w*)=([^\n]*)$`)
	exportsVariable = lazy.Pattern(`(?m)^[ \t]*(?:override[ \t]+)?export[ \t]+([A-Za-z_]\w*)[ \t]*` +
		`[:?+]*=[ \t]*([^\n]*)$`)
)

// awaitedVariables judges variables by which the programs that are started so run other code.
func (j LoadedCode) awaitedVariables(c *effect.Call, put putText) {
	if len(put.text) > maxStarter || files.Binary(put.text) {
		return
	}
	if makefileNamed().MatchString(put.file) || strings.EqualFold(path.Base(put.file), "justfile") {
		for _, m := range exportsVariable().FindAllStringSubmatch(put.fresh(), files.MaxLiterals) {
			if leadsElsewhere().MatchString(m[2]) && j.loadsByVariable(c, m[1], m[2]) {
				c.Raise(risk.High, risk.ExecArbitrary,
					effect.Say("changes {0}, which another tool runs later", path.Base(put.file)))
				return
			}
		}
		return
	}
	if !mayHoldLines(put.file) {
		return
	}
	for _, m := range putsVariable().FindAllStringSubmatch(put.fresh(), files.MaxLiterals) {
		if program.VariableDoes(m[1]) != program.NoEffect && j.loadsByVariable(c, m[1], m[2]) &&
			place.StartedBy(&j.World, put.file, false) != "" {
			c.Raise(risk.High, risk.ExecArbitrary,
				effect.Say("changes {0}, which another tool runs later", path.Base(put.file)))
			return
		}
	}
}

// leadsElsewhere finds a path in a value that leads into a temporary folder, a home or above the project.
var leadsElsewhere = lazy.Pattern(`(?:^|[=:,\s"'])(?:/(?:tmp|var/tmp|dev/shm|home|Users|root|private/tmp)/|~/|` +
	`\$[({]?HOME\b|\.\./)`)

// loadsByVariable reports a variable by which later programs run other code.
func (j LoadedCode) loadsByVariable(c *effect.Call, name, value string) bool {
	probe := j.Begin(taint.Nothing)
	probe.Cmd.Argv = c.Cmd.Argv
	value = strings.Trim(strings.TrimSpace(value), "\"'`")
	j.Absorbs(probe, func() { j.Expander.Environment(probe, name, taint.Literal(value)) })
	return probe.Cmd.Own.Level >= risk.Medium && probe.Cmd.Own.Categories.Has(risk.ExecArbitrary)
}
