package javascript

// known are packages whose functions do to files, hosts and processes what the tables or the functions' names say; one
// that ends with a slash is a scope, all of whose packages are known. Of any other package new code is asked about.
// Sources: their manuals, as of 2026.
const known = "" +
	"@types/ @babel/ @jest/ @vitest/ @testing-library/ @playwright/ @storybook/ @eslint/ @typescript-eslint/ " +
	"@swc/ @rollup/ @vitejs/ @vue/ @vueuse/ @nuxt/ @angular/ @ngrx/ @nestjs/ @sveltejs/ @solidjs/ @remix-run/ " +
	"@astrojs/ @mui/ @emotion/ @radix-ui/ @headlessui/ @heroicons/ @chakra-ui/ @mantine/ @fluentui/ " +
	"@fortawesome/ @dnd-kit/ @tanstack/ @reduxjs/ @apollo/ @graphql-tools/ @graphql-codegen/ @trpc/ @hookform/ " +
	"@tiptap/ @codemirror/ @lexical/ @floating-ui/ @react-spring/ @react-three/ @react-navigation/ " +
	"@react-native/ @expo/ @ionic/ @aws-sdk/ @smithy/ @azure/ @google-cloud/ @firebase/ @octokit/ @slack/ " +
	"@sendgrid/ @stripe/ @sentry/ @opentelemetry/ @datadog/ @supabase/ @clerk/ @auth/ @prisma/ @mikro-orm/ " +
	"@fastify/ @koa/ @hapi/ @hono/ @oclif/ @clack/ @inquirer/ @commander-js/ @nodelib/ @sindresorhus/ " +
	"@anthropic-ai/ @modelcontextprotocol/ @langchain/ @huggingface/ @ai-sdk/ @tensorflow/ @turf/ @mapbox/ " +
	"@visx/ @nivo/ @antv/ @deck.gl/ @noble/ @scure/ @ethersproject/ @solana/ @noir-lang/ @wagmi/ @changesets/ " +
	"@commitlint/ @semantic-release/ @nx/ @turbo/ @rushstack/ @microsoft/ @lit/ @stencil/ @shoelace-style/ " +
	"@popperjs/ @uiw/ @iconify/ @tailwindcss/ @postcss/ @unocss/ @cypress/ @faker-js/ @sinonjs/ " +
	"@stryker-mutator/ @wdio/ @percy/ @std/ @deno/ @elysiajs/ " +
	// files and processes, by the tables
	"fs-extra graceful-fs rimraf del trash mkdirp make-dir move-file cpy cp-file globby glob fast-glob " +
	"tiny-glob micromatch minimatch picomatch chokidar watchpack shelljs zx execa cross-spawn tinyexec tar " +
	"tar-fs tar-stream archiver adm-zip jszip yauzl yazl unzipper decompress compressing fflate pako lz-string " +
	"zstd-codec tmp tempy tmp-promise find-up pkg-dir read-pkg write-pkg load-json-file write-json-file " +
	"jsonfile conf configstore electron-store lowdb node-persist level lmdb nedb pouchdb lokijs rxdb dexie " +
	"localforage sql.js csv csv-parse csv-parser csv-stringify fast-csv papaparse csv-writer xlsx-populate " +
	"node-xlsx pdfmake pdfjs-dist pdf-parse puppeteer puppeteer-core playwright playwright-core " +
	"selenium-webdriver webdriverio nightmare sharp jimp canvas skia-canvas pngjs jpeg-js gm imagemin svgo " +
	"qrcode bwip-js ffmpeg-static fluent-ffmpeg node-id3 music-metadata winston pino pino-pretty log4js bunyan " +
	"loglevel consola signale debug morgan rotating-file-stream " +
	// the network, by the tables and names
	"nodemailer imapflow mailparser ssh2 node-ssh ftp basic-ftp webdav dotenv dotenv-expand dotenv-flow " +
	"cross-env env-cmd config convict envalid nconf rc cosmiconfig simple-git isomorphic-git nodegit octokit " +
	"aws-sdk firebase firebase-admin googleapis stripe twilio openai cohere-ai ollama langchain discord.js " +
	"telegraf grammy node-telegram-bot-api @discordjs/rest socketcluster-client faye-websocket isomorphic-ws " +
	"reconnecting-websocket isomorphic-fetch whatwg-fetch ofetch wretch apisauce graphql graphql-request " +
	"graphql-tag urql apollo-server apollo-client graphql-yoga http-proxy http-proxy-middleware proxy-agent " +
	"https-proxy-agent http-server serve serve-static serve-handler json-server miragejs finalhandler " +
	"body-parser cors helmet compression cookie-parser express-session express-validator express-rate-limit " +
	"passport passport-local multer formidable busboy jsonwebtoken jose bcrypt bcryptjs argon2 crypto-js " +
	"tweetnacl uuid nanoid ulid cuid short-uuid hashids object-hash ethers web3 viem bitcoinjs-lib bip39 " +
	"elliptic secp256k1 node-forge " +
	// programs' own work
	"commander yargs yargs-parser minimist mri cac sade meow arg citty inquirer enquirer prompts ora listr " +
	"listr2 chalk kleur picocolors colorette ansi-colors ansi-styles strip-ansi cli-table cli-table3 boxen " +
	"figlet progress cli-progress log-symbols figures terminal-link update-notifier semver classnames clsx " +
	"tslib core-js regenerator-runtime reflect-metadata inversify tsyringe awilix class-validator " +
	"class-transformer io-ts fp-ts runtypes superstruct valibot arktype typebox @sinclair/typebox joi-to-ts " +
	"ts-pattern ts-toolbelt type-fest utility-types deepmerge lodash.merge fast-deep-equal deep-equal dequal " +
	"is-equal diff jsdiff fast-diff diff-match-patch json5 jsonc-parser jsonpath jsonpath-plus jmespath " +
	"smol-toml ini plist gray-matter front-matter handlebars-helpers remark rehype unified " +
	"mdast-util-from-markdown showdown markdown-it-anchor turndown sanitize-html dompurify isomorphic-dompurify " +
	"htmlparser2 domhandler css-tree postcss postcss-scss tailwindcss autoprefixer cssnano sass less stylus " +
	"styled-components styled-jsx lightningcss highlight.js prismjs shiki monaco-editor codemirror quill slate " +
	"prosemirror-state prosemirror-model prosemirror-view draft-js i18next react-i18next next-i18next vue-i18n " +
	"intl-messageformat numeral accounting big.js bignumber.js decimal.js mathjs fraction.js complex.js " +
	"ml-matrix danfojs simple-statistics jstat brain.js natural compromise franc wink-nlp fuse.js flexsearch " +
	"minisearch lunr elasticlunr algoliasearch meilisearch typesense string-similarity fastest-levenshtein " +
	"leven change-case camelcase slugify pluralize inflected title-case he entities html-entities iconv-lite " +
	"chardet mime mime-types file-type content-type qs query-string url-join url-parse path-to-regexp " +
	"normalize-url tough-cookie js-cookie cookie universal-cookie set-cookie-parser date-fns-tz dayjs-ext " +
	"moment-timezone chrono-node ms pretty-ms humanize-duration cron cron-parser node-cron node-schedule croner " +
	"agenda bree piscina workerpool threads comlink p-map p-retry p-all p-timeout p-throttle p-debounce p-event " +
	"throttle-debounce async-retry promise-retry event-stream through2 readable-stream pump pumpify split2 " +
	"concat-stream get-stream into-stream highland most baconjs xstream nanoevents emittery tiny-emitter " +
	"hookable tapable valtio nanostores effector mobx-react mobx-react-lite react-redux redux-saga redux-thunk " +
	"reselect recoil swr react-query react-router react-router-dom react-hook-form formik react-select " +
	"react-table react-window react-virtualized react-dnd react-icons react-use react-helmet " +
	"react-test-renderer react-native react-native-web expo framer-motion motion gsap animejs lottie-web " +
	"vue-router vuex pinia vuetify element-plus quasar primevue naive-ui ant-design antd antd-mobile bootstrap " +
	"reactstrap react-bootstrap semantic-ui-react rsuite grommet blueprintjs lucide-react lucide feather-icons " +
	"chart.js react-chartjs-2 recharts victory echarts apexcharts highcharts plotly.js vega vega-lite c3 nvd3 " +
	"cytoscape vis-network sigma graphology dagre elkjs mermaid leaflet react-leaflet mapbox-gl maplibre-gl ol " +
	"cesium phaser babylonjs matter-js cannon-es p5 paper fabric two.js roughjs tone howler wavesurfer.js " +
	"hls.js video.js peerjs simple-peer yjs automerge " +
	// sources, builds and tests
	"esbuild rollup webpack vite parcel tsup tsx ts-node jiti esbuild-register sucrase swc terser uglify-js " +
	"html-minifier html-minifier-terser clean-css magic-string source-map source-map-js source-map-support " +
	"stacktrace-js error-stack-parser estree-walker escodegen astring espree @eslint/js eslint " +
	"eslint-plugin-import prettier jscodeshift ast-types es-module-lexer cjs-module-lexer resolve " +
	"enhanced-resolve import-fresh resolve-from require-from-string enzyme jasmine jasmine-core karma qunit " +
	"should expect expect.js expect-type tsd jest-mock jest-environment-jsdom jest-fetch-mock vitest-fetch-mock " +
	"mock-fs memfs unionfs proxyquire rewire mockdate timekeeper sinon-chai chai-http chai-as-promised " +
	"testdouble nyc c8 istanbul istanbul-lib-coverage fast-check jsverify benchmark tinybench mitata autocannon " +
	"k6 artillery pactum frisby cucumber @cucumber/cucumber storybook happy-dom global-jsdom ts-jest babel-jest " +
	"ts-mockito jest-extended jest-axe axe-core pa11y lighthouse electron vscode nuxt astro gatsby remix " +
	"@11ty/eleventy metalsmith hexo gulp grunt brunch snowpack fuse-box umi dva preact/hooks htm hyperapp " +
	"mithril alpinejs htmx.org stimulus @hotwired/turbo jquery backbone ember knockout riot bullmq bee-queue " +
	"kue amqp-connection-manager rhea stompjs kafka-node node-rdkafka couchbase nano cassandra-driver " +
	"neo4j-driver arangojs rethinkdb tedious mssql oracledb snowflake-sdk duckdb @duckdb/node-api parquetjs " +
	"apache-arrow arquero hyparquet node-gyp-build bindings nan node-addon-api ref-napi protobufjs " +
	"google-protobuf avsc msgpackr @msgpack/msgpack cbor bson flatbuffers thrift systeminformation " +
	"node-os-utils pidusage os-name is-docker is-wsl which detect-port get-port portfinder ip address public-ip " +
	"node-fetch-native undici-types abort-controller form-data formdata-node blob-util buffer stream-browserify " +
	"process util assert events inherits safe-buffer string_decoder readdirp klaw walk dir-glob ignore " +
	"gitignore-parser istextorbinary is-binary-path isbinaryfile detect-indent detect-newline editorconfig"
