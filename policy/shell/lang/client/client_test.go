package client

import (
	"strings"
	"testing"
	"time"

	"guard/policy/code"
)

// counted lists the calls of a text that count, by their names.
func counted(lang code.Language, ending, text string) string {
	var names []string
	for _, c := range Read(lang, ending, text).Calls {
		if Counts(&c) {
			names = append(names, c.Name)
		}
	}
	return strings.Join(names, " ")
}

func TestCallsThatCount(t *testing.T) {
	for _, test := range []struct {
		lang         code.Language
		ending, text string
		want         string
	}{
		{code.JavaScript, ".mjs", "import S from 'stripe'; const s = new S(k); await s.refunds.create({payment_intent: 'x'})", "s.refunds.create"},
		{code.JavaScript, ".js", "const s = require('stripe')(k)\ns.refunds.create({})\n", "s.refunds.create"},
		{code.JavaScript, ".js", "const S = require('stripe')\nconst all = {a: f(1), pay: new S(k)}\nall.pay.refunds.create({})\n", "all.pay.refunds.create"},
		{code.JavaScript, ".js", "require('stripe')(k).refunds.create({})\n", "require('stripe').refunds.create"},
		{code.JavaScript, ".mjs", "import a from 'firebase-admin'; const s = await a.firestore().collection('u').get(); for (const d of s.docs) await d.ref.update({})", "d.ref.update"},
		{code.JavaScript, ".mjs", "import shot from 'screenshot-desktop'; await shot({filename: 'a.png'})", "shot"},
		{code.Python, ".py", "from kasa import Discover\nfor d in (await Discover.discover()).values():\n    await d.turn_off()\n", "d.turn_off"},
		{code.Python, ".py", "import google.cloud.storage\nc = google.cloud.storage.Client()\nc.bucket('a').delete()\n", "c.bucket.delete"},
		{code.Python, ".py", "from stripe import StripeClient as S\nclass A:\n    def __init__(self):\n        self.s = S('x')\n    def f(self):\n        self.s.refunds.create(params={})\n", "self.s.refunds.create"},
		{code.Go, ".go", "package x\nimport (\n\t\"github.com/slack-go/slack\"\n)\nfunc main() { slack.New(\"t\").PostMessage(\"c\") }\n", "slack.New.PostMessage"},
		{code.Go, ".go", "package x\nimport s \"github.com/aws/aws-sdk-go-v2/service/s3\"\nfunc f(c *s.Client) { c.PutBucketAcl(nil, nil) }\n", "c.PutBucketAcl"},
		{code.Ruby, ".rb", "require 'aws-sdk-s3'\nc = Aws::S3::Client.new\nc.put_bucket_acl bucket: 'a'\n", "c.put_bucket_acl"},
		{code.Ruby, ".rb", "require 'sidekiq/api'; Sidekiq::ScheduledSet.new.each(&:add_to_queue)", "Sidekiq::ScheduledSet.new.each.add_to_queue"},
		{code.PHP, ".php", "<?php\n(new \\Stripe\\StripeClient($k))->refunds->create(['a' => 1]);\n", "new \\Stripe\\StripeClient($k)).refunds.create"},
		{code.Unknown, ".rs", "use kube::{Api, Client};\nasync fn f() { let a: Api<Pod> = Api::namespaced(c, \"p\"); a.delete(\"x\", &d).await; }\n", "a.delete"},
		{code.Unknown, ".rs", "fn main() { octocrab::instance().issues(\"a\", \"b\").create_comment(1, \"x\"); }\n", "octocrab.instance.issues.create_comment"},
		{code.Unknown, ".java", "import com.stripe.model.Refund;\nclass A { void f() { Refund.create(null); } }\n", "Refund.create"},
		{code.Unknown, ".java", "class A { void f() { com.stripe.model.Refund.create(null); } }\n", "com.stripe.model.Refund.create"},
		{code.Unknown, ".cs", "using Stripe;\nclass A { void F() { var s = new RefundService(); s.Create(new RefundCreateOptions()); } }\n", "s.Create"},
		{code.Unknown, ".java", "import java.awt.*;\nclass A { void f() { new Robot().createScreenCapture(r); } }\n", "Robot.createScreenCapture"},
		{code.Python, ".py", "import boto3\nb = None\nif x:\n    b = boto3.resource('s3').Bucket('a')\nb.objects.delete()\n", "b.objects.delete"},
		{code.Python, ".py", "import cv2\nc = cv2.VideoCapture(0)\n", "cv2.VideoCapture"},
	} {
		got := counted(test.lang, test.ending, test.text)
		if got != test.want {
			t.Errorf("%s\ngot  %q\nwant %q", test.text, got, test.want)
		}
	}
}

