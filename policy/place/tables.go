package place

import (
	"slices"
	"strings"
	"sync"

	"guard/agent/files/known"
)

// tempFolders are nobody's property (hier(7); confstr(3) on macOS).
var tempFolders = []string{"/tmp", "/var/tmp", "/private/tmp", "/private/var/tmp", "/var/folders",
	"/private/var/folders", sharedMemory}

// TempFolder reports a folder that the system has for everybody's temporary files.
func TempFolder(dir string) bool { return slices.Contains(tempFolders, dir) }

// systemFolders belong to the operating system (file-hierarchy(7), hier(7)).
var systemFolders = []string{
	"/etc", "/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/boot", "/proc", "/sys", "/var", "/opt", "/run",
	"/root", "/System", "/Library", "/Applications", "/private/etc", "/private/var", "/nix",
}

// harmlessDevices lose nothing and tell nothing, read or written (null(4),
// random(4), tty(4), fd(4)).
var harmlessDevices = []string{"null", "zero", "full", "random", "urandom", "stdin", "stdout", "stderr", "tty"}

// blockDevices hold whole disks or partitions (Linux
// Documentation/admin-guide/devices.txt; macOS diskutil(8)).
var blockDevices = []string{
	"sd[a-z]*", "hd[a-z]*", "vd[a-z]*", "xvd[a-z]*", "nvme*", "mmcblk*", "loop*", "md[0-9]*", "dm-*", "sr[0-9]*",
	"nbd*", "zd[0-9]*", "ram[0-9]*", "pmem*", "mapper/*", "disk/*/*", "disk[0-9]*", "rdisk[0-9]*", "zvol/*", "bcache*",
}

// kernelFacts are files of /proc that tell about the machine, not about anybody
// (proc(5)).
var kernelFacts = []string{"cpuinfo", "meminfo", "version", "loadavg", "uptime", "stat", "vmstat", "filesystems",
	"swaps", "partitions", "diskstats", "interrupts", "modules", "devices", "mdstat"}

// sampleSuffixes end the names of files that are published on purpose.
var sampleSuffixes = []string{".example", ".sample", ".template", ".dist", ".defaults", ".tmpl", ".pub", "-example",
	".example.com"}

