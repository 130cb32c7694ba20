package program

// jvmTools: java, mvn, gradle …
var jvmTools = []Entry{}
