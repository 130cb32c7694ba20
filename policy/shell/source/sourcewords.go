package source

import "guard/policy/risk"

// sourceWords are what sources in compiled languages, which guard does not read,
// call where they do more than compute. Sources: POSIX.1-2024 and the standard
// libraries of C, C++, Rust, Java, Kotlin, C#, Swift and Elixir.
var sourceWords = []struct {
	word string
	cats risk.Categories
}{
	{"system(", risk.ExecArbitrary}, {"popen(", risk.ExecArbitrary}, {"execl", risk.ExecArbitrary},
	{"execv", risk.ExecArbitrary}, {"posix_spawn", risk.ExecArbitrary},
	{"dlopen(", risk.ExecArbitrary}, {"execute_process", risk.ExecArbitrary}, {"<exec", risk.ExecArbitrary},
	{"<Exec", risk.ExecArbitrary}, {"commandLine", risk.ExecArbitrary}, {"run_command", risk.ExecArbitrary},
	{"REMOVE_RECURSE", risk.FSDeleteOverwrite}, {"file(REMOVE", risk.FSDeleteOverwrite},
	{"<delete", risk.FSDeleteOverwrite}, {".deleteDir", risk.FSDeleteOverwrite}, {"rm -", risk.FSDeleteOverwrite},
	{"Command::new", risk.ExecArbitrary}, {"ProcessBuilder", risk.ExecArbitrary}, {".exec(", risk.ExecArbitrary},
	{"Process.Start", risk.ExecArbitrary},
	{"Process()", risk.ExecArbitrary}, {"System.cmd", risk.ExecArbitrary}, {"asm(", risk.ExecArbitrary},
	{"asm!", risk.ExecArbitrary}, {"__asm__", risk.ExecArbitrary},
	{"unlink(", risk.FSDeleteOverwrite}, {"unlinkat(", risk.FSDeleteOverwrite}, {"remove(", risk.FSDeleteOverwrite},
	{"rmdir(", risk.FSDeleteOverwrite}, {"remove_all", risk.FSDeleteOverwrite},
	{"remove_file", risk.FSDeleteOverwrite}, {"remove_dir", risk.FSDeleteOverwrite},
	{"Files.delete", risk.FSDeleteOverwrite}, {"deleteRecursively", risk.FSDeleteOverwrite},
	{"File.Delete", risk.FSDeleteOverwrite}, {"Directory.Delete", risk.FSDeleteOverwrite},
	{".Delete(true)", risk.FSDeleteOverwrite}, {".Delete(recursive", risk.FSDeleteOverwrite},
	{"removeItem", risk.FSDeleteOverwrite}, {"File.rm", risk.FSDeleteOverwrite}, {"truncate(", risk.FSDeleteOverwrite},
	{"rename(", risk.FSDeleteOverwrite}, {"fs::rename", risk.FSDeleteOverwrite}, {"syscall(", risk.ExecArbitrary},
	{"ftw(", risk.FSDeleteOverwrite},
	{"kill(-1", risk.SystemImpact}, {"killpg(0", risk.SystemImpact}, {"killpg(1", risk.SystemImpact},
	{"reboot(", risk.SystemImpact}, {"RB_AUTOBOOT", risk.SystemImpact}, {"BLKDISCARD", risk.SystemImpact},
	{"socket(", risk.NetworkRisk}, {"connect(", risk.NetworkRisk}, {"TcpStream", risk.NetworkRisk},
	{"UdpSocket", risk.NetworkRisk}, {"reqwest", risk.NetworkRisk}, {"java.net", risk.NetworkRisk},
	{"HttpClient", risk.NetworkRisk}, {"URLSession", risk.NetworkRisk}, {"curl_easy", risk.NetworkRisk},
	// Fortran 2008
	{"link_name", risk.ExecArbitrary}, {"dlsym(", risk.ExecArbitrary}, {"process::Command", risk.ExecArbitrary},
	{"execute_command_line", risk.ExecArbitrary}, {"status='delete'", risk.FSDeleteOverwrite},
	{"status=\"delete\"", risk.FSDeleteOverwrite},
	// Haskell
	{"System.Process", risk.ExecArbitrary}, {"callCommand", risk.ExecArbitrary}, {"callProcess", risk.ExecArbitrary},
	{"removeFile", risk.FSDeleteOverwrite}, {"removeDirectory", risk.FSDeleteOverwrite},
	{"removePathForcibly", risk.FSDeleteOverwrite}, {"renamePath", risk.FSDeleteOverwrite},
	{"renameFile", risk.FSDeleteOverwrite},
	{"renameDirectory", risk.FSDeleteOverwrite}, {"signalProcess", risk.SystemImpact},
	// .NET 9, Process
	{"GetProcesses()", risk.SystemImpact},
	// D
	{"executeShell", risk.ExecArbitrary}, {"spawnShell", risk.ExecArbitrary}, {"rmdirRecurse", risk.FSDeleteOverwrite},
	// Nim
	{"execShellCmd", risk.ExecArbitrary}, {"execCmd", risk.ExecArbitrary}, {"staticExec", risk.ExecArbitrary},
	{"gorge", risk.ExecArbitrary}, {"removeDir(", risk.FSDeleteOverwrite},
	// Zig
	{"deleteTree", risk.FSDeleteOverwrite}, {"deleteFile", risk.FSDeleteOverwrite},
	{"ChildProcess", risk.ExecArbitrary}, {"process.Child", risk.ExecArbitrary},
	// OCaml
	{"Sys.remove", risk.FSDeleteOverwrite}, {"Sys.command", risk.ExecArbitrary},
	{"Unix.unlink", risk.FSDeleteOverwrite}, {"Unix.exec", risk.ExecArbitrary},
	{"Unix.system", risk.ExecArbitrary}, {"Unix.open_process", risk.ExecArbitrary},
	{"Sys.rename", risk.FSDeleteOverwrite},
	{"Unix.rename", risk.FSDeleteOverwrite}, {"Sys.rmdir", risk.FSDeleteOverwrite},
	// Dart 3.5, dart:io
	{"deleteSync", risk.FSDeleteOverwrite}, {"renameSync", risk.FSDeleteOverwrite},
	{"delete(recursive", risk.FSDeleteOverwrite}, {"Process.run", risk.ExecArbitrary},
	{"Process.start", risk.ExecArbitrary}, {"DynamicLibrary", risk.ExecArbitrary},
	// Gleam: simplifile 2, shellout 1
	{"simplifile.delete", risk.FSDeleteOverwrite}, {"simplifile.rename", risk.FSDeleteOverwrite},
	{"simplifile.clear", risk.FSDeleteOverwrite}, {"shellout.", risk.ExecArbitrary},
	// Erlang/OTP 27, file and os
	{"file:delete", risk.FSDeleteOverwrite}, {"file:del_dir", risk.FSDeleteOverwrite},
	{"file:rename", risk.FSDeleteOverwrite}, {"os:cmd", risk.ExecArbitrary}, {"open_port", risk.ExecArbitrary},
	{":gen_tcp", risk.NetworkRisk}, {":gen_udp", risk.NetworkRisk}, {":httpc", risk.NetworkRisk},
	{":ssl.connect", risk.NetworkRisk}, {":os.cmd", risk.ExecArbitrary}, {":file.del", risk.FSDeleteOverwrite},
	// Crystal 1.13
	{"File.delete", risk.FSDeleteOverwrite}, {"FileUtils.", risk.FSDeleteOverwrite},
	{"Process.exec", risk.ExecArbitrary},
	// V
	{"os.rmdir_all", risk.FSDeleteOverwrite}, {"os.execute", risk.ExecArbitrary}, {"os.system", risk.ExecArbitrary},
	{".ssh", risk.FSConfigSecrets}, {".aws", risk.FSConfigSecrets}, {".netrc", risk.FSConfigSecrets},
	{"id_rsa", risk.FSConfigSecrets}, {"\".env\"", risk.FSConfigSecrets}, {"environ", risk.FSConfigSecrets},
	{"dotenvy::vars", risk.FSConfigSecrets}, {"dotenv::vars", risk.FSConfigSecrets},
	{"envp", risk.FSConfigSecrets}, {"env::vars", risk.FSConfigSecrets}, {"creat(", risk.FSDeleteOverwrite},
}
