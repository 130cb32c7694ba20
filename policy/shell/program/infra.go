package program

// infrastructureTools: programs that build and change machines and services.
var infrastructureTools = []Entry{
	{
		Name:   "pulumi",
		Source: "pulumi.com/docs/cli, 3.130: it runs the project's program",
		Options: `
			-C,--cwd=:cd
			-s,--stack=
			-v,--verbose=:secrets@9+secrets@1*+secrets@=9+secrets@=1*
			-Q=
			--color=
			--logflow --logtostderr --non-interactive --emoji --disable-integrity-checking
			--memprofilerate=
			--profiling=:write
			--tracing=:url
			-e
		`,
		Subs: []Entry{
			{
				Name: "version help gen-completion about", Level: low, Operands: "text...", Options: `-j --json -t`,
				Subs: []Entry{{Name: "env", Level: high, Categories: secrets, Out: Sensitive}},
			},
			{
				Name:  "up update refresh import watch cancel deployment policy state new install convert",
				Level: high, Categories: network | system | executes, Operands: "text...",
				Options: `
					-*
					-m,--message=
					-c,--config=
					-p,--parallel=
					-t,--target=
				`,
			},
			{
				Name: "preview pre logs whoami", Level: medium, Out: Answer,
				Says: "{0} asks the clouds that the configuration names", Operands: "text...",
				Options: `
					-*
					--show-secrets:secrets
					--import-file,--save-plan=:write
					--policy-pack=:script
					--policy-pack-config,--config-file=:settings
					--exec-agent=:executes
				`,
			},
			{
				Name: "destroy down", Level: high, Categories: deletes | network | system, Operands: "text...",
				Options: `-*`,
			},
			{
				Name: "stack", Level: high, Categories: network, Operands: "text...",
				Options: `-* --show-secrets:secrets`,
				Subs: []Entry{
					{Name: "rm", Level: high, Categories: deletes | network, Operands: "text...", Options: `-*`},
					{
						Name: "export output", Level: high, Categories: secrets | network, Out: Sensitive,
						Operands: "text...", Options: `-* --file=:write`,
					},
				},
			},
			{
				Name: "config env", Level: high, Categories: secrets, Operands: "text...",
				Options: `-* --show-secrets:secrets --path --plaintext`,
			},
			{Name: "login logout org", Level: high, Categories: accounts | network, Operands: "text...", Options: `-*`},
			{
				Name: "plugin package", Level: high, Categories: installs | executes | network, Operands: "text...",
				Options: `-*`,
				Subs:    []Entry{{Name: "ls", Level: low, Options: `-j`}},
			},
		},
		Examples: `
			low | pulumi version
			medium | pulumi preview
			high FS_CONFIG_SECRETS | pulumi preview --show-secrets
			medium EXEC_ARBITRARY | pulumi preview --policy-pack ./x
			high SYSTEM_IMPACT | pulumi up --yes
			high DELETE | pulumi destroy -y
			high DELETE | pulumi stack rm dev
			high FS_CONFIG_SECRETS | pulumi config --show-secrets
			high ACCOUNT_CHANGE | pulumi login
			high NETWORK_RISK | pulumi stack ls
		`,
	},
	{
		Name: "ansible ansible-playbook ansible-pull ansible-console",
		Source: "ansible(1), ansible-playbook(1), ansible-core 2.17: modules run on the hosts, and here with " +
			"-c local; an inventory may be a program, so listing runs code too",
		Level: high, Categories: executes | network | system, Operands: "text...",
		Options: `
			-* -vKkbDC
			-a,--args=:run
			-m,--module-name=
			-i,--inventory,--inventory-file=
			-l,--limit=
			-u,--user=
			-e,--extra-vars=
			-t,--tags=
			-f,--forks=
			-M,--module-path=:executes
			-c,--connection=
			-T=
			-B=
			-P=
			-o
			-U,--url=:url
			-d,--directory=
			--skip-tags=
			--start-at-task=
			--private-key,--key-file=:look
			--vault-id=
			--vault-password-file=:look
			--become:sudo
			--become-user=:sudo
			--become-method=
			--ssh-common-args=:executes
			--ssh-extra-args=:executes
			--sftp-extra-args=
			--scp-extra-args=
			--playbook-dir=:cd
			--syntax-check --list-hosts --list-tasks --list-tags --check --diff
		`,
		Examples: `
			low | ansible --version
			high EXEC_ARBITRARY | ansible-playbook -i ./evil.sh --list-hosts site.yml
			high EXEC_ARBITRARY | ansible-playbook site.yml
			high SUDO | ansible-playbook --become site.yml
			high..critical FS_DELETE_OVERWRITE | ansible all -m shell -a 'rm -rf /data'
			high NETWORK_RISK | ansible all -m ping
		`,
	},
	{
		Name:   "ansible-doc",
		Source: "ansible-doc(1), ansible-core 2.17",
		Level:  low, Operands: "text...",
		Options: `
			-Fljsv
			-M,--module-path=:settings
			-t,--type=
			-r,--roles-path=:look
			-e,--entry-point=
			--list --list_files --json --snippet --metadata-dump --no-fail-on-errors
			--playbook-dir=:cd
		`,
		Examples: `
			low | ansible-doc -l
			low | ansible-doc copy
		`,
	},
	{
		Name:   "ansible-lint ansible-inventory molecule ansible-config ansible-test",
		Source: "ansible-lint 24; ansible-inventory(1): inventories may be programs",
		Level:  medium, Operands: "text...",
		Options: `
			-*
			-i,--inventory=:executes
			--vault-password-file,--vault-pass-file=:script
			--vault-id=:executes@*@*+executes@*/*
			-r,-R,--rules-dir=:script
			-c=:settings
			--config-file=:settings
			--output=:write
			--fix
		`,
		Examples: `
			medium | ansible-lint
			medium | ansible-inventory --list
			medium EXEC_ARBITRARY | ansible-inventory -i ./evil.sh --list
			medium EXEC_ARBITRARY | ansible-inventory --vault-password-file ./x.sh --list
		`,
	},
	{
		Name:   "ansible-galaxy",
		Source: "ansible-galaxy(1), ansible-core 2.17",
		Level:  high, Categories: installs | network, Operands: "text...", Options: `-*`,
		Subs: []Entry{
			{
				Name: "collection role", Level: high, Categories: installs | network, Operands: "text...",
				Options: `-*`,
				Subs: []Entry{
					{
						Name: "list", Level: low, Operands: "text...",
						Options: `
							-p=
							--format=
						`,
					},
					{Name: "init", Level: medium, Operands: "text...", Options: `-*`},
					{
						Name: "publish import", Level: high, Categories: publishes | network, Operands: "text...",
						Options: `-*`,
					},
				},
			},
		},
		Examples: `
			high DEPS_INSTALL_UPDATE | ansible-galaxy install -r requirements.yml
			low | ansible-galaxy collection list
			high PUBLISH | ansible-galaxy collection publish x.tar.gz
		`,
	},
	{
		Name: "nomad consul boundary waypoint etcdctl zkCli.sh juju salt salt-call salt-ssh puppet " +
			"chef-client chef knife bolt fab mina",
		Source: "their references: they read or change what runs on a cluster or on many hosts",
		Level:  high, Categories: network | system | executes, Operands: "text...",
		Options: `
			-*
			--address=:url
			--endpoints=
			--cacert=:read
			--cert=:read
			--key=:read
		`,
		Subs: []Entry{
			{Name: "version help", Level: low, Operands: "text..."},
			{Name: "fmt validate parser lint", Level: medium, Operands: "text...", Options: `-*`},
			{
				Name: "del delete destroy-model remove-application", Level: high, Categories: deletes | network,
				Operands: "text...", Options: `-*`,
			},
			{
				Name: "kv job", Level: high, Categories: network | system, Operands: "text...", Options: `-*`,
				Subs: []Entry{
					{Name: "get status inspect", Level: high, Categories: network, Operands: "text...", Options: `-*`},
					{
						Name: "delete stop purge", Level: high, Categories: deletes | network, Operands: "text...",
						Options: `-*`,
					},
				},
			},
			{
				Name: "acl login user role auth", Level: high, Categories: accounts | network, Operands: "text...",
				Options: `-*`,
			},
		},
		Examples: `
			low | nomad version
			high NETWORK_RISK | nomad status
			high DELETE | consul kv delete -recurse x
			high NETWORK_RISK | etcdctl get x
			high DELETE | etcdctl del --prefix x
			high EXEC_ARBITRARY | salt '*' cmd.run id
			high ACCOUNT_CHANGE | consul acl token create
		`,
	},
}
