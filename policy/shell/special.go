package shell

import (
	"guard/policy/shell/effect"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/taint"
)

// ownReading judges programs whose words do not follow the table's notation.
func (j *invocationJudge) ownReading(c *effect.Call, v *option.Invocation, args []taint.Word) (taint.Stream, bool) {
	switch v.Entry.Special {
	case program.FindFiles:
		return j.operand.find(c, v.Entry, args[1:]), true
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
		return j.languages.query(c, v)
	}
	return taint.Stream{}, false
}

// special judges programs whose operands mean more than the table can say;
// for all others the table is enough.
func (j *invocationJudge) special(c *effect.Call, v *option.Invocation) taint.Stream {
	switch v.Entry.Special {
	case program.Shell:
		return j.shell(c, v)
	case program.Interpreter:
		return j.interpreter(c, v)
	case program.Eval:
		return j.Walk.ShellText(c, v.Name, taint.Join(v.Operands))
	case program.Source:
		return j.shells.sources(c, v)
	case program.Env:
		return j.shells.env(c, v)
	case program.Exec, program.CommandBuiltin:
		return j.shells.builtin(c, v)
	case program.Xargs:
		return j.shells.xargs(c, v)
	case program.Parallel:
		return j.shells.parallel(c, v)
	case program.Applets:
		if len(v.Operands) > 0 {
			return j.Walk.Nested(c, v.Name, v.Operands, c.In)
		}
	case program.Package:
		return j.projects.PackageRunner(c, v)
	case program.Sed:
		return j.languages.sed(c, v)
	case program.Awk:
		return j.languages.awk(c, v)
	case program.Miller:
		return j.languages.miller(c, v)
	}
	return j.fileSpecial(c, v)
}

// fileSpecial judges the programs that move files about, and the builtins.
func (j *invocationJudge) fileSpecial(c *effect.Call, v *option.Invocation) taint.Stream {
	switch v.Entry.Special {
	case program.Copy, program.Move:
		if v.Entry.Special == program.Move {
			j.MovesIn(v)
		}
		return j.transfer.Copies(c, v)
	case program.EnvSubst:
		return j.operand.substitutes(c, v)
	case program.Formats:
		return j.languages.formats(c, v)
	case program.Describe:
		j.network.Describes(c, v)
		return j.generic(c, v)
	case program.ForgeAPI:
		return j.network.ForgeAPI(c, v)
	case program.MakeTemp:
		return j.MakeTemp(c, v)
	case program.Remove:
		v.Marks |= program.Recursive
		return j.generic(c, v)
	case program.Mode:
		j.transfer.ChangesMode(c, v)
		return taint.Chatter
	case program.Tar:
		return j.archives.Tar(c, v)
	case program.Date:
		return j.transfer.Date(c, v)
	case program.RemoteCopy:
		return j.transfer.RemoteCopy(c, v)
	case program.ChangeDir:
		return j.shells.changeDir(c, v)
	case program.Alias:
		j.shells.defineAlias(c, v)
	case program.Unset:
		j.shells.unset(c, v)
	case program.ReadVar:
		j.shells.readVar(c, v)
	case program.Trap:
		j.shells.trap(c, v)
	case program.Script:
		j.shells.runOperand(c, v)
		return taint.UnknownData
	case program.Forward, program.Leaves:
		return j.shells.forwards(c, v)
	case program.Patch:
		j.patches.PatchProgram(c, v)
	case program.Archive:
		return j.archives.Unpacks(c, v)
	case program.GitPush, program.GitRestore, program.GitConfig, program.GitClean, program.GitShow, program.GitNames,
		program.GitList, program.GitTransport, program.GitStash, program.GitLocal:
		return j.git.Subcommand(c, v)
	default:
		return j.generic(c, v)
	}
	return taint.Nothing
}
