package impact

import (
	"guard/policy/place"
	"guard/policy/risk"
)

// touched is what a place's kind means. Every row that holds counts. Sources:
// docs/design.md, "Levels and categories" and docs/design.md, "Modes"; SECURITY.md,
// "Against guard itself", for what is protected.
var touched = []row{
	{on: Read, is: place.Secret, level: risk.High, categories: risk.FSConfigSecrets,
		why: "reads {0}, which holds secrets"},
	{on: Read, is: place.Guard, but: place.Inside, level: risk.Medium, categories: risk.FSConfigSecrets,
		why: "reads guard's own {0}"},
	{on: Read, is: place.Kept, level: risk.High, categories: risk.FSConfigSecrets, flag: protected,
		why: "reads guard's own {0}"},
	{on: Read, is: place.Device, level: risk.High, categories: risk.SystemImpact, why: "reads the device {0}"},

	{on: Change, is: place.Guard, level: risk.High, categories: risk.FSConfigSecrets, flag: protected,
		why: "changes guard's own {0}"},
	{on: Change, is: place.AgentSettings, level: risk.High, categories: risk.FSConfigSecrets, flag: protected,
		why: "changes an agent's settings, {0}"},
	{on: Change, is: place.Secret, level: risk.High, categories: risk.FSConfigSecrets,
		why: "changes {0}, which holds secrets"},
	{on: Change, is: place.Instructions, level: risk.Medium, categories: risk.FSAgentInstructions,
		why: "changes {0}, which tells later sessions what to do"},
	{on: Change, is: place.Startup, level: risk.High, categories: risk.FSConfigSecrets | risk.ExecArbitrary,
		why: "changes {0}, which is read when a shell or program starts"},
	{on: Change, is: place.Executed, level: risk.High, categories: risk.ExecArbitrary,
		why: "changes {0}, which another tool runs later"},
	{on: Change, is: place.VCS, level: risk.High, categories: risk.ExecArbitrary,
		why: "changes version control's own data, {0}"},
	{on: Change, is: place.System, level: risk.High, categories: risk.SystemImpact, why: "changes the system's {0}"},
	{on: Change, is: place.Device, but: place.BlockDevice, level: risk.Critical,
		categories: risk.SystemImpact | risk.FSDeleteOverwrite, why: "writes to the device {0}"},
	{on: Change, is: place.BlockDevice, level: risk.Critical, categories: risk.SystemImpact | risk.FSDeleteOverwrite,
		flag: absurd, why: "writes onto the disk {0} itself, destroying what is on it"},

	{on: Replace, is: place.TopLevel, level: risk.Critical, categories: risk.FSDeleteOverwrite,
		why: "moves or replaces the folder {0} with everything in it"},
	{on: Replace, is: place.Root, level: risk.Critical, categories: risk.FSDeleteOverwrite,
		why: "moves or replaces the folder {0} with everything in it"},
	{on: Replace, is: place.WorkspaceRoot, level: risk.Critical, categories: risk.FSDeleteOverwrite,
		why: "moves or replaces the whole workspace, {0}"},

	{on: Replace, is: place.HoldsGuard, but: aboveAll, level: risk.High, categories: risk.FSConfigSecrets,
		flag: protected, why: "changes guard's own {0}"},

	{on: Delete, is: place.Guard, level: risk.High, categories: risk.FSConfigSecrets, flag: protected,
		why: "deletes guard's own {0}"},
	{on: DeleteTree, is: place.HoldsGuard, but: aboveAll, level: risk.High, categories: risk.FSConfigSecrets,
		flag: protected, why: "deletes guard's own {0}"},
	{on: OpenTree, is: place.HoldsGuard, but: aboveAll, level: risk.High, categories: risk.FSConfigSecrets,
		flag: protected, why: "changes guard's own {0}"},
	{on: Delete, is: place.AgentSettings, level: risk.High, categories: risk.FSConfigSecrets, flag: protected,
		why: "deletes an agent's settings, {0}"},
	{on: Delete, is: place.Secret, level: risk.High, categories: risk.FSConfigSecrets,
		why: "deletes {0}, which holds secrets"},
	{on: Delete, is: place.VCS, level: risk.Critical, why: "deletes version control's own data, {0}"},
	{on: Delete, is: place.System, level: risk.Critical, categories: risk.SystemImpact,
		why: "deletes the system's {0}"},
	{on: Delete, is: place.Device, level: risk.Critical, categories: risk.SystemImpact, why: "deletes the device {0}"},

	{on: DeleteTree, is: place.WorkspaceRoot, level: risk.Critical, why: "deletes the whole workspace, {0}"},
	{on: DeleteTree, is: place.TopLevel | place.Temp, level: risk.Critical,
		why: "deletes what every program keeps in {0}"},
	{on: DeleteTree, tops: true, level: risk.Critical, categories: risk.FSOutsideWorkspace, flag: absurd,
		why: "deletes a whole system or home: {0}"},
	{on: OpenTree, tops: true, level: risk.Critical, categories: risk.SystemImpact | risk.FSOutsideWorkspace,
		flag: absurd, why: "changes the rights of a whole system or home: {0}"},
}

// aboveAll are / and homes, of which other rows say worse.
const aboveAll = place.Root | place.HomeFolder

// everybodys is where reading tells nothing of the person: places that are
// nobody's, docs/design.md, "What is at stake".
const everybodys = place.Shared | place.Temp

// outside is what it means that a place lies beyond the workspace; whole trees
// but temporary ones are the worst.
var outside = []row{
	{on: Read, but: everybodys, level: risk.Medium, categories: risk.FSOutsideWorkspace,
		why: "reads outside the workspace: {0}"},
	{on: Change, level: risk.High, categories: risk.FSOutsideWorkspace, why: "writes outside the workspace: {0}"},
	{on: Delete, level: risk.High, categories: risk.FSOutsideWorkspace, why: "deletes outside the workspace: {0}"},
	{on: DeleteTree, but: place.Temp, level: risk.Critical, categories: risk.FSOutsideWorkspace}, // Delete says it
}
