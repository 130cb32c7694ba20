package program

// mediaTools: ffmpeg, convert, pandoc …
var mediaTools = []Entry{}
