package program

// serviceTools: systemctl, apt, brew, mount, sysctl …
var serviceTools = []Entry{}
