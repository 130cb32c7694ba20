package source

import (
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/code"
	"guard/policy/risk"
	"guard/policy/shell/effect"
)

// Mail that code hands to this machine's own server goes on to people: what a client asks of another service of this
// machine stays here, mail does not.

// mailCalls send mail, or open the connection over which it is sent. Sources: Python 3.13, smtplib; aiosmtplib 4;
// Django 5 and Flask-Mail 0.10, Sending email; Ruby's net-smtp 0.5; Action Mailer 8; Go, net/smtp; Perl's libnet 3.
var mailCalls = strings.Fields("smtplib.SMTP smtplib.SMTP_SSL smtplib.LMTP logging.handlers.SMTPHandler " +
	"aiosmtplib.send aiosmtplib.SMTP django.core.mail.send_mail django.core.mail.send_mass_mail " +
	"django.core.mail.mail_admins django.core.mail.mail_managers django.core.mail.EmailMessage().send " +
	"django.core.mail.EmailMultiAlternatives().send Net.SMTP.start Net.SMTP.new net/smtp.SendMail net/smtp.Dial " +
	"Net::SMTP.new Net::SMTP::new nodemailer.createTransport")

// mailMethods are such calls of Rails, whatever the mailer is called.
var mailMethods = strings.Fields("deliver_now deliver_now! deliver_later deliver_later!")

// mailPort is a server of this machine's that is reached at a port for mail (RFC 5321, RFC 6409, RFC 8314).
var mailPort = lazy.Pattern(`["'](?:localhost|127\.0\.0\.1|::1)(?:["']\s*,\s*(?:\w+\s*[:=]+>?\s*)?|:)(?:25|465|587)\b`)

// catcher is a server for tries, which keeps all mail (the ports of MailHog, Mailpit, Mailcatcher, smtp4dev, GreenMail,
// aiosmtpd), and settings by which mail goes nowhere (Django 5, Email backends).
var catcher = lazy.Pattern(`\b(?:1025|2525|3025|8025|1026|2500|5025)\b|aiosmtpd|\bsmtpd\.|DebuggingServer|` +
	`backends\.(?:console|locmem|dummy|filebased)`)

// codeMails judges an act by which mail goes out, though it reaches only this machine; settled says that nothing else
// is to be told of it: the mail of a test, or of a try, goes to nobody.
func codeMails(c *effect.Call, t *ProgramText, a *code.Act) (settled bool) {
	method := a.Call[strings.LastIndexByte(a.Call, '.')+1:]
	by := slices.Contains(mailCalls, a.Call) || slices.Contains(mailMethods, method)
	if !by && strings.HasPrefix(a.Call, "socket.") {
		by = mailPort().MatchString(t.text)
	}
	switch {
	case !by:
		return false
	case isTest(t.File) || catcher().MatchString(t.text):
		return len(a.Args) == 0 // another server than this machine's is reached all the same
	}
	t.Net = true
	c.Raise(risk.High, risk.NetworkRisk|risk.Send, effect.Say("the code sends mail"))
	return false
}
