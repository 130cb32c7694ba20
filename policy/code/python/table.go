package python

import (
	"slices"

	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/library"
	"guard/policy/code/value"
)

// row is a line of a table; the type is this package's own, so that its fields need no names.
type row call.Row

// table says what the calls of Python do, after the library reference of Python 3.13 and the manuals of requests,
// httpx, aiohttp, paramiko, send2trash and numpy.
var table = []row{
	{code.Deletes, "0=path", nil, "os.remove os.unlink os.rmdir pathlib.Path.unlink pathlib.Path.rmdir " +
		"pathlib.PosixPath.unlink send2trash.send2trash send2trash"},
	{code.DeletesTree, "0=path", nil, "shutil.rmtree os.removedirs distutils.dir_util.remove_tree"},
	{code.Deletes, "r", nil, "Path().unlink Path().rmdir ?.unlink ?.rmdir Path().remove"},
	{code.DeletesTree, "r", nil, "Path().rmtree Path().rmtree_p Path().removedirs Path().remove_p Path().unlink_p"},
	{code.DeletesTree, "0=path", nil, "?.rmtree"},
	{code.Writes, "0=path", nil, "importlib.machinery.SourceFileLoader().set_data " +
		"importlib._bootstrap_external.SourceFileLoader().set_data"},
	{code.Moves, "0=src 1=dst", nil, "os.rename os.replace os.renames shutil.move pathlib.Path.rename " +
		"pathlib.Path.replace"},
	{code.Moves, "r 0=target", nil, "Path().rename Path().replace Path().move Path().move_into"},
	{code.Copies, "0=src 1=dst", nil, "shutil.copy shutil.copy2 shutil.copyfile shutil.copytree " +
		"distutils.file_util.copy_file distutils.dir_util.copy_tree"},
	{code.Copies, "r 0=target", nil, "Path().copy Path().copy_into Path().merge_tree Path().copytree Path().copyfile"},
	{code.Links, "0=src 1=dst", nil, "os.symlink os.link"},
	{code.Links, "0=target r", nil, "Path().symlink_to Path().hardlink_to ?.symlink_to ?.hardlink_to"},
	{code.Mode, "0=path", nil, "os.chmod os.chown os.lchmod os.lchown os.fchmod os.fchown shutil.chown os.chflags " +
		"os.setxattr shutil.copymode shutil.copystat pathlib.Path.chmod"},
	{code.Mode, "r", nil, "Path().chmod Path().lchmod"},
	{code.Makes, "0=name", nil, "os.mkdir os.makedirs os.mkfifo os.mknod pathlib.Path.mkdir"},
	{code.Makes, "r", nil, "Path().mkdir"},
	{code.Writes, "r", nil, "Path().write_text Path().write_bytes Path().write_lines Path().write " +
		"Path().write_binary ?.write_text ?.write_bytes"},
	{code.Writes, "0=path", nil, "os.truncate os.creat numpy.savetxt np.savetxt pathlib.Path.write_text " +
		"pathlib.Path.write_bytes skimage.io.imsave imageio.imwrite cv2.imwrite"},
	{code.Writes, "0=filename", nil, "tracemalloc.take_snapshot().dump"},
	{code.Writes, "0=file", nil, "?.dump_stats"},
	{call.None, "0=file_or_filename", library.IfText(code.Writes),
		"xml.etree.ElementTree.ElementTree().write xml.etree.ElementTree.parse().write"},
	{call.None, "1=target", library.IfText(code.Writes), "zipapp.create_archive"},
	{call.None, "1=cfile", library.IfText(code.Writes), "py_compile.compile"},
	{code.DeletesTree, "0=env_dir", nil, "venv.EnvBuilder().create venv.EnvBuilder().clear_directory venv.create"},
	{code.Edits, "r", nil, "Path().touch"},
	{code.Edits, "0=path", nil, "os.utime"},
	{code.Reads, "r", nil, "Path().read_text Path().read_bytes ?.read_text ?.read_bytes"},
	{code.Reads, "0=fname", nil, "linecache.getlines os.readlink filecmp.cmp"},
	{code.Lists, "0=path", nil, "os.walk os.fwalk"},
	{code.Lists, "", library.Entries(false), "os.listdir"},
	{code.Lists, "", library.Entries(true), "os.scandir"},
	{call.None, "", library.Counted, "range"},
	{call.None, "", library.Numbered, "enumerate"},
	{call.None, "", library.Paired, "zip"},
	{call.None, "", library.Named(value.ACount), "len int os.getpid time.time time.time_ns time.monotonic " +
		"random.randint random.randrange os.cpu_count"},
	{call.None, "", isoText, "datetime.date.today().isoformat datetime.datetime.now().isoformat " +
		"datetime.datetime.utcnow().isoformat datetime.datetime.today().isoformat " +
		"datetime.datetime.now().date().isoformat"},
	{call.None, "", dateText, "time.strftime datetime.date.today().strftime datetime.datetime.now().strftime " +
		"datetime.datetime.utcnow().strftime datetime.datetime.today().strftime"},
	{call.None, "", splitEnding, "os.path.splitext"},
	{call.None, "", parsesArguments, "argparse.ArgumentParser().parse_args"},
	{call.None, "", declaresOption, "argparse.ArgumentParser().add_argument ?.add_argument"},
	{code.Lists, "r", nil, "Path().walk"},
	{call.None, "", library.Globs(value.String), "glob.glob glob.iglob"},
	{call.None, "", library.Globs(value.Path), "Path().glob Path().rglob"},
	{call.None, "", library.Children, "Path().iterdir"},
	{code.Enters, "0=path", nil, "os.chdir os.chroot contextlib.chdir"},

	{code.Writes, "", library.Opener(0, 1), "open codecs.open gzip.open bz2.open lzma.open tokenize.open " +
		"tarfile.open tarfile.TarFile zipfile.ZipFile tarfile.TarFile.open aiofiles.open wave.open aifc.open " +
		"sunau.open tarfile._LowLevelFile zipapp._maybe_open"},
	{call.None, "0=f", library.IfText(code.Writes),
		"wave.Wave_write aifc.Aifc_write sunau.Au_write xml.etree.ElementTree._get_writer"},
	{code.Writes, "", library.Opener(-1, 0), "Path().open"},
	{code.Writes, "", flagOpener, "os.open"},
	{code.Writes, "0=path", unpacker, "?.extractall"},
	{code.Writes, "1=path", unpacker, "zipfile.ZipFile().extract tarfile.open().extract"},
	{code.Writes, "1=extract_dir", unpacker, "shutil.unpack_archive"},
	{code.Edits, "", library.Database, "sqlite3.connect sqlite3.dbapi2.connect aiosqlite.connect apsw.Connection"},
	{call.None, "", executes(true), "?.execute ?.executemany ?.executescript sqlite3().execute"},
	{call.None, "", library.SQL(false), "?.raw ?.text sqlalchemy.text"},

	{code.Runs, "", spawn, "subprocess.run subprocess.call subprocess.check_call subprocess.check_output " +
		"trio.run_process trio.lowlevel.open_process anyio.run_process anyio.open_process " +
		"subprocess.Popen ?.check_output ?.check_call ?.Popen sh.Command"},
	{code.Runs, "", spawnWords,
		"asyncio.create_subprocess_exec asyncio.subprocess.create_subprocess_exec ?.create_subprocess_exec"},
	{code.Runs, "", library.WordsFrom(1), "?.subprocess_exec"},
	{code.RunsShell, "0=command", nil, "os.system os.popen subprocess.getoutput subprocess.getstatusoutput " +
		"asyncio.create_subprocess_shell asyncio.subprocess.create_subprocess_shell ?.create_subprocess_shell " +
		"commands.getoutput commands.getstatusoutput popen2.popen2 pexpect.run pexpect.spawn os.popen2 os.popen3"},
	{code.RunsShell, "1", nil, "?.subprocess_shell"},
	{code.RunsShell, "0=cmd", nil, "get_ipython().system get_ipython().getoutput get_ipython().system_raw " +
		"get_ipython().system_piped"},
	{code.Opaque, "", lineMagic, "get_ipython().run_line_magic get_ipython().run_cell_magic get_ipython().magic"},
	{code.RunsShell, "0", library.IfArguments(code.RunsShell), "?.system ?.popen ?.getoutput ?.getstatusoutput"},
	{code.Runs, "", library.ExecVector(0), "os.execv os.execve os.execvp os.execvpe os.posix_spawn os.posix_spawnp " +
		"_posixsubprocess.fork_exec ?.execvp ?.execv ?.execve"},
	{code.Runs, "", library.ExecVector(1), "os.spawnv os.spawnve os.spawnvp os.spawnvpe"},
	{code.Runs, "", execWords(0), "os.execl os.execle os.execlp os.execlpe"},
	{code.Runs, "", execWords(1), "os.spawnl os.spawnle os.spawnlp os.spawnlpe"},
	{code.Runs, "0=argv", nil, "pty.spawn"},
	{code.Runs, "0=filepath", nil, "os.startfile"},
	{code.Opaque, "", nil, "sh.* plumbum.* fabric.Connection invoke.run"},
	{code.Signals, "0=pid 1", nil, "os.kill os.killpg signal.pidfd_send_signal"},
	{code.Signals, "", nil, "psutil.Process().kill psutil.Process().terminate psutil.Process().suspend " +
		"psutil.process_iter()[].suspend"},

	{code.Network, "0=url", nil, "urllib.request.urlopen urllib.request.Request urllib.urlopen urllib2.urlopen " +
		"urllib2.Request requests.get requests.post requests.put requests.patch requests.delete requests.head " +
		"requests.options httpx.get httpx.post httpx.put httpx.patch httpx.delete httpx.head httpx.options " +
		"webbrowser.open webbrowser.open_new webbrowser.open_new_tab websocket.create_connection websockets.connect " +
		"feedparser.parse wget.download requests.Session().get requests.Session().post requests.Session().put " +
		"requests.Session().patch requests.Session().delete requests.Session().head requests.session().get " +
		"requests.session().post httpx.Client().get httpx.Client().post httpx.AsyncClient().get " +
		"httpx.AsyncClient().post httpx.Client().delete httpx.AsyncClient().delete aiohttp.ClientSession().get " +
		"aiohttp.ClientSession().post aiohttp.ClientSession().put aiohttp.ClientSession().delete " +
		"aiohttp.ClientSession().ws_connect urllib3.PoolManager().urlopen"},
	{code.Network, "0=url", nil, "?.urlopen"},
	{code.Network, "1=url", nil, "requests.request httpx.request httpx.stream requests.Session().request " +
		"requests.session().request httpx.Client().request httpx.AsyncClient().request " +
		"aiohttp.ClientSession().request urllib3.request urllib3.PoolManager().request"},
	{code.Network, "0=host", nil, "http.client.HTTPConnection http.client.HTTPSConnection httplib.HTTPConnection " +
		"httplib.HTTPSConnection smtplib.SMTP smtplib.SMTP_SSL smtplib.LMTP ftplib.FTP ftplib.FTP_TLS " +
		"telnetlib.Telnet poplib.POP3 poplib.POP3_SSL " +
		"imaplib.IMAP4 imaplib.IMAP4_SSL nntplib.NNTP paramiko.Transport " +
		"paramiko.SSHClient().connect xmlrpc.client.ServerProxy xmlrpclib.ServerProxy asyncio.open_connection " +
		"socket.create_connection socket.getaddrinfo socket.gethostbyname socket.gethostbyname_ex asyncssh.connect " +
		"multiprocessing.connection.Client"},
	{code.Network, "0", nil, "socket.socket().connect socket.socket().connect_ex ssl.wrap_socket().connect " +
		"asyncore.dispatcher().connect asynchat.async_chat().connect"},
	{code.Network, "2=host", nil, "urllib.request.FTPHandler().connect_ftp urllib.request.ftpwrapper"},
	{code.Network, "1", nil, "socket.socket().sendto"},
	{code.Network, "3", nil, "socket.socket().sendmsg"},
	{code.Network, "0=url", nil, "urllib.robotparser.RobotFileParser"},
	{code.Network, "", nil, "aiosmtplib.send aiosmtplib.SMTP django.core.mail.send_mail " +
		"django.core.mail.send_mass_mail django.core.mail.mail_admins django.core.mail.mail_managers " +
		"django.core.mail.EmailMessage().send django.core.mail.EmailMultiAlternatives().send"},
	{code.Network, "0=host", nil, "logging.handlers.HTTPHandler logging.handlers.SocketHandler " +
		"logging.handlers.DatagramHandler logging.handlers.SMTPHandler"},
	{code.Network, "0=address", nil, "logging.handlers.SysLogHandler"},
	{code.Network, "", fetched, "urllib.request.urlretrieve urllib.urlretrieve"},

	{code.Opaque, "", library.Evaluate, "exec eval pdb.run trace.Trace().run profile.Profile().run " +
		"profile.Profile().runctx cProfile.Profile().run cProfile.Profile().runctx"},
	{call.None, "", compiled, "compile codeop.compile_command"},
	{code.Opaque, "", library.EvaluateText, "timeit.timeit timeit.repeat timeit.Timer " +
		"concurrent.interpreters.create().exec _interpreters.exec _xxsubinterpreters.run_string " +
		"_interpreters.run_string"},
	{call.None, "", conditionOf, "pytest.mark.skipif pytest.mark.xfail"},
	{code.Opaque, "", library.Loader, "__import__ importlib.import_module importlib.__import__"},
	{code.RunsFile, "0=path", nil, "execfile runpy.run_path"},
	{code.Opaque, "", resolved, "pkgutil.resolve_name django.utils.module_loading.import_string " +
		"werkzeug.utils.import_string import_string logging.config._resolve logging.config._clsFromString " +
		"celery.utils.imports.symbol_by_name kombu.utils.imports.symbol_by_name zope.dottedname.resolve.resolve " +
		"hydra.utils.get_class hydra.utils.get_method hydra.utils.get_object unittest.mock._importer " +
		"pydoc.safeimport pydoc.resolve test.support.import_helper.import_fresh_module " +
		"test.support.import_helper.import_module"},
	{code.Opaque, "", nil, "tkinter.Tcl().* tkinter.Tk().eval tkinter.Tk().call tkinter.Tk().tk.* _tkinter.* " +
		"test.support.script_helper.* cython.inline Cython.inline scipy.weave.* numpy.testing.runstring " +
		"numpy.f2py.compile papermill.execute_notebook nbconvert.preprocessors.ExecutePreprocessor().* nbclient.* " +
		"nbclient.NotebookClient().* invoke.Context().* delegator.* envoy.* plumbum.local[] plumbum.cmd.* " +
		"?.load_extension ?.enable_load_extension os.fchdir"},
	{code.RunsShell, "0=command", nil, "imaplib.IMAP4_stream numpy.distutils.exec_command.exec_command"},
	{code.RunsShell, "9=editor", nil, "click.edit"},
	{code.Runs, "0=argv", nil, "scrapy.cmdline.execute"},
	{code.Runs, "", library.ExecVector(0), "multiprocessing.util.spawnv_passfds"},
	{code.Runs, "", library.WordsFrom(0), "uuid._popen uuid._get_command_stdout"},
	{code.Runs, "", gitWords, "git.Repo().git.* git.Git().* git.cmd.Git().* git.Repo.init().git.*"},
	{code.Runs, "0=command", nil, "git.cmd.Git().execute git.Git().execute git.Repo().git.execute"},
	{code.Deletes, "0=items", nil, "git.Repo().index.remove"},
	{code.Network, "0=url", nil, "git.Repo.clone_from git.Repo().clone pygit2.clone_repository " +
		"dulwich.porcelain.clone dulwich.porcelain.push dulwich.porcelain.pull dulwich.porcelain.fetch"},
	{code.Network, "", nil, "git.Repo().remotes.* git.Repo().remote().* boto3.* botocore.* kubernetes.client.* " +
		"docker.from_env().* docker.DockerClient().* google.cloud.* azure.* stripe.* twilio.* slack_sdk.* openai.* " +
		"anthropic.* github.Github().* elasticsearch.Elasticsearch().* elasticsearch.AsyncElasticsearch().*"},
	{code.SQL, "", library.DropsData, "?.flushall ?.flushdb ?.drop_database ?.delete_bucket ?.delete_namespace " +
		"?.delete_index ?.delete_table ?.delete_stack"},
	{call.None, "", serves, "http.server.HTTPServer http.server.ThreadingHTTPServer " +
		"socketserver.TCPServer socketserver.ThreadingTCPServer socketserver.UDPServer " +
		"xmlrpc.server.SimpleXMLRPCServer xmlrpc.server.DocXMLRPCServer socket.create_server " +
		"wsgiref.simple_server.make_server"},
	{call.None, "", servesFolder, "http.server.test"},
	{code.Reads, "", library.ReadsOf("~/.netrc"), "netrc.netrc"},
	{code.Reads, "", library.ReadsOf("~/.config/pip/pip.conf"), "pip._internal.configuration.Configuration"},
	{code.Reads, "", library.ReadsOf("~/.local/share/keyrings/x"),
		"keyring.get_password keyring.get_credential secretstorage.* browser_cookie3.* browsercookie.*"},
	{code.Reads, "", library.ReadsOf("/etc/shadow"), "spwd.*"},
	{code.Opaque, "", moduleCommand, "runpy.run_module runpy._run_module_as_main"},
	{code.RunsFile, "1=location", nil, "importlib.util.spec_from_file_location imp.load_source"},
	{code.RunsFile, "1=path", nil, "importlib.machinery.SourceFileLoader importlib.machinery.SourcelessFileLoader"},
	{code.RunsFile, "0=script_name", nil, "distutils.core.run_setup"},
	{call.None, "", setsUp, "setuptools.setup distutils.core.setup"},
	{code.Opaque, "", nil, "pip._internal.* pip._vendor.* ensurepip._run_pip distutils.ccompiler.* " +
		"distutils.unixccompiler.* distutils.cmd.* setuptools.dist.Distribution().get_command_obj " +
		"distutils.dist.Distribution().get_command_obj setuptools.Distribution().get_command_obj"},
	{code.RunsFile, "0=filename", nil, "mmengine.config.Config.fromfile mmengine.Config.fromfile mmcv.Config.fromfile"},
	{code.RunsInput, "", nil, "code.interact code.InteractiveConsole().interact IPython.embed IPython.start_ipython " +
		"IPython.terminal.embed.* IPython.frontend.* bpython.embed ptpython.repl.embed konch.start idlelib.* " +
		"_pyrepl.*"},
	{code.RunsInput, "", library.Debugger, "breakpoint sys.breakpointhook sys.__breakpointhook__ pdb.set_trace " +
		"pdb.post_mortem pdb.pm pdb.main pdb.Pdb().set_trace pdb.Pdb().interaction ipdb.* pudb.* pdbpp.* rpdb.* " +
		"remote_pdb.* web_pdb.* bdb.Bdb().set_trace celery.contrib.rdb.set_trace"},
	{code.Runs, "", commandOf("pip", value.Value{}), "pip.main pip._internal.main pip._internal.cli.main.main " +
		"pip._internal.cli.main pipenv.cli poetry.console.application.main"},
	{code.Runs, "", commandOf("pytest"), "pytest.main pytest.console_main"},
	{code.Runs, "", commandOf("timeit", value.Value{}), "timeit.main"},
	{code.Runs, "", commandOf("ensurepip"), "ensurepip.bootstrap ensurepip._main"},
	{code.Runs, "", commandOf("doctest"), "doctest.testfile"},
	{code.Loads, "0=name", nil, "unittest.defaultTestLoader.loadTestsFromName " +
		"unittest.TestLoader().loadTestsFromName unittest.loader.TestLoader().loadTestsFromName"},
	{code.Loads, "0=names", nil, "unittest.defaultTestLoader.loadTestsFromNames " +
		"unittest.TestLoader().loadTestsFromNames"},
	{call.None, "", unittestMain, "unittest.main unittest.TestProgram"},
	{code.Opaque, "", nil, "runpy.* site.addsitedir site.addpackage site.main site.execsitecustomize " +
		"trace.Trace().runctx trace.Trace().runfunc trace.main cProfile.main profile.main sys.path_hooks.append " +
		"sys.path_hooks.insert sys.meta_path.append sys.meta_path.insert sys.path_hooks sys.meta_path " +
		"pkgutil.walk_packages"},
	{code.Opaque, "", annotations,
		"typing.get_type_hints get_type_hints typing_extensions.get_type_hints annotationlib.get_annotations"},
	{call.None, "", annotationsAsked, "inspect.get_annotations inspect.signature"},
	{code.Opaque, "", library.Evaluate, "typing.ForwardRef sympy.parsing.sympy_parser.parse_expr sympy.parse_expr " +
		"sympy.sympify sympy.S numexpr.evaluate"},
	{code.Opaque, "", library.Templated("__ |attr [%"),
		"jinja2.Template jinja2.Environment().from_string jinja2.environment.Template"},
	{code.Opaque, "", library.Templated("<% ${ ## {{ {% % "), "mako.template.Template tornado.template.Template " +
		"Cheetah.Template.Template genshi.template.MarkupTemplate genshi.template.TextTemplate bottle.template " +
		"bottle.SimpleTemplate"},
	{code.Opaque, "", library.Templated("tal: metal: ${ <?python "), "chameleon.PageTemplate"},
	{call.None, "", queried, "pandas.eval pd.eval ?.query ?.eval"},
	{call.None, "", unpickles("allow_pickle", false), "numpy.load np.load numpy.lib.npyio.load " +
		"numpy.lib.format.read_array"},
	{call.None, "", unpickles("weights_only", true), "torch.load"},
	{code.DeletesTree, "0", nil, "tempfile.TemporaryDirectory._rmtree tempfile.TemporaryDirectory._cleanup " +
		"tempfile._rmtree shutil._rmtree_unsafe shutil._rmtree_safe_fd shutil._rmtree_impl " +
		"test.support.os_helper.rmtree test.support.rmtree"},
	{code.Makes, "0", nil, "distutils.dir_util.mkpath distutils.dir_util.create_tree"},
	{code.Writes, "0=filename", nil, "distutils.file_util.write_file distutils.bcppcompiler.write_file " +
		"distutils.cygwinccompiler.write_file distutils.command.bdist_rpm.write_file " +
		"distutils.command.install.write_file"},
	{code.Moves, "0=src 1=dst", nil, "distutils.file_util.move_file"},
	{code.Runs, "", spawn, "distutils.spawn.spawn distutils.util.spawn distutils.archive_util.spawn " +
		"distutils.command.upload.spawn distutils.ccompiler.CCompiler().spawn " +
		"distutils.ccompiler.new_compiler().spawn"},
	{code.Runs, "5=extra_preargs", nil, "distutils.ccompiler.CCompiler().preprocess " +
		"distutils.ccompiler.new_compiler().preprocess"},
	{call.None, "", library.Caller(0), "distutils.util.execute"},
	{call.None, "", library.Gives(value.Text(".env")), "dotenv.find_dotenv"},
	{code.Opaque, "", nil, "pickle.load pickle.loads pickle.Unpickler pickle._load pickle._loads pickle._Unpickler " +
		"_pickle.Unpickler cPickle.load dill.load dill.loads cloudpickle.load cloudpickle.loads joblib.load " +
		"marshal.load marshal.loads lib2to3.pgen2.grammar.Grammar().load " +
		"lib2to3.pgen2.grammar.Grammar().loads lib2to3.pgen2.driver.load_grammar " +
		"shelve.open jsonpickle.decode yaml.unsafe_load pandas.read_pickle pd.read_pickle " +
		"ctypes.CDLL ctypes.cdll ctypes.cdll.* ctypes.PyDLL ctypes.pythonapi ctypes.pythonapi.* ctypes.windll.* " +
		"ctypes.util.* ctypes.memmove ctypes.cast ctypes.CFUNCTYPE ctypes.string_at cffi.FFI cffi.* " +
		"types.FunctionType types.CodeType code.InteractiveInterpreter code.InteractiveConsole " +
		"code.InteractiveConsole().push " +
		" importlib.machinery.ExtensionFileLoader importlib.util.decode_source imp.* " +
		"importlib.abc.InspectLoader.source_to_code zipimport.zipimporter gc.get_objects gc.get_referrers " +
		"sys.settrace sys.setprofile sys.addaudithook multiprocessing.reduction.* _ctypes.* _winapi.*"},
	{code.Opaque, "", nil, "cProfile.runctx profile.runctx bdb.Bdb().run bdb.Bdb().runeval " +
		"bdb.Bdb().runctx pdb.Pdb().run pdb.runeval argparse.FileType " +
		"logging.config.fileConfig logging.config.listen pydoc.locate pydoc.pipepager pydoc.pager " +
		"pydoc.tempfilepager pydoc.importfile webbrowser.get webbrowser.register webbrowser.GenericBrowser " +
		"webbrowser.BackgroundBrowser pipes.Template mailcap.findmatch importlib.metadata.EntryPoint " +
		"logging.config.BaseConfigurator logging.config.DictConfigurator().resolve " +
		"_imp.create_dynamic _imp.exec_dynamic " +
		"fileinput.hook_compressed doctest.testmod doctest.run_docstring_examples doctest.testsource doctest.debug " +
		"doctest.script_from_examples venv.main zipapp.main unittest.TestLoader().discover " +
		"unittest.defaultTestLoader.discover"},
	{call.None, "", unsafeKind, "ruamel.yaml.YAML"},
	{code.Opaque, "", yamlLoader, "yaml.load yaml.load_all"},
	{code.Opaque, "", attributeByName,
		"getattr object.__getattribute__ object.__getattr__ inspect.getattr_static type.__getattribute__"},
	{call.None, "", dunder, "?.__getattribute__"},
	{call.None, "", setsMember, "?.setattr ?.delattr ?.object setattr object.__setattr__ delattr monkeypatch.setattr " +
		"mock.patch.object unittest.mock.patch.object patch.object mocker.patch.object"},
	{call.None, "", namesOf, "globals locals vars"},
	{call.None, "", library.NameOf, "globals()[] globals().get globals().pop globals().__getitem__ __builtins__[] " +
		"builtins[] __builtins__.get"},
	{call.None, "", moduleOf, "sys.modules[] sys.modules.get sys.modules.__getitem__"},
	{call.None, "", getter, "operator.attrgetter operator.methodcaller"},
	{call.None, "", subclasses, "?.__subclasses__ type.__subclasses__ object.__subclasses__"},
	{code.Opaque, "", nil, "?.__globals__ ?.__builtins__ ?.f_globals ?.f_builtins ?.__defaults__ ?.__kwdefaults__"},

	{code.Environment, "", nil, "os.environ os.environb dotenv.dotenv_values wsgiref.handlers.BaseHandler.os_environ " +
		"wsgiref.handlers.SimpleHandler.os_environ wsgiref.handlers.BaseCGIHandler.os_environ " +
		"wsgiref.handlers.CGIHandler.os_environ"}, // wsgiref of Python 3.13: a copy of all of them
	{call.None, "", library.Variable, "os.getenv os.environ.get os.environ[] os.getenvb os.environ.__getitem__ " +
		"os.environ.pop os.environ.items os.environ.keys os.environ.values"},
	{code.SetsEnvironment, "0=key 1=value", nil, "os.putenv os.environ.setdefault os.environ.__setitem__"},
	{call.None, "", library.UpdatesEnvironment, "os.environ.update"},
	{call.None, "", setsOwn, "?.setenv monkeypatch.setenv"},
	{call.None, "", copiesEnvironment, "dict os.environ.copy"},
	{call.None, "", fillsDictionary, "Dict().update Dict().setdefault"},
	{call.None, "", patchesEnvironment, "mock.patch.dict unittest.mock.patch.dict patch.dict"},
	{code.Searches, "1", nil, "sys.path.insert"},
	{code.Searches, "0", nil, "sys.path.append sys.path.extend"},

	{call.None, "", library.Caller(0), "atexit.register ?.addCleanup ?.addClassCleanup ?.addModuleCleanup ?.submit " +
		"?.call_soon ?.addfinalizer ?. asyncio.to_thread ?.callback"},
	{call.None, "", library.Caller(1), "?.run_in_executor ?.call_later ?.call_at weakref.finalize threading.Timer"},
	{call.None, "", library.Bound(0), "functools.partial functools.partialmethod"},
	{call.None, "", mapper, "map filter ?.map ?.imap ?.imap_unordered"},
	{call.None, "", thread, "threading.Thread multiprocessing.Process"},

	{call.None, "", library.Joins(value.Path, true), "pathlib.Path pathlib.PurePath pathlib.PosixPath " +
		"pathlib.WindowsPath pathlib.PurePosixPath Path py.path.local anyio.Path Path().joinpath path.Path path.path " +
		"trio.Path twisted.python.filepath.FilePath Path().child Path().preauthChild"},
	{call.None, "", library.Joins(value.String, true), "os.path.join"},
	{call.None, "", library.SameText, "str os.fspath os.fsdecode Path().as_posix Path().__str__ String().__str__"},
	{call.None, "", library.Characters, "chr unichr bytes bytearray"},
	{call.None, "", library.Decodes, "bytes.fromhex bytearray.fromhex base64.b64decode base64.b32decode " +
		"base64.b16decode base64.a85decode base64.b85decode base64.urlsafe_b64decode base64.standard_b64decode " +
		"base64.decodebytes binascii.unhexlify binascii.a2b_hex binascii.a2b_base64 binascii.a2b_uu binascii.a2b_qp " +
		"quopri.decodestring codecs.decode urllib.parse.unquote urllib.parse.unquote_plus " +
		"urllib.parse.unquote_to_bytes urllib.unquote requests.utils.unquote html.unescape struct.pack " +
		"zlib.decompress gzip.decompress bz2.decompress lzma.decompress Number().to_bytes int.to_bytes " +
		"String().translate String().lower String().upper String().swapcase String().casefold String().title " +
		"String().capitalize String().strip String().lstrip String().rstrip String().replace String().removeprefix " +
		"String().removesuffix String().__getitem__ String().expandtabs String().partition String().rpartition " +
		"re.sub operator.getitem"},
	{call.None, "", recoded, "String().encode String().decode"},
	{call.None, "", library.Same, "importlib.reload reload imp.reload"},
	{call.None, "", library.SamePath, "os.path.abspath os.path.realpath os.path.normpath Path().resolve " +
		"Path().absolute Path().as_path os.path.normcase"},
	{call.None, "", library.Expanded, "os.path.expanduser Path().expanduser"},
	{call.None, "", library.VariablesExpanded, "os.path.expandvars"},
	{call.None, "", library.Upward, "os.path.dirname"},
	{call.None, "", library.LastPart, "os.path.basename"},
	{call.None, "", library.Gives(value.WorkingFolder(value.String)), "os.getcwd os.getcwdb"},
	{call.None, "", library.Gives(value.WorkingFolder(value.Path)), "pathlib.Path.cwd Path.cwd " +
		"Path().cwd"},
	{call.None, "", library.Gives(value.Value{Kind: value.Path, Text: "~", Known: true, Source: code.Home}),
		"pathlib.Path.home Path.home"},
	{call.None, "", library.MadeAnew("2=dir 1=prefix"), "tempfile.mkdtemp tempfile.mktemp tempfile.TemporaryDirectory"},
	{call.None, "", library.TemporaryFile("dir prefix"), "tempfile.NamedTemporaryFile tempfile.TemporaryFile " +
		"tempfile.SpooledTemporaryFile"},
	{call.None, "1=name", library.IfText(code.Deletes), "tempfile._TemporaryFileWrapper"},
	{call.None, "", library.Gives(value.From(code.Fresh)),
		"test.support.os_helper.temp_dir"},
	{call.None, "", madePair, "tempfile.mkstemp tempfile._mkstemp_inner"},
	{call.None, "", library.Gives(value.From(code.TempDir)),
		"tempfile.gettempdir"},
	{call.None, "", library.Split, "String().split shlex.split"},
	{call.None, "", joinText, "String().join"},
	{call.None, "", formatted, "String().format"},
	{call.None, "", library.Copied, "list sorted tuple set reversed List().copy frozenset"},
}

