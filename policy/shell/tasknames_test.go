package shell_test

import "testing"

// TestTasksByTheirNames: tasks that no table and no file names, by the words of their names.
func TestTasksByTheirNames(t *testing.T) {
	refusedOnDisk(t, `
		gradle uninstallAll
		gradle :app:appDistributionUploadRelease
		gradle build resetDb
		mvn verify scm-publish:publish-scm
		mvn site:stage-deploy
		sbt ciRelease
		sbt ";clean;ghpagesPushSite"
		rake jobs:clear
		bundle exec rake log:clear tmp:clear
		rails jobs:clear
		php artisan backup:clean
		python3 manage.py rebuild_index --noinput
		mix shop.purge
		lein ghpages-push
		just reset-db
		task db:reset
		make resetdb
		npm run db:reset
		yarn db:reset
		nx run api:resetDb
		nx run-many -t resetDb,build
		turbo run build db:reset
		nox -s push-images
		invoke send-report
		bazel run //tools:upload_release
		gulp deploy-docs
		flask drop-all
		composer run reset-db
	`)
	runsOnDisk(t, `
		gradle :deploy:assembleRelease :push:testReleaseUnitTest
		gradle clearCache releaseNotes installDist
		mvn -pl deploy-tools verify
		sbt "testOnly com.example.PushSpec"
		sbt Release/compile
		rake tmp:clear
		rails db:migrate
		rails tmp:clear
		mix assets.deploy
		mix release
		make clean
		task build
		task test -- reset
		npm run build
		nx run-many -t build,test
		turbo run build lint
		nox -s tests
		tox -e py312
		bazel run //deploy:tests
		gulp build
		flask run
	`)
}

// TestVariablesOfTasks: NAME=VALUE behind a runner, and before it.
func TestVariablesOfTasks(t *testing.T) {
	refusedOnDisk(t, `
		rake test RUBYOPT=-r./x.rb
		rake spec SPEC_OPTS='-r ./x.rb'
		rails test RUBYOPT=-r./x.rb
		just RUBYOPT=-r./x.rb test
		echo 'File.delete("todo.txt")' > x.rb; rake test TEST=x.rb
		echo 'File.delete("todo.txt")' > x.rb; TEST=x.rb rake test
		rake db:migrate VERSION=0
		VERSION=0 bundle exec rails db:migrate
		rake 'db:migrate[0]'
		printf 'out := "build"\nclean:\n  rm -rf {{out}}\n' > justfile; just out=todo.txt clean
		printf 'out := "build"\nclean:\n  rm -rf {{out}}\n' > justfile; just --set out todo.txt clean
		printf 'vars:\n  OUT: build\ntasks:\n  clean:\n    cmds:\n      - rm -rf {{.OUT}}\n' > Taskfile.yml; task clean OUT=todo.txt
		mvn spring-boot:run -Dspring-boot.run.arguments=--spring.jpa.hibernate.ddl-auto=create
		SPRING_JPA_HIBERNATE_DDL_AUTO=create mvn spring-boot:run
	`)
	runsOnDisk(t, `
		rake test TESTOPTS=-v
		rake db:migrate VERSION=20240101000000
		VERSION=1.2.0 make build
		VERSION=0 make build
		echo 'puts 1' > x.rb; rake test TEST=x.rb
		printf 'out := "build"\nshow:\n  echo {{out}}\n' > justfile; just out=dist show
		printf 'vars:\n  OUT: build\ntasks:\n  show:\n    cmds:\n      - echo {{.OUT}}\n' > Taskfile.yml; task show OUT=dist
		mvn test -Dspring.jpa.hibernate.ddl-auto=create-drop
		mvn spring-boot:run -Dspring-boot.run.arguments=--spring.jpa.hibernate.ddl-auto=validate
		git commit -qm 'set ddl-auto=create' --allow-empty
	`)
}

// TestTasksInProduction: what changes data, or tests, where the line names production; builds are everyday.
func TestTasksInProduction(t *testing.T) {
	refusedOnDisk(t, `
		rails db:migrate RAILS_ENV=production
		RAILS_ENV=production rails db:migrate
		export RAILS_ENV=production; bundle exec rake
		RAILS_ENV=production bundle exec rspec
		rails db:seed -e production
		MIX_ENV=prod mix ecto.migrate
		MIX_ENV=prod mix test
		APP_ENV=production php artisan migrate
		php artisan users:touch --env=production
		python3 manage.py test --settings=shop.settings.prod
		DJANGO_SETTINGS_MODULE=shop.settings.production python3 manage.py migrate
		NODE_ENV=production npm run migrate
		RAILS_ENV=production make db-migrate
	`)
	runsOnDisk(t, `
		RAILS_ENV=test rails db:migrate
		RAILS_ENV=test bundle exec rspec
		RAILS_ENV=production rails assets:precompile
		RAILS_ENV=production rake db:migrate:status
		MIX_ENV=prod mix compile
		MIX_ENV=prod mix release
		MIX_ENV=test mix test
		NODE_ENV=production npm run build
		NODE_ENV=production npx vite build
		NODE_ENV=production npx jest
		NODE_ENV=test npm run migrate
	`)
}

// TestDatabasesOfTests: a database file of the person's that tests are given.
func TestDatabasesOfTests(t *testing.T) {
	refusedOnDisk(t, `
		DB_DATABASE=app.db php artisan test
		DATABASE_URL=sqlite:///app.db pytest
		export DB_PATH=./app.db; npm test
		pytest --database app.db
		rake test DATABASE=app.db
		DATABASE_URL=sqlite:app.db rails db:migrate
	`)
	runsOnDisk(t, `
		DATABASE_URL=sqlite:///test.db pytest
		DATABASE_URL=sqlite:///new.db pytest
		DATABASE_URL=postgres://localhost/shop_test pytest
		DB_PATH=app.db python3 src/a.py
	`)
}
