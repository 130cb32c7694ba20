package program

// archives: programs that pack, unpack and compress.
var archives = []Entry{
	{
		Name:   "tar gtar bsdtar",
		Source: "tar(1), GNU tar 1.35; bsdtar(1)",
		Style:  OldTar, Level: low, Operands: "read...", Special: Tar, Out: Names,
		Options: `
			-c,-r,-u,-A,--create,--append,--update,--concatenate,--catenate:create+medium
			-x,--extract,--get:extract
			-t,-d,--list,--diff,--compare:list
			--delete:edit+medium
			-f,--file=
			-C,--directory=:cd
			-zjJvkmpPShlOoaRwWiBsnGMUe
			-I,--use-compress-program=:exec+executes
			--to-command=:run+executes
			--checkpoint-action=:run+executes
			--checkpoint?=
			-F,--info-script,--new-volume-script=:run+executes
			--rsh-command=:run+executes
			--rmt-command=:exec+executes
			-T,--files-from=:readlist
			-X,--exclude-from=:read
			-b,--blocking-factor=
			-g,--listed-incremental=:write
			-H,--format=
			-K,--starting-file=
			-L,--tape-length=
			-N,--newer,--after-date=
			-V,--label=
			--transform,--xform=
			--exclude=
			--strip-components=
			--owner=
			--group=
			--mode=
			--mtime=
			--newer-mtime=
			--one-top-level?=
			--sort=
			--index-file=:write
			--suffix=
			--level=
			--backup?=
			--gzip --bzip2 --xz --zstd --lzma --lzip --compress --auto-compress --verbose --keep-old-files
			--skip-old-files
			--overwrite:overwrites
			--unlink-first:overwrites
			--recursive-unlink:overwrites
			--remove-files:overwrites
			--absolute-names --to-stdout --preserve-permissions --same-owner --no-same-owner --no-same-permissions
			--dereference --hard-dereference --wildcards --no-recursion --numeric-owner
			--totals?=
			--force-local --one-file-system --verify --null --ignore-failed-read --no-auto-compress --exclude-vcs
			--exclude-vcs-ignores --anchored --show-transformed-names --utc --full-time --xattrs --acls --selinux
			--warning=
			--keep-newer-files --touch --ignore-zeros --sparse --interactive --confirmation
		`,
		Examples: `
			low | tar -tzf a.tar.gz
			low | tar tf a.tar
			medium FS_DELETE_OVERWRITE | tar xf a.tar
			medium | tar -czf dist/app.tar.gz build
			medium..critical EXEC_ARBITRARY | tar -I ./x.sh -tf a.tar
			medium..critical EXEC_ARBITRARY | tar -tf a.tar --to-com=./x.sh
			high FS_OUTSIDE_WORKSPACE | tar -xPf a.tar
			high FS_OUTSIDE_WORKSPACE | tar xf a.tar -C /
		`,
	},
	{
		Name:   "gzip pigz bzip2 pbzip2 xz pixz zstd lz4 lzma compress brotli lzip",
		Source: "gzip(1), gzip 1.13; bzip2(1); xz(1); zstd(1): files are replaced unless -c, -k, -l or -t",
		Packs: "gzip=.gz pigz=.gz bzip2=.bz2 pbzip2=.bz2 xz=.xz pixz=.xz zstd=.zst lz4=.lz4 lzma=.lzma " +
			"compress=.Z brotli=.br lzip=.lz",
		Level: medium, Categories: overwrites, Operands: "edit...", Special: Archive,
		Options: `
			-#
			-c,--stdout,--to-stdout:list
			-l,--list:list
			-t,--test:list
			-dkfNnqrvVaze0
			-S,--suffix=
			-b=
			-p=
			-o,--output=:write
			--decompress --uncompress --keep --force --quiet --verbose --recursive --best --fast --rsyncable
			--threads=
			-T=
			-M=
			--memlimit=
			--format=
			--check=
			--ultra
			--long?=
			--rm --name --no-name --synchronous --adapt
			--train=
			--license:info
			--stdin
		`,
		Examples: `
			low | gzip -l app.log.gz
			low | gzip -dc app.log.gz
			medium | gzip notes.txt
			low | xz -t a.xz
		`,
	},
	{
		Name:   "gunzip bunzip2 unxz unzstd uncompress unlzma lunzip",
		Source: "gunzip(1), bunzip2(1), unxz(1)",
		Packs:  "-", Level: medium, Categories: overwrites, Operands: "edit...", Special: Archive,
		Options: `
			-c,--stdout,--to-stdout:list
			-l,--list:list
			-t,--test:list
			-kfqrvNn
			-o=:write
			--keep --force --quiet --name --no-name
		`,
		Examples: `
			low | gunzip -c a.gz
			medium | gunzip a.gz
		`,
	},
	{
		Name:   "zcat gzcat bzcat xzcat zstdcat lzcat",
		Source: "zcat(1), gzip 1.13",
		Level:  low, Operands: "read...", Options: `-fqvdcl`,
		Examples: `low | zcat app.log.gz`,
	},
	{
		Name:   "zip",
		Source: "zip(1), Info-ZIP 3.0: -T with -TT runs a command, -m deletes the files",
		Level:  medium, Operands: "write read...",
		Options: `
			-0123456789acDdefFghjklLoqrSuvVwXyzAT
			-@:readlist
			-b=:look
			-i=
			-x=
			-n=
			-t=
			-s=
			-P=
			-m:overwrites
			--unzip-command=:run+executes
			--test
			--move:overwrites
			--recurse-paths --quiet --junk-paths
			--exclude=
			--include=
			--update --freshen --symlinks --encrypt
			--password=
			--delete
			--out=:write
			--logfile-path=:write
			--log-append --log-info
			--show-files
		`,
		Examples: `
			medium | zip -r dist.zip build
			medium..critical EXEC_ARBITRARY | zip -T --unzip-command='sh -c id' a.zip x
		`,
	},
	{
		Name:   "unzip",
		Source: "unzip(1), Info-ZIP 6.0: -l, -t, -p, -Z, -v only show",
		Level:  medium, Categories: overwrites, Operands: "read text...", Special: Archive,
		Options: `
			-l,-t,-p,-z,-Z,-v,-c:list
			-12hmaBbCDfjKLMnqsuUVWX
			-o:force
			-d=:writedir
			-x=
			-P=
			-I=
			-O=
		`,
		Examples: `
			low | unzip -l a.zip
			medium FS_DELETE_OVERWRITE | unzip a.zip
			high FS_OUTSIDE_WORKSPACE | unzip a.zip -d /etc
		`,
	},
	{
		Name:   "zipinfo unrar-l lsar",
		Source: "zipinfo(1), Info-ZIP",
		Level:  low, Operands: "read text...", Options: `-12smlvhMtTzCx`,
		Examples: `low | zipinfo a.zip`,
	},
	{
		Name:   "7z 7za 7zz 7zr unrar rar unar cabextract dpkg-deb-x",
		Source: "7z manual: l and t show, others write",
		Level:  medium, Categories: overwrites, Style: Single, Operands: "text read...",
		Options: `
			-*
			-sdel,-df,-dr,-dw:overwrites
			-o=:writedir
		`,
		Subs: []Entry{
			{Name: "l t lb lt v vb vt i h", Level: low, Operands: "read text..."},
			{Name: "d rn", Level: medium, Categories: overwrites, Operands: "edit text..."},
			{Name: "a u", Level: medium, Operands: "make read..."},
			{Name: "x e", Level: medium, Categories: overwrites, Operands: "read text..."},
		},
		Examples: `
			medium FS_DELETE_OVERWRITE | 7z x a.7z
			low | 7z l a.7z
			low | unrar lb a.rar
			high FS_CONFIG_SECRETS | 7z a out.7z .env
			medium | 7z a out.7z src
			high FS_OUTSIDE_WORKSPACE | 7z a /opt/out.7z src
		`,
	},
	{
		Name:   "ar gar llvm-ar gcc-ar",
		Source: "ar(1), GNU binutils 2.42: t and p show, others write",
		Style:  Plain, Level: medium, Categories: overwrites, Operands: "text write read...",
		Subs: []Entry{
			{Name: "t tv tO tvO p pv -t -tv -p", Level: low, Operands: "read text..."},
			{Name: "x xv xo -x", Level: medium, Categories: overwrites, Operands: "read text..."},
		},
		Examples: `
			medium | ar rcs lib.a a.o
			low | ar t lib.a
			high FS_OUTSIDE_WORKSPACE | ar rcs /usr/lib/x.a a.o
			medium FS_DELETE_OVERWRITE | ar x lib.a
		`,
	},
	{
		Name:   "cpio",
		Source: "cpio(1), GNU cpio 2.15: -t lists, -i extracts, -o writes to its output, -p copies",
		Level:  medium, Categories: overwrites, Stdin: Filters, Operands: "make",
		Options: `
			-i,--extract,-p,--pass-through:extract
			-t,--list:dry
			-oavdmuBcVnfkLlrsbS0A
			-C,-H,-M,-R=
			-E,--pattern-file=:read
			-F,-O,--file=:write
			-I=:read
			-D,--directory=:cd
			--rsh-command=:run+executes
			--to-stdout --create --verbose --make-directories --null --quiet
			--absolute-filenames:outside
			--no-absolute-filenames
			--format=
			--owner=
			--unconditional --preserve-modification-time
		`,
		Examples: `
			low | cpio -itv < a.cpio
			medium FS_DELETE_OVERWRITE | cpio -idv < a.cpio
			medium..high | find . | cpio -o > a.cpio
			medium..critical EXEC_ARBITRARY | cpio -i --rsh-command='sh -c id' -F h:a
		`,
	},
}
