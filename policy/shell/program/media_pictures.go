package program

import "slices"

// imageNames are names that ImageMagick does not take for a file: "|command",
// and prefixes that run a script or remove what was read.
var imageNames = append(slices.Clone(byAddress), Entry{
	Name: "|* msl:* ephemeral:* mvg:*", Level: high, Categories: executes | overwrites,
	Says: "{0} runs or removes what it names",
})

// pictureTools: pictures. ImageMagick takes addresses, and "|command", as names.
var pictureTools = []Entry{
	{
		Name:   "stream",
		Source: "stream(1), ImageMagick 6.9: one name alone is emptied (seen)",
		Style:  Single, Level: medium, Bare: low, Operands: "edit...", Names: imageNames,
		Options: `
			-*
			-map,-storage-type,-extract,-depth,-quantum,-size,-limit,-define=
			-version:info
		`,
		Examples: `
			low | stream -version
			medium | stream -map rgb a.png a.rgb
		`,
	},
	{
		Name:   "convert magick gm composite montage compare convert-im6 convert-im6.q16",
		Source: "ImageMagick(1) 7, Command-line Options; gm(1)",
		Style:  Single, Level: medium, Bare: low, Operands: "remote...", Special: RemoteCopy,
		Options: `
			-*
			-resize,-crop,-extent,-quality,-density,-gravity,-geometry,-rotate,-size,-fill,-stroke,-background=
			-pointsize,-annotate,-colors,-depth,-alpha,-compose,-border,-bordercolor,-blur,-sharpen,-threshold=
			-level,-modulate,-define,-set,-filter,-delay,-loop,-dispose,-layers,-channel,-colorspace,-type,-fuzz=
			-opaque,-transparent,-splice,-thumbnail,-sample,-scale,-unsharp,-interlace,-metric,-tile,-page=
			-evaluate,-morphology,-limit,-sampling-factor,-units,-title,-bench=
			-draw,-font,-label,-caption,-format,-print,-comment=:executes@@*+executes@*"@*+executes@*'@*
			-write=:write
			-profile,-mask,-map,-texture=:read
			-process=:executes
			-script=:script
			-version:info
			-list=:info
		`,
		Subs: []Entry{
			{
				Name: "identify", Level: low, Operands: "read...",
				Options: `
					-verbose -ping
					-define,-density,-limit=
					-format=:executes@@*
					-quiet -regard-warnings -moments
					-features=
					-unique
					-precision=
					-write=:write
				`,
				Names: imageNames,
			},
			{
				Name: "mogrify", Level: medium, Operands: "renew...",
				Options: `
					-*
					-path=:writedir
					-resize,-quality,-format,-crop,-rotate,-extent,-thumbnail=
				`,
			},
			{
				Name: "import", Level: high, Categories: secrets, Says: "{0} records the screen", Operands: "write",
				Options: `-*`,
			},
			{Name: "batch", Level: medium, Categories: executes, Operands: "script"},
			{Name: "conjure", Level: medium, Categories: executes, Operands: "script..."},
			{Name: "version", Level: low},
		},
		Examples: `
			low | convert -version
			low | magick -list format
			low | magick identify a.png
			medium..high | convert a.png -resize 50% b.png
			medium..high | magick a.png -quality 80 a.jpg
			medium | magick mogrify -resize 50% a.png
			high FS_OUTSIDE_WORKSPACE | convert a.png /etc/b.png
			high NETWORK_RISK | convert https://example.com/a.png b.png
			high FS_CONFIG_SECRETS | convert .env b.png
			medium EXEC_ARBITRARY | convert -comment @notes.txt a.png b.png
			high FS_CONFIG_SECRETS | magick import shot.png
			medium EXEC_ARBITRARY | magick -script x.mgk
		`,
	},
	{
		Name:   "identify identify-im6",
		Source: "identify(1), ImageMagick 7",
		Style:  Single, Level: low, Operands: "read...",
		Options: `
			-verbose -ping
			-format=:executes@@*
			-define,-density,-limit,-precision,-features,-depth,-size,-units=
			-quiet -regard-warnings -moments -unique
			-write=:write
			-version:info
			-list=:info
		`,
		Names: imageNames,
		Examples: `
			low | identify a.png
			low | identify -verbose a.png
			low | identify -format '%wx%h' a.png
			low | identify *.png
			high NETWORK_RISK | identify https://example.com/a.png
			high NETWORK_RISK | identify a.png https://example.com/a.png?x
			high EXEC_ARBITRARY | identify msl:x.ms?
			high EXEC_ARBITRARY | identify a.png MSL:/a/b/c/d/e/f.msl
			high FS_DELETE_OVERWRITE | identify ephemeral:a.?
			high FS_CONFIG_SECRETS | identify .env
			high EXEC_ARBITRARY | identify '|touch x'
			high FS_DELETE_OVERWRITE | identify ephemeral:a.png
		`,
	},
	{
		Name:   "mogrify jpegoptim advpng zopflipng mp3gain",
		Source: "mogrify(1), ImageMagick 7; jpegoptim(1): they write the files anew, in place",
		Style:  Single, Level: medium, Operands: "renew...",
		Options: `
			-*
			-o,--output,-out=:write
			-d,--dest=:writedir
			-path,-d=:writedir
			-resize,-quality,-q,-m,-t,-s,-size,-format,-crop,-rotate,-extent,-thumbnail,-gravity,-background=
			-density,-colors,-depth,-blur,-sharpen,-level,-modulate,-fill,-draw,-annotate,-font,-pointsize,-define=
			-set,-geometry,-border,-bordercolor,-fuzz,-type,-colorspace,-alpha,-sampling-factor,-interlace=
			-version:info
			-script=:executes
		`,
		Examples: `
			medium | mogrify -resize 50% a.png
			medium | jpegoptim --strip-all a.jpg
			high FS_OUTSIDE_WORKSPACE | mogrify -resize 50% ../a.png
		`,
	},
	{
		Name:   "vips",
		Source: "vips(1), 8.15: an operation, what it reads, what it writes, and numbers",
		Style:  Single, Level: medium, Operands: "text read result...",
		Options: `
			-*
			-l,--list:list
			--plugin=:executes
		`,
		Examples: `
			medium | vips copy a.png b.png
			medium | vips resize a.png b.png 0.5
			high FS_OUTSIDE_WORKSPACE | vips copy a.png /etc/b.png
		`,
	},
	{
		Name: "avifenc avifdec cjxl djxl heif-convert heif-enc png2ico icns2png tiffcp tiff2pdf gif2webp " +
			"waifu2x",
		Source: "avifenc(1), cjxl(1), heif-enc(1), tiffcp(1): the last name is written",
		Style:  Single, Level: medium, Operands: "read... result",
		Options: `
			-*
			-o,--output,-out=:write
			-q,-m,-t,-s,-j,-d,-e,--jobs,--speed,--min,--max=
		`,
		Examples: `
			medium | avifenc a.png b.avif
			high FS_OUTSIDE_WORKSPACE | avifenc a.png /etc/b.avif
		`,
	},
	{
		Name:   "png2icns",
		Source: "png2icns(1), libicns 0.8: the first name is written",
		Style:  Single, Level: medium, Operands: "result read...",
		Examples: `
			medium | png2icns app.icns a.png b.png
			high FS_OUTSIDE_WORKSPACE | png2icns /etc/a.icns a.png
		`,
	},
	{
		Name:   "rembg",
		Source: "rembg README 2.0: i takes INPUT OUTPUT, p two folders, s is a server, d fetches models",
		Level:  medium, Operands: "text...", Options: `-*`,
		Subs: []Entry{
			{Name: "i", Level: medium, Operands: "read result", Options: `-* -m,--model= -x,--extras=`},
			{Name: "p", Level: medium, Operands: "read writedir", Options: `-* -m,--model= -x,--extras=`},
			{Name: "s", Level: high, Categories: network, Operands: "text...", Options: `-*`},
			{Name: "d", Level: high, Categories: installs | network, Operands: "text...", Options: `-*`},
		},
		Examples: `
			medium | rembg i a.png b.png
			high DEPS_INSTALL_UPDATE | rembg d
			high FS_OUTSIDE_WORKSPACE | rembg i a.png /etc/b.png
		`,
	},
	{
		Name:   "gmic",
		Source: "gmic.eu/reference 3.4: its words are commands, some of which run and write (exec, output)",
		Level:  medium, Categories: executes, Operands: "text...", Options: `-* -h:info`,
		Examples: `
			low | gmic --version
			medium EXEC_ARBITRARY | gmic a.png blur 3 output b.png
		`,
	},
	{
		Name:   "pngcrush",
		Source: "pngcrush(1), 1.8: the last name is written, with -ow the only one; -d and -e name what each becomes",
		Style:  Single, Level: medium, Operands: "read... result",
		Options: `
			-*
			-ow:edit
			-d=:writedir
			-e=
			-n:dry
			-mng=:write
			-bit_depth,-c,-dou,-f,-g,-iccp,-itxt,-l,-loco,-m,-max,-plte_len,-rem,-replace_gamma,-res,-text,-trns=
			-w,-z,-zmem=
		`,
		Examples: `
			medium | pngcrush a.png b.png
			medium | pngcrush -brute -rem alla a.png b.png
			high FS_OUTSIDE_WORKSPACE | pngcrush a.png /etc/b.png
			low..medium | pngcrush -n -v a.png
		`,
	},
	{
		Name:   "gifsicle",
		Source: "gifsicle(1), 1.95: -b changes its files in place",
		Level:  medium, Operands: "read...",
		Options: `
			-*
			-b,--batch:edit
			-o,--output=:write
			-I,--info,--cinfo,--xinfo,--sinfo:dry
			-eE --explode,--explode-by-name
			-O?=
			--resize,--crop,--colors,-k,--delay,-d,--lossy,--scale,--resize-width,--resize-height=
			--use-colormap=:read
		`,
		Examples: `
			low | gifsicle -I a.gif
			medium | gifsicle -b a.gif
			medium FS_DELETE_OVERWRITE | gifsicle a.gif -o b.gif
			high FS_OUTSIDE_WORKSPACE | gifsicle a.gif -o /etc/b.gif
		`,
	},
	{
		Name:   "guetzli",
		Source: "guetzli README, 1.0: the second name is written",
		Level:  medium, Operands: "read result", Options: `--verbose --nomemlimit --quality,--memlimit=`,
		Examples: `
			medium | guetzli a.png b.jpg
			high FS_OUTSIDE_WORKSPACE | guetzli a.png /etc/b.jpg
		`,
	},
	{
		Name: "optipng oxipng pngquant jpegtran cjpeg djpeg cjpegli cwebp dwebp webpmux gifski exiftran " +
			"jhead mozjpeg icotool wrestool potrace autotrace tiffsplit pngtopnm pnmtopng ppmtojpeg " +
			"pnmscale netpbm qrencode zint realesrgan-ncnn-vulkan upscayl dcraw darktable-cli " +
			"rawtherapee-cli hugin squoosh-cli blurhash feh imv eog chafa viu timg catimg jp2a img2txt",
		Source: "optipng(1), jpegoptim(1), cwebp(1), gifsicle(1), vips(1), chafa(1) and the manuals of the others",
		Style:  Single, Level: medium, Operands: "edit...",
		Options: `
			-A,--action,--info,-script=:executes
			-ce,-cmd=:executes
			-*
			-o,--output,-out,-outfile,-output-file,--out=:write
			-d,--dest=:writedir
			-path=:writedir
			-resize,-quality,-q,-m,-t,-s,-size,-strip=
		`,
		Examples: `
			medium EXEC_ARBITRARY | feh --info ./x a.png
			medium..critical EXEC_ARBITRARY | feh -A 'rm -rf src' a.png
			low | cwebp -version
			medium | optipng a.png
			medium FS_DELETE_OVERWRITE | cwebp a.png -o a.webp
			high FS_OUTSIDE_WORKSPACE | optipng ../a.png
		`,
	},
	{
		Name: "kitten",
		Source: "sw.kovidgoyal.net/kitty/kittens_intro, kitty 0.38: icat and diff show; the others change the " +
			"terminal, its settings and kitty itself, or run programs",
		Level: high, Categories: executes, Operands: "text...", Options: `-*`,
		Subs: []Entry{
			{Name: "icat diff", Level: low, Operands: "read...", Options: `-*`},
			{Name: "update-self", Level: high, Categories: installs | network, Operands: "text...", Options: `-*`},
			{
				Name: "themes choose-fonts edit-config", Level: high, Categories: outside, Operands: "text...",
				Options: `-*`,
			},
			{Name: "clipboard", Level: high, Categories: secrets, Operands: "read...", Options: `-*`},
		},
		Examples: `
			low | kitten icat a.png
			high DEPS_INSTALL_UPDATE | kitten update-self
			high FS_OUTSIDE_WORKSPACE | kitten themes Dracula
			high FS_CONFIG_SECRETS | kitten clipboard --get-clipboard
			high EXEC_ARBITRARY | kitten ssh host
		`,
	},
	{
		// Without "-*": -TAG=VALUE writes (role make, where a value is given) and
		// -if runs Perl, so what is not listed is not understood.
		Name:   "exiftool",
		Source: "exiftool(1), 12: -TAG= writes, -if, -p and -config take Perl",
		Style:  Single, Level: low, Operands: "read...",
		Options: `
			-a -b -binary
			-c,-coordFormat=:executes@*<*
			-csv -j -json -X -xmlFormat -n -s -s1 -s2 -s3 -S -short -t -tab -T -table -u -U -unknown -v -v0 -v1 -v2 -v3
			-v4 -v5 -verbose
			-ver:info
			-e -ee -ee3 -ex
			-ext,-extension=
			-f -fast -fast2 -g -g0 -g1 -G -G0 -G1 -G4 -h -htmlFormat -H -hex -l -long -L -list -listx -listw -listf
			-listr -listwf -listg
			-lang=
			-m -q -quiet -r -recurse -r. -D
			-d,-dateFormat=:executes@*<*${*
			-E
			-charset=
			-x=:executes@*<*
			-i,-ignore=:executes@*<*
			-z
			-sep=
			-struct -validate -args -php -progress --a --e
			-api=
			-password=
			-common
			-all,-All,-FileType,-MIMEType,-ImageSize,-ImageWidth,-ImageHeight,-Make,-Model,-LensModel?=:make
			-Orientation,-DateTimeOriginal,-CreateDate,-ModifyDate,-FileModifyDate,-FileSize,-FileName?=:make
			-Directory,-Duration,-Artist,-Author,-Copyright,-Title,-Subject,-Keywords,-Description,-Comment?=:make
			-Software,-Creator,-Producer,-PageCount,-GPSLatitude,-GPSLongitude,-GPSPosition,-GPS*,-ISO?=:make
			-Aperture,-ShutterSpeed,-FocalLength,-ColorSpace,-ICC_Profile,-Rating,-Warning,-Error?=:make
			-o,-out=:write
			-w,-textOut,-W,-tagOut,-w!,-textOut!,-W!,-tagOut!,-w+,-textOut+,-W+,-tagOut+=:write
			-overwrite_original,-overwrite_original_in_place,-delete_original,-delete_original!:overwrites
			-restore_original:overwrites
			-tagsFromFile,-TagsFromFile=:read+medium
			-geotag=:read+medium
			-config=:script
			-if,-if2,-p,-printFormat=:code
			-@=:readlist+executes
			-stay_open=:executes
			-execute
			-csv,-json=:read+medium
			-P
			-u:medium
			-use=:executes
			-directory,-Directory,-filename,-FileName,-SymLink,-HardLink,-TestName=:make
		`,
		Examples: `
			low | exiftool a.jpg
			low | exiftool -json a.jpg
			low | exiftool -s -G1 -DateTimeOriginal a.jpg
			low | exiftool -r -ext jpg .
			low | exiftool -ver
			medium | exiftool -all= a.jpg
			medium | exiftool -Artist=me a.jpg
			high FS_DELETE_OVERWRITE | exiftool -all= -overwrite_original a.jpg
			medium..high EXEC_ARBITRARY | exiftool -if 'system("id")' a.jpg
			medium EXEC_ARBITRARY | exiftool -config x.pl a.jpg
			high FS_CONFIG_SECRETS | exiftool .env
		`,
	},
	{
		Name:   "exiv2",
		Source: "exiv2(1), 0.28",
		Level:  low, Operands: "read...",
		Options: `
			-qvbukfF
			-P,-p,-g,-K,-n,-Q=
			-V:info
		`,
		Subs: []Entry{
			{Name: "pr print", Level: low, Operands: "read...", Options: `-P,-p,-g,-K,-n= -b`},
			{Name: "rm delete mv rename", Level: medium, Operands: "renew...", Options: `-*`},
			{
				Name: "ad adjust in insert ex extract mo modify fi fixiso fc fixcom", Level: medium,
				Operands: "edit...", Options: `-*`,
			},
		},
		Examples: `
			low | exiv2 a.jpg
			low | exiv2 pr a.jpg
			medium | exiv2 rm a.jpg
		`,
	},
}
