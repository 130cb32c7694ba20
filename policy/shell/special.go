package shell

import (
	"guard/policy/shell/effect"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/taint"
)

// ownReading judges programs whose words do not follow the table's notation.
func (k *invocationJudge) ownReading(c *effect.Call, v *option.Invocation, args []taint.Word) (taint.Stream, bool) {
	switch v.Entry.Special {
	case program.FindFiles:
		return k.operand.find(c, v.Entry, args[1:]), true
	case program.Test:
		return k.operand.testCommand(c, args[1:]), true
	case program.Print:
		return k.operand.echo(c, args[1:]), true
	case program.Printf:
		return k.operand.printf(c, args[1:]), true
	case program.SetOptions:
		return k.shells.setOptions(c, args[0].Text, args[1:]), true
	case program.Guard:
		return k.shells.guardItself(c, args), true
	case program.Kill:
		return k.processes.Kill(c, v, args), true
	case program.Jump:
		k.shells.jumps(args)
	case program.Query:
		return k.languages.query(c, v)
	}
	return taint.Stream{}, false
}

// special judges programs whose operands mean more than the table can say;
// for all others the table is enough.
func (k *invocationJudge) special(c *effect.Call, v *option.Invocation) taint.Stream {
	switch v.Entry.Special {
	case program.Shell:
		return k.shell(c, v)
	case program.Interpreter:
		return k.interpreter(c, v)
	case program.Eval:
		return k.Walk.ShellText(c, v.Name, taint.Join(v.Operands))
	case program.Source:
		return k.shells.sources(c, v)
	case program.Env:
		return k.shells.env(c, v)
	case program.Exec, program.CommandBuiltin:
		return k.shells.builtin(c, v)
	case program.Xargs:
		return k.shells.xargs(c, v)
	case program.Feeds:
		return k.shells.feeds(c, v)
	case program.Parallel:
		return k.shells.parallel(c, v)
	case program.Applets:
		if len(v.Operands) > 0 {
			return k.Walk.Nested(c, v.Name, v.Operands, c.In)
		}
	case program.Package:
		return k.projects.PackageRunner(c, v)
	case program.Sed:
		return k.languages.sed(c, v)
	case program.Awk:
		return k.languages.awk(c, v)
	case program.Miller:
		return k.languages.miller(c, v)
	}
	return k.fileSpecial(c, v)
}

// fileSpecial judges the programs that move files about, and the builtins.
func (k *invocationJudge) fileSpecial(c *effect.Call, v *option.Invocation) taint.Stream {
	switch v.Entry.Special {
	case program.Copy, program.Move:
		if v.Entry.Special == program.Move {
			k.MovesIn(v)
		}
		return k.transfer.Copies(c, v)
	case program.EnvSubst:
		return k.operand.substitutes(c, v)
	case program.Formats:
		return k.languages.formats(c, v)
	case program.Describe:
		k.network.Describes(c, v)
		return k.generic(c, v)
	case program.ForgeAPI:
		return k.network.ForgeAPI(c, v)
	case program.MakeTemp:
		return k.MakeTemp(c, v)
	case program.Remove:
		v.Marks |= program.Recursive
		return k.generic(c, v)
	case program.Mode:
		k.transfer.ChangesMode(c, v)
		return taint.Chatter
	case program.Tar:
		return k.archives.Tar(c, v)
	case program.Date:
		return k.transfer.Date(c, v)
	case program.RemoteCopy:
		return k.transfer.RemoteCopy(c, v)
	case program.ChangeDir:
		return k.shells.changeDir(c, v)
	case program.Alias:
		k.shells.defineAlias(c, v)
	case program.Unset:
		k.shells.unset(c, v)
	case program.ReadVar:
		k.shells.readVar(c, v)
	case program.Trap:
		k.shells.trap(c, v)
	case program.Script:
		k.shells.runOperand(c, v)
		return taint.UnknownData
	case program.Forward, program.Leaves:
		return k.shells.forwards(c, v)
	case program.Patch:
		k.patches.PatchProgram(c, v)
	case program.Archive:
		return k.archives.Unpacks(c, v)
	case program.GitPush, program.GitRestore, program.GitConfig, program.GitClean, program.GitShow, program.GitNames,
		program.GitList, program.GitTransport, program.GitStash, program.GitLocal:
		return k.git.Subcommand(c, v)
	default:
		return k.generic(c, v)
	}
	return taint.Nothing
}
