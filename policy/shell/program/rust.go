package program

// rustTools: cargo, rustup, rustc …
var rustTools = []Entry{}
