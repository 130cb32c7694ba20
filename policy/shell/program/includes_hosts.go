package program

import "strings"

// documentHosts are what everybody's documents name: badges, definitions, inventories and typefaces. Whoever could
// choose an address there learns nothing by its being asked for. A dot before one: what lies below it too; a path: what
// begins so.
var documentHosts = strings.Fields("img.shields.io badge.fury.io badgen.net codecov.io coveralls.io circleci.com " +
	"app.codacy.com github.com gitlab.com .githubusercontent.com .github.io avatars.githubusercontent.com " +
	"bitbucket.org " +
	"docs.python.org packaging.python.org peps.python.org .readthedocs.io .readthedocs.org numpy.org docs.scipy.org " +
	"pandas.pydata.org matplotlib.org scikit-learn.org docs.djangoproject.com docs.sqlalchemy.org docs.pytest.org " +
	".palletsprojects.com www.sphinx-doc.org setuptools.pypa.io pip.pypa.io " +
	"pytorch.org docs.pytorch.org networkx.org " +
	"docs.dask.org docs.xarray.dev docs.pydantic.dev docs.aiohttp.org docs.celeryq.dev jupyter.org pypi.org " +
	"doc.rust-lang.org docs.rs pkg.go.dev nodejs.org developer.mozilla.org docs.oracle.com " +
	".w3.org w3.org schema.org json-schema.org json.schemastore.org www.schemastore.org " +
	"json-ld.org spec.openapis.org " +
	"swagger.io petstore.swagger.io petstore3.swagger.io w3id.org/security purl.org/dc purl.org/vocab xmlns.com " +
	"schemas.xmlsoap.org www.omg.org www.opengis.net schemas.opengis.net schemas.microsoft.com " +
	"apple.com/DTDs www.apple.com/DTDs .oasis-open.org oasis-open.org .docbook.org docbook.org java.sun.com " +
	".apache.org .xml.org fonts.googleapis.com fonts.gstatic.com cdn.jsdelivr.net unpkg.com cdnjs.cloudflare.com " +
	"upload.wikimedia.org icons.terrastruct.com static.structurizr.com icon.icepanel.io placehold.co " +
	"via.placeholder.com placekitten.com picsum.photos " +
	"example.com .example.com example.org .example.org example.net .example.net")

// DocumentHost reports an address that everybody's documents name.
func DocumentHost(host, path string) bool {
	host = strings.ToLower(host)
	for _, one := range documentHosts {
		name, begin, _ := strings.Cut(one, "/")
		if host == name || name[0] == '.' && strings.HasSuffix(host, name) {
			if strings.HasPrefix(path, "/"+begin) || begin == "" {
				return true
			}
		}
	}
	return false
}
