package page

import (
	"bytes"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"

	"guard/internal/seed"
)

// evil is what an attacker would have written into a record to come to life in a page.
var evil = []string{
	"<script>alert(1)</script>", "</script><script>alert(1)</script>", `"><img src=x onerror=alert(1)>`, "<!--", "-->",
	"]]>", "</style>", "<svg/onload=alert(1)>", "javascript:alert(1)", `' onfocus='alert(1)`, "&lt;b&gt;", "&#60;b&#62;",
	"</pre></div></details></section>", "<a href=//evil.example>", "{{.}}", "`", "\\u003cb", "<", ">", "&", `"`, "'",
	"\n", "plain", "文字", "<meta http-equiv=refresh content=0>", "<base href=//evil.example>",
}

// someText is one of a few pieces of that, with a mark by which it is found again.
func someText(r *rand.Rand) string {
	text := "mark"
	for range r.IntN(5) {
		text += evil[r.IntN(len(evil))]
	}
	return text
}

// fill puts such texts into every text of a value. Numbers get some, lists get some members.
func fill(r *rand.Rand, v reflect.Value) {
	switch v.Kind() {
	case reflect.String:
		v.SetString(someText(r))
	case reflect.Int:
		v.SetInt(int64(r.IntN(1000)))
	case reflect.Bool:
		v.SetBool(r.IntN(2) == 0)
	case reflect.Slice:
		v.Set(reflect.MakeSlice(v.Type(), r.IntN(4), 4))
		for i := range v.Len() {
			fill(r, v.Index(i))
		}
	case reflect.Struct:
		for i := range v.NumField() {
			fill(r, v.Field(i))
		}
	}
}

// Whatever the texts are, the page has no elements and attributes but its own, each is closed, the texts come out as
// they went in, and no script or style stands there but those that the page's policy names.
func TestNothingComesToLife(t *testing.T) {
	for s := range seed.Each(t, 300) {
		r := rand.New(rand.NewPCG(s, 5))
		var p Page
		fill(r, reflect.ValueOf(&p).Elem())
		var out bytes.Buffer
		if err := p.Write(&out); err != nil {
			t.Fatal(err)
		}
		text := out.String()
		for _, own := range []string{"<style>" + style + "</style>", "<script>" + script + "</script>"} {
			if strings.Count(text, own) != 1 {
				t.Fatalf("%.20s stands there %d times", own, strings.Count(text, own))
			}
			text = strings.Replace(text, own, "", 1)
		}
		said, err := walk(text)
		if err != nil {
			t.Fatalf("%v\n%s", err, text)
		}
		for _, want := range wanted(reflect.ValueOf(p)) {
			if !strings.Contains(said, want) {
				t.Fatalf("%q is not said", want)
			}
		}
		if !Own(out.Bytes()[:min(HeadSize, out.Len())]) && len(p.Lang) < 300 {
			t.Fatal("it does not know its own page")
		}
	}
}

// wanted are the texts of a page that must come out whole: all but what stands in attributes that say nothing.
func wanted(v reflect.Value) (all []string) {
	switch v := v.Interface().(type) {
	case Page:
		all = append(all, v.Title, v.Total, v.Made, v.LeftOut)
	case Step:
		all = append(all, v.Time, v.ID, v.What)
		if v.Verdict == "" {
			return all
		}
		all = append(all, v.Verdict, v.Short, v.Who, v.LevelName)
	case Fact:
		return append(append(all, v.Name), v.Texts...)
	case Mark:
		return append(all, v.Says)
	case Row:
		return append(all, v.Name)
	case Session:
		all = append(append(all, v.ID, v.Agent, v.Start), v.About...)
	}
	switch v.Kind() {
	case reflect.Slice:
		for i := range v.Len() {
			all = append(all, wanted(v.Index(i))...)
		}
	case reflect.Struct:
		for i := range v.NumField() {
			if k := v.Field(i).Kind(); k == reflect.Slice || k == reflect.Struct {
				all = append(all, wanted(v.Field(i))...)
			}
		}
	}
	return all
}

