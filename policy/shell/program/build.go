package program

// buildTools: make, cmake, ninja, bazel, compilers, formatters, linters …
var buildTools = []Entry{}
