package program

// byAddress are operands of readers that take addresses for names of files. The
// slashes after a scheme may be missing (FFmpeg 7, av_url_split; ImageMagick 7, coders/url.c).
var byAddress = []Entry{
	{
		Name:  "*://* http:* https:* ftp:* sftp:* tcp:* tls:* udp:* rtp:* rtmp:* rtsp:* srt:*",
		Level: high, Categories: network, Says: "{0} is fetched from a host", Out: Download,
	},
}
