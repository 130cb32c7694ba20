// Package cli is what all of guard's commands share: the exit statuses, the lines
// for the person, colours and tables, guard's own flags and the policy that they
// lead to, and where this person keeps what.
//
//	return cli.Fail(cli.ExitUsage, locale.New("check takes one command in quotes, or --stdin"))
//
// ends guard with the status 64, and with that line on standard error. Standard
// output belongs to a command's answer or to a protocol; this package never
// writes there. It decides nothing.
package cli