// secretNames: keys, tokens, credentials, histories, browser and cloud stores.
// Sources: the FILES sections of ssh(1), gpg(1), curl(1) (.netrc), psql(1),
// mysql(1), aws, gcloud, az, kubectl, docker, npm, pip, gh and cargo manuals; copies that Vim and Emacs leave of
// .env.
var secretNames = []rule{
	{".git/lost-found/other/", Secret}, // git-fsck(1): what was staged once and given up, a .env among it
	{".env", Secret}, {".env.*", Secret}, {"*.env", Secret}, {".env[0-9]*", Secret}, {".env_*", Secret},
	{".env-*", Secret}, {".envrc", Secret}, {".envrc.*", Secret}, {".envrc-*", Secret}, {".envrc_*", Secret},
	{".env~", Secret}, {"*.env~", Secret}, {"#.env*#", Secret},
	{"..env*.sw[a-z]", Secret}, {"*.env.bak", Secret}, {"*.env.orig", Secret}, {"*.env.old", Secret},
	{"http-client.private.env.json", Secret}, {"cookiejar.txt", Secret}, {"cookie-jar.txt", Secret},
	{".dev.vars", Secret}, {".dev.vars.*", Secret},
	// liximomo.sftp and Sublime SFTP, remote-ftp and remote-sync of Atom, PhpStorm's and WinSCP's servers
	{".vscode/sftp.json", Secret}, {"sftp-config.json", Secret}, {".ftpconfig", Secret}, {".remote-sync.json", Secret},
	{".idea/webservers.xml", Secret}, {"winscp.ini", Secret}, {"sitemanager.xml", Secret},
	{"local.settings.json", Secret}, {".renviron", Secret}, {".dockerconfigjson", Secret}, {"wp-config.php", Secret},
	{"cookies.txt", Secret}, {"*.cookies.txt", Secret}, {"cookies.json", Secret}, {".sentryclirc", Secret},
	{".clasprc.json", Secret}, {".databrickscfg", Secret}, {"kaggle.json", Secret}, {".aider.conf.yml", Secret},
	{"settings_local.py", Secret}, {"local_settings.py", Secret}, {"storagestate.json", Secret},
	{".huggingface/token", Secret}, {"huggingface/token", Secret}, {"~/.cache/huggingface/stored_tokens", Secret},
	{"*.publishsettings", Secret}, {".flaskenv", Secret}, {".ssh/", Secret}, {"id_rsa*", Secret}, {"id_dsa*", Secret},
	{"id_ecdsa*", Secret}, {"id_ed25519*", Secret}, {"ssh_host_*_key", Secret}, {".gnupg/", Secret},
	{"secring.gpg", Secret}, {".password-store/", Secret}, {".age/", Secret}, {"*.agekey", Secret}, {"*.p8", Secret},
	{"rclone.conf", Secret}, {"wg[0-9]*.conf", Secret}, {".msmtprc", Secret}, {"key.properties", Secret},
	// Cypress 13 (cypress.env.json); AWS Chalice 1.31 (environment_variables); Telethon and Pyrogram (SESSION.session);
	// Google's client for Python (token.pickle); act 0.2 (--secret-file); exports of password managers, and lists of
	// codes and words that people keep.
	{"cypress.env.json", Secret}, {".chalice/config.json", Secret}, {"*.session", Secret}, {"token.pickle", Secret},
	{"token.pkl", Secret}, {"*-credentials.y*ml", Secret}, {"*_credentials.y*ml", Secret},
	{"*-credentials.json", Secret}, {"*_credentials.json", Secret}, {"*-credentials.toml", Secret},
	{".actrc.secrets", Secret}, {".secrets.act", Secret}, {"act.secrets", Secret},
	{".rclone.conf", Secret}, {"logins.csv", Secret}, {"*passwords.csv", Secret}, {"*passwords.txt", Secret},
	{"bitwarden_export*", Secret}, {"bitwarden-export*", Secret}, {"1password*.csv", Secret}, {"lastpass*.csv", Secret},
	{"keepass*.xml", Secret}, {"*.1pux", Secret}, {"*.kdb", Secret}, {"*.psafe3", Secret}, {"*.enpassdb", Secret},
	{"*recovery-codes.txt", Secret}, {"*recovery_codes.txt", Secret}, {"recovery-codes", Secret},
	{"*backup-codes.txt", Secret}, {"*backup_codes.txt", Secret}, {"backup-codes", Secret},
	{"*seed-phrase*.txt", Secret}, {"*seed_phrase*.txt", Secret}, {"seedphrase*.txt", Secret}, {"seed-phrase", Secret},
	{"*recovery-phrase*.txt", Secret}, {"*recovery_phrase*.txt", Secret}, {"mnemonic", Secret},
	{"terraform.tfvars.json", Secret}, {"*.auto.tfvars.json", Secret},
	{"mnemonic.txt", Secret}, {"*.pem", Secret}, {"*.key", Secret}, {"*.p12", Secret}, {"*.pfx", Secret},
	{"*.jks", Secret}, {"*.keystore", Secret}, {"*.ppk", Secret}, {"*.kdbx", Secret}, {"*.asc.key", Secret},
	{".netrc", Secret}, {"_netrc", Secret}, {".authinfo", Secret}, {".authinfo.gpg", Secret}, {".pgpass", Secret},
	{".my.cnf", Secret}, {".mylogin.cnf", Secret}, {".pg_service.conf", Secret}, {".git-credentials", Secret},
	{"~/.config/git/credentials", Secret}, {".htpasswd", Secret}, {".vault-token", Secret}, {".vault_pass*", Secret},
	{"vault_pass*", Secret}, {".aws/", Secret}, {".azure/", Secret}, {"~/.config/gcloud/", Secret},
	{"gcloud/application_default_credentials.json", Secret}, {".boto", Secret}, {".s3cfg", Secret}, {"~/.oci/", Secret},
	{"~/.config/doctl/", Secret}, {"~/.config/hcloud/", Secret}, {"~/.config/rclone/", Secret},
	{"~/.rclone.conf", Secret}, {"~/.fly/", Secret}, {"~/.config/heroku/", Secret}, {"~/.config/stripe/", Secret},
	{"~/.config/hub", Secret}, {"~/.config/gh/", Secret}, {"~/.config/glab-cli/", Secret}, {"~/.wrangler/", Secret},
	{"~/.terraform.d/credentials*", Secret}, {"~/.terraformrc", Secret}, {"*.tfstate", Secret},
	{"*.tfstate.backup", Secret}, {"terraform.tfvars", Secret}, {"*.auto.tfvars", Secret}, {".kube/", Secret},
	{"kubeconfig", Secret}, {"*.kubeconfig", Secret}, {"/etc/kubernetes/", Secret}, {"/var/run/secrets/", Secret},
	{"/run/secrets/", Secret}, {".docker/config.json", Secret}, {".dockercfg", Secret},
	{"containers/auth.json", Secret}, {".npmrc", Secret}, {".yarnrc", Secret}, {".yarnrc.yml", Secret},
	{".pypirc", Secret}, {"~/.pip/", Secret}, {"~/.config/pip/", Secret}, {".gem/credentials", Secret},
	{"~/.bundle/config", Secret}, {".cargo/credentials*", Secret}, {"~/.m2/settings*.xml", Secret},
	{"~/.gradle/gradle.properties", Secret}, {"~/.nuget/nuget/nuget.config", Secret}, {"~/.composer/auth.json", Secret},
	{"auth.json", Secret}, {"credentials", Secret}, {"credentials.json", Secret}, {"credentials.y*ml", Secret},
	{"credentials.toml", Secret}, {"credentials.csv", Secret}, {"credentials.yml.enc", Secret},
	{"client_secret*.json", Secret}, {"service-account*.json", Secret}, {"service_account*.json", Secret},
	{"serviceaccount*.json", Secret}, {"secrets.y*ml", Secret}, {"secrets.json", Secret}, {"secrets.toml", Secret},
	{"secrets.env", Secret}, {"secrets.tfvars", Secret}, {"secrets/", Secret}, {"secret.y*ml", Secret},
	{"secret.json", Secret}, {".secrets", Secret}, {".secrets/", Secret}, {"master.key", Secret},
	{"private.key", Secret}, {"token.json", Secret}, {"tokens.json", Secret}, {".token", Secret}, {"api_key*", Secret},
	{"apikey*", Secret}, {"passwords.*", Secret}, {"passwords", Secret}, {"password.txt", Secret},
	{"wallet.dat", Secret}, {"keystore/utc--*", Secret}, {"firebase-adminsdk*.json", Secret},
	{"*-adminsdk-*.json", Secret}, {".bash_history", Secret}, {".zsh_history", Secret}, {".zhistory", Secret},
	{".histfile", Secret}, {".sh_history", Secret}, {".history", Secret}, {"fish_history", Secret},
	{".python_history", Secret}, {".node_repl_history", Secret}, {".psql_history", Secret}, {".mysql_history", Secret},
	{".sqlite_history", Secret}, {".rediscli_history", Secret}, {".irb_history", Secret}, {".lesshst", Secret},
	{".viminfo", Secret}, {".wget-hsts", Secret}, {"~/.mozilla/", Secret}, {"~/.config/google-chrome/", Secret},
	{"~/.config/chromium/", Secret}, {"~/.config/bravesoftware/", Secret}, {"~/.config/microsoft-edge/", Secret},
	{"~/snap/firefox/", Secret}, {"~/snap/chromium/", Secret}, {"~/library/keychains/", Secret},
	{"/library/keychains/", Secret}, {"~/library/application support/google/chrome/", Secret},
	{"~/library/application support/firefox/", Secret}, {"~/library/application support/bravesoftware/", Secret},
	{"~/library/cookies/", Secret}, {"~/library/safari/", Secret}, {"~/library/messages/", Secret},
	{"~/.local/share/keyrings/", Secret}, {"~/.local/share/kwalletd/", Secret}, {"~/.thunderbird/", Secret},
	{"login.keychain*", Secret}, {"cookies.sqlite", Secret}, {"logins.json", Secret}, {"key4.db", Secret},
	{"login data", Secret}, {"/etc/shadow*", Secret}, {"/etc/gshadow*", Secret}, {"/etc/sudoers", Secret},
	{"/etc/sudoers.d/", Secret}, {"/etc/ssl/private/", Secret}, {"/etc/krb5.keytab", Secret}, {"*.keytab", Secret},
	{"/etc/master.passwd", Secret}, {"/private/etc/master.passwd", Secret}, {"/etc/wireguard/", Secret},
	{"/etc/openvpn/", Secret}, {"*.ovpn", Secret}, {"/etc/networkmanager/system-connections/", Secret},
	{"/var/lib/docker/", Secret}, {"/proc/*/environ", Secret}, {"/proc/*/mem", Secret}, {"/proc/kcore", Secret},
	{"/etc/ipsec.secrets", Secret}, {"/var/spool/mail/", Secret}, {"/var/mail/", Secret}, {"~/.bitcoin/", Secret},
	{"~/.ethereum/", Secret}, {"~/.electrum/", Secret}, {"~/.config/solana/", Secret},
	{"/etc/mysql/debian.cnf", Secret}, {"/etc/ppp/*-secrets", Secret}, {"/etc/postfix/sasl_passwd*", Secret},
	{"/etc/msmtprc", Secret}, {"/etc/exim4/passwd.client", Secret}, {"/etc/rancher/", Secret},
	{"/etc/samba/private/", Secret}, {"smbpasswd", Secret}, {"/etc/docker/key.json", Secret},
	{"/etc/wpa_supplicant/", Secret}, {"/etc/chrony.keys", Secret}, {"/etc/security/opasswd", Secret},
	{"/etc/pki/tls/private/", Secret}, {"/etc/letsencrypt/", Secret}, {"/tmp/krb5cc_*", Secret},
	{"/tmp/xauth_*", Secret},
}