// ownElements are the page's elements, each with the attributes that it may have.
var ownElements = map[string]string{
	"html": "lang", "head": "", "meta": "name content charset http-equiv", "title": "", "body": "", "header": "", "h1": "",
	"h2": "", "p": "class", "div": "class id", "table": "", "thead": "", "tbody": "", "tr": "", "th": "class scope",
	"td": "class", "svg": "viewBox preserveAspectRatio aria-hidden aria-label role class", "rect": "class x y width height",
	"fieldset": "aria-label", "label": "hidden", "input": "type name id checked", "output": "id", "main": "",
	"section": "class", "time": "datetime", "span": "class", "a": "href tabindex", "details": "class id", "summary": "", "code": "",
	"pre": "", "dl": "", "dt": "", "dd": "",
}

// walk goes through a page, and gives all that it says.
func walk(text string) (said string, err error) {
	d := xml.NewDecoder(strings.NewReader(text))
	d.Strict, d.AutoClose, d.Entity = false, []string{"meta", "input"}, xml.HTMLEntity
	var all strings.Builder
	var open []string
	for {
		token, err := d.RawToken()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			return "", err
		}
		switch token := token.(type) {
		case xml.StartElement:
			attributes, known := ownElements[token.Name.Local]
			if !known {
				return "", fmt.Errorf("an element <%s>", token.Name.Local)
			}
			for _, a := range token.Attr {
				if !slices.Contains(strings.Fields(attributes), a.Name.Local) {
					return "", fmt.Errorf("an attribute %s of <%s>", a.Name.Local, token.Name.Local)
				}
				if a.Name.Local == "href" && !strings.HasPrefix(a.Value, "#") {
					return "", fmt.Errorf("a link to %s", a.Value)
				}
			}
			if !slices.Contains(d.AutoClose, token.Name.Local) {
				open = append(open, token.Name.Local)
			}
		case xml.EndElement:
			if slices.Contains(d.AutoClose, token.Name.Local) {
				continue
			}
			if len(open) == 0 || open[len(open)-1] != token.Name.Local {
				return "", fmt.Errorf("</%s> closes %q", token.Name.Local, open)
			}
			open = open[:len(open)-1]
		case xml.CharData:
			all.Write(token)
		case xml.Comment, xml.ProcInst:
			return "", fmt.Errorf("a comment or an instruction: %v", token)
		}
	}
	if len(open) > 0 {
		return "", fmt.Errorf("%q are not closed", open)
	}
	return all.String(), nil
}

// The policy names the very script and style of the page, and leads nowhere else.
func TestThePolicyFitsThePage(t *testing.T) {
	var out bytes.Buffer
	if err := (Page{Title: "x"}).Write(&out); err != nil {
		t.Fatal(err)
	}
	text := out.String()
	for _, element := range []string{"style", "script"} {
		m := regexp.MustCompile(`(?s)<`+element+`>(.*?)</`+element+`>`).FindAllStringSubmatch(text, -1)
		if len(m) != 1 || !strings.Contains(policy(), element+"-src "+hash(m[0][1])+";") {
			t.Errorf("%s: %d of them, %s", element, len(m), policy())
		}
	}
	if !strings.HasPrefix(policy(), "default-src 'none';") || strings.Contains(policy(), "unsafe") {
		t.Error(policy())
	}
	if regexp.MustCompile(`(https?:|//[a-z]|@import|url\(|\ssrc=|\sstyle=|\son[a-z]+=|innerHTML)`).MatchString(text) {
		t.Error("it reaches beyond itself")
	}
}

// Only a page of guard's is known as one.
func TestOnlyOwnPagesAreKnown(t *testing.T) {
	for _, text := range []string{"", "<!doctype html>\n<html lang=\"en\">\n<head>", generator, "x" + generator,
		"#!/bin/sh\n" + generator} {
		if Own([]byte(text)) {
			t.Errorf("%q", text)
		}
	}
}
