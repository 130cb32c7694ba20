package shell

import (
	"guard/policy/shell/effect"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/taint"
)

// ownReading judges programs whose words do not follow the table's notation; false:
// the table's options and operands are still to be judged.
func (j *invocationJudge) ownReading(c *effect.Call, v *option.Invocation, args []taint.Word) (taint.Stream, bool) {
	switch v.Entry.Special {
	case program.FindFiles:
		return finder{j.operand}.find(c, v.Entry, args[1:]), true
	case program.Test:
		return j.operand.testCommand(c, args[1:]), true
	case program.Print:
		return j.operand.echo(c, args[1:]), true
	case program.Printf:
		return j.operand.printf(c, args[1:]), true
	case program.SetOptions:
		return j.shells.setOptions(c, args[0].Text, args[1:]), true
	case program.Guard:
		return j.shells.guardItself(c, args), true
	case program.Kill:
		return j.processes.Kill(c, v, args), true
	case program.Jump:
		j.shells.jumps(args)
	case program.Query:
		j.languages.dotCommands(c, v)
		return j.languages.query(c, v)
	case program.Sequence:
		return j.sequence(c, v, args), true
	}
	return taint.Stream{}, false
}

// special judges the operands by the routine that the table names. Where it names
// none, the roles in the table are enough.
func (j *invocationJudge) special(c *effect.Call, v *option.Invocation) taint.Stream {
	if out, done := j.specialStarter(c, v); done {
		return out
	}
	if out, done := j.specialLanguage(c, v); done {
		return out
	}
	if out, done := j.specialFiles(c, v); done {
		return out
	}
	if out, done := j.specialBuiltin(c, v); done {
		return out
	}
	if out, done := j.specialService(c, v); done {
		return out
	}
	return j.generic(c, v)
}

// specialStarter judges programs that start other commands.
func (j *invocationJudge) specialStarter(c *effect.Call, v *option.Invocation) (taint.Stream, bool) {
	switch v.Entry.Special {
	case program.Shell:
		return j.shell(c, v), true
	case program.Interpreter:
		return j.interpreter(c, v), true
	case program.Eval:
		if j.shells.evaluatesSetup(c, v) {
			return taint.Nothing, true
		}
		return j.Walk.ShellText(c, v.Name, taint.Join(v.Operands)), true
	case program.Source:
		return j.shells.sources(c, v), true
	case program.Env:
		return j.shells.env(c, v), true
	case program.Exec, program.CommandBuiltin:
		return j.shells.builtin(c, v), true
	case program.Xargs:
		return j.shells.xargs(c, v), true
	case program.Parallel:
		return j.shells.parallel(c, v), true
	case program.Feeds:
		return j.shells.feeds(c, v), true
	case program.Applets:
		if len(v.Operands) > 0 {
			return j.Walk.Nested(c, v.Name, v.Operands, c.In), true
		}
	case program.Hands:
		return j.shells.hands(c, v), true
	case program.Python:
		return j.shells.python(c, v), true
	case program.Package:
		return j.projects.PackageRunner(c, v), true
	case program.GoTool:
		return j.projects.GoTool(c, v), true
	case program.Script:
		j.shells.runOperand(c, v)
		return taint.UnknownData, true
	case program.Debugs:
		return debugger{j}.starts(c, v), true
	case program.Forward, program.Leaves:
		return j.shells.forwards(c, v), true
	}
	return taint.Stream{}, false
}

// specialLanguage judges programs with a language of their own.
func (j *invocationJudge) specialLanguage(c *effect.Call, v *option.Invocation) (taint.Stream, bool) {
	switch v.Entry.Special {
	case program.Sed:
		return j.languages.sed(c, v), true
	case program.Awk:
		return j.languages.awk(c, v), true
	case program.Miller:
		return j.languages.miller(c, v), true
	case program.Formats:
		return j.languages.formats(c, v), true
	case program.Console:
		return j.console(c, v), true
	case program.EnvSubst:
		return j.operand.substitutes(c, v), true
	}
	return taint.Stream{}, false
}

// specialFiles judges programs that copy, move, pack and change files.
func (j *invocationJudge) specialFiles(c *effect.Call, v *option.Invocation) (taint.Stream, bool) {
	switch v.Entry.Special {
	case program.Copy:
		return j.transfer.Copies(c, v), true
	case program.Move:
		j.MovesIn(v)
		return j.transfer.Copies(c, v), true
	case program.Remove:
		v.Marks |= program.Recursive // and then as the table says
		expandsItself(v)
	case program.Mode:
		j.transfer.ChangesMode(c, v)
		return taint.Chatter, true
	case program.MakeTemp:
		return j.MakeTemp(c, v), true
	case program.Tar:
		return j.archives.Tar(c, v), true
	case program.Archive:
		return j.archives.Unpacks(c, v), true
	case program.Patch:
		j.patches.PatchProgram(c, v)
		return taint.Nothing, true
	case program.Date:
		now := j.transfer.Date(c, v)
		now.Shape, _ = j.results.shaped(c, v, taint.Word{})
		return now, true
	}
	return taint.Stream{}, false
}

// specialBuiltin judges what sets something in the shell itself.
func (j *invocationJudge) specialBuiltin(c *effect.Call, v *option.Invocation) (taint.Stream, bool) {
	switch v.Entry.Special {
	case program.ChangeDir:
		return j.shells.changeDir(c, v), true
	case program.Alias:
		j.shells.defineAlias(c, v)
	case program.Unset:
		j.shells.unset(c, v)
	case program.ReadVar:
		j.shells.readVar(c, v)
	case program.Trap:
		j.shells.trap(c, v)
	default:
		return taint.Stream{}, false
	}
	return taint.Nothing, true
}

// specialService judges git's subcommands, and what speaks to hosts and containers.
func (j *invocationJudge) specialService(c *effect.Call, v *option.Invocation) (taint.Stream, bool) {
	switch v.Entry.Special {
	case program.GitPush, program.GitRestore, program.GitConfig, program.GitClean, program.GitShow, program.GitNames,
		program.GitList, program.GitTransport, program.GitStash, program.GitDrop, program.GitLocal,
		program.GitBisectRun:
		return j.git.Subcommand(c, v), true
	case program.RemoteCopy:
		return j.transfer.RemoteCopy(c, v), true
	case program.ForgeAPI:
		return j.network.ForgeAPI(c, v), true
	case program.Describe:
		j.network.Describes(c, v) // and then as the table says
	case program.CopiesIn:
		return taint.Nothing, j.operand.images.CopiesIn(c, v)
	case program.Container:
		j.operand.images.OnOtherMachine(c, v) // and then as the table says
	case program.StopsProject:
		j.operand.images.OnOtherMachine(c, v)
		j.operand.images.StopsProject(c, v) // and then as the table says
	case program.StartsProject:
		j.operand.images.StartsProject(c, v) // and then as the table says
	case program.NamesImage:
		j.operand.images.Names(c, v) // and then as the table says
	}
	return taint.Stream{}, false
}
