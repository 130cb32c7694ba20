package program

// objectOptions are those of programs that edit object files.
const objectOptions = `
	-*
	-o,--output,--dump-section=:write
	-I,-O,-B,-F,-j,-R=
	--add-section=
	--set-interpreter=:settings
	--set-rpath,--replace-needed=
	--print-interpreter,--print-rpath,--print-needed,--print-soname
`

// compilers of C, C++, Fortran, assembly and the like: they write what they
// make beside the source, and can be told to start programs.
var compilers = []Entry{
	{
		Name: "gcc g++ cc c++ clang clang++ gfortran gccgo gnat gdc tcc icc icpc icx icpx ifort nvcc hipcc " +
			"mpicc mpicxx mpic++ mpif90 emcc em++ musl-gcc c89 c99 c17 clang-cl cl pgcc nvc " +
			"x86_64-w64-mingw32-gcc x86_64-w64-mingw32-g++ i686-w64-mingw32-gcc aarch64-linux-gnu-gcc " +
			"aarch64-linux-gnu-g++ arm-linux-gnueabihf-gcc arm-none-eabi-gcc arm-none-eabi-g++ " +
			"riscv64-linux-gnu-gcc riscv64-unknown-elf-gcc avr-gcc avr-g++ xtensa-esp32-elf-gcc flang ldc2 dmd " +
			"circle",
		Source: "gcc(1), GCC 14; clang(1), LLVM 18; tcc(1)",
		Style:  Single, Level: medium, Bare: low, Operands: "read...",
		Options: `
			@
			-ccbin,--compiler-bindir,--compiler-wrapper,--js-transform=:executes
			-Wa,-Wp?=:executes
			-ccc-install-dir=:exec
			-Xlinker=:executes@*plugin*+overwrites@*Map*+overwrites@*dependency-file*+overwrites@-o*+outside@/*
			-fopt-info,-fopt-info-all,-fopt-info-vec,-fopt-info-inline,-fopt-info-loop,-fopt-info-missed?=:write
			-fdump-go-spec,-fdump-tree-all,-fdump-rtl-all,-fdump-ipa-all?=:write
			-Wl?=:executes@*plugin*+overwrites@*Map*+overwrites@*-o*+outside@*-o,/*+outside@*-o,..*+outside@*Map*/*
			-*
			-o,--output=:make
			-I,-L,-iquote,-isystem,-idirafter,-iprefix,-isysroot,--sysroot,-F,-imultilib=:look
			-include,-imacros,-T,-Xlinker-script,-ivfsoverlay=:read
			-MF,-MJ,-dumpbase,-aux-info,-dependency-file,-serialize-diagnostics=:make
			-D,-U,-A,-x,-l,-u,-z,-G,-arch,-target,--param,-MT,-MQ,-Xassembler,-Xpreprocessor,-framework,-e,-std=
			-march,-mtune,-install_name,-current_version,-compatibility_version=
			-fplugin,-specs,-fpass-plugin,-load=:script
			-wrapper=:run+executes
			-B,--prefix,-fuse-ld,-ccc-gcc-name,--gcc-toolchain,-no-canonical-prefixes-l,-Xclang,-mllvm=:executes
			-run:executes
			-ld-path,--ld-path=:exec
			--config=:settings
			-fprofile-use,-fprofile-instr-use=:read
			-fdump-passes
			-dumpversion,-dumpmachine,-dumpspecs,-dumpfullversion,-print-search-dirs,-print-libgcc-file-name:info
			-print-sysroot,-print-multi-lib,-print-multi-directory,-print-target-triple,-print-resource-dir:info
			-print-targets,--print-targets,-print-supported-cpus,--target-help,-print-effective-triple:info
			-print-file-name,-print-prog-name,--help=:info
		`,
		Examples: `
			medium EXEC_ARBITRARY | gcc -Wp,-include,/home/dev/.ssh/id_rsa a.c
			medium EXEC_ARBITRARY | gcc -Wa,-o,/tmp/x a.c
			medium | gcc -Wl,-rpath,/usr/lib a.c
			medium | gcc -Wall -Wl,--gc-sections a.c
			high FS_OUTSIDE_WORKSPACE | gcc -Wl,-o,/tmp/x a.c
			medium EXEC_ARBITRARY | gcc -Wl,--plugin,./x.so a.c
			medium EXEC_ARBITRARY | gcc -Xlinker --plugin -Xlinker ./x.so a.c
			medium EXEC_ARBITRARY | gcc @opts.txt
			medium EXEC_ARBITRARY | gcc -Wl,-plugin,./x.so a.c
			medium EXEC_ARBITRARY | nvcc -ccbin ./x a.cu
			medium EXEC_ARBITRARY | gcc -Xlinker --plugin=./x.so a.c
			medium FS_OUTSIDE_WORKSPACE | gcc -fprofile-dir=/opt/x a.c
			low | gcc --version
			low | gcc -v
			low | gcc-13 --version
			low | clang -print-resource-dir
			low | cc -dumpmachine
			low | gcc -print-file-name=libc.a
			medium | gcc -Wall -O2 -o app main.c
			medium | g++ -std=c++20 -c x.cpp
			medium | clang++-18 -g x.cpp -o x -lm
			medium | gcc -fsyntax-only x.c
			medium | gcc -E x.c
			high FS_OUTSIDE_WORKSPACE | gcc -o /usr/local/bin/x x.c
			medium EXEC_ARBITRARY | gcc -fplugin=./x.so x.c
			medium..critical EXEC_ARBITRARY FS_DELETE_OVERWRITE | gcc -wrapper 'rm -rf src' x.c
			medium EXEC_ARBITRARY | gcc -B ./bin x.c
			medium EXEC_ARBITRARY | gcc -specs=./x.specs x.c
			medium EXEC_ARBITRARY | tcc -run x.c
			medium EXEC_ARBITRARY | clang -Xclang -load -Xclang ./x.so x.c
			high FS_CONFIG_SECRETS | gcc -E -include .env x.c
			high FS_CONFIG_SECRETS | gcc -x c .env
		`,
	},
	{
		Name:   "windres",
		Source: "windres(1), GNU binutils 2.42: the second name is written; --preprocessor is a command",
		Level:  medium, Operands: "read result",
		Options: `
			-* @
			-i,--input=:read
			-o,--output=:make
			-J,--input-format,-O,--output-format,-F,--target,-D,--define,-U,--undefine,-l,--language,-c,--codepage=
			-I,--include-dir=:look
			--preprocessor=:run
			--preprocessor-arg=:executes
			-r -v --use-temp-file --no-use-temp-file
		`,
		Examples: `
			medium | windres a.rc a.o
			medium | windres -i a.rc -o a.o
			medium..critical FS_DELETE_OVERWRITE | windres --preprocessor 'rm -rf src' a.rc a.o
			high FS_OUTSIDE_WORKSPACE | windres a.rc /etc/a.o
		`,
	},
	{
		Name:   "dxc",
		Source: "dxc -help, DirectXShaderCompiler 1.8: -F and a letter name an output",
		Style:  Single, Level: medium, Bare: low, Operands: "read...",
		Options: `
			@ -*
			-Fo,-Fc,-Fd,-Fe,-Fh,-Fre,-Frs,-Fsh,-Fi,-MF=:make
			-E,-T,-D,-O,-HV,-enable-16bit-types,-setrootsignature,-rootsig-define,-Vn=
			-I=:look
			-help,-h,-?:info
		`,
		Examples: `
			medium | dxc -T ps_6_0 -E main -Fo a.dxil a.hlsl
			high FS_OUTSIDE_WORKSPACE | dxc -T ps_6_0 -Fo /etc/a a.hlsl
		`,
	},
	{
		Name: "ld ld.lld ld64.lld lld lld-link mold gold ld.gold ld.bfd wasm-ld as gas masm ml64 uasm sdas " +
			"ca65 ld65 cc65 rgbasm rgblink llc opt llvm-as llvm-dis llvm-link llvm-lto spirv-as glslc " +
			"glslangValidator slangc shaderc dsymutil",
		Source: "ld(1), as(1), GNU binutils 2.42; llc(1)",
		Style:  Single, Level: medium, Bare: low, Operands: "read...",
		Options: `
			@
			--plugin=:script
			-run:executes
			-*
			-o,--output=:make
			-Map,--Map=:make
			-T,--script,-dT=:read
			-L,-I,-rpath-link=:look
			-l,-m,-e,-D,-f,-F,-O,-soname,-rpath,-dynamic-linker,-z,-arch,-march,-mtriple,-mcpu=
			-plugin,-load,-load-pass-plugin=:script
			-MD,-MF=:make
			-v
		`,
		Examples: `
			medium EXEC_ARBITRARY | ld @x
			medium EXEC_ARBITRARY | ld --plugin=./x.so a.o
			medium EXEC_ARBITRARY | mold -run rm x
			low | ld --version
			low | ld -v
			medium | ld -o app a.o b.o
			medium EXEC_ARBITRARY | ld -plugin ./x.so a.o
			medium EXEC_ARBITRARY | opt -load ./x.so x.bc
			high FS_OUTSIDE_WORKSPACE | ld -o /boot/x a.o
		`,
	},
	{
		Name:   "nasm",
		Source: "nasm(1), NASM 2.16: -e and -E print what they read, -l is a listing, -@ a file of options",
		Style:  Single, Level: medium, Bare: low, Operands: "read...",
		Options: `
			-@=:executes
			-* -E,-e,-a,-g,-n,-r,-s,-t,-y,-M,-MG,-MP,-hf,-O0,-O1,-Ox
			-v,-h:info
			-o,-l,-MD,-MF=:make
			-Z=:write
			-p,-P,--include=:read
			-i,-I=:look
			-d,-D,-u,-U,-f,-F,-X,-O,-MT,-MQ,--prefix,--postfix,--gprefix,--gpostfix,--lprefix,--lpostfix,--pragma=
			--before=
		`,
		Examples: `
			low | nasm -v
			medium | nasm -f elf64 x.asm -o x.o
			medium | nasm -E x.asm
			high FS_CONFIG_SECRETS | nasm -e .env
			high FS_CONFIG_SECRETS | nasm -E .env
			medium EXEC_ARBITRARY | nasm -@ x.opt a.s
			high FS_OUTSIDE_WORKSPACE | nasm -l /etc/x a.s
		`,
	},
	{
		Name:   "yasm vsyasm ytasm",
		Source: "yasm(1), Yasm 1.3: -e prints what it reads, -l is a listing, -E and --mapfile are files",
		Style:  Single, Level: medium, Bare: low, Operands: "read...",
		Options: `
			-* -e,--preproc-only,-s,-w,-M,--force-strict
			-h,--help,--version,--license:info
			-o,--objfile,-l,--list,--mapfile=:make
			-E=:write
			-P=:read
			-I,-i=:look
			-a,--arch,-p,--parser,-r,--preproc,-f,--oformat,-g,--dformat,-L,--lformat,-m,--machine,-D,-d,-U,-u=
			-X,--prefix,--suffix=
		`,
		Examples: `
			low | yasm --version
			medium | yasm -f elf64 a.s -o a.o
			high FS_CONFIG_SECRETS | yasm -e .env
			high FS_CONFIG_SECRETS | yasm --preproc-only .env
			high FS_OUTSIDE_WORKSPACE | yasm --list=/etc/x a.s
		`,
	},
	{
		Name:   "fasm fasm2 fasmg",
		Source: "flatassembler.net, fasm 1.73: the second name is written",
		Level:  medium, Bare: low, Operands: "read result",
		Options: `
			-m,-p,-d,-e,-i=
			-s=:write
		`,
		Examples: `
			medium | fasm a.asm a.bin
			high FS_OUTSIDE_WORKSPACE | fasm a.asm /etc/x
		`,
	},
}

