package stall

import (
	"os"
	"slices"
	"strconv"
	"strings"

	"golang.org/x/sys/unix"
)

// answers are file systems of the kernel's own, on disks of this machine or in its memory: what is asked of them is
// answered. Source: filesystems(5), and Documentation/filesystems of Linux 6.12.
var answers = strings.Fields("ext2 ext3 ext4 xfs btrfs zfs bcachefs f2fs jfs reiserfs nilfs2 ntfs3 vfat msdos " +
	"exfat iso9660 udf erofs squashfs overlay tmpfs ramfs rootfs devtmpfs devpts proc sysfs cgroup cgroup2 mqueue " +
	"hugetlbfs debugfs tracefs securityfs pstore bpf configfs fusectl efivarfs binfmt_misc nsfs rpc_pipefs " +
	"selinuxfs smackfs")

// source is the kernel's table of mounts.
type source struct {
	table *os.File
	fd    int32 // of the table: os.File.Fd would set it to blocking at each look
}

// changed reports that the table is another since it was last asked (proc_pid_mountinfo(5): poll(2)).
func (s *source) changed() bool {
	if s.table == nil {
		return true
	}
	n, err := unix.Poll([]unix.PollFd{{Fd: s.fd, Events: unix.POLLPRI}}, 0)
	return err != nil || n > 0
}

// slow lists where file systems are mounted that may not answer; false: that cannot be told.
func (s *source) slow() (dirs []string, ok bool) {
	if s.table == nil {
		f, err := os.Open("/proc/self/mountinfo")
		if err != nil {
			return nil, false
		}
		s.table, s.fd = f, int32(f.Fd())
	}
	s.changed() // what comes from now on counts
	text := make([]byte, 64<<10)
	for n := 0; ; {
		got, err := unix.Pread(int(s.fd), text[n:], int64(n))
		switch {
		case err == unix.EINTR:
		case err != nil:
			return nil, false
		case got == 0:
			return slowOf(string(text[:n])), true
		default:
			if n += got; n == len(text) {
				text = append(text, make([]byte, len(text))...)
			}
		}
	}
}

// slowOf reads the table: "36 35 98:0 /root /mnt options shared:1 - nfs4 host:/dir options" (proc_pid_mountinfo(5)).
func slowOf(table string) (dirs []string) {
	for line := range strings.Lines(table) {
		before, behind, ok := strings.Cut(line, " - ")
		fields, kind := strings.Fields(before), strings.Fields(behind)
		if !ok || len(fields) < 5 || len(kind) == 0 {
			return []string{"/"} // not as it is known
		}
		dir := unescaped(fields[4])
		if !slices.Contains(answers, kind[0]) && !below(dir, "/proc") && !below(dir, "/sys") {
			dirs = append(dirs, dir)
		}
	}
	return dirs
}

// unescaped takes \040 and its like out of a path.
func unescaped(s string) string {
	var b strings.Builder
	for i := 0; i < len(s); i++ {
		if s[i] == '\\' && i+3 < len(s) {
			if n, err := strconv.ParseUint(s[i+1:i+4], 8, 8); err == nil {
				b.WriteByte(byte(n))
				i += 3
				continue
			}
		}
		b.WriteByte(s[i])
	}
	return b.String()
}
