package source

import (
	"path"
	"strings"

	"guard/internal/lazy"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/table"
)

// sourceReach are words of libraries that start programs or reach the network, by the languages that have them. A name
// that is looked up leaves the machine as any other text does: a resolver asks for it.
type sourceReach struct {
	endings string // of sources; empty: of any
	cats    risk.Categories
	words   string
}

const (
	ofC     = ".c .cc .cpp .cxx .c++ .h .hpp .hh .hxx .cppm .ixx .m .mm .cu"
	ofJava  = ".java .kt .kts .scala"
	ofDot   = ".cs .fs"
	ofBeam  = ".ex .exs"
	ofForms = ".f .for .f77 .f90 .f95 .f03 .f08 .F .F90 .F95 .F03 .F08"
	ofBasic = ".vb"
	ofLisp  = ".clj .cljc"
	ofOther = ".nim .d .hs .lhs .hsc .ml .mli .mll .mly .v .pas .adb .ads .cr"
)

// sourceReaches are such words. Sources: wordexp(3), execveat(2), resolver(3), getaddrinfo(3), c-ares 1.34, GLib 2.82,
// Qt 6, Boost 1.86, POCO 1.13, cpp-httplib, Win32; Rust 1.83, duct 0.13, xshell 0.2, hickory-resolver 0.24,
// ureq 2; .NET 9, CliWrap 3; Java 21 (JNDI, NIO); Elixir 1.18 and Erlang/OTP 27; Zig 0.14 (std.Build, std.net);
// Dart 3.6; Swift 6; Nim 2, D 2, Haskell (network 3, http-client 0.7), OCaml 5, V 0.4, Free Pascal 3.2, GNAT 14,
// Crystal 1.14; zt-exec 1, Commons Exec 1, JNA 5; os-lib 0.11, scala.sys.process; SimpleExec 12, Medallion.Shell 1;
// ShellOut 2, SwiftShell 5; dcli 4, process_run 1; Exile 0.12, erlexec 2; Bos 0.2, Feather 0.3, Lwt 5, Eio 1, fileutils
// 0.6, Ezcurl 0.2; Shelly 1, Shake 0.19; envoy 1 of Gleam; Fortran 2023 and GNU Fortran 14; Visual Basic 17; Vala 0.56
// (glib-2.0, gio-2.0, posix), libsoup 3; Clojure 1.12, babashka.process and babashka.fs 0.5, clj-http 3, hato 1;
// Fennel 1.5.
var sourceReaches = []sourceReach{
	{ofC, risk.ExecArbitrary, "wordexp( _popen( _wpopen( _wsystem( _spawnl _spawnv _wspawn _execl _execv _wexec " +
		"fexecve( g_spawn_ " +
		"g_subprocess_ GSubprocess g_app_info_ g_module_open( QProcess boost::process boost/process bp::child " +
		"WinExec ShellExecute CreateProcess LoadLibrary NSTask luaL_dostring luaL_dofile luaL_loadstring PyRun_ " +
		"rb_eval_string reproc_start sqlite3_load_extension"},
	{".rs", risk.ExecArbitrary, "duct::cmd cmd!( xshell:: run_cmd!( run_fun!( cmd_lib:: run_script:: Exec::shell " +
		"Exec::cmd subprocess::Popen tokio::process async_process:: portable_pty libloading"},
	{ofDot, risk.ExecArbitrary, "ProcessStartInfo Cli.Wrap CliWrap"},
	{ofBeam, risk.ExecArbitrary, "System.shell Port.open :erlang.open_port Mix.shell().cmd MuonTrap.cmd Rambo.run " +
		"Porcelain.shell Porcelain.exec Code.eval_"},
	{".zig", risk.ExecArbitrary, "addSystemCommand Step.Run.create runAllowFail b.run("},
	{".swift", risk.ExecArbitrary, "Subprocess.run NSTask"},
	{".nim", risk.ExecArbitrary, "execProcess startProcess osproc"},
	{".d", risk.ExecArbitrary, "pipeShell spawnProcess pipeProcess"},
	{".ml .mli .mll .mly", risk.ExecArbitrary, "create_process open_process Unix.fork"},
	{".hs .lhs .hsc", risk.ExecArbitrary, "executeFile System.Posix.Process Turtle"},
	{ofC, risk.FSDeleteOverwrite, "removeRecursively"},
	{ofC, risk.NetworkRisk, "tcp_stream ssl_stream grpc::CreateChannel dataWithContentsOfURL dataTaskWithURL"},
	{ofC, risk.SystemImpact, "mount( umount( umount2( pivot_root( setns( unshare("},
	{ofC, risk.ExecArbitrary, "ptrace( NSAppleScript OSAScript NSClassFromString launchPath"},
	{ofJava, risk.ExecArbitrary, "ProcessHandle.allProcesses ProcessExecutor CommandLine.parse ScriptEngineManager " +
		"GroovyShell ToolProvider.getSystemJavaCompiler System.load( Linker.nativeLinker com.sun.jna sys.process " +
		"os.proc( os.call( os.spawn("},
	{ofDot, risk.ExecArbitrary, "SimpleExec Medallion.Shell NativeLibrary.Load Assembly.LoadFrom Assembly.LoadFile " +
		"CSharpScript CreateProcess."},
	{".swift", risk.ExecArbitrary, "launchPath executableURL ShellOut SwiftShell Process.init NSAppleScript"},
	{".dart", risk.ExecArbitrary, "process_run Isolate.spawnUri ProcessManager( package:dcli"},
	{ofBeam, risk.ExecArbitrary, "Exile. ExCmd. :exec.run :erlexec Code.compile_string Code.compile_quoted"},
	{".ml .mli .mll .mly", risk.ExecArbitrary, "OS.Cmd. Shexp_process Feather. Lwt_process Eio.Process Dynlink. " +
		"Toploop."},
	{".hs .lhs .hsc", risk.ExecArbitrary, "Shelly System.Process.Typed Development.Shake -pgmF"},
	{".zig", risk.ExecArbitrary, "c.system( c.popen( c.exec c.dlopen( posix.exec process.exec"},
	{".cr", risk.ExecArbitrary, "Process.new Process.run %x( %x[ %x{"},
	{".vala", risk.ExecArbitrary, "Process.spawn Subprocess( Posix.system AppInfo.launch " +
		"SubprocessLauncher"},
	{ofForms, risk.ExecArbitrary, "execute_command_line system( systemqq("},
	{ofBasic, risk.ExecArbitrary, "shell( process.start createobject( processstartinfo dllimport"},
	{ofLisp, risk.ExecArbitrary, "clojure.java.shell babashka.process Runtime/getRuntime ProcessBuilder (load-file " +
		"(load-string"},

	{".fnl", risk.ExecArbitrary, "os.execute io.popen loadfile dofile load( (load :execute :popen"},
	{".fnl", risk.FSDeleteOverwrite, "os.remove os.rename"},
	{".fnl", risk.NetworkRisk, ":socket :http.request :ssl.https"},

	{".ml .mli .mll .mly", risk.FSDeleteOverwrite, "OS.Dir.delete OS.File.delete OS.Path.delete FileUtil.rm " +
		"FileUtil.mv Path.rmtree Core_unix.unlink Lwt_unix.unlink rmtree"},
	{".rs", risk.FSDeleteOverwrite, "fs_extra::remove_items"},
	{".dart", risk.FSDeleteOverwrite, "deleteDir("},
	{".zig", risk.FSDeleteOverwrite, "posix.unlink linux.unlink c.unlink( c.remove( c.rename("},
	{".fs", risk.FSDeleteOverwrite, "Shell.cleanDir Shell.deleteDir Shell.rm"},
	{".vala", risk.FSDeleteOverwrite, "FileUtils.unlink FileUtils.remove DirUtils.remove"},
	{ofForms, risk.FSDeleteOverwrite, "status='delete status=\"delete unlink( rename("},
	{ofBasic, risk.FSDeleteOverwrite, "file.delete directory.delete deletefile( deletedirectory( kill("},
	{ofLisp, risk.FSDeleteOverwrite, "delete-file delete-tree fs/delete fs/move (.delete"},

	{".hs .lhs .hsc", risk.FSConfigSecrets, "getEnvironment"},
	{".zig", risk.FSConfigSecrets, "getEnvMap"},
	{".gleam", risk.FSConfigSecrets, "envoy.all"},
	{ofBasic, risk.FSConfigSecrets, "getenvironmentvariables"},
	{ofC, risk.FSConfigSecrets, "__environ this_process::environment QProcessEnvironment::systemEnvironment"},
	{".vala", risk.FSConfigSecrets, "Environ.get("},
	{ofLisp, risk.FSConfigSecrets, "(System/getenv)"},

	{".ml .mli .mll .mly", risk.NetworkRisk, "Ezcurl Curl.perform Piaf. ADDR_INET Lwt_unix.connect"},
	{".zig", risk.NetworkRisk, "posix.connect"},
	{ofBeam + " .erl .hrl", risk.NetworkRisk, "Node.connect :socket.connect net_kernel:connect ibrowse:send gun:open"},
	{ofBasic, risk.NetworkRisk, "webclient httpclient webrequest tcpclient udpclient"},
	{".vala", risk.NetworkRisk, "Soup. SocketClient"},
	{ofLisp, risk.NetworkRisk, "clj-http hato.client org.httpkit.client java.net"},
	{".rs", risk.SystemImpact, "from_raw(-1)"},

	{"", risk.NetworkRisk, "gethostbyname gethostbyaddr getaddrinfo getnameinfo GetAddrInfo"},
	{ofC, risk.NetworkRisk, "res_query res_search res_querydomain res_send res_nquery res_nsearch res_nsend ares_ " +
		"ub_resolve getdns_ uv_getaddrinfo evdns_ DnsQuery_ WSAConnect InternetOpen WinHttp URLDownload " +
		"BIO_new_connect BIO_set_conn_hostname zmq_connect nn_dial nng_dial redisConnect mysql_real_connect " +
		"PQconnect " +
		"mongoc_client_new rd_kafka_new amqp_socket_open MQTTClient_ mosquitto_connect libssh2_ ldap_initialize " +
		"boost/asio asio::ip asio.hpp QHostInfo QDnsLookup QNetwork QTcpSocket QUdpSocket QSslSocket QWebSocket " +
		"cpr:: httplib:: Poco::Net Poco/Net curlpp curl_multi ssh_connect( sendto( uv_tcp_connect " +
		"bufferevent_socket_connect mg_connect mg_http_connect CFHost NSURLConnection NSURLSession"},
	{".rs", risk.NetworkRisk, "to_socket_addrs lookup_host lookup_ip lookup_addr hickory_resolver hickory_client " +
		"trust_dns_resolver dns_lookup tungstenite::connect connect_async ssh2:: russh:: " +
		"opener::open open::that webbrowser::open"},
	{ofDot, risk.NetworkRisk, "Dns.GetHostEntry Dns.GetHostAddresses Dns.GetHostBy Dns.Resolve Dns.BeginGet " +
		"Dns.BeginResolve System.Net.Dns; WebClient WebRequest HttpWebRequest FtpWebRequest TcpClient UdpClient " +
		"ClientWebSocket SmtpClient NetworkInformation Sockets.Socket RestSharp"},
	{ofJava, risk.NetworkRisk, "javax.naming InitialDirContext InitialLdapContext InetAddress.get org.xbill.DNS " +
		"SocketChannel.open AsynchronousSocketChannel DatagramChannel io.ktor.client Source.fromURL"},
	{".ex .exs .erl .hrl", risk.NetworkRisk, ":inet.getaddr :inet.gethostby :inet_res. inet:getaddr inet:gethostby " +
		"inet_res: httpc: gen_tcp:connect gen_udp: ssl:connect hackney: :hackney. :gun.open :ssh.connect :ftp.open " +
		"HTTPoison. Req.get Req.post Req.put Req.patch Req.delete Req.request Req.run Finch.build Finch.request " +
		"Tesla.get Tesla.post Tesla.put Tesla.delete Mint.HTTP.connect WebSockex.start"},
	{".dart", risk.NetworkRisk, "InternetAddress.lookup Socket.connect RawSocket.connect SecureSocket.connect " +
		"RawDatagramSocket http.get http.post http.put http.patch http.delete http.read http.Client http.Request " +
		"http.MultipartRequest Dio( WebSocket.connect"},
	{".zig", risk.NetworkRisk, "getAddressList tcpConnectToHost tcpConnectToAddress http.Client"},
	{".swift", risk.NetworkRisk, "NWConnection Host(name CFHost AF.request HTTPClient"},
	{".gleam", risk.NetworkRisk, "gleam/httpc gleam/hackney gleam/fetch mug."},
	{ofOther, risk.NetworkRisk, "getHostByName getAddrInfo newHttpClient newAsyncHttpClient newSocket InternetHost " +
		"std.net.curl TcpSocket Network.Socket Network.HTTP Network.Wreq Network.DNS Network.BSD Network.Simple " +
		"Unix.open_connection Cohttp net.dial http.get http.post http.fetch ResolveHostByName TFPHTTPClient TIdHTTP " +
		"TInetSocket GNAT.Sockets AWS.Client Socket::Addrinfo HTTP::Client TCPSocket UDPSocket"},
}

