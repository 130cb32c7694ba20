package code

// goTable says what the calls of Go do: the standard library of Go 1.26.
var goTable = []row{
	{Deletes, "0", nil, "os.Remove syscall.Unlink syscall.Rmdir golang.org/x/sys/unix.Unlink golang.org/x/sys/unix.Rmdir os.Root.Remove"},
	{Deletes, "1", nil, "golang.org/x/sys/unix.Unlinkat"},
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
	{Runs, "", execVector(0), "syscall.Exec syscall.ForkExec syscall.StartProcess os.StartProcess golang.org/x/sys/unix.Exec"},
	{Runs, "", goCmd, "os/exec.Cmd{}"},
	{Opaque, "", nil, "plugin.Open syscall.Syscall syscall.Syscall6 syscall.RawSyscall syscall.RawSyscall6 golang.org/x/sys/unix.Syscall reflect.NewAt github.com/traefik/yaegi/interp.New os/exec.Cmd"},
	{Signals, "0 1", nil, "syscall.Kill golang.org/x/sys/unix.Kill"},
	{Signals, "", nil, "os.FindProcess().Kill os.FindProcess().Signal"},

	{Network, "0", nil, "net/http.Get net/http.Post net/http.PostForm net/http.Head net.LookupHost net.LookupIP net.LookupAddr net.LookupTXT net/smtp.SendMail net/smtp.Dial net/http.Client{}.Get"},
	{Network, "1", nil, "net/http.NewRequest net.Dial net.DialTimeout crypto/tls.Dial net/rpc.Dial net/rpc.DialHTTP golang.org/x/crypto/ssh.Dial net.Dialer{}.Dial"},
	{Network, "2", nil, "net/http.NewRequestWithContext"},
	{none, "", gives(named("net.Dialer{}")), "net.Dialer{}"},
	{none, "", gives(named("net/http.Client{}")), "net/http.Client{}"},
	{Network, "2", nil, "net.DialTCP net.DialUDP net.Dialer{}.DialContext"},

	{none, "", variable, "os.Getenv os.LookupEnv"},
	{Environment, "", nil, "os.Environ syscall.Environ"},
	{SetsEnvironment, "0 1", nil, "os.Setenv"},
	{none, "", variablesExpanded, "os.ExpandEnv"},

	{none, "", joins(vString, false), "path/filepath.Join path.Join"},
	{none, "", samePath, "path/filepath.Clean path/filepath.Abs path.Clean path/filepath.FromSlash path/filepath.EvalSymlinks"},
	{none, "", upward, "path/filepath.Dir path.Dir"},
	{none, "", lastPart, "path/filepath.Base path.Base"},
	{none, "", printf, "fmt.Sprintf"},
	{none, "", sameText, "string"},
	{none, "", goJoin, "strings.Join"},
	{none, "", split, "strings.Fields strings.Split"},
	{none, "", gives(value{kind: vString, text: ".", known: true}), "os.Getwd"},
	{none, "", gives(value{kind: vString, text: "~", known: true, source: Home}), "os.UserHomeDir"},
	{none, "", gives(value{kind: vString, known: true, source: TempDir}), "os.TempDir"},
	{none, "", gives(value{kind: vString, known: true, source: Fresh}), "os.MkdirTemp io/ioutil.TempDir os.CreateTemp().Name ?.TempDir"},
	{none, "", goAppend, "append"},
	{none, "", statement(false), "?.Exec ?.Query ?.QueryRow ?.ExecContext ?.QueryContext"},
}

func goBook() *book {
	b := newBook(goTable)
	b.prefixes = [][2]string{{"reflect.ValueOf().", "reflect.Value."}}
	set(b.pure, "len cap make print println string fmt.Println fmt.Printf fmt.Sprintf fmt.Errorf strings.Join slices.Contains")
	return b
}

// goOpen is os.OpenFile(path, flags, mode).
func goOpen(r *reader, c *call) value {
	r.given(c.arguments, true)
	r.line = c.line
	path, _ := c.arg(0, "")
	if f, ok := c.arg(1, ""); ok && f.kind == vName && f.text == "os.O_RDONLY" {
		r.emitEach(Reads, c.name, []value{path})
	} else {
		r.emitEach(Writes, c.name, []value{path})
	}
	return value{}
}

// goCmd is exec.Cmd{Path: x, Args: y, Dir: z}.
func goCmd(r *reader, c *call) value {
	r.given(c.arguments, true)
	r.line = c.line
	path, ok := c.key("Path")
	args, given := c.key("Args")
	rest := []value{}
	if given {
		rest = []value{{}}
		if args.kind == vList && len(args.list.items) > 0 {
			rest = r.flat(args)[1:]
		}
	}
	if !ok {
		path = value{}
	}
	r.words(c.name, c.folder("Dir"), path, rest...)
	return value{}
}

// goJoin is strings.Join(list, sep).
func goJoin(r *reader, c *call) value {
	r.given(c.arguments, true)
	if len(c.pos) != 2 {
		return value{}
	}
	return r.joined(c.pos[0], c.pos[1])
}

// goAppend is append(list, x …).
func goAppend(r *reader, c *call) value {
	for _, v := range c.pos {
		r.escape(v)
	}
	if len(c.pos) == 0 || c.pos[0].kind != vList {
		return value{}
	}
	return r.append(c.pos[0], value{kind: vList, list: &list{items: c.pos[1:], more: c.spread}})
}
