package shell_test

import "testing"

// TestObjectsOfFiles: a method, an assignment or the end of a with deletes or writes what its object was made of.
func TestObjectsOfFiles(t *testing.T) {
	refusedOnDisk(t, `
		python3 -c 'from joblib import Memory; m = Memory("docs", verbose=0); m.clear(warn=False)'
		python3 -c 'import diskcache; i = diskcache.Index("docs"); i.clear()'
		python3 -c 'from diskcache import Deque; Deque(directory="docs").clear()'
		python3 -c 'import fsspec; fsspec.get_mapper("docs").clear()'
		python3 -c 'import h5py; f = h5py.File("data.h5", "a"); del f["runs"]'
		python3 -c 'import pandas as pd; s = pd.HDFStore("data.h5"); s.remove("runs")'
		python3 -c 'import zarr; g = zarr.open_group("docs", mode="r+"); del g["runs"]'
		python3 -c 'import zarr; zarr.open_group("docs").create_group("runs", overwrite=True)'
		python3 -c 'from sqlitedict import SqliteDict; SqliteDict("db", flag="n")'
		python3 -c 'from sqlitedict import SqliteDict; SqliteDict("db", flag="w")'
		python3 -c 'from sqlitedict import SqliteDict; d = SqliteDict("db"); d.terminate()'
		python3 -c 'from tinydb import TinyDB; TinyDB("db", access_mode="w+")'
		python3 -c 'from whoosh import index; index.create_in("docs", s)'
		python3 -c 'from whoosh import index, writing; index.open_dir("docs").writer().commit(mergetype=writing.CLEAR)'
		python3 -c 'import mailbox; m = mailbox.mbox("todo.txt"); m.clear(); m.flush()'
		python3 -c 'from fs.osfs import OSFS; OSFS(".").removetree("docs")'
		python3 -c 'from fs.osfs import OSFS; OSFS("docs").removetree("/")'
		python3 -c 'import fs; fs.open_fs(".").create("todo.txt", wipe=True)'
		python3 -c 'from pyarrow import fs; fs.SubTreeFileSystem("docs", fs.LocalFileSystem()).delete_dir_contents("")'
		python3 -c 'import pikepdf; p = pikepdf.open("thesis.pdf", allow_overwriting_input=True); p.save()'
		python3 -c 'import fitz; d = fitz.open("thesis.pdf"); d.delete_pages(0, 3); d.saveIncr()'
		python3 -c 'from sklearn.datasets import clear_data_home; clear_data_home("docs")'
		python3 -c 'from dvc.repo import Repo; Repo(".").checkout(force=True)'
		python3 -c 'from dvclive import Live; Live("docs")'
		python3 -c 'import path; path.Path("todo.txt").write_lines(["a"])'
		python3 -c 'import sqlite_utils; sqlite_utils.Database("app.db")["users"].create({"id": int}, replace=True)'
		python3 -c 'import lancedb; lancedb.connect("docs").drop_all_tables()'`)
	runsOnDisk(t, `
		python3 -c 'from joblib import Memory; m = Memory("docs", verbose=0); print(m.cache(f)(1))'
		python3 -c 'from joblib import Memory; m = Memory("new", verbose=0); m.clear(warn=False)'
		python3 -c 'import diskcache; i = diskcache.Index("docs"); i["a"] = 1; print(len(i))'
		python3 -c 'import h5py; f = h5py.File("data.h5", "a"); f.create_dataset("b", data=[1]); print(list(f))'
		python3 -c 'import h5py; f = h5py.File("new.h5", "w"); f["a"] = 1; del f["a"]'
		python3 -c 'import zarr; g = zarr.open_group("docs", mode="r+"); print(g["runs"].shape)'
		python3 -c 'import zarr; zarr.open_group("docs").create_group("more", overwrite=False)'
		python3 -c 'from sqlitedict import SqliteDict; d = SqliteDict("db", autocommit=True); d["a"] = 1'
		python3 -c 'from tinydb import TinyDB; d = TinyDB("db"); d.insert({"a": 1}); print(d.all())'
		python3 -c 'import lmdb; e = lmdb.open("docs"); t = e.begin(write=True); t.put(b"a", b"b")'
		python3 -c 'import mailbox; print([m["subject"] for m in mailbox.mbox("todo.txt", create=False)])'
		python3 -c 'from whoosh import index; print(index.open_dir("docs").doc_count())'
		python3 -c 'from fs.osfs import OSFS; print(OSFS("docs").listdir("/"))'
		python3 -c 'import pikepdf; p = pikepdf.open("thesis.pdf"); p.save("new.pdf")'
		python3 -c 'import fitz; print(fitz.open("thesis.pdf").page_count)'
		python3 -c 'from dvclive import Live; Live("docs", resume=True); Live("new")'
		python3 -c 'd = {"a": 1}; del d["a"]; l = [1]; del l[0]'`)
}

