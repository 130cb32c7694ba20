package program

import (
	"strings"

	"guard/policy/shell/table"
)

// Variables by which a server that the project starts is reached from other machines, or gets a public address.

// binding are variables that hold the address at which it listens. Sources: Streamlit 1.40, config.toml
// (server.address); Gradio 5, Environment Variables; Flask 3, CLI; Uvicorn 0.34, Settings; Bokeh 3, bokeh serve;
// Chainlit 2; Dash 2; Jupyter Server 2; Hypercorn and Quart; Nuxt 3 and Nitro; Ollama, FAQ; Storybook 8; Marimo.
var binding = table.WordSet("STREAMLIT_SERVER_ADDRESS GRADIO_SERVER_NAME FLASK_RUN_HOST UVICORN_HOST BOKEH_ADDRESS " +
	"CHAINLIT_HOST JUPYTER_IP QUART_RUN_HOST NUXT_HOST NITRO_HOST OLLAMA_HOST STORYBOOK_HOST DASH_HOST VITE_HOST")

// sharing are variables that have it shared, where they are true (Gradio 5, Environment Variables).
var sharing = table.WordSet("GRADIO_SHARE")

// ServesBy reports a variable by which a server is reached from other machines, with this value; here tells an address
// of this machine alone.
func ServesBy(variable, value string, here bool) bool {
	switch {
	case sharing[variable]:
		return !strings.EqualFold(value, "false") && value != "0" && value != ""
	case binding[variable]:
		return value != "" && !here
	}
	return false
}