// sourceRenames are ways to give what starts programs or deletes files another name (Rust 1.83, use declarations;
// Elixir 1.18, apply, alias and import; Erlang/OTP 27, apply; OCaml 5, open; C# 13, using; Swift 6, typealias; Gleam 1,
// import; Java 21, reflection).
var sourceRenames = lazy.Pattern(`\bprocess::\{[^}]*\bCommand\b|\bprocess\s+as\s+\w+|\bSystem\s*,\s*:(?:cmd|shell)\b|` +
	`:os\s*,\s*:cmd\b|\bimport\s+System\s*(?:,|\n)|` +
	`\balias\s+(?:System|File|Port|Code)\s*,\s*as:|\bimport\s+File\s*(?:[,;\n]|$)|` +
	`(?m:\b\w+\s*=\s*(?:System|:os|Port)\s*(?:;|$))|\bapply\(\s*:?(?:os|System|Port|Code)\s*,|` +
	`\bModule\.(?:safe_)?concat\(\s*\[\s*["']|\b[A-Z]\w*\s*=\s*os\s*,|-import\(\s*os\b|` +
	`(?s:\bopen!?\s+Sys\b.*?\bcommand\s+["(])|\bmodule\s+\w+\s*=\s*(?:Sys|Unix)\b|` +
	`(?s:\bopen!?\s+(?:Core_)?Unix\b.*?\b(?:system|execvp?e?|unlink|rename|rmdir|connect|fork)\s+["([])|` +
	`\bUnix\.\(\s*(?:system|execvp?e?|unlink|rename|rmdir|connect|fork)\b|` +
	`\busing\s+(?:static\s+|\w+\s*=\s*)System\.Diagnostics\.Process\b|\bnew\s+Process\s*\{|` +
	`\btypealias\s+\w+\s*=\s*(?:Foundation\.)?Process\b|\bimport simplifile(?:\.\{[^}]*\bdelete|\s+as\s)|` +
	`\b(?:Class\.forName|getMethod|Type\.GetType|NSClassFromString)\(\s*@?"[^"\n]*"\s*\+`)

