package program

// viewers: programs that list files, folders and processes in their own way.
var viewers = []Entry{
	{
		Name:   "eza exa",
		Source: "eza(1), 0.20: --git reads the repository with libgit2 and starts nothing",
		Level:  low, Operands: "look...", Out: Names,
		Options: `
			-1lGxRTXaAdDfrbBgHihmMSuUnoZ@F
			-?:info
			-v:info
			-L,--level=
			-s,--sort=
			-I,--ignore-glob=
			-t,--time=
			-w,--width=
			--oneline --long --grid --across --recurse --tree --dereference
			--classify?=
			--color?=
			--colour?=
			--color-scale?=
			--colour-scale?=
			--color-scale-mode=
			--icons?=
			--no-icons --no-quotes --hyperlink
			--absolute?=
			--all --almost-all --treat-dirs-as-files --list-dirs --only-dirs --only-files --show-symlinks --no-symlinks
			--follow-symlinks --reverse --group-directories-first --group-directories-last --git-ignore --binary --bytes
			--group --smart-group --header --links --inode --modified --mounts --numeric --flags --blocksize --accessed
			--created --changed
			--time-style=
			--total-size --octal-permissions --no-permissions --no-filesize --no-user --no-time --stdin --git --no-git
			--git-repos --git-repos-no-status --extended --context
		`,
		Examples: `
			low | eza -la --git
			low | eza --tree --level=2 src
			low | exa -1
			low | eza /etc
			medium EXEC_ARBITRARY | eza --frob
		`,
	},
	{
		Name:   "lsd",
		Source: "lsd README 1.1",
		Level:  low, Operands: "look...", Out: Names,
		Options: `
			-aAFl1RhdtSXGvUrNiLVZg
			-I,--ignore-glob=
			--all --almost-all
			--color=
			--icon=
			--icon-theme=
			--classify --long --ignore-config
			--config-file=:read
			--oneline --recursive --human-readable --tree
			--depth=
			--directory-only
			--permission=
			--size=
			--total-size
			--date=
			--timesort --sizesort --extensionsort --gitsort --versionsort
			--sort=
			--no-sort --reverse
			--group-dirs=
			--group-directories-first
			--blocks=
			--classic --no-symlink --inode --git --dereference --context
			--hyperlink=
			--header
			--truncate-owner-after=
			--truncate-owner-marker=
			--system-protected --literal
		`,
		Examples: `
			low | lsd -la
			low | lsd --tree --depth 2
			high FS_CONFIG_SECRETS | lsd --config-file .env
		`,
	},
	{
		Name: "broot br nnn ranger vifm lf yazi joshuto xplr fff clifm tig lazygit gitui lazydocker vd visidata",
		Source: "the manuals of each: full-screen programs that start others, change files and delete them " +
			"by a key",
		Level: high, Categories: executes, Says: "{0} is a program for a person at the keys", Operands: "look...",
		Options: `-*`,
		Examples: `
			high EXEC_ARBITRARY | ranger
			high EXEC_ARBITRARY | tig
			low | lazygit --version
		`,
	},
	{
		Name:   "mc",
		Source: "MinIO client reference 2024; bare, or with a folder, mc(1) is Midnight Commander",
		Level:  high, Categories: executes, Operands: "look...", Options: `-*`,
		Subs: []Entry{
			{
				Name: "ls tree du stat cat head find diff ping ready", Level: high, Categories: network,
				Out: Download, Operands: "text...",
			},
			{
				Name: "cp mirror put pipe get mv", Level: high, Categories: network, Operands: "remote...",
				Special: RemoteCopy, Stdin: SendsIt, Options: `--remove:deletes`,
			},
			{Name: "rm rb undo", Level: high, Categories: network | deletes, Operands: "text..."},
			{
				Name: "alias config admin anonymous share policy", Level: high, Categories: network | accounts,
				Operands: "text...",
			},
			{
				Name: "mb version tag ilm replicate event", Level: high, Categories: network | system,
				Operands: "text...",
			},
		},
		Examples: `
			high NETWORK_RISK | mc ls s3/b
			high DELETE | mc rm --recursive s3/b
			high EXEC_ARBITRARY | mc
		`,
	},
	{
		Name:     "zoxide",
		Source:   "zoxide(1), 0.9",
		Operands: "",
		Subs: []Entry{
			{
				Name: "query", Level: low, Operands: "text...", Out: Names,
				Options: `
					-als --all --list --score
					--exclude=
					-i,--interactive:executes
				`,
			},
			{
				Name: "init", Level: low, Operands: "text...",
				Options: `
					--cmd=
					--hook=
					--no-cmd
				`,
			},
			{Name: "add remove import edit", Level: medium, Operands: "text..."},
		},
		Examples: `
			low | zoxide query -l
			medium | zoxide remove src
		`,
	},
	{
		Name:   "procs",
		Source: "procs README 0.14",
		Level:  low, Operands: "text...", Out: Fixed,
		Options: `
			-aotweV
			-W,--watch-interval=
			-i,--insert=
			--only=
			--sorta=
			--sortd=
			-c,--color=
			--theme=
			-p,--pager=
			--interval=
			--load-config=:read
			--use-config=
			--and --or --nand --nor --tree --watch --thread --no-header --list
			--config:info
		`,
		Examples: `
			low | procs --tree
			low | procs node
		`,
	},
	{
		Name:   "atop nload vnstat rocm-smi infocmp dircolors",
		Source: "atop(1), vnstat(1), infocmp(1), dircolors(1) and the manuals of the others: they show",
		Level:  low, Operands: "read...", Out: Fixed,
		Options: `
			-1abcCdDfFghiIlLmMnNpPqsStuUvxV
			-r,--read=:read
			-w=:write
			--print-database --sh --csh
			--json?=
			--oneline?=
			--showuse --showtemp
			--showmeminfo=
			--config=:read
		`,
		Examples: `
			low | vnstat -d
			low | dircolors -p
			medium..high | atop -w out.raw 1 1
		`,
	},
}
