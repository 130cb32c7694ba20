package program

// drawers make pictures of graphs and models.
var drawers = []Entry{
	{
		Name:   "dot neato fdp sfdp circo twopi osage patchwork gvpack unflatten acyclic tred gc gml2gv dot2tex",
		Source: "dot(1), Graphviz 12: prints, or writes with -o and -O",
		Level:  low, Operands: "read...",
		Options: `
			-vqxynPWaCDerSs
			-T,-K,-G,-N,-E,-A,-l,-m,-L=
			-o=:write
			-O:medium
			-V,-?:info
		`,
		Examples: `
			low | dot -V
			low | dot -Tsvg graph.dot
			medium..high FS_DELETE_OVERWRITE | dot -Tpng graph.dot -o graph.png
			medium | dot -Tpng -O graph.dot
			high FS_OUTSIDE_WORKSPACE | dot -Tpng -o /etc/x.png graph.dot
			high FS_CONFIG_SECRETS | dot .env
		`,
	},
	{
		Name:   "resvg svgexport gdal_translate",
		Source: "resvg README 0.43, svgexport, gdal_translate(1): the second name is written",
		Style:  Single, Level: medium, Operands: "read result text...",
		Options: `
			-*
			--resources-dir,--use-font-file=:look
			-of,-ot,-b,-outsize,-co,-a_srs,-projwin,-w,-h,-z=
		`,
		Names: byAddress,
		Examples: `
			medium | resvg a.svg a.png
			high FS_OUTSIDE_WORKSPACE | resvg a.svg /etc/a.png
		`,
	},
	{
		Name:   "ogr2ogr",
		Source: "ogr2ogr(1), GDAL 3.9: the first name is written",
		Style:  Single, Level: medium, Operands: "result read...",
		Options: `
			-*
			-overwrite,-append,-update:overwrites
			-f,-of,-t_srs,-s_srs,-select,-where,-sql,-nln,-nlt,-lco,-dsco,-spat,-clipsrc=
		`,
		Names: databaseNames,
		Examples: `
			medium | ogr2ogr -f GeoJSON out.json in.shp
			high FS_DELETE_OVERWRITE | ogr2ogr -overwrite out in.shp
			high NETWORK_RISK | ogr2ogr -f GeoJSON out.json PG:dbname=x
		`,
	},
	{
		Name:   "kroki",
		Source: "kroki CLI 0.5: diagrams are drawn by a host",
		Level:  high, Categories: network, Operands: "text...", Options: `-*`,
		Examples: `high NETWORK_RISK | kroki convert a.dot`,
	},
	{
		Name:   "d2 ditaa",
		Source: "d2 0.6, ditaa 0.11: the second name is written",
		Style:  Single, Level: medium, Operands: "read result",
		Options: `
			-*
			-l,--layout=:executes@./*+executes@/*
			-t,--theme,--scale,--pad=
			--browser=:executes
			-w,--watch
			-h,--host=:network@0.*
		`,
		Subs: []Entry{{Name: "play", Level: high, Categories: network, Operands: "sendfile", Options: `-*`}},
		Examples: `
			medium | d2 a.d2 a.svg
			medium | ditaa a.txt
			high FS_OUTSIDE_WORKSPACE | d2 a.d2 /etc/a.svg
		`,
	},
	{
		Name:   "povray",
		Source: "povray(1), 3.7: +O and Output_File_Name name the picture, +GA and its kin its logs",
		Style:  Single, Level: medium, Operands: "read...", Options: `-*`,
		Examples: `medium | povray x.pov`,
	},
	{
		Name:   "wavedrom-cli",
		Source: "wavedrom-cli README 3.2: -s and -p name what is written",
		Level:  medium, Operands: "read...",
		Options: `
			-*
			-i,--input=:read
			-s,--svg,-p,--png=:make
			-h:info
		`,
		Examples: `
			medium | wavedrom-cli -i a.json -s a.svg
			high FS_OUTSIDE_WORKSPACE | wavedrom-cli -i a.json -p /etc/a.png
		`,
	},
	{
		Name: "mmdc mermaid plantuml svgbob svgbob_cli drawio draw.io nomnoml pikchr structurizr-cli " +
			"structurizr asymptote asy openscad inkscape rsvg-convert cairosvg svg2png blockdiag seqdiag actdiag " +
			"nwdiag graph-easy railroad gnuclad erd vl2png vl2svg kicad-cli pcbnew eagle qgis " +
			"gdalinfo ogrinfo gmt mapnik",
		Source: "mermaid-cli, plantuml.com/command-line, inkscape(1), rsvg-convert(1), openscad(1) and the " +
			"manuals of the others",
		Style: Single, Level: medium, Operands: "read...",
		Options: `
			--picoweb,-ftp:network
			-m,-graphvizdot=:executes
			-nosafe:executes
			--layout,--browser=:executes
			-*
			-i,--input=:read
			-t,-w,-H,-b=
			-o,--output,--export-filename,-output=:write
			--actions=:medium+outside@*:/*+outside@*:..*
			--puppeteerConfigFile,-p,--configFile,-c=:settings
			-picoweb:network
		`,
		Examples: `
			medium EXEC_ARBITRARY | plantuml -graphvizdot ./x a.puml
			low | mmdc --version
			medium | plantuml x.puml
			medium FS_DELETE_OVERWRITE | mmdc -i x.mmd -o x.svg
			medium FS_DELETE_OVERWRITE | rsvg-convert a.svg -o a.png
			high FS_OUTSIDE_WORKSPACE | inkscape a.svg --export-filename=/etc/a.png
		`,
	},
	{
		Name:   "gimp gimp-console freecadcmd freecad",
		Source: "gimp(1), GIMP 2.10: -b is a Script-Fu; FreeCAD manual: a file of Python is run",
		Level:  medium, Operands: "read...",
		Options: `
			-*
			-b,--batch,-c,--console=:code
			--batch-interpreter=
			-i,--no-interface -n
			-v:info
			-P,--python-path=:executes
			-g,--gimprc,--system-gimprc=:settings
		`,
		Names: []Entry{
			{Name: "*.py *.fcmacro *.scm", Level: medium, Categories: executes, Says: "{0} is code that is run"},
		},
		Examples: `
			medium..high EXEC_ARBITRARY | gimp -i -b '(gimp-quit 0)'
			medium EXEC_ARBITRARY | freecadcmd x.py
			low | gimp --version
		`,
	},
	{
		Name:   "blender scribus natron houdini hython maya mayapy fontforge renderdoccmd",
		Source: "blender(1), gimp(1), fontforge(1): scripts in Python and Scheme",
		Level:  medium, Operands: "read...", Style: Single,
		Options: `
			-*
			-P,--python=:script
			--python-expr,--python-console=:code
			-b -i
			-y,--enable-autoexec:executes
			-o,--render-output=:make
			--batch-interpreter=
			--batch=:code
			-c=:code
			-script=:script
			-lang=
		`,
		Examples: `
			low | blender --version
			medium | blender -b scene.blend -o out -f 1
			medium EXEC_ARBITRARY | blender -b -P x.py
			medium..high EXEC_ARBITRARY | blender -b --python-expr 'import os; os.system("id")'
		`,
	},
}
