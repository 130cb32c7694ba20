package javascript

import (
	"strings"

	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/library"
	"guard/policy/code/value"
)

// fileLibraries says what packages do to files: fs-jetpack 5, cpy 11, move-file 4, ncp 2, cpx2 8, recursive-copy 2,
// replace-in-file 8, steno 4, unzipper 0.12, tar-fs 3, compressing 1, node-7z 3, zip-lib 1, ExcelJS 4, excel4node 1,
// md-to-pdf 5, gm 1, execa 9, nano-spawn 1, zx 8.
var fileLibraries = []row{
	{code.DeletesTree, "", removesAll, "rimraf rimraf.sync rimraf.rimraf rimraf.rimrafSync rimraf.native " +
		"rimraf.manual rimraf.moveRemove rimraf.nativeSync rimraf.manualSync rimraf.moveRemoveSync del del.sync " +
		"del.deleteSync del.deleteAsync trash ?.rimrafSync ?.rimraf fs-jetpack.remove fs-jetpack.removeAsync " +
		"@npmcli.fs.rm tar.unlink rm-rf premove premove.sync fs-jetpack.cwd().remove fs-jetpack.cwd().removeAsync"},
	{code.Writes, "0", nil, "fs-jetpack.write fs-jetpack.writeAsync fs-jetpack.createWriteStream steno.Writer " +
		"new:excel4node.Workbook().write excel4node.Workbook().write"},
	{call.None, "", jetpackFile, "fs-jetpack.file fs-jetpack.fileAsync"},
	{call.None, "", jetpackFolder, "fs-jetpack.dir fs-jetpack.dirAsync fs-jetpack.cwd().dir fs-jetpack.cwd().dirAsync"},
	{call.None, "", keptIn(0), "fs-jetpack.cwd"},
	{code.Moves, "0 1", nil, "fs-jetpack.move fs-jetpack.moveAsync fs-jetpack.rename move-file.moveFile move-file " +
		"move-file.renameFile move-file.moveFileSync move-file.sync mv @npmcli.fs.moveFile"},
	{call.None, "", copiesInto, "cpy cpy.default copy-file.copyFile copy-file.copyFileSync cp-file cp-file.sync " +
		"ncp ncp.ncp recursive-copy cpx.copy cpx.copySync cpx2.copy cpx2.copySync copyfiles copy-dir copy-dir.sync " +
		"fs-jetpack.copy fs-jetpack.copyAsync fs.copy fs.copySync fs.cp fs.cpSync fs.promises.cp ?.cpSync " +
		"@npmcli.fs.cp " +
		"copy-template-dir cpr"},
	{code.Edits, "", optionFiles("files"), "replace-in-file replace-in-file.replaceInFile replace-in-file.sync " +
		"replace-in-file.replaceInFileSync"},
	{call.None, "", deletesTargets, "rollup-plugin-delete rollup-plugin-del rollup-plugin-cleaner"},
	{call.None, "", unpacks(-1, "path"), "unzipper.Extract unzipper.Open.file().extract"},
	{call.None, "", unpacks(-1, "dir"), "extract-zip extract-zip.default"},
	{code.Reads, "0", nil, "unzipper.Open.file new:adm-zip adm-zip yauzl.open yauzl.openPromise " +
		"node-stream-zip.async"},
	{call.None, "", unpacks(0, ""), "tar-fs.extract"},
	{call.None, "", unpacks(1, ""), "compressing.zip.uncompress compressing.tar.uncompress " +
		"compressing.tgz.uncompress " +
		"compressing.gzip.uncompress zip-lib.extract zip-lib.Unzip().extract cross-zip.unzip cross-zip.unzipSync " +
		"node-7z.extract node-7z.extractFull decompress-zip node-stream-zip.async().extract all-unpacker"},
	{code.Writes, "1", nil, "compressing.zip.compressDir compressing.zip.compressFile compressing.tar.compressDir " +
		"compressing.tar.compressFile compressing.tgz.compressDir compressing.tgz.compressFile " +
		"compressing.gzip.compressFile zip-lib.archiveFolder zip-lib.archiveFile zip-a-folder.zip zip-a-folder.tar " +
		"cross-zip.zip cross-zip.zipSync node-id3.write node-id3.update node-id3.removeTags"},
	{code.Writes, "0", nil, "node-7z.del node-7z.delete node-7z.rename node-7z.update"},
	{code.Reads, "", readsOption, "tar.t tar.list"},
	{call.None, "", library.OptionWrites("filename"), "exceljs.stream.xlsx.WorkbookWriter " +
		"new:exceljs.stream.xlsx.WorkbookWriter"},
	{call.None, "", library.OptionWrites("dest"), "md-to-pdf md-to-pdf.mdToPdf"},
	{code.Writes, "0", nil, "gm().write gm.subClass().write"},
	// WebdriverIO 9, beside saveScreenshot
	{code.Writes, "0", nil, "?.saveElementScreenshot"},
	{call.None, "", metalsmith, "metalsmith.* metalsmith().*"},
	{call.None, "", pipesInto, "?.pipe ?.pipeStdout ?.pipeStderr ?.pipeAll"},
	{code.Runs, "", nodeSpawn, "nano-spawn nano-spawn.default spawndamnit spawn-please @npmcli.promise-spawn " +
		"foreground-child"},
	{code.RunsShell, "0", nil, "`execa.$() `zx.$.sync `zx.$.sync() `dax-sh `dax-sh() `@david.dax `dax"},
	{call.None, "", harmless, "xlsx.set_fs xlsx.stream.set_readable"},
	{code.Runs, "", gitWords, "dugite.exec"},
	{code.Writes, "0", nil, "qrcode.toFile"},
}

