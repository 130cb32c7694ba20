package hint

import (
	"regexp"
	"slices"

	"guard/internal/lazy"
)

// What everyday work puts into no text, whatever its kind: what a host sends is run, or all variables or what a file of
// secrets holds is sent to one. The text may be settings of a tool that guard does not know, a template, a macro.

const (
	// fetcher is what gets a text from a host (curl(1), wget(1), fetch(1); PowerShell 7).
	fetcher = `\b(?:curl|wget|fetch|aria2c|iwr|irm|Invoke-WebRequest|Invoke-RestMethod)(?:\.exe)?\b`
	// runner is what runs a text that comes on its input.
	runner = `(?:sudo\s+(?:-\w+\s+)*)?(?:/\w+)*(?:/|\b)(?:(?:ba|z|da|k|a|fi)?sh|python[\d.]*|perl|ruby|node|php|iex|` +
		`Invoke-Expression)\b`
)

// runsFetched are the forms in which a host's text is run: piped, substituted, evaluated; JDBC's (h2database.com,
// RUNSCRIPT).
var runsFetched = lazy.Pattern(`(?i)` + fetcher + `\s[^\n|]{0,300}(?::/|\$|[\w-]\.[a-z]{2,})` +
	`[^\n|]{0,300}\|\s*` + runner + `|` +
	`(?:\b(?:ba|z|da|k)?sh\b[^\n]{0,40}(?:<\(|\$\(|` + "`" + `)\s*` + fetcher + `|` +
	`\beval\b[^\n]{0,20}(?:\$\(|` + "`" + `)\s*` + fetcher + `|\bsource\s+<\(\s*` + fetcher + `|` +
	`\b(?:iex|Invoke-Expression)\b[^\n]{0,80}(?:DownloadString|` + fetcher + `)|` +
	`\bRUNSCRIPT\s+FROM\s+['"]?https?://)[^\n]{0,200}`)

// RunsFetched reports a text in which what a host other than this machine sends is run, unless it is one from which
// everybody installs.
func RunsFetched(text string, usual func(host string) bool) bool {
	return strangely(runsFetched(), text, usual)
}

func strangely(form *regexp.Regexp, text string, usual func(host string) bool) bool {
	return slices.ContainsFunc(form.FindAllString(text, maxGrave), func(found string) bool {
		host := hostIn().FindStringSubmatch(found)
		return !nearby().MatchString(found) && (host == nil || !usual(host[1]))
	})
}

// hostIn is the host that such a line names.
var hostIn = lazy.Pattern(`(?i)(?:://|\s)(?:[^\s/@]*@)?((?:[\w-]+\.)+[a-z]{2,})`)

// execsFetched is a call that runs such a line, in a program's text, or a server's (PostgreSQL 17, COPY).
var execsFetched = lazy.Pattern(`(?i)\b(?:exec\w*|system|popen|spawn\w*|shell_exec|passthru|check_(?:call|output)|` +
	`run|call|Command)\s*\(\s*(?:\[\s*)?[fr]?["'` + "`" + `]` +
	`[^\n]{0,60}` + fetcher + `\s[^\n|]{3,300}\|\s*` + runner + `|` +
	`\bprogram\s+'[^'\n]{0,60}` + fetcher + `\s[^\n|]{3,300}\|\s*` + runner)

// ExecsFetched reports a program's text that runs what another machine sends.
func ExecsFetched(text string, usual func(host string) bool) bool {
	return strangely(execsFetched(), text, usual)
}

// servesShell is a program's text that runs what a request holds (PHP 8, Variables From External Sources; Express 4,
// req; Flask 3, request; Django 5, HttpRequest; Rails 8, params).
var servesShell = lazy.Pattern(`\b(?:system|exec|shell_exec|passthru|popen|proc_open|eval|assert|call_user_func|` +
	`create_function|execSync|spawnSync|spawn|check_output|run|call|Popen)\s*\(\s*[^;\n]{0,60}(?:` +
	`\$_(?:GET|POST|REQUEST|COOKIE|SERVER|FILES)\b|\$request->|\breq(?:uest)?\.(?:query|body|params|headers|args|` +
	`form|json|values|GET|POST|cookies)\b|\bparams\[)`)

// ServesShell reports a text that runs what whoever sends a request says.
func ServesShell(text string) bool { return servesShell().MatchString(text) }

// maxGrave bounds the places of a text that are looked at.
const maxGrave = 20

// nearby is an address of this machine, or one that stands for any.
var nearby = lazy.Pattern(`(?i)\b(?:localhost|127\.0\.0\.1|0\.0\.0\.0|host\.docker\.internal)\b|\[::1\]`)

var (
	// everyVariable is how a text has all variables at once, in shells, programs, and Postman's scripts.
	everyVariable = lazy.Pattern(`(?i)\b(?:env|printenv|export\s+-p|declare\s+-px?)(?:\s+-0)?\s*\||/environ\b|` +
		`\bJSON\.stringify\(\s*(?:\{\s*\.\.\.)?process\.env\b|` +
		`\b(?:dict|str|repr|dumps|urlencode|json)\s*[(=]\s*(?:dict\()?` +
		`os\.environ\b|\bSystem\.getenv\(\)|` +
		`\bENV\.(?:to_h|to_a|to_json|inspect)\b|\b(?:Get-ChildItem|gci|dir|ls)\s+env:|` +
		`\bstd::env::vars\(|\bos\.Environ\(\)|\bGetEnvironmentVariables\(\)|\bpm\.environment\.toObject\(|` +
		`\bconnections\s+export\b`)
	// namesSecrets are files of secrets that a text names by a path.
	namesSecrets = lazy.Pattern(`(?i)\bid_(?:rsa|ed25519|ecdsa|dsa)\b|\.aws/credentials|\.pgpass\b|\.netrc\b|` +
		`\.docker/config\.json|\.kube/config|\.git-credentials|\bLogin Data\b|\bwallet\.dat\b|` +
		`(?:~|HOME\}?|host|home/\w+|root)/\.(?:ssh|gnupg|aws)\b`)
	// sendsTo is what hands something to a host, in shells and in libraries.
	sendsTo = lazy.Pattern(`(?i)\b(?:curl|wget|nc|ncat|socat|fetch|axios|urlopen|urllib|requests|httpx|got|` +
		`sendBeacon|` +
		`sendRequest|UploadString|UploadData|UploadFile|WebClient|HttpClient|HttpURLConnection|openConnection|` +
		`XMLHttpRequest|Invoke-RestMethod|Invoke-WebRequest|irm|iwr|reqwest|curl_exec|socket|Net::HTTP|GetRemote|` +
		`https?\.(?:Post|request|get)|file_get_contents)\b`)
	address = lazy.Pattern(`(?i)\bhttps?://[^\s"'<>]+|\b(?:nc|ncat|socat)\s+(?:-\w+\s+)*[\w.:-]+`)
)

// SendsAway reports a text that sends all variables, or what a file of secrets holds, to another machine.
func SendsAway(text string) bool {
	return (everyVariable().MatchString(text) || namesSecrets().MatchString(text)) && sendsTo().MatchString(text) &&
		slices.ContainsFunc(address().FindAllString(text, maxGrave), func(found string) bool {
			return !nearby().MatchString(found)
		})
}
