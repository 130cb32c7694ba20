package source

import (
	"guard/internal/lazy"
	"guard/policy/code"
	"guard/policy/risk"
	"guard/policy/shell/effect"
)

// A function of the project's that reaches a service speaks for the project, as its person wrote it; one that writes to
// people does so in the person's name, and what it says is what new code hands it.

// messageHosts are hosts at which a request is a message that people read (Slack, Incoming webhooks; Discord, Webhooks;
// Telegram, Bot API; Microsoft Teams, Incoming webhooks; Google Chat, Webhooks; Twilio; SendGrid; Mailgun; Postmark;
// Resend; PagerDuty, Events API; Pushover; Mattermost and others name theirs themselves).
var messageHosts = lazy.Pattern(`\bhooks\.slack\.com\b|\bslack\.com/api/chat\.|\bdiscord(?:app)?\.com/api/webhooks\b|` +
	`\bapi\.telegram\.org\b|\bwebhook\.office\.com\b|\bchat\.googleapis\.com\b|\bapi\.twilio\.com\b|` +
	`\bapi\.sendgrid\.com\b|\bapi\.mailgun\.net\b|\bapi\.postmarkapp\.com\b|\bapi\.resend\.com\b|` +
	`\bevents\.pagerduty\.com\b|\bapi\.pushover\.net\b|(?i)(?:slack|discord|teams|chat)_?webhook`)

// messageCalls are calls of libraries by which a message goes to people (@slack/web-api 7, Slack SDK for Python 3;
// nodemailer 6; Twilio; @sendgrid/mail 8; Python 3.13, smtplib; Go, net/smtp).
var messageCalls = lazy.Pattern(`\bchat[._]postMessage\(|\bchat_postMessage\(|\.sendMail\(|\bsgMail\.send\(|` +
	`\bsmtp\.SendMail\(|\.send_message\(|\.sendmail\(|\bmessages\.create\(\s*\{?\s*(?:to|from|body|from_)\b`)

// isFaked is how tests put something else in the place of the network (nock 14, MSW 2, fetch-mock 12; responses 0.25,
// requests-mock 1.12, VCR.py 7; Go, httptest; nodemailer's own test accounts).
var isFaked = lazy.Pattern(`\bnock\(|\bsetupServer\(|\bfetchMock\b|\b(?:global|globalThis|window)\.fetch\s*=|` +
	`\bresponses\.|\brequests_mock\b|\bvcr\b|\bhttptest\.|\bcreateTestAccount\(|\bmock\.(?:method|fn)\(`)

// postsToPeople judges what a function that new code calls sends to people.
func postsToPeople(c *effect.Call, b body, acts []code.Act, text string) {
	posts := messageCalls().MatchString(text)
	for i := range acts {
		a := &acts[i]
		if posts || a.Kind != code.Network || !b.holds(a) {
			continue
		}
		posts = messageHosts().MatchString(text)
		for _, x := range a.Args {
			posts = posts || messageHosts().MatchString(x.Text)
		}
	}
	if posts {
		c.Raise(risk.High, risk.NetworkRisk|risk.Send, effect.Say("the code talks to the network"))
	}
}
