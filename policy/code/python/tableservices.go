package python

import (
	"guard/policy/code"
	"guard/policy/code/call"
)

// services says which packages do nothing but send to a service on the network, and which give what a store of secrets
// holds. Sources: their manuals on PyPI, as of 2026.
var services = []row{
	{code.Network, "", nil, "deepl.* deep_translator.* googletrans.* translators.* langchain_openai.* " +
		"langchain_anthropic.* langchain_google_genai.* langchain_google_vertexai.* langchain_mistralai.* " +
		"langchain_groq.* langchain_cohere.* langchain_aws.* langchain_deepseek.* llama_index.llms.openai.* " +
		"llama_index.llms.anthropic.* pydantic_ai.Agent().* smolagents.* crewai.* elevenlabs.* deepgram.* " +
		"assemblyai.* voyageai.* fal_client.* runpod.* tavily.* exa_py.* serpapi.* firecrawl.* xai_sdk.* " +
		"zhipuai.* dashscope.* volcengine.* pinecone.* cloudinary.uploader.* cloudinary.api.* algoliasearch.* " +
		"oss2.* qiniu.* b2sdk.* ibm_boto3.* aioboto3.* aiobotocore.* oci.* tencentcloud.* qcloud_cos.* " +
		"box_sdk_gen.* boxsdk.* pyairtable.* firebase_admin.auth.* " +
		"firebase_admin.messaging.* firebase_admin.db.* firebase_admin.storage.* firebase_admin.firestore.* " +
		"appwrite.* pyrebase.* upstash_redis.* pusher.* resend.* postmarker.* mailjet_rest.* " +
		"mailchimp_marketing.* mailchimp_transactional.* sib_api_v3_sdk.* brevo_python.* vonage.* messagebird.* " +
		"plivo.* zulip.* mastodon.* atproto.* instagrapi.* linkedin_api.* pywhatkit.* pushover_complete.* " +
		"telethon.* pyrogram.* aiogram.* vk_api.* zenpy.* hubspot.* simple_salesforce.* asana.* " +
		"todoist_api_python.* clickupython.* atlassian.* gitlab.Gitlab().* gitea.* ghapi.* github3.* shopify.* " +
		"woocommerce.* paypalrestsdk.* braintree.* plaid.* razorpay.* ccxt.* binance.* ib_insync.* hcloud.* " +
		"digitalocean.* pydo.* linode_api4.* vultr.* ovh.* cloudflare.* CloudFlare.* heroku3.* googleapiclient.* " +
		"google_auth_oauthlib.* msal.* msgraph.* simplegmail.* ezgmail.* ezsheets.* pygsheets.* df2gspread.* " +
		"gspread_dataframe.* geopy.geocoders.* ipinfo.* pyshorteners.* openmeteo_requests.* newsapi.* " +
		"alpha_vantage.* sodapy.* wolframalpha.* duckduckgo_search.* ddgs.* googlesearch.*"},
	{call.None, "", secretNamed("VAULT_SECRET"), "hvac.Client().secrets.kv.v2.read_secret_version " +
		"hvac.Client().secrets.kv.v1.read_secret hvac.Client().secrets.kv.read_secret_version hvac.Client().read " +
		"hvac.Client().secrets.kv.v2.read_secret hvac.Client().secrets.database.generate_credentials"},
	{code.Reads, "0=filename", nil, "pykeepass.PyKeePass"},
	{call.None, "", secretNamed("KEEPASS_PASSWORD"), "pykeepass.PyKeePass().find_entries " +
		"pykeepass.PyKeePass().dump_xml pykeepass.PyKeePass().xml"},
	{call.None, "", dockerWords, "python_on_whales.docker.* python_on_whales.DockerClient().*"},
}
