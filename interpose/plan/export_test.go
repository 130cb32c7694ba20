package plan

// For the tests, which start real agents' plans and so stand outside of the package.
var (
	PackageOf       = packageOf
	HarmlessValue   = harmlessValue
	ProjectCommands = (*Builder).projectCommands
)
