package program

// containerTools: docker, podman, kubectl, helm …
var containerTools = []Entry{}