// foreignNames are functions of C's library, and of a runtime's, that a language takes in under another name (Fortran
// 2018, bind; Ada 2022, External_Name; .NET 9, EntryPoint; Haskell 2010, foreign import; OCaml 5, external;
// Vala, cname; Gleam 1, @external; Java 22, SymbolLookup; Crystal 1.14, macro run).
var foreignNames = lazy.Pattern(`(?i)(?:\bbind\s*\(\s*c\s*,\s*name\s*=|\bEntryPoint\s*=|` +
	`\b(?:ccall|capi)\s+(?:\w+\s+)?|\bexternal_name\s*=>|\bcname\s*=|\bimport\s*\(\s*c\s*,\s*\w+\s*,|` +
	`\bGetExport\([^",\n]*,)\s*` +
	`["'](?:[\w./]+\.h\s+&?|&)?(?:system|popen|exec[lv]p?e?|posix_spawnp?|unlink|rmdir|remove|rename|fork|` +
	`dlopen)["']|"caml_(?:sys_(?:system_command|remove|rename)|unix_\w+)"|` +
	`@external\(\s*erlang\s*,\s*"(?:os|file|httpc|gen_tcp)"|\{\{\s*run\(`)

// ofProcess is a file of the kernel's about a process, of whose name only the beginning is told (proc(5)).
var ofProcess = lazy.Pattern(`["']/proc/(?:(?:self|thread-self|%\w+|\$?\{[^}"'\n]*\}|\$\w+)/` +
	`(?:["']|[^"'\n]*[%{$])|["'])`)

