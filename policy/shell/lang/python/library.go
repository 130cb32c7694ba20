// Package python knows what of Python's own world takes no reading of its grammar: the modules of its
// library, the examples in its documents, names by which code hides what it does. Its programs are read by
// policy/code.
package python

import (
	"slices"
	"strings"

	"guard/internal/lazy"
)

// InLibrary reports a module of Python's own library.
func InLibrary(module string) bool {
	_, is := slices.BinarySearch(library, module)
	return is
}

// library are those modules, sorted (sys.stdlib_module_names of Python 3.11).
var library = strings.Fields(`
	abc aifc antigravity argparse array ast asynchat asyncio asyncore atexit audioop base64 bdb binascii bisect
	builtins bz2 cProfile calendar cgi cgitb chunk cmath cmd code codecs codeop collections colorsys compileall
	concurrent configparser contextlib contextvars copy copyreg crypt csv ctypes curses dataclasses datetime dbm
	decimal difflib dis distutils doctest email encodings ensurepip enum errno faulthandler fcntl filecmp fileinput
	fnmatch fractions ftplib functools gc genericpath getopt getpass gettext glob graphlib grp gzip hashlib heapq hmac
	html http idlelib imaplib imghdr imp importlib inspect io ipaddress itertools json keyword lib2to3 linecache
	locale logging lzma mailbox mailcap marshal math mimetypes mmap modulefinder msilib msvcrt multiprocessing netrc
	nis nntplib nt ntpath nturl2path numbers opcode operator optparse os ossaudiodev pathlib pdb pickle pickletools
	pipes pkgutil platform plistlib poplib posix posixpath pprint profile pstats pty pwd py_compile pyclbr pydoc
	pydoc_data pyexpat queue quopri random re readline reprlib resource rlcompleter runpy sched secrets select
	selectors shelve shlex shutil signal site smtpd smtplib sndhdr socket socketserver spwd sqlite3 sre_compile
	sre_constants sre_parse ssl stat statistics string stringprep struct subprocess sunau symtable sys sysconfig
	syslog tabnanny tarfile telnetlib tempfile termios textwrap this threading time timeit tkinter token tokenize
	tomllib trace traceback tracemalloc tty turtle turtledemo types typing unicodedata unittest urllib uu uuid venv
	warnings wave weakref webbrowser winreg winsound wsgiref xdrlib xml xmlrpc zipapp zipfile zipimport zlib zoneinfo`)

// BackDoor finds a name by which code reaches what Python has built in past the names that guard reads: open
// under other modules' names, the module of a built-in function, helpers of the library that start a shell
// (CPython 3.13, Lib); empty: none.
func BackDoor(text string) string { return backDoors().FindString(text) }

var backDoors = lazy.Pattern(`\b_builtin_open\b|\bbltn_open\b|\bcodecs\.builtins\b|\b_pyio\b|\.__self__\b|` +
	`\b_osx_support\b|` +
	`\bglobals\(\)\.update\(|\bvars\(os\)|\bvars\(sys\.modules`)
