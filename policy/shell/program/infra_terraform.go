package program

// terraform: Terraform, and what checks its files.
var terraform = []Entry{
	{
		Name: "terraform tofu terragrunt tf",
		Source: "developer.hashicorp.com/terraform/cli, 1.9; terragrunt 0.67: providers are programs that " +
			"init fetches",
		Style: Single, Options: terraformOptions, Subs: terraformSubs,
		Examples: `
			low | terraform version
			medium | terraform plan -destroy
			low | terraform -version
			low | terraform --help
			low | terraform fmt -check -recursive
			low | terraform fmt -check -diff
			low | terraform workspace show
			medium | terraform workspace list
			high NETWORK_RISK | terraform workspace select prod
			medium | terraform fmt
			medium | terraform fmt -recursive -write=true infra
			medium | terraform validate
			medium | terraform -chdir=infra validate
			medium | terraform providers
			high DEPS_INSTALL_UPDATE | terraform providers lock
			high SYSTEM_IMPACT | terraform refresh
			medium | terraform plan -out=tf.plan
			medium | terraform plan -var-file=dev.tfvars -no-color
			high DEPS_INSTALL_UPDATE NETWORK_RISK | terraform init -upgrade
			high NETWORK_RISK SYSTEM_IMPACT | terraform apply
			high NETWORK_RISK SYSTEM_IMPACT | terraform apply -auto-approve tf.plan
			high DELETE | terraform apply -destroy -auto-approve
			high DELETE | terraform -chdir=infra destroy
			high DELETE | terraform state rm aws_instance.web
			high DELETE | terraform workspace delete dev
			medium | terraform state list
			high FS_CONFIG_SECRETS | terraform output -json
			high FS_CONFIG_SECRETS | terraform state pull
			high NETWORK_RISK SYSTEM_IMPACT | terraform import aws_instance.web i-1
			high ACCOUNT_CHANGE | terraform login
			high EXEC_ARBITRARY | terraform console
			high EXEC_ARBITRARY DEPS_INSTALL_UPDATE | terraform init -plugin-dir=./evil
			high SYSTEM_IMPACT | tofu apply
			high DELETE | terragrunt run-all destroy
			high SYSTEM_IMPACT | terragrunt run-all apply
			high FS_OUTSIDE_WORKSPACE | terraform plan -out=/etc/x
		`,
	},
	{
		Name:   "tflint tfsec checkov terraform-docs cfn-lint cfn_nag cfn-guard regula",
		Source: "tflint 0.53, checkov 3, terraform-docs 0.19 manuals: linters",
		Level:  medium, Operands: "read...",
		Options: `
			-*
			-c,--config=:settings
			-f,--file=:read
			-d,--directory=:look
			--chdir=:cd
			-o,--output=
			--output-file=:write
			--format=
			--init:installs
			--framework=
			--repo-id=
			--bc-api-key=:network
		`,
		Examples: `
			medium | tflint
			medium | checkov -d infra
			low | tflint --version
			high FS_CONFIG_SECRETS | checkov -f .env
			high FS_CONFIG_SECRETS | cfn-lint .env
			medium | cfn-lint template.yaml
			high DEPS_INSTALL_UPDATE | tflint --init
		`,
	},
	{
		Name: "terrascan driftctl infracost",
		Source: "terrascan 1.19, driftctl 0.40, infracost 0.10: they fetch policies and prices, or compare " +
			"with the clouds",
		Level: high, Categories: network, Operands: "text...",
		Options: `
			-*
			--policy-path=:settings
			--path=:look
			--out-file=:write
		`,
		Subs: []Entry{
			{Name: "version help completion", Level: low, Operands: "text..."},
			{Name: "auth", Level: high, Categories: accounts | network, Operands: "text...", Options: `-*`},
			{Name: "configure", Level: high, Categories: secrets | accounts, Operands: "text...", Options: `-*`},
			{Name: "upload comment", Level: high, Categories: sends | network, Operands: "text...", Options: `-*`},
		},
		Examples: `
			high NETWORK_RISK | infracost breakdown --path .
			high SEND | infracost comment github
			high FS_CONFIG_SECRETS | infracost configure get api_key
			high NETWORK_RISK | terrascan scan
			low | terrascan version
		`,
	},
}

// terraformOptions: the names that terraform's commands share.
const terraformOptions = `
	-chdir=:cd
	-var=
	-var-file=:read
	-out=:write
	-state=:write
	-state-out=:write
	-backup=:write
	-target=
	-replace=
	-exclude=
	-lock=
	-lock-timeout=
	-input=
	-no-color -json
	-parallelism=
	-refresh=
	-refresh-only -compact-warnings -detailed-exitcode
	-generate-config-out=:write
	-auto-approve -destroy
	-plugin-dir=:executes
	-backend=
	-backend-config=
	-upgrade -reconfigure -migrate-state -force-copy
	-from-module=:network
	-get=
	-lockfile=
	-test-directory=
	-no-tests -check
	-list=
	-write=
	-diff -recursive
	-raw:secrets
	-show-sensitive:secrets
	-or-create
	-id=
	-plan=
	-type=
	-draw-cycles
	-module-depth=
	-filter=
	-verbose
	-config=:read
	-ignore-remote-version -allow-missing
	-provider=
	-force
	-fs-mirror=
	-net-mirror=
	-platform=
	-concise -terragrunt-non-interactive
	-terragrunt-working-dir=:cd
	-terragrunt-config=:executes
	-terragrunt-source=:network
	-terragrunt-tfpath=:exec
	-non-interactive
	-working-dir=:cd
	-queue-include-dir=
	-queue-exclude-dir=
	-all
`

