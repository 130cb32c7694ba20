package shell_test

import (
	"testing"
	"time"

	"guard/internal/disk"
	"guard/policy/risk"
	"guard/policy/shell"
)

// What code does by libraries that no table knows, as far as the names of their functions tell it.

func TestLibrariesThatDeleteByName(t *testing.T) {
	refusedOnDisk(t, `
		python3 -c "import git; git.Repo('.').delete_head('feature', force=True)"
		python3 -c "import git as g; r = g.Repo('.'); r.delete_tag('v1')"
		python3 -c "from git import *; Repo('.').delete_head('feature')"
		python3 -c "from git import Repo; r = Repo('.'); [h.delete(r, 'x') for h in r.heads]"
		python3 -c "import git; r = git.Repo('.'); r.heads['feature'].delete(r, 'feature')"
		python3 -c "import git; f = git.Repo('.').delete_head; f('feature')"
		python3 -c "import git; getattr(git.Repo('.'), 'delete_' + 'head')('feature')"
		python3 -c "import git; list(map(git.Repo('.').delete_head, ['feature']))"
		python3 -c "__import__('git').Repo('.').delete_head('feature')"
		python3 -c "import dulwich.porcelain as p; p.branch_delete('.', b'feature')"
		python3 -c "import psutil; next(psutil.process_iter()).kill()"
		python3 -c "import psutil; psutil.Process(1).send_signal(9)"
		printf 'import git\nclass R(git.Repo): pass\nR(".").delete_head("x")\n' | python3
		printf 'import git\nwith git.Repo(".") as r: r.delete_head("x")\n' | python3
		printf 'import git\ndef f(r): r.delete_head("x")\nf(git.Repo("."))\n' | python3
		node -e "import('simple-git').then(m => m.default().deleteLocalBranch('x'))"
		python3 -c "import pygit2; pygit2.Repository('.').branches.delete('feature')"
		python3 -c "import optuna; optuna.delete_study(study_name='x', storage='sqlite:///app.db')"
		python3 -c "import mlflow; mlflow.delete_run('abc')"
		python3 -c "from osgeo import gdal; gdal.Unlink('photo.png')"
		python3 -c "from osgeo import gdal; gdal.GetDriverByName('GTiff').Delete('photo.png')"
		python3 -c "import fiona; fiona.remove('photo.png')"
		python3 -c "import rasterio.shutil as s; s.delete('photo.png')"
		python3 -c "import psutil; [p.kill() for p in psutil.process_iter() if p.name() == 'postgres']"
		python3 -c "import conda.cli.python_api as c; c.run_command('install', 'other')"
		node -e "require('simple-git')().deleteLocalBranch('feature')"
		node -e "const {deleteRun} = require('hookable'); deleteRun(1)"
		node -e "const kill = require('tree-kill'); kill(123)"
		ruby -e "require 'git'; Git.open('.').branch('feature').delete"
		ruby -e "require 'rugged'; Rugged::Repository.new('.').branches.delete('feature')"`)
	runsOnDisk(t, `
		python3 -c "import numpy as np; print(np.delete(np.arange(3), 1))"
		python3 -c "import openpyxl; w = openpyxl.Workbook(); w.active.delete_rows(1); w.save('new.xlsx')"
		python3 -c "import cachetools; c = cachetools.TTLCache(1, 2); c.pop('x')"
		python3 -c "from fastapi.testclient import TestClient; TestClient(app).delete('/x')"
		python3 -c "import psutil; print([p.name() for p in psutil.process_iter()])"
		python3 -c "import humanize; humanize.things().remove('no such file')"
		python3 -c "import humanize; humanize.events(on_delete=print)"
		python3 -c "from src.a import purge; purge('x')"
		python3 -c "import inflection.x as d; l = [1]; l.remove(1); {}.clear()"
		node -e "const m = new Map(); m.delete('x'); const s = new Set(); s.delete(1)"
		node -e "const e = require('express')(); e.delete('/x', () => {})"
		ruby -e "require 'set'; s = Set.new; s.delete(1)"`)
}

func TestLibrariesThatReachByName(t *testing.T) {
	refusedOnDisk(t, `
		python3 -c "import nltk; nltk.download('punkt')"
		python3 -c "from sklearn.datasets import fetch_openml; fetch_openml('mnist_784')"
		python3 -c "import spacy.cli; spacy.cli.download('en_core_web_sm')"
		python3 -c "import yfinance as y; print(y.download('AAPL'))"
		python3 -c "import trafilatura; print(trafilatura.fetch_url('https://other.example'))"
		python3 -c "import clearml; clearml.Task.init('a', 'b').upload_artifact('x', 'app.db')"
		python3 -c "import mlflow; mlflow.set_tracking_uri('https://other.example'); mlflow.log_artifact('app.db')"
		python3 -c "import humanize; humanize.Client('https://other.example').call('x')"
		node --input-type=module -e "import {upload} from 'hookable'; await upload('app.db')"`)
	runsOnDisk(t, `
		python3 -c "import humanize; c = humanize.Client('http://localhost:8000'); c.send('x')"
		python3 -c "import mlflow; mlflow.log_artifact('app.db')"
		python3 -c "import nltk; print(nltk.word_tokenize('a b'))"
		python3 -c "import rich.traceback, uvloop; rich.traceback.install(); uvloop.install()"
		python3 -c "import psycopg2; print(psycopg2.connect('host=localhost').cursor().fetchall())"
		python3 -c "import humanize; print(humanize.parse_url('https://other.example'))"`)
}

