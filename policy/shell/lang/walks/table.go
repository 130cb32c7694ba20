package walks

// Language is what the reader knows of a language: its marks, and the names by which its programs list folders and
// change or read files.
//
// A name is a word, or several with dots between them, whatever stands between them in the text: fs.write is fs::write
// too, file.delete file:delete. Before the colon stands which file it is about: a number counts the arguments, r is
// what the name is asked of, * any argument, l what stands behind the name as behind a label, c the argument of what
// the name declares, = what the name is a property of. Two of them are alternatives.
type Language struct {
	Name    string
	Endings string

	Line, Block string // marks of comments: up to the end of the line, and from the first to the second
	Chars       bool   // ' stands around one character, or is part of a name
	Curried     bool   // arguments stand behind a function with nothing but blanks between
	Bare        bool   // arguments may stand there without brackets, with commas
	Upper       bool   // variables begin with a capital letter
	Ends        string // words that end a statement
	Lines       bool   // so does the end of a line
	Each        string // what stands for the argument of a function that names none

	Lists  string // what gives the files of a folder; behind + those of the folders below too
	Globs  string // what gives those that a pattern fits, which no hidden name does unless it says so
	Fills  string // what gives its result to one of its arguments
	Over   string // what empties a file, or puts a text in the place of what it holds
	Opens  string // what does by the mode that its last argument says
	Delete string // what deletes a file
	Move   string // what gives a file another name
	Read   string // what reads a file
	Prints string // what shows a text
}

// java are the names of Java's library, which Kotlin, Scala and Groovy share (Java 21, java.io.File, java.nio.file).
var java = Language{
	Line: "//", Block: "/* */", Chars: true,
	Lists: "listFiles Files.list +Files.walk +Files.find +Files.walkFileTree Files.newDirectoryStream",
	Over: "0:Files.writeString 0:Files.write 0:Files.newBufferedWriter 0:Files.newOutputStream 0:FileWriter " +
		"0:FileOutputStream 0:PrintWriter 0:PrintStream 1:Files.copy r:setLength r:truncate",
	Opens:  "0:FileChannel.open 0:Files.newByteChannel",
	Delete: "0:Files.delete 0:Files.deleteIfExists r:delete r:deleteOnExit r:deleteRecursively r:deleteDir",
	Move:   "0:Files.move r:renameTo",
	Read: "0:Files.readString 0:Files.readAllLines 0:Files.readAllBytes 0:Files.lines 0:Files.newBufferedReader " +
		"0:FileReader 0:FileInputStream 0:Scanner 0:Files.newInputStream 0:Files.copy",
	Prints: "println print printf log info warn error lifecycle quiet append write copy transferTo exec",
}

// with is a language that has the names of another as well.
func (l Language) with(name, endings string, more Language) Language {
	join := func(a, b string) string { return a + " " + b }
	l.Name, l.Endings = name, endings
	l.Lists, l.Globs, l.Fills = join(l.Lists, more.Lists), join(l.Globs, more.Globs), join(l.Fills, more.Fills)
	l.Over, l.Opens, l.Delete = join(l.Over, more.Over), join(l.Opens, more.Opens), join(l.Delete, more.Delete)
	l.Move, l.Read, l.Prints = join(l.Move, more.Move), join(l.Read, more.Read), join(l.Prints, more.Prints)
	l.Chars, l.Bare, l.Lines, l.Each = l.Chars && !more.Bare, more.Bare, more.Lines, more.Each
	return l
}

// c are the names of C's library (POSIX.1-2024; glib 2.82).
var c = Language{
	Line: "//", Block: "/* */", Chars: true,
	Lists: "readdir readdir_r scandir fts_read getdents getdents64 g_dir_read_name +ftw +nftw",
	Globs: "glob glob64",
	Fills: "1:scandir 3:glob 3:glob64 1:readdir_r 1:getdents64 0:snprintf 0:sprintf 0:asprintf 0:strcpy 0:strcat " +
		"0:strncpy 0:strncat 0:strlcpy 0:strlcat",
	Over:   "0:creat 0:truncate",
	Opens:  "0:fopen 0:freopen 0:open 1:openat",
	Delete: "0:unlink 1:unlinkat 0:remove 0:rmdir",
	Move:   "0:rename 1:renameat",
	Prints: "printf fprintf puts fputs putchar putc write fwrite cout cerr clog NSLog sendfile splice copy",
}

