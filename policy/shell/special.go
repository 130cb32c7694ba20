package shell

import "guard/policy/shell/program"

// ownReading judges programs whose words do not follow the table's notation.
func (k *walker) ownReading(c *call, v *invocation, args []arg) (stream, bool) {
	switch v.entry.Special {
	case program.FindFiles:
		return k.find(c, v.entry, args[1:]), true
	case program.Test:
		return k.testCommand(c, args[1:]), true
	case program.Print:
		return k.echo(c, args[1:]), true
	case program.Printf:
		return k.printf(c, args[1:]), true
	case program.SetOptions:
		return k.setOptions(c, args[0].text, args[1:]), true
	case program.Guard:
		return k.guardItself(c, args), true
	case program.Kill:
		return k.kill(c, v, args), true
	case program.Jump:
		k.jumps(args)
	case program.Query:
		return k.query(c, v)
	}
	return stream{}, false
}

// special judges programs whose operands mean more than the table can say;
// for all others the table is enough.
func (k *walker) special(c *call, v *invocation) stream {
	switch v.entry.Special {
	case program.Shell:
		return k.shell(c, v)
	case program.Interpreter:
		return k.interpreter(c, v)
	case program.Eval:
		return k.shellText(c, v.name, joinText(v.operands))
	case program.Source:
		return k.sources(c, v)
	case program.Env:
		return k.env(c, v)
	case program.Exec, program.CommandBuiltin:
		return k.builtin(c, v)
	case program.Xargs:
		return k.xargs(c, v)
	case program.Parallel:
		return k.parallel(c, v)
	case program.Applets:
		if len(v.operands) > 0 {
			return k.nested(c, v.name, v.operands, c.in)
		}
	case program.Package:
		return k.packageRunner(c, v)
	case program.Sed:
		return k.sed(c, v)
	case program.Awk:
		return k.awk(c, v)
	case program.Miller:
		return k.miller(c, v)
	}
	return k.fileSpecial(c, v)
}

// fileSpecial judges the programs that move files about, and the builtins.
func (k *walker) fileSpecial(c *call, v *invocation) stream {
	switch v.entry.Special {
	case program.Copy, program.Move:
		if v.entry.Special == program.Move {
			k.movesIn(v)
		}
		return k.copies(c, v)
	case program.EnvSubst:
		return k.substitutes(c, v)
	case program.Formats:
		return k.formats(c, v)
	case program.Describe:
		k.describes(c, v)
		return k.generic(c, v)
	case program.ForgeAPI:
		return k.forgeAPI(c, v)
	case program.MakeTemp:
		return k.makeTemp(c, v)
	case program.Remove:
		v.marks |= program.Recursive
		return k.generic(c, v)
	case program.Mode:
		k.changesMode(c, v)
		return chatter
	case program.Tar:
		return k.tar(c, v)
	case program.Date:
		return k.date(c, v)
	case program.RemoteCopy:
		return k.remoteCopy(c, v)
	case program.ChangeDir:
		return k.changeDir(c, v)
	case program.Alias:
		k.defineAlias(c, v)
	case program.Unset:
		k.unset(c, v)
	case program.ReadVar:
		k.readVar(c, v)
	case program.Trap:
		k.trap(c, v)
	case program.Script:
		k.runOperand(c, v)
		return unknownData
	case program.Forward, program.Leaves:
		return k.forwards(c, v)
	case program.Patch:
		k.patchProgram(c, v)
	case program.Archive:
		return k.unpacks(c, v)
	case program.GitPush, program.GitRestore, program.GitConfig, program.GitClean, program.GitShow, program.GitNames, program.GitList, program.GitTransport, program.GitStash, program.GitLocal:
		return k.git(c, v)
	default:
		return k.generic(c, v)
	}
	return nothing
}
