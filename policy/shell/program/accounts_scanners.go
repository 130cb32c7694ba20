package program

// secretScanners: programs that look for secrets in files and repositories.
var secretScanners = []Entry{
	{
		Name:   "gitleaks betterleaks",
		Source: "gitleaks README, 8.21: only -v and the report show what was found, --redact keeps it out of both",
		Level:  medium, Operands: "text...", Out: Sensitive,
		Options: `
			-*
			-v,--verbose:secrets
			--redact?=:dry
			-r,--report-path=:write+secrets
			-c,--config=:read
			--report-template=:read
			-b,--baseline-path=:read
			-f,--report-format=
		`,
		Subs: []Entry{{Name: "version help", Level: low, Operands: "text..."}},
		Examples: `
			medium | gitleaks detect --no-git
			medium | gitleaks git --no-banner
			low | gitleaks version
			high FS_CONFIG_SECRETS | gitleaks dir . -v
			high FS_CONFIG_SECRETS | gitleaks detect -r /dev/stdout
		`,
	},
	{
		Name: "trufflehog trufflehog3 whispers ripsecrets noseyparker kingfisher deepsecrets credsweeper " +
			"shhgit leaktk",
		Source: "READMEs of trufflehog 3.82, whispers 2.2, ripsecrets, Nosey Parker 0.22, Kingfisher, " +
			"CredSweeper: they print what they find; trufflehog and Kingfisher also try it on its issuer's host",
		Level: high, Categories: secrets, Says: "{0} prints the secrets that it finds", Operands: "text...",
		Out: Sensitive,
		Options: `
			-*
			-c,--config=:settings
			-o,--output=:write
			--install-pre-commit:executes
		`,
		Subs: []Entry{
			{Name: "version help", Level: low, Operands: "text..."},
			{
				Name: "github gitlab s3 docker gcs auth login", Level: high, Categories: network | secrets,
				Operands: "text...", Options: `-*`,
			},
		},
		Examples: `
			high FS_CONFIG_SECRETS | trufflehog filesystem .
			high NETWORK_RISK | trufflehog github --org x
			low | trufflehog --version
			high FS_CONFIG_SECRETS | ripsecrets
			high FS_CONFIG_SECRETS | noseyparker report
		`,
	},
	{
		Name:   "detect-secrets",
		Source: "detect-secrets README, 1.5: scan prints hashes, audit shows each secret and its line",
		Level:  medium, Operands: "text...", Out: Sensitive,
		Options: `
			-*
			--baseline=:read
			-p,--plugin=:script
			-f,--filter=:executes
			--custom-plugins=:executes
		`,
		Subs: []Entry{
			{
				Name: "audit", Level: high, Categories: secrets, Says: "{0} prints the secrets that it finds",
				Operands: "text...",
				Options:  `--stats:dry --report --only-real --only-false --json --diff`,
			},
		},
		Examples: `
			medium | detect-secrets scan
			high FS_CONFIG_SECRETS | detect-secrets audit .secrets.baseline
		`,
	},
	{
		Name:   "git-secrets",
		Source: "git-secrets README, 1.3: scans print the lines that match",
		Level:  medium, Operands: "text...",
		Options: `
			-*
			--scan,--scan-history:secrets
			--install,--register-aws,--add-provider:executes
			--list:info
		`,
		Examples: `
			high FS_CONFIG_SECRETS | git-secrets --scan
			medium EXEC_ARBITRARY | git-secrets --install
		`,
	},
	{
		Name:   "ggshield",
		Source: "ggshield README, 1.34: what is scanned goes to GitGuardian, --show-secrets prints what was found",
		Level:  medium, Operands: "text...",
		Options: `
			-*
			--show-secrets:secrets
			-o,--output=:write
		`,
		Subs: []Entry{
			{
				Name: "secret iac sca scan honeytoken hmsl", Level: high, Categories: network | sends,
				Operands: "text...", Options: `-*`,
			},
			{Name: "auth install", Level: high, Categories: accounts | network, Operands: "text...", Options: `-*`},
		},
		Examples: `
			low | ggshield --version
			high NETWORK_RISK SEND | ggshield secret scan pre-commit
			high FS_CONFIG_SECRETS | ggshield secret scan path --show-secrets x
		`,
	},
}
