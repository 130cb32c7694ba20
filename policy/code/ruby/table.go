package ruby

import (
	"slices"

	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/library"
	"guard/policy/code/value"
)

// row is a line of a table; the type is this package's own, so that its fields need no names.
type row call.Row

// table says what the calls of Ruby do, after the core and the standard library of Ruby 3.3.
var table = []row{
	{code.Deletes, "*", nil, "File.delete File.unlink Dir.rmdir Dir.delete Dir.unlink FileUtils.rm FileUtils.rm_f " +
		"FileUtils.remove FileUtils.remove_file FileUtils.rmdir FileUtils.safe_unlink rm rm_f rmdir " +
		"safe_unlink ?.rm_f"},
	{code.DeletesTree, "*", nil, "FileUtils.rm_r FileUtils.rm_rf FileUtils.rmtree FileUtils.remove_dir " +
		"FileUtils.remove_entry FileUtils.remove_entry_secure FileUtils.safe_unlink_r rm_r rm_rf rmtree remove_entry " +
		"remove_entry_secure remove_dir ?.rm_rf ?.rm_r ?.rmtree ?.remove_entry_secure ?.cleanup_files"},
	{code.Deletes, "r", nil, "Path().delete Path().unlink Path().rmdir ?.unlink"},
	{code.DeletesTree, "r", nil, "Path().rmtree"},
	{code.Moves, "0 1", nil, "File.rename FileUtils.mv FileUtils.move mv"},
	{code.Moves, "r 0", nil, "Path().rename"},
	{code.Copies, "0 1", nil, "FileUtils.cp FileUtils.copy FileUtils.cp_r FileUtils.copy_file FileUtils.copy_entry " +
		"FileUtils.install IO.copy_stream File.copy_stream cp cp_r copy_entry"},
	{code.Links, "", links, "FileUtils.ln FileUtils.ln_s"},
	{code.Links, "0 1", nil, "File.symlink File.link FileUtils.ln_sf FileUtils.symlink " +
		"FileUtils.link FileUtils.ln_sr ln_s ln_sf safe_ln"},
	{code.Mode, "1-", nil, "File.chmod File.lchmod FileUtils.chmod FileUtils.chmod_R"},
	{code.Mode, "2-", nil, "File.chown File.lchown FileUtils.chown FileUtils.chown_R"},
	{code.Makes, "*", nil, "Dir.mkdir FileUtils.mkdir FileUtils.mkdir_p FileUtils.makedirs FileUtils.mkpath mkdir_p " +
		"mkdir"},
	{code.Makes, "r", nil, "Path().mkdir Path().mkpath"},
	{code.Writes, "0", nil, "File.write File.binwrite File.truncate File.mkfifo Zlib.GzipWriter.open"},
	{code.Writes, "r", nil, "Path().write Path().binwrite"},
	{code.Edits, "*", nil, "FileUtils.touch File.utime touch"},
	{code.Reads, "0", nil, "File.read File.binread File.readlines File.foreach File.readlink CSV.read CSV.foreach " +
		"YAML.load_file YAML.safe_load_file JSON.load_file"},
	{code.Reads, "r", nil, "Path().read Path().readlines Path().binread Path().each_line"},
	{code.Lists, "0", nil, "Dir.entries Dir.children Dir.foreach Dir.each_child Find.find Dir.new Dir.open"},
	{call.None, "", library.Children, "Path().children Path().entries Path().each_child"},
	{call.None, "", library.Globs(value.String), "Dir.glob Dir.[] Dir[]"},
	{code.Enters, "0", nil, "Dir.chdir FileUtils.cd FileUtils.chdir Dir.chroot chdir"},
	{code.Writes, "", library.Opener(0, 1), "File.open File.new IO.sysopen CSV.open Zip::File.open " +
		"Zlib.GzipReader.open File.open!"},
	{code.RunsShell, "", open, "open Kernel.open URI.open OpenURI.open_uri IO.read_command"},
	{code.Writes, "", library.Opener(-1, 0), "Path().open"},

	{code.RunsShell, "", library.System, "system exec spawn Process.spawn Process.exec Open3.capture2 " +
		"Open3.capture2e Open3.capture3 Open3.popen2 Open3.popen2e Open3.popen3 " +
		"PTY.spawn PTY.getpty PTY.open sh Bundler.unbundled_system Bundler.unbundled_exec " +
		"Bundler.original_system Bundler.original_exec Bundler.clean_system Bundler.clean_exec ?.capture3 " +
		"?.capture2e ?.popen3"},
	{code.RunsShell, "", popen, "IO.popen popen"},
	{code.RunsShell, "", pipeline, "Open3.pipeline Open3.pipeline_r Open3.pipeline_w Open3.pipeline_rw " +
		"Open3.pipeline_start"},
	{code.RunsShell, "0", nil, "Kernel.` `"},
	{code.RunsShell, "0", library.IfArguments(code.RunsShell), "?.system ?.popen"},
	{code.Signals, "1-", nil, "Process.kill"},
	{code.Opaque, "", nil, "Fiddle.* DL.* Win32API.new Marshal.load Marshal.restore YAML.unsafe_load " +
		"Psych.unsafe_load YAML.unsafe_load_file RubyVM.InstructionSequence.load_from_binary " +
		"RubyVM.InstructionSequence.compile ObjectSpace.each_object syscall FFI.* Inline.* callcc Dir.fchdir " +
		"Dir.for_fd"},
	{code.Opaque, "", erb, "ERB.new"},

	{code.Network, "0", nil, "Net.HTTP.get Net.HTTP.get_response Net.HTTP.post Net.HTTP.post_form Net.HTTP.start " +
		"Net.HTTP.new Net.HTTP.get_print Net.FTP.new Net.FTP.open Net.SMTP.start Net.SMTP.new Net.SSH.start " +
		"Net.SCP.start Net.SCP.upload! Net.SCP.download! Net.POP3.start Net.IMAP.new Net.Telnet.new TCPSocket.new " +
		"TCPSocket.open UDPSocket.new Socket.tcp Resolv.getaddress " +
		"Resolv.getaddresses Resolv.getname Resolv.getnames Resolv.each_address IPSocket.getaddress " +
		"TCPSocket.gethostbyname Socket.gethostbyname Socket.getaddrinfo Socket.gethostbyaddr Socket.getnameinfo " +
		"Socket.sockaddr_in Socket.pack_sockaddr_in Addrinfo.getaddrinfo Addrinfo.udp " +
		"Addrinfo.ip Addrinfo.foreach Resolv.DNS.new().getaddress Resolv.DNS.new().getaddresses " +
		"Resolv.DNS.new().getresource Resolv.DNS.new().getresources Resolv.DNS.new().each_address " +
		"Resolv.DNS.new().each_resource Resolv.DNS.new().getname Resolv.new().getaddress " +
		"Resolv.new().getaddresses Faraday.get Faraday.post Faraday.new HTTParty.get " +
		"HTTParty.post HTTParty.put HTTParty.delete RestClient.get RestClient.post RestClient.delete RestClient.put " +
		"HTTP.get HTTP.post Excon.get Excon.post Excon.new Typhoeus.get Typhoeus.post Addrinfo.tcp " +
		"Mechanize.new().get OpenSSL.SSL.SSLSocket.open"},
	{code.Opaque, "", library.Evaluate, "eval Kernel.eval binding.eval binding().eval ?.eval TOPLEVEL_BINDING.eval " +
		"RubyVM.InstructionSequence.eval RubyVM.InstructionSequence.new"},
	{code.Network, "", nil, "Resolv.DNS.open Aws.* WEBrick.HTTPServer.new DRb.start_service " +
		"DRbObject.new_with_uri DRbObject.new " +
		"Google.Cloud.* Octokit.* Slack.*"},
	{code.SQL, "", library.DropsData, "?.flushall ?.flushdb ?.delete_bucket"},
	{code.Edits, "", library.Database, "SQLite3.Database.new SQLite3.Database.open"},
	{code.Edits, "0", nil, "PStore.new YAML.Store.new"},
	{code.Empties, "", library.Empties, "PStore.new().delete YAML.Store.new().delete"},
	{code.Opaque, "", nil, "Git.open Git.clone TTY.Command.new Tilt.new Haml.Engine.new Haml.Template.new " +
		"Slim.Template.new Slim.Engine.new Erubi.Engine.new Erubis.Eruby.new Erubis.Eruby " +
		"Liquid.Template.parse_unsafe"},
	{call.None, "0", library.IfText(code.Writes), "?.reopen ?.extract"},
	{code.RunsShell, "", pipe(code.Reads), "IO.read IO.binread IO.readlines IO.foreach"},
	{code.RunsShell, "", pipe(code.Writes), "IO.write IO.binwrite"},
	{code.RunsInput, "", nil, "IRB.start IRB.setup ?.irb ?.pry Pry.start Pry.run ripl Ripl.start"},
	{code.RunsInput, "", library.Debugger, "debugger byebug binding.b binding.break binding().b binding().break " +
		"binding.debugger ?.byebug DEBUGGER__.* Byebug.*"},
	{code.RunsFile, "0", nil, "Gem.Specification.load RubyVM.InstructionSequence.compile_file " +
		"RubyVM.InstructionSequence.load_iseq Bundler.load_gemspec Bundler.eval_gemspec"},
	{code.Opaque, "", nil, "Gem.install Gem.Commands.* " +
		"Gem.Util.* Gem.DependencyInstaller.new Gem.Installer.* Gem.Uninstaller.* " +
		"Bundler.CLI.* Bundler.with_clean_env ARGF.inplace_mode="},
	{call.None, "", trapped, "trap Signal.trap Process.trap"},
	{code.RunsFile, "", library.FileLoader, "load Kernel.load"},
	{code.Opaque, "", library.Loader, "require gem_original_require"},
	{code.Opaque, "", autoloader, "autoload"},
	{code.Opaque, "", relativeLoader, "require_relative"},
	{code.Opaque, "", sender(true), "send __send__ ?.send ?.__send__ String().send List().send Name().send " +
		"Name().__send__"},
	{code.Opaque, "", sender(false), "public_send ?.public_send Name().public_send"},
	{code.Opaque, "", methodByName, "method Kernel.method Object.method Name().method ?.const_get const_get " +
		"Object.const_get Kernel.const_get Name().const_get Name().instance_method Name().public_method self.method " +
		"Kernel.singleton_method Name().singleton_method Path().method String().method Path().public_method"},
	{call.None, "", symbolCalled, "String().to_proc"},
	{call.None, "", renames, "alias_method ?.alias_method Name().alias_method"},
	{call.None, "", library.Applied(0, false), "Name().call Name().() Name().yield"},
	{call.None, "", library.Bound(0), "Name().to_proc Name().unbind Name().bind Name().curry"},

	{call.None, "", library.Variable, "ENV[] ENV.fetch ENV.get ENV.values_at ENV.delete"},
	{code.Environment, "", nil, "ENV"},
	{code.Environment, "", nil, "ENV.to_h ENV.each ENV.to_a ENV.inspect ENV.map ENV.select"},
	{code.SetsEnvironment, "0 1", nil, "ENV.store"},
	{call.None, "", library.UpdatesEnvironment, "ENV.update ENV.merge! ENV.replace"},
	{code.Searches, "0", nil, "$LOAD_PATH.unshift $LOAD_PATH.push $:.unshift $:.push $LOAD_PATH.append"},

	{call.None, "", library.Joins(value.String, false), "File.join"},
	{call.None, "", library.Joins(value.Path, true), "Pathname Pathname.new Kernel.Pathname Path().join"},
	{call.None, "", expandPath, "File.expand_path File.absolute_path File.realpath"},
	{call.None, "", library.SameText, "String().to_s String().dup String().to_str Path().to_s Path().to_path String " +
		"String().freeze String().to_sym String().itself"},
	{call.None, "", library.SamePath, "Path().expand_path Path().realpath Path().cleanpath"},
	{call.None, "", library.Same, "URI URI.parse URI.join Kernel.URI Addressable.URI.parse"},
	{call.None, "", library.Upward, "File.dirname"},
	{call.None, "", library.UpwardOf, "Path().parent Path().dirname"},
	{call.None, "", library.Gives(value.Value{Kind: value.Path}), "Path().sub Path().relative_path_from"},
	{call.None, "", library.Gives(value.WorkingFolder(value.Path)),
		"Pathname.pwd Pathname.getwd"},
	{call.None, "", library.LastPart, "File.basename"},
	{call.None, "", library.Gives(value.WorkingFolder(value.String)), "Dir.pwd Dir.getwd"},
	{call.None, "", library.Gives(value.TextFrom(code.Home, "~")),
		"Dir.home Etc.getpwuid().dir Etc.getpwnam().dir Etc.getpwent().dir"},
	{call.None, "", library.Gives(value.From(code.TempDir)), "Dir.tmpdir"},
	{call.None, "", library.MadeAnew("1=tmpdir 0=prefix_suffix"), "Dir.mktmpdir"},
	{call.None, "", library.TemporaryAt(1, false), "Tempfile.new Tempfile.create Tempfile.open"},
	{call.None, "", library.Characters, "Number().chr ?.chr"},
	{call.None, "", library.Decodes, "List().pack String().unpack String().unpack1 String().reverse String().tr " +
		"String().tr_s String().succ String().next String().sub String().gsub String().delete String().squeeze " +
		"String().swapcase String().downcase String().upcase String().capitalize String().strip String().slice " +
		"String().chars String().bytes String().hex Base64.decode64 Base64.strict_decode64 Base64.urlsafe_decode64 " +
		"CGI.unescape CGI.unescapeHTML URI.decode_www_form_component URI.decode_uri_component Zlib.Inflate.inflate " +
		"Zlib.inflate String().delete_prefix String().delete_suffix String().ljust String().each_char String().crypt " +
		"String().undump String().unicode_normalize"},
	{call.None, "", library.Reordered, "List().reverse List().rotate List().shuffle"},
	{call.None, "", library.Split, "String().split String().shellsplit Shellwords.split"},
	{call.None, "", library.JoinList, "List().join"},
	{call.None, "", library.OneOfList, "List().shift List().pop List().fetch List().at"},
	{call.None, "", library.Copied, "List().to_a List().dup List().freeze List().sort List().uniq"},
	{call.None, "", library.Printf, "format sprintf"},
	{call.None, "", library.SQL(false), "?.execute ?.exec_query ?.query ?.exec ?.exec_params " +
		"?.execute_batch ?.execute_batch2 " +
		"?.execute_ddl ?.execute_dui ?.exec_update ?.exec_delete Sequel.sqlite().run Sequel.connect().run"},
}

