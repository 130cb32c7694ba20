package source

import (
	"testing"

	"guard/policy/code"
)

// TestSaysTests: texts that say their database is for tests, and texts that only speak of tests.
func TestSaysTests(t *testing.T) {
	for text, want := range map[string]bool{
		`engine = create_engine("sqlite:///:memory:")`:            true,
		`engine = create_engine(os.environ["TEST_DATABASE_URL"])`: true,
		`os.environ["DATABASE_URL"] = "postgres://db/app_test"`:   true,
		`with PostgresContainer("postgres:16") as pg:`:            true,
		`e = create_engine(f"sqlite:///{tmp_path}/x.db")`:         true,
		`session = MagicMock()`:                                   true,
		`app = create_app("testing")`:                             true,
		"@pytest.mark.django_db\ndef test_a(): pass":              true,
		`engine = create_engine(os.environ["DATABASE_URL"])`:      false,
		"def test_database(): pass":                               false,
		"# uses :memory:\nfrom app.db import engine":              false,
		`out = tmp_path / "report.txt"`:                           false,
		"from app.db import engine\ndef test_db_clean(): pass":    false,
		`mailer = MagicMock()`:                                    false,
	} {
		if got := saysTests(code.Python, text); got != want {
			t.Errorf("%q: %v", text, got)
		}
	}
}

// TestLossesAreCounted: a test in which a statement more stands than before.
func TestLossesAreCounted(t *testing.T) {
	was := "from app.db import Base, engine\nBase.metadata.create_all(engine)\n"
	if a, b := losses(code.Python, was), losses(code.Python, was+"Base.metadata.drop_all(engine)\n"); a >= b {
		t.Errorf("%d, then %d", a, b)
	}
}
