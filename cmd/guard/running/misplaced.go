package running

import (
	"slices"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"guard/agent/registry"
	"guard/cmd/guard/cli"
	"guard/interpose/plan"
	"guard/locale"
)

// misplaced is an error where guard's own flags stand behind a program that guard does not know to
// have such: there they would do nothing, and the person would not know. It says where they belong.
func misplaced(cmd *cobra.Command, args []string) error {
	if cmd.ArgsLenAtDash() == 0 {
		return nil // behind "--" all is the program's
	}
	found := registry.Launches.Strangers(args[0], args[1:], ownFlags(cmd))
	if len(found) == 0 {
		return nil
	}
	var named, moved []string
	rest := slices.Clone(args[1:])
	for _, o := range slices.Backward(found) {
		flag, end := []string{"--" + o.Name}, o.To
		if _, value, inline := strings.Cut(args[1+o.From], "="); inline {
			flag[0] += "=" + value
		} else if cmd.Flags().Lookup(o.Name).NoOptDefVal == "" {
			end = min(o.From+2, len(rest)) // the next word is its value
			flag = append(flag, rest[o.From+1:end]...)
		}
		named, moved = append([]string{"--" + o.Name}, named...), append(flag, moved...)
		rest = slices.Delete(rest, o.From, end)
	}
	before, dash := []string{"guard"}, []string(nil)
	if cmd.HasParent() { // guard run
		before, dash = append(before, cmd.Name()), []string{"--"}
	}
	before = append(before, typed(cmd)...)
	return cli.Fail(cli.ExitUsage, locale.Errorf("%s: guard's own flags stand before %s: %s\n"+
		"to hand them to %s as they are: %s", strings.Join(named, ", "), args[0],
		plan.ShellLine(slices.Concat(before, moved, dash, args[:1], rest)), args[0],
		plan.ShellLine(slices.Concat(before, []string{"--"}, args))))
}

// ownFlags are the names of the flags that guard itself has where a program is started.
func ownFlags(cmd *cobra.Command) (names []string) {
	cmd.Flags().VisitAll(func(f *pflag.Flag) {
		if f.Name != "help" && f.Name != "version" {
			names = append(names, f.Name)
		}
	})
	return names
}

// typed are guard's own flags as they stand before the program.
func typed(cmd *cobra.Command) (flags []string) {
	cmd.Flags().Visit(func(f *pflag.Flag) {
		flags = append(flags, "--"+f.Name)
		if f.NoOptDefVal == "" {
			flags = append(flags, f.Value.String())
		}
	})
	return flags
}
