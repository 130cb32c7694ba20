// Package service knows the libraries by which programs use queues, stores, directories and mailboxes: which of their
// methods leave alone what a person keeps there. Names of modules and methods come in, answers go out; it knows no
// text, no value and no act.
//
// Everything that a table does not name as harmless changes what is there or takes it away: taking a message off a
// queue is losing it. So a method that a library adds tomorrow is asked about.
package service

import (
	"strings"
	"sync"
)

// Client is what is known of the libraries for one kind of service. Methods stand in lower case without underscores,
// as LTrim, l_trim and ltrim are one in all languages.
type Client struct {
	// Modules are how programs import them: the whole name, or its beginning before a dot, a slash or a colon.
	Modules string
	// Opens are methods, and members that are called, whose result is an object of the client again: a channel.
	Opens string
	// Free are methods that read, list, subscribe without taking, or add what was not there.
	Free string
	// Takes are methods that change or take away and are named so that on any object of a text which uses such a
	// library they can be meant for nothing else.
	Takes string
	// Flagged are methods that do so only where one of their options, or a bare true, says it: no_ack, retain.
	Flagged string
	// Joins are methods, and classes, that take a share of what a group waits for, where an option names the group.
	Joins string
	// Documents are methods that are given a whole document, which may say that it is deleted or replaces another.
	Documents string
	// Graph says that the statements it is given may be of Cypher.
	Graph bool
	// ByName says that only Takes are meant: the library is more than a client.
	ByName bool
}

// Flags are the options by which such a method does: the broker forgets a message when it is sent out (AMQP 0-9-1,
// no-ack), or keeps this one in the place of the last (MQTT 5, RETAIN).
const Flags = "noack no_ack autoack auto_ack autoAck noAck retain retained Retain"

// Groups are the options that name the group whose messages such a method takes (Kafka 3.9, group.id; NATS 2.10, queue
// groups, durable consumers).
const Groups = "group_id groupId groupid GroupID group.id GroupId durable durable_name durableName queue group"

// Uncommitted are the options by which what is read stays unread for the group: where they are false (Kafka 3.9,
// enable.auto.commit).
const Uncommitted = "enable_auto_commit enableAutoCommit enable.auto.commit autoCommit auto_commit"

// harmless are methods that say of every client that they change nothing there.
const harmless = "connect open close disconnect quit end ping health info version status isconnected isopen " +
	"isready ready " +
	"then catch finally on once off addlistener removelistener removealllisteners addcallback addtimeout stop wait " +
	"tostring string json len length size exists query watch subscribe unsubscribe iterator enter exit context " +
	"withcontext options setlevel use error err result val scan all one next decode unmarshal bytes int int64 " +
	"float64 " +
	"bool text uint64 iter aiter anext repr str items keys values split strip format startswith endswith lower " +
	"upper " +
	"join replace encode count isoformat strftime timestamp total hits todict asdict toarray tolist foreach map " +
	"filter " +
	"sort limit skip project dispose drain aclose waitclosed release unref ref raise_for_status " +
	"raiseforstatus first each select collect inspect nil tos toi toh run start verify auth login logout authenticate"

// asking are the first words of methods that look only.
const asking = "get list find read search scan describe show has is fetch stat stats peek count exists lookup"

// changing are words after which such a first word says nothing: getAndDelete, findOneAndUpdate.
const changing = "delete del remove update replace modify purge pop ack set touch move rename expire reset commit"

// Of returns the client that a module belongs to, or nil.
func Of(module string) *Client {
	module = strings.ToLower(module)
	for len(module) > 1 {
		if c := byModule()[module]; c != nil {
			return c
		}
		at := strings.LastIndexAny(module, "./:")
		if at <= 0 {
			break
		}
		module = strings.TrimRight(module[:at], ":")
	}
	return nil
}

var byModule = sync.OnceValue(func() map[string]*Client {
	all := map[string]*Client{}
	for i := range clients {
		for name := range strings.FieldsSeq(clients[i].Modules) {
			all[strings.ToLower(name)] = &clients[i]
		}
	}
	return all
})

// Opening reports a method that gives an object of the client again.
func (c *Client) Opening(words []string) bool { return has(c.Opens, plain(words)) }

// Taking reports a method that can be meant for nothing else than to change what the service holds.
func (c *Client) Taking(words []string) bool { return has(c.Takes, plain(words)) }

// MayTake reports a method that does so by an option.
func (c *Client) MayTake(words []string) bool { return has(c.Flagged, plain(words)) }

// Joining reports a method or a class that takes what a group waits for.
func (c *Client) Joining(words []string) bool { return has(c.Joins, plain(words)) }

// GivesDocument reports a method that is given a whole document.
func (c *Client) GivesDocument(words []string) bool { return has(c.Documents, plain(words)) }

// Changes reports a method of an object of the client that no table calls harmless.
func (c *Client) Changes(words []string) bool {
	name := plain(words)
	switch {
	case name == "" || c.Taking(words):
		return name != ""
	case c.ByName, has(c.Free, name), has(c.Opens, name), has(c.Flagged, name), has(c.Documents, name),
		has(harmless, name):
		return false
	}
	if !has(asking, words[0]) {
		return true
	}
	for _, w := range words[1:] {
		if has(changing, w) {
			return true
		}
	}
	return false
}

// plain is a method's name as the tables have it.
func plain(words []string) string { return strings.TrimSuffix(strings.Join(words, ""), "async") }

// has reports a word of a list.
func has(list, word string) bool {
	for w := range strings.FieldsSeq(list) {
		if w == word {
			return true
		}
	}
	return false
}