// languages are those whose programs are read here. Those that policy/code reads are not among them.
//
// Sources: C++17 (filesystem, fstream), Qt 6; Rust 1.80 (std::fs), walkdir 2, glob 0.3; Kotlin 2 (kotlin.io), Gradle 8
// (Project, FileTree, FileVisitDetails), Groovy 4 (File); Scala 3 with os-lib 0.11, sbt 1.10 (IO, PathFinder); .NET 8
// (System.IO); Swift 6 (Foundation); Zig 0.13 (std.fs.Dir); Nim 2 (os); D 2 (std.file); Elixir 1.17 (File, Path);
// Haskell's base 4.20 and directory 1.3; OCaml 5 (Sys, Unix, In_channel); V 0.4 (os); Free Pascal 3.2 (SysUtils),
// Lazarus (FileUtil); Ada 2022 (Ada.Directories, Ada.Text_IO); Dart 3.5 (dart:io); simplifile 2 of Gleam; Erlang/OTP 27
// (file, filelib); Crystal 1.13 (Dir, File).
var languages = []Language{
	c.with("C", ".c .h", Language{}),
	c.with("C++", ".cc .cpp .cxx .c++ .hpp .hh .hxx .cppm .ixx .cu", Language{
		Lists: "directory_iterator +recursive_directory_iterator entryList entryInfoList +QDirIterator",
		Over:  "c0:ofstream 0:resize_file 1:copy_file",
		Opens: "0:open c0:fstream", Delete: "0:remove_all 0:QFile.remove", Read: "c0:ifstream 0:copy_file c0:QFile",
	}),
	c.with("Objective-C", ".m .mm", Language{
		Lists: "contentsOfDirectoryAtPath contentsOfDirectoryAtURL +subpathsAtPath +subpathsOfDirectoryAtPath " +
			"+enumeratorAtPath +enumeratorAtURL",
		Over:   "l:writeToFile l:writeToURL l:createFileAtPath l:fileHandleForWritingAtPath",
		Delete: "l:removeItemAtPath l:removeItemAtURL l:trashItemAtURL",
		Move:   "l:moveItemAtPath l:moveItemAtURL",
		Read: "l:stringWithContentsOfFile l:initWithContentsOfFile l:dataWithContentsOfFile l:contentsAtPath " +
			"l:dataWithContentsOfURL l:stringWithContentsOfURL",
	}),
	{
		Name: "Rust", Endings: ".rs", Line: "//", Block: "/* */", Chars: true,
		Lists: "read_dir +WalkDir.new +Walk.new +WalkBuilder.new",
		Globs: "glob",
		Over: "0:fs.write 0:write 0:File.create 0:File.options.truncate 1:fs.copy 1:copy 0:truncate " +
			"0:File.create_buffered r:set_len",
		Opens:  "0:open",
		Delete: "0:remove_file 0:remove_dir_all 0:remove_dir", Move: "0:rename",
		Read:   "0:read_to_string 0:fs.read 0:File.open 0:fs.copy",
		Prints: "println print eprintln eprint write_all writeln write io.copy dbg info warn debug",
	},
	java.with("Java", ".java", Language{}),
	java.with("Kotlin", ".kt .kts", Language{
		Lines: true, Each: "it",
		Lists: "list +walk +walkTopDown +walkBottomUp listDirectoryEntries +fileTree forEachDirectoryEntry " +
			"+asFileTree",
		Over: "r:writeText r:writeBytes r:writeLines r:outputStream r:bufferedWriter r:printWriter r:writer " +
			"0:copyTo",
		Delete: "r:deleteExisting r:deleteIfExists 0:delete 0:project.delete", Move: "r:moveTo",
		Read: "r:readText r:readLines r:readBytes r:forEachLine r:useLines r:bufferedReader r:inputStream r:reader " +
			"r:copyTo",
	}),
	java.with("Groovy", ".gradle .groovy", Language{
		Bare: true, Lines: true, Each: "it",
		Lists: "list eachFile +eachFileRecurse +eachFileMatch eachDir +traverse +fileTree +asFileTree +fileset",
		Over: "=:text =:bytes r:setText r:setBytes r:write r:withWriter r:newWriter r:withOutputStream " +
			"r:newOutputStream r:withPrintWriter r:newPrintWriter",
		Delete: "r:deleteDir 0:delete 0:project.delete",
		Read: "r:text r:getText r:readLines r:eachLine r:bytes r:withReader r:newReader r:withInputStream " +
			"r:newInputStream r:splitEachLine",
	}),
	java.with("Scala", ".scala .sc .sbt", Language{
		Lines: true, Each: "_",
		Lists: "listFiles list +walk os.list +os.walk IO.listFiles +allPaths +fileTreeView +Glob descendantsExcept " +
			"directoryStream ** *",
		Over: "0:IO.write 0:IO.writeLines 0:IO.touch 0:os.write.over 0:os.write 0:os.truncate 1:IO.copyFile " +
			"r:overwrite r:writeText r:write 0:IO.writeBytes 0:IO.transfer",
		Delete: "0:IO.delete 0:IO.deleteFilesEmptyDirs 0:os.remove 0:os.remove.all",
		Move:   "0:IO.move 0:os.move r:moveTo",
		Read: "0:IO.read 0:IO.readLines 0:IO.readBytes 0:Source.fromFile 0:os.read 0:os.read.lines " +
			"r:contentAsString r:lines",
	}),
	dotnet.with("C#", ".cs", Language{}),
	dotnet.with("F#", ".fs", Language{Prints: "printfn printf eprintfn"}).curried("//", "(* *)"),
	{
		Name: "Swift", Each: "$0", Lines: true, Endings: ".swift", Line: "//", Block: "/* */",
		Lists:  "contentsOfDirectory +subpathsOfDirectory +subpaths +enumerator",
		Over:   "l:toFile *:createFile l:forWritingAtPath l:forWritingTo *:write",
		Delete: "*:removeItem *:trashItem *:unlink *:remove", Move: "0:moveItem 0:rename *:replaceItem",
		Read:   "l:contentsOfFile l:contentsOf l:forReadingAtPath l:forReadingFrom *:contents 0:fopen",
		Prints: "print write NSLog debugPrint",
	},
	{
		Name: "Zig", Endings: ".zig .zon", Line: "//", Chars: true,
		Lists:  "iterate iterateAssumeFirstIteration +walk",
		Fills:  "0:bufPrint",
		Over:   "0:createFile 0:createFileAbsolute 0:writeFile 0:atomicFile r:setEndPos",
		Delete: "0:deleteFile 0:deleteTree 0:deleteDir 0:deleteFileAbsolute 0:deleteTreeAbsolute",
		Move:   "0:rename 0:renameAbsolute",
		Read:   "0:readFile 1:readFileAlloc 0:readFileAlloc 0:openFile 0:openFileAbsolute 0:copyFile",
		Prints: "print writeAll write writeStreamingAll",
	},
	{
		Name: "Nim", Each: "it", Lines: true, Endings: ".nim .nims .nimble",
		Line: "#", Block: "#[ ]#", Chars: true, Bare: true,
		Lists: "walkDir +walkDirRec listFiles", Globs: "walkFiles walkPattern",
		Over: "0r:writeFile 1:copyFile", Opens: "0r:open",
		Delete: "0r:removeFile 0r:tryRemoveFile 0r:removeDir 0r:rmFile 0r:rmDir",
		Move:   "0r:moveFile 0r:mvFile 0r:moveDir",
		Read:   "0r:readFile 0r:lines 0r:readLines 0r:copyFile 0r:staticRead", Prints: "echo write writeLine",
	},
	{
		Name: "D", Endings: ".d", Line: "//", Block: "/* */", Chars: true,
		Lists: "dirEntries",
		Over:  "0:std.file.write 0:write 1:copy", Opens: "0:File 0:open",
		Delete: "0r:remove 0r:rmdirRecurse", Move: "0r:rename",
		Read: "0r:readText 0r:read 0r:copy 0r:slurp", Prints: "writeln write writef writefln",
	},
	{
		Name: "Elixir", Each: "&1", Lines: true, Endings: ".ex .exs", Line: "#", Bare: true, Ends: "do end else",
		Lists: "File.ls file.list_dir file.list_dir_all", Globs: "Path.wildcard filelib.wildcard",
		Over:   "0:File.write 0:File.touch 0:File.write_stat 1:File.cp 1:File.copy 0:file.write_file",
		Opens:  "0:File.open 0:File.stream",
		Delete: "0:File.rm 0:File.rm_rf 0:file.delete", Move: "0:File.rename 0:file.rename",
		Read:   "0:File.read 0:File.stream 0:file.read_file 0:File.cp 0:File.copy",
		Prints: "IO.puts IO.write IO.inspect IO.binwrite Logger.info IO.stream dbg",
	},
	{
		Name: "Haskell", Lines: true, Endings: ".hs .lhs .hsc", Line: "--", Block: "{- -}", Chars: true, Curried: true,
		Ends:  "then else of in do",
		Lists: "listDirectory getDirectoryContents +getDirectoryFilesRecursive +listRecursive", Globs: "glob",
		Over:  "0:writeFile 0:T.writeFile 0:TIO.writeFile 0:B.writeFile 0:BS.writeFile 1:copyFile",
		Opens: "0:openFile 0:withFile", Delete: "0:removeFile 0:removePathForcibly 0:removeDirectoryRecursive",
		Move: "0:renameFile 0:renamePath", Read: "0:readFile 0:copyFile",
		Prints: "putStr putStrLn print hPutStr hPutStrLn mapM_",
	},
	{
		Name: "OCaml", Endings: ".ml .mli .mll .mly", Block: "(* *)", Chars: true, Curried: true,
		Ends:  "then else do done in begin end with try",
		Lists: "Sys.readdir Unix.readdir readdir",
		Over: "0:open_out 0:open_out_bin 0:Out_channel.with_open_bin 0:Out_channel.with_open_text " +
			"0:Out_channel.open_bin 0:Out_channel.open_text 0:Unix.truncate",
		Opens: "0:open_out_gen 0:openfile 0:Unix.openfile", Delete: "0:Sys.remove 0:Unix.unlink", Move: "0:rename",
		Read: "0:open_in 0:open_in_bin 0:In_channel.with_open_bin 0:In_channel.with_open_text 0:In_channel.open_bin " +
			"0:In_channel.open_text",
		Prints: "print_string print_endline printf output_string prerr_string prerr_endline print_bytes",
	},
	{
		Name: "V", Each: "it", Lines: true, Endings: ".v", Line: "//", Block: "/* */",
		Lists: "os.ls +os.walk +os.walk_ext +os.walk_with_context", Globs: "os.glob",
		Over:  "0:os.write_file 0:os.write_file_array 0:os.create 1:os.cp 0:os.write_lines 0:os.truncate",
		Opens: "0:os.open_file", Delete: "0:os.rm 0:os.rmdir_all 0:os.rmdir", Move: "0:os.mv 0:os.rename",
		Read:   "0:os.read_file 0:os.read_lines 0:os.read_bytes 0:os.open 0:os.cp",
		Prints: "println print eprintln eprint writeln write_string",
	},
	{
		Name: "Pascal", Endings: ".pas .pp .lpr", Line: "//", Block: "{ }", Ends: "begin end then do repeat else until",
		Lists: "FindFirst FindAllFiles GetFiles FindFirstFile",
		Fills: "2:FindFirst 0:Assign 0:AssignFile 1:FindFirstFile",
		Over:  "0:Rewrite *:SaveToFile", Opens: "0:TFileStream.Create", Delete: "0:DeleteFile 0:Erase",
		Move: "0:RenameFile 0:Rename", Read: "0:Reset 0:LoadFromFile 0:ReadFileToString",
		Prints: "WriteLn Write",
	},
	{
		Name: "Ada", Endings: ".adb .ads", Line: "--", Chars: true, Ends: "begin end then loop is else",
		Lists: "Start_Search Search Directory_Entries", Fills: "0:Start_Search 1:Get_Next_Entry",
		Over: "2:Create 1:Copy_File", Delete: "0:Delete_File 0:Delete_Tree", Move: "0:Rename", Opens: "2:Open",
		Read: "0:Copy_File", Prints: "Put_Line Put Write",
	},
	{
		Name: "Dart", Endings: ".dart", Line: "//", Block: "/* */",
		Lists: "listSync list Glob",
		Over:  "r:writeAsStringSync r:writeAsString r:writeAsBytes r:writeAsBytesSync r:openWrite",
		Opens: "r:open r:openSync", Delete: "r:delete r:deleteSync", Move: "r:rename r:renameSync",
		Read: "r:readAsString r:readAsStringSync r:readAsLines r:readAsLinesSync r:readAsBytes r:readAsBytesSync " +
			"r:openRead r:copy r:copySync",
		Prints: "print write writeln add pipe",
	},
	{
		Name: "Gleam", Each: "_", Lines: true, Endings: ".gleam", Line: "//",
		Lists:  "simplifile.read_directory +simplifile.get_files",
		Over:   "0:simplifile.write 0:simplifile.write_bits 0:simplifile.clear_directory",
		Delete: "0:simplifile.delete 0:simplifile.delete_all", Move: "0:simplifile.rename",
		Read: "0:simplifile.read 0:simplifile.read_bits", Prints: "io.println io.print io.debug echo",
	},
	{
		Name: "Erlang", Endings: ".erl .hrl .escript", Line: "%", Upper: true,
		Lists: "file.list_dir file.list_dir_all +filelib.fold_files", Globs: "filelib.wildcard",
		Over: "0:file.write_file 1:file.copy", Opens: "0:file.open", Delete: "0:file.delete 0:file.del_dir_r",
		Move: "0:file.rename", Read: "0:file.read_file 0:file.consult 0:file.copy",
		Prints: "io.format io.put_chars io.fwrite erlang.display file.write",
	},
	{
		Name: "Crystal", Lines: true, Endings: ".cr", Line: "#", Chars: true, Bare: true, Ends: "do end then",
		Lists: "Dir.children Dir.each_child Dir.entries Dir.each Dir.new Dir.open children each_child entries",
		Globs: "Dir.glob Dir", Over: "0:File.write 1:File.copy 1:FileUtils.cp 0:File.touch",
		Opens:  "0:File.open 0:File.new",
		Delete: "0:File.delete 0:FileUtils.rm 0:FileUtils.rm_rf", Move: "0:File.rename 0:FileUtils.mv",
		Read: "0:File.read 0:File.read_lines 0:File.each_line 0:File.copy", Prints: "puts print p pp STDOUT",
	},
}

