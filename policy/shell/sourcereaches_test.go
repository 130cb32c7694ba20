package shell_test

import "testing"

// TestSourcesThatStartPrograms: functions of libraries that run a shell or a program.
func TestSourcesThatStartPrograms(t *testing.T) {
	refusedOnDisk(t, `
		printf '#include <wordexp.h>\nint main(){wordexp_t w;wordexp("$(cat x)",&w,0);}' > m.c; gcc m.c -o m && ./m
		printf 'int main(){char*a[]={"x",0};fexecve(3,a,0);}' > m.c; gcc m.c -o m && ./m
		printf 'int main(){g_spawn_command_line_sync("x",0,0,0,0);}' > m.c; gcc m.c -o m && ./m
		printf 'int main(){boost::process::child c("x");}' > m.cc; g++ m.cc -o m && ./m
		printf 'use std::process::{self, Command as C};\nfn main(){C::new("x").status();}' > m.rs; rustc m.rs && ./m
		printf 'fn main(){duct::cmd!("x").run();}' > m.rs; rustc m.rs && ./m
		printf 'var p = new Process { StartInfo = new ProcessStartInfo("x") }; p.Start();' > Program.cs; dotnet run
		printf 'System.shell("x")' > a.exs; elixir a.exs
		printf 'apply(System, :cmd, ["x",[]])' > a.exs; elixir a.exs
		printf 'pub fn build(b:*std.Build) void { _ = b.addSystemCommand(&.{"x"}); }' > build.zig; zig build`)
	runsOnDisk(t, `
		printf 'static int _execute(int x){return x;}\nint main(){return _execute(0);}' > m.c; gcc m.c -o m && ./m
		printf 'use std::process::{self, ExitCode};\nfn main(){process::exit(0)}' > m.rs; rustc m.rs && ./m
		printf 'Mix.shell().info("x"); IO.puts(System.version())' > a.exs; elixir a.exs
		printf 'pub fn build(b:*std.Build) void { _ = b.addRunArtifact(x); }' > build.zig; zig build`)
}

// TestNamesThatAreLookedUp: a name that is asked of a resolver leaves the machine.
func TestNamesThatAreLookedUp(t *testing.T) {
	refusedOnDisk(t, `
		printf 'int main(int n,char**v){gethostbyname(v[1]);}' > m.c; gcc m.c -o m && ./m x
		printf 'int main(int n,char**v){getaddrinfo(v[1],"80",0,0);}' > m.c; gcc m.c -o m && ./m x
		printf 'int main(int n,char**v){res_query(v[1],1,16,0,0);}' > m.c; gcc m.c -o m && ./m x
		printf 'int main(int n,char**v){QHostInfo::fromName(v[1]);}' > m.cc; g++ m.cc -o m && ./m x
		printf 'use std::net::ToSocketAddrs;\nfn main(){(x(),80).to_socket_addrs();}' > m.rs; rustc m.rs && ./m
		printf 'System.Net.Dns.GetHostEntry(args[0]);' > Program.cs; dotnet run
		printf 'class A{void x(){new javax.naming.directory.InitialDirContext();}}' > A.java; java A.java
		printf ':inet.gethostbyname(x)' > a.exs; elixir a.exs
		printf 'void main(){InternetAddress.lookup(x);}' > a.dart; dart run a.dart
		ruby -e 'require "resolv"; Resolv::DNS.new.getresources(ARGV[0],1)'
		ruby -e 'require "socket"; Socket.getaddrinfo(ARGV[0],80)'
		perl -MNet::DNS -e 'Net::DNS::Resolver->new->search($ARGV[0],"A")'
		php -r 'socket_addrinfo_lookup($argv[1]);'
		bun -e 'Bun.dns.lookup(process.argv[1])'
		lua -e 'require("socket").dns.getaddrinfo(arg[1])'
		printf 'package main\nimport "net"\nfunc main(){net.LookupCNAME(x)}' > a.go; go run a.go
		printf 'package main\nimport "net"\nfunc main(){net.DefaultResolver.LookupTXT(c,x)}' > a.go; go run a.go
		printf 'package main\nimport "net"\nfunc main(){net.ResolveIPAddr("ip",x)}' > a.go; go run a.go`)
	runsOnDisk(t, `
		printf 'int main(){getaddrinfo("localhost","80",0,0);}' > m.c; gcc m.c -o m && ./m
		printf 'use std::net::ToSocketAddrs;\nfn main(){"127.0.0.1:0".to_socket_addrs();("localhost",0).to_socket_addrs();}' > m.rs; rustc m.rs && ./m
		printf 'using System.Net;\nSystem.Console.WriteLine(Dns.GetHostEntry(Dns.GetHostName()));' > Program.cs; dotnet run
		printf 'package main\nimport "net"\nfunc main(){net.ResolveTCPAddr("tcp",":0"); net.ResolveUDPAddr("udp","localhost:0")}' > a.go; go run a.go`)
}
