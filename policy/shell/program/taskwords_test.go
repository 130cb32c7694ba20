package program

import (
	"strings"
	"testing"

	"guard/policy/risk"
)

// TestTaskDoes: what the words of a task's name give away, and the names of builds and checks that hold
// such words.
func TestTaskDoes(t *testing.T) {
	for _, one := range []struct {
		from  int
		cats  risk.Categories
		names string
	}{
		{-1, risk.Publish, "pushRelease ciRelease ghpagesPushSite appDistributionUploadRelease promoteReleaseArtifact " +
			"sonaUpload Ecr/push pushRemoteCache buildAndPush build-push jreleaserFullRelease tagRelease :app:deployDebug"},
		{-1, risk.Delete, "resetDb dropTables wipe-data uninstallAll keytool:deleteAlias clearDatabase hibernate3:hbm2ddl"},
		{0, risk.Publish, "deploy:prod release:patch docs:publish test:deploy push-images docs-push coverage-upload"},
		{0, risk.Delete, "db:reset jobs:clear clean:db backup:clean rebuild_index users:purge docker:purge shop.reset " +
			"restore-db db-down teardown reset-db-and-build clear-db-cache"},
		{0, risk.Send, "send-report notify_users weekly-mail newsletter:send"},
		{-1, risk.SystemImpact, "terraformApply applyTerraform provisionCluster"},
		{-1, risk.DepsInstallUpdate, "installDebug installRelease"},
		{1, risk.Publish, "api:deploy-web api:push"},
		{-1, 0, "assembleRelease bundleRelease lintVitalRelease testReleaseUnitTest mergeReleaseResources minifyReleaseWithR8 " +
			"generatePushClient :deploy:test :push:build installDist spotlessApply clean cleanEclipse clearCache releaseNotes " +
			"checkDeploy Release/compile l8DexDesugarLibRelease signReleaseBundle dropwizardRun bootRun publishDryRun"},
		{0, 0, "build test lint:fix format db:migrate db:seed cache:clear tmp:clear docs deploy:check typecheck test:unit " +
			"clean clean:dist purge-cache reset-cache tag-check down up email:dev compile showUpload dropdown"},
		{1, 0, "deploy:build push-service:test"},
	} {
		for name := range strings.FieldsSeq(one.names) {
			if cats := TaskDoes(name, one.from); cats&one.cats != one.cats || one.cats == 0 && cats != 0 {
				t.Errorf("%s: %s, not %s", name, cats, one.cats)
			}
		}
	}
}
