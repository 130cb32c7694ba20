package program

// certificates: programs that make and keep certificates.
var certificates = []Entry{
	{
		Name:   "certtool",
		Source: "certtool(1), GnuTLS 3.8",
		Level:  high, Categories: secrets, Operands: "text...",
		Options: `
			-*
			-i,--certificate-info,-l,--crl-info,--crq-info:dry
			--infile,--load-certificate,--load-ca-certificate=:look
			--outfile=:writelog
			--load-privkey,--load-ca-privkey=:read
			--template=:read
		`,
		Examples: `
			high FS_CONFIG_SECRETS | certtool --generate-privkey
			low | certtool -i --infile a.crt
		`,
	},
	{
		Name:   "certutil pk12util modutil signtool p11tool",
		Source: "certutil(1), pk12util(1), modutil(1), NSS; p11tool(1), GnuTLS 3.8",
		Level:  high, Categories: secrets | accounts, Operands: "text...",
		Options: `
			-*
			-i=:read
			-o=:write
			-d=:look
			-n=
			-t=
			--provider=:executes
		`,
		Examples: `
			high FS_CONFIG_SECRETS | certutil -A -i a.crt -n x -t C -d db
			high FS_CONFIG_SECRETS | pk12util -i a.p12 -d db
		`,
	},
	{
		Name:   "gnutls-cli gnutls-serv",
		Source: "gnutls-cli(1), GnuTLS 3.8",
		Level:  high, Categories: network, Operands: "host", Stdin: SendsIt, Out: Download,
		Options: `
			-*
			-p,--port=
			--x509certfile=:look
			--x509keyfile=:read
			--save-cert=:write
			--logfile=:write
			--priority=
		`,
		Examples: `
			high NETWORK_RISK | gnutls-cli -p 443 example.com
			critical FS_CONFIG_SECRETS | gnutls-cli example.com < .env
		`,
	},
	{
		Name: "certbot acme.sh lego dehydrated step step-ca cfssl",
		Source: "certbot(1), acme.sh, lego, step manuals: certificates from an authority, with hooks that " +
			"run commands",
		Level: high, Categories: accounts | network, Operands: "text...",
		Options: `
			-*
			--pre-hook,--post-hook,--deploy-hook,--renew-hook,--manual-auth-hook,--manual-cleanup-hook=:run+executes
			--reloadcmd,--run-hook=:run+executes
			--staging --dry-run
			--key-file,--fullchain-file=:write
			-d=
			-m=
		`,
		Subs: []Entry{{Name: "certificates plugins version help show_account", Level: low, Operands: "text..."}},
		Examples: `
			high ACCOUNT_CHANGE NETWORK_RISK | certbot certonly -d example.com
			high..critical FS_DELETE_OVERWRITE | certbot renew --post-hook 'rm -rf src'
			low | certbot certificates
		`,
	},
	{
		Name:   "mkcert",
		Source: "mkcert manual 1.4: -install trusts a new authority",
		Style:  Single, Level: medium, Categories: secrets, Operands: "text...",
		Options: `
			-*
			-install:system+accounts
			-uninstall:system+accounts
			-CAROOT:info
			-cert-file=:write
			-key-file=:write
			-p12-file=:write
			-csr=:read
		`,
		Examples: `
			medium | mkcert localhost
			high SYSTEM_IMPACT ACCOUNT_CHANGE | mkcert -install
			low | mkcert -CAROOT
		`,
	},
	{
		Name:   "keytool jarsigner apksigner",
		Source: "keytool(1), jarsigner(1), JDK 21; apksigner manual: commands are options",
		Style:  Single, Level: high, Categories: secrets, Operands: "text...",
		Options: `
			-*
			-list,-printcert,-printcertreq,-printcrl,-showinfo,-verify:dry
			-keystore=:make+medium
			-file=:read
			-storepass=
			-keypass=
			-alias=
			-srckeystore=:read
			-destkeystore=:make
			-providerpath=:executes
			-providerclass=:executes
			-addprovider=:executes
			-J=:executes
			-sslserver=:host+network
			-tsa=:url+network
			-ks=:read
			-out=:writelog
			-outfile=:writelog
			-rfc -v -cacerts
			-conf=:executes
			-signedjar=:write
		`,
		Subs: []Entry{{Name: "verify version help", Style: Single, Level: low, Operands: "read...", Options: `-*`}},
		Examples: `
			low | keytool -list -cacerts
			high FS_CONFIG_SECRETS | keytool -genkeypair -alias x -keystore k.jks
			high NETWORK_RISK | keytool -printcert -sslserver example.com
			low | keytool -printcert -file a.crt
			low | apksigner verify a.apk
		`,
	},
}