// secretRules are these and what agents keep secrets in.
var secretRules = sync.OnceValue(func() []rule {
	return append(rulesOf(known.Files().Secrets, Secret), secretNames...)
})

// startupRules: read when a shell, an editor, a login or a scheduler starts.
// Sources: bash(1) INVOCATION, zsh(1) FILES, vim(1), systemd.unit(5), launchd(8),
// crontab(5), xdg autostart specification, git-config(1) FILES, pam.d(5).
var startupRules = []rule{
	{"~/.bashrc", Startup}, {"~/.bash_profile", Startup}, {"~/.bash_login", Startup}, {"~/.bash_logout", Startup},
	{"~/.bash_aliases", Startup}, {"~/.bash_completion", Startup}, {"~/.profile", Startup}, {"~/.zshrc", Startup},
	{"~/.zshenv", Startup}, {"~/.zprofile", Startup}, {"~/.zlogin", Startup}, {"~/.zlogout", Startup},
	{"~/.kshrc", Startup}, {"~/.cshrc", Startup}, {"~/.tcshrc", Startup}, {"~/.login", Startup},
	{"~/.inputrc", Startup}, {"~/.config/fish/", Startup}, {"~/.oh-my-zsh/", Startup}, {"~/.vimrc", Startup},
	{"~/.vim/", Startup}, {"~/.config/nvim/", Startup}, {"~/.emacs", Startup}, {"~/.emacs.d/", Startup},
	{"~/.nanorc", Startup}, {"~/.exrc", Startup}, {"~/.tmux.conf", Startup}, {"~/.config/tmux/", Startup},
	{"~/.screenrc", Startup}, {"~/.gdbinit", Startup}, {"~/.lldbinit", Startup}, {"~/.irbrc", Startup},
	{"~/.pryrc", Startup}, {"~/.pythonrc*", Startup}, {"~/.rprofile", Startup}, {"~/.perltidyrc", Startup},
	{"~/.sqliterc", Startup}, {"~/.psqlrc", Startup}, {"~/.wgetrc", Startup}, {"~/.curlrc", Startup},
	{"~/.gitconfig", Startup}, {"~/.config/git/", Startup}, {"~/.hgrc", Startup}, {"~/.cargo/config*", Startup},
	{"~/.cargo/env", Startup}, {"~/.direnvrc", Startup}, {"~/.config/direnv/", Startup}, {"~/.lessfilter", Startup},
	{"~/.dircolors", Startup}, {"~/.mailrc", Startup}, {"~/.pam_environment", Startup}, {"~/.xinitrc", Startup},
	{"~/.xsession", Startup}, {"~/.xprofile", Startup}, {"~/.xsessionrc", Startup}, {"~/.config/autostart/", Startup},
	{"~/.config/systemd/", Startup}, {"~/.config/environment.d/", Startup}, {"~/.local/share/systemd/", Startup},
	{"~/library/launchagents/", Startup}, {"/library/launchagents/", Startup}, {"/library/launchdaemons/", Startup},
	{"~/.local/share/applications/", Startup}, {"~/.local/bin/", Startup}, {"~/bin/", Startup},
	{"/etc/profile", Startup}, {"/etc/profile.d/", Startup}, {"/etc/bash.bashrc", Startup}, {"/etc/bashrc", Startup},
	{"/etc/zshrc", Startup}, {"/etc/zsh/", Startup}, {"/etc/environment", Startup}, {"/etc/crontab", Startup},
	{"/etc/cron.d/", Startup}, {"/etc/cron.daily/", Startup}, {"/etc/cron.hourly/", Startup},
	{"/etc/cron.weekly/", Startup}, {"/etc/cron.monthly/", Startup}, {"/var/spool/cron/", Startup},
	{"/var/spool/at/", Startup}, {"/etc/systemd/", Startup}, {"/usr/lib/systemd/", Startup}, {"/lib/systemd/", Startup},
	{"/etc/init.d/", Startup}, {"/etc/rc.local", Startup}, {"/etc/rc*.d/", Startup}, {"/etc/ld.so.preload", Startup},
	{"/etc/ld.so.conf*", Startup}, {"/etc/pam.d/", Startup}, {"/etc/passwd", Startup}, {"/etc/sudoers*", Startup},
	{"/etc/ssh/", Startup}, {"/etc/hosts", Startup}, {"/etc/resolv.conf", Startup}, {"/etc/udev/", Startup},
	{"/etc/modules-load.d/", Startup}, {"/etc/sysctl*", Startup},
	// What start-up files take in by custom (Fedora's ~/.bashrc), and what further programs start with.
	{"~/.bashrc.d/", Startup}, {"~/.bash.d/", Startup}, {"~/.bash_profile.d/", Startup}, {"~/.profile.d/", Startup},
	{"~/.zshrc.d/", Startup}, {"~/.zsh.d/", Startup}, {"~/.zsh/", Startup}, {"~/.config/zsh/", Startup},
	{"~/.config/bash/", Startup}, {"~/.config/shell/", Startup}, {"~/.aliases", Startup}, {"~/.functions", Startup},
	{"~/.exports", Startup}, {"~/.config/vim/", Startup}, {"~/.config/emacs/", Startup}, {"~/.tmux/", Startup},
	{"~/.config/helix/", Startup}, {"~/.config/kak/", Startup}, {"~/.config/kitty/", Startup},
	{"~/.config/wezterm/", Startup}, {"~/.wezterm.lua", Startup}, {"~/.hammerspoon/", Startup},
	{"~/.config/hypr/", Startup}, {"~/.config/sway/", Startup}, {"~/.config/i3/", Startup},
	{"~/.config/nushell/", Startup}, {"~/.config/xonsh/", Startup}, {"~/.config/powershell/", Startup},
	{"~/.config/mise/", Startup}, {"~/.ipython/", Startup}, {"~/.config/cron/", Startup},
}

