package source

import (
	"cmp"
	"path"
	"strings"

	"guard/internal/lazy"
	"guard/internal/memo"
	"guard/policy/code"
	"guard/policy/code/service"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/lang/client"
	"guard/policy/shell/tool/network"
)

// New code that works with a service by a library of which the person's own manifest speaks is no stranger's, but what
// it has the service do is nothing that they have seen. Calls that only look stay free; what people read, what costs
// money, what others may then do, and what machines do, is asked. So is what looks at the person.

// clientCalls are the calls of such libraries in a text.
func clientCalls(lang code.Language, file, text string) client.Reading {
	ending := path.Ext(file)
	key := clientKey{lang, ending, idOf(text)}
	return clientsRead.Of(key, func() client.Reading { return client.Read(lang, ending, text) })
}

// clientsRead are kept by language and text.
var clientsRead = memo.Memo[clientKey, client.Reading]{Most: maxReadings}

type clientKey struct {
	lang   code.Language
	ending string
	text   textID
}

// clientJudge judges the calls of one text.
type clientJudge struct {
	*Names
	lang       code.Language
	file, text string
	read       client.Reading
	own        func(module string) bool // a module of the project's own
	replaced   bool                     // what the program begins with puts stand-ins in the place of services
}

// asksServices judges what a text has services do; t is what is known of it.
func asksServices(j *Judge, c *effect.Call, t *ProgramText) {
	if t.guess || len(t.text) > maxRead || !j.Sources.newText(t) && !j.Wrote(t.File) {
		return
	}
	if t.Depth == 0 && isTest(t.File) {
		t.replaced = t.replaced || replacesClients().MatchString(t.text)
	}
	s, disk := strangers{j, t}, j.World.Disk != nil
	clientJudge{j.Sources, t.Lang, t.File, t.text, clientCalls(t.Lang, t.File, t.text),
		func(module string) bool { return disk && module != "" && (s.ownModule(module) || s.ownFile(module)) },
		t.replaced}.judge(c)
}

// asksServicesIn judges a source in a language that is not read.
func asksServicesIn(n *Names, c *effect.Call, file, text string) {
	if len(text) <= maxRead {
		clientJudge{n, code.Unknown, file, text, clientCalls(code.Unknown, file, text),
			func(string) bool { return false }, false}.judge(c)
	}
}

func (j clientJudge) judge(c *effect.Call) {
	var was map[string]int
	for i := range j.read.Calls {
		call := &j.read.Calls[i]
		if !j.counts(call) || j.own(call.Module) {
			continue
		}
		if was == nil {
			if j.standsIn() {
				return
			}
			was = j.before()
		}
		if was[call.Name]--; was[call.Name] >= 0 {
			continue // it stands there in what git holds
		}
		j.says(c, call)
		return // one is enough to be asked for
	}
}

// counts reports a call that is asked, as far as the text tells where it goes.
func (j clientJudge) counts(call *client.Call) bool {
	l := call.Library
	if l.Kind == service.Transport {
		return l.Own != "" && call.Library.Named(call.Words) && client.Counts(call) || client.Leaves(j.read, call)
	}
	if !client.Counts(call) {
		return false
	}
	switch l.Kind {
	case service.Device, service.Senses, service.Push, service.Engine:
		return true
	case service.Release:
		return !dryRun().MatchString(j.text)
	case service.Message:
		return !catcher().MatchString(j.text)
	case service.Money:
		return !trialMoney().MatchString(j.text) && !client.StaysHere(j.read, network.LoopbackHost)
	case service.Host:
		return !client.StaysHere(j.read, network.LoopbackHost) || !service.Adds(call.Words)
	}
	return !client.StaysHere(j.read, network.LoopbackHost)
}

// categoriesOf are what such calls are, by what the library is for.
var categoriesOf = map[service.Kind]risk.Categories{
	service.Senses: risk.FSConfigSecrets, service.Device: risk.SystemImpact, service.Engine: risk.SystemImpact,
	service.Money: risk.NetworkRisk | risk.Payment, service.Message: risk.NetworkRisk | risk.Send,
	service.Release: risk.NetworkRisk | risk.Publish, service.Push: risk.NetworkRisk | risk.GitPublish,
}

func (j clientJudge) says(c *effect.Call, call *client.Call) {
	cats := cmp.Or(categoriesOf[call.Library.Kind], risk.NetworkRisk)
	name := call.Name
	if i := strings.IndexAny(name, "\n"); i >= 0 {
		name = name[:i]
	}
	switch call.Library.Kind {
	case service.Senses:
		c.Raise(risk.High, cats,
			effect.Say("the code takes in the screen, the clipboard, a camera or a microphone: {0}", name))
	case service.Transport:
		c.Raise(risk.High, cats, effect.Say("the code talks to the network"))
	default:
		c.Raise(risk.High, cats, effect.Say("the code has {0} change or send something: {1}",
			cmp.Or(call.Library.Service, call.Module, name), name))
	}
}

