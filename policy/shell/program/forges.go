package program

// forgeTools: gh, glab …
var forgeTools = []Entry{}