// TestLogsOfPython: a log is appended to, unless a mode begins it anew or next to nothing of the older ones is kept.
func TestLogsOfPython(t *testing.T) {
	refusedOnDisk(t, `
		python3 -c 'import logging; logging.FileHandler("todo.txt", "w")'
		python3 -c 'import logging; logging.basicConfig(filename="todo.txt", filemode="w")'
		python3 -c 'import logging.handlers as h; h.RotatingFileHandler("todo.txt", mode=m)'
		python3 -c 'import logging.handlers as h; h.RotatingFileHandler("todo.txt", maxBytes=9).doRollover()'
		python3 -c 'import logging.config as c; c.dictConfig({"version": 1, "handlers": {"f": {"class": "logging.FileHandler", "filename": "todo.txt", "mode": "w"}}})'
		python3 -c 'import logging.config as c; c.dictConfig({"version": 1, "handlers": {"f": {"class": "app.Own"}}})'
		python3 -c 'import logging.config as c; c.dictConfig({"version": 1, "handlers": {"f": {"()": "os.remove", "path": "todo.txt"}}})'
		python3 -c 'from loguru import logger; logger.add("todo.txt", mode="w")'
		python3 -c 'from loguru import logger; logger.add("docs/{time}", retention=1)'
		python3 -c 'import cProfile; cProfile.run("f()", "todo.txt")'
		python3 -c 'import cProfile; cProfile.run("import os; os.remove(\"todo.txt\")")'
		python3 -c 'import fileinput; [print() for l in fileinput.input("todo.txt", inplace=True)]'
		python3 -c 'import fileinput; [print(l) for l in fileinput.input(".env")]'
		python3 -c 'import fileinput; [print(l) for l in fileinput.input("todo.txt", openhook=h)]'`)
	runsOnDisk(t, `
		python3 -c 'import logging; logging.FileHandler("todo.txt"); logging.FileHandler("new.log", "w")'
		python3 -c 'import logging; logging.basicConfig(filename="todo.txt", level=logging.INFO)'
		python3 -c 'import logging.handlers as h; h.RotatingFileHandler("todo.txt", maxBytes=9, backupCount=5)'
		python3 -c 'import logging.handlers as h; h.TimedRotatingFileHandler("todo.txt", "midnight", backupCount=7)'
		python3 -c 'import logging.config as c; c.dictConfig({"version": 1, "handlers": {"f": {"class": "logging.FileHandler", "filename": "todo.txt"}, "s": {"class": "logging.StreamHandler", "stream": "ext://sys.stdout"}}, "root": {"level": "INFO", "handlers": ["f", "s"]}})'
		python3 -c 'from loguru import logger; logger.add("todo.txt", rotation="10 MB", retention="10 days")'
		python3 -c 'from loguru import logger; logger.add("new.log", retention=1); logger.add("fresh/{time}.log", retention="1 day")'
		python3 -c 'import sys; from loguru import logger; logger.add(sys.stderr, level="INFO")'
		python3 -c 'import cProfile; cProfile.run("sum(range(9))")'
		python3 -c 'import fileinput; [print(l) for l in fileinput.input("todo.txt")]'`)
}