// before counts the calls that stand in what git holds of the file: the person's own.
func (j clientJudge) before() map[string]int {
	was := map[string]int{}
	if j.World.Past == nil || !path.IsAbs(j.file) {
		return was
	}
	if _, made := j.World.Past.Made(j.file); made {
		return was
	}
	text, ok := j.World.Committed(j.file)
	if !ok || len(text) > maxRead {
		return was
	}
	for _, call := range clientCalls(j.lang, j.file, text).Calls {
		was[call.Name]++
	}
	return was
}

// standsIn reports that something else stands in the service's place: an emulator, or in tests a double.
func (j clientJudge) standsIn() bool {
	plain := remarksOf(j.lang).ReplaceAllString(j.text, "")
	if j.replaced || emulates().MatchString(plain) {
		return true
	}
	if !(tests{j.Names}).ofTests(j.file) {
		return false
	}
	return replacesClients().MatchString(plain) || j.World.Disk != nil && j.besideReplaces()
}

// besideReplaces reports that a file which the runner of the tests reads puts doubles in their place.
func (j clientJudge) besideReplaces() bool {
	dir := path.Dir(j.file)
	for range maxAskedFolders {
		for name := range strings.FieldsSeq(besideTests) {
			file := path.Join(dir, name)
			if text, ok := (&search{tests: tests{j.Names}}).there(file); ok && replacesClients().MatchString(text) {
				return true
			}
		}
		if j.FolderAt(path.Join(dir, "__mocks__")) {
			return true
		}
		if dir == j.World.Workspace || dir == "/" || dir == "." {
			break
		}
		dir = path.Dir(dir)
	}
	return false
}

var (
	// replacesClients is how tests put doubles in the place of clients, or of the network (Jest 29, Vitest 2, Sinon 19,
	// nock 14, MSW 2; unittest.mock, pytest-mock, responses, respx, requests-mock, VCR.py, moto 5; Mockito 5,
	// WireMock 3, MockK; gomock, httptest; Moq 4, NSubstitute 5; mockall, wiremock, httpmock of Rust; RSpec 3,
	// WebMock 3, VCR 6; PHPUnit 11, Mockery 1; Guzzle's MockHandler).
	replacesClients = lazy.Pattern(`\b(?:jest|vi)\.(?:mock|doMock|spyOn|fn|unstable_mockModule|stubGlobal)\b|` +
		`\bsinon\b|` +
		`\bnock\(|\bmsw\b|aws-sdk-client-mock|mockClient\(|proxyquire|unittest\.mock|\bmonkeypatch\b|\bmocker\b|` +
		`\b(?:Magic|Async)?Mock\(|\bpatch(?:\.object)?\(|@patch\b|\bresponses\.|\brespx\b|requests_mock|\bvcr\b|` +
		`VCR\.|\bmoto\b|` +
		`mock_aws|\bpytest_httpx\b|httpretty|Mockito|@Mock(?:Bean|itoBean)?\b|\bmockk\b|WireMock|wiremock|MockServer|` +
		`MockWebServer|gomock|httptest\.|httpmock|mockall|mockito|\bMoq\b|new Mock<|NSubstitute|FakeItEasy|WebMock|` +
		`instance_double|\bdouble\(|\.to receive|\.stub\(|stub_request|createMock\(|Mockery|MockHandler|FakePort|` +
		`pty\.openpty|MockBinding|fakes?\.\w+\(|SerialPortMock|MockPin|kubernetes/fake|fake\.NewSimpleClientset|` +
		`KubernetesMock|EnableKubernetesMockClient|mock\.module\(|node:test.*mock|mock\.method\(`)
	// emulates is what stands in for a provider on this machine (LocalStack 4, Firebase's emulators, Azurite, fake-gcs,
	// stripe-mock, Testcontainers, kwok, envtest, loop://, Mailpit).
	emulates = lazy.Pattern(`(?i)localstack|emulator|azurite|fake-?gcs|stripe-mock|testcontainers|dynamodb-local|` +
		`\bmoto\b|` +
		`mock_aws|fakeredis|mongomock|loop://|mockfactory|mock_pin|smtp-?sink|mailpit|mailhog|greenmail|aiosmtpd`)
	// trialMoney is a provider's own service for trials.
	trialMoney = lazy.Pattern(`(?i)["'](?:sk|rk|pk)_test_|sandbox|environment\.test\b|["']test_\w{20}`)
	// dryRun is how a release is told to publish nothing.
	dryRun = lazy.Pattern(`(?i)["']?\bdry-?_?run\b["']?\s*[:=]\s*true|["']--dry-run["']|` +
		`["']?\bpreview\b["']?\s*[:=]\s*true|` +
		`publish["']?\s*:\s*(?:["']never["']|null|false)`)
)
