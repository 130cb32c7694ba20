package php

import (
	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/library"
	"guard/policy/code/value"
)

// streams says what the functions of PHP do that open a path, which may be a URL, and what its extensions write,
// after the PHP manual 8.4 ("Supported Protocols and Wrappers", XMLWriter, Readline, OpenSSL, POSIX, FTP, SSH2) and
// the manual of Xdebug 3.
var streams = []row{
	{call.None, "", read, "get_headers get_meta_tags getimagesize exif_read_data exif_thumbnail exif_imagetype " +
		"read_exif_data md5_file sha1_file parse_ini_file highlight_file show_source php_strip_whitespace readgzfile " +
		"gzfile simplexml_load_file imagecreatefrompng imagecreatefromjpeg imagecreatefromgif imagecreatefromwebp " +
		"imagecreatefrombmp imagecreatefromavif imagecreatefromgd imagecreatefromgd2 imagecreatefromxbm " +
		"imagecreatefromxpm imagecreatefromwbmp imagecreatefromtga mime_content_type finfo_file " +
		"readline_read_history new:imagick yaml_parse_file yaml_parse_url new:domdocument().load " +
		"new:domdocument().loadhtmlfile ?.loadhtmlfile"},
	{call.None, "", stat, "is_file is_dir file_exists filesize filemtime fileatime filectime stat lstat is_readable " +
		"is_writable filetype fileperms"},
	{call.None, "", readSecond, "hash_file hash_hmac_file hash_update_file"},
	{code.Writes, "0", nil, "xmlwriter_open_uri readline_write_history xdebug_start_trace xdebug_start_gcstats " +
		"new:xmlwriter().openuri yaml_emit_file cairo_pdf_surface_create ps_open_file pdf_begin_document dbase_create"},
	{call.None, "1", library.IfText(code.Writes), "imagexbm imagewbmp imagegd imagegd2 imagexpm " +
		"openssl_pkey_export_to_file openssl_x509_export_to_file openssl_csr_export_to_file " +
		"openssl_pkcs12_export_to_file openssl_pkcs7_sign openssl_pkcs7_encrypt openssl_pkcs7_decrypt " +
		"openssl_cms_sign openssl_cms_encrypt openssl_cms_decrypt ?.transformtouri ftp_get ftp_fget imap_savebody"},
	{code.Makes, "0", nil, "posix_mkfifo posix_mknod"},
	{code.Mode, "0", nil, "lchgrp"},
	{code.Edits, "0", nil, "dbase_open"},
	{code.Network, "0", nil, "gethostbynamel socket_addrinfo_lookup gethostbyaddr checkdnsrr " +
		"dns_check_record getmxrr dns_get_mx snmpget snmpwalk snmpset " +
		"snmp2_get snmp2_set snmp3_get ftp_nb_put stream_socket_sendto http_get http_post_data " +
		"http_put_file http_request new:httprequest"},
	{call.None, "", guzzle, "new:guzzlehttp\\client"},
	{code.Writes, "", guzzleRequest, "new:guzzlehttp\\client().get new:guzzlehttp\\client().post " +
		"new:guzzlehttp\\client().put new:guzzlehttp\\client().patch new:guzzlehttp\\client().delete " +
		"new:guzzlehttp\\client().request new:guzzlehttp\\client().requestasync " +
		"new:guzzlehttp\\client().getasync new:guzzlehttp\\client().postasync"},
	{code.Opaque, "", nil, "ssh2_exec ssh2_shell opcache_compile_file apc_load_constants igbinary_unserialize " +
		"msgpack_unpack msgpack_unserialize wddx_deserialize"},
}

// readSecond handles hash_file(algorithm, path or URL).
func readSecond(r *call.Calls, c *call.Call) value.Value {
	c.Arguments = &value.Arguments{Pos: c.Pos[min(1, len(c.Pos)):], Keys: c.Keys, Keyed: c.Keyed, Spread: c.Spread}
	return read(r, c)
}

// stat handles is_file(path or URL). Of a file of this machine it shows nothing; for a URL it asks the host.
func stat(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	v, _ := c.Arg(0, "filename")
	v.Each(func(v value.Value) {
		if v.IsText() && call.IsRemote(v.Text) {
			r.Emit(code.Network, c.Name, v)
		}
	})
	return value.Value{}
}

// guzzle handles new Client(["base_uri" => host]) of Guzzle 7, whose requests begin with it.
func guzzle(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	for _, option := range []string{"base_uri", "proxy"} {
		if v, given := c.Option(option); given {
			r.Emit(code.Network, c.Name, v)
		}
	}
	guzzleSink(r, c)
	return value.Named("new:guzzlehttp\\client()")
}

// guzzleRequest handles get(address, options), and request(method, address, options). An address without a host goes
// to the client's base_uri.
func guzzleRequest(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	for _, v := range c.Pos {
		if v.IsText() && call.IsRemote(v.Text) {
			r.Emit(code.Network, c.Name, v)
		}
	}
	if v, given := c.Option("proxy"); given {
		r.Emit(code.Network, c.Name, v)
	}
	guzzleSink(r, c)
	return value.Value{}
}

// guzzleSink notes the file that the option sink has an answer written to.
func guzzleSink(r *call.Calls, c *call.Call) {
	if v, given := c.Option("sink"); given && v.IsText() {
		r.EmitEach(code.Writes, c.Name, []value.Value{v})
	}
}
