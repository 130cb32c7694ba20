package python

import (
	"path"
	"strings"

	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/library"
	"guard/policy/code/value"
)

// replacing says which calls delete what is there before they write, because the value of an option says so: PyArrow 17
// (dataset.write_dataset, existing_data_behavior), deltalake 0.22 and pylance 0.19 (mode), Dask 2024 (overwrite),
// Zarr 2 and 3 (mode, overwrite), LanceDB 0.15 (create_table, mode). Most of them name a folder.
var replacing = []row{
	{code.Deletes, "1=base_dir", deletesWith("existing_data_behavior", "delete_matching"),
		"pyarrow.dataset.write_dataset"},
	{code.Deletes, "1=root_path", deletesWith("existing_data_behavior", "delete_matching"),
		"pyarrow.parquet.write_to_dataset"},
	{code.Deletes, "0=table_or_uri", deletesWith("mode", "overwrite"),
		"deltalake.write_deltalake deltalake.writer.write_deltalake"},
	{code.Deletes, "1=uri", deletesWith("mode", "overwrite"), "lance.write_dataset"},
	{code.Deletes, "1=path", deletesWith("overwrite", ""), "dask.dataframe.to_parquet"},
	{code.Deletes, "1=url", deletesWith("overwrite", ""), "dask.array.to_zarr"},
	{code.Deletes, "0=store", opensStore, "zarr.open zarr.open_group zarr.open_array zarr.convenience.open " +
		"zarr.hierarchy.open_group zarr.creation.open_array"},
	{code.Deletes, "0=store", deletesWith("overwrite", ""), "zarr.group zarr.create_group zarr.create_array"},
	{code.Deletes, "9=store", deletesWith("overwrite", ""), "zarr.create zarr.zeros zarr.ones zarr.full zarr.empty " +
		"zarr.array"},
	{code.Writes, "0=store", nil, "zarr.save zarr.save_array zarr.save_group"},
	{call.None, "", createsTable, "?.create_table"},
	{call.None, "0=table_uri", keepsPath, "deltalake.DeltaTable deltalake.table.DeltaTable"},
	{call.None, "", vacuums, "deltalake.DeltaTable().vacuum deltalake.table.DeltaTable().vacuum"},
}

// deletesWith makes a How for a call that first deletes what is there where an option has the value to, or, where that
// is empty, one that means true. A value that nobody knows may be it.
func deletesWith(option, to string) call.How {
	return func(r *call.Calls, c *call.Call) value.Value {
		r.Begin(c)
		v, given := c.Key(option)
		s, known := v.Literal()
		switch {
		case !given && !c.SpreadKeys:
		case given && to == "" && value.IsFalse(v), given && to != "" && known && s != to:
		default:
			deletesPicked(r, c)
		}
		return value.Named(r.Canonical(c.Name + "()"))
	}
}

// opensStore handles zarr.open(store, mode="w"), which deletes what the store holds.
func opensStore(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	mode, given := c.Arg(1, "mode")
	if s, known := mode.Literal(); given && (!known || s == "w") {
		deletesPicked(r, c)
	}
	return keepsPath(r, c)
}

// createsTable handles create_table(name, data, mode="overwrite") of LanceDB, and overwrite=True of Ibis 9.
func createsTable(r *call.Calls, c *call.Call) value.Value {
	if v, given := c.Key("overwrite"); given && !value.IsFalse(v) {
		r.Line = c.Line
		r.Emit(code.Empties, c.Name)
	}
	return library.EmptiesWith("mode", "overwrite")(r, c)
}

// deletesPicked notes that a library deletes the files and folders which the rule means.
func deletesPicked(r *call.Calls, c *call.Call) {
	top, _, _ := strings.Cut(c.Name, ".")
	for _, v := range r.Picked(c) {
		if s, known := v.Literal(); known && path.Clean(s) == "." { // all that the folder holds goes
			r.Emit(code.DeletesTree, c.Name, v)
			continue
		}
		if v.IsText() || v.Kind == value.Unknown || v.Kind == value.Choice {
			r.EmitOf(top, code.Deletes, c.Name, v.Choices()...)
		}
	}
}

// keepsPath handles a call that makes an object of the files which the rule means; their names go with it.
func keepsPath(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	v := value.Named(r.Canonical(c.Name + "()"))
	v.List = &value.Elements{Items: r.Picked(c), At: r.Place(r.Pos - 1)}
	return v
}

// readsPath is keepsPath for a call that reads the files at once.
func readsPath(r *call.Calls, c *call.Call) value.Value {
	v := keepsPath(r, c)
	r.EmitEach(code.Reads, c.Name, v.List.Items)
	return v
}

// vacuums handles DeltaTable(path).vacuum(retention_hours, dry_run), which deletes files of the table's folder unless
// dry_run is true, as it is where it is not given (deltalake 0.22).
func vacuums(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	if dry, given := c.Arg(1, "dry_run"); given && !value.IsTrue(dry) {
		paths := []value.Value{{}}
		if c.Recv.Kind == value.Name && c.Recv.List != nil {
			paths = c.Recv.List.Items
		}
		for _, v := range paths {
			r.EmitOf("deltalake", code.Deletes, c.Name, v)
		}
	}
	return value.Value{}
}
