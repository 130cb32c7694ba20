package service

// clouds are the libraries of providers, as of 2026: AWS SDK (Python, JavaScript, Go, Rust, Ruby, PHP, Java, .NET),
// Google Cloud, Firebase 13, Azure, Supabase 2, PocketBase 0.26, Appwrite, Cloudflare 4, Vercel, Netlify, Heroku,
// DigitalOcean, Hetzner, Linode; Kubernetes' clients, fabric8 7, kube 0.98, client-go 0.32; HashiCorp's; identity
// providers.
var clouds = []Library{
	{Service: "AWS", Kind: Cloud, Modules: "aws_sdk aws_sdk_ @aws_sdk boto3 aioboto3 aiobotocore aws " +
		"github.com.aws.aws_sdk_go github.com.aws.aws_sdk_go_v2 rusoto_ aws_config com.amazonaws " +
		"software.amazon.awssdk amazon",
		Free: "send"},
	{Service: "Google Cloud", Kind: Cloud, Modules: "@google_cloud google.cloud cloud.google.com.go googleapis " +
		"googleapiclient google.apis google_cloud_ google_cloud com.google.cloud com.google.api.services " +
		"google.golang.org.api google_api_client"},
	{Service: "Firebase", Kind: Cloud, Modules: "firebase firebase_admin @firebase firebase.google.com.go " +
		"com.google.firebase kreait.firebase pyrebase cloud.google.com.go.firestore google.cloud.firestore " +
		"@google_cloud.firestore firestore firebaseadmin"},
	{Service: "Supabase", Kind: Cloud, Modules: "@supabase supabase github.com.supabase_community " +
		"io.github.jan.supabase " +
		"postgrest"},
	{Service: "PocketBase", Kind: Cloud, Modules: "pocketbase"},
	{Service: "Appwrite", Kind: Cloud, Modules: "appwrite node_appwrite io.appwrite"},
	{Service: "Azure", Kind: Cloud, Modules: "@azure azure github.com.azure.azure_sdk_for_go com.azure azure_ " +
		"com.microsoft.azure microsoft.azure windowsazure"},
	{Service: "Cloudflare", Kind: Cloud, Modules: "cloudflare github.com.cloudflare.cloudflare_go"},
	{Service: "Vercel", Kind: Cloud, Modules: "@vercel.sdk @vercel.blob @vercel.kv @vercel.client"},
	{Service: "Netlify", Kind: Cloud, Modules: "netlify @netlify.api"},
	{Service: "Heroku", Kind: Cloud, Modules: "heroku_client heroku3 platform_api"},
	{Service: "DigitalOcean", Kind: Cloud, Modules: "digitalocean pydo do_wrapper github.com.digitalocean.godo " +
		"droplet_kit"},
	{Service: "Hetzner Cloud", Kind: Cloud, Modules: "hcloud github.com.hetznercloud.hcloud_go"},
	{Service: "Linode", Kind: Cloud, Modules: "linode_api4 @linode.api_v4 github.com.linode.linodego"},
	{Service: "Pulumi", Kind: Cloud, Modules: "@pulumi.pulumi.automation pulumi.automation " +
		"github.com.pulumi.pulumi.sdk.v3.go.auto", Only: "up destroy refresh cancel removestack"},
	{Service: "Kubernetes", Kind: Host, Modules: "kubernetes @kubernetes.client_node kubernetes_asyncio " +
		"kubernetes_client " +
		"k8s.io.client_go kube k8s_openapi io.fabric8.kubernetes io.kubernetes kubeclient k8s pykube lightkube " +
		"k8s_client " +
		"sigs.k8s.io.controller_runtime.pkg.client renoki_co.phpk8s"},
	{Service: "Nomad", Kind: Host, Modules: "github.com.hashicorp.nomad.api nomad"},
	{Service: "Vault", Kind: Host, Modules: "github.com.hashicorp.vault.api hvac node_vault vault vaultrs"},
	{Service: "Auth0", Kind: Cloud, Modules: "auth0 com.auth0.client github.com.auth0.go_auth0"},
	{Service: "Okta", Kind: Cloud, Modules: "@okta.okta_sdk_nodejs okta github.com.okta.okta_sdk_golang com.okta.sdk"},
	{Service: "Clerk", Kind: Cloud, Modules: "@clerk.backend @clerk.clerk_sdk_node clerk_backend_api"},
	{Service: "Keycloak", Kind: Host, Modules: "keycloak @keycloak.keycloak_admin_client org.keycloak.admin.client " +
		"github.com.nerzal.gocloak"},
	{Service: "MinIO", Kind: Host, Modules: "minio github.com.minio.minio_go io.minio rust_s3 s3.bucket",
		Free: "makebucket"},
	{Service: "Docker", Kind: Engine, Modules: "dockerode docker docker_api bollard github.com.docker.docker.client " +
		"com.github.dockerjava docker.dotnet github.com.moby.moby.client shiplift aiodocker podman python_on_whales " +
		"github.com.fsouza.go_dockerclient",
		Free: "create createcontainer containercreate start startcontainer containerstart pull pullimage imagepull " +
			"createimage build buildimage imagebuild run logs attach wait followprogress demuxstream createnetwork " +
			"createvolume networkcreate volumecreate tag"},
	{Service: "Stripe", Kind: Money, Modules: "stripe @stripe.stripe_node github.com.stripe.stripe_go com.stripe " +
		"async_stripe stripe_",
		Own: "new"},
	{Service: "PayPal", Kind: Money, Modules: "@paypal paypalrestsdk paypalcheckoutsdk paypal_server_sdk com.paypal " +
		"paypalhttp paypal github.com.plutov.paypal paypal_checkout_sdk"},
	{Service: "Braintree", Kind: Money, Modules: "braintree com.braintreegateway github.com.braintree_go.braintree_go"},
	{Service: "Adyen", Kind: Money, Modules: "@adyen adyen com.adyen github.com.adyen.adyen_go_api_library"},
	{Service: "Square", Kind: Money, Modules: "square squareup com.squareup.square github.com.square.square_go_sdk"},
	{Service: "Razorpay", Kind: Money, Modules: "razorpay com.razorpay github.com.razorpay.razorpay_go"},
	{Service: "Mollie", Kind: Money, Modules: "@mollie.api_client mollie be.woutschoovaerts.mollie"},
	{Service: "Plaid", Kind: Money, Modules: "plaid com.plaid github.com.plaid.plaid_go"},
	{Service: "Paddle", Kind: Money, Modules: "@paddle.paddle_node_sdk paddle_billing paddlesdk"},
	{Service: "Lemon Squeezy", Kind: Money, Modules: "@lemonsqueezy.lemonsqueezy.js"},
	{Service: "GoCardless", Kind: Money, Modules: "gocardless_pro gocardless_nodejs gocardlesspro com.gocardless"},
	{Service: "Coinbase", Kind: Money, Modules: "coinbase @coinbase.coinbase_sdk coinbase_commerce_node"},
	{Service: "an exchange", Kind: Money, Modules: "ccxt binance binance_api_node alpaca_trade_api alpaca " +
		"@alpacahq.alpaca_trade_api ib_insync ibapi krakenex robin_stocks"},
}