func TestCallsThatDoNot(t *testing.T) {
	for _, test := range []struct {
		lang         code.Language
		ending, text string
	}{
		{code.JavaScript, ".mjs", "import S from 'stripe'; const s = new S(k); const l = await s.charges.list({limit: 3}); const rows = l.data; rows.push(1); rows.sort()"},
		{code.JavaScript, ".mjs", "import {stripe} from './stripe.js'; stripe.refunds.create({})"},
		{code.JavaScript, ".mjs", "import S from 'stripe'; import express from 'express'; const s = new S(k); const app = express(); app.post('/x', async (q, r) => { await s.refunds.create({}) })"},
		{code.JavaScript, ".ts", "import Stripe from 'stripe';\nconst s = new Stripe(k);\nexport async function POST(q: Request) {\n  await s.refunds.create({});\n}\n"},
		{code.JavaScript, ".js", "// s.refunds.create() of require('stripe')\nconst text = \"require('stripe')(k).refunds.create()\"\n"},
		{code.Python, ".py", "import stripe\nfor c in stripe.Charge.list(limit=3):\n    seen = {}\n    seen.update(c)\n"},
		{code.Python, ".py", "from flask import Flask\nimport stripe\napp = Flask(__name__)\n@app.route('/x', methods=['POST'])\ndef x():\n    return stripe.Refund.create(payment_intent='y')\n"},
		{code.Python, ".py", "import serial\ns = serial.Serial('/dev/ttyUSB0')\nwith open('a.csv', 'w') as f:\n    f.write(s.readline())\n"},
		{code.Python, ".py", "import cv2\nc = cv2.VideoCapture('in.mp4')\nok, f = c.read()\ncv2.imwrite('a.png', f)\n"},
		{code.Go, ".go", "package x\nimport \"k8s.io/client-go/kubernetes\"\nfunc main() { k, _ := kubernetes.NewForConfig(c); k.CoreV1().Pods(\"a\").List(ctx, o) }\n"},
		{code.Unknown, ".rs", "use std::collections::HashMap;\nfn main() { let mut m = HashMap::new(); m.insert(1, 2); m.remove(&1); }\n"},
		{code.Unknown, ".rs", "fn main() { let r = git2::Repository::open(\".\").unwrap(); let mut v = vec![]; v.push(r.path()); }\n"},
		{code.Unknown, ".java", "import software.amazon.awssdk.services.s3.S3Client;\nclass A { void f() { var c = S3Client.create(); c.listBuckets(); } }\n"},
		{code.Unknown, ".cs", "using Stripe;\nclass A { void F() { var l = new List<int>(); l.Add(1); Console.WriteLine(1); } }\n"},
		{code.Unknown, ".java", "import java.awt.*;\nclass A { void f(Graphics2D g) { g.setColor(Color.RED); g.fillRect(0, 0, 1, 1); } }\n"},
	} {
		if got := counted(test.lang, test.ending, test.text); got != "" {
			t.Errorf("%s\ncounts %q", test.text, got)
		}
	}
}

func TestWhereDataGoes(t *testing.T) {
	leaves := func(text string) bool {
		r := Read(code.JavaScript, ".mjs", text)
		for _, c := range r.Calls {
			if Leaves(r, &c) {
				return true
			}
		}
		return false
	}
	for text, want := range map[string]bool{
		"import {OTLPTraceExporter} from '@opentelemetry/exporter-trace-otlp-http'; new OTLPTraceExporter({url: 'https://a.example/v1'})":     true,
		"import {OTLPTraceExporter} from '@opentelemetry/exporter-trace-otlp-http'; new OTLPTraceExporter({url: 'http://localhost:4318/v1'})": false,
		"import w from 'winston'; w.createLogger({transports: [new w.transports.Http({host: 'a.example'})]})":                                 true,
		"import w from 'winston'; w.createLogger({transports: [new w.transports.File({filename: 'app.log'})]}).info('hi')":                    false,
		"import {Kafka} from 'kafkajs'; const p = new Kafka({brokers: ['a.example:9092']}).producer(); await p.send({})":                      true,
		"import {Kafka} from 'kafkajs'; const p = new Kafka({brokers: ['kafka:9092']}).producer(); await p.send({})":                          false,
	} {
		if got := leaves(text); got != want {
			t.Errorf("%s: %v", text, got)
		}
	}
}

func FuzzRead(f *testing.F) {
	f.Add(0, "import S from 'stripe'; new S(k).refunds.create(((")
	f.Add(1, "from kasa import (a, b\nwith a as c")
	f.Add(5, "use kube::{Api<'a, |x| ")
	f.Fuzz(func(t *testing.T, n int, text string) {
		endings := []string{".js", ".py", ".rb", ".go", ".php", ".rs", ".java", ".lua"}
		ending := endings[uint(n)%uint(len(endings))]
		Read(code.LanguageOf("x"+ending, ""), ending, text)
	})
}

// TestBounded: what is made to take long takes no longer than its length.
func TestBounded(t *testing.T) {
	start := "import S from 'stripe'; const s = new S(k); "
	for _, piece := range []string{"(", "s.a(", "s.a().b", "(s).", "=> (", "@a.get(", "for (x of s) ", "new S<", "s.on('a', function(x){ "} {
		text := start + strings.Repeat(piece, 12_000)
		began := time.Now()
		for _, ending := range []string{".js", ".py", ".rb", ".rs", ".java"} {
			Read(code.LanguageOf("x"+ending, ""), ending, text)
		}
		if took := time.Since(began); took > 20*time.Second {
			t.Errorf("%q: %s", piece, took)
		} else {
			t.Logf("%q: %s", piece, took)
		}
	}
}
