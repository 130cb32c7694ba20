package library

// Files that a library reads, changes or makes anew by a flag.
