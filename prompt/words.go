package prompt

import (
	"strconv"

	"guard/locale"
	"guard/prompt/text"
)

// word names a text that a person reads. All of them stand here in English, and by the same names in
// every other language (locale/messages); {name} is filled in by say.
type word string

var english = map[word]text.Safe{
	"guard":     "guard",
	"attention": "guard: {agent} asks",

	"does.shell":  "{agent} wants to run a command",
	"does.edit":   "{agent} wants to change a file",
	"does.read":   "{agent} wants to read",
	"does.delete": "{agent} wants to delete",
	"does.move":   "{agent} wants to move a file",
	"does.fetch":  "{agent} wants to fetch from the network",
	"does.mcp":    "{agent} wants to use a connected tool",
	"does.other":  "{agent} wants to use a tool",
	"agent":       "the agent",
	"session":     "session {id}",
	"place":       "{n} of {of}",
	"place.short": "{n}/{of}",

	"level.low": "LOW", "level.medium": "MEDIUM", "level.high": "HIGH", "level.critical": "CRITICAL",
	"level.unknown": "UNKNOWN", "level.absurd": "ABSURD",

	"label.raw":      "runs",
	"label.news":     "meanwhile",
	"label.file":     "file",
	"label.where":    "in",
	"label.matches":  "matches",
	"label.files":    "files",
	"label.asked":    "you asked",
	"label.claim":    "it claims",
	"label.category": "category",
	"label.why":      "because",
	"label.undo":     "undo",
	"label.safer":    "safer",
	"label.rule":     "rule",
	"label.offer":    "s covers",
	"label.note":     "note",

	"match.more":    "and {n} more",
	"list.more":     "…+{n} more",
	"lines.more":    "+{n} more: v",
	"list.more.one": " (+{n})",
	"reasons.more":  " (+{n} more: e)",

	"extent.none": "nothing there now",
	"extent.one":  "1 file or folder",
	"extent.some": "{n} files and folders",
	"extent.open": "more than {n} files and folders",

	"key.once": "allow once", "key.once.short": "allow once", "key.once.tiny": "once",
	"key.session": "for this session", "key.session.short": "session",
	"key.deny": "deny", "key.deny.short": "deny",
	"key.note": "deny with a note", "key.note.short": "note",
	"key.cancel": "cancel the turn", "key.cancel.short": "cancel",
	"key.explain": "explain", "key.explain.short": "explain", "key.explain.tiny": "why",
	"key.view": "view all", "key.view.short": "view",
	"key.more": "view what is cut", "key.more.short": "more",
	"key.help": "help", "key.help.short": "help",
	"key.all": "deny all waiting", "key.all.short": "deny all",
	"key.waiting": "see all waiting", "key.waiting.short": "waiting", "key.waiting.tiny": "list",
	"key.offers": "allow all", "key.offers.short": "allow all",
	"key.together": "allow them for this session", "key.together.short": "allow",
	"key.scroll": "scroll", "key.scroll.short": "scroll",
	"key.page": "page", "key.page.short": "page",
	"key.ends": "start, end", "key.ends.short": "ends",
	"key.back": "back", "key.back.short": "back",
	"key.send": "deny and send the note", "key.send.short": "send",
	"key.confirm": "confirm", "key.confirm.short": "confirm",
	"key.decline": "decline", "key.decline.short": "decline",

	"hint.key":   "that key does nothing here; ? explains the keys",
	"hint.paste": "pasted text answers nothing; press one key",
	"hint.offer": "this cannot be allowed for a session, only once",
	"hint.read":  "read to the end first: j, space or G",
	"hint.gone":  "that would not let all through any more",
	"hint.small": "guard: window too small",

	"page.all":     "everything",
	"page.explain": "why guard asks",
	"page.help":    "the keys",
	"page.waiting": "waiting: {n}",
	"page.offer":   "allow {n} together",
	"page.lines":   "{from}–{to} of {of}",

	"waiting.of": "{agent} · session {id}",

	"offer.none": "They cannot be allowed together: one of them is critical, or no category and no " +
		"signature fits all of them.",
	"offer.category":         "allows these {n}, and more like them, by category: {name}",
	"offer.category.within":  "allows the {n} of session {id}, and more like them, by category: {name}",
	"offer.signature":        "allows these {n}, and more like them, by signature: {name}",
	"offer.signature.within": "allows the {n} of session {id}, and more like them, by signature: {name}",
	"offer.lead":             "s would let these {n} run, and from then on, until the session ends, without asking:",
	"offer.lead.within": "s would let the {n} of session {id} run, and from then on, until that session ends, " +
		"without asking:",
	"offer.bound.category":  "Whatever falls into these categories and no other is meant, also what is critical.",
	"offer.bound.signature": "Whatever has this signature and is no worse than the worst of these is meant.",
	"offer.revoke":          "guard sessions lists it, guard revoke takes it back.",

	"explain.level.low":    "Low: reads inside the workspace, prints, versions.",
	"explain.level.medium": "Medium: visible edits in the workspace, builds, tests, local git; reads outside it.",
	"explain.level.high":   "High: hard to take back, or reaches beyond the workspace.",
	"explain.level.critical": "Critical: destructive or irreversible at large, lets data out, or runs code from " +
		"elsewhere.",
	"explain.level.unknown": "The level is not one that guard knows; it is treated as critical.",
	"explain.absurd":        "Absurd: nothing a person wants done. guard refuses it in every mode.",
	"explain.claim": "“it claims” is the agent's own description. guard has not checked it; what runs is " +
		"the text at the top.",
	"explain.offer": "s would also allow, without asking, until this session ends:",

	"category.FS_DELETE_OVERWRITE":   "files deleted, truncated or overwritten",
	"category.FS_OUTSIDE_WORKSPACE":  "reads or changes files outside the workspace",
	"category.FS_CONFIG_SECRETS":     "touches keys, tokens, credentials or private settings",
	"category.DEPS_INSTALL_UPDATE":   "installs, updates or removes packages",
	"category.GIT_PUBLISH":           "pushes, or changes branches and tags on a remote",
	"category.SYSTEM_IMPACT":         "affects services, processes, devices, users or schedules",
	"category.SUDO":                  "raises privileges, or acts as another user",
	"category.NETWORK_RISK":          "reaches a host on the network",
	"category.EXEC_ARBITRARY":        "runs code that the line does not show",
	"category.SEND":                  "sends a message, mail or comment to people",
	"category.DELETE":                "deletes for good what is not a local file",
	"category.PAYMENT":               "spends money, or changes a subscription",
	"category.PUBLISH":               "makes a package, post or release public",
	"category.ACCOUNT_CHANGE":        "changes accounts, access or credentials",
	"category.CLOUD_FINANCIAL":       "hands financial files to a remote or a model",
	"category.FS_AGENT_INSTRUCTIONS": "changes what later sessions of an agent are told",

	"short.FS_DELETE_OVERWRITE":   "deletes or overwrites files",
	"short.FS_OUTSIDE_WORKSPACE":  "outside the workspace",
	"short.FS_CONFIG_SECRETS":     "secrets or private settings",
	"short.DEPS_INSTALL_UPDATE":   "installs or changes packages",
	"short.GIT_PUBLISH":           "changes a git remote",
	"short.SYSTEM_IMPACT":         "changes the system",
	"short.SUDO":                  "another user's rights",
	"short.NETWORK_RISK":          "uses the network",
	"short.EXEC_ARBITRARY":        "runs code that is not shown",
	"short.SEND":                  "sends messages to people",
	"short.DELETE":                "deletes elsewhere for good",
	"short.PAYMENT":               "spends money",
	"short.PUBLISH":               "publishes",
	"short.ACCOUNT_CHANGE":        "changes accounts or access",
	"short.CLOUD_FINANCIAL":       "hands financial files to others",
	"short.FS_AGENT_INSTRUCTIONS": "changes an agent's instructions",

	"help.once":    "allow this once. The next one is asked again",
	"help.session": "allow this, and what “s covers” names, until the session ends",
	"help.deny":    "refuse; the agent goes on and may try something else",
	"help.note":    "refuse, and tell the agent what to do instead",
	"help.cancel":  "refuse and end the agent's turn. Ctrl-C does the same",
	"help.explain": "level, categories, reasons and rule in words",
	"help.view":    "the whole text, however long",
	"help.all":     "refuse this and everything that waits behind it",
	"help.waiting": "see all that wait; there D refuses them, and A, B … show what would let all of them through",
	"help.enter":   "Enter alone answers nothing, nor does anything pasted, nor any key in the first half second.",

	"done.once":         "allowed once",
	"done.session":      "allowed for this session",
	"done.deny":         "denied",
	"done.note":         "denied with a note",
	"done.all":          "denied all {n}",
	"done.together":     "allowed {n} for this session",
	"done.cancelled":    "cancelled",
	"done.withdrawn":    "no longer asked",
	"done.elsewhere":    "allowed elsewhere",
	"done.refused":      "refused elsewhere",
	"done.unrestricted": "unrestricted mode confirmed",
	"done.declined":     "unrestricted mode declined",

	"confirm.title": "UNRESTRICTED",
	"confirm.asks":  "nothing will be asked any more",
	"confirm.lead":  "The agent will be able, without a question, to:",
	"confirm.can.1": "delete and overwrite files, here and elsewhere",
	"confirm.can.2": "read credentials, keys and other secrets",
	"confirm.can.3": "install, update and publish packages",
	"confirm.can.4": "reach the network and send your data out",
	"confirm.can.5": "escalate its privileges",
	"confirm.kept":  "Still refused: absurd commands such as rm -rf /, and changes to guard's own files.",
	"confirm.still": "It is all recorded. To go on, type the whole word {word} and press Enter:",
	"confirm.word":  "unrestricted",
	"confirm.input": "> ",

	"trust.title": "TRUST",
	"trust.asks":  "a project's file would loosen what guard refuses",
	"trust.lead":  "it says {n} things that would hold. They stand above.",
	"trust.one":   "it says one thing that would hold. It stands above.",
	"trust.until": "This would hold in this folder until the file changes, or until you take it back (guard trust " +
		"--remove).",
	"trust.else":  "Anything else leaves it untrusted, and an agent that would run it is not started.",
	"trust.still": "Somebody else may have written it. To go on, type the whole word {word} and press Enter:",
	"trust.word":  "trust",

	"done.trusted":   "the project's file is trusted",
	"done.untrusted": "the project's file is not trusted",
}