// executedRules: run later by a tool without being named. Sources: githooks(5),
// husky, pre-commit, direnv(1), lefthook, CaptainHook 5, GrumPHP 2, simple-git-hooks 2, hk 1,
// rusty-hook, GitHub Actions, GitLab CI, VS Code tasks, mise and asdf manuals, conftest.py of
// pytest, sitecustomize of site(3), Bazelisk 1.25 (tools/bazel), pnpm 10, IntelliJ IDEA 2024 (Startup Tasks).
var executedRules = []rule{
	{".git/hooks/", Executed}, {".githooks/", Executed}, {".husky/", Executed}, {"lefthook.y*ml", Executed},
	{".lefthook/", Executed}, {".pre-commit-config.yaml", Executed}, {".pre-commit-hooks.yaml", Executed},
	{".lefthook.y*ml", Executed}, {"captainhook.json", Executed}, {"grumphp.y*ml", Executed},
	{".simple-git-hooks.*", Executed}, {"prek.toml", Executed}, {"hk.pkl", Executed}, {".rusty-hook.toml", Executed},
	{".overcommit.yml", Executed}, {".envrc", Executed}, {".mise.toml", Executed}, {"mise.toml", Executed},
	{".tool-versions", Executed}, {".autoenv", Executed}, {".autoenv.zsh", Executed}, {".github/workflows/", Executed},
	{".github/actions/", Executed}, {".gitlab-ci.yml", Executed}, {".circleci/", Executed}, {"jenkinsfile", Executed},
	{".travis.yml", Executed}, {"azure-pipelines.yml", Executed}, {"bitbucket-pipelines.yml", Executed},
	{".drone.yml", Executed}, {".buildkite/", Executed}, {".woodpecker.yml", Executed},
	{".forgejo/workflows/", Executed}, {".gitea/workflows/", Executed}, {".vscode/tasks.json", Executed},
	{".vscode/launch.json", Executed}, {".vscode/settings.json", Executed}, {".idea/workspace.xml", Executed},
	{".idea/runconfigurations/", Executed}, {".devcontainer/", Executed}, {".devcontainer.json", Executed},
	{"sitecustomize.py", Executed}, {"usercustomize.py", Executed}, {".exrc", Executed}, {".vimrc", Executed},
	{".nvimrc", Executed}, {".nvim.lua", Executed}, {".gdbinit", Executed}, {".lldbinit", Executed},
	{".dir-locals.el", Executed}, {".cargo/config", Executed}, {".cargo/config.toml", Executed}, {".rustup/", Executed},
	{".bazelrc", Executed}, {".bazeliskrc", Executed}, {"tools/bazel", Executed}, {"tools/bazel.bat", Executed},
	{"tools/bazel.exe", Executed}, {"tools/bazel.ps1", Executed}, {".idea/startup.xml", Executed},
	{".pnpmfile.mjs", Executed}, {".pnpmfile.cjs", Executed}, {".yarn/releases/", Executed},
	{".yarn/plugins/", Executed},
	{".mvn/", Executed}, {"node_modules/.bin/", Executed}, {".venv/bin/", Executed}, {"venv/bin/", Executed},
	{".bashrc", Executed}, {".zshrc", Executed}, {".profile", Executed},
	{".ropeproject/config.py", Executed}, // rope 1.13, Configuration: what pylsp and ropevim run
	{".bash_profile", Executed},
	// Start-up files of interpreters, and what hooks of git and wrappers of builds run: site(3), R's ?Startup, IEx,
	// IRB, Pry, ocaml(1), GHCi, Octave and sbt manuals; lint-staged 15, simple-git-hooks 2; Gradle's and Maven's
	// wrappers.
	{"site-packages/*.pth", Executed}, {"dist-packages/*.pth", Executed}, {".rprofile", Executed},
	{".iex.exs", Executed}, {".irbrc", Executed}, {".pryrc", Executed}, {".ocamlinit", Executed}, {".ghci", Executed},
	{".octaverc", Executed}, {".pdbrc", Executed}, {".sbtopts", Executed}, {".sbtrc", Executed},
	{".lintstagedrc*", Executed}, {"lint-staged.config.*", Executed}, {".simple-git-hooks.*", Executed},
	{"gradle-wrapper.properties", Executed}, {"maven-wrapper.properties", Executed},
	// Editors' projects: tasks, debuggers, language servers and local scripts. Sources: code.visualstudio.com
	// (multi-root workspaces, tasks), zed.dev/docs (tasks, debugger), docs.helix-editor.com/languages, the manuals
	// of JetBrains' IDEs (.run) and Fleet, Vim's 'exrc', vim-localvimrc, neoconf, Emacs (Directory Variables,
	// .projectile loads none), Kakoune's and Sublime Text's project files, Kate's project plugin, Lapce, Nova, Gitpod,
	// Coder, IDX.
	{"*.code-workspace", Executed}, {".zed/", Executed}, {".helix/", Executed}, {".fleet/", Executed},
	{".run/", Executed}, {".idea/runconfigurations.xml", Executed}, {".idea/externaltools.xml", Executed},
	{".idea/watchertasks.xml", Executed}, {".idea/tools/", Executed}, {".nvimrc.lua", Executed}, {".nvim/", Executed},
	{".vim/", Executed}, {"_vimrc", Executed}, {".lvimrc", Executed}, {".local.vimrc", Executed},
	{".vimrc.local", Executed}, {".nvim-dap.lua", Executed}, {".vimspector.json", Executed},
	{"coc-settings.json", Executed}, {".neoconf.json", Executed}, {".dir-locals-2.el", Executed},
	{".dir-locals.d/", Executed}, {"*.sublime-project", Executed}, {"*.sublime-build", Executed},
	{".kateproject", Executed}, {".kakrc", Executed}, {".lapce/", Executed}, {".nova/", Executed},
	{".theia/", Executed}, {".gitpod.yml", Executed}, {".gitpod/", Executed}, {".idx/", Executed}, {".ona/", Executed},
}

