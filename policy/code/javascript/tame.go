package javascript

// tame are packages whose functions do nothing to files, hosts and processes but what the tables say: what they
// delete, send or render is in memory, in a database that was judged when it was opened, or a route of a server.
// Sources: their manuals, as of 2026.
const tame = "" +
	"ws socket.io socket.io-client mqtt amqplib nats zeromq kafkajs bullmq bull @elastic/elasticsearch memcached " +
	// servers: delete is a route
	"express koa @koa/router koa-router fastify hono h3 restify polka connect @hapi/hapi @nestjs/common " +
	"@nestjs/core @nestjs/testing next next/server @trpc/server supertest " +
	// tests
	"jest @jest/globals vitest mocha chai sinon nock msw @testing-library/react @testing-library/dom " +
	"@testing-library/user-event @playwright/test cypress ava tap uvu " +
	// what they render is a text
	"react react-dom react-dom/server vue @vue/server-renderer svelte preact preact-render-to-string solid-js " +
	"ink @angular/core lit mustache handlebars ejs pug nunjucks eta marked markdown-it " +
	// databases
	"lodash lodash-es underscore ramda immutable immer rxjs mobx redux zustand jotai xstate zod yup joi ajv " +
	"effect lru-cache node-cache quick-lru keyv eventemitter3 mitt p-queue p-limit async bluebird dayjs " +
	"date-fns luxon moment cheerio jsdom linkedom parse5 xml2js fast-xml-parser yaml js-yaml toml three d3 " +
	"pixi.js konva mongoose sequelize typeorm knex pg postgres mysql mysql2 better-sqlite3 sqlite3 sqlite " +
	"ioredis redis mongodb @prisma/client drizzle-orm drizzle-orm/better-sqlite3 kysely objection mikro-orm " +
	// by the tables
	"typescript @babel/core @babel/parser @babel/traverse @babel/types acorn esprima estraverse recast " +
	"ts-morph axios got ky node-fetch undici cross-fetch superagent needle request " +
	"exceljs xlsx docx pdf-lib pdfkit jspdf"
