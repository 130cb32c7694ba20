package shell

import (
	"guard/policy/shell/effect"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/taint"
)

// ownReading judges programs whose words do not follow the table's notation; false:
// the table's options and operands are still to be judged.
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

// special judges the operands by the routine that the table names. Where it names
// none, the roles in the table are enough.
func (k *invocationJudge) special(c *effect.Call, v *option.Invocation) taint.Stream {
	if out, done := k.specialStarter(c, v); done {
		return out
	}
	if out, done := k.specialLanguage(c, v); done {
		return out
	}
	if out, done := k.specialFiles(c, v); done {
		return out
	}
	if out, done := k.specialBuiltin(c, v); done {
		return out
	}
	if out, done := k.specialService(c, v); done {
		return out
	}
	return k.generic(c, v)
}

// specialStarter judges programs that start other commands.
func (k *invocationJudge) specialStarter(c *effect.Call, v *option.Invocation) (taint.Stream, bool) {
	switch v.Entry.Special {
	case program.Shell:
		return k.shell(c, v), true
	case program.Interpreter:
		return k.interpreter(c, v), true
	case program.Eval:
		return k.Walk.ShellText(c, v.Name, taint.Join(v.Operands)), true
	case program.Source:
		return k.shells.sources(c, v), true
	case program.Env:
		return k.shells.env(c, v), true
	case program.Exec, program.CommandBuiltin:
		return k.shells.builtin(c, v), true
	case program.Xargs:
		return k.shells.xargs(c, v), true
	case program.Parallel:
		return k.shells.parallel(c, v), true
	case program.Feeds:
		return k.shells.feeds(c, v), true
	case program.Applets:
		if len(v.Operands) > 0 {
			return k.Walk.Nested(c, v.Name, v.Operands, c.In), true
		}
	case program.Package:
		return k.projects.PackageRunner(c, v), true
	case program.Script:
		k.shells.runOperand(c, v)
		return taint.UnknownData, true
	case program.Forward, program.Leaves:
		return k.shells.forwards(c, v), true
	}
	return taint.Stream{}, false
}

// specialLanguage judges programs with a language of their own.
func (k *invocationJudge) specialLanguage(c *effect.Call, v *option.Invocation) (taint.Stream, bool) {
	switch v.Entry.Special {
	case program.Sed:
		return k.languages.sed(c, v), true
	case program.Awk:
		return k.languages.awk(c, v), true
	case program.Miller:
		return k.languages.miller(c, v), true
	case program.Formats:
		return k.languages.formats(c, v), true
	case program.EnvSubst:
		return k.operand.substitutes(c, v), true
	}
	return taint.Stream{}, false
}

// specialFiles judges programs that copy, move, pack and change files.
func (k *invocationJudge) specialFiles(c *effect.Call, v *option.Invocation) (taint.Stream, bool) {
	switch v.Entry.Special {
	case program.Copy:
		return k.transfer.Copies(c, v), true
	case program.Move:
		k.MovesIn(v)
		return k.transfer.Copies(c, v), true
	case program.Remove:
		v.Marks |= program.Recursive // and then as the table says
	case program.Mode:
		k.transfer.ChangesMode(c, v)
		return taint.Chatter, true
	case program.MakeTemp:
		return k.MakeTemp(c, v), true
	case program.Tar:
		return k.archives.Tar(c, v), true
	case program.Archive:
		return k.archives.Unpacks(c, v), true
	case program.Patch:
		k.patches.PatchProgram(c, v)
		return taint.Nothing, true
	case program.Date:
		return k.transfer.Date(c, v), true
	}
	return taint.Stream{}, false
}

// specialBuiltin judges what sets something in the shell itself.
func (k *invocationJudge) specialBuiltin(c *effect.Call, v *option.Invocation) (taint.Stream, bool) {
	switch v.Entry.Special {
	case program.ChangeDir:
		return k.shells.changeDir(c, v), true
	case program.Alias:
		k.shells.defineAlias(c, v)
	case program.Unset:
		k.shells.unset(c, v)
	case program.ReadVar:
		k.shells.readVar(c, v)
	case program.Trap:
		k.shells.trap(c, v)
	default:
		return taint.Stream{}, false
	}
	return taint.Nothing, true
}

// specialService judges git's subcommands, and what speaks to hosts and containers.
func (k *invocationJudge) specialService(c *effect.Call, v *option.Invocation) (taint.Stream, bool) {
	switch v.Entry.Special {
	case program.GitPush, program.GitRestore, program.GitConfig, program.GitClean, program.GitShow, program.GitNames,
		program.GitList, program.GitTransport, program.GitStash, program.GitLocal:
		return k.git.Subcommand(c, v), true
	case program.RemoteCopy:
		return k.transfer.RemoteCopy(c, v), true
	case program.ForgeAPI:
		return k.network.ForgeAPI(c, v), true
	case program.Describe:
		k.network.Describes(c, v) // and then as the table says
	}
	return taint.Stream{}, false
}
