package source

import "testing"

// TestQueuedCalls: what is queued is read as a call of the function.
func TestQueuedCalls(t *testing.T) {
	for _, test := range []struct{ text, want string }{
		{"import celery\npurge.delay(p)", "import celery\npurge(p)"},
		{"import celery\npurge.apply_async(args=[p], countdown=5)", "import celery\npurge(*[p], countdown=5)"},
		{"import celery\napp.send_task('app.tasks.purge', args=[p])", "import celery\npurge(*[p])"},
		{"import celery\nchain(purge.s(p), add.si(1))()", "import celery\nchain(purge(p), add(1))()"},
		{"from rq import Queue\nq.enqueue(purge, p)", "from rq import Queue\npurge( p)"},
		{"import dramatiq\npurge.send(p)", "import dramatiq\npurge(p)"},
		{"sock.send(p)", "sock.send(p)"},
	} {
		if got := queuedCalls(test.text); got != test.want {
			t.Errorf("%q: got %q, want %q", test.text, got, test.want)
		}
	}
}
