package program

// goTools: go, gofmt, golangci-lint, dlv …
var goTools = []Entry{}
