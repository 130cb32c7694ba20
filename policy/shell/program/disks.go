package program

// diskTools: mkfs, wipefs, fdisk, parted …
var diskTools = []Entry{}