// laterRules are more of what tools run later.
var laterRules = rulesOf(strings.Fields(
	// direnv(1), source_env_if_exists: what an allowed .envrc takes in by custom, which is not asked about again.
	".envrc.local .envrc.private .envrc.user .envrc.override .envrc.personal .envrc.secrets .envrc.dev "+
		".direnv/bin/ "+
		// mise 2025, Configuration (a folder's tasks run by name only); Hermit.
		".mise/config*.toml .mise/conf.d/ .config/mise/config*.toml .config/mise/conf.d/ .config/mise.toml "+
		".config/mise.*.toml mise/config.toml mise.*.toml .mise.*.toml .rtx.toml .rtx.*.toml "+
		// Pipelines: Woodpecker 3, Drone 2, GitLab CI includes, AppVeyor, Cirrus, Semaphore, Cloud Build, CodeBuild,
		// Codefresh, TeamCity's Kotlin DSL, Tekton's Pipelines as Code, Azure, SourceHut, Harness, Bamboo Specs,
		// Screwdriver, Zuul, OneDev, Bitrise, Codemagic, Space, Evergreen, Packit, Agola, CDS.
		".woodpecker/ .woodpecker.yaml .drone.yaml .drone.star .drone.jsonnet .gitlab-ci.yaml .gitlab-ci/ .gitlab/ci/ "+
		".gitlab-ci.*.yml .gitlab/workflows/ appveyor.yml .appveyor.yml .appveyor/ .cirrus.yml .cirrus.star "+
		".semaphore/ cloudbuild.y*ml cloudbuild.json buildspec.y*ml codefresh.y*ml .codefresh/ .teamcity/ .tekton/ "+
		".travis.yaml azure-pipelines.*.yml azure-pipelines-*.yml azure-pipelines.yaml .azure-pipelines/ "+
		".azuredevops/ .build.yml .builds/ .harness/ bamboo-specs/ screwdriver.y*ml .zuul.y*ml zuul.y*ml .zuul.d/ "+
		"zuul.d/ .onedev-buildspec.yml bitrise.yml codemagic.y*ml .space.kts .evergreen.yml .packit.y*ml .agola/ "+
		".cds/ packit.y*ml buddy.yml .buddy/ .vela.y*ml .kokoro/ .prow.y*ml .taskcluster.yml .gocd.y*ml "+
		// Xcode Cloud, custom build scripts; Elastic Beanstalk, platform hooks; Heroku's .profile.d; Kamal 2, Hooks;
		// Cookiecutter 2, Hooks.
		"ci_scripts/ci_*.sh .platform/hooks/ .platform/confighooks/ .profile.d/ .kamal/hooks/ "+
		"hooks/pre_gen_project.* hooks/post_gen_project.* hooks/pre_prompt.* "+
		// Bots that merge, or set up the repository: Mergify, Settings of Probot, Bors, Kodiak, Bulldozer, Policy-Bot.
		".mergify.yml .mergify/config.yml .github/mergify.yml .github/settings.yml bors.toml .kodiak.toml "+
		".github/.kodiak.toml .bulldozer.yml .policy.yml "+
		"wercker.yml .jenkins/ jenkinsfile.* *.jenkinsfile .gitea/actions/ .forgejo/actions/ "+
		// Work places made anew: Replit, CodeSandbox, StackBlitz, Eclipse Che.
		".replit .codesandbox/tasks.json .codesandbox/setup.sh .stackblitzrc .devfile.y*ml devfile.y*ml "+
		// Build servers and language servers that an editor starts: BSP 2.2 (argv); hie-bios 0.14.
		".bsp/*.json .hie-bios "+
		// Editors: Lite XL 2.1, Project Module; TextMate; Qt Creator 14; Eclipse, External Tools;
		// Visual Studio, Open Folder; Atom's build; IDEA's terminal; tmuxinator 3 and tmuxp 1.5 of a folder.
		".lite_project.lua .tm_properties *.pro.user cmakelists.txt.user .externaltoolbuilders/ "+
		"tasks.vs.json launch.vs.json .atom-build.* .idea/terminal.xml .tmuxinator.y*ml .tmuxp.* "+
		// Jupyter Server 2, Config file: one of the current folder; erl(1) before OTP 26.
		"jupyter_config.py jupyter_server_config.* jupyter_notebook_config.* jupyter_lab_config.* .erlang "+
		// Hooks of git: husky 4, nano-staged 0.8, cargo-husky 1.5, git-build-hook.
		".huskyrc* husky.config.* nano-staged.* .nano-staged* .cargo-husky/ .githooks.json"), Executed)

