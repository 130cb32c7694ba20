package program

// firewalls: programs that show and change which packets pass.
var firewalls = []Entry{
	{
		Name:   "iptables ip6tables iptables-legacy iptables-nft ip6tables-nft",
		Source: "iptables(8), 1.8.10: a line without -L or -S changes the rules",
		Level:  high, Categories: system, Says: "{0} changes the firewall", Operands: "text...",
		Options: `
			-*
			-L,--list,-S,--list-rules,-C,--check:dry
			-A,--append,-D,--delete,-I,--insert,-R,--replace,-N,--new-chain,-P,--policy,-E,--rename-chain=:system
			-F,--flush,-X,--delete-chain,-Z,--zero:system
			-t,--table=
			-p,--protocol=
			-s,--source=
			-d,--destination=
			-j,--jump=
			-i,--in-interface=
			-o,--out-interface=
			-m,--match=
			-w,--wait?=
			--modprobe=:exec+executes
			--dport=
			--sport=
			-c=
			--line-numbers
		`,
		Examples: `
			low | iptables -L -n -v
			low | iptables -t nat -S
			high SYSTEM_IMPACT | iptables -F
			high SYSTEM_IMPACT | iptables -A INPUT -j DROP
			high SYSTEM_IMPACT | iptables -L -Z
		`,
	},
	{
		Name:   "iptables-save ip6tables-save",
		Source: "iptables-save(8), 1.8.10",
		Level:  low, Out: Fixed,
		Options: `
			-cV
			-t,--table=
			-f,--file=:write
			-M,--modprobe=:exec+executes
			--counters
		`,
		Examples: `
			low | iptables-save
			medium..critical EXEC_ARBITRARY | iptables-save -M ./x.sh
		`,
	},
	{
		Name:   "iptables-restore ip6tables-restore iptables-apply",
		Source: "iptables-restore(8), 1.8.10",
		Level:  high, Categories: system, Operands: "read",
		Options: `
			-*
			-T=
			-M=:exec+executes
		`,
		Examples: `high SYSTEM_IMPACT | iptables-restore rules.v4`,
	},
	{
		Name:   "nft",
		Source: "nft(8), nftables 1.1",
		Level:  high, Categories: system, Operands: "text...",
		Options: `
			-*
			-f,--file=:read
			-I,--includepath=:look
			-D,--define=
			-c,--check:dry
		`,
		Subs: []Entry{{Name: "list describe monitor", Level: low, Operands: "text..."}},
		Examples: `
			low | nft list ruleset
			high SYSTEM_IMPACT | nft flush ruleset
			high SYSTEM_IMPACT | nft -f rules.nft
		`,
	},
	{
		Name:     "ufw",
		Source:   "ufw(8), 0.36",
		Operands: "", Options: `--dry-run:dry --force`,
		Subs: []Entry{
			{Name: "status show version", Level: low, Operands: "text..."},
			{Name: "*", Level: high, Categories: system, Says: "{0} changes the firewall", Operands: "text..."},
		},
		Examples: `
			low | ufw status verbose
			high SYSTEM_IMPACT | ufw allow 22/tcp
			high SYSTEM_IMPACT | ufw disable
		`,
	},
	{
		Name:   "firewall-cmd",
		Source: "firewall-cmd(1), firewalld 2.2",
		Level:  high, Categories: system, Says: "{0} changes the firewall", Operands: "text...",
		Options: `
			-*
			--state,--list-all,--list-all-zones,--list-ports,--list-services,--list-rich-rules,--list-interfaces:dry
			--list-sources,--get-zones,--get-services,--get-active-zones,--get-default-zone,--get-icmptypes:dry
			--zone=
			--permanent
			--reload,--complete-reload,--runtime-to-permanent,--panic-on,--panic-off:system
			--add-port,--add-service,--add-rich-rule,--add-source,--add-interface,--remove-port=:system
			--remove-service,--remove-rich-rule,--remove-source,--remove-interface,--set-default-zone=:system
			--set-target,--new-zone,--delete-zone=:system
		`,
		Examples: `
			low | firewall-cmd --list-all
			high SYSTEM_IMPACT | firewall-cmd --permanent --add-port=80/tcp
			high SYSTEM_IMPACT | firewall-cmd --list-all --reload
		`,
	},
	{
		Name:   "pfctl ipfw shorewall csf",
		Source: "pfctl(8), ipfw(8), FreeBSD 14",
		Level:  high, Categories: system, Says: "{0} changes the firewall", Operands: "text...", Options: `-*`,
		Subs: []Entry{{Name: "show", Level: low, Operands: "text..."}},
		Examples: `
			high SYSTEM_IMPACT | pfctl -F all
			low | ipfw show
		`,
	},
	{
		Name:   "fail2ban-client",
		Source: "fail2ban-client(1), 1.1",
		Level:  high, Categories: system, Operands: "text...",
		Options: `
			-*
			-c=
			-s=
			-p=
		`,
		Subs: []Entry{{Name: "status ping version banned get", Level: low, Operands: "text..."}},
		Examples: `
			low | fail2ban-client status
			high SYSTEM_IMPACT | fail2ban-client set sshd unbanip 10.0.0.1
		`,
	},
}
