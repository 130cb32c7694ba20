package javascript

import (
	"strings"

	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/library"
	"guard/policy/code/value"
)

// services says which packages reach a host: clients that are made for an address (axios 1, got 14, ky 1, ofetch 1,
// wretch 2, undici 6, graphql-request 7), those of one company's service, and what starts programs with the system.
var services = []row{
	{code.Network, "0", nil, "ofetch ofetch.ofetch ofetch.$fetch phin phin.unpromisified centra make-fetch-happen " +
		"minipass-fetch cross-fetch isomorphic-fetch isomorphic-unfetch node-fetch-native redaxios teeny-request r2 " +
		"" +
		"gaxios.request graphql-request graphql-request.request graphql-request.rawRequest got.patch got.delete " +
		"got.head ky.put ky.patch ky.delete ky.head superagent.put superagent.patch superagent.delete " +
		"superagent.del " +
		"superagent.head needle.post needle.put needle.delete needle.request request.put request.patch " +
		"request.delete " +
		"request.head cheerio.fromURL undici.pipeline rss-parser().parseURL new:rss-parser().parseURL " +
		"got.default ky.default simple-get simple-get.concat hyperquest"},
	{call.None, "", clientAt, "axios.create axios.default.create got.extend got.default.extend ky.create ky.extend " +
		"ky.default.create ofetch.create ofetch.ofetch.create ofetch.$fetch.create wretch wretch.default " +
		"undici.Client undici.Pool undici.BalancedPool graphql-request.GraphQLClient new:ofetch gaxios.Gaxios bent " +
		"@apollo.client.HttpLink @apollo.client.ApolloClient @urql.core.createClient @urql.core.Client axios.Axios"},
	{call.None, "", throughClient, "client().get client().post client().put client().patch client().delete " +
		"client().head " +
		"client().options client().request client().query client().mutate client().stream client().fetch " +
		"client().json " +
		"client().rawRequest client() client().url().get client().url().post"},
	{code.Network, "", aiService, "new:openai openai openai.OpenAI new:@anthropic-ai.sdk @anthropic-ai.sdk " +
		"@anthropic-ai.sdk.Anthropic groq-sdk new:groq-sdk @mistralai.mistralai.Mistral @google.genai.GoogleGenAI " +
		"@google.generative-ai.GoogleGenerativeAI cohere-ai.CohereClient cohere-ai.CohereClientV2 replicate " +
		"new:replicate @huggingface.inference.HfInference @huggingface.inference.InferenceClient together-ai " +
		"new:together-ai voyageai.VoyageAIClient openai.AzureOpenAI"},
	{code.Network, "", nil, "octokit.* resend.* postmark.* @sendgrid.mail.send @sendgrid.mail.sendMultiple " +
		"mailgun.js.* mailgun-js.* @mailchimp.* " +
		"@notionhq.client.* airtable.* new:airtable @pinecone-database.* cloudinary.* googleapis.* " +
		"google-auth-library.* twitter-api-v2.* dropbox.* @gitbeaker.* jira.js.* jira-client.* pusher.* new:pusher " +
		"plaid.* onesignal-node.* expo-server-sdk.* node-telegram-bot-api.* new:node-telegram-bot-api " +
		"@shopify.shopify-api.* contentful.createClient contentful-management.* @sanity.client.* auth0.* " +
		"@workos-inc.* @datadog.* algoliasearch algoliasearch.* @planetscale.* @neondatabase.* @upstash.* " +
		"bun.s3.* Bun.s3.* bun.S3Client.* bun.S3Client Bun.S3Client Bun.S3Client.* @vercel.blob.* @vercel.kv.* " +
		"@huggingface.hub.* ytdl-core ytdl-core.* @distube.ytdl-core wikipedia.* " +
		"new:snoowrap snoowrap.* @line.bot-sdk.* grammy.* new:grammy.Bot vonage.* @vonage.* messagebird.* plivo.* " +
		"whatsapp-web.js.* public-ip.* speedtest-net.* matrix-js-sdk.* @atproto.api.* nostr-tools.* linear-sdk.* " +
		"@linear.sdk.* @hubspot.* @intercom.* intercom-client.* launchdarkly-node-server-sdk.* @launchdarkly.*"},
	{call.None, "", fetchesModel, "@huggingface.transformers.pipeline @xenova.transformers.pipeline " +
		"?.from_pretrained"},
	{code.Writes, "", startsWithSystem, "auto-launch().enable new:auto-launch().enable"},
	{code.Runs, "", library.Command("crontab", "-"), "crontab.load"},
	{code.Runs, "", library.Command("systemctl", "enable", "x"), "node-windows.Service().install " +
		"node-mac.Service().install " +
		"node-linux.Service().install os-service.add os-service.enable service-systemd.add"},
}

// bases are the options of a client that name its host.
var bases = []string{"baseURL", "prefixUrl", "baseUrl", "baseURI", "base", "url", "uri"}

// clientAt handles axios.create({baseURL}), wretch(url) and new Pool(origin), whose methods reach that host.
func clientAt(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	base, given := c.Arg(0, "")
	if !given || base.Kind == value.Dict {
		for _, name := range bases {
			if v, ok := c.Option(name); ok {
				return kept(r, &call.Call{Name: "client", Rule: c.Rule, Arguments: c.Arguments}, v)
			}
		}
		return value.Named("client()")
	}
	return kept(r, &call.Call{Name: "client", Rule: c.Rule, Arguments: c.Arguments}, base)
}

// throughClient handles a request of such a client: to its host, unless it is given a whole URL.
func throughClient(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	to, given := c.Arg(0, "")
	s, known := to.Literal()
	base := value.Value{}
	if c.Recv.Kind == value.Name && c.Recv.List != nil {
		base = c.Recv.List.Items[0]
	}
	switch {
	case given && known && call.IsURL(s):
		r.EmitEach(code.Network, c.Name, []value.Value{to})
	case base.IsText() && base.Text != "":
		r.EmitEach(code.Network, c.Name, []value.Value{base})
	default:
		r.Emit(code.Network, c.Name)
	}
	return value.Value{}
}

// aiService handles new OpenAI({baseURL}), which reaches its company's host, or the one that it is told: Ollama and
// the like on this machine.
func aiService(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	if base, given := option(c, "baseURL", "baseUrl"); given && base.IsText() && base.Text != "" {
		r.EmitEach(code.Network, c.Name, []value.Value{base})
	} else {
		r.Emit(code.Network, c.Name)
	}
	return value.Named(r.Canonical(c.Name + "()"))
}

// fetchesModel handles pipeline(task, model) and from_pretrained(model) of Transformers.js 3, which fetch what is not
// in their cache.
func fetchesModel(r *call.Calls, c *call.Call) value.Value {
	r.NotFollowed(c)
	at := 0
	if strings.HasSuffix(c.Name, "pipeline") && len(c.Pos) > 1 && c.Pos[1].IsText() {
		at = 1
	}
	if v, ok := c.Arg(at, ""); ok && v.IsText() {
		r.Emit(code.Fetches, c.Name, v)
	}
	return r.Result(c)
}

// startsWithSystem handles enable() of auto-launch 5, which has a program started with every login.
func startsWithSystem(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	r.Emit(code.Writes, c.Name, value.TextFrom(code.Home, "~/.config/autostart/app.desktop"))
	return value.Value{}
}