// vcsRules: version control's own data (gitrepository-layout(5), hg(1), svn).
var vcsRules = []rule{
	{".git/", VCS}, {".hg/", VCS}, {".svn/", VCS}, {".jj/", VCS}, {".bzr/", VCS}, {".gitmodules", VCS},
}

// guardRules: guard's own files.
var guardRules = []rule{
	{".guard.toml", Guard}, {"~/.config/guard/", Guard},
	{"~/.local/state/guard/", Guard}, {"~/.local/share/guard/", Guard}, {"/etc/guard/", Guard},
	{"~/library/application support/guard/", Guard}, {"/library/application support/guard/", Guard},
	{"/run/user/*/guard/", Guard}, {"/run/user/*/guard*", Guard},
}

// Settings, hooks and policies of coding agents, and what they read at the
// start of every later session, as words to obey.
func agentRules() []rule       { return rulesOf(known.Files().Settings, AgentSettings) }
func instructionRules() []rule { return rulesOf(known.Files().Instructions, Instructions) }

func rulesOf(paths []string, is Kind) (rules []rule) {
	for _, p := range paths {
		rules = append(rules, rule{p, is})
	}
	return rules
}

// onlyWords are folders that hold nothing but instructions, below one of an
// agent's settings.
var onlyWords = []string{
	"/.cursor/rules/", "/.roo/rules", "/.roo/commands/", "/.kilocode/rules", "/.kilocode/workflows/",
	"/.amazonq/rules/", "/.amazonq/prompts/", "/.junie/guidelines.md", "/.continue/rules/", "/.augment/rules",
	"/.augment/commands/", "/.trae/rules", "/.windsurf/rules/", "/.windsurf/workflows/", "/.factory/droids/",
	"/.factory/commands/",
}

