package program

// machineTools: virtual machines.
var machineTools = []Entry{
	{
		Name: "vagrant packer",
		Source: "developer.hashicorp.com/vagrant 2.4 and packer 1.11: every command runs the Vagrantfile, or " +
			"loads plugins",
		Style: Single, Level: high, Categories: system | executes,
		Says: "{0} creates, starts or changes virtual machines", Operands: "text...",
		Options: `
			-*
			-var-file=:read
			-var=
			-only=
			-machine-readable
			-c,-command=:run
			-v:info
		`,
		Subs: []Entry{
			{Name: "version help list-commands", Style: Single, Level: low, Operands: "text..."},
			{
				Name:  "status global-status validate port ssh-config inspect fmt console plugins",
				Style: Single, Level: medium, Categories: executes,
				Says: "{0} runs the code of the project's machine description", Operands: "text...", Options: `-*`,
			},
			{
				Name: "destroy halt suspend", Style: Single, Level: high, Categories: deletes | system,
				Operands: "text...", Options: `-*`,
			},
			{
				Name: "ssh", Style: Single, Level: high, Categories: executes, Operands: "text...",
				Options: `-* -c,-command=:runthere`,
			},
			{
				Name: "box plugin init", Style: Single, Level: high, Categories: installs | network,
				Operands: "text...", Options: `-*`,
				Subs: []Entry{{Name: "list", Style: Single, Level: medium, Categories: executes}},
			},
			{
				Name: "publish push login cloud", Style: Single, Level: high,
				Categories: publishes | accounts | network, Operands: "text...", Options: `-*`,
			},
		},
		Examples: `
			low | vagrant --version
			medium EXEC_ARBITRARY | vagrant status
			high SYSTEM_IMPACT | vagrant up
			high DELETE | vagrant destroy -f
			high..critical FS_DELETE_OVERWRITE | vagrant ssh -c 'rm -rf /data'
			medium EXEC_ARBITRARY | packer validate x.pkr.hcl
			high SYSTEM_IMPACT | packer build x.pkr.hcl
			high DEPS_INSTALL_UPDATE | vagrant plugin install x
		`,
	},
	{
		Name:   "multipass lxc incus virsh VBoxManage vboxmanage virt-install utmctl tart prlctl vmrun orb orbctl",
		Source: "lxc 5; virsh(1), libvirt 10; multipass 1.14; VBoxManage 7",
		Level:  high, Categories: system | executes, Says: "{0} creates, starts or changes virtual machines",
		Operands: "text...",
		Options: `
			-*
			-c,--connect=:network
			-f=
			-n=
			--name=
			--disk=
			--cdrom=
			--memory=
			--cpus=
		`,
		Subs: []Entry{
			{
				Name: "status list ls version info help find dominfo domstate nodeinfo domblklist " +
					"snapshot-list net-list pool-list vol-list showvminfo",
				Level: low, Operands: "text...",
				Options: `
					-*
					--format=
					-f=
					-c,--connect=:network
				`,
				Names: []Entry{{Name: "*:", Level: high, Categories: network, Says: "{0} asks another host"}},
			},
			{
				Name: "delete undefine remove unregistervm destroy stop shutdown suspend purge " +
					"snapshot-delete vol-delete pool-destroy net-destroy",
				Level: high, Categories: deletes | system, Operands: "text...", Options: `-*`,
			},
			{
				Name: "exec shell", Level: high, Categories: executes, Operands: "text -- cmd...",
				Special: Container,
				Options: `
					-*
					-d=
					-u=
					-w=
				`,
			},
		},
		Examples: `
			low | virsh list --all
			low | multipass list
			high SYSTEM_IMPACT | multipass launch
			high DELETE | virsh undefine vm1
			high FS_DELETE_OVERWRITE | multipass exec vm -- rm -rf /data
			high DELETE | lxc delete c1
		`,
	},
	{
		Name:     "adb",
		Source:   "adb(1), Android platform-tools 35: the phone is another machine",
		Operands: "",
		Options: `
			-ade
			-s,-t,-P=
			-H=:host+network
			-L=:network
		`,
		Subs: []Entry{
			{
				Name:  "devices version help get-state get-serialno get-devpath start-server features",
				Level: low, Operands: "text...", Options: `-l`,
			},
			{
				Name: "shell exec-out", Level: high, Categories: network, Says: "{0} runs a command on a phone",
				Operands: "run...", Out: Download, Options: `-nTtx -e=`,
			},
			{
				Name: "bugreport", Level: high, Categories: network, Operands: "text...", Out: Download,
				Options: `-* -f=:make`,
			},
			{Name: "logcat", Level: medium, Operands: "text...", Out: Download, Options: `-* -f=:make`},
			{Name: "pull", Level: high, Categories: network, Operands: "text... make", Options: `-a`},
			{Name: "push sync", Level: high, Categories: network, Operands: "sendfile... text", Options: `--sync -n`},
			{
				Name: "install install-multiple", Level: high, Categories: installs | network,
				Says: "{0} installs an app on a phone", Operands: "read...", Options: `-*`,
			},
			{Name: "uninstall", Level: high, Categories: deletes | network, Operands: "text...", Options: `-k`},
			{
				Name: "reboot root unroot remount kill-server connect disconnect tcpip usb forward reverse " +
					"sideload emu",
				Level: high, Categories: system | network, Operands: "text...", Options: `-*`,
			},
		},
		Examples: `
			low | adb devices -l
			high NETWORK_RISK | adb -H example.com devices
			high NETWORK_RISK | adb shell ls /sdcard
			high..critical FS_DELETE_OVERWRITE | adb shell rm -rf /sdcard/x
			high..critical DEPS_INSTALL_UPDATE | adb install app.apk
			high FS_CONFIG_SECRETS | adb install .env
			high SYSTEM_IMPACT | adb reboot
			critical FS_CONFIG_SECRETS | adb push .env /sdcard
		`,
	},
	{
		Name:   "qemu-img qemu-system-x86_64 qemu-system-aarch64 qemu-system-arm qemu-io qemu-kvm",
		Source: "qemu-img(1), qemu(1), QEMU 9",
		Level:  high, Categories: system, Operands: "text...", Style: Single,
		Options: `
			-*
			-drive=
			-hda=
			-cdrom=:read
			-kernel=:read
			-m=
			-f=
			-O=
			-o=
		`,
		Subs: []Entry{
			{
				Name: "info check map compare measure", Style: Single, Level: low, Operands: "read...",
				Options: `
					-f=
					-F=
					-T=
					-U
					-output=
					-force-share -image-opts
					-object=
					-backing-chain -s -p -q
				`,
				Names: append([]Entry{
					{
						Name: "nbd:* ssh:* iscsi:* rbd:* nfs:* gluster* json:* driver=*", Level: high,
						Categories: network, Says: "{0} is a disk on a host, or says how one is reached",
					},
				}, byAddress...),
			},
		},
		Examples: `
			low | qemu-img info disk.qcow2
			high NETWORK_RISK | qemu-img info nbd://example.com
			high SYSTEM_IMPACT | qemu-img convert -O raw a b
			high SYSTEM_IMPACT | qemu-system-x86_64 -hda disk.img
		`,
	},
}
