package service

// people are the libraries by which something reaches people, as of 2026: mail, chat, text messages, forges, registries
// of packages, social networks; and other machines' shells.
var people = []Library{
	{Service: "mail", Kind: Message, Modules: "lettre mail_send sendgrid @sendgrid.mail com.sendgrid nodemailer " +
		"postmark " +
		"resend mailgun.js mailgun mailgun_js @mailchimp mailjet node_mailjet mailjet_rest pony aiosmtplib " +
		"yagmail redmail " +
		"envelopes github.com.sendgrid.sendgrid_go github.com.wneessen.go_mail gopkg.in.gomail " +
		"github.com.go_mail.mail " +
		"gopkg.in.mail jakarta.mail javax.mail org.apache.commons.mail org.simplejavamail org.springframework.mail " +
		"mailkit phpmailer.phpmailer symfony.component.mailer swift_mailer com.mailgun sib_api_v3_sdk brevo " +
		"@getbrevo.brevo " +
		"github.com.jordan_wright.email emailjs @emailjs.nodejs courier novu @novu.node",
		Only: "send sendmail sendmany sendmultiple sendmessage sendemail sendmailasync sendasync sendbatch batch " +
			"deliver " +
			"delivernow deliverlater dialandsend dialandsendwithcontext sendhtmlemail sendtextemail sendraw " +
			"transmit trigger " +
			"sendtransacemail sendwithtemplate sendtemplate sendemailwithtemplate mail execute"},
	{Service: "Twilio", Kind: Message, Modules: "twilio com.twilio github.com.twilio.twilio_go twilio_ruby",
		Free: "creator"},
	{Service: "text messages", Kind: Message, Modules: "vonage @vonage nexmo messagebird plivo com.vonage com.plivo " +
		"africastalking telnyx sinch @sinch"},
	{Service: "Slack", Kind: Message, Modules: "@slack slack_sdk slack_bolt github.com.slack_go.slack com.slack.api " +
		"slack_ruby_client slack_notifier slack slack_morphism slackclient", Free: "event command action"},
	{Service: "Discord", Kind: Message, Modules: "discord.js discord @discordjs serenity twilight_ disnake nextcord " +
		"github.com.bwmarrin.discordgo net.dv8tion.jda discordrb discord_webhook", Only: "send sendmessage reply " +
		"createmessage " +
		"execute broadcast channelmessagesend channelmessagesendcomplex channelmessagesendembed ban kick delete " +
		"purge bulkdelete addrole setnickname createchannel say createdm sendmessages"},
	{Service: "Telegram", Kind: Message, Modules: "telegraf node_telegram_bot_api telegram telebot aiogram " +
		"telethon pyrogram " +
		"teloxide github.com.go_telegram_bot_api gopkg.in.telebot telegram_bot_ruby grammy org.telegram",
		Only: "sendmessage sendphoto senddocument sendfile sendvideo send forwardmessage deletemessage banchatmember " +
			"kickchatmember replyto sendmediagroup"},
	{Service: "a social network", Kind: Message, Modules: "tweepy twitter twitter_api_v2 mastodon atproto @atproto " +
		"praw snoowrap instagrapi facebook facebook_business linkedin_api github.com.dghubble.go_twitter megalodon"},
	{Service: "notifications", Kind: Message, Modules: "onesignal_node expo_server_sdk apprise pushover_complete " +
		"web_push pywebpush pusher firebase_admin.messaging firebase.google.com.go.messaging"},
	{Service: "GitHub", Kind: Message, Modules: "octokit @octokit octocrab octokit.rest github.com.google.go_github " +
		"org.kohsuke.github pygithub github github3 ghapi knplabs.github hubcaps github.com.shurcool.githubv4",
		Free: "apply"},
	{Service: "GitLab", Kind: Message, Modules: "@gitbeaker gitlab github.com.xanzy.go_gitlab " +
		"gitlab.com.gitlab_org.api " +
		"org.gitlab4j gitea pyforgejo"},
	{Service: "a tracker", Kind: Message, Modules: "jira jira.js jira_client atlassian @linear.sdk asana trello " +
		"pyzenpy zenpy " +
		"@notionhq.client notion_client airtable pyairtable github.com.andygrunwald.go_jira com.atlassian.jira " +
		"monday_sdk_js " +
		"clickupython todoist_api_python @doist.todoist_api_typescript"},
	{Service: "a business service", Kind: Message, Modules: "hubspot @hubspot simple_salesforce jsforce " +
		"intercom_client " +
		"@shopify.shopify_api shopify shopify_api woocommerce pagerduty @pagerduty pdpyras opsgenie_sdk com.shopify " +
		"restforce"},
	{Service: "a registry of packages", Kind: Release, Modules: "semantic_release release_it np libnpmpublish " +
		"gh_pages " +
		"lerna @lerna.publish nx.release @changesets.cli twine conventional_github_releaser vsce @vscode.vsce " +
		"ovsx chrome_webstore_upload surge gulp_gh_pages netlify_cli vercel",
		Free: "getreleaseplan analyzecommits generatenotes clean read pack packagefiles listfiles " +
			"createvsix changelog version"},
	{Service: "a release of the program", Kind: Release, Modules: "electron_builder @electron_forge.core " +
		"app_builder_lib",
		Only: "build publish", With: "always ontag ontagordraft publish"},
	{Service: "a registry of images", Kind: Release, Modules: "github.com.google.go_containerregistry.pkg.crane " +
		"github.com.google.go_containerregistry.pkg.v1.remote oras.land.oras_go oras oci_distribution",
		Only: "push copy delete tag write writelayer writeindex put multiwrite pushmanifest pushblob " +
			"catalogdelete append"},
	{Service: "a remote of git", Kind: Push, Modules: "nodegit git2 gix github.com.go_git.go_git " +
		"gopkg.in.src_d.go_git " +
		"org.eclipse.jgit libgit2sharp rugged git pygit2 dulwich simple_git isomorphic_git github.com.libgit2.git2go " +
		"github.com.jesseduffield.lazygit gitonomy.gitlib czproject.git_php gitpython",
		Only: "push pushcontext pushtags pushto remotepush"},
	{Service: "another machine", Kind: Remote, Modules: "ssh2 node_ssh ssh2_sftp_client ssh2_promise russh " +
		"thrussh ssh2_ " +
		"golang.org.x.crypto.ssh github.com.pkg.sftp com.jcraft.jsch net.schmizz.sshj org.apache.sshd.client " +
		"renci.sshnet " +
		"net.ssh net.scp net.sftp paramiko fabric asyncssh parallel_ssh phpseclib3 phpseclib openssh " +
		"async_ssh2_tokio " +
		"basic_ftp ftp jsftp promise_ftp suppaftp github.com.jlaftp.ftp github.com.jlaffaye.ftp ftplib " +
		"org.apache.commons.net.ftp fluentftp net.ftp webdav github.com.studio_b12.gowebdav github.com.melbahja.goph " +
		"smbprotocol @marsaud.smb2 winrm pypsrp pysftp sftp",
		Own:  "connect connectsync dial dialtimeout dialandlogin exec start session run access",
		Also: "execcommand fastput storbinary storlines uploadfromdir",
		Free: "parsekey parseprivatekey generatekey utils fromstring loadhostkeys loadsystemhostkeys"},
}