// binaryTools look at object files or change them.
var binaryTools = []Entry{
	{
		Name:   "strip llvm-strip eu-strip gstrip",
		Source: "strip(1), GNU binutils 2.42: changes the file unless -o names another",
		Level:  medium, Operands: "renew...",
		Options: `
			-*
			-o=:write
			-R,--remove-section=
			-K,--keep-symbol=
			-N=
			-F,-I,-O=
			-s
			-f=:make
		`,
		Examples: `
			low | strip --version
			medium | strip build/app
			medium FS_DELETE_OVERWRITE | strip -o out build/app
			high FS_OUTSIDE_WORKSPACE | strip /usr/bin/x
		`,
	},
	{
		Name:   "objcopy llvm-objcopy",
		Source: "objcopy(1), GNU binutils 2.42: the second file is written, or the first in place",
		Level:  medium, Operands: "read... write",
		Options: objectOptions,
		Examples: `
			low | objcopy --version
			medium FS_DELETE_OVERWRITE | objcopy -S a.o b.o
		`,
	},
	{
		Name:   "ranlib llvm-ranlib dlltool",
		Source: "ranlib(1), GNU binutils 2.42: only an index is added",
		Level:  medium, Operands: "edit...",
		Options: objectOptions,
		Examples: `
			low | ranlib --version
			medium | ranlib lib.a
			high FS_OUTSIDE_WORKSPACE | ranlib /usr/lib/x.a
		`,
	},
	{
		Name:   "elfedit patchelf chrpath install_name_tool upx execstack paxctl",
		Source: "elfedit(1), patchelf(1), install_name_tool(1), upx(1): they change the file in place",
		Level:  medium, Operands: "renew...",
		Options: objectOptions,
		Examples: `
			low | patchelf --version
			medium | patchelf --set-rpath x build/app
			high FS_OUTSIDE_WORKSPACE | patchelf --set-rpath x /usr/bin/x
		`,
	},
	{
		Name:   "gcov lcov genhtml gcovr llvm-cov llvm-profdata grcov geninfo kcov gprof gprof2dot",
		Source: "gcov(1), lcov(1), gcovr manual: reports written beside the sources",
		Level:  medium, Operands: "text...",
		Options: `
			-*
			-o,--output,--output-file,--output-directory=:make
			-d,--directory=:look
			-c
			--html,--xml,--json,--html-details?=:make
			--gcov-tool=:exec
			--config,--config-file=:settings
			-a=
			-t=
			-r,--root,--remove=
			--capture --zerocounters
		`,
		Examples: `
			low | gcov --version
			medium | lcov --capture --directory . -o cov.info
			medium | genhtml cov.info
			medium | gcovr -r . --html-details -o build/cov.html
			medium..critical EXEC_ARBITRARY | lcov --gcov-tool ./x.sh -c -d .
			high FS_OUTSIDE_WORKSPACE | lcov -o /etc/x -c -d .
		`,
	},
	{
		Name: "llvm-config pg_config mysql_config mariadb_config gdal-config geos-config nc-config-c " +
			"python-config python3-config xml2-config xslt-config curl-config sdl2-config gpg-error-config " +
			"freetype-config icu-config libpng-config php-config nc-config gsl-config wx-config root-config " +
			"krb5-config pcre-config pcre2-config ncurses6-config ncursesw6-config",
		Source: "llvm-config(1), curl-config(1): print build settings",
		Level:  low, Operands: "text...", Options: `-*`,
		Examples: `
			low | llvm-config --libs core
			low | python3-config --cflags
			low | llvm-config-18 --version
		`,
	},
	{
		Name: "llvm-nm gnm llvm-size llvm-objdump llvm-strings llvm-symbolizer llvm-dwarfdump llvm-cxxfilt " +
			"llvm-bcanalyzer lddtree dumpelf bloaty checksec hardening-check readpe pev vtool dyldinfo eu-nm " +
			"eu-objdump eu-size eu-elflint eu-strings eu-addr2line abidw abidiff gobjdump greadelf wasm-objdump " +
			"wasm2wat wasm-validate",
		Source: "llvm-nm(1), elfutils(1), bloaty, checksec manuals: they print",
		Level:  low, Operands: "read...",
		Options: `
			-adCDefgGhHilLmMnpPrsStTuvwWxXBFAR
			-o,--output=:write
			-j,--section=
			--file=:read
			--dir=:look
			--output-format=
			--format=
			--demangle?=
			--print-size --size-sort --extern-only --undefined-only --defined-only --dynamic --headers --full-contents
			--disassemble --syms --private-headers -c
			--debug-info?=
			--debug-line?=
			--domain=
			--csv --tsv
			--proc=
		`,
		Examples: `
			low | llvm-nm build/app
			low | bloaty build/app
			low | llvm-objdump -d build/app
			high FS_CONFIG_SECRETS | llvm-strings .env
			high FS_CONFIG_SECRETS | llvm-objdump -s ~/.ssh/id_rsa
		`,
	},
}