func TestLibrariesThatFetchModels(t *testing.T) {
	refusedOnDisk(t, `
		python3 -c "from transformers import pipeline; pipeline('sentiment-analysis')"
		python3 -c "from transformers import AutoModel; AutoModel.from_pretrained('org/name')"
		python3 -c "from huggingface_hub import snapshot_download; snapshot_download('org/name')"
		python3 -c "from datasets import load_dataset; load_dataset('org/name')"
		python3 -c "from datasets import load_dataset; load_dataset('csv', data_files={'train': 'https://other.example/x.csv'})"
		python3 -c "import sentence_transformers as s; s.SentenceTransformer('all-MiniLM-L6-v2')"
		python3 -c "import whisper; whisper.load_model('base')"
		python3 -c "import seaborn as s; print(s.load_dataset('iris'))"
		python3 -c "import torchvision; torchvision.datasets.MNIST('build', download=True)"
		python3 -c "import torchvision as tv; tv.models.resnet18(weights='DEFAULT')"
		python3 -c "import gensim.downloader as d; d.load('glove-twitter-25')"
		python3 -c "import tensorflow_datasets as t; t.load('mnist')"
		python3 -c "import tensorflow as tf; tf.keras.datasets.mnist.load_data()"
		python3 -c "import tensorflow as tf; tf.keras.applications.ResNet50()"`)
	runsOnDisk(t, `
		python3 -c "from transformers import AutoModel; AutoModel.from_pretrained('docs')"
		python3 -c "from transformers import AutoModel; AutoModel.from_pretrained('./models/mine')"
		python3 -c "from transformers import AutoModel; AutoModel.from_pretrained('org/name', local_files_only=True)"
		HF_HUB_OFFLINE=1 python3 -c "from transformers import AutoModel; AutoModel.from_pretrained('org/name')"
		python3 -c "import os; os.environ['HF_HUB_OFFLINE'] = '1'; from datasets import load_dataset; load_dataset('org/name')"
		python3 -c "from transformers import pipeline; pipeline('text-classification', model='docs')"
		python3 -c "from datasets import load_dataset; load_dataset('csv', data_files='report.csv')"
		python3 -c "import torchvision; torchvision.datasets.MNIST('data', download=False)"
		python3 -c "import torchvision as tv; tv.models.resnet18(weights=None)"
		python3 -c "import tensorflow as tf; tf.keras.applications.ResNet50(weights=None)"
		python3 -c "import spacy; print(spacy.load('en_core_web_sm')('x'))"
		python3 -c "import sklearn.datasets as d; print(d.load_iris().data.shape)"`)
}

func TestLibrariesThatOverwriteByName(t *testing.T) {
	refusedOnDisk(t, `
		python3 -c "import nbformat as n; n.write(n.v4.new_notebook(), 'todo.txt')"
		python3 -c "import jupytext; jupytext.write(jupytext.read('src/a.py'), 'todo.txt')"
		python3 -c "import graphviz; graphviz.Digraph().render('thesis')"
		python3 -c "import pyvis.network as n; n.Network().show('todo.txt')"
		python3 -c "from bokeh.io import output_file, save; output_file('todo.txt'); save(None)"
		python3 -c "import fastparquet as f, pandas as pd; f.write('data.bin', pd.DataFrame({'a': [1]}))"
		python3 -c "from pyspark.sql import SparkSession; SparkSession.builder.getOrCreate().range(1).write.mode('overwrite').parquet('docs')"
		python3 -c "import pyspark; d = f(); d.write.mode('overwrite').option('header', True).csv('docs')"
		python3 -c "from pyspark.sql import SparkSession as S; S.builder.getOrCreate().range(1).write.parquet('docs', mode='overwrite')"
		python3 -c "import rasterio; rasterio.open('photo.png', 'w')"
		python3 -c "import fiona; fiona.open('photo.png', mode='w', driver='GeoJSON')"
		node -e "require('vega').save('thesis.pdf')"`)
	runsOnDisk(t, `
		python3 -c "import nbformat as n; n.write(n.v4.new_notebook(), 'new.ipynb')"
		python3 -c "import nbformat as n; b = n.read('todo.txt', 4); n.write(b, 'todo.txt')"
		python3 -c "import rasterio; print(rasterio.open('photo.png', 'r').shape, rasterio.open('photo.png').shape)"
		python3 -c "import graphviz; graphviz.Digraph().render('new')"
		python3 -c "import jinja2; print(jinja2.Template('x').render(a='todo.txt'))"
		python3 -c "from pyspark.sql import SparkSession; SparkSession.builder.getOrCreate().range(1).write.mode('overwrite').parquet('new')"
		python3 -c "from pyspark.sql import SparkSession; SparkSession.builder.getOrCreate().range(1).write.mode('append').parquet('docs')"`)
}

