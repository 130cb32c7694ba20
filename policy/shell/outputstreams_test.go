package shell_test

import "testing"

// TestStreamsThatAreOpenedLater: a stream of C++ that is made first and given its file then writes over it, whatever
// kind of stream it is; one that reads does not.
func TestStreamsThatAreOpenedLater(t *testing.T) {
	refusedOnDisk(t, `
		printf '#include <fstream>\nint main(){ std::ofstream f; f.open("todo.txt"); }\n' > a.cc && g++ a.cc -o a && ./a
		printf '#include <fstream>\nint main(){ std::wofstream f("todo.txt"); }\n' > a.cc && g++ a.cc -o a && ./a
		printf '#include <fstream>\nint main(){ std::basic_ofstream<char> f("todo.txt"); }\n' > a.cc && g++ a.cc -o a && ./a
		printf '#include <fstream>\nusing O=std::ofstream;\nint main(){ O f; f.open("todo.txt"); }\n' > a.cc && g++ a.cc -o a && ./a`)
	runsOnDisk(t, `
		printf '#include <fstream>\nint main(){ std::ifstream f; f.open("todo.txt"); }\n' > a.cc && g++ a.cc -o a && ./a
		printf '#include <fstream>\nint main(){ std::ofstream f; f.open("brand-new.txt"); }\n' > a.cc && g++ a.cc -o a && ./a`)
}