// startsInCrystal is a command of Crystal's, between marks or as what is called without brackets.
var startsInCrystal = lazy.Pattern("(?m)^[^#\n]*(?:`[^`\n]+`|(?:^|[^.\\w])system[ (]+[\"%])")

// ofThisMachine are names that are looked up here: of the machine itself.
var ofThisMachine = lazy.Pattern(`\b(?:gethostbyname\w*|getaddrinfo|Dns\.Get\w+)\s*\(\s*` +
	`(?:"(?:localhost|127[.\d]*|0\.0\.0\.0|::1?)"|NULL|nullptr|(?:Dns\.)?GetHostName\(\))|` +
	`"(?:localhost|127[.\d]*|0\.0\.0\.0|\[?::1?\]?)(?::\d+)?"(?:\s*,\s*\w+\s*\))?\s*\.\s*to_socket_addrs\b`)

// caseless are the endings of languages in which a word may be written in capital letters as well.
const caseless = ofForms + " " + ofBasic

// reachesBy raises for such words of a source.
func reachesBy(n *Names, c *effect.Call, file, text string) {
	text = ofThisMachine().ReplaceAllString(text, "")
	ending := path.Ext(file)
	says := func(cats risk.Categories, word string) {
		word, _, _ = strings.Cut(word, "\n")
		c.Raise(risk.High, cats, effect.Say("the source {0} names {1}", path.Base(file), word))
	}
	in := text
	if table.HasWord(caseless, ending) {
		in = strings.ToLower(text)
	}
	for _, r := range sourceReaches {
		untold := file == "-" && r.endings != ofForms && r.endings != ofBasic
		if r.endings != "" && !untold && !table.HasWord(r.endings, ending) {
			continue
		}
		for word := range strings.FieldsSeq(r.words) {
			if namesWord(in, word) {
				says(r.cats, word)
			}
		}
	}
	if found := sourceRenames().FindString(text); found != "" {
		says(risk.ExecArbitrary, found)
	}
	if found := foreignNames().FindString(text); found != "" {
		says(risk.ExecArbitrary, found)
	}
	if found := ofProcess().FindString(text); found != "" {
		says(risk.FSConfigSecrets, found)
	}
	if found := startsInCrystal().FindString(text); found != "" && ending == ".cr" {
		says(risk.ExecArbitrary, strings.TrimSpace(found))
	}
}