// Book returns what is known of Python.
func Book() *call.Book {
	b := call.NewBook(slices.Concat(table, libraries, models, objects, files, opens, reach, further, suffixed, worktree,
		replacing, defaults, queries, services, records, logs, stores, writing, refs))
	b.Prefixes = [][2]string{{"builtins.", ""}, {"__builtins__.", ""}, {"__builtin__.", ""}, {"posix.", "os."},
		{"nt.", "os."}, {"posixpath.", "os.path."}, {"ntpath.", "os.path."}, {"io.open", "open"},
		{"setuptools._distutils", "distutils"}, {"setuptools.distutils", "distutils"}, {"_io.open", "open"},
		{"_io.FileIO", "open"}, {"_pickle.", "pickle."}, {"_socket.", "socket."}, {"_sqlite3.", "sqlite3."},
		{"_dbm.", "dbm.ndbm."}, {"_gdbm.", "dbm.gnu."}, {"six.moves.", ""}, {"bltns.", ""},
		{"tarfile.bltn_open", "open"}, {"tokenize._builtin_open", "open"}, {"_pyio.open", "open"},
		{"io.FileIO", "open"}, {"ForkingPickler.", "pickle."}, {"shelve.Unpickler", "pickle.Unpickler"},
		{"importlib.metadata.import_module", "importlib.import_module"}, {"bdb.Tdb", "bdb.Bdb"},
		{"zipfile.CompleteDirs", "zipfile.ZipFile"}, {"zipfile.FastLookup", "zipfile.ZipFile"},
		{"distutils.unixccompiler.UnixCCompiler", "distutils.ccompiler.CCompiler"},
		{"distutils.bcppcompiler.BCPPCompiler", "distutils.ccompiler.CCompiler"},
		{"distutils.cygwinccompiler.CygwinCCompiler", "distutils.ccompiler.CCompiler"},
		{"distutils.cygwinccompiler.Mingw32CCompiler", "distutils.ccompiler.CCompiler"},
		{"distutils.msvccompiler.MSVCCompiler", "distutils.ccompiler.CCompiler"},
		{"distutils._msvccompiler.MSVCCompiler", "distutils.ccompiler.CCompiler"},
		{"os.popen()", "popen"}, {"tempfile.TemporaryDirectory().name", "tempfile.TemporaryDirectory"},
		{"lib2to3.pygram.python_grammar", "lib2to3.pgen2.grammar.Grammar()"},
		{"lib2to3.pygram.python_grammar_no_print_statement", "lib2to3.pgen2.grammar.Grammar()"},
		{"lib2to3.pygram.python_grammar_no_print_and_exec_statement", "lib2to3.pgen2.grammar.Grammar()"},
		{"lib2to3.pygram.pattern_grammar", "lib2to3.pgen2.grammar.Grammar()"}}
	b.Arguments["sys.argv"], b.Arguments["sys.orig_argv"] = 1, 2
	b.Self = "__main__"
	b.Act(code.RunsInput, "asyncio.__main__ code.__main__ idlelib.idle idlelib.__main__ _pyrepl.__main__ "+
		"IPython.__main__ ptpython.__main__")
	b.Act(code.Opaque, "pip.__main__ pdb.__main__ venv.__main__ ensurepip.__main__")
	b.Act(code.Network, "antigravity")
	call.Mark(b.Dangerous, "os subprocess shutil builtins sys importlib pty ctypes globals() sys.modules")
	for name := range b.Dangerous {
		b.Modules[name] = true
	}
	call.Mark(b.Modules, "os subprocess shutil builtins sys importlib __main__ __builtins__")
	call.Mark(b.Harmless, "numpy np math cmath sympy pandas torch scipy string operator types itertools functools "+
		"collections re json datetime time random decimal fractions statistics django matplotlib unittest pytest "+
		"astropy sklearn xarray seaborn logging inspect warnings typing ast dis token tokenize enum dataclasses "+
		"copy textwrap abc numbers struct zlib hashlib locale calendar heapq bisect array")
	call.Mark(b.Tame, tame)
	b.Feeds(inputs)
	call.Mark(b.Known, known)
	b.Options = parsedArguments
	call.Mark(b.Printable, "datetime.date.today() datetime.datetime.now() datetime.datetime.utcnow() "+
		"datetime.datetime.today() datetime.datetime.now().date() uuid.uuid4() uuid.uuid1()")
	call.Mark(b.Environment, "os.environ os.environb wsgiref.handlers.BaseHandler.os_environ "+
		"wsgiref.handlers.SimpleHandler.os_environ wsgiref.handlers.BaseCGIHandler.os_environ "+
		"wsgiref.handlers.CGIHandler.os_environ")
	b.UpdatesRows = updatesRows
	call.Mark(b.HoldsEnvironment, "app.app.config app.application.config main.app.config server.app.config "+
		"wsgi.app.config "+
		"flask.current_app.config flask.Flask().config dynaconf.Dynaconf() dynaconf.LazySettings()")
	call.Mark(b.Searches, "sys.path")
	call.Mark(b.Pure, "os.environ.clear os.environ.__contains__ os.environ.__delitem__ os.environ.__len__ print len "+
		"repr "+
		"type isinstance hasattr dir id enumerate zip range any all sum min max bool int float iter next "+
		"callable json.dumps pprint.pprint List().index List().count List().copy inspect.getsource inspect.getfile "+
		"inspect.signature inspect.isfunction inspect.getsourcefile mock.patch.object unittest.mock.patch.object "+
		"patch.object monkeypatch.setattr monkeypatch.delattr monkeypatch.setitem monkeypatch.delitem "+
		"self.monkeypatch.setattr sys.getrefcount sys.getsizeof super() zipfile.ZipFile().writestr")
	b.Constants["sys.executable"] = func() value.Value { return value.TextFrom(code.Interpreter, "python3") }
	b.Constants["__file__"] = func() value.Value { return value.From(code.ScriptFile) }
	for _, up := range []string{"__base__", "__bases__", "__mro__", "mro()"} {
		b.Constants["?."+up] = func() value.Value { return value.Named("object") }
	}
	for _, of := range []string{"pwd.getpwuid", "pwd.getpwnam"} {
		b.Constants[of+"().pw_dir"] = func() value.Value { return value.TextFrom(code.Home, "~") }
		b.Constants[of+"()[5]"] = b.Constants[of+"().pw_dir"]
	}
	b.Constants["os.sep"] = func() value.Value { return value.Text("/") }
	b.Constants["uuid.uuid4().hex"] = func() value.Value { return value.AName }
	b.Constants["os.devnull"] = func() value.Value { return value.Text("/dev/null") }
	b.Constants["os.curdir"] = func() value.Value { return value.Text(".") }
	b.Constants["os.pardir"] = func() value.Value { return value.Text("..") }
	return b
}
