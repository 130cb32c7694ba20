package code

// rubyTable says what the calls of Ruby do: Ruby 3.3 core and standard library.
var rubyTable = []row{
	{Deletes, "*", nil, "File.delete File.unlink Dir.rmdir Dir.delete Dir.unlink FileUtils.rm FileUtils.rm_f " +
		"FileUtils.remove FileUtils.remove_file FileUtils.rmdir FileUtils.safe_unlink rm rm_f rmdir ?.rm_f"},
	{DeletesTree, "*", nil, "FileUtils.rm_r FileUtils.rm_rf FileUtils.rmtree FileUtils.remove_dir " +
		"FileUtils.remove_entry FileUtils.remove_entry_secure FileUtils.safe_unlink_r rm_r rm_rf rmtree " +
		"remove_entry remove_dir ?.rm_rf ?.rm_r ?.rmtree ?.remove_entry_secure"},
	{Deletes, "r", nil, "Path().delete Path().unlink Path().rmdir ?.unlink"},
	{DeletesTree, "r", nil, "Path().rmtree"},
	{Moves, "0 1", nil, "File.rename FileUtils.mv FileUtils.move mv"},
	{Moves, "r 0", nil, "Path().rename"},
	{Copies, "0 1", nil, "FileUtils.cp FileUtils.copy FileUtils.cp_r FileUtils.copy_file FileUtils.copy_entry " +
		"FileUtils.install IO.copy_stream File.copy_stream cp cp_r"},
	{Links, "0 1", nil, "File.symlink File.link FileUtils.ln FileUtils.ln_s FileUtils.ln_sf FileUtils.symlink " +
		"FileUtils.link FileUtils.ln_sr ln_s ln_sf"},
	{Mode, "1-", nil, "File.chmod File.lchmod FileUtils.chmod FileUtils.chmod_R"},
	{Mode, "2-", nil, "File.chown File.lchown FileUtils.chown FileUtils.chown_R"},
	{Makes, "*", nil, "Dir.mkdir FileUtils.mkdir FileUtils.mkdir_p FileUtils.makedirs FileUtils.mkpath mkdir_p mkdir"},
	{Makes, "r", nil, "Path().mkdir Path().mkpath"},
	{Writes, "0", nil, "File.write File.binwrite File.truncate File.mkfifo"},
	{Writes, "r", nil, "Path().write Path().binwrite"},
	{Edits, "*", nil, "FileUtils.touch File.utime touch"},
	{Reads, "0", nil, "File.read File.binread File.readlines File.foreach File.readlink CSV.read CSV.foreach " +
		"YAML.load_file YAML.safe_load_file JSON.load_file"},
	{Reads, "r", nil, "Path().read Path().readlines Path().binread Path().each_line"},
	{Lists, "0", nil, "Dir.entries Dir.children Dir.foreach Dir.each_child Find.find Dir.new Dir.open"},
	{none, "", children, "Path().children Path().entries Path().each_child"},
	{none, "", globs(vString), "Dir.glob Dir.[] Dir[]"},
	{Enters, "0", nil, "Dir.chdir FileUtils.cd FileUtils.chdir Dir.chroot chdir"},
	{Writes, "", opener(0, 1), "File.open File.new IO.sysopen CSV.open Zip::File.open Zlib.GzipReader.open " +
		"Zlib.GzipWriter.open File.open!"},
	{RunsShell, "", rubyOpen, "open Kernel.open URI.open OpenURI.open_uri IO.read_command"},
	{Writes, "", opener(-1, 0), "Path().open"},

	{RunsShell, "", system, "system exec spawn Process.spawn Process.exec Open3.capture2 Open3.capture2e " +
		"Open3.capture3 Open3.popen2 Open3.popen2e Open3.popen3 Open3.pipeline Open3.pipeline_r Open3.pipeline_rw " +
		"PTY.spawn PTY.getpty PTY.open sh ?.capture3 ?.capture2e ?.popen3"},
	{RunsShell, "", popen, "IO.popen popen"},
	{RunsShell, "0", nil, "Kernel.` `"},
	{RunsShell, "0", ifArguments(RunsShell), "?.system ?.popen"},
	{Signals, "1-", nil, "Process.kill"},
	{Opaque, "", nil, "Fiddle.* DL.* Win32API.new Marshal.load Marshal.restore YAML.unsafe_load Psych.unsafe_load " +
		"YAML.unsafe_load_file RubyVM.InstructionSequence.load_from_binary RubyVM.InstructionSequence.compile " +
		"ObjectSpace.each_object syscall FFI.* Inline.* callcc Dir.fchdir Dir.for_fd"},
	{Opaque, "", erb, "ERB.new"},

	{Network, "0", nil, "Net.HTTP.get Net.HTTP.get_response Net.HTTP.post Net.HTTP.post_form Net.HTTP.start " +
		"Net.HTTP.new Net.HTTP.get_print Net.FTP.new Net.FTP.open Net.SMTP.start Net.SMTP.new Net.SSH.start " +
		"Net.SCP.start Net.SCP.upload! Net.SCP.download! Net.POP3.start Net.IMAP.new Net.Telnet.new TCPSocket.new " +
		"TCPSocket.open UDPSocket.new Socket.tcp Resolv.getaddress Faraday.get Faraday.post Faraday.new " +
		"HTTParty.get HTTParty.post HTTParty.put HTTParty.delete RestClient.get RestClient.post RestClient.delete " +
		"RestClient.put HTTP.get HTTP.post Excon.get Excon.post Excon.new Typhoeus.get Typhoeus.post Addrinfo.tcp " +
		"Mechanize.new().get OpenSSL.SSL.SSLSocket.open"},
	{Opaque, "", evaluate, "eval Kernel.eval binding.eval binding().eval ?.eval TOPLEVEL_BINDING.eval " +
		"RubyVM.InstructionSequence.eval"},
	{Opaque, "", evaluateText, "instance_eval class_eval module_eval ?.instance_eval ?.class_eval ?.module_eval"},
	{Network, "", nil, "Aws.* WEBrick.HTTPServer.new DRb.start_service DRbObject.new_with_uri DRbObject.new " +
		"Google.Cloud.* Octokit.* Slack.*"},
	{SQL, "", dropsData, "?.flushall ?.flushdb ?.delete_bucket"},
	{Edits, "", database, "SQLite3.Database.new SQLite3.Database.open"},
	{Edits, "0", nil, "PStore.new YAML.Store.new"},
	{Opaque, "", nil, "Git.open Git.clone TTY.Command.new Tilt.new Haml.Engine.new Haml.Template.new " +
		"Slim.Template.new Slim.Engine.new Erubi.Engine.new Erubis.Eruby.new Erubis.Eruby " +
		"Liquid.Template.parse_unsafe"},
	{none, "0", ifText(Writes), "?.reopen ?.extract"},
	{RunsShell, "", rubyPipe(Reads), "IO.read IO.binread IO.readlines IO.foreach"},
	{RunsShell, "", rubyPipe(Writes), "IO.write IO.binwrite"},
	{RunsInput, "", nil, "IRB.start IRB.setup ?.irb ?.pry Pry.start Pry.run ripl Ripl.start"},
	{RunsInput, "", debugger, "debugger byebug binding.b binding.break binding().b binding().break binding.debugger " +
		"?.byebug DEBUGGER__.* Byebug.*"},
	{RunsFile, "0", nil, "Gem.Specification.load RubyVM.InstructionSequence.compile_file " +
		"RubyVM.InstructionSequence.load_iseq Bundler.load_gemspec Bundler.eval_gemspec"},
	{Opaque, "", nil, "Gem.install Gem.Util.* Gem.DependencyInstaller.new Gem.Installer.* Gem.Uninstaller.* " +
		"Bundler.CLI.* Bundler.with_clean_env ARGF.inplace_mode="},
	{none, "", trapped, "trap Signal.trap Process.trap"},
	{RunsFile, "", fileLoader, "load Kernel.load"},
	{Opaque, "", loader, "require gem_original_require"},
	{Opaque, "", autoloader, "autoload"},
	{Opaque, "", relativeLoader, "require_relative"},
	{Opaque, "", sender(true), "send __send__ ?.send ?.__send__ String().send List().send Name().send Name().__send__"},
	{Opaque, "", sender(false), "public_send ?.public_send Name().public_send"},
	{Opaque, "", methodByName, "method Kernel.method Object.method Name().method ?.const_get const_get " +
		"Object.const_get Kernel.const_get Name().const_get Name().instance_method Name().public_method self.method " +
		"Kernel.singleton_method Name().singleton_method Path().method String().method Path().public_method"},
	{none, "", applied(0, false), "Name().call Name().() Name().yield"},
	{none, "", bound(0), "Name().to_proc Name().unbind Name().bind Name().curry"},

	{none, "", variable, "ENV[] ENV.fetch ENV.get ENV.values_at ENV.delete"},
	{Environment, "", nil, "ENV"},
	{Environment, "", nil, "ENV.to_h ENV.each ENV.to_a ENV.inspect ENV.map ENV.select"},
	{SetsEnvironment, "0 1", nil, "ENV.store"},
	{none, "", updatesEnvironment, "ENV.update ENV.merge! ENV.replace"},
	{Searches, "0", nil, "$LOAD_PATH.unshift $LOAD_PATH.push $:.unshift $:.push $LOAD_PATH.append"},

	{none, "", joins(vString, false), "File.join"},
	{none, "", joins(vPath, true), "Pathname Pathname.new Kernel.Pathname Path().join"},
	{none, "", rubyExpand, "File.expand_path File.absolute_path File.realpath"},
	{none, "", sameText, "String().to_s String().dup String().to_str Path().to_s Path().to_path String " +
		"String().freeze String().to_sym String().itself"},
	{none, "", samePath, "Path().expand_path Path().realpath Path().cleanpath"},
	{none, "", same, "URI URI.parse URI.join Kernel.URI Addressable.URI.parse"},
	{none, "", upward, "File.dirname"},
	{none, "", lastPart, "File.basename"},
	{none, "", gives(value{kind: vString, text: ".", known: true}), "Dir.pwd Dir.getwd"},
	{none, "", gives(value{kind: vString, text: "~", known: true, source: Home}), "Dir.home"},
	{none, "", gives(value{kind: vString, known: true, source: TempDir}), "Dir.tmpdir"},
	{none, "", madeAnew("1=tmpdir 0=prefix_suffix"), "Dir.mktmpdir"},
	{none, "", temporaryAt(1, false), "Tempfile.new Tempfile.create Tempfile.open"},
	{none, "", characters, "Number().chr ?.chr"},
	{none, "", decodes, "List().pack String().unpack String().unpack1 String().reverse String().tr String().tr_s " +
		"String().succ String().next String().sub String().gsub String().delete String().squeeze String().swapcase " +
		"String().downcase String().upcase String().capitalize String().strip String().slice String().chars " +
		"String().bytes String().hex Base64.decode64 Base64.strict_decode64 Base64.urlsafe_decode64 CGI.unescape " +
		"CGI.unescapeHTML URI.decode_www_form_component URI.decode_uri_component Zlib.Inflate.inflate Zlib.inflate " +
		"String().delete_prefix String().delete_suffix String().ljust String().each_char String().crypt " +
		"String().undump String().unicode_normalize"},
	{none, "", changedList, "List().reverse List().rotate List().shuffle"},
	{none, "", split, "String().split String().shellsplit Shellwords.split"},
	{none, "", joinList, "List().join"},
	{none, "", copied, "List().to_a List().dup List().freeze List().sort List().uniq"},
	{none, "", printf, "format sprintf"},
	{none, "", statement(false), "?.execute ?.exec_query ?.query ?.exec ?.exec_params"},
}

