package program

// netTools: curl, wget, ssh, scp, nc, dig, ping …
var netTools = []Entry{}
