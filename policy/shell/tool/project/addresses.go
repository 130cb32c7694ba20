package project

import (
	"path"

	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/access"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/lang"
	"guard/policy/shell/lang/include"
	"guard/policy/shell/program"
	"guard/policy/shell/table"
	"guard/policy/shell/taint"
)

// A program that follows the addresses in what it reads asks their hosts: those that this session wrote are as if they
// stood on the line.

// followsAddresses judges them.
type followsAddresses struct{ including }

// ofFile judges the hosts that a text of this session's names anew, in the ways given.
func (by followsAddresses) ofFile(file, text string, ways []program.Inclusion) {
	own := access.NewNames(by.Judge.Judge, file)
	for _, act := range include.Read(text, ways) {
		if act.Kind == lang.Connects && own(act.Text) {
			by.to(file, act.Text)
		}
	}
}

// to judges one address, of a file or of the line.
func (by followsAddresses) to(file, address string) {
	if ownHost().MatchString(address) || access.KnownAddress(by.Judge.Judge, file, address) {
		return
	}
	by.c.Raise(risk.High, risk.NetworkRisk, effect.Say("{0} talks to the network", by.v.Name))
	if host, _ := access.AddressParts(address); host != "" {
		by.Host(by.c, taint.Literal(host))
	}
}

// givenBy judges a file of this session's that an option names.
func (by followsAddresses) givenBy(value taint.Word) {
	if value.Text == "" || !value.Known() {
		return
	}
	p := by.Place(value)
	if p.Any(place.Inside|place.Temp) && !by.World.At("", p.Path).Is(place.Secret) && by.Wrote(p.Path) {
		by.file(p.Path)
	}
}

// bySettings judges the files of this session's that the program takes without being given them.
func (by followsAddresses) bySettings() {
	if by.v.Marked(program.Info) {
		return
	}
	for i, way := range by.ways {
		if way.Sources == "" {
			continue
		}
		for _, file := range by.SessionFiles() {
			if !table.FitsAny(way.Sources, path.Base(file)) {
				continue
			}
			text, how := by.TextOf(place.Place{Path: file})
			if how == files.Wholly && len(text) <= files.MaxSecret && by.Charge(len(text)/64) {
				by.ofFile(file, text, by.ways[i:i+1])
			}
		}
	}
}
