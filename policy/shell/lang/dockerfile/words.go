package dockerfile

import "guard/internal/lazy"

// encodes finds what writes a file in letters, which nothing in a build reads; random bytes are no file.
const encodes = `\b(?:base(?:16|32|64)|basenc|xxd|hexdump|hd|od|uuencode|ascii85)\s+(?:-[^\sdrD]\S*\s+|-w\s*\d+\s+)*` +
	`["']?[/~.$\w][^\s;&|]*[/.][^\s;&|]*|\bopenssl\s+(?:enc|base64)\b[^;&|]*-in\b`

// What RUN lines of everyday builds do not say.
var (
	sends = lazy.Pattern(`--post-file|--body-file|--post-data|` +
		`\bcurl\b[^;&|]*\s(?:-\w*[dFT]\b|-[dFT]|--data|--form|--upload-file|--json)|` +
		`\b(?:nc|ncat|netcat|scp|rsync|sftp|ftp|socat|telnet)\s|/dev/tcp/|requests\.(?:post|put)|urlopen|fetch\(|` +
		`-X\s*(?:POST|PUT)|git\s+push|\bsendall\(|\bcreate_connection\(|\bsocket\.socket\(|\bhttp\.client\b|` +
		`\bnet\.(?:connect|createConnection|Socket)\b|\bTCPSocket\b|\bIO::Socket\b`)
	prints = lazy.Pattern(encodes + `|` +
		`\b(?:awk|gawk|sort|uniq|cut|paste|fold|rev|fmt|pr|column|dd|jq|yq|diff|cmp|` +
		`zcat|bzcat|xzcat|zstdcat|iconv)\s[^;&|]*(?:/|\s)[*]|\bdiff\s+-\w*r|` +
		`\bsed\s+(?:-[a-hj-zA-Z]+\s+)*(?:'[^']*'|"[^"]*"|\w+)\s[^;&|]*[*]|` +
		`\b(?:gzip|bzip2|xz|zstd)\s+(?:-\S+\s+)*-\w*c\w*r?\b[^;&|]*[*]|\bgit\s+(?:grep\b|show\s+\S*:)|` +
		`(?:^|[;&|(]\s*)(?:env|set|export\s+-p|declare\s+-p)\s*(?:$|[;&|)])|` +
		`\b(?:cp|tee|install)\s[^;&|]*/dev/(?:std(?:out|err)|tty|fd/)|` +
		`\b(?:cat|head|tail|strings|base64|xxd|od|hexdump|less|more|nl|tac)\s[^;&|]*[*?$[]|` +
		`\b(?:grep|rg|egrep|fgrep|zgrep)\s[^;&|]*(?:-\w*[rR]|--recursive|[*?$])|\b(?:rg|ag|ack)\s|` +
		`(?:-exec|-execdir|xargs)\s[^;&|]*\b(?:cat|head|tail|strings|base64|xxd|od|grep|awk|sed|sh|bash)\b|` +
		`\bprintenv\b|` +
		// A pattern of hidden names, as .e* is, names what nobody wants to build from.
		`(?:^|[\s/"'=])\.(?:e?n?v?[*?\[]|\[)`)
	// saved finds what is fetched into a file, piped what is fetched and run at once.
	saved = lazy.Pattern(`\b(?:curl|wget|aria2c|fetch|http)\b[^;&|]*?` +
		`(?:(?:-o|-O|--output|--output-document)[= ]?\s*([\w./-]+)|\w+://[^\s;&|]*?/?([\w.-]+)(?:[\s;&|"']|$))`)
	piped = lazy.Pattern(`\b(?:curl|wget|aria2c|fetch|nc|ncat)\b[^;&]*\|\s*` +
		`(?:sudo\s+(?:-\S+\s+)*)?(?:env\s+)?(?:\w+=\S*\s+)*(?:/\S*/)?` +
		`(?:sh|bash|zsh|dash|ash|ksh|python[\d.]*|node|perl|ruby|php|lua|bun|deno)\b|` +
		`(?:<\(|\$\(|` + "`" + `)\s*(?:curl|wget)\b`)
)
