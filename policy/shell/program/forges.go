package program

// namedTokens are settings that hold credentials.
var namedTokens = []Entry{
	{
		Name: "*token* *secret* *password* *key*", Level: high, Categories: secrets, Out: Sensitive,
		Says: "{0} shows credentials",
	},
}

// otherForges: programs of other forges, trackers and build servers.
var otherForges = []Entry{
	{
		Name:   "hub",
		Source: "hub(1), 2.14: git with further commands; what it does not know it hands to git",
		Level:  high, Categories: network, Operands: "text...", Options: `-*`,
		Subs: []Entry{
			{Name: "version help", Level: low, Operands: "text..."},
			{
				Name: "pull-request push", Level: high, Categories: publishes | pushes | network,
				Operands: "text...", Options: `-* -F=:read`,
			},
			{
				Name: "create release", Level: high, Categories: publishes | network, Operands: "text...",
				Options: `-* -a=:sendfile`,
			},
			{Name: "delete", Level: high, Categories: deletes | network, Operands: "text...", Options: `-*`},
			{
				Name: "issue gist", Level: high, Categories: sends | publishes | network, Operands: "text...",
				Options: `-* -F=:read`,
			},
			{
				Name: "alias clean checkout reset rebase filter-branch config", Level: high,
				Categories: executes | overwrites, Operands: "text...", Options: `-*`,
			},
		},
		Examples: `
			low | hub version
			high PUBLISH | hub pull-request -m x
			high DELETE | hub delete acme/app
			high NETWORK_RISK | hub ci-status
		`,
	},
	{
		Name:   "fj berg gitee codeberg-cli gcli",
		Source: "forgejo-cli 0.1; bitbucket CLIs",
		Level:  high, Categories: network, Operands: "text...",
		Options: `
			-*
			-l,--login=
			-r,--repo=
		`,
		Subs: []Entry{
			{Name: "help version completion", Level: low, Operands: "text..."},
			{
				Name: "login logout logins auth", Level: high, Categories: accounts | network, Operands: "text...",
				Options: `-*`,
				Subs:    []Entry{{Name: "list ls", Level: low, Options: `-*`}},
			},
			{Name: "comment c", Level: high, Categories: sends | network, Operands: "text...", Options: `-*`},
			{
				Name:  "pulls pull pr issues issue i releases release r repos repo labels milestones branches",
				Level: high, Categories: network, Operands: "text...", Options: `-*`,
				Subs: []Entry{
					{
						Name: "create c new close reopen edit approve reject review comment fork", Level: high,
						Categories: sends | publishes | network, Operands: "text...", Options: `-*`,
					},
					{Name: "merge m", Level: high, Categories: pushes | network, Operands: "text...", Options: `-*`},
					{
						Name: "delete rm d", Level: high, Categories: deletes | network, Operands: "text...",
						Options: `-*`,
					},
				},
			},
		},
		Examples: `
			low | fj --version
			high NETWORK_RISK | fj issues list
			high SEND | fj issues create -t x
			high DELETE | fj releases delete v1
			high ACCOUNT_CHANGE | fj login add
		`,
	},
	{
		Name: "jira jira-cli acli linear linearis ticket shortcut clickup asana trello notion " +
			"taskwarrior-sync youtrack",
		Source: "github.com/ankitpokhrel/jira-cli 1.5, Atlassian CLI and the like",
		Level:  high, Categories: network, Operands: "text...",
		Options: `
			-*
			-p,--project=
			-c,--config=:settings
		`,
		Subs: []Entry{
			{Name: "version help completion", Level: low, Operands: "text..."},
			{Name: "init login auth", Level: high, Categories: accounts | network, Operands: "text...", Options: `-*`},
			{
				Name: "issue sprint epic board release card task page workitem project", Level: high,
				Categories: network, Operands: "text...", Options: `-*`,
				Subs: []Entry{
					{Name: "delete", Level: high, Categories: deletes | network, Operands: "text...", Options: `-*`},
					{Name: "list view show search", Level: medium, Out: Answer, Operands: "text...", Options: `-*`},
					{Name: "*", Level: high, Categories: sends | network, Operands: "text...", Options: `-*`},
				},
			},
		},
		Examples: `
			low | jira version
			medium | jira issue list
			high SEND | jira issue create -tBug -s x
			high SEND | jira issue comment add X-1 hi
			high DELETE | jira issue delete X-1
		`,
	},
	{
		Name:   "arc",
		Source: "arcanist manual: diff puts the change before its reviewers",
		Level:  high, Categories: publishes | network, Operands: "text...", Options: `-*`,
		Subs: []Entry{
			{Name: "help version", Level: low, Operands: "text..."},
			{Name: "lint unit list branch which", Level: medium, Operands: "text...", Options: `-*`},
			{Name: "land", Level: high, Categories: pushes | network, Operands: "text...", Options: `-*`},
		},
		Examples: `
			low | arc version
			high PUBLISH | arc diff
			high GIT_PUBLISH | arc land
			medium | arc lint
		`,
	},
	{
		Name: "git-review repo",
		Source: "git-review(1) 2.4; source.android.com repo reference: repo forall -c runs a command in each " +
			"project",
		Level: high, Categories: network, Operands: "text...", Options: `-*`,
		Subs: []Entry{
			{Name: "help version", Level: low, Operands: "text..."},
			{Name: "status diff info list branches", Level: medium, Operands: "text...", Options: `-*`},
			{Name: "upload land", Level: high, Categories: pushes | network, Operands: "text...", Options: `-*`},
			{Name: "forall", Level: medium, Operands: "text...", Options: `-* -c,--command=:run+rest`},
			{Name: "abandon prune", Level: high, Categories: overwrites, Operands: "text...", Options: `-*`},
		},
		Examples: `
			low | repo help
			high NETWORK_RISK | repo sync
			high GIT_PUBLISH | repo upload
			high..critical FS_DELETE_OVERWRITE | repo forall -c 'rm -rf src'
			high NETWORK_RISK | git-review
		`,
	},
	{
		Name: "circleci travis bk buildkite-agent drone woodpecker-cli jenkins-cli appveyor semaphore sem " +
			"concourse-fly teamcity sentry-cli codecov coveralls gitlab-runner actions-runner",
		Source: "their command references: build servers",
		Level:  high, Categories: network | executes, Operands: "text...",
		Options: `
			-*
			-t=
			-n=
			--org=
			-o=
			-p=
			--auth-token=:secrets
		`,
		Subs: []Entry{
			{Name: "version help completion", Level: low, Operands: "text..."},
			{Name: "config lint validate info", Level: high, Categories: network, Operands: "text...", Options: `-*`},
			{
				Name: "setup login register unregister", Level: high, Categories: accounts | network,
				Operands: "text...", Options: `-*`,
			},
			{Name: "exec local", Level: medium, Categories: executes, Operands: "text...", Options: `-*`},
		},
		Examples: `
			low | circleci version
			high NETWORK_RISK | circleci config validate
			high NETWORK_RISK | sentry-cli releases list
			medium EXEC_ARBITRARY | gitlab-runner exec shell test
			high ACCOUNT_CHANGE | gitlab-runner register
		`,
	},
}
