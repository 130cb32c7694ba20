package program

// loudTargets are targets whose names promise more than a build; a target may
// do anything, but these are written to leave the workspace.
var loudTargets = []Entry{
	{
		Name: "install install-* uninstall uninstall-* install:*", Level: high, Categories: installs | outside,
		Says: "{0} by its name puts files outside the workspace", Operands: "env...", Options: `-*`,
	},
	{
		Name: "deploy deploy-* deploy_* deploy:* *-deploy release release-* release_* release:* *-release " +
			"publish publish-* publish_* publish:* *-publish upload upload-* ship push push-* push:* *-push " +
			"tf-apply terraform-apply terraform_apply",
		Level: high, Categories: publishes, Says: "{0} runs a target that by its name publishes",
		Operands: "env...", Options: `-*`,
	},
	{
		Name: "destroy destroy-* destroy:* *-destroy drop drop-* drop_* drop:* *-drop *_drop db-drop " +
			"db-reset db_reset reset-db reset_db dropdb migrate-down migrate_down migrate:down rollback nuke " +
			"wipe wipe-* purge purge-* tf-destroy",
		Level: high, Categories: deletes | overwrites, Says: "{0} runs a target that by its name destroys",
		Operands: "env...", Options: `-*`,
	},
}

// loudLabels are such targets by their labels: //app:deploy, //img:push.
var loudLabels = []Entry{
	{
		Name:  "**:deploy** **:*_deploy **push** **publish** **:release** **:*_release **upload**",
		Level: high, Categories: publishes, Says: "{0} runs a target that by its name publishes", Style: Plain,
		Operands: "text...",
	},
	{Name: "**", Level: medium, Operands: "text..."},
}

// quietTargets are named in what a person grants for a session, nothing more.
const quietTargets = "all build compile test tests check lint fmt format clean distclean mrproper docs doc help " +
	"dist bench vet generate gen deps coverage dev run"

var makeTargets = [][]Entry{loudTargets, {{Name: quietTargets, Level: medium, Operands: "env..."}}}
