package program

// paymentTools: payment providers, wallets and books.
var paymentTools = []Entry{
	{
		Name:   "stripe",
		Source: "docs.stripe.com/cli, Stripe CLI 1.21: RESOURCE OPERATION on the account",
		Level:  high, Categories: network | pays, Operands: "text...", Options: stripeOptions, Subs: stripeSubs,
		Examples: `
			low | stripe version
			low | stripe --version
			low | stripe help
			low | stripe completion --shell bash
			high NETWORK_RISK | stripe customers list --limit 3
			high NETWORK_RISK | stripe charges retrieve ch_1
			high NETWORK_RISK | stripe listen --forward-to localhost:4242
			high NETWORK_RISK | stripe logs tail
			high PAYMENT | stripe charges create --amount 100 --currency usd --source tok_visa
			high PAYMENT | stripe refunds create --charge ch_1
			high PAYMENT | stripe payment_intents confirm pi_1
			high PAYMENT | stripe --live payouts create --amount 5000 --currency usd
			high PAYMENT | stripe subscriptions cancel sub_1
			high PAYMENT | stripe post /v1/charges -d amount=100
			high PAYMENT | stripe trigger payment_intent.succeeded
			high DELETE | stripe customers delete cus_1
			high DELETE | stripe delete /v1/customers/cus_1
			high ACCOUNT_CHANGE | stripe login
			high FS_CONFIG_SECRETS | stripe config --list
			high NETWORK_RISK | stripe get /v1/charges
		`,
	},
	{
		Name: "paypal braintree square adyen plaid wise revolut mollie gocardless coinbase kraken binance " +
			"ccxt alpaca paddle lemonsqueezy chargebee razorpay",
		Source: "the providers' command references",
		Level:  high, Categories: network | pays, Operands: "text...", Options: `-*`,
		Subs: []Entry{
			{Name: "version help", Level: low, Operands: "text..."},
			{
				Name: "login logout auth configure", Level: high, Categories: accounts | network,
				Operands: "text...", Options: `-*`,
			},
		},
		Examples: `
			low | plaid version
			high PAYMENT | paypal payouts create x.json
			high PAYMENT | coinbase sell BTC 1
			high ACCOUNT_CHANGE | paypal login
		`,
	},
	{
		Name: "bitcoin-cli litecoin-cli dogecoin-cli zcash-cli elements-cli dash-cli bitcoin-cash-cli " +
			"namecoin-cli",
		Source: "bitcoin-cli(1), Bitcoin Core 28 RPC reference",
		Level:  high, Categories: network | pays, Operands: "text...", Style: Single,
		Options: `
			-*
			-rpcconnect=:host
			-rpcwallet=
			-rpcuser=
			-rpcpassword=:secrets
			-conf=:read
			-datadir=:look
			-chain=
			-named -testnet -regtest -signet -stdin -stdinrpcpass
			-rpcport=
			-rpcwait
			-getinfo:network
			-netinfo
		`,
		Subs: []Entry{
			{Name: "help", Level: low, Operands: "text..."},
			{
				Name: "get* list* decode* validate* verify* estimate* uptime ping test* analyze* " +
					"scantxoutset logging",
				Level: high, Categories: network, Style: Single, Operands: "text...", Options: `-*`,
			},
			{
				Name: "dump* walletpassphrase* walletlock signmessage* sethdseed importprivkey " +
					"importdescriptors importwallet listdescriptors encryptwallet backupwallet",
				Level: high, Categories: secrets | accounts | network, Style: Single, Out: Sensitive,
				Operands: "text...", Options: `-*`,
			},
			{
				Name: "stop generate* addnode setban prune* invalidateblock reconsiderblock loadwallet " +
					"unloadwallet createwallet",
				Level: high, Categories: network | system, Style: Single, Operands: "text...", Options: `-*`,
			},
		},
		Examples: `
			high NETWORK_RISK | bitcoin-cli getblockchaininfo
			high NETWORK_RISK | bitcoin-cli -testnet getbalance
			high PAYMENT | bitcoin-cli sendtoaddress bc1qexample 0.1
			high PAYMENT | bitcoin-cli -rpcwallet=main sendmany '' '{"bc1q":1}'
			high PAYMENT | bitcoin-cli sendrawtransaction 0200
			high FS_CONFIG_SECRETS | bitcoin-cli dumpprivkey bc1qexample
			low | bitcoin-cli help
			low | bitcoin-cli --version
		`,
	},
	{
		Name:   "lncli lightning-cli eclair-cli loop pool breez-cli phoenix-cli tapcli litcli",
		Source: "lncli, lnd 0.18; lightning-cli(1), Core Lightning 24",
		Level:  high, Categories: network | pays, Operands: "text...",
		Options: `
			-*
			--rpcserver=:host
			--lnddir=:look
			--network=
			--macaroonpath=:look
			--tlscertpath=:look
			--amt=
			-k
		`,
		Subs: []Entry{
			{Name: "help version", Level: low, Operands: "text..."},
			{
				Name: "get* list* describe* decode* wallet-balance walletbalance channelbalance query* " +
					"summary feereport state fwdinghistory",
				Level: high, Categories: network, Operands: "text...", Options: `-*`,
			},
			{
				Name:  "create unlock changepassword bakemacaroon exportchanbackup hsm* deletemacaroonid",
				Level: high, Categories: accounts | secrets | network, Operands: "text...", Options: `-*`,
			},
		},
		Examples: `
			high NETWORK_RISK | lncli getinfo
			high NETWORK_RISK | lncli listchannels
			high PAYMENT | lncli payinvoice lnbc1example
			high PAYMENT | lncli sendcoins --addr x --amt 1
			high PAYMENT | lightning-cli pay lnbc1
			high PAYMENT | lncli openchannel x 1
			high ACCOUNT_CHANGE | lncli unlock
		`,
	},
	{
		Name:   "cast",
		Source: "book.getfoundry.sh/reference/cast, Foundry 1",
		Level:  high, Categories: network, Operands: "text...",
		Options: `
			-*
			-r,--rpc-url=
			-c,--chain=
			-b,--block=
			--private-key=:secrets
			--keystore=:read
			--mnemonic=:secrets
			--value=
			--gas-limit=
			--from=
		`,
		Subs: []Entry{
			{
				Name: "--to-wei to-wei from-wei to-hex to-dec to-ascii to-utf8 from-utf8 to-base to-unit " +
					"to-bytes32 to-checksum-address keccak sig abi-encode abi-decode calldata calldata-decode " +
					"decode-* pretty-calldata concat-hex max-int max-uint min-int address-zero hash-zero " +
					"format-bytes32-string parse-bytes32-string shl shr completions help namehash",
				Level: low, Operands: "text...", Options: `-*`,
			},
			{
				Name: "send publish mktx", Level: high, Categories: network | pays, Says: "{0} sends a transaction",
				Operands: "text...", Options: `-* --private-key=:secrets --create`,
			},
			{
				Name: "wallet", Level: high, Categories: secrets | accounts, Out: Sensitive, Operands: "text...",
				Options: `-* --private-key=:secrets`,
				Subs: []Entry{
					{Name: "list ls address", Level: high, Categories: secrets, Operands: "text...", Options: `-*`},
				},
			},
		},
		Examples: `
			low | cast to-wei 1
			low | cast sig 'transfer(address,uint256)'
			high NETWORK_RISK | cast call 0x0 'f()' --rpc-url https://example.com
			high NETWORK_RISK | cast balance 0x0
			high PAYMENT | cast send 0x0 --value 1ether
			high PAYMENT FS_CONFIG_SECRETS | cast send 0x0 --private-key 0x1 --value 1ether
			high FS_CONFIG_SECRETS | cast wallet new
		`,
	},
	{
		Name: "solana spl-token near near-cli cardano-cli monero-wallet-cli monero-wallet-rpc electrum " +
			"ethers-cli geth clef starkli aptos sui gaiad osmosisd xrpl tezos-client octez-client stellar " +
			"soroban flow-cli ton-cli tonos-cli algokit goal polkadot-js-api subkey hot-wallet bitcoin-wallet " +
			"bitcoin-tx btcli ledger-live hwi trezorctl electrum-ltc wallet-cli",
		Source: "docs.anza.xyz solana-cli 2.0, spl-token 4, electrum 4 and the other wallets' manuals",
		Level:  high, Categories: network | pays, Operands: "text...",
		Options: `
			-*
			-k,--keypair=:read
			-u,--url=
			--from=:read
			--fee-payer=:read
			--wallet=:read
			-w=:read
		`,
		Subs: []Entry{
			{Name: "version help completion", Level: low, Operands: "text..."},
			{
				Name: "key keygen keys wallet create-account login restore seed getseed getprivatekeys " +
					"account-new new import export generate create-* credentials",
				Level: high, Categories: secrets | accounts, Out: Sensitive, Operands: "text...", Options: `-*`,
			},
			{
				Name: "balance account address block* cluster-* epoch* gas-price get* list* history " +
					"validators slot supply largest-accounts transaction-* confirm accounts query q view view-* " +
					"state tx-status status stakes ping fees gossip inflation rent show catchup",
				Level: high, Categories: network, Operands: "text...", Options: `-*`,
			},
			{
				Name: "config init compile build test prove lint fmt", Level: medium, Categories: executes,
				Operands: "text...", Options: `-*`,
			},
		},
		Examples: `
			low | solana --version
			high NETWORK_RISK | solana balance
			high PAYMENT | solana transfer x 1 --allow-unfunded-recipient
			high PAYMENT | spl-token transfer a 1 b
			high PAYMENT | electrum payto x 1
			high PAYMENT | near send a.near b.near 1
			high FS_CONFIG_SECRETS | electrum getseed
			medium EXEC_ARBITRARY | sui config
		`,
	},
	{
		Name:   "solana-keygen ethkey subkey-gen keytool-eth eth2-deposit-cli deposit",
		Source: "solana-keygen 2.0 manual",
		Level:  high, Categories: secrets | accounts, Out: Sensitive, Operands: "text...",
		Options: `-* -o,--outfile=:write`,
		Subs:    []Entry{{Name: "pubkey verify", Level: high, Categories: secrets, Operands: "text...", Options: `-*`}},
		Examples: `
			high ACCOUNT_CHANGE | solana-keygen new -o key.json
			high FS_CONFIG_SECRETS | solana-keygen recover
		`,
	},
	{
		Name:   "hledger ledger bean-query bean-report bean-check fava beancount ledger-cli",
		Source: "hledger(1) 1.40, ledger(1) 3.3, beancount 3: plain-text books, read only",
		Level:  medium, Operands: "text...",
		Options: `
			-*
			-f,--file=:read
			-o,--output-file=:write
			-p,--period=
			-b,--begin=
			-e,--end=
			-X=
			-H=
			--init-file=:settings
			--import:executes
			--script=:script
			--pager=:exec
			--rules-file=:settings
			--getquote,--download:network
			--price-db=:read
		`,
		Subs: []Entry{
			{
				Name: "add import iadd edit", Level: medium, Categories: outside,
				Says: "{0} changes the books, wherever they lie", Operands: "text...", Options: `-*`,
			},
			{Name: "web ui server", Level: high, Categories: network, Operands: "text...", Options: `-*`},
			{Name: "python script run", Level: medium, Categories: executes, Operands: "script...", Options: `-*`},
		},
		Examples: `
			low | hledger --version
			medium FS_OUTSIDE_WORKSPACE | hledger add
			high NETWORK_RISK | hledger web
			medium EXEC_ARBITRARY | ledger -f x.dat python x.py
			medium | hledger -f 2025.journal balance
			medium | ledger -f books.dat reg
			medium..high | hledger bal -o out.csv
		`,
	},
}

