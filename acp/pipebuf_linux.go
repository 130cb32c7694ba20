package acp

// pipeBuf is PIPE_BUF: what a writable pipe takes without blocking (pipe(7)).
const pipeBuf = 4096
