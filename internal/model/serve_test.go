package model

import (
	"io"
	"net/http"
	"net/url"
	"slices"
	"strings"
	"testing"
)

// As a proxy the model leads to itself alone, by both ways of asking one; what else was wanted is known.
func TestProxyLeadsNowhere(t *testing.T) {
	for _, api := range []API{Generative, Responses, Messages} {
		s, err := Serve(api)
		if err != nil {
			t.Fatal(err)
		}
		defer s.Close()
		proxy, err := url.Parse(s.URL)
		if err != nil {
			t.Fatal(err)
		}
		client := &http.Client{Transport: &http.Transport{Proxy: http.ProxyURL(proxy)}}
		for _, address := range []string{"http://elsewhere.invalid/v1/messages", "https://elsewhere.invalid/"} {
			response, err := client.Get(address)
			if err == nil && response.StatusCode != http.StatusForbidden {
				t.Errorf("%s: %s was answered %s", api, address, response.Status)
			}
			if err == nil {
				response.Body.Close()
			}
		}
		if got := s.Beyond(); !slices.Equal(got, []string{"elsewhere.invalid", "elsewhere.invalid:443"}) {
			t.Errorf("%s: asked for beside the model: %v", api, got)
		}
		if n := len(s.Requests()); n != 0 {
			t.Errorf("%s: the model took %d requests for its own", api, n)
		}
		for _, reach := range []func() (*http.Response, error){
			func() (*http.Response, error) { return client.Post(s.URL+"/x", "", strings.NewReader("{}")) },
			func() (*http.Response, error) { return tunnelled(proxy, s.URL+"/x") },
		} {
			response, err := reach()
			if err != nil {
				t.Fatalf("%s: %v", api, err)
			}
			_, _ = io.Copy(io.Discard, response.Body)
			response.Body.Close()
		}
		if n := len(s.Requests()); n != 2 {
			t.Errorf("%s: %d of 2 requests came through", api, n)
		}
	}
}

// tunnelled posts through CONNECT, also what is not encrypted, as some agents do.
func tunnelled(proxy *url.URL, address string) (*http.Response, error) {
	return (&http.Client{Transport: connected{proxy}}).Post(address, "", strings.NewReader("{}"))
}

func TestUnknownAPI(t *testing.T) {
	if _, err := Serve("telepathy"); err == nil {
		t.Error("an API that nobody speaks is served")
	}
}
