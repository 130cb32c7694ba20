package program

// webServers: web servers and what switches their sites.
var webServers = []Entry{
	{
		Name:   "nginx openresty",
		Source: "nginx(8), 1.27",
		Level:  high, Categories: system, Says: "{0} starts or steers a server", Operands: "",
		Options: `
			-q
			-v,-V,-h,-?:info
			-t,-T:dry+medium
			-c,-p=:settings
			-g=:executes
			-e=:writelog
			-s=:system
		`,
		Examples: `
			high SYSTEM_IMPACT | nginx -s reload
			medium | nginx -t
			medium..high FS_DELETE_OVERWRITE | nginx -t -e x.log
			medium | nginx -t -c nginx.conf
			low | nginx -v
			high SYSTEM_IMPACT | nginx
			high SYSTEM_IMPACT EXEC_ARBITRARY | nginx -g 'daemon off;'
		`,
	},
	{
		Name:   "apachectl apache2ctl httpd apache2",
		Source: "apachectl(8), httpd(8), 2.4",
		Level:  high, Categories: system, Says: "{0} starts or steers a server", Operands: "text...",
		Options: `
			-X
			-v,-V,-h,-L,-l:info
			-t,-S,-M:dry+medium
			-f,-d=:settings
			-C=:executes
			-c=:executes
			-D=
			-e=
			-E=:writelog
			-k=:system
		`,
		Subs: []Entry{
			{Name: "configtest", Level: medium},
			{Name: "status fullstatus", Level: high, Categories: network},
		},
		Examples: `
			high SYSTEM_IMPACT | apachectl restart
			medium | apachectl configtest
			low | httpd -v
			high SYSTEM_IMPACT | apachectl -k graceful
		`,
	},
	{
		Name:   "a2ensite a2dissite a2enmod a2dismod a2enconf a2disconf",
		Source: "a2ensite(8), Debian",
		Level:  high, Categories: system, Operands: "text...", Options: `-*`,
		Examples: `high SYSTEM_IMPACT | a2enmod ssl`,
	},
	{
		Name:   "caddy",
		Source: "caddy manual 2.8",
		Level:  medium, Operands: "",
		Options: `
			-*
			-c,--config=:settings
			-a,--adapter=
		`,
		Subs: []Entry{
			{Name: "version list-modules help build-info", Level: low},
			{Name: "environ", Level: high, Categories: secrets, Out: Sensitive},
			{
				Name: "validate adapt fmt", Level: medium, Operands: "read",
				Options: `-w,--overwrite:edit -d,--diff -p --pretty --validate`,
			},
			{Name: "hash-password", Level: medium, Operands: "text..."},
			{
				Name:  "run start stop reload file-server reverse-proxy respond trust untrust storage",
				Level: high, Categories: system | network, Operands: "text...",
			},
			{
				Name: "upgrade add-package remove-package", Level: high, Categories: installs | network,
				Operands: "text...",
			},
		},
		Examples: `
			high NETWORK_RISK | caddy run
			medium | caddy validate --config Caddyfile
			low | caddy version
			high FS_CONFIG_SECRETS | caddy environ
			high NETWORK_RISK | caddy file-server --listen :80
		`,
	},
	{
		Name: "haproxy lighttpd traefik envoy varnishd php-fpm unbound named postfix dovecot sshd vsftpd " +
			"smbd nmbd mosquitto memcached rpcbind nfsd cupsd avahi-daemon crond cron syslog-ng rsyslogd dockerd " +
			"containerd etcd supervisord atd inetd xinetd dbus-daemon gpm",
		Source: "haproxy(1), sshd(8), lighttpd(8), dockerd(8): servers",
		Level:  high, Categories: system | network, Says: "{0} starts or steers a server", Operands: "text...",
		Options: `-*`,
		Examples: `
			high SYSTEM_IMPACT | haproxy -f haproxy.cfg
			high SYSTEM_IMPACT NETWORK_RISK | sshd -D
			high NETWORK_RISK | memcached -v -l 0.0.0.0
			low | haproxy --version
		`,
	},
}
