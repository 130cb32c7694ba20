package code

import (
	"strings"
	"sync"
)

// Standard reports a module that comes with a language, by the name under which a text imports it. Of a language
// that it does not know, every module does.
func Standard(lang Language, module string) bool {
	switch lang {
	case Python:
		top, _, _ := strings.Cut(module, ".")
		return standard()[Python][top]
	case JavaScript:
		for _, own := range [...]string{"node:", "bun:", "cloudflare:"} {
			if strings.HasPrefix(module, own) {
				return true
			}
		}
		top, _, _ := strings.Cut(module, "/")
		return standard()[JavaScript][top]
	case Ruby:
		top, _, _ := strings.Cut(module, "/")
		return standard()[Ruby][top]
	case Go: // only paths that begin with a host can be fetched (go.dev/ref/mod, "Module paths")
		host, _, _ := strings.Cut(module, "/")
		return !strings.Contains(host, ".")
	}
	return true
}

// standard is the set of these modules, by language.
var standard = sync.OnceValue(func() (sets [Languages]map[string]bool) {
	for lang, names := range modules {
		sets[lang] = map[string]bool{}
		for _, name := range strings.Fields(names) {
			sets[lang][name] = true
		}
	}
	return sets
})

// modules are those of each language: sys.stdlib_module_names of Python 3.11, with what Python 3.14 adds;
// nodejs.org/api, 22; the default and bundled gems of Ruby 3.3.
var modules = map[Language]string{
	Python: `
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
	warnings wave weakref webbrowser winreg winsound wsgiref xdrlib xml xmlrpc zipapp zipfile zipimport zlib zoneinfo
	__future__ __main__ annotationlib compression`,
	JavaScript: `assert async_hooks buffer bun child_process cluster console constants crypto dgram diagnostics_channel
	dns domain events fs http http2 https inspector module net os path perf_hooks process punycode querystring readline
	repl sqlite stream string_decoder sys test timers tls trace_events tty url util v8 vm wasi worker_threads zlib`,
	Ruby: `English abbrev base64 benchmark bigdecimal bundler cgi coverage csv date delegate did_you_mean digest drb erb
	etc fcntl fiddle fileutils find forwardable getoptlong io ipaddr irb json logger matrix minitest monitor mutex_m net
	nkf objspace observer open-uri open3 openssl optparse ostruct pathname pp prettyprint prime pstore psych pty racc
	rake rbconfig rdoc readline reline resolv rexml ripper rss rubygems securerandom set shellwords singleton socket
	stringio strscan syntax_suggest syslog tempfile test time timeout tmpdir tsort un uri weakref yaml zlib`,
}