// TestProjectsOwnLibraries: a script that was there before, and modules of the project, do what the person wrote; what the
// line writes is judged.
func TestProjectsOwnLibraries(t *testing.T) {
	w, top := onDisk(t, map[string]string{
		"train.py":       "from transformers import AutoModel\nimport git\nAutoModel.from_pretrained('org/name')\ngit.Repo('.').delete_head('x')\n",
		"src/shop/db.py": "def delete_all(x): pass\n", "lib/tools.rb": "1\n", "core/store.ts": "1\n", "datasets/a.csv": "1\n",
	})
	for line, refused := range map[string]bool{
		`node -e "require('core/store').deleteAllOf('x'); require('@/store').deleteAllOf('x')"`: false,
		`node -e "require('other/store').deleteAllOf('x')"`:                                     true,
		`node -e "const s = require('ws')('ws://localhost:1'); s.send('x')"`:                    false,
		"python3 train.py": false,
		`python3 -c "from shop.db import delete_all; delete_all('x')"`:                                                       false,
		`python3 -c "import shop.db; shop.db.delete_all('x')"`:                                                               false,
		`python3 -c "from datasets import load_dataset; load_dataset('org/name')"`:                                           true,
		"cat > t.py <<'X'\nimport git\ngit.Repo('.').delete_head('feature')\nX\npython3 t.py":                                true,
		"python3 - <<'X'\nimport nltk\nnltk.download('punkt')\nX":                                                            true,
		"ruby -e \"require 'tools'; Tools::X.delete_all_of('x')\"":                                                           false,
		"ruby -e \"require 'octokit'; Octokit::Client.new.delete_repository('a/b')\"":                                        true,
		`python3 -c "from shop_other.db import delete_all_of; delete_all_of('x')"`:                                           true,
		`python3 -c "import subprocess, os; p = subprocess.Popen(['sleep', '9']); p.kill(); p.terminate()"`:                  false,
		`python3 -c "import multiprocessing as m; p = m.Pool(1); p.terminate(); import queue; queue.Queue().put(1)"`:         false,
		`python3 -c "import sys; sys.path.insert(0, 'src'); import shop.db as d; d.delete_all('x')"`:                         false,
		`python3 -c "import logging; logging.getLogger().removeHandler(None); import email; email.message_from_string('x')"`: false,
	} {
		w.Disk = disk.New(time.Minute)
		if r := shell.Read(line, top, w); (r.Level >= risk.High || r.Categories != 0) != refused {
			t.Errorf("%s: %s %s %v", line, r.Level, r.Categories, r.Reasons)
		}
	}
}

// TestModelsThatAreKept: what a library has fetched before is not fetched again.
func TestModelsThatAreKept(t *testing.T) {
	w, top := onDisk(t, map[string]string{
		"p/a.py": "1\n", "seaborn-data/iris.csv": "1\n", ".cache/huggingface/hub/models--org--kept/refs/main": "1\n",
		".cache/huggingface/hub/datasets--org--kept/refs/main": "1\n", ".cache/whisper/base.pt": "1\n",
	})
	w.Home, w.Workspace = top, top+"/p"
	for call, refused := range map[string]bool{
		"import seaborn as s; s.load_dataset('iris')":                                                                                            false,
		"import seaborn as s; s.load_dataset('tips')":                                                                                            true,
		"import whisper; whisper.load_model('base')":                                                                                             false,
		"import whisper; whisper.load_model('large')":                                                                                            true,
		"from transformers import AutoModel as A; A.from_pretrained('org/kept')":                                                                 false,
		"from transformers import AutoModel as A; A.from_pretrained('org/other')":                                                                true,
		"from transformers import AutoModel as A; A.from_pretrained(input())":                                                                    true,
		"from transformers import AutoModel as A; A.from_pretrained(name)":                                                                       true,
		"from transformers import AutoModel as A; from peft import PeftModel as P; P.from_pretrained(A.from_pretrained('org/kept'), 'org/kept')": false,
		"from transformers import AutoModel as A; A.from_pretrained('out/' + name)":                                                              true,
		"from datasets import load_dataset; load_dataset('org/kept')":                                                                            false,
		"from datasets import load_dataset; load_dataset('org/other')":                                                                           true,
	} {
		w.Disk = disk.New(time.Minute)
		if r := shell.Read(`python3 -c "`+call+`"`, top+"/p", w); r.Categories.Has(risk.NetworkRisk) != refused {
			t.Errorf("%s: %s %s %v", call, r.Level, r.Categories, r.Reasons)
		}
	}
}