// say is the text for w in the language spoken, its {name}s replaced by the pairs of name and value.
// A number under the name n chooses the form.
func say(w word, pairs ...text.Safe) text.Safe {
	words, ok := english[w]
	if !ok {
		return text.Escape(string(w))
	}
	if said, ok := spoken(w, pairs); ok {
		words = text.Escape(said)
	}
	return text.Fill(words, pairs)
}

func spoken(w word, pairs []text.Safe) (string, bool) {
	for i := 0; i+1 < len(pairs); i += 2 {
		if n, err := strconv.Atoi(string(pairs[i+1])); pairs[i] == "n" && err == nil {
			return locale.Count(string(w), n)
		}
	}
	return locale.Word(string(w))
}

// LevelWord is a level as a person reads it on the badge: HIGH.
func LevelWord(level string) string { return string(say(known("level.", level, "unknown"))) }

// LevelName is a level's name, and in another language than English its word behind it.
func LevelName(level string) string { return glossed(level, LevelWord(level)) }

// CategoryName is a category's name, and in another language than English its words behind it.
func CategoryName(category string) string {
	return glossed(category, categoryWord(category))
}

// CategoryInWords is a category's name with its words behind it, in every language.
func CategoryInWords(category string) string {
	said := categoryWord(category)
	if said == category {
		return category
	}
	return category + " (" + said + ")"
}

func glossed(name, said string) string {
	if locale.Spoken() == locale.English || said == name {
		return name
	}
	return name + " (" + said + ")"
}

// categoryWord is a category as the question shows it; a strange one is as it came, not escaped.
func categoryWord(category string) string {
	if w := known("short.", category, ""); w != "short." {
		return string(say(w))
	}
	return category
}

// known returns the word prefix+name if there is one, else prefix+other. A name comes from
// outside and never reaches the screen through it.
func known(prefix word, name string, other word) word {
	if _, ok := english[prefix+word(name)]; ok {
		return prefix + word(name)
	}
	return prefix + other
}
