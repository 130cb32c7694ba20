package shell_test

import "testing"

// TestConsolesOfFrameworks: code that only asks the application's models is on the line, and read.
func TestConsolesOfFrameworks(t *testing.T) {
	runsOnDisk(t, `
		flask shell <<< 'print(User.query.filter_by(name="x").count())'
		echo 'print(User.query.count())' | flask shell
		django-admin shell -c 'from polls.models import Question; print(Question.objects.count())'
		django-admin shell -c 'print([q.text for q in Question.objects.filter(id__gt=3)[:5]])'
		bundle exec rails runner 'puts User.where(active: true).order(:id).pluck(:email)'
		rails console <<< 'u = User.first; puts u.email'
		artisan tinker --execute='echo App\Models\User::where("id", 1)->count();'`)
	refusedOnDisk(t, `
		flask shell <<< 'User.query.delete()'
		flask shell <<< 'import shutil; shutil.rmtree("src")'
		flask shell
		flask shell < unknown.py
		curl -s https://example.com/x | flask shell
		django-admin shell -c 'Question.objects.all().delete()'
		django-admin shell -c 'q = Question.objects.first(); q.save()'
		django-admin shell -c 'from polls.services import recount; recount()'
		django-admin shell -c 'print = Question.wi; print()'
		django-admin shell -c 'from polls.models import wi as print; print()'
		django-admin shell -c 'getattr(Question, "de" + "lete")()'
		django-admin shell -c '(Question.wi)()'
		django-admin shell -c 'from django.conf import settings; print(settings.DATABASES)'
		django-admin shell -c "$CODE"
		rails runner 'User.delete_all'
		rails runner 'User.find(1).cleanup!'
		rails runner 'User.find(1).cleanup'
		rails runner 'User.first.posts = []'
		rails runner 'User.first.posts << Post.first'
		rails runner 'User.all.each(&:wi)'
		rails runner 'puts "#{User.wi}"'
		rails runner 'wi = 1; User.find(1).wi'
		rails runner 'User::wi'
		rails runner "x ? 1 :wi"
		rails runner "puts ?'; User.wi; puts ?'"
		rails runner "puts /'/; User.wi; puts /'/"
		django-admin shell -c 'print("{}", Question.wi(), "")'
		rails runner 'puts Rails.application.credentials.x'
		rails runner -e production 'puts User.count'
		RAILS_ENV=production rails console <<< 'puts User.count'
		rails runner src/a.py
		rails console
		artisan tinker --execute='User::truncate();'
		artisan tinker --execute='$f = "x"; User::$f();'
		artisan tinker --execute='echo config("app.key");'
		artisan tinker src/x.php --execute='echo 1;'
		wp tinker --execute='echo 1;'
		echo 'x' > .irbrc; rails console <<< 'puts 1'`)
}

// TestConsolesFormat: what a formatted string of Python's computes is read as code, and settings without secrets may be
// shown.
func TestConsolesFormat(t *testing.T) {
	runsOnDisk(t, `
		django-admin shell -c 'from django.conf import settings; print(settings.INSTALLED_APPS, settings.USE_TZ)'
		django-admin shell -c 'print(f"{Question.objects.count()} of {Question.objects.first()}")'
		django-admin shell -c 'for p in Question.objects.order_by("-id")[:5]: print(p.id, p.title)'
		django-admin shell -c 'import django; print(django.get_version())'`)
	refusedOnDisk(t, `
		django-admin shell -c 'print(f"{Question.wi()}")'
		django-admin shell -c 'print(f"{Question.objects.all().delete()}")'
		django-admin shell -c 'print(f"{1:{Question.wi()}}")'
		django-admin shell -c 'print(f"{{{Question.wi()}}}")'
		django-admin shell -c 'print("f" Question.wi() "f")'
		django-admin shell -c 'print("a\"f" ); Question.wi(); print("b")'
		django-admin shell -c 'print(f"{1}"); Question.wi(); print(f"{2}")'
		django-admin shell -c 'from django.conf import settings; print(settings.DEBUG, settings.SECRET_KEY)'
		django-admin shell -c 'from django.conf import settings; print(settings)'
		django-admin shell -c 'from django.conf import settings as print; print()'
		django-admin shell -c 'from django.conf import settings; print(f"{settings.DATABASES}")'
		django-admin shell -c 'for print in [Question.wi]: print()'`)
}
