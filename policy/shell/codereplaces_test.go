package shell_test

import "testing"

// TestOptionsThatDeleteWhatIsThere: the value of an option says that a call deletes a folder or empties a table before
// it writes.
func TestOptionsThatDeleteWhatIsThere(t *testing.T) {
	refusedOnDisk(t, `
		python3 -c 'import pyarrow.dataset as ds; ds.write_dataset(t, "docs", format="parquet", existing_data_behavior="delete_matching")'
		python3 -c 'from pyarrow.dataset import write_dataset as w; w(t, format="parquet", base_dir="docs", existing_data_behavior=b)'
		python3 -c 'import sys, pyarrow.dataset as ds; ds.write_dataset(t, sys.argv[1], existing_data_behavior="delete_matching")'
		python3 -c 'import pyarrow.parquet as pq; pq.write_to_dataset(t, root_path="docs", existing_data_behavior="delete_matching")'
		python3 -c 'import pyarrow.parquet as pq; k = {"existing_data_behavior": "delete_matching"}; pq.write_to_dataset(t, "docs", **k)'
		python3 -c 'from deltalake import write_deltalake; write_deltalake("docs", df, mode="overwrite")'
		python3 -c 'import lance; lance.write_dataset(t, "docs", mode="overwrite")'
		python3 -c 'import dask.dataframe as dd; dd.to_parquet(df, "docs", overwrite=True)'
		python3 -c 'import dask.array as da; da.to_zarr(a, "docs", overwrite=True)'
		python3 -c 'import zarr; zarr.open("docs", mode="w")'
		python3 -c 'import zarr; zarr.open_group(store="docs", mode="w")'
		python3 -c 'import zarr; zarr.open_array("docs", "w", shape=(1,))'
		python3 -c 'import zarr; zarr.group("docs", overwrite=True)'
		python3 -c 'import zarr; zarr.zeros((1,), store="docs", overwrite=True)'
		python3 -c 'import anndata; anndata.AnnData().write_h5ad("data.h5")'
		python3 -c 'import lancedb; lancedb.connect("docs").create_table("a", data, mode="overwrite")'
		python3 -c 'import awswrangler as wr; wr.s3.to_parquet(df, "s3://acme/lake", dataset=True, mode="overwrite")'
		python3 -c 'import humanize; humanize.write(table, "docs", write_mode="overwrite")'`)
	runsOnDisk(t, `
		python3 -c 'import pyarrow.dataset as ds; ds.write_dataset(t, "docs", format="parquet", existing_data_behavior="error")'
		python3 -c 'import pyarrow.dataset as ds; ds.write_dataset(t, "docs", format="parquet")'
		python3 -c 'import pyarrow.dataset as ds; ds.write_dataset(t, "lake", format="parquet", existing_data_behavior="delete_matching")'
		python3 -c 'import pyarrow.parquet as pq; pq.write_to_dataset(t, root_path="docs")'
		python3 -c 'from deltalake import write_deltalake; write_deltalake("docs", df, mode="append")'
		python3 -c 'from deltalake import write_deltalake; write_deltalake("lake", df, mode="overwrite")'
		python3 -c 'import dask.dataframe as dd; dd.to_parquet(df, "docs", overwrite=False)'
		python3 -c 'import zarr; print(zarr.open("docs", mode="r"))'
		python3 -c 'import zarr; zarr.open("docs", mode="a"); zarr.open_group("docs"); zarr.open_array("docs", mode="r+")'
		python3 -c 'import zarr; zarr.open("lake.zarr", mode="w"); zarr.zeros((1,))'
		python3 -c 'import lancedb; lancedb.connect("docs").create_table("a", data)'
		python3 -c 'import humanize; humanize.write(table, "docs", write_mode="append")'
		python3 -c 'import humanize; humanize.write(table, "lake", write_mode="overwrite")'`)
}
