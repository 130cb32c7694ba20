package program

// users: programs that change or show who may use this machine.
var users = []Entry{
	{
		Name: "useradd adduser usermod userdel deluser groupadd addgroup groupmod groupdel delgroup gpasswd " +
			"newusers luseradd lusermod luserdel pw sysadminctl faillock pam_tally2 pam-auth-update realm adcli " +
			"authconfig samba-tool smbpasswd pdbedit net ipa kadmin kadmin.local ktutil",
		Source: "useradd(8), usermod(8), gpasswd(1), shadow 4.16; smbpasswd(8); kadmin(1)",
		Level:  high, Categories: accounts | system, Operands: "text...", Options: `-*`,
		Examples: `
			high ACCOUNT_CHANGE | useradd -m eve
			high ACCOUNT_CHANGE | usermod -aG sudo dev
			high ACCOUNT_CHANGE SYSTEM_IMPACT | userdel -r dev
			high ACCOUNT_CHANGE | groupadd devs
			critical SUDO ACCOUNT_CHANGE | sudo adduser eve sudo
		`,
	},
	{
		Name:   "passwd",
		Source: "passwd(1), shadow 4.16",
		Level:  high, Categories: accounts | system, Operands: "text",
		Options: `
			-adehklqu
			-S,--status:dry
			-i=
			-n=
			-w=
			-x=
			-R=:look
			-r=
			--stdin --delete --expire --lock --unlock --all --quiet --keep-tokens
			--inactive=
			--mindays=
			--maxdays=
			--warndays=
			--root=
		`,
		Examples: `
			high ACCOUNT_CHANGE | passwd root
			high ACCOUNT_CHANGE | passwd
			low | passwd -S
		`,
	},
	{
		Name:   "visudo",
		Source: "visudo(8), sudo 1.9",
		Level:  high, Categories: accounts | system, Operands: "read",
		Options: `
			-IOPqs
			-c,--check:dry
			-f,--file=:read+edit
			-x,--export=:writelog
		`,
		Examples: `
			high ACCOUNT_CHANGE | visudo
			low | visudo -c
		`,
	},
	{
		Name: "chpasswd chgpasswd yppasswd kpasswd vncpasswd chsh chfn expiry vipw vigr pwconv pwunconv " +
			"grpconv grpunconv pwck grpck mkhomedir_helper",
		Source: "chpasswd(8), vipw(8), chsh(1), shadow 4.16",
		Level:  high, Categories: accounts | system, Operands: "text...", Options: `-*`,
		Examples: `
			high ACCOUNT_CHANGE | echo root:x | chpasswd
			high ACCOUNT_CHANGE | chpasswd -c SHA512 < users.txt
			high ACCOUNT_CHANGE | chsh -s /bin/zsh
		`,
	},
	{
		Name:   "chage",
		Source: "chage(1), shadow 4.16",
		Level:  high, Categories: accounts, Operands: "text",
		Options: `
			-i
			-l,--list:dry
			-d=
			-E=
			-I=
			-m=
			-M=
			-R=
			-W=
		`,
		Examples: `
			low | chage -l dev
			high ACCOUNT_CHANGE | chage -M -1 dev
		`,
	},
	{
		Name:   "newgrp sg login",
		Source: "newgrp(1), sg(1), login(1): a shell with other rights",
		Level:  high, Categories: sudo | executes, Operands: "text run...", Options: `-* -c=:run`,
		Examples: `
			high SUDO | newgrp docker
			high..critical SUDO FS_DELETE_OVERWRITE | sg docker -c 'rm -rf src'
		`,
	},
	{
		Name:     "getent",
		Source:   "getent(1), glibc 2.40",
		Operands: "", Level: low, Bare: low, Options: `-iA -s,--service= --no-addrconfig --no-idn`,
		Subs: []Entry{
			{
				Name:  "passwd group protocols services rpc networks netgroup aliases initgroups",
				Level: low, Operands: "text...",
			},
			{Name: "shadow gshadow", Level: high, Categories: secrets, Out: Sensitive, Operands: "text..."},
			{Name: "hosts ahosts ahostsv4 ahostsv6", Level: high, Categories: network, Operands: "host..."},
		},
		Examples: `
			low | getent passwd dev
			low | getent group docker
			high FS_CONFIG_SECRETS | getent shadow root
			high NETWORK_RISK | getent hosts example.com
		`,
	},
	{
		Name:   "finger",
		Source: "finger(1): user@host asks that host",
		Level:  low, Operands: "text...", Options: `-lmsp`,
		Subs: []Entry{{Name: "*@*", Level: high, Categories: network, Operands: "text..."}},
		Examples: `
			low | finger dev
			high NETWORK_RISK | finger x@example.com
		`,
	},
	{
		Name:   "lastb lastcomm aulast ac pinky",
		Source: "lastb(1), util-linux 2.40",
		Level:  low, Operands: "text...",
		Options: `
			-aFilmopwRx -#
			-d,--dns:network
			-f=:read
			-t=
			-s=
			-n=
		`,
		Examples: `
			low | pinky
			low | lastb -n 5
		`,
	},
	{
		Name:   "htpasswd htdigest",
		Source: "htpasswd(1), Apache 2.4",
		Level:  high, Categories: accounts, Operands: "edit text...",
		Options: `
			-bBdmnpsiDv5
			-c:overwrites
			-C=
			-r=
		`,
		Examples: `high ACCOUNT_CHANGE | htpasswd -cb .htpasswd dev x`,
	},
	{
		Name:   "ldapadd ldapmodify ldapdelete ldappasswd ldapmodrdn ldapvi",
		Source: "ldapmodify(1), OpenLDAP 2.6",
		Level:  high, Categories: accounts | network, Operands: "text...", Stdin: SendsIt,
		Options: `
			-*
			-f=:sendfile
			-H=:url
			-h=:host
			-D=
			-w=
			-y=:read
			-b=
		`,
		Examples: `high ACCOUNT_CHANGE NETWORK_RISK | ldapdelete -x cn=x`,
	},
	{
		Name:   "ldapsearch ldapwhoami ldapcompare ldapurl",
		Source: "ldapsearch(1), OpenLDAP 2.6",
		Level:  high, Categories: network, Operands: "text...", Out: Download,
		Options: `
			-*
			-H=:url
			-h=:host
			-D=
			-w=
			-y=:read
			-b=
			-f=:sendfile
			-T=:writedir
		`,
		Examples: `high NETWORK_RISK | ldapsearch -x -H ldap://example.com`,
	},
	{
		Name:   "kinit kdestroy kswitch",
		Source: "kinit(1), MIT Kerberos 1.21",
		Level:  high, Categories: accounts | network, Operands: "text...",
		Options: `
			-* -k
			-t=:read
			-c=:make
		`,
		Examples: `high ACCOUNT_CHANGE | kinit dev`,
	},
	{
		Name:   "klist kvno",
		Source: "klist(1), MIT Kerberos 1.21",
		Level:  low, Operands: "look", Options: `-AaCcefhkinlsVv -K:secrets`,
		Examples: `
			low | klist
			high FS_CONFIG_SECRETS | klist -K -k
		`,
	},
}