// TestFormatsOfPython: files that a library writes in a format of its own.
func TestFormatsOfPython(t *testing.T) {
	refusedOnDisk(t, `
		python3 -c 'import pyarrow.parquet as pq; pq.ParquetWriter("data.bin", t.schema)'
		python3 -c 'import pyarrow as pa; pa.OSFile("data.bin", "wb"); pa.output_stream("new.bin")'
		python3 -c 'import pyarrow as pa; pa.ipc.new_file("data.bin", t.schema)'
		python3 -c 'from pyarrow import orc; orc.write_table(t, "data.bin")'
		python3 -c 'from pypdf import PdfWriter; w = PdfWriter("thesis.pdf")'
		python3 -c 'import imageio; imageio.get_writer("photo.png")'
		python3 -c 'from torchvision.io import write_png; write_png(x, "photo.png")'
		python3 -c 'import torch; torch.onnx.export(m, (x,), "model.pt")'
		python3 -c 'import torch.distributed.checkpoint as dcp; dcp.save(s, checkpoint_id="docs")'
		python3 -c 'from accelerate import Accelerator; Accelerator().save_state("docs")'
		python3 -c 'from safetensors.torch import save_model; save_model(m, "model.pt")'
		python3 -c 'from omegaconf import OmegaConf; OmegaConf.save(c, "todo.txt")'
		python3 -c 'import tensorflow as tf; tf.saved_model.save(m, "docs")'
		python3 -c 'import tensorflow as tf; tf.io.gfile.GFile("todo.txt", "w")'
		python3 -c 'import tensorflow as tf; tf.train.CheckpointManager(c, "docs", max_to_keep=1)'
		python3 -c 'from accelerate.utils import ProjectConfiguration as P; P(project_dir="docs", total_limit=1)'
		python3 -c 'from setfit import TrainingArguments as A; A(output_dir="docs", save_total_limit=1)'
		python3 -c 'import keras; keras.callbacks.CSVLogger("report.csv")'
		python3 -c 'import xarray as xr; d = xr.open_dataset("data.h5"); d.to_zarr("docs", mode="w")'
		python3 -c 'from langchain_community.vectorstores import FAISS; FAISS.from_texts(["a"], e).save_local("docs")'
		python3 -c 'from matplotlib.backends.backend_pdf import PdfPages; PdfPages("thesis.pdf")'
		python3 -c 'import plotly.io as pio; pio.write_json(f, "todo.txt")'
		python3 -c 'import pyvista; pyvista.Plotter().show(screenshot="photo.png")'
		python3 -c 'import polars as pl; f.write_database("users", "sqlite:///app.db", if_table_exists="replace")'
		python3 -c 'from scipy.io import mmwrite; mmwrite("data.bin", m)'
		python3 -c 'import diagrams; diagrams.Diagram("Photo", show=False)'
		python3 -c 'for n, d in zip(["new.csv", "report.csv"], x): d.to_csv(n)'
		python3 -c 'from box import Box; Box({"a": 1}).to_yaml("todo.txt")'
		python3 -c 'import OpenEXR; OpenEXR.OutputFile("photo.png", {})'
		python3 -c 'import petl, sqlite3; petl.todb(t, sqlite3.connect("app.db"), "users")'
		python3 -c 'from cookiecutter.main import cookiecutter; cookiecutter("t", overwrite_if_exists=True)'
		python3 -c 'import gradio as gr; gr.Interface(f, "text", "text").launch(share=True)'
		python3 -c 'from pyiceberg.catalog import load_catalog; load_catalog("l").load_table("a.b").overwrite(df)'
		python3 -c 'import orbax.checkpoint as o; o.CheckpointManager("docs", options=o.CheckpointManagerOptions(max_to_keep=1))'
		python3 -c 'from flax.training import checkpoints; checkpoints.save_checkpoint("docs", t, 5)'
		python3 -c 'import click; f = click.option("--out", type=click.File("w"), default="todo.txt")(main)'
		python3 -c 'from rich.console import Console; c = Console(record=True); c.save_html("todo.txt")'
		python3 -c 'import networkx as nx; nx.write_pajek(g, "todo.txt")'
		python3 -c 'import dask; dask.visualize(x, filename="photo.png")'
		python3 -c 'import onnxruntime as o; s = o.SessionOptions(); s.optimized_model_filepath = "model.pt"'
		python3 -c 'from nicegui import ui; ui.run(on_air=True)'
		python3 -c 'from flask_ngrok import run_with_ngrok; run_with_ngrok(app)'
		python3 -c 'from transformers import TrainingArguments as A; A(output_dir="new", push_to_hub=True)'`)
	runsOnDisk(t, `
		python3 -c 'import pyarrow.parquet as pq; pq.ParquetWriter("new.parquet", t.schema); print(pq.ParquetFile("data.bin").schema)'
		python3 -c 'import pyarrow as pa; pa.OSFile("data.bin", "rb"); pa.memory_map("data.bin")'
		python3 -c 'from pypdf import PdfReader; print(len(PdfReader("thesis.pdf").pages))'
		python3 -c 'from torch.utils.tensorboard import SummaryWriter; w = SummaryWriter("docs"); w.add_scalar("a", 1)'
		python3 -c 'import imageio.v3 as iio; print(iio.imopen("photo.png", "r").metadata())'
		python3 -c 'import cv2; print(cv2.FileStorage("todo.txt", cv2.FILE_STORAGE_READ).getNode("a").real())'
		python3 -c 'import tensorflow as tf; print(tf.io.gfile.GFile("todo.txt", "r").read())'
		python3 -c 'import tensorflow as tf; tf.train.CheckpointManager(c, "new", max_to_keep=1)'
		python3 -c 'import keras; keras.callbacks.CSVLogger("report.csv", append=True)'
		python3 -c 'import diagrams; diagrams.Diagram("Web Service", show=False)'
		python3 -c 'for n, d in zip(["new.csv", "newer.csv"], x): d.to_csv(n)'
		python3 -c 'import tifffile; print(tifffile.imread("photo.png").shape)'
		python3 -c 'import xarray as xr; d = xr.open_dataset("data.h5"); d.to_zarr("docs", mode="a", append_dim="x")'
		python3 -c 'import io; from PIL import Image; b = io.BytesIO(); Image.open("photo.png").save(b, "PNG")'
		python3 -c 'import polars as pl; f.write_database("users", "sqlite:///app.db", if_table_exists="append")'
		python3 -c 'import gradio as gr; gr.Interface(f, "text", "text").launch(share=False)'
		python3 -c 'import pandas as pd; d = pd.DataFrame(); d.to_csv("report.csv", mode="a"); d.to_hdf("data.h5", key="b")'
		python3 -c 'import orbax.checkpoint as o; o.CheckpointManager("docs", options=o.CheckpointManagerOptions())'
		python3 -c 'import click; f = click.option("--in", type=click.File("r"), default="todo.txt")(main)'
		python3 -c 'import networkx as nx; nx.write_pajek(g, "new.net"); print(nx.read_pajek("todo.txt"))'
		python3 -c 'import ibis; print(ibis.duckdb.connect("app.db").table("users").count())'
		python3 -c 'from transformers import TrainingArguments as A; A(output_dir="new", push_to_hub=False)'
		python3 -c 'import pyvista; pyvista.Plotter().show(screenshot="new.png")'`)
}

