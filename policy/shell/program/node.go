package program

// nodeTools: npm, yarn, pnpm, npx, bun, tsc, eslint …
var nodeTools = []Entry{}
