package program

// documentInclusions are documents that act when they are drawn: music, pictures, pages and maps whose language
// opens files, runs commands or asks hosts.
var documentInclusions = []inclusion{
	{
		programs: "lilypond lilypond-book abc2ly midi2ly convert-ly",
		source:   "LilyPond 2.24, Extending: Scheme stands behind # and $; Guile 3 reference, File System, Processes",
		ending:   ".ly",
		files: `\\include\s+"([^"]+)"|\(\s*(?:open-input-file|call-with-input-file|with-input-from-file|` +
			`ly:gulp-file|open-file)\s+"([^"]+)"`,
		runs: `\(\s*(?:define\s+\S+\s+)?(?:system\*?|delete-file|rename-file|copy-file|truncate-file|rmdir|mkdir|` +
			`chmod|symlink|open-output-file|open-file|call-with-output-file|with-output-to-file|` +
			`open-(?:input-|output-)?pipe\*?|` +
			`execl[pe]*|primitive-fork|primitive-load|load|eval-string|socket|dynamic-link|ly:system|ly:spawn)[\s")]|` +
			`\(\s*(?:ice-9\s+popen|system\s+foreign|web\s+client)\s*\)`,
	},
	{
		programs: "mpost mplib dvitomp pmpost mptopdf",
		source:   "MetaPost 2.10 manual, write … to, readfrom, runscript, scantokens",
		ending:   ".mp",
		files:    `\b(?:input|readfrom)\s+"?([^\s";]+)`,
		runs:     `\bwrite\b[^;]*\bto\b|\brunscript\b|\bscantokens\b[^;]*&`,
	},
	{
		programs: "weasyprint wkhtmltopdf wkhtmltoimage prince html2ps pagedjs-cli vivliostyle",
		source: "WeasyPrint 62, First Steps (attachments, images); Prince 15; wkhtmltopdf 0.12; HTML 5; " +
			"CSS 2.2, 4.3.4",
		files: `(?i)<(?:img|link|script|iframe|object|embed|image|source|video|audio|input|use)\b[^>]*?\b(?:src|href|` +
			`data|xlink:href)\s*=\s*["']?([^"'\s>]+)|\burl\(\s*["']?([^"'\s)]+)|@import\s+["']([^"']+)`,
		connects: true,
	},
	{
		programs: "gdalinfo ogrinfo ogr2ogr gdal gdal_translate gdalwarp gdalbuildvrt gdaladdo gdaldem " +
			"gdal_rasterize gdal_contour gdal_grid gdallocationinfo gdaltransform gdaltindex gdal_calc.py " +
			"gdal_merge.py gdal_polygonize.py gdal_fillnodata.py gdal_sieve.py gdal2tiles.py gdal_retile.py rio fio",
		source: "GDAL 3.9: VRT, WMS, WMTS and WCS descriptions, OGR VRT, network file systems",
		files: `>\s*((?:/vsi\w+/)*(?:https?|ftp)://[^\s<]+|` +
			`/vsi(?:curl|s3|gs|az|adls|oss|swift|hdfs|webhdfs)\w*/[^<]+|` +
			`(?:PG|MySQL|MSSQL|OCI|MongoDBv3|ES|CouchDB|WFS|OAPIF|WMS|WMTS|WCS):[^<]+)`,
		runs:     `<PixelFunctionLanguage>\s*Python`,
		connects: true,
	},
}
