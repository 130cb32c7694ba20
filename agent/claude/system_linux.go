package claude

// systemFolder is where an administrator's settings stand (its manual of settings).
const systemFolder = "/etc/claude-code"
