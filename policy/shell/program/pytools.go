package program

// pythonTools: pip, uv, poetry, pytest, ruff …
var pythonTools = []Entry{}
