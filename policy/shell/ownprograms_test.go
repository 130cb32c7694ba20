package shell_test

import "testing"

// TestOrdersToOwnPrograms: programs of the person's that take orders by HTTP on this machine, and the project's own
// server, which may be tried.
func TestOrdersToOwnPrograms(t *testing.T) {
	w, top := inHome(t, map[string]string{"a": "x\n", "body.json": "{}\n"}, nil)
	judgeEach(t, w, top, `
		curl -s http://localhost:8765 -X POST -d '{"action":"deleteDecks","version":6,"params":{"decks":["French"],"cardsToo":true}}'
		curl -s localhost:8765 -d @body.json
		http :8765 action=deleteNotes version:=6
		curl -s -X POST localhost:9091/transmission/rpc -d '{"method":"torrent-remove","arguments":{"delete-local-data":true}}'
		curl -s localhost:4000/transmission/rpc -d '{"method":"torrent-remove","arguments":{"delete-local-data":true}}'
		curl -s 'localhost:8080/api/v2/torrents/delete?hashes=all&deleteFiles=true'
		curl -s -X POST localhost:32400/library/sections/1/emptyTrash
		curl -s -X DELETE localhost:8096/Items/1
		curl -s -X POST localhost:8545 -d '{"jsonrpc":"2.0","method":"eth_sendTransaction","params":[{"to":"0x0","value":"0x1"}],"id":1}'
		curl -s --user u:p localhost:8332 -d '{"method":"sendtoaddress","params":["a",1]}'
		curl -s 'localhost:8080/job/deploy-prod/build?token=1'
		curl -s 'http://127.0.0.1:8080/job/a/job/b/buildWithParameters?token=1&ENV=prod'
		curl -s 'localhost:8080/requests/status.xml?command=pl_empty'
		curl -s -X POST localhost:8123/api/services/lock/unlock -d '{}'
		curl -s -X PUT localhost:27123/vault/a.md -d x
		curl -s -X POST localhost:8080/v2/send -d '{"message":"x","recipients":["+49"]}'
		curl -s -X POST localhost:3000/api/v1/user/keys -d '{"key":"x"}'
		curl -s localhost:9222/json
		curl -s http://127.0.0.1:9222/json/list
		curl -s localhost:9222/json/close/ABC
		curl -s -u guest:guest localhost:15672/api/definitions
		python3 -c "import requests; requests.post('http://localhost:8765', json={'action':'deleteDecks','version':6})"
		python3 -c "import requests; requests.post('http://localhost:32400/library/sections/1/emptyTrash')"
		node -e "fetch('http://localhost:9091/transmission/rpc',{method:'POST',body:'{\"method\":\"torrent-remove\"}'})"
		python3 -c "import requests; requests.get('http://localhost:8080/job/deploy-prod/build?token=1')"`, true)
	judgeEach(t, w, top, `
		curl -s http://localhost:8765/
		curl -s localhost:8765 -d '{"action":"deckNames","version":6}'
		curl -s localhost:8545 -d '{"jsonrpc":"2.0","method":"eth_blockNumber","id":1}'
		curl -s -X POST localhost:8545 -d '{"jsonrpc":"2.0","method":"evm_mine","id":1}'
		curl -s localhost:32400/identity
		curl -s localhost:8080/job/web/lastBuild/api/json
		curl -s -X POST localhost:3000/api/v1/users -d '{"name":"a"}'
		curl -s -X POST localhost:8000/api/v1/repos -d '{"name":"a"}'
		curl -s -X DELETE localhost:8080/api/items/1
		curl -s -X POST localhost:5000/api/jobs -d '{}'
		curl -s -X POST localhost:3000/api/send-newsletter
		curl -s 'localhost:8080/api?action=list'
		curl -s localhost:9222/json/version
		curl -s localhost:3000/json
		curl -s localhost:15672/api/overview
		python3 -c "import requests; print(requests.get('http://localhost:32400/identity').text)"
		python3 -c "import requests; print(requests.post('http://localhost:8000/api/notes', json={'a': 1}).text)"`, false)
}
