package config

// managedFolder holds the system-wide policy, where macOS keeps what all users share.
const managedFolder = "/Library/Application Support/guard"