// dotnet are the names of .NET's library.
var dotnet = Language{
	Line: "//", Block: "/* */", Chars: true,
	Lists: "Directory.GetFiles Directory.EnumerateFiles GetFiles EnumerateFiles GetFileSystemEntries " +
		"EnumerateFileSystemEntries GetFileSystemInfos EnumerateFileSystemInfos",
	Over: "0:File.WriteAllText 0:File.WriteAllLines 0:File.WriteAllBytes 0:File.WriteAllTextAsync 0:File.Create " +
		"0:File.WriteAllLinesAsync 0:File.WriteAllBytesAsync 0:StreamWriter 0:File.CreateText 0:File.OpenWrite " +
		"r:Create r:CreateText r:OpenWrite 1:File.Copy r:SetLength",
	Opens: "0:FileStream 0:File.Open r:Open", Delete: "0:File.Delete r:Delete 0:FileSystem.DeleteFile",
	Move: "0:File.Move r:MoveTo",
	Read: "0:File.ReadAllText 0:File.ReadAllLines 0:File.ReadAllBytes 0:File.ReadLines 0:File.OpenText " +
		"0:File.OpenRead 0:StreamReader r:OpenText r:OpenRead 0:File.ReadAllTextAsync " +
		"0:File.ReadAllLinesAsync 0:File.Copy r:CopyTo",
	Prints: "WriteLine Write Console Out Debug Trace CopyTo",
}

// curried is a language whose arguments stand behind a function with blanks between, and its marks of comments.
func (l Language) curried(line, block string) Language {
	l.Curried, l.Lines, l.Line, l.Block, l.Ends = true, true, line, block, "then else do in"
	return l
}

// Of is the language of files with an ending, or nil.
func Of(ending string) *Language { return byEnding()[ending] }
