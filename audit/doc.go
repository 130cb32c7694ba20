// Package audit keeps the durable record of what guard was asked, judged and answered.
//
// Records come in, one for each decision or event. One JSON Lines file for each run of guard goes out,
// each line whole and chained to the one before; and the same lines can be read back and verified. For
// example
//
//	err := log.Append(audit.Record{Event: audit.Decided, Agent: "gemini", Verdict: verdict})
//
// adds one line. What the package calls a session is a run of guard; the agent's own sessions in it are
// told apart by [Record].ACPSession.
//
// It never decides anything, never writes a secret that it can recognise, and never reports a record as
// kept before write(2) took all of it: whoever gets an error from [Log.Append] must refuse.
//
// # The file
//
// Each line is one JSON object and a newline:
//
//	{"seq":1,"time":"2026-11-21T03:39:01.000000000Z","session":"…","event":"…", …,"prev":"HEX","hash":"HEX"}
//
// hash is the SHA-256, in 64 lower-case hexadecimal digits, of the line's own bytes from its first
// brace up to and without `,"hash":"`: the line without its last 75 bytes (76 with the newline).
// prev stands inside those bytes and is the hash of the line before, 64 zeros in the first; seq
// counts from 1. So another program verifies a file with SHA-256 and a byte count, without reading
// JSON. In bash:
//
//	LC_ALL=C n=0 prev=$(printf %064d 0)
//	while IFS= read -r line; do
//		n=$((n + 1)) body=${line:0:${#line}-75} hash=${line: -66:64}
//		[[ $body == "{\"seq\":$n,"*",\"prev\":\"$prev\"" ]] || echo "line $n: out of place"
//		[[ $(printf %s "$body" | sha256sum) == "$hash "* ]] || echo "line $n: changed"
//		prev=$hash
//	done
//
// What the chain shows: a record edited, moved, put in, or taken out from before the end. What it
// cannot show: a tail cut off (but a file without [SessionEnded] at its end is reported), and a whole file written
// anew by the same user. Power loss can take the last records with it: only [Log.Close] syncs. While a guard writes a
// file it holds flock(2) on it, so that an end which is still to come is told from one that is missing.
package audit