// TestRefsByLibraries: calls, assignments and deletions of libraries that move or delete a branch.
func TestRefsByLibraries(t *testing.T) {
	refusedOnDisk(t, `
		python3 -c 'import git; r = git.Repo("."); r.active_branch.commit = "HEAD~1"'
		python3 -c 'import git; git.Repo(".").create_head("feature", "HEAD", force=True)'
		python3 -c 'import pygit2; r = pygit2.Repository("."); r.create_branch("feature", c, True)'
		python3 -c 'import pygit2; r = pygit2.Repository("."); r.branches["feature"].set_target(x)'
		python3 -c 'import pygit2; r = pygit2.Repository("."); r.config["core.hooksPath"] = "hooks"'
		python3 -c 'from git import Repo; Repo(".").config_writer().set_value("core", "hooksPath", "hooks")'
		python3 -c 'from dulwich.repo import Repo; r = Repo("."); del r.refs[b"refs/heads/feature"]'
		python3 -c 'from dulwich.repo import Repo; r = Repo("."); r.refs[b"refs/heads/feature"] = r.head()'`)
	runsOnDisk(t, `
		python3 -c 'import git; r = git.Repo("."); print(r.active_branch.commit.message)'
		python3 -c 'import git; git.Repo(".").create_head("feature")'
		python3 -c 'import pygit2; r = pygit2.Repository("."); print(r.config["user.name"], r.branches["main"].target)'
		python3 -c 'from dulwich.repo import Repo; r = Repo("."); print(r.refs[b"refs/heads/main"])'`)
}

