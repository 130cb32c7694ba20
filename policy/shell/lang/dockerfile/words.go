package dockerfile

import "guard/internal/lazy"

// What RUN lines of everyday builds do not say.
var (
	sends = lazy.Pattern(`--post-file|--body-file|--post-data|` +
		`\bcurl\b[^;&|]*\s(?:-\w*[dFT]\b|-[dFT]|--data|--form|--upload-file|--json)|` +
		`\b(?:nc|ncat|netcat|scp|rsync|sftp|ftp|socat|telnet)\s|/dev/tcp/|requests\.(?:post|put)|urlopen|fetch\(|` +
		`-X\s*(?:POST|PUT)|git\s+push|\bsendall\(|\bcreate_connection\(|\bsocket\.socket\(|\bhttp\.client\b|` +
		`\bnet\.(?:connect|createConnection|Socket)\b|\bTCPSocket\b|\bIO::Socket\b`)
	prints = lazy.Pattern(`\b(?:cat|head|tail|strings|base64|xxd|od|hexdump|less|more|nl|tac)\s[^;&|]*[*?$[]|` +
		`\b(?:grep|rg|egrep|fgrep|zgrep)\s[^;&|]*(?:-\w*[rR]|--recursive|[*?$])|\b(?:rg|ag|ack)\s|` +
		`(?:-exec|-execdir|xargs)\s[^;&|]*\b(?:cat|head|tail|strings|base64|xxd|od|grep|awk|sed|sh|bash)\b|` +
		`\btar\s+-?-?c\S*\s+-\s|\bprintenv\b|` +
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
