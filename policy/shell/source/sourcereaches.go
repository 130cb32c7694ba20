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
	ofC     = ".c .cc .cpp .cxx .h .hpp .m .mm .cu"
	ofJava  = ".java .kt .kts .scala"
	ofDot   = ".cs .fs"
	ofBeam  = ".ex .exs"
	ofOther = ".nim .d .hs .lhs .hsc .ml .mli .mll .mly .v .pas .adb .ads .cr"
)

// sourceReaches are such words. Sources: wordexp(3), execveat(2), resolver(3), getaddrinfo(3), c-ares 1.34, GLib 2.82,
// Qt 6, Boost 1.86, POCO 1.13, cpp-httplib, Win32; Rust 1.83, duct 0.13, xshell 0.2, hickory-resolver 0.24,
// ureq 2; .NET 9, CliWrap 3; Java 21 (JNDI, NIO); Elixir 1.18 and Erlang/OTP 27; Zig 0.14 (std.Build, std.net);
// Dart 3.6; Swift 6; Nim 2, D 2, Haskell (network 3, http-client 0.7), OCaml 5, V 0.4, Free Pascal 3.2, GNAT 14,
// Crystal 1.14.
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

// sourceRenames are ways to give what starts programs another name (Rust 1.83, use declarations; Elixir 1.18, apply and
// import).
var sourceRenames = lazy.Pattern(`\bprocess::\{[^}]*\bCommand\b|\bprocess\s+as\s+\w+|\bSystem\s*,\s*:(?:cmd|shell)\b|` +
	`:os\s*,\s*:cmd\b|\bimport\s+System\s*(?:,|\n)`)

// ofThisMachine are names that are looked up here: of the machine itself.
var ofThisMachine = lazy.Pattern(`\b(?:gethostbyname\w*|getaddrinfo|Dns\.Get\w+)\s*\(\s*` +
	`(?:"(?:localhost|127[.\d]*|0\.0\.0\.0|::1?)"|NULL|nullptr|(?:Dns\.)?GetHostName\(\))|` +
	`"(?:localhost|127[.\d]*|0\.0\.0\.0|\[?::1?\]?)(?::\d+)?"(?:\s*,\s*\w+\s*\))?\s*\.\s*to_socket_addrs\b`)

// reachesBy raises for such words of a source.
func reachesBy(n *Names, c *effect.Call, file, text string) {
	text = ofThisMachine().ReplaceAllString(text, "")
	for _, r := range sourceReaches {
		if r.endings != "" && file != "-" && !table.HasWord(r.endings, path.Ext(file)) {
			continue
		}
		for word := range strings.FieldsSeq(r.words) {
			if namesWord(text, word) {
				c.Raise(risk.High, r.cats, effect.Say("the source {0} names {1}", path.Base(file), word))
			}
		}
	}
	if found := sourceRenames().FindString(text); found != "" {
		c.Raise(risk.High, risk.ExecArbitrary, effect.Say("the source {0} names {1}", path.Base(file), found))
	}
}
