package config

// managedFile is the system-wide policy, where macOS keeps what all users share.
const managedFile = "/Library/Application Support/guard/guard.toml"
