package shell

import (
	"strings"

	"guard/agent/files/known"
	"guard/locale"
	"guard/policy/risk"
)

// hint is a word in program text that tells what the code is about. It only
// ever raises: code without such words is still code that guard cannot read.
type hint struct {
	word string
	cats risk.Categories
	says locale.Message
}

// hints: names of library calls, from the documentation of Python, Node, Ruby,
// Perl, PHP, R, Julia, Groovy and Tcl.
var hints = []hint{
	{"rmtree", risk.FSDeleteOverwrite, "the code deletes files"}, {"unlink", risk.FSDeleteOverwrite, "the code deletes files"}, {"rmSync", risk.FSDeleteOverwrite, "the code deletes files"}, {"rmdir", risk.FSDeleteOverwrite, "the code deletes files"}, {"os.remove", risk.FSDeleteOverwrite, "the code deletes files"}, {"rm_rf", risk.FSDeleteOverwrite, "the code deletes files"}, {"rm_r", risk.FSDeleteOverwrite, "the code deletes files"}, {"rm -", risk.FSDeleteOverwrite, "the code deletes files"}, {"rm(", risk.FSDeleteOverwrite, "the code deletes files"}, {"File.delete", risk.FSDeleteOverwrite, "the code deletes files"}, {"deleteDir", risk.FSDeleteOverwrite, "the code deletes files"}, {"truncate", risk.FSDeleteOverwrite, "the code empties files"}, {"file delete", risk.FSDeleteOverwrite, "the code deletes files"}, {"fs.rm", risk.FSDeleteOverwrite, "the code deletes files"}, {"Deno.remove", risk.FSDeleteOverwrite, "the code deletes files"},
	{"writeFile", risk.FSDeleteOverwrite, "the code writes files"}, {"write_text", risk.FSDeleteOverwrite, "the code writes files"}, {"file_put_contents", risk.FSDeleteOverwrite, "the code writes files"}, {"File.write", risk.FSDeleteOverwrite, "the code writes files"}, {"createWriteStream", risk.FSDeleteOverwrite, "the code writes files"}, {"'w')", risk.FSDeleteOverwrite, "the code writes files"}, {"\"w\")", risk.FSDeleteOverwrite, "the code writes files"}, {"'wb'", risk.FSDeleteOverwrite, "the code writes files"}, {"shutil.move", risk.FSDeleteOverwrite, "the code moves files"}, {"os.rename", risk.FSDeleteOverwrite, "the code moves files"},
	{"system(", risk.ExecArbitrary, "the code runs other commands"}, {"subprocess", risk.ExecArbitrary, "the code runs other commands"}, {"popen", risk.ExecArbitrary, "the code runs other commands"}, {"child_process", risk.ExecArbitrary, "the code runs other commands"}, {"execSync", risk.ExecArbitrary, "the code runs other commands"}, {"spawn", risk.ExecArbitrary, "the code runs other commands"}, {"exec(", risk.ExecArbitrary, "the code runs other commands"}, {"eval(", risk.ExecArbitrary, "the code runs other code"}, {"eval ", risk.ExecArbitrary, "the code runs other code"}, {"eval)", risk.ExecArbitrary, "the code runs other code"}, {"instance_eval", risk.ExecArbitrary, "the code runs other code"}, {"Function(", risk.ExecArbitrary, "the code runs other code"}, {".execute(", risk.ExecArbitrary, "the code runs other commands"}, {"exec ", risk.ExecArbitrary, "the code runs other commands"}, {"shell_exec", risk.ExecArbitrary, "the code runs other commands"}, {"passthru", risk.ExecArbitrary, "the code runs other commands"}, {"__import__", risk.ExecArbitrary, "the code loads other code"}, {"b64decode", risk.ExecArbitrary, "the code hides text"}, {"fromCharCode", risk.ExecArbitrary, "the code hides text"}, {"unpack(", risk.ExecArbitrary, "the code hides text"}, {"%x", risk.ExecArbitrary, "the code runs other commands"}, {"qx", risk.ExecArbitrary, "the code runs other commands"},
	{"urllib", risk.NetworkRisk, "the code talks to the network"}, {"urlopen", risk.NetworkRisk, "the code talks to the network"}, {"requests.", risk.NetworkRisk, "the code talks to the network"}, {"http", risk.NetworkRisk, "the code talks to the network"}, {"socket", risk.NetworkRisk, "the code talks to the network"}, {"fetch(", risk.NetworkRisk, "the code talks to the network"}, {"net.connect", risk.NetworkRisk, "the code talks to the network"}, {"Net::", risk.NetworkRisk, "the code talks to the network"}, {"fsockopen", risk.NetworkRisk, "the code talks to the network"}, {"LWP", risk.NetworkRisk, "the code talks to the network"}, {"smtplib", risk.NetworkRisk | risk.Send, "the code sends mail"}, {"TCPSocket", risk.NetworkRisk, "the code talks to the network"}, {"ftplib", risk.NetworkRisk, "the code talks to the network"}, {"paramiko", risk.NetworkRisk, "the code talks to the network"}, {"dns.", risk.NetworkRisk, "the code talks to the network"}, {"IO::Socket", risk.NetworkRisk, "the code talks to the network"}, {"HTTP::Tiny", risk.NetworkRisk, "the code talks to the network"}, {"URI.open", risk.NetworkRisk, "the code talks to the network"}, {"curl_exec", risk.NetworkRisk, "the code talks to the network"}, {"download.file", risk.NetworkRisk, "the code talks to the network"}, {"install.packages", risk.DepsInstallUpdate | risk.NetworkRisk, "the code installs packages"}, {"install_github", risk.DepsInstallUpdate | risk.NetworkRisk, "the code installs packages"}, {"Pkg.add", risk.DepsInstallUpdate | risk.NetworkRisk, "the code installs packages"},
	{".env", risk.FSConfigSecrets, "the code names a secrets file"}, {".ssh", risk.FSConfigSecrets, "the code names a secrets file"}, {".aws", risk.FSConfigSecrets, "the code names a secrets file"}, {"id_rsa", risk.FSConfigSecrets, "the code names a secrets file"}, {".netrc", risk.FSConfigSecrets, "the code names a secrets file"}, {"os.environ", risk.FSConfigSecrets, "the code reads the environment"}, {"process.env", risk.FSConfigSecrets, "the code reads the environment"}, {"getenv", risk.FSConfigSecrets, "the code reads the environment"}, {"ENV[", risk.FSConfigSecrets, "the code reads the environment"}, {"ENV{", risk.FSConfigSecrets, "the code reads the environment"}, {"%ENV", risk.FSConfigSecrets, "the code reads the environment"}, {"ENV.", risk.FSConfigSecrets, "the code reads the environment"}, {"$_ENV", risk.FSConfigSecrets, "the code reads the environment"}, {"$_SERVER", risk.FSConfigSecrets, "the code reads the environment"}, {"/etc/shadow", risk.FSConfigSecrets, "the code names a secrets file"}, {"p ENV", risk.FSConfigSecrets, "the code reads the environment"}, {"puts ENV", risk.FSConfigSecrets, "the code reads the environment"}, {"Sys.getenv", risk.FSConfigSecrets, "the code reads the environment"},
	{"chmod", risk.FSDeleteOverwrite, "the code changes who may use files"}, {"os.kill", risk.SystemImpact, "the code ends processes"}, {"process.kill", risk.SystemImpact, "the code ends processes"}, {"/dev/sd", risk.SystemImpact | risk.FSDeleteOverwrite, "the code names a disk"}, {"shutdown", risk.SystemImpact, "the code stops something"}, {"fork", risk.SystemImpact, "the code starts copies of itself"},
}

// hints raises what program text gives away.
func (k *walker) hints(c *call, text string) {
	var cats risk.Categories
	for _, h := range hints {
		if strings.Contains(text, h.word) {
			c.raise(risk.High, h.cats, say(h.says))
			cats |= h.cats
		}
	}
	k.sqlHints(c, text)
	k.literals(c, text, cats)
	for _, name := range settingsNames {
		if strings.Contains(text, name) {
			c.raise(risk.High, risk.FSConfigSecrets, say("the code names settings of an agent or of guard: {0}", name))
			c.flag(false, true)
		}
	}
	if cats.Has(risk.NetworkRisk) && cats&(risk.ExecArbitrary|risk.FSConfigSecrets) != 0 {
		c.raise(risk.Critical, 0, say("the code joins the network with other code or with secrets"))
	}
}

// settingsNames are words by which program text is known to speak of the settings of an
// agent or of guard.
var settingsNames = append([]string{".guard.toml", "config/guard"}, known.Files.Mentions...)
