package program

// cloudVerbs are the words with which the clouds' command lines say what they
// do, as they stand in the references of aws, gcloud, az and their like. Each
// verb reaches the cloud; the order matters, the first that fits counts.
var cloudVerbs = []Entry{
	{Name: "help", Level: low, Out: Fixed, Operands: "text..."},
	asking(publicKeys),
	{
		Name: "keys key api-keys api-key apikey apikeys auth-key ip-sec-psk accesstoken accesstokens kubecfg k8scfg " +
			"access-keys admin-key query-key shared-key env kubeconfig " +
			"credential credentials secrets secret connection-string connection-strings appsettings",
		Level: high, Categories: network | secrets, Says: "{0} deals in credentials", Operands: "text...",
		Options: `
			-*
			--out=:write
			--output-file=:write
			--file=:write
		`,
		Subs: []Entry{
			{
				Name: "delete delete-* destroy remove rm revoke", Level: high,
				Categories: network | secrets | deletes, Operands: "text...", Options: `-*`,
			},
			{
				Name: "create create-* add renew rotate regenerate", Level: high,
				Categories: network | secrets | accounts, Operands: "text...", Options: `-*`,
			},
		},
	},
	{
		Name: "get-secret-value get-role-credentials list-publishing-profiles list-publishing-credentials " +
			"get-api-key get-api-keys get-app list-apps describe-configuration-settings " +
			"describe-instance-attribute describe-launch-template-versions get-configuration " +
			"get-latest-configuration get-parameter get-parameters get-parameters-by-path get-access-token " +
			"print-access-token print-identity-token get-login-password get-login get-authorization-token " +
			"get-session-token assume-role assume-role-* get-federation-token get-credentials get-password-data " +
			"get-random-password list-keys list-key list-connection-strings show-connection-string " +
			"get-upload-credentials get-credential* generate-sas generate-* decrypt export-credentials " +
			"get-cluster-credentials* get-instance-access-details get-*-password get-connection get-connections " +
			"get-parameter-history get-branch list-branches get-job get-jobs get-pipeline-definition " +
			"get-launch-template-data describe-user-pool-client describe-job-definitions describe-jobs " +
			"describe-training-job describe-processing-job describe-service list-versions-by-function get-secret " +
			"list-service-sas list-account-sas reveal access dotenv " + revealed,
		Level: high, Categories: network | secrets, Says: "{0} shows credentials", Out: Sensitive,
		Operands: "text...",
		Options: `
			-*
			--out=:write
			--output-file=:write
			--file=:write
		`,
	},
	{
		Name: "get-object* get-job-output get-thing-shadow get-package-version-asset get-snapshot-block " +
			"get-raw-message-content get-clip get-dash* get-hls* get-function get-function-configuration " +
			"list-functions describe-task-definition get-export get-sdk get-bucket-policy-file get-archive* " +
			"get-thumbnail get-media read batch-get-* query scan select check-* check test-* validate-* validate " +
			"estimate-* preview preview-* explain diff poll open url cat",
		Level: high, Categories: network, Says: "{0} reads from the cloud", Out: Download, Operands: "text...",
		Options: `
			-*
			--out=:write
			--output-file=:write
			--download-path=:writedir
		`,
	},
	{
		Name: "list list-* ls describe describe-* show show-* get get-* head-* info status wait wait-* watch " +
			"tail search search-* lookup-* filter-log-events count exists history logs log view inspect browse " +
			"top metrics ps whoami tree dig du stat hash",
		Level: medium, Out: Answer, Operands: "text...",
		Options: `
			-*
			--out=:write
			--output-file=:write
			--download-path=:writedir
			--cli-input-json,--cli-input-yaml=:network
			--generate-cli-skeleton?=
		` + revealingOptions,
		Names: shownSecrets,
	},
	{
		Name: "login logout signin signout sign-in sign-out add-iam-policy-binding remove-iam-policy-binding " +
			"set-iam-policy *-login-profile *-key-pair *-access-key *-access-keys activate-service-account " +
			"revoke application-default reset-credentials reset-password create-for-rbac add-*-permission " +
			"set-password change-password enable-mfa* deactivate-mfa* attach-*-policy detach-*-policy " +
			"put-*-policy create-policy* add-user-to-group remove-user-from-group admin-* *-user *-users *-role " +
			"*-roles *-group-membership grant *-grant invite token tokens",
		Level: high, Categories: accounts | network, Operands: "text...", Options: `-*`,
	},
	{
		Name: "auth access acl", Level: high, Categories: accounts | network, Operands: "text...", Options: `-*`,
		Subs: []Entry{
			{Name: "list ls status whoami show", Level: medium, Out: Answer, Operands: "text...", Options: `-*`},
		},
	},
	{
		Name: "purchase purchase-* buy buy-* checkout subscribe-plan register-domain transfer-domain " +
			"renew-domain renew accept-reserved-* create-savings-plan accept-agreement upgrade-plan order order-*",
		Level: high, Categories: pays | network, Operands: "text...", Options: `-*`,
	},
	{
		Name: "send-email send-raw-email send-bulk-* send-templated-email send-messages send-text-message " +
			"publish-sms send-voice-message send-sms send-mail send-custom-verification-email post-to-connection " +
			"post-comment* send",
		Level: high, Categories: sends | network, Operands: "text...", Options: `-*`,
	},
	{
		Name: "delete delete-* destroy destroy-* remove remove-* rm terminate terminate-* purge purge-* wipe " +
			"wipe-* uninstall undeploy empty empty-* drop drop-* deregister deregister-* batch-delete-* " +
			"schedule-key-deletion cancel-* decommission prune reset rb del abandon-* clear clear-* deprovision " +
			"teardown",
		Level: high, Categories: deletes | network, Says: "{0} deletes what is in the cloud", Operands: "text...",
		Options: `-*`,
	},
	{
		Name: "publish publish-* release promote publish-version push", Level: high,
		Categories: publishes | network, Operands: "text...", Options: `-*`,
	},
	{
		Name: "invoke invoke-* call execute-* exec ssh sh shell console run run-command start-session " +
			"send-command run-task run-job execute start-execution connect enter command proxy tunnel " +
			"port-forward start-iap-tunnel",
		Level: high, Categories: executes | network | system, Says: "{0} runs code in the cloud",
		Operands: "text...",
		Options: `
			-*
			--command=:runthere
			-c=:runthere
		`,
	},
	{
		Name: "scp copy-files", Level: high, Categories: network, Operands: "remote...", Special: RemoteCopy,
		Options: `
			-*
			--zone=
			--project=
			--port=
			--ssh-key-file=:look
			--scp-flag=
			--resource-group=
			-g=
		`,
	},
	{
		Name: "upload upload-*", Level: high, Categories: network | system, Operands: "text...",
		Options: `
			-*
			-f,--file=:sendfile
			-s,--source=:sendfile
			-c,--container-name=
			-d,--destination=
			-n,--name=
			-g=
			--account-name=
		`,
	},
	{
		Name: "create create-* add add-* apply apply-* set set-* put put-* update update-* modify modify-* " +
			"patch patch-* deploy deploy-* start start-* stop stop-* restart restart-* reboot reboot-* resize " +
			"resize-* scale scale-* enable enable-* disable disable-* attach attach-* detach detach-* " +
			"associate-* disassociate-* allocate-* release-* tag tag-* untag untag-* import import-* export " +
			"export-* restore restore-* copy copy-* move move-* rollback rollback-* run-* sync up down init " +
			"submit provision upgrade resume suspend pause replace edit assign unassign request-* register-* " +
			"download download-* mount unmount migrate cp mv link unlink swap failover reset-* change-* clone " +
			"fork cancel fail rename",
		Level: high, Categories: network | system,
		Says: "{0} changes what runs or is kept in the cloud, which may cost money", Operands: "text...",
		Options: `
			-*
			--source=:read
			--zip-file=:read
		`,
	},
}

// shownSecrets are things whose showing shows credentials, where the verb stands before them.
var shownSecrets = []Entry{
	{
		Name: kubeSecrets + " kubeconfig kubeconfigs keypairs machineconfig machineconfigs credentials " +
			"show-secret=*",
		Level: high, Categories: network | secrets, Says: "{0} prints secrets", Out: Sensitive,
	},
}

// cloudGroup is a word before the verb that no table names: a service, a
// resource. Whatever follows that is no known verb may change anything.
func cloudGroup(below [][]Entry) Entry {
	return Entry{Name: "*", Level: high, Categories: network | system, Says: "{0} reaches the cloud",
		Operands: "text...", Options: `-*`, Lists: below}
}

// Command lines of the form VERB, of the form SERVICE VERB, and of the form GROUP… VERB.
var (
	onlyVerbs = [][]Entry{cloudVerbs}
	oneGroup  = [][]Entry{cloudVerbs, verbBelow}
	twoGroups = [][]Entry{cloudVerbs, groupBelow}

	verbBelow   = []Entry{cloudGroup(onlyVerbs)}
	groupBelow  = []Entry{cloudGroup(oneGroup)}
	groupsBelow = []Entry{cloudGroup(twoGroups)}
)