// terraformSubs are terraform's commands. Plans, states and imports reach the
// clouds that the configuration names.
var terraformSubs = []Entry{
	{Name: "version help", Style: Single, Level: low, Operands: "text..."},
	{
		Name: "fmt", Style: Single, Level: medium, Operands: "edit...",
		Options: `
			-check:dry
			-write=
			-diff
			-list=
			-recursive -no-color
		`,
	},
	{
		Name: "hclfmt hcl", Style: Single, Level: medium, Operands: "text...",
		Options: `
			-*
			-check:dry
			-terragrunt-check:dry
		`,
	},
	{
		Name: "providers", Style: Single, Level: medium, Says: "{0} runs the project's providers",
		Operands: "text...",
		Subs: []Entry{
			{Name: "lock mirror", Style: Single, Level: high, Categories: installs | network, Operands: "text..."},
		},
	},
	{
		Name: "refresh", Style: Single, Level: high, Categories: network | system,
		Says: "{0} writes what the clouds answer into the state", Operands: "text...",
	},
	{
		Name: "validate graph", Style: Single, Level: medium, Says: "{0} runs the project's providers",
		Operands: "text...",
	},
	{
		Name: "plan render-json graph-dependencies output-module-groups", Style: Single, Level: medium, Out: Answer,
		Says: "{0} asks the clouds that the configuration names", Operands: "text...",
	},
	{
		Name: "show", Style: Single, Level: medium, Categories: secrets,
		Says: "{0} prints a state or plan, with the secrets in it", Operands: "read...",
	},
	{
		Name: "output", Style: Single, Level: high, Categories: secrets | network,
		Says: "{0} prints outputs, secrets among them", Out: Sensitive, Operands: "text...",
	},
	{
		Name: "init get", Style: Single, Level: high, Categories: installs | network,
		Says: "{0} fetches providers and modules, which are programs", Operands: "text...",
	},
	{
		Name: "apply", Style: Single, Level: high, Categories: network | system,
		Says:    "{0} creates or changes what runs in the cloud, which may cost money",
		Instead: "see what would change: terraform plan", Operands: "text...", Options: `-destroy:deletes`,
	},
	{
		Name: "import taint untaint force-unlock test deploy stacks", Style: Single, Level: high,
		Categories: network | system, Says: "{0} creates or changes what runs in the cloud, which may cost money",
		Instead: "see what would change: terraform plan", Operands: "text...",
	},
	{
		Name: "destroy", Style: Single, Level: high, Categories: deletes | network | system,
		Says:    "{0} destroys what the configuration made in the cloud",
		Instead: "see what it would take: terraform plan -destroy", Operands: "text...",
	},
	{
		Name: "state", Style: Single, Level: high, Categories: network | system, Operands: "text...",
		Subs: []Entry{
			{
				Name: "list", Style: Single, Level: medium, Out: Answer,
				Says: "{0} reads the state, which may lie on a host", Operands: "text...",
			},
			{
				Name: "show pull", Style: Single, Level: high, Categories: network | secrets,
				Says: "{0} prints the state, with the secrets in it", Out: Sensitive, Operands: "text...",
			},
			{
				Name: "rm", Style: Single, Level: high, Categories: network | deletes,
				Says: "{0} forgets what was made: nothing manages it afterwards", Operands: "text...",
			},
		},
	},
	{
		Name: "workspace env", Style: Single, Level: high, Categories: network | system, Operands: "text...",
		Subs: []Entry{
			{Name: "show", Style: Single, Level: low},
			{
				Name: "list", Style: Single, Level: medium, Out: Answer,
				Says: "{0} asks the clouds that the configuration names",
			},
			{Name: "select new", Style: Single, Level: high, Categories: network, Operands: "text..."},
			{Name: "delete", Style: Single, Level: high, Categories: network | deletes, Operands: "text..."},
		},
	},
	{Name: "console", Style: Single, Level: high, Categories: executes | network},
	{Name: "login logout", Style: Single, Level: high, Categories: accounts | network, Operands: "text..."},
	{
		Name: "run-all run", Style: Single, Level: high, Categories: network | system | executes,
		Operands: "text...", Options: `-*`,
		Subs: []Entry{
			{Name: "destroy", Style: Single, Level: high, Categories: deletes | network | system, Operands: "text..."},
			{Name: "plan validate output show", Style: Single, Level: high, Categories: network, Operands: "text..."},
		},
	},
}
