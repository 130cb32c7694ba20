package stall

import (
	"slices"
	"testing"
)

// TestSlowOf: what the kernel serves itself answers; what a network, a program or nobody known serves may not.
func TestSlowOf(t *testing.T) {
	const table = `22 1 8:1 / / rw,relatime shared:1 - ext4 /dev/sda1 rw
23 22 0:21 / /proc rw - proc proc rw
24 23 0:22 / /proc/sys/fs/binfmt_misc rw - autofs systemd-1 rw
25 22 0:23 / /mnt/the\040share rw shared:2 master:1 - nfs4 host:/x rw
26 22 0:24 / /home/eve/sshfs rw - fuse.sshfs eve@host: rw
27 22 0:25 / /srv/odd rw - newfs none rw
28 22 0:26 / /tmp rw - tmpfs tmpfs rw
`
	if got := slowOf(table); !slices.Equal(got, []string{"/mnt/the share", "/home/eve/sshfs", "/srv/odd"}) {
		t.Errorf("%q", got)
	}
	if got := slowOf("another format\n"); !slices.Equal(got, []string{"/"}) {
		t.Errorf("what is not understood: %q", got)
	}
}