// Book returns what is known of Ruby.
func Book() *call.Book {
	b := call.NewBook(slices.Concat(table, libraries, gems, rake, rows))
	b.Prefixes = [][2]string{{"Kernel.", ""}, {"Object.", ""}, {"self.", ""}, {"main.", ""},
		{"FileUtils.Verbose.", "FileUtils."}, {"FileUtils.NoWrite.", "FileUtils."}, {"IO.File.", "File."},
		{"RbConfig.ruby", "$ruby"}, {"TOPLEVEL_BINDING.receiver.", ""}, {"BasicObject.", ""}, {"Class.", ""},
		{"Module.", ""}}
	b.Feeds(inputs)
	call.Mark(b.Tame, tame)
	call.Mark(b.Known, known)
	call.Mark(b.Dangerous, "Kernel File FileUtils IO Dir Process Open3 Object PTY")
	call.Mark(b.Modules, "Kernel File FileUtils IO Dir Process Open3 Object PTY self main")
	b.Act(code.Opaque, "un mkmf bundler/inline") // these run functions that the program's arguments name
	b.Act(code.RunsInput, "irb/start debug/start debug/open debug/open_nonstop")
	b.Arguments["ARGV"], b.Arguments["$*"] = 0, 0
	call.Mark(b.Environment, "ENV")
	b.UpdatesRows = updatesRows
	call.Mark(b.HoldsEnvironment, "Dotenv.load() Dotenv.load!() Dotenv.overload() Dotenv.overload!() "+
		"Dotenv.overwrite()")
	call.Mark(b.Searches, "$LOAD_PATH $:")
	call.Mark(b.Pure, "ENV.key? ENV.has_key? ENV.include? ENV.member? ENV.clear ENV.empty? ENV.size ENV.length puts p "+
		"print pp raise attr_reader attr_accessor List().size List().length List().first List().last "+
		"List().include? List().each List().map List().select List().reject List().each_with_index List().empty? "+
		"List().join List().inspect List().any? List().all? describe it context expect assert_equal assert include "+
		"extend allow is_a? instance_of? respond_to? allow().to")
	b.Constants["__FILE__"] = func() value.Value { return value.From(code.ScriptFile) }
	b.Constants["$0"] = func() value.Value { return value.From(code.ScriptFile) }
	b.Constants["$PROGRAM_NAME"] = b.Constants["$0"]
	b.Constants["__dir__"] = func() value.Value { return value.From(code.Script) }
	b.Constants["$ruby"] = func() value.Value { return value.TextFrom(code.Interpreter, "ruby") }
	b.Constants["File.SEPARATOR"] = func() value.Value { return value.Text("/") }
	b.Constants["$LOAD_PATH"] = func() value.Value { return value.Named("$LOAD_PATH") }
	b.Constants["$:"] = b.Constants["$LOAD_PATH"]
	return b
}
