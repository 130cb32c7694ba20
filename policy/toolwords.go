package policy

import (
	"slices"
	"strings"
	"sync"

	"guard/locale"
	"guard/policy/risk"
)

// effect is what a verb in a tool's name says of the tool.
type effect uint8

const (
	looks   effect = iota + 1 // reads and tells
	reaches                   // gets something from the network
	changes                   // makes or changes something: what, the nouns and arguments tell
	runs                      // runs code
	acts                      // does what its row says
)

// toolVerb is one row of words that tool names are made of. Either marks words
// that are as often nouns: they are verbs only where no other verb stands beside
// them, so that get_pull_request reads and create_pull_request changes.
type toolVerb struct {
	words      string
	effect     effect
	either     bool
	level      risk.Level
	categories risk.Categories
	why        locale.Message
}

// toolVerbs was gathered from the tool lists of the servers in
// github.com/modelcontextprotocol/servers (filesystem, git, memory, fetch,
// slack, postgres, puppeteer, everart) and from the published tool references of
// GitHub, GitLab, Atlassian, Slack, Notion, Linear, Stripe, PayPal, Sentry,
// Cloudflare, Kubernetes, Playwright, Supabase and Twilio.
var toolVerbs = []toolVerb{
	{"get list read search find show describe count lookup validate lint analyze analyse summarize summarise " +
		"compare inspect glob grep ls cat head tail poll whoami resolve parse convert calculate compute estimate " +
		"translate think sequentialthinking suggest retrieve select exist verify observe explain extract snapshot echo",
		looks, false, risk.Medium, 0, "reads through a tool"},
	{"view check status stat info diff help history log tree watch format plan preview trace profile measure " +
		"sequential query sql", looks, true, risk.Medium, 0, "reads through a tool"},
	{"fetch browse navigate goto crawl scrape screenshot hover fill scroll ping curl wget connect invoke",
		reaches, false, risk.High, risk.NetworkRisk, "reaches the network through a tool"},
	{"visit open download click type press drag tap request http clone pull proxy call webhook",
		reaches, true, risk.High, risk.NetworkRisk, "reaches the network through a tool"},
	{"create add make write update edit put modify save insert append upsert replace rename move mkdir configure " +
		"enable disable assign unassign unlabel attach detach unlink register apply rebase restore generate migrate " +
		"alter resize scale start stop pause resume approve reject close reopen complete cancel transition submit " +
		"accept decline confirm place unlock unpin unarchive",
		changes, false, risk.High, 0, "changes something through a tool"},
	{"new set patch change store copy label tag link mark commit checkout stage init import schedule trigger lock " +
		"pin archive star follow vote",
		changes, true, risk.High, 0, "changes something through a tool"},
	{"exec execute eval evaluate spawn launch powershell", runs, false, risk.High, risk.ExecArbitrary,
		"runs code through a tool"},
	{"run shell bash sh zsh cmd command script terminal python javascript node repl interpreter process ssh",
		runs, true, risk.High, risk.ExecArbitrary, "runs code through a tool"},
	{"send forward notify tell respond",
		acts, false, risk.High, risk.Send, "sends a message to people"},
	{"mail email sms message comment chat review mention remind whatsapp reply dm broadcast announce react",
		acts, true, risk.High, risk.Send, "sends a message to people"},
	{"invite", acts, true, risk.High, risk.Send | risk.AccountChange, "invites somebody"},
	{"post blog tweet toot", acts, true, risk.High, risk.Send | risk.Publish, "makes something public"},
	{"share unshare", acts, true, risk.High, risk.Send | risk.Publish | risk.AccountChange, "gives others access"},
	{"publish unpublish release deploy redeploy rollout promote ship distribute", acts, true, risk.High, risk.Publish,
		"makes something public"},
	{"push", acts, false, risk.High, risk.GitPublish, "changes a shared repository"},
	{"merge fork", acts, true, risk.High, risk.GitPublish, "changes a shared repository"},
	{"upload sync export backup mirror", acts, true, risk.High, risk.NetworkRisk, "hands data to a remote"},
	{"delete remove destroy drop purge erase wipe truncate terminate clear prune discard empty expunge nuke del rm " +
		"rmdir uninstall deregister reset revert rollback overwrite flush flushall flushdb",
		acts, false, risk.High, risk.Delete, "deletes something that may not come back"},
	{"trash", acts, true, risk.High, risk.Delete, "deletes something that may not come back"},
	{"pay charge refund transfer payout purchase buy sell order subscribe unsubscribe checkout invoice withdraw " +
		"deposit donate bid trade swap bill capture topup tip",
		acts, true, risk.High, risk.Payment, "moves money"},
	{"revoke authorize authorise deauthorize impersonate ban unban suspend promote_user demote rotate elevate " +
		"assume enroll onboard offboard deactivate",
		acts, false, risk.High, risk.AccountChange, "changes an account or who may do what"},
	{"reboot restart shutdown poweroff kill drain cordon evict failover",
		acts, false, risk.High, risk.SystemImpact, "stops or restarts something that others may use"},
	{"install upgrade downgrade", acts, false, risk.High, risk.DepsInstallUpdate, "installs software"},
	{"sudo su doas", acts, false, risk.Critical, risk.Sudo, "raises privileges"},
	{"sign login logout signin signup grant", acts, true, risk.High, risk.AccountChange,
		"changes an account or who may do what"},
}

