package shell_test

import (
	"testing"
	"time"

	"guard/internal/disk"
	"guard/policy/risk"
	"guard/policy/shell"
)

// TestCallsThatAddAnEnding: a function that puts an ending to the name which it is given writes over that file, and
// not over the one that has no ending.
func TestCallsThatAddAnEnding(t *testing.T) {
	w, top := onDisk(t, map[string]string{"backup": "x", "backup.zip": "x", "b.tar": "x", "b.tar.gz": "x", "b.tar.bz2": "x", "b.tar.xz": "x",
		"b.tar.zst": "x", "a.npy": "x", "a.npz": "x", "a.mat": "x", "a.mat.zip": "x", "plot.png": "x", "src/a.py": "1\n", "plot.svg": "x"})
	for line, asked := range map[string]bool{
		`python3 -c "import shutil; print(shutil.make_archive('backup', 'zip', 'src'))"`:           true,
		`python3 -c "import shutil; shutil.make_archive(base_name='backup', format='zip')"`:        true,
		`python3 -c "from shutil import make_archive as m; m('b', 'tar', 'src')"`:                  true,
		`python3 -c "import shutil; shutil.make_archive('b', 'gztar', 'src')"`:                     true,
		`python3 -c "import shutil; shutil.make_archive('b', 'bztar', 'src')"`:                     true,
		`python3 -c "import shutil; shutil.make_archive('b', 'xztar', 'src')"`:                     true,
		`python3 -c "import shutil; shutil.make_archive('b', 'zstdtar', 'src')"`:                   true,
		`python3 -c "import shutil, sys; shutil.make_archive('backup', sys.argv[1], 'src')" zip`:   true,
		`python3 -c "import pathlib, shutil; shutil.make_archive(pathlib.Path('backup'), 'zip')"`:  true,
		`python3 -c "import numpy as np; np.save('a', np.zeros(1))"`:                               true,
		`python3 -c "import numpy as np; np.save('a.npy', np.zeros(1))"`:                           true,
		`python3 -c "import numpy as np; np.savez('a', x=np.zeros(1))"`:                            true,
		`python3 -c "import numpy; numpy.savez_compressed('a', x=1)"`:                              true,
		`python3 -c "import scipy.io; scipy.io.savemat('a', {})"`:                                  true,
		`python3 -c "import matplotlib.pyplot as plt; plt.savefig('plot')"`:                        true,
		`python3 -c "import matplotlib.pyplot as plt; plt.savefig('plot', format='svg')"`:          true,
		`python3 -c "import shutil; shutil.make_archive('backup', 'tar', 'src')"`:                  false,
		`python3 -c "import shutil; shutil.make_archive('new', 'zip', 'src')"`:                     false,
		`python3 -c "import numpy as np; np.save('b', np.zeros(1)); np.save('c.npy', 1)"`:          false,
		`python3 -c "import scipy.io; scipy.io.savemat('b', {})"`:                                  false,
		`python3 -c "import matplotlib.pyplot as plt; plt.savefig('new'); plt.savefig('new.png')"`: false,
	} {
		w.Disk = disk.New(time.Minute)
		r := shell.Read(line, top, w)
		if over := r.Categories.Has(risk.FSDeleteOverwrite); over != asked {
			t.Errorf("%q: %s %s %v", line, r.Level, r.Categories, r.Reasons)
		}
	}
}
