package program

// byteReaders: programs that show what files are made of.
var byteReaders = []Entry{
	{
		Name:   "hexyl",
		Source: "hexyl(1), 0.14",
		Level:  low, Operands: "read...",
		Options: `
			-vPC
			-n,-l,--length=
			-c,--bytes=
			-s,--skip=
			-b,--base=
			--block-size=
			-g,--group-size=
			--panels=
			--border=
			--color=
			--no-squeezing --plain --no-characters --characters --no-position
			-o,--display-offset=
			--terminal-width=
			--endianness=
			--character-table=
		`,
		Examples: `low | hexyl -n 128 a.bin`,
	},
	{
		Name: "sha1sum sha224sum sha256sum sha384sum sha512sum md5sum b2sum cksum sum shasum md5 crc32 b3sum " +
			"xxhsum xxh64sum rhash",
		Source: "sha256sum(1), cksum(1), GNU coreutils 9.5; shasum(1), Perl 5.38",
		Level:  low, Operands: "read...", Out: Fixed,
		Options: `
			-bctwzqs0Upr
			-a,--algorithm=
			-l,--length=
			--string=
			--binary --check --tag --text --zero --ignore-missing --quiet --status --strict --warn --debug --raw
			--base64 --untagged
		`,
		Examples: `
			low | sha256sum -c sums.txt
			low | shasum -a 256 go.sum
		`,
	},
	{
		Name:   "od god",
		Source: "od(1), GNU coreutils 9.5",
		Level:  low, Operands: "read...",
		Options: `
			-abcdfhilosvx
			-A,--address-radix=
			-j,--skip-bytes=
			-N,--read-bytes=
			-S,--strings?=
			-t,--format=
			-w,--width?=
			--endian=
			--traditional --output-duplicates
		`,
		Examples: `
			low | od -c a.bin
			low | od -An -tx1 -N16 a.bin
			medium..high | od -c a.bin > out.txt
		`,
	},
	{
		Name:   "xxd",
		Source: "xxd(1), Vim 9: the second operand is written",
		Level:  low, Style: Single, Operands: "read write",
		Options: `
			-a -autoskip -b -bits -C -capitalize -d -e -E -EBCDIC
			-h:info
			-i -include -p -ps -plain -postscript -r -revert -u -t
			-v:info
			-c=
			-cols=
			-g=
			-groupsize=
			-l=
			-len=
			-n=
			-name=
			-o=
			-R=
			-s=
			-seek=
		`,
		Examples: `
			low | xxd data.bin
			low | xxd -l 64 -p data.bin
			medium FS_DELETE_OVERWRITE | xxd -r dump.txt out.bin
		`,
	},
	{
		Name:   "hexdump hd",
		Source: "hexdump(1), util-linux 2.40",
		Level:  low, Operands: "read...",
		Options: `
			-bcCdovxX
			-e,--format=
			-f,--format-file=:read
			-L,--color?=
			-n,--length=
			-s,--skip=
			--canonical --one-byte-octal --one-byte-char --two-bytes-decimal --two-bytes-octal --two-bytes-hex
			--no-squeezing
		`,
		Examples: `low | hexdump -C data.bin`,
	},
	{
		Name:   "base64 base32 basenc gbase64",
		Source: "base64(1), GNU coreutils 9.5; base64(1), macOS 14",
		Level:  low, Operands: "read...",
		Options: `
			-d,-D,--decode
			-i=:read
			-o=:write
			-b=
			-w,--wrap=
			--ignore-garbage
			--input=:read
			--output=:write
			--break=
			--base64 --base64url --base32 --base32hex --base16 --base2msbf --base2lsbf --z85 --url
		`,
		Examples: `
			low | base64 -w0 logo.png
			medium | base64 -d a.b64 -o out.bin
		`,
	},
	{
		Name:   "strings gstrings",
		Source: "strings(1), GNU binutils 2.42",
		Level:  low, Operands: "read...",
		Options: `
			-# -adfow
			-e,--encoding=
			-n,--bytes=
			-s,--output-separator=
			-t,--radix=
			-T,--target=
			--all --data --print-file-name --include-all-whitespace
			--unicode=
		`,
		Examples: `low | strings -n 8 app.bin`,
	},
	{
		Name:   "nm size",
		Source: "nm(1), size(1), GNU binutils 2.42",
		Level:  low, Operands: "read...",
		Options: `
			-aABCDFgjlnoPpruvdxSW
			-f,--format=
			-t,--radix=
			-U=
			--debug-syms
			--demangle?=
			--dynamic --extern-only --line-numbers --numeric-sort --no-sort --defined-only --undefined-only
			--reverse-sort --print-size --size-sort --portability --totals --common --special-syms
			--with-symbol-versions --no-demangle --no-weak
		`,
		Examples: `low | nm -C lib.a`,
	},
	{
		Name:   "objdump",
		Source: "objdump(1), GNU binutils 2.42",
		Level:  low, Operands: "read...",
		Options: `
			-afphxdDSsgeGtTrRlwCFLWzZ
			-b,--target=
			-m,--architecture=
			-j,--section=
			-M,--disassembler-options=
			-E,--endian=
			-P,--private=
			--archive-headers --file-headers --private-headers --headers --section-headers --all-headers
			--disassemble?=
			--disassemble-all --source --full-contents --debugging
			--dwarf?=
			--syms --dynamic-syms --reloc --dynamic-reloc --line-numbers --wide
			--demangle?=
			--start-address=
			--stop-address=
			--no-show-raw-insn --no-addresses
			--visualize-jumps?=
			--prefix=
			--adjust-vma=
			--special-syms --inlines
			--source-comment?=
		`,
		Examples: `low | objdump -d app.o`,
	},
	{
		Name:   "readelf eu-readelf llvm-readelf",
		Source: "readelf(1), GNU binutils 2.42",
		Level:  low, Operands: "read...",
		Options: `
			-aehlSgtsndruVADIcLCWTvH
			-x,--hex-dump=
			-p,--string-dump=
			-R,--relocated-dump=
			-w,--debug-dump?=
			-z,--decompress
			-U,--unicode=
			--all --file-header --program-headers --segments --section-headers --sections --section-details
			--section-groups --headers --symbols --syms --dyn-syms --lto-syms --notes --relocs --unwind --dynamic
			--version-info --arch-specific --histogram --wide
			--demangle?=
		`,
		Examples: `low | readelf -h app`,
	},
	{
		Name:   "c++filt addr2line dwarfdump otool pahole",
		Source: "c++filt(1), addr2line(1), GNU binutils 2.42; otool(1), macOS 14",
		Level:  low, Operands: "text...",
		Options: `
			-_abCcDdfhiIlLmnoprsStvVxXqG @
			-e,--exe=:read
			-j=
			--demangle?=
			--functions --basenames --inlines --pretty-print --addresses
			--format=
			--no-params --types
		`,
		Examples: `low | c++filt _Z3foov`,
	},
	{
		Name:   "ldd",
		Source: "ldd(1), glibc 2.40: it may start the program that it looks at",
		Level:  medium, Operands: "cmd...", Special: Debugs,
		Options: `-durv --verbose --unused --data-relocs --function-relocs`,
		Examples: `
			medium EXEC_ARBITRARY | ldd app
			low..medium | ldd /bin/ls
			low | ldd --version
		`,
	},
}