func rubyBook() *book {
	b := newBook(append(rubyTable[:len(rubyTable):len(rubyTable)], rubyLibraries...))
	b.prefixes = [][2]string{{"Kernel.", ""}, {"Object.", ""}, {"self.", ""}, {"main.", ""},
		{"FileUtils.Verbose.", "FileUtils."}, {"FileUtils.NoWrite.", "FileUtils."}, {"IO.File.", "File."},
		{"RbConfig.ruby", "$ruby"}, {"TOPLEVEL_BINDING.receiver.", ""}, {"BasicObject.", ""}, {"Class.", ""},
		{"Module.", ""}}
	set(b.dangerous, "Kernel File FileUtils IO Dir Process Open3 Object PTY")
	set(b.modules, "Kernel File FileUtils IO Dir Process Open3 Object PTY self main")
	b.act(Opaque, "un mkmf bundler/inline") // functions of the program's arguments
	b.act(RunsInput, "irb/start debug/start debug/open debug/open_nonstop")
	set(b.environment, "ENV")
	set(b.holding, "Dotenv.load() Dotenv.load!() Dotenv.overload() Dotenv.overload!() Dotenv.overwrite()")
	set(b.searches, "$LOAD_PATH $:")
	set(b.pure, "ENV.key? ENV.has_key? ENV.include? ENV.member? ENV.clear ENV.empty? ENV.size ENV.length puts p "+
		"print pp raise attr_reader attr_accessor List().size List().length List().first List().last "+
		"List().include? List().each List().map List().select List().reject List().each_with_index List().empty? "+
		"List().join List().inspect List().any? List().all? describe it context expect assert_equal assert include "+
		"extend allow is_a? instance_of? respond_to? allow().to")
	b.constants["__FILE__"] = func() value { return value{kind: vString, known: true, source: scriptFile} }
	b.constants["$0"] = func() value { return value{kind: vString, known: true, source: scriptFile} }
	b.constants["$PROGRAM_NAME"] = b.constants["$0"]
	b.constants["__dir__"] = func() value { return value{kind: vString, known: true, source: Script} }
	b.constants["$ruby"] = func() value { return value{kind: vString, text: "ruby", known: true, source: Interpreter} }
	b.constants["File.SEPARATOR"] = func() value { return text("/") }
	b.constants["$LOAD_PATH"] = func() value { return named("$LOAD_PATH") }
	b.constants["$:"] = b.constants["$LOAD_PATH"]
	return b
}
