package program

// LoadsFolders are packages of Node.js that load what lies in certain folders of a program by themselves: patterns for
// the last parts of a path (loopback-boot 3, "Defining boot scripts"; Sails 1, "Anatomy of a Sails app";
// @fastify/autoload 6).
var LoadsFolders = map[string]string{
	"loopback-boot": "boot/*.js common/models/*.js server/models/*.js server/component-config.js " +
		"server/middleware.js server/datasources.js",
	"sails": "api/*/*.js config/*.js config/env/*.js",
	"@fastify/autoload": "plugins/*.js plugins/*.ts plugins/*.mjs routes/*.js routes/*.ts routes/*.mjs " +
		"routes/*/*.js routes/*/*.ts routes/*/*.mjs",
}
