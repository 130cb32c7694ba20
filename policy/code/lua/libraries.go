package lua

import (
	"guard/policy/code"
	"guard/policy/code/library"
)

// libraries says what modules of Lua do: Penlight 1.14, luv 1.48 (as vim.uv too), the functions of Neovim 0.10,
// redis-lua.
var libraries = []row{
	{code.DeletesTree, "0", nil, "pl.dir.rmtree vim.fn.delete vim.fs.rm"},
	{code.Deletes, "0", nil, "pl.file.delete pl.path.rmdir luv.fs_unlink luv.fs_rmdir"},
	{code.Writes, "0", nil, "pl.file.write pl.utils.writefile"},
	{code.Writes, "1", nil, "vim.fn.writefile"},
	{code.Moves, "0 1", nil, "pl.file.move pl.dir.movefile luv.fs_rename vim.fn.rename"},
	{code.Copies, "0 1", nil, "pl.file.copy pl.dir.copyfile luv.fs_copyfile"},
	{code.Makes, "0", nil, "pl.dir.makepath pl.path.mkdir luv.fs_mkdir"},
	{code.Writes, "", library.Opener(0, 1), "luv.fs_open"},
	{code.RunsShell, "0", nil, "pl.utils.execute pl.utils.executeex vim.fn.system vim.fn.jobstart"},
	{code.Opaque, "", nil, "luv.spawn vim.system"},
	{code.Empties, "", library.Empties, "?.flushall ?.flushdb"},
}

// prefixes are other names of modules: what Neovim has of luv.
var prefixes = [][2]string{{"vim.uv.", "luv."}, {"vim.loop.", "luv."}}
