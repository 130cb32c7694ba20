package service

import (
	"strings"
	"testing"
)

func TestLibraryOf(t *testing.T) {
	for module, want := range map[string]string{
		"stripe": "Stripe", "github.com/stripe/stripe-go/v76/refund": "Stripe", "com.stripe.model.Refund": "Stripe",
		`Stripe\StripeClient`: "Stripe", "Stripe::Refund": "Stripe", "@paypal/checkout-server-sdk": "PayPal",
		"aws_sdk_s3": "AWS", "aws-sdk-s3": "AWS", "@aws-sdk/client-s3": "AWS", "software.amazon.awssdk.services.s3": "AWS",
		"google.cloud.firestore": "Firebase", "google.cloud.storage": "Google Cloud", "octocrab": "GitHub",
		"github.com/google/go-github/v60/github": "GitHub", "github": "GitHub", "PIL.ImageGrab": "the screen",
		"k8s.io/client-go/kubernetes": "Kubernetes", "io.fabric8.kubernetes.client": "Kubernetes",
		"github.com/gin-gonic/gin": "", "github.com/spf13/cobra": "", "./stripe": "", "@/lib/slack": "", "PIL.Image": "",
		"awswrangler": "", "stripes": "", "java.util.List": "", "java.awt.Robot": "the screen", "os": "", "": "",
	} {
		got := ""
		if l := LibraryOf(module); l != nil {
			got = l.Service
		}
		if got != want {
			t.Errorf("%s: %q, not %q", module, got, want)
		}
	}
}

// TestTables: each name stands in one row, as Plain has it, and methods as plain has them.
func TestTables(t *testing.T) {
	seen := map[string]string{}
	for _, table := range [][]Library{clouds, people, machines, transports} {
		for i := range table {
			l := &table[i]
			for name := range strings.FieldsSeq(l.Modules) {
				if Plain(name) != name {
					t.Errorf("%s: %s is not written as modules are", l.Service, name)
				}
				if other, is := seen[name]; is {
					t.Errorf("%s stands in %s and %s", name, other, l.Service)
				}
				seen[name] = l.Service
			}
			for name := range strings.FieldsSeq(l.Only + " " + l.Own + " " + l.Also + " " + l.Free + " " + l.Numbered) {
				if strings.ToLower(name) != name || strings.Contains(name, "_") {
					t.Errorf("%s: the method %s is not in lower case", l.Service, name)
				}
			}
		}
	}
}

func TestDoes(t *testing.T) {
	stripe, kube := LibraryOf("stripe"), LibraryOf("kube")
	for _, test := range []struct {
		l     *Library
		words string
		final bool
		data  bool
		want  bool
	}{
		{stripe, "create", true, false, true}, {stripe, "list", true, false, false}, {stripe, "retrieve", false, false, false},
		{stripe, "get and delete", true, false, true}, {stripe, "set api key", true, false, false},
		{stripe, "frobnicate", true, false, true}, {stripe, "frobnicate", false, false, false},
		{stripe, "append", true, true, false}, {LibraryOf("dockerode"), "container list", true, false, false},
		{LibraryOf("dockerode"), "container kill", true, false, true}, {kube, "patch scale", false, false, true}, {kube, "update", true, true, false},
		{LibraryOf("git2"), "push", false, false, true}, {LibraryOf("git2"), "commit", true, false, false},
		{LibraryOf("clipboardy"), "read", false, false, true}, {LibraryOf("clipboardy"), "write", true, false, false},
	} {
		if got := test.l.Does(strings.Fields(test.words), test.final, test.data); got != test.want {
			t.Errorf("%s: %s: %v", test.l.Service, test.words, got)
		}
	}
}
