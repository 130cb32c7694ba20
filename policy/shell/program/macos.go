package program

// macTools: defaults, launchctl, security, pbcopy …
var macTools = []Entry{}
