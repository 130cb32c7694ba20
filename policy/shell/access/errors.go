package access

import "guard/internal/lazy"

// A credential is shown, too, by the error of a call that takes something else.

// showsInError are calls whose error, or whose effect, holds what they are given: Python 3.13 (int, float, decimal,
// fractions, open, os, importlib, a missing key of a dictionary), Ruby 3.3 (Integer, Float), Java 21 (parseInt),
// Node.js 22 (process.emitWarning, fs); a message of git(1) or of a program that prints its words.
var showsInError = lazy.Pattern(`\b(?:int|float|complex|Decimal|Fraction|Integer|Float|open|listdir|scandir|` +
	`mkdir|makedirs|` +
	`chdir|symlink|touch|import_module|__import__|emitWarning|strptime|fromisoformat|ip_address|readFile(?:Sync)?|` +
	`(?:Integer|Long|Double|UUID)\.(?:parse\w+|valueOf|fromString))\(|\{[^{}\n]*\}\[|` +
	`["'](?:commit|tag|notes|echo|printf|logger|notify-send)["']`)

// measuredOrFile finds names that sound like a credential's and are those of a number, or of a file that holds it:
// MAX_TOKENS, ACCESS_TOKEN_EXPIRE_MINUTES, GOOGLE_APPLICATION_CREDENTIALS, SSL_KEY.
var measuredOrFile = lazy.Pattern(`(?i)(?:^|_)(?:MAX|MIN|NUM|LIMITS?|COUNT|TTL|EXPIR\w*|SECONDS|SECS|MS|` +
	`MINUTES|MINS|HOURS|` +
	`DAYS|SIZE|LEN|LENGTH|TIMEOUT|BUDGET|PORT|TOKENS|LIFETIME|AGE|ROUNDS|RETRIES|ATTEMPTS|VERSION|ITERATIONS|` +
	`BITS|COST|` +
	`PRICE|FILE|FILENAME|PATH|DIR|FOLDER|CREDENTIALS|SSL|TLS|CERT|ENABLED|DEBUG)(?:_|$)`)

// inErrors reports a variable that is more than a number or the name of a file. The empty name is not known.
func inErrors(variable string) bool { return variable != "" && !measuredOrFile().MatchString(variable) }

// shows reports that what stands before a variable shows it, or gives it to a call whose error does.
func shows(before, variable string) bool {
	return printsValue().MatchString(before) || inErrors(variable) && showsInError().MatchString(before)
}
