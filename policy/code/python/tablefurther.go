package python

import (
	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/library"
	"guard/policy/code/value"
)

// further says what libraries do with files, hosts and programs: Twisted 24, ldap3 2.9, watchdog 6, Pygments 2.19,
// PyTorch 2, NLTK 3.9.
var further = []row{
	{code.Writes, "r", nil, "Path().setContent Path().createOrTruncate"},
	{code.Reads, "r", nil, "Path().getContent"},
	{code.Moves, "r 0=destination", nil, "Path().moveTo"},
	{code.Copies, "r 0=destination", nil, "Path().copyTo"},
	{code.Lists, "r", nil, "Path().children Path().listdir"},
	{code.Network, "0=host", nil, "twisted.internet.reactor.connectTCP twisted.internet.reactor.connectSSL " +
		"twisted.names.client.getHostByName twisted.names.client.lookupText"},
	{code.Network, "1=host", nil, "twisted.internet.endpoints.TCP4ClientEndpoint " +
		"twisted.internet.endpoints.HostnameEndpoint"},
	{code.Runs, "", library.WordsFrom(0), "twisted.internet.utils.getProcessOutput " +
		"twisted.internet.utils.getProcessValue twisted.internet.utils.getProcessOutputAndValue"},
	{code.Runs, "", library.WordsFrom(1), "twisted.internet.reactor.spawnProcess"},
	{code.Network, "0=host", nil, "ldap3.Server"},
	{call.None, "", connectsByName, "ldap3.Connection"},
	{code.RunsShell, "0=shell_command", nil, "watchdog.tricks.ShellCommandTrick"},
	{code.RunsFile, "0=filename", nil, "pygments.lexers.load_lexer_from_file " +
		"pygments.formatters.load_formatter_from_file"},
	{code.Opaque, "", nil, "torch.utils.cpp_extension.load_inline torch.utils.cpp_extension.load"},
	{code.Reads, "0=resource_url", nil, "nltk.data.load nltk.data.find"},
}

// connectsByName handles ldap3.Connection(server), where a text names the server; an object is judged where it is made.
func connectsByName(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	if v, _ := c.Arg(0, "server"); v.IsText() && (v.Known || v.Text != "") {
		r.Emit(code.Network, c.Name, v)
	}
	return value.Value{}
}
