package shell_test

import "testing"

// TestCodeOnTheLine: options and words of build, document and measuring tools that hold code.
func TestCodeOnTheLine(t *testing.T) {
	checkLines(t, `
		medium EXEC_ARBITRARY | parallel echo '{= $_=1 =}' ::: a
		medium EXEC_ARBITRARY | seq 3 | parallel echo '{=s/a/b/=}'
		medium..critical EXEC_ARBITRARY | pyinstrument -c 'import os; os.system("id")'
		medium EXEC_ARBITRARY | memray run -c 'import os'
		high EXEC_ARBITRARY | make .SHELLFLAGS='-c ./x' test
		medium..high EXEC_ARBITRARY | dvips -o '|./x.sh' a.dvi
		medium..high EXEC_ARBITRARY | ps2pdf -sOutputFile=%pipe%./x a.ps
		medium EXEC_ARBITRARY | ps2pdf a.ps '%pipe%id'
		high EXEC_ARBITRARY | cmake -DCMAKE_PROJECT_INCLUDE:FILEPATH=x.cmake ..
		high EXEC_ARBITRARY | gunicorn --env LD_PRELOAD=./x app
		high EXEC_ARBITRARY | dotnet build -p:CustomBeforeMicrosoftCommonTargets=x
		high EXEC_ARBITRARY | dotnet build /p:CustomBeforeMicrosoftCommonTargets=x
		medium EXEC_ARBITRARY | exiftool '-x<${y;system(1)}' a.jpg
		high FS_CONFIG_SECRETS | awk 'BEGIN{ARGV[1]=".env"}{print}' x
		high FS_CONFIG_SECRETS | awk 'BEGIN{ARGV[ARGC++]=".env"}1' x
		low | awk 'BEGIN{print ARGV[1]; ARGV[1]=""}' x
		medium | mlr -I --from a.csv cat
		critical FS_DELETE_OVERWRITE | npm pkg set scripts.test='rm -rf src'
		medium | npm pkg set scripts.test='jest'`)
}

// TestWhatToolsReachElsewhere: outputs, installs, hosts and secrets of tools.
func TestWhatToolsReachElsewhere(t *testing.T) {
	checkLines(t, `
		high FS_OUTSIDE_WORKSPACE | exiftool -directory=/opt/x a.jpg
		high FS_OUTSIDE_WORKSPACE | java -Xlog:gc:/opt/x -version
		high FS_OUTSIDE_WORKSPACE | hg cat -o /opt/x a
		high FS_OUTSIDE_WORKSPACE | gum log -o /opt/x hi
		high FS_OUTSIDE_WORKSPACE | yq -s .x a.yml
		high FS_OUTSIDE_WORKSPACE | gcc -MF /opt/x -MD -c a.c
		high FS_OUTSIDE_WORKSPACE | hyperfine --output /opt/x ls
		high FS_OUTSIDE_WORKSPACE | dotnet build -bl:/opt/x
		high FS_OUTSIDE_WORKSPACE | waf install
		high FS_OUTSIDE_WORKSPACE | jj config set --user a b
		medium EXEC_ARBITRARY | husky
		high DEPS_INSTALL_UPDATE | quarto add x/y
		high NETWORK_RISK | vale sync
		high DEPS_INSTALL_UPDATE | storybook init
		high PUBLISH | asv gh-pages
		high NETWORK_RISK | pandoc --embed-resources a.md -o a.html
		high FS_CONFIG_SECRETS | npm run env
		high FS_CONFIG_SECRETS | yarn run env
		high FS_CONFIG_SECRETS | mvn help:effective-settings -DshowPasswords
		high FS_CONFIG_SECRETS | mvn help:evaluate -Dexpression=settings.servers
		high FS_CONFIG_SECRETS | gradle properties
		high FS_CONFIG_SECRETS | cmake -E tar cf x.tar .env
		high FS_DELETE_OVERWRITE | pelican -d content
		high FS_DELETE_OVERWRITE | 7z a -sdel x.7z src
		high FS_DELETE_OVERWRITE | coverage erase --data-file=src/a.py
		medium | mvn help:evaluate -Dexpression=project.version -q -DforceStdout
		medium | coverage erase`)
}

// TestDataOfFrameworks: what takes back migrations or empties databases and
// queues, by every framework's command.
func TestDataOfFrameworks(t *testing.T) {
	for _, line := range []string{
		"python manage.py migrate app zero", "django-admin migrate app zero", "manage.py flush --noinput", "manage.py reset_db", "manage.py sqlflush", "alembic downgrade base", "flask db downgrade", "flask --app x db downgrade base",
		"php bin/console doctrine:database:drop --force", "bin/console doctrine:schema:drop", "php bin/console doctrine:migrations:migrate first", "php bin/console doctrine:query:sql 'drop table x'", "php bin/console messenger:failed:remove 1", "vendor/bin/phinx rollback -t 0", "bin/cake migrations rollback",
		"php artisan migrate:rollback", "php artisan migrate:reset", "php artisan db:wipe", "php artisan queue:clear", "php artisan queue:flush", "rails db:rollback", "rails db:setup", "rails db:migrate:down VERSION=1", "rails db:seed:replant", "bundle exec rake db:drop",
		"npx sequelize-cli db:migrate:undo", "npx typeorm migration:revert", "npx mikro-orm migration:down", "npx prisma migrate reset --force", "npx knex migrate:rollback --all", "npx drizzle-kit drop", "node ace migration:rollback", "node ace db:wipe",
		"goose down", "dbmate drop", "liquibase drop-all", "liquibase database drop-all", "flyway clean", "mvn flyway:clean", "mvn sql:execute", "gradle flywayClean", "mix ecto.rollback", "diesel migration revert", "sqlx migrate revert", "sea-orm-cli migrate down", "sea-orm-cli migrate refresh",
		"lein migratus rollback", "celery -A app amqp queue.delete x", "celery -A app purge -f", "drush sql:query 'drop table x'", "wp db reset --yes", "wp post delete 1", "dotnet ef migrations remove", "dotnet ef database drop",
	} {
		checkLines(t, "high..critical DELETE | "+line)
	}
	checkLines(t, `
		medium | manage.py migrate
		medium | alembic upgrade head
		medium | flask db upgrade
		medium | php artisan migrate
		medium | php artisan cache:clear
		medium | rails db:migrate
		medium | diesel migration run
		medium | bin/console cache:clear`)
}
