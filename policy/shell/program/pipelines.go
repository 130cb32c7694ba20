package program

// pipelineTools: data and model pipelines. What they run is code of the
// project, and most of it works on a warehouse or a service.
var pipelineTools = []Entry{
	{
		Name: "dbt sqlmesh",
		Source: "docs.getdbt.com/reference/commands 1.8; sqlmesh CLI: models run on a warehouse, macros are " +
			"code of the project",
		Level: high, Categories: network | system | executes, Says: "{0} runs the project's models on a database",
		Operands: "text...",
		Options: `
			-*
			-s,--select,--exclude,-m,--models,-t,--target,--profile,--vars,--threads,--selector=
			--profiles-dir,--project-dir=:look
		`,
		Subs: []Entry{
			{Name: "--version -h help", Level: low, Operands: "text..."},
			{
				// they render Jinja in its sandbox, and ask no warehouse: only compile runs queries of macros
				Name: "parse ls list", Level: medium, Operands: "text...",
				Options: `-* --output= --output-keys= --resource-type=`,
			},
			{
				Name: "compile docs init clean format lint", Level: medium, Categories: executes,
				Operands: "text...", Options: `-*`,
				Subs: []Entry{{Name: "serve", Level: high, Categories: network}},
			},
			{Name: "deps", Level: high, Categories: installs | network},
			{Name: "debug source show", Level: high, Categories: network, Operands: "text...", Options: `-*`},
		},
		Examples: `
			low | dbt --version
			medium | dbt compile
			medium | dbt ls -s tag:x
			medium | dbt parse --no-partial-parse
			medium EXEC_ARBITRARY | dbt compile -s orders
			high NETWORK_RISK SYSTEM_IMPACT | dbt run --select orders
			high DEPS_INSTALL_UPDATE | dbt deps
		`,
	},
	{
		Name:   "dvc",
		Source: "dvc.org/doc/command-reference 3",
		Level:  medium, Operands: "text...",
		Options: `
			-*
			-r,--remote=
			-j,--jobs=
		`,
		Subs: []Entry{
			{
				Name: "list ls du", Level: low, Operands: "look...",
				Options: `-R --dvc-only --json --rev= --tree --size`, Names: byAddress,
			},
			{
				Name: "config", Level: medium, Operands: "text...",
				Options: `
					-l,--list:secrets
					--global,--system:outside
					-u --unset --project --local --show-origin
				`,
			},
			{
				Name: "status diff dag version stage doctor data check-ignore root", Level: low,
				Operands: "text...",
				Options: `
					-R -q -v -h --json --md
					--cloud,-c:network
					--all-commits
					--targets=
					--mermaid --dot --outs --full
				`,
				Subs: []Entry{{Name: "add", Level: medium, Operands: "text...", Options: `-*`}},
			},
			{
				Name: "push", Level: high, Categories: network, Says: "{0} hands data to a remote",
				Operands: "sendfile...",
			},
			{
				Name: "pull fetch get get-url import import-url update", Level: high, Categories: network,
				Operands: "text...",
			},
			{
				Name: "install", Level: high, Categories: executes, Says: "{0} sets up hooks that git runs",
				Options: `-*`,
			},
			{Name: "repro exp experiments queue run", Level: medium, Categories: executes, Operands: "text..."},
			{Name: "gc remove destroy", Level: high, Categories: overwrites, Operands: "text..."},
		},
		Examples: `
			low | dvc status
			low | dvc dag
			medium | dvc add data.csv
			high NETWORK_RISK | dvc list https://example.com/x
			high FS_CONFIG_SECRETS | dvc config --list
			high EXEC_ARBITRARY | dvc install
			medium EXEC_ARBITRARY | dvc repro
			high..critical NETWORK_RISK | dvc push
			high FS_DELETE_OVERWRITE | dvc gc -w
		`,
	},
	{
		Name:   "mlflow wandb prefect airflow clearml zenml metaflow bentoml modal replicate runpodctl sky",
		Source: "mlflow.org, docs.wandb.ai, airflow.apache.org and the others' command references",
		Level:  high, Categories: network | executes, Operands: "text...", Options: `-*`,
		Subs: []Entry{
			{Name: "version --version help", Level: low, Operands: "text..."},
			{
				Name: "ui dev standalone webserver scheduler server", Level: high, Categories: network | executes,
				Says: "{0} serves to the network", Operands: "text...", Options: `-*`,
			},
			{Name: "login logout", Level: high, Categories: accounts | network, Operands: "text...", Options: `-*`},
			{
				Name: "deploy publish", Level: high, Categories: publishes | network | executes,
				Operands: "text...", Options: `-*`,
			},
			{Name: "gc delete", Level: high, Categories: deletes | network, Operands: "text...", Options: `-*`},
			{
				Name: "*", Level: high, Categories: network | executes, Operands: "text...", Options: `-*`,
				Subs: []Entry{
					{
						Name: "delete rm remove clear reset clean destroy", Level: high,
						Categories: deletes | network, Operands: "text...", Options: `-*`,
					},
				},
			},
		},
		Examples: `
			low | mlflow --version
			high NETWORK_RISK | mlflow ui
			high ACCOUNT_CHANGE | wandb login
			high DELETE | airflow db reset -y
			high PUBLISH | modal deploy app.py
			high DELETE | airflow dags delete x
			high EXEC_ARBITRARY | prefect deployment run x
		`,
	},
	{
		Name:   "nextflow cromwell ploomber",
		Source: "nextflow.io/docs CLI 24: pipelines of the project",
		Level:  medium, Categories: executes, Operands: "text...",
		Options: `
			-*
			-c,--config=:settings
			--snakefile=:script
			-n,--dry-run
		`,
		Subs: []Entry{
			{Name: "-version info help list log", Level: low, Operands: "text...", Names: byAddress},
			{Name: "pull clone", Level: high, Categories: network | installs, Operands: "text..."},
			{Name: "drop clean", Level: high, Categories: overwrites, Operands: "text...", Options: `-*`},
		},
		Examples: `
			low | nextflow info
			medium EXEC_ARBITRARY | nextflow run main.nf
			high FS_DELETE_OVERWRITE | nextflow clean -f
		`,
	},
	{
		Name:     "scrapy",
		Source:   "docs.scrapy.org/en/latest/topics/commands 2.11",
		Operands: "",
		Subs: []Entry{
			{Name: "version", Level: low, Operands: "text...", Options: `-v`},
			{
				Name: "list check startproject genspider edit settings", Level: medium, Categories: executes,
				Operands: "text...", Options: `-*`,
			},
			{
				Name: "crawl runspider fetch view shell parse bench", Level: high, Categories: network | executes,
				Operands: "text...", Options: `-* -o,-O,--output=:write`,
			},
		},
		Examples: `
			low | scrapy version
			medium | scrapy list
			high NETWORK_RISK EXEC_ARBITRARY | scrapy crawl quotes -O out.json
		`,
	},
}
