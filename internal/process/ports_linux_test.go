package process

import (
	"net"
	"os"
	"slices"
	"testing"
)

// TestAtPort: who listens at a port is found, and so is who is connected to it.
func TestAtPort(t *testing.T) {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	port := listener.Addr().(*net.TCPAddr).Port
	var tree Tree
	if pids, ok := tree.AtPort(port); !ok || !slices.Equal(pids, []int{os.Getpid()}) {
		t.Errorf("a server: %v %v", pids, ok)
	}
	packets, err := net.ListenPacket("udp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer packets.Close()
	if pids, ok := tree.AtPort(packets.LocalAddr().(*net.UDPAddr).Port); !ok || !slices.Contains(pids, os.Getpid()) {
		t.Errorf("a socket of UDP: %v %v", pids, ok)
	}
	client, err := net.Dial("tcp", listener.Addr().String())
	if err != nil {
		t.Fatal(err)
	}
	defer client.Close()
	served, err := listener.Accept()
	if err != nil {
		t.Fatal(err)
	}
	defer served.Close()
	_ = listener.Close()
	if pids, ok := tree.AtPort(port); !ok || !slices.Contains(pids, os.Getpid()) {
		t.Errorf("a client: %v %v", pids, ok)
	}
	if pids, ok := tree.AtPort(1); !ok || len(pids) > 0 {
		t.Errorf("nobody: %v %v", pids, ok)
	}
}
