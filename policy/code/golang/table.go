package golang

import (
	"slices"

	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/library"
	"guard/policy/code/value"
)

// row is a line of a table; the type is this package's own, so that its fields need no names.
type row call.Row

// table says what the calls of Go do: the standard library of Go 1.26.
var table = []row{
	{code.Deletes, "0", nil, "os.Remove syscall.Unlink syscall.Rmdir"},
	{code.Deletes, "1", nil, "syscall.Unlinkat"},
	{code.Moves, "1 3", nil, "syscall.Renameat syscall.Renameat2"},
	{code.Links, "0 2", nil, "syscall.Symlinkat"},
	{code.Links, "1 3", nil, "syscall.Linkat"},
	{code.Mode, "1", nil, "syscall.Fchmodat syscall.Fchownat"},
	{code.Writes, "1", nil, "syscall.Openat syscall.Openat2 syscall.Mknodat syscall.Mkdirat"},
	{code.DeletesTree, "0", nil, "os.RemoveAll ?.RemoveAll"},
	{code.Writes, "0", nil, "os.WriteFile os.Create os.Truncate io/ioutil.WriteFile syscall.Truncate os.Mkfifo"},
	{code.Makes, "0", nil, "os.Mkdir os.MkdirAll"},
	{code.Moves, "0 1", nil, "os.Rename syscall.Rename"},
	{code.Copies, "1 0", nil, "os.CopyFS"},
	{code.Links, "0 1", nil, "os.Symlink os.Link syscall.Symlink syscall.Link"},
	{code.Mode, "0", nil, "os.Chmod os.Chown os.Lchown syscall.Chmod syscall.Chown"},
	{code.Edits, "0", nil, "os.Chtimes"},
	{code.Reads, "0", nil, "os.ReadFile os.Open io/ioutil.ReadFile os.Readlink archive/zip.OpenReader"},
	{code.Lists, "", nil, "?.Readdirnames ?.Readdir"},
	{call.None, "", listsOpened, "?.ReadDir"},
	{code.Lists, "0", nil, "os.ReadDir io/ioutil.ReadDir path/filepath.Walk path/filepath.WalkDir"},
	{call.None, "", library.Globs(value.String), "path/filepath.Glob"},
	{code.Writes, "", opensFile, "os.OpenFile " + aferoPath + ".NewOsFs().OpenFile syscall.Open"},
	{code.Enters, "0", nil, "os.Chdir syscall.Chdir syscall.Chroot ?.Chdir"},

	{code.Runs, "", library.WordsFrom(0), "os/exec.Command"},
	{code.Runs, "", library.WordsFrom(1), "os/exec.CommandContext"},
	{code.Runs, "", library.ExecVector(0), "syscall.Exec syscall.ForkExec syscall.StartProcess os.StartProcess"},
	{code.Runs, "", command, "os/exec.Cmd{}"},
	{call.None, "", address, "net/url.URL{}"},
	{code.Network, "", request, "net/http.Request{}"},
	{code.Opaque, "", nil, "plugin.Open syscall.Syscall syscall.Syscall6 syscall.Syscall9 syscall.Syscall12 " +
		"syscall.SyscallN syscall.RawSyscall syscall.RawSyscall6 syscall.SyscallNoError syscall.RawSyscallNoError " +
		"syscall.AllThreadsSyscall syscall.AllThreadsSyscall6 syscall.Mount syscall.PtraceAttach syscall.Mprotect " +
		"syscall.Fchdir os.Open().Chdir reflect.NewAt github.com/traefik/yaegi/interp.New os/exec.Cmd"},
	{code.Signals, "0 1", nil, "syscall.Kill syscall.Tgkill"},
	{code.Signals, "", nil, "os.FindProcess().Kill os.FindProcess().Signal"},

	{code.Network, "0", nil, "net/http.Get net/http.Post net/http.PostForm net/http.Head net.LookupHost net.LookupIP " +
		"net.LookupAddr net.LookupTXT net.LookupCNAME net.LookupMX net.LookupNS net/smtp.SendMail " +
		"net/smtp.Dial net/http.Client{}.Get"},
	{code.Network, "1", nil, "net.ResolveIPAddr net.ResolveTCPAddr net.ResolveUDPAddr " +
		"net.Resolver{}.LookupHost net.Resolver{}.LookupIPAddr net.Resolver{}.LookupAddr net.Resolver{}.LookupTXT " +
		"net.Resolver{}.LookupCNAME net.Resolver{}.LookupMX net.Resolver{}.LookupNS net.DefaultResolver.LookupHost " +
		"net.DefaultResolver.LookupIPAddr net.DefaultResolver.LookupAddr net.DefaultResolver.LookupTXT " +
		"net.DefaultResolver.LookupCNAME net.DefaultResolver.LookupMX net.DefaultResolver.LookupNS"},
	{code.Network, "2", nil, "net.LookupSRV net.Resolver{}.LookupIP net.Resolver{}.LookupNetIP " +
		"net.DefaultResolver.LookupIP net.DefaultResolver.LookupNetIP"},
	{code.Network, "3", nil, "net.Resolver{}.LookupSRV net.DefaultResolver.LookupSRV"},
	{call.None, "", library.Gives(value.Named("net.Resolver{}")), "net.Resolver{}"},
	{code.Network, "1", nil, "net/http.NewRequest net.Dial net.DialTimeout crypto/tls.Dial net/rpc.Dial " +
		"net/rpc.DialHTTP net/rpc.DialHTTPPath net/rpc/jsonrpc.Dial net/textproto.Dial log/syslog.Dial " +
		"golang.org/x/crypto/ssh.Dial net.Dialer{}.Dial crypto/tls.Dialer{}.Dial"},
	{code.Network, "2", nil, "net/http.NewRequestWithContext"},
	{call.None, "", library.Gives(value.Named("net.Dialer{}")), "net.Dialer{}"},
	{call.None, "", library.Gives(value.Named("net/http.Client{}")), "net/http.Client{}"},
	{code.Network, "2", nil, "net.DialTCP net.DialUDP net.DialIP net.Dialer{}.DialContext crypto/tls.DialWithDialer " +
		"crypto/tls.Dialer{}.DialContext"},
	{code.Network, "3", nil, "net.Dialer{}.DialTCP net.Dialer{}.DialUDP net.Dialer{}.DialIP"},
	{call.None, "", library.Gives(value.Named("crypto/tls.Dialer{}")), "crypto/tls.Dialer{}"},

	{call.None, "", library.Variable, "os.Getenv os.LookupEnv syscall.Getenv"},
	{code.Environment, "", nil, "os.Environ syscall.Environ os/exec.Command().Environ " +
		"os/exec.CommandContext().Environ"},
	{code.SetsEnvironment, "0 1", nil, "os.Setenv"},
	{call.None, "", library.VariablesExpanded, "os.ExpandEnv os.Expand"},
	{call.None, "", argument, "flag.Arg flag.Args"},

	{call.None, "", library.Joins(value.String, false), "path/filepath.Join path.Join"},
	{call.None, "", library.SamePath,
		"path/filepath.Clean path/filepath.Abs path.Clean path/filepath.FromSlash path/filepath.EvalSymlinks"},
	{call.None, "", library.Upward, "path/filepath.Dir path.Dir"},
	{call.None, "", library.LastPart, "path/filepath.Base path.Base"},
	{call.None, "", library.Printf, "fmt.Sprintf"},
	{call.None, "", library.SameText, "string"},
	{call.None, "", library.Characters, "rune"},
	{call.None, "", joinStrings, "strings.Join"},
	{call.None, "", library.Split, "strings.Fields strings.Split"},
	{call.None, "", library.Gives(value.WorkingFolder(value.String)), "os.Getwd"},
	{call.None, "", library.Gives(value.TextFrom(code.Home, "~")),
		"os.UserHomeDir"},
	{call.None, "", library.Gives(value.From(code.TempDir)), "os.TempDir"},
	{call.None, "", library.Gives(value.From(code.Fresh)),
		"os.CreateTemp().Name io/ioutil.TempFile().Name ?.TempDir"},
	{call.None, "", library.MadeAnew("0=dir"), "os.MkdirTemp io/ioutil.TempDir"},
	{call.None, "", library.TemporaryAt(0, false), "os.CreateTemp io/ioutil.TempFile"},
	{call.None, "", appended, "append"},
	{call.None, "", execs, "?.Exec"},
	{call.None, "", library.SQL(false), "?.Query ?.QueryRow ?.ExecContext ?.QueryContext"},
}

// Book returns what is known of Go.
func Book() *call.Book {
	b := call.NewBook(slices.Concat(table, rootRows, libraries, fileRows, storeRows))
	b.Feeds(inputs)
	call.Mark(b.Tame, tame)
	for _, server := range []string{"NewServer", "NewTLSServer", "NewUnstartedServer"} {
		b.Constants["net/http/httptest."+server+"().URL"] = func() value.Value { return value.Text("http://localhost") }
	}
	for _, of := range []string{"Current", "Lookup", "LookupId"} {
		b.Constants["os/user."+of+"().HomeDir"] = func() value.Value { return value.TextFrom(code.Home, "~") }
	}
	for _, separator := range []string{"os.PathSeparator", "path/filepath.Separator"} {
		b.Constants[separator] = func() value.Value { return value.Text("/") }
	}
	b.Prefixes = [][2]string{{"reflect.ValueOf().", "reflect.Value."}, {"golang.org/x/sys/unix.", "syscall."}}
	b.Arguments["os.Args"] = 1
	call.Mark(b.Pure, "len cap make print println string fmt.Println fmt.Printf fmt.Sprintf fmt.Errorf strings.Join "+
		"slices.Contains")
	return b
}
