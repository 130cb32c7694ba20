package code

// goTable says what the calls of Go do: the standard library of Go 1.26.
var goTable = []row{
	{Deletes, "0", nil, "os.Remove syscall.Unlink syscall.Rmdir os.OpenRoot().Remove"},
	{Deletes, "1", nil, "syscall.Unlinkat"},
	{Writes, "0", nil, "os.OpenRoot().Create os.OpenRoot().WriteFile os.OpenRoot().OpenFile"},
	{Makes, "0", nil, "os.OpenRoot().Mkdir os.OpenRoot().MkdirAll syscall.Mkdir"},
	{Moves, "0 1", nil, "os.OpenRoot().Rename"},
	{Moves, "1 3", nil, "syscall.Renameat syscall.Renameat2"},
	{Links, "0 1", nil, "os.OpenRoot().Symlink os.OpenRoot().Link"},
	{Links, "0 2", nil, "syscall.Symlinkat"},
	{Links, "1 3", nil, "syscall.Linkat"},
	{Mode, "0", nil, "os.OpenRoot().Chmod os.OpenRoot().Chown os.OpenRoot().Lchown"},
	{Mode, "1", nil, "syscall.Fchmodat syscall.Fchownat"},
	{Reads, "0", nil, "os.OpenRoot().ReadFile os.OpenRoot().Open os.OpenRoot().Readlink"},
	{Writes, "1", nil, "syscall.Openat syscall.Openat2 syscall.Mknodat syscall.Mkdirat"},
	{DeletesTree, "0", nil, "os.RemoveAll ?.RemoveAll"},
	{Writes, "0", nil, "os.WriteFile os.Create os.Truncate io/ioutil.WriteFile syscall.Truncate os.Mkfifo"},
	{Makes, "0", nil, "os.Mkdir os.MkdirAll"},
	{Moves, "0 1", nil, "os.Rename syscall.Rename"},
	{Copies, "1 0", nil, "os.CopyFS"},
	{Links, "0 1", nil, "os.Symlink os.Link syscall.Symlink syscall.Link"},
	{Mode, "0", nil, "os.Chmod os.Chown os.Lchown syscall.Chmod syscall.Chown"},
	{Edits, "0", nil, "os.Chtimes"},
	{Reads, "0", nil, "os.ReadFile os.Open io/ioutil.ReadFile os.Readlink"},
	{Lists, "0", nil, "os.ReadDir io/ioutil.ReadDir path/filepath.Walk path/filepath.WalkDir os.DirFS"},
	{none, "", globs(vString), "path/filepath.Glob"},
	{Writes, "", goOpen, "os.OpenFile syscall.Open"},
	{Enters, "0", nil, "os.Chdir syscall.Chdir syscall.Chroot os.OpenRoot"},

	{Runs, "", wordsFrom(0), "os/exec.Command"},
	{Runs, "", wordsFrom(1), "os/exec.CommandContext"},
	{Runs, "", execVector(0), "syscall.Exec syscall.ForkExec syscall.StartProcess os.StartProcess"},
	{Runs, "", goCmd, "os/exec.Cmd{}"},
	{Opaque, "", nil, "plugin.Open syscall.Syscall syscall.Syscall6 syscall.Syscall9 syscall.Syscall12 " +
		"syscall.SyscallN syscall.RawSyscall syscall.RawSyscall6 syscall.SyscallNoError syscall.RawSyscallNoError " +
		"syscall.AllThreadsSyscall syscall.AllThreadsSyscall6 syscall.Mount syscall.PtraceAttach syscall.Mprotect " +
		"syscall.Fchdir os.Open().Chdir reflect.NewAt github.com/traefik/yaegi/interp.New os/exec.Cmd"},
	{Signals, "0 1", nil, "syscall.Kill syscall.Tgkill"},
	{Signals, "", nil, "os.FindProcess().Kill os.FindProcess().Signal"},

	{Network, "0", nil, "net/http.Get net/http.Post net/http.PostForm net/http.Head net.LookupHost net.LookupIP " +
		"net.LookupAddr net.LookupTXT net/smtp.SendMail net/smtp.Dial net/http.Client{}.Get"},
	{Network, "1", nil, "net/http.NewRequest net.Dial net.DialTimeout crypto/tls.Dial net/rpc.Dial net/rpc.DialHTTP " +
		"golang.org/x/crypto/ssh.Dial net.Dialer{}.Dial"},
	{Network, "2", nil, "net/http.NewRequestWithContext"},
	{none, "", gives(named("net.Dialer{}")), "net.Dialer{}"},
	{none, "", gives(named("net/http.Client{}")), "net/http.Client{}"},
	{Network, "2", nil, "net.DialTCP net.DialUDP net.Dialer{}.DialContext"},

	{none, "", variable, "os.Getenv os.LookupEnv"},
	{Environment, "", nil, "os.Environ syscall.Environ"},
	{SetsEnvironment, "0 1", nil, "os.Setenv"},
	{none, "", variablesExpanded, "os.ExpandEnv"},

	{none, "", joins(vString, false), "path/filepath.Join path.Join"},
	{none, "", samePath,
		"path/filepath.Clean path/filepath.Abs path.Clean path/filepath.FromSlash path/filepath.EvalSymlinks"},
	{none, "", upward, "path/filepath.Dir path.Dir"},
	{none, "", lastPart, "path/filepath.Base path.Base"},
	{none, "", printf, "fmt.Sprintf"},
	{none, "", sameText, "string"},
	{none, "", characters, "rune"},
	{none, "", goJoin, "strings.Join"},
	{none, "", split, "strings.Fields strings.Split"},
	{none, "", gives(value{kind: vString, text: ".", known: true}), "os.Getwd"},
	{none, "", gives(value{kind: vString, text: "~", known: true, source: Home}), "os.UserHomeDir"},
	{none, "", gives(value{kind: vString, known: true, source: TempDir}), "os.TempDir"},
	{none, "", gives(value{kind: vString, known: true, source: Fresh}),
		"os.CreateTemp().Name io/ioutil.TempFile().Name ?.TempDir"},
	{none, "", madeAnew("0=dir"), "os.MkdirTemp io/ioutil.TempDir"},
	{none, "", temporaryAt(0, false), "os.CreateTemp io/ioutil.TempFile"},
	{none, "", goAppend, "append"},
	{none, "", statement(false), "?.Exec ?.Query ?.QueryRow ?.ExecContext ?.QueryContext"},
}

func goBook() *book {
	b := newBook(append(goTable[:len(goTable):len(goTable)], goLibraries...))
	b.prefixes = [][2]string{{"reflect.ValueOf().", "reflect.Value."}, {"golang.org/x/sys/unix.", "syscall."}}
	set(b.pure, "len cap make print println string fmt.Println fmt.Printf fmt.Sprintf fmt.Errorf strings.Join "+
		"slices.Contains")
	return b
}