// toolNoun adds categories when something is done to what it names: by any verb
// but a reader's, or by a reader's too, where only telling it does the harm.
type toolNoun struct {
	words      string
	readToo    bool
	categories risk.Categories
	why        locale.Message
}

var toolNouns = []toolNoun{
	{"message mail email sms dm comment reply thread chat channel issue ticket review discussion announcement " +
		"notification reminder event meeting calendar conversation broadcast campaign newsletter", false,
		risk.Send, "people would see it"},
	{"payment subscription charge refund invoice price coupon checkout order payout transfer transaction wallet " +
		"billing balance card quote credit debit mandate payee", false,
		risk.Payment, "it is about money"},
	{"user account member collaborator role permission group team organization org membership invitation invite " +
		"access acl policy iam mfa otp totp 2fa login identity session owner admin key certificate sso scim", false,
		risk.AccountChange, "it is about accounts and who may do what"},
	{"password passwd passphrase credential secret token apikey vault keychain keyring env dotenv cookie privatekey",
		true, risk.FSConfigSecrets, "it is about secrets"},
	{"package release post page site website blog article tweet video gist listing domain dns app deployment", false,
		risk.Publish, "it can be public"},
	{"branch commit pr mr ref remote", false, risk.GitPublish, "it is in a shared repository"},
	{"instance cluster node pod namespace server vm machine container service deployment volume disk bucket " +
		"firewall network lambda function worker queue cron job daemon device", false,
		risk.SystemImpact, "it is something that runs"},
	{"clipboard pasteboard camera webcam microphone printenv getenv", true, risk.FSConfigSecrets,
		"it is about secrets"},
	{"web internet online google bing duckduckgo", true, risk.NetworkRisk, "it reaches the network"},
	{"dependency dependencies", false, risk.DepsInstallUpdate, "it is software that is installed"},
}

// serverDomain says what changing something on a server of this name means.
var serverDomains = []toolNoun{
	{"slack discord telegram gmail outlook twilio teams whatsapp sendgrid mailgun mailchimp intercom zendesk signal " +
		"matrix imap smtp email mail", false, risk.Send, "it is a service for messages"},
	{"stripe paypal square plaid adyen braintree wise revolut coinbase binance kraken alpaca razorpay bank ethereum " +
		"bitcoin solana wallet", false, risk.Payment, "it is a service for money"},
	{"okta auth0 iam keycloak cognito ldap entra", false, risk.AccountChange, "it is a service for accounts"},
	{"onepassword 1password bitwarden vault lastpass keepass keychain secretsmanager", true, risk.FSConfigSecrets,
		"it keeps secrets"},
	{"brave tavily exa serper serpapi perplexity firecrawl duckduckgo google bing web", true, risk.NetworkRisk,
		"it reaches the network"},
	{"npm pypi cargo crates rubygems dockerhub wordpress ghost medium twitter linkedin facebook instagram reddit " +
		"youtube mastodon bluesky", false, risk.Publish, "it is a public place"},
	{"aws gcp gcloud azure kubernetes k8s kubectl docker terraform cloudflare vercel netlify heroku fly " +
		"digitalocean hetzner proxmox systemd", false, risk.SystemImpact, "it runs machines and services"},
	{"drive gdrive dropbox onedrive sharepoint s3 gcs box icloud webdav ftp sftp", false, risk.NetworkRisk,
		"it is storage somewhere else"},
	{"browser puppeteer playwright selenium chrome chromium webdriver", false, risk.NetworkRisk, "it is a browser"},
}

// Words that decide how arguments are read: servers whose paths are files of
// this machine, servers that hold a shared repository, and so on.
var (
	fileServers = setOf("filesystem fs file files folder directory editor disk local desktop commander serena " +
		"workspace code ide shell terminal bash")
	gitServers = setOf("github gitlab bitbucket gitea forgejo")
	sqlServers = setOf("sql postgres postgresql mysql mariadb sqlite database db supabase snowflake bigquery " +
		"duckdb clickhouse redshift mssql oracle neon")
	browsers         = setOf("browser puppeteer playwright selenium chrome chromium webdriver")
	fileNouns        = setOf("file folder directory dir path")
	folderWords      = setOf("directory folder dir")
	localGit         = setOf("git")
	moveWords        = setOf("move rename mv")
	copyWords        = setOf("copy cp duplicate clone")
	wholeWords       = setOf("write save create put copy overwrite") // replace all of a file
	secretWords      = setOf("password passwd passphrase otp totp pin")
	environmentWords = setOf("environment environ process")
	variableWords    = setOf("variable variables var vars")
	typeWords        = setOf("fill type enter input press submit")
)

// wordSet gives a set of lower-case words, made when it is first asked for.
type wordSet func() map[string]bool

func setOf(words string) wordSet {
	return sync.OnceValue(func() map[string]bool {
		set := map[string]bool{}
		for _, w := range strings.Fields(words) {
			set[w] = true
		}
		return set
	})
}

func (s wordSet) has(word string) bool { return s()[word] }

// oneOf tells whether one of the words is in the set.
func oneOf(words []string, set wordSet) bool {
	return slices.ContainsFunc(words, func(w string) bool { return set.has(w) })
}