// stripeOptions come with every stripe command.
const stripeOptions = `
	--api-key=:secrets
	--color=
	--config=:read
	--device-name=
	--log-level=
	-p,--project-name=
	-v:info
	--live -c,--confirm
	-d,--data=
	-e,--expand=
	-i,--idempotency=
	-a,--starting-after=
	-b,--ending-before=
	-l,--limit=
	-s,--show-headers
	--stripe-account=
	--stripe-version=
	--dark-style
	--amount=
	--currency=
	--charge=
	--customer=
	--source=
	--payment-method=
	--email=
	--name=
	--price=
	--forward-to=
	--latest
`

// stripeSubs are stripe's resources and commands. What creates, confirms or
// cancels may move money; what lists and retrieves does not.
var stripeSubs = []Entry{
	{Name: "version help completion", Level: low, Operands: "text...", Options: `--shell=`},
	{Name: "login logout", Level: high, Categories: accounts | network, Options: `-* -i`},
	{
		Name: "config", Level: high, Categories: secrets, Out: Sensitive, Operands: "text...",
		Options: `
			-* -e --list --edit
			--set=
			--unset=
		`,
	},
	{
		Name: "listen logs status open get samples", Level: high, Categories: network, Out: Download,
		Operands: "text...", Options: `-*`,
	},
	{
		Name: "trigger post fixtures resend serve", Level: high, Categories: network | pays, Operands: "text...",
		Options: `-*`,
	},
	{Name: "delete", Level: high, Categories: deletes | network, Operands: "text...", Options: `-*`},
	{
		Name: "*", Level: high, Categories: network | pays, Operands: "text...", Options: `-*`,
		Subs: []Entry{
			{
				Name: "list retrieve search list_* retrieve_*", Level: high, Categories: network, Out: Download,
				Operands: "text...", Options: `-*`,
			},
			{Name: "delete", Level: high, Categories: deletes | network, Operands: "text...", Options: `-*`},
			{Name: "*", Level: high, Categories: network | pays, Operands: "text...", Options: `-*`},
		},
	},
}
