package config

// managedFolder holds the system-wide policy (file-hierarchy(7): /etc).
const managedFolder = "/etc/guard"