// TestRowsByLibraries: statements that a library makes without a where, queues that are emptied, and the members of a
// class of the text's own.
func TestRowsByLibraries(t *testing.T) {
	refusedOnDisk(t, `
		python3 -c 'from sqlalchemy import create_engine, delete; e = create_engine("sqlite:///app.db"); c = e.connect(); c.execute(delete(t))'
		python3 -c 'from sqlalchemy import Table, MetaData; Table("users", MetaData(), autoload_with=e).drop(e)'
		python3 -c 'from sqlalchemy.orm import Session; s = Session(e); s.query(User).delete()'
		python3 -c 'import peewee; from app import User; User.delete().execute()'
		python3 -c 'from app import celery; celery.control.purge()'
		python3 -c 'from rq import Queue; Queue("default", connection=c).empty()'
		python3 -c 'import ibis; ibis.duckdb.connect("app.db").create_table("users", t, overwrite=True)'
		python3 -c 'from neo4j import GraphDatabase as G; G.driver("bolt://localhost").session().run("MATCH (n) DETACH DELETE n")'
		python3 -c 'import meilisearch; meilisearch.Client("http://localhost:7700").index("a").delete_all_documents()'
		python3 -c 'from huey import SqliteHuey; SqliteHuey(filename="db").flush()'
		python3 -c 'from pyspark.sql import SparkSession; s = SparkSession.builder.getOrCreate(); s.sql("DROP TABLE users")'
		python3 -c 'import geopandas as g; g.GeoDataFrame().to_postgis("a", e, if_exists="replace")'`+"\n"+
		"python3 -c $'class Cfg:\\n    out: str = \"todo.txt\"\\ncfg = Cfg()\\nopen(cfg.out, \"w\")'")
	runsOnDisk(t, `
		python3 -c 'from sqlalchemy import create_engine, delete; e = create_engine("sqlite:///app.db"); c = e.connect(); c.execute(delete(t).where(t.c.id == 1))'
		python3 -c 'from sqlalchemy.orm import Session; s = Session(e); s.query(User).filter(User.id == 1).delete()'
		python3 -c 'from sqlalchemy.orm import Session; s = Session(e); print(s.query(User).filter_by(a=1).all())'
		python3 -c 'from rq import Queue; Queue("default", connection=c).enqueue(f)'
		python3 -c 'import ibis; ibis.duckdb.connect("app.db").create_table("more", t)'
		python3 -c 'from neo4j import GraphDatabase as G; print(G.driver("bolt://localhost").session().run("MATCH (n) RETURN n"))'
		python3 -c 'import geopandas as g; g.GeoDataFrame().to_postgis("a", e, if_exists="append")'
		python3 -c 'from pyspark.sql import SparkSession; s = SparkSession.builder.getOrCreate(); s.sql("select 1").show()'`+"\n"+
		"python3 -c $'class Cfg:\\n    out: str = \"new.txt\"\\ncfg = Cfg()\\nopen(cfg.out, \"w\")'")
}
