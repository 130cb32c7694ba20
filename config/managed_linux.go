package config

// managedFile is the system-wide policy (file-hierarchy(7): /etc).
const managedFile = "/etc/guard/guard.toml"
