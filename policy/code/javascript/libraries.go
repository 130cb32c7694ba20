package javascript

import (
	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/library"
)

// libraries says what the calls of packages of Node.js do: dotenv 16, sharp 0.33, Puppeteer, Playwright, SheetJS,
// adm-zip and robotjs.
var libraries = []row{
	{call.None, "", library.LoadsSettings, "dotenv.config dotenv.configDotenv dotenv.default.config " +
		"process.loadEnvFile dotenv-expand.expand dotenv-flow.config dotenvx.config @dotenvx.dotenvx.config " +
		"dotenv-safe.config dotenv-defaults.config dotenv-extended.load dotenv-vault.config env-cmd.GetEnvVars " +
		"custom-env.env @next.env.loadEnvConfig"},
	{call.None, "", loadsPrefixed, "vite.loadEnv"},
	{code.Environment, "", nil, "dotenv.parse dotenv-safe.config().parsed dotenv-flow.config().parsed " +
		"dotenv-flow.parse @next.env.loadEnvConfig().combinedEnv dotenv-safe.load"},
	{call.None, "", library.Variable, "env-var.get env-var.default.get nconf.get"},
	{code.Environment, "", nil, "nconf.env nconf.defaults().env nconf.argv().env " +
		"new:nconf.Provider().env new:nconf.Env"},
	{call.None, "", convicted, "convict convict.default"},
	{code.Reads, "", library.ReadsOf("~/.npmrc"), "rc npm-conf @pnpm.npm-conf registry-auth-token " +
		"registry-auth-token.getAuthToken"},
	{call.None, "", library.Client, "ioredis new:ioredis ioredis.Redis new:ioredis.Redis redis.createClient " +
		"pg.Client new:pg.Client new:pg.Pool pg.Pool postgres mysql.createConnection mysql.createPool " +
		"mysql2.createConnection mysql2.createPool mysql2.promise.createConnection mysql2.promise.createPool " +
		"mqtt.connect mqtt.connectAsync amqplib.connect ssh2.Client().connect ssh2-sftp-client().connect " +
		"new:hot-shots hot-shots new:node-statsd socket.io-client socket.io-client.io socket.io-client.connect " +
		"socket.io-client.default new:kafkajs.Kafka mongoose.connect mongoose.createConnection knex " +
		"new:sequelize.Sequelize new:sequelize new:typeorm.DataSource new:@elastic.elasticsearch.Client " +
		"new:cassandra-driver.Client nats.connect new:memcached zeromq.Push().connect zeromq.socket().connect " +
		"basic-ftp.Client().access new:imap ldapjs.createClient tedious.Connection new:tedious.Connection " +
		"mssql.connect mongodb.MongoClient.connect new:mongodb.MongoClient new:@grpc.grpc-js.Client " +
		"new:bullmq.Queue new:bull new:imapflow.ImapFlow imapflow.ImapFlow ftp().connect new:ftp().connect " +
		"new:ssh2.Client().connect webdav.createClient"},
	{code.Network, "", nil, "@sentry.node.init @sentry.browser.init @sentry.nextjs.init @bugsnag.js.start rollbar.* " +
		"" +
		"new:rollbar new:posthog-node.PostHog mixpanel.init new:@segment.analytics-node.Analytics " +
		"new:analytics-node " +
		"puppeteer.* puppeteer-core.* playwright-core.* selenium-webdriver.* new:selenium-webdriver.Builder " +
		"download " +
		"new:web-push web-push.sendNotification localtunnel ngrok.* @ngrok.ngrok.* peerjs.* new:peerjs.Peer " +
		"telegraf.* new:telegraf.Telegraf discord.js.* new:discord.js.Client dd-trace.init newrelic.* " +
		"node-libcurl.* " +
		"download-git-repo degit giget.* pacote.* npm-registry-fetch.*"},
	{call.None, "", library.OptionWrites("file"), "tar.c tar.create tar.r tar.replace tar.u tar.update"},
	{call.None, "0", library.IfText(code.Writes), "pino.final jsonfile.writeFile jsonfile.writeFileSync " +
		"write-json-file.writeJsonFile write-json-file.writeJsonFileSync write-json-file write-json-file.sync " +
		"write-yaml-file write-pkg write-pkg.writePackage write write.sync new:file-stream-rotator"},
	{code.Opaque, "", nil, "node-cmd.* sudo-prompt.* node-pty.* new:node-pty shell-exec.* npm-run.* npm-run-all.* " +
		"concurrently.* nodemon.* new:forever forever.* pm2.start cross-env.* foreground-child.* await-exec.* " +
		"child-process-promise.* promisify-child-process.* simple-exec.* runas.* gulp-shell.* ssh2.Client().exec " +
		"node-ssh.NodeSSH().execCommand systeminformation.processes"},
	{code.SQL, "", library.SQL(false), "sqlite3.Database().run sqlite3.Database().all sqlite3.Database().get " +
		"sqlite3.Database().each sqlite3.verbose().Database().run sqlite3.verbose().Database().all " +
		"sqlite3.verbose().Database().get sqlite3.verbose().Database().each sqlite.open().run " +
		"new:bun:sqlite.Database().run ?.unsafe ?.executeSql ?.runSql ?.queryRaw ?.executeRaw ?.executeMultiple"},
	{code.Empties, "", library.Empties, "?.deleteMany ?.dropCollection ?.dropTable ?.dropTableIfExists ?.dropSchema " +
		"" +
		"?.dropAllTables ?.dropAllSchemas ?.dropTables ?.dropAllEnums ?.deleteAll ?.obliterate ?.recursiveDelete"},
	{call.None, "", syncs, "?.sync"},
	{call.None, "", library.EmptiesTable, "?.drop ?.truncate"},
	{call.None, "", library.ServiceCommand, "?.sendCommand ?.send_command new:ioredis().call ioredis().call"},
	{call.None, "0", library.Saves, "?.toFile ?.save ?.saveAs ?.toFileSync ?.writeZip ?.writeZipPromise " +
		"?.saveScreenshot ?.savePDF ?.saveRecordingScreen"},
	{call.None, "0 1", library.IfText(code.Writes), "xlsx.writeFile xlsx.writeFileXLSX xlsx.writeFileSync " +
		"xlsx.writeFileAsync"},
	{call.None, "0", library.Saves, "?.writeAsync ?.backup ?.saveToFile jimp.read().write new:jimp().write " +
		"fluent-ffmpeg().output"},
	{call.None, "", library.OptionWrites("path"), "?.screenshot ?.pdf ?.storageState"},
	{code.Opaque, "", nil, "robotjs.* @nut-tree.* nut-js.* @jitsi.robotjs.* keysender.*"},
}