// financialRules: named like money papers. Compared by name only: a hint that
// matters where such a file is handed to a remote.
var financialRules = []rule{
	{"*invoice*", Financial}, {"*payroll*", Financial}, {"*salary*", Financial}, {"*salaries*", Financial},
	{"*tax-return*", Financial}, {"*tax_return*", Financial}, {"*taxreturn*", Financial}, {"*bank-*", Financial},
	{"*bank_*", Financial}, {"*bankstatement*", Financial}, {"*iban*", Financial}, {"*ledger*", Financial},
	{"*balance-sheet*", Financial}, {"*balance_sheet*", Financial}, {"*w2*.pdf", Financial}, {"*1099*", Financial},
	{"*receipt*", Financial}, {"*.ofx", Financial}, {"*.qfx", Financial}, {"*.qbo", Financial}, {"*.qif", Financial},
	{"*.gnucash", Financial}, {"*.beancount", Financial}, {"finance/", Financial}, {"finances/", Financial},
	{"financial/", Financial}, {"financials/", Financial}, {"accounting/", Financial}, {"tax/", Financial},
	{"taxes/", Financial}, {"statements/", Financial}, {"invoices/", Financial}, {"payroll/", Financial},
	{"banking/", Financial}, {"bookkeeping/", Financial},
}