// removesAll handles rimraf(paths) and del(patterns), whose texts may be patterns; one that begins with ! spares what
// it matches (del 8; rimraf 6, with the option glob).
func removesAll(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	v, _ := c.Arg(0, "")
	all := library.Globbed(r, v)
	dir := c.Folder("cwd")
	if c.Recv.Kind == value.Name && c.Recv.List != nil { // jetpack.cwd("data").remove("x")
		dir = &c.Recv.List.Items[0]
	}
	if dir != nil {
		for i := range all {
			all[i] = value.Join(*dir, all[i], true)
		}
	}
	r.EmitEach(code.DeletesTree, c.Name, all)
	return value.Value{}
}

// deletesTargets handles del({targets}) of rollup-plugin-delete 2, cleaner({targets}).
func deletesTargets(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	if v, given := c.Option("targets"); given {
		r.EmitEach(code.DeletesTree, c.Name, library.Globbed(r, v))
	}
	return value.Named(r.Canonical(c.Name + "()"))
}

// copiesInto handles cpy(patterns, folder) and cp(from, to): what is there is written over, unless an option says no
// (fs-extra 11 and recursive-copy 2, overwrite; Node.js 22, force).
func copiesInto(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	for _, name := range []string{"overwrite", "force", "clobber"} {
		if v, given := c.Option(name); given && value.IsFalse(v) {
			return value.Value{}
		}
	}
	from, _ := c.Arg(0, "")
	to, given := c.Arg(1, "")
	if !given || to.Kind == value.Dict || to.Kind == value.Function {
		return value.Value{}
	}
	for _, one := range library.Globbed(r, from) {
		r.Emit(code.Copies, c.Name, one, to)
	}
	if clean, given := c.Option("clean"); given && !value.IsFalse(clean) { // cpx
		r.EmitEach(code.DeletesTree, c.Name, []value.Value{to})
	}
	return value.Value{}
}

// unpacks handles a call that puts what an archive holds into the folder that an option names, or the argument at a
// position, as unzip(1) does it. What a stream holds nobody knows.
func unpacks(at int, option string) call.How {
	return func(r *call.Calls, c *call.Call) value.Value {
		r.Begin(c)
		to, given := c.Arg(at, option)
		if at < 0 {
			to, given = c.Option(option)
		}
		archive, named := c.Arg(0, "")
		switch {
		case !given:
		case named && archive.IsText() && at != 0:
			r.Command(c.Name, nil, value.Text("unzip"), value.Text("-o"), archive, value.Text("-d"), to)
		default:
			r.Command(c.Name, nil, value.Text("tar"), value.Text("-x"), value.Text("-C"), to)
		}
		return value.Named(r.Canonical(c.Name + "()"))
	}
}

// optionFiles makes a How for a call that changes the files that an option names, patterns among them.
func optionFiles(option string) call.How {
	return func(r *call.Calls, c *call.Call) value.Value {
		r.Begin(c)
		if v, given := c.Option(option); given {
			r.EmitEach(code.Edits, c.Name, library.Globbed(r, v))
		}
		return value.Value{}
	}
}

// jetpackFile handles file(path, {content}), which leaves what is there unless it is given other content.
func jetpackFile(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	if _, given := c.Option("content"); given {
		r.EmitEach(code.Writes, c.Name, c.Pos[:min(1, len(c.Pos))])
	}
	return value.Value{}
}

// jetpackFolder handles dir(path, {empty}).
func jetpackFolder(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	kind := code.Makes
	if v, given := c.Option("empty"); given && !value.IsFalse(v) {
		kind = code.DeletesTree
	}
	for _, v := range c.Pos[:min(1, len(c.Pos))] {
		r.EmitEach(kind, c.Name, []value.Value{library.Below(c.Recv, v)})
	}
	return value.Value{}
}

// pipesInto handles pipe("file") of what a command prints (zx 8; execa 8, pipeStdout). Streams have methods of that
// name too, which take no text.
func pipesInto(r *call.Calls, c *call.Call) value.Value {
	r.NotFollowed(c)
	if v, ok := c.Arg(0, ""); ok && v.Kind == value.String && v.Text != "" && strings.Contains(c.Name, ".") {
		r.EmitEach(code.Writes, c.Name, []value.Value{v})
	}
	return r.Result(c)
}

// metalsmith handles a call of Metalsmith 2, whose destination(folder) is emptied where it is not told to keep that.
func metalsmith(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	if v, ok := c.Arg(0, ""); ok && strings.HasSuffix(c.Name, ".destination") {
		r.EmitEach(code.DeletesTree, c.Name, []value.Value{v})
	}
	return r.Result(c)
}

// readsOption handles tar.t({file}), which lists what an archive holds.
func readsOption(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	if file, ok := option(c, "file", "f"); ok {
		r.EmitEach(code.Reads, c.Name, []value.Value{file})
	}
	return value.Value{}
}

// gitWords handles exec([words …], folder) of dugite 2, which runs git.
func gitWords(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	words, _ := c.Arg(0, "")
	r.Command(c.Name, nil, value.Text("git"), r.Elements(words)...)
	return value.Value{}
}

// harmless handles a call that does nothing with what it is given.
func harmless(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	return value.Named(r.Canonical(c.Name + "()"))
}
