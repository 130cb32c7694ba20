package program

// interfaces: programs that show and change this machine's network.
var interfaces = []Entry{
	{
		Name:   "ss",
		Source: "ss(8), iproute2 6.11",
		Level:  low, Operands: "text...", Out: Fixed,
		Options: `
			-ab0dEeHhiLlMmnOopSsTtuVvwxzZ46QBW
			-r,--resolve:network
			-A,--query,--socket=
			-f,--family=
			-F,--filter=:read
			-D,--diag=:write
			-K,--kill:system
			-N,--net=
			--numeric
			--all --listening --options --extended --memory --processes --threads --info --tos --cgroup --summary
			--events --context --contexts --bpf --ipv4 --ipv6 --packet --tcp --mptcp --dccp --udp --raw --unix --sctp
			--vsock --xdp --tipc --no-header --oneline --no-queues --inet-sockopt --tipcinfo --bound-inactive
		`,
		Examples: `
			low | ss -tulpn
			low | ss -ltn 'sport = :8080'
			low | ss -s
			high SYSTEM_IMPACT | ss -K dst 10.0.0.1
			medium | ss -D out.bin
			high NETWORK_RISK | ss -tr
		`,
	},
	{
		Name:   "netstat",
		Source: "netstat(8), net-tools 2.10; netstat(1), macOS 14",
		Level:  low, Operands: "text...", Out: Fixed,
		Options: `
			-46aAbCcdeFgilLmMnNopPqrRsStuUvVWwxXZz
			-f=
			-I=
			--tcp --udp --listening --numeric --all --program --route --interfaces --statistics --wide --extend
			--continuous --groups --numeric-ports --numeric-hosts
		`,
		Examples: `
			low | netstat -tulpn
			low | netstat -an -f inet
			low | netstat -rn
		`,
	},
	{
		Name:   "lsof",
		Source: "lsof(8), lsof 4.99",
		Level:  low, Operands: "text...", Out: Names,
		Options: `
			-abCEGhHIlMnNOPQRtUvVwWxX +
			-i?=
			-p=
			-u=
			-c=
			-d=
			-D=
			-g?=
			-s?=
			-F?=
			-f?=
			-r?=
			-o?=
			-S?=
			-T?=
			-k=:look
			-m=:look
			-A=:look
			-K?=
			-L?=
			-e=
			-Z?=
			-z?=
			-1
		`,
		Examples: `
			low | lsof -i :8080
			low | lsof -nP -iTCP -sTCP:LISTEN
			low | lsof -t -i:3000
			low | lsof +D src
			low | lsof -p 1234
		`,
	},
	{
		Name:   "fuser",
		Source: "fuser(1), psmisc 23: -k kills",
		Level:  low, Operands: "text...", Out: Fixed,
		Options: `
			-acilmMsuvVwx46I
			-k,--kill:system
			-n,--namespace=
		`,
		Examples: `
			low | fuser -v 8080/tcp
			high SYSTEM_IMPACT | fuser -k 8080/tcp
			high SYSTEM_IMPACT | fuser -km /mnt
		`,
	},
	{
		Name:   "ip",
		Source: "ip(8), iproute2 6.11: objects and commands may be shortened",
		Style:  Single, Operands: "", Options: ipOptions,
		Subs: []Entry{
			{
				Name: "netns", Style: Single, Level: low, Bare: low,
				Subs: []Entry{
					{
						Name: "exec e", Style: Single, Level: high, Categories: system | executes,
						Operands: "text cmd...",
					},
					{Name: "list ls l list-id identify pids monitor", Style: Single, Level: low, Operands: "text..."},
					{Name: "*", Style: Single, Level: high, Categories: system, Operands: "text..."},
				},
			},
			{
				Name: "vrf", Style: Single,
				Subs: []Entry{
					{Name: "exec", Style: Single, Level: high, Categories: system | executes, Operands: "text cmd..."},
					{Name: "show list identify pids", Style: Single, Level: low, Operands: "text..."},
				},
			},
			{Name: "xfrm macsec", Style: Single, Level: high, Categories: system | secrets, Operands: "text..."},
			{Name: "help", Style: Single, Level: low},
			{Name: "monitor m mo", Style: Single, Level: low, Operands: "text...", Options: `-*`},
			// ip-link(8): "ip link s" is "set", for the other objects "s" is "show".
			{
				Name: "link l li lin stats", Style: Single, Level: low, Bare: low,
				Subs: []Entry{
					{Name: "show sh sho lst list ls help", Style: Single, Level: low, Operands: "text..."},
					{
						Name: "*", Style: Single, Level: high, Categories: system,
						Says: "{0} changes how this machine reaches the network", Operands: "text...",
					},
				},
			},
			{
				Name: "address addr a ad add addres route r ro rou rout neighbour neighbor neigh n ne rule " +
					"ru rul maddress maddr m mroute mr mrule tunnel tun t tuntap tap netconf ntable nexthop " +
					"token tcp_metrics tcpmetrics addrlabel fou ila ioam l2tp mptcp sr",
				Style: Single, Level: low, Bare: low,
				Subs: []Entry{
					{
						Name: "show sh s list lst ls l get g help save showdump", Style: Single, Level: low,
						Operands: "text...",
					},
					{
						Name: "*", Style: Single, Level: high, Categories: system,
						Says: "{0} changes how this machine reaches the network", Operands: "text...",
					},
				},
			},
		},
		Examples: `
			low | ip addr
			low | ip a
			low | ip -br -4 addr show dev eth0
			low | ip -j route get 8.8.8.8
			low | ip r
			low | ip link show
			low | ip netns list
			high SYSTEM_IMPACT | ip link set eth0 down
			high SYSTEM_IMPACT | ip l s eth0 down
			low | ip a s eth0
			high SYSTEM_IMPACT | ip addr add 10.0.0.1/24 dev eth0
			high SYSTEM_IMPACT | ip route del default
			high SYSTEM_IMPACT | ip -n x link set lo up
			high SYSTEM_IMPACT EXEC_ARBITRARY | ip netns exec x sh
			high..critical FS_DELETE_OVERWRITE | ip netns exec x rm -rf src
			high SYSTEM_IMPACT EXEC_ARBITRARY | ip -batch x.txt
		`,
	},
	{
		Name:   "ifconfig",
		Source: "ifconfig(8), net-tools 2.10; macOS 14: a word after the interface changes it",
		Level:  low, Bare: low, Operands: "", Options: `-aldLmrsuvX`,
		Subs: []Entry{{Name: "*", Level: high, Categories: system, Bare: low, Operands: "text..."}},
		Examples: `
			low | ifconfig
			low | ifconfig -a
			low | ifconfig en0
			high SYSTEM_IMPACT | ifconfig eth0 down
			high SYSTEM_IMPACT | ifconfig eth0 10.0.0.1 netmask 255.0.0.0
		`,
	},
	{
		Name:   "route arp",
		Source: "route(8), arp(8), net-tools 2.10; macOS 14",
		Level:  high, Categories: system, Bare: low, Operands: "text...",
		Options: `
			-46aCeFlnNvV
			-d,--delete:system
			-s,--set:system
			-S:system
			-f,--file=:system
			-i,--device=
			-A=
			-H=
			-t=
		`,
		Subs: []Entry{{Name: "get monitor", Level: low, Operands: "text...", Options: `-*`}},
		Examples: `
			low | route -n
			low | arp -a
			high SYSTEM_IMPACT | route add default gw 10.0.0.1
			high SYSTEM_IMPACT | arp -d 10.0.0.2
			low | route get default
		`,
	},
	{
		Name: "ifup ifdown dhclient dhcpcd udhcpc wpa_supplicant hostapd dnsmasq tunctl vconfig macchanger " +
			"wondershaper ebtables ipmitool radvd ifrename",
		Source: "ifup(8), dhclient(8), wpa_supplicant(8): their scripts run commands",
		Level:  high, Categories: system | network, Operands: "text...", Options: `-* -sf=:script`,
		Examples: `
			high SYSTEM_IMPACT | dhclient eth0
			high SYSTEM_IMPACT | ifdown eth0
		`,
	},
	{
		Name: "tc bridge brctl iw netplan ovs-vsctl ovs-ofctl ipset conntrack ipvsadm wpa_cli iwctl rfkill " +
			"birdc vtysh teamdctl arptables",
		Source: "tc(8), bridge(8), iw(8), netplan(8), ipset(8), conntrack(8)",
		Level:  high, Categories: system, Operands: "text...",
		Options: `
			-*
			-c=:executes
			-b=:executes
		`,
		Subs: []Entry{
			{
				Name: "show list info get dev status", Level: low, Operands: "text...", Options: `-*`,
				Subs: []Entry{
					{
						Name: "add del set delete connect disconnect scan", Level: high, Categories: system,
						Operands: "text...",
					},
					{
						Name: "*", Level: low, Operands: "", Bare: low,
						Subs: []Entry{
							{Name: "info link station survey get_power_save", Level: low, Operands: "text..."},
							{Name: "*", Level: high, Categories: system, Operands: "text..."},
						},
					},
				},
			},
			{
				Name: "qdisc class filter link fdb mdb vlan", Level: low, Bare: low, Options: `-*`,
				Subs: []Entry{
					{Name: "show list ls get", Level: low, Operands: "text..."},
					{Name: "*", Level: high, Categories: system, Operands: "text..."},
				},
			},
		},
		Examples: `
			high SYSTEM_IMPACT | tc qdisc add dev eth0 root netem delay 100ms
			low | tc qdisc show
			low | iw dev
			low | iw dev wlan0 info
			high SYSTEM_IMPACT | iw dev wlan0 set power_save off
			high SYSTEM_IMPACT | netplan apply
			low | bridge link show
		`,
	},
	{
		Name:   "ethtool mii-tool iwconfig iwlist",
		Source: "ethtool(8), iwconfig(8)",
		Level:  high, Categories: system, Bare: low, Operands: "text...",
		Options: `
			-*
			-i,--driver,-S,--statistics,-k,--show-features,-g,--show-ring,-c,--show-coalesce,-a,--show-pause:dry
			-T,--show-time-stamping,-P,--show-permaddr,-l,--show-channels:dry
			-s,--change,-K,--features,-G,--set-ring,-C,--coalesce,-A,--pause,-L,--set-channels,-p,-E,-e,-f,-r:system
			-t,--flash,--reset,--negotiate,--test,--change-eeprom,--set-priv-flags,--set-fec,--set-eee:system
		`,
		Examples: `
			low | ethtool -i eth0
			high SYSTEM_IMPACT | ethtool -i eth0 --flash x
			high SYSTEM_IMPACT | ethtool -s eth0 speed 100
			low | iwconfig
		`,
	},
	{
		Name:     "nmcli",
		Source:   "nmcli(1), NetworkManager 1.48",
		Operands: "",
		Options: `
			-ahoptv
			-c,--colors=
			-f,--fields=
			-g,--get-values=
			-m,--mode=
			-w,--wait=
			-s,--show-secrets:secrets
			-e,--escape=
			--ask --overview --pretty --terse
		`,
		Subs: []Entry{
			{
				Name: "general g device dev d connection con c radio r networking n", Bare: low, Level: low,
				Subs: []Entry{
					{
						Name: "status show permissions connectivity", Level: low, Operands: "text...",
						Options: `--active --order=`,
					},
					{
						Name: "wifi w", Level: low, Bare: low,
						Subs: []Entry{
							{Name: "list l", Level: low, Operands: "text...", Options: `--rescan=`},
							{Name: "*", Level: high, Categories: system, Operands: "text..."},
						},
					},
					{Name: "*", Level: high, Categories: system, Operands: "text...", Options: `-*`},
				},
			},
			{Name: "monitor m", Level: low},
			{Name: "agent", Level: high, Categories: secrets, Operands: "text..."},
		},
		Examples: `
			low | nmcli device status
			low | nmcli con show
			high SYSTEM_IMPACT | nmcli con up vpn
			high FS_CONFIG_SECRETS | nmcli -s con show home
			high SYSTEM_IMPACT | nmcli radio wifi off
		`,
	},
	{
		Name:     "resolvectl",
		Source:   "resolvectl(1), systemd 256",
		Operands: "",
		Options: `
			-*
			-i=
			-p=
			-t=
			-c=
		`,
		Subs: []Entry{
			{
				Name: "status statistics dns domain default-route llmnr mdns dnssec dnsovertls nta " +
					"show-cache show-server-state log-level",
				Level: high, Categories: system, Bare: low, Operands: "text...",
			},
			{Name: "query service openpgp tlsa", Level: high, Categories: network, Operands: "host..."},
			{Name: "*", Level: high, Categories: system, Operands: "text..."},
		},
		Examples: `
			low | resolvectl status
			high NETWORK_RISK | resolvectl query example.com
			high SYSTEM_IMPACT | resolvectl flush-caches
		`,
	},
}

// ipOptions stand before the object and, in part, after it.
const ipOptions = `
	-* -h -human -s -stats -statistics -d -details -o -oneline -r
	-resolve:network
	-t -timestamp -ts -br -brief -j -json -p -pretty -4 -6 -B -M -0 -N -a -all -iec -echo
	-V:info
	-Version:info
	-c?=
	-color?=
	-f=
	-family=
	-l=
	-loops=
	-rc=
	-rcvbuf=
	-n=
	-netns=
	-b=:read+executes+system
	-batch=:read+executes+system
	-force
`
