package service

// The words of methods, by which those of all services say what they do. Sources: the references of the libraries in
// the tables.

// doing are words that say that something is changed, sent, paid, run or moved.
const doing = "create update delete del remove put post patch set send publish push write insert upsert add " +
	"append save " +
	"replace destroy purge drop truncate clear flush reset restart reboot shutdown terminate kill pause unpause " +
	"resume suspend stop enable disable cancel refund capture charge pay payout transfer withdraw deposit void " +
	"execute exec run invoke submit approve reject accept deny grant revoke assign attach detach associate " +
	"disassociate register deregister unregister import upload copy move rename rotate restore rollback promote " +
	"demote scale apply rollout cordon uncordon drain evict taint label annotate tag untag lock unlock arm disarm " +
	"turn toggle switch dim record rec grab screenshot type press click emit trigger fire dispatch enqueue requeue " +
	"schedule retry release deploy undeploy provision install uninstall upgrade migrate sync impersonate invite ban " +
	"kick mute block unblock pin star fork edit comment reply react forward tweet like follow share notify " +
	"broadcast message mail email sms deliver increment decrement mint order trade buy sell exchange swap archive " +
	"unarchive trash untrash empty prune rebuild reindex vacuum modify change finalize activate deactivate output " +
	"pulse blink home emergency feed merge"

// adding are first words of methods that leave alone what was there before.
const adding = "add append create dispatch emit enqueue index insert make post produce publish pull push put run " +
	"save " +
	"schedule send start submit upload write build copy"

// governing are words for what decides over everything else that is there: who may read it, how long it stays.
const governing = "policy policies acl lifecycle permission permissions role roles public access versioning " +
	"encryption " +
	"retention replication quota user users key keys claims token tokens"

// viewing are further first words of methods that look only.
const viewing = "download retrieve select view inspect explain diff compare iter iterate walk receive poll tail " +
	"estimate preview load decode parse validate verify check discover ls cat test can should print log debug format"

// preparing are first words of methods that make ready what a call needs.
const preparing = "new init initialize initialise configure config with from to into as builder build default use " +
	"connect open close disconnect setup options credentials authenticate login logout auth on once off then catch " +
	"finally unwrap expect ok err try await map filter for before after wait subscribe unsubscribe join block"

// making are first words, and made last ones, of methods that give an object to work with, or set how it works.
const (
	making = "create make get set add with put use define register"
	made   = "client clients service services session sessionoptions connection conn app application context builder " +
		"options option config configuration settings credentials credential provider region endpoint endpoints " +
		"key timeout retries header headers logger proxy agent url uri host hostname port version level " +
		"listener handler middleware interceptor transport transporter pool channel resource factory engine " +
		"environment warning warnings base mode encoding language locale parser serializer limit timeouts token " +
		"attribute attributes"
)

// settingUp are methods of screens, cameras and microphones that take nothing in.
const settingUp = "isopened release close get set init initialize setup wait sleep version list listdevices displays " +
	"getactivedisplaycount numactivedisplays getdisplaybounds querydevices monitors size position copy writeall " +
	"writesync write writetext settext setcontents setstring destroyallwindows waitkey play bounds"

// ofData are methods of lists, maps and texts, which what a service gave is held in.
const ofData = "add append insert extend push pop shift unshift remove discard set put putall update delete clear " +
	"sort sorted reverse keys values items entries foreach each map filter reduce some every includes concat slice " +
	"splice join split strip trim replace lower upper tolowercase touppercase tostring json text copy get has length " +
	"count find findindex indexof flat flatmap stringify dump dumps isoformat strftime astimezone format encode decode"
