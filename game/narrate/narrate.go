// Package narrate turns the events of a game into sentences. It reads only the events
// and what its reader knows of the cards, so the terminal, the log of the window and
// the transcript of a test all tell the same story.
//
// The sentences are the templates of a [lang.Story].
package narrate

import (
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/message"
)

// Narrator tells the story of one game.
type Narrator struct {
	Game     *keyforge.Game
	Language *lang.Language
	// Cards is what the reader knows of the cards when an event is told; nil: what they
	// are in the game now.
	Cards Cards
	// You says who is addressed: "you draw", not "player 1 draws".
	You [keyforge.MaxSides]bool
	// Names are the names of the players; "" for one who is called by number.
	Names [keyforge.MaxSeats]string
	// Open says whose hidden cards the reader may see.
	Open [keyforge.MaxSides]bool

	played keyforge.Slot // the card played last: its entering play goes without saying
}

// Cards identifies cards. A program that shows events one by one gives them as they are
// after the event being told, not as they are at the end.
type Cards interface {
	// Named returns the number of a card in the catalogue, and that of the card that it
	// is a copy of now, or 0.
	Named(keyforge.Slot) (own, copied uint16)
}

// inGame is the cards as they are in a game now.
type inGame struct{ *keyforge.Game }

// Named implements [Cards].
func (g inGame) Named(c keyforge.Slot) (own, copied uint16) { return g.Called(c) }

func (n *Narrator) cards() Cards {
	if n.Cards != nil {
		return n.Cards
	}
	return inGame{n.Game}
}

// Side is the name of a side in a sentence.
func (n *Narrator) Side(s keyforge.Side) string { return n.side(s, 0) }

// Say returns the words of that key, in which {side} is a side, with its forms as in a
// [lang.Story], and {1}, {2} and so on are the arguments.
func (n *Narrator) Say(key string, s keyforge.Side, args ...any) string {
	template, from := n.Language.Template(key)
	if from == nil {
		return template
	}
	return message.Fill(template, about{message.Values(from, args...), told{n, &facts{side: s}}})
}

// about are the facts of [Narrator.Say].
type about struct {
	message.Facts
	side told
}

func (a about) Fact(name, form string) string {
	if name == "side" {
		return a.side.Fact(name, form)
	}
	return a.Facts.Fact(name, form)
}

func (a about) Pick(name string) int {
	if name == "side" {
		return a.side.Pick(name)
	}
	return a.Facts.Pick(name)
}

// Lines tells what happened, one fact per line, with an empty line before each
// turn. It leaves out facts that only follow from earlier ones, such as that an
// action that was played goes to the discard pile.
func (n *Narrator) Lines(events []keyforge.Event) []string {
	var lines []string
	for i := range events {
		lines = n.Tell(lines, events, i)
	}
	return lines
}

// Tell appends the lines that tell the event with that number, for programs that show
// each fact with its event: none when it is told with another, or follows from one.
// When several events are told together the last one has the line.
func (n *Narrator) Tell(lines []string, events []keyforge.Event, i int) []string {
	e := &events[i]
	if n.implied(events, i) {
		return lines
	}
	switch e.Kind {
	case keyforge.Played:
		n.played = e.Card
	case keyforge.TurnBegan:
		lines = append(lines, "")
	case keyforge.Drew, keyforge.Readied, keyforge.Moved, keyforge.Saw:
		if i+1 < len(events) && alike(*e, events[i+1]) && !n.implied(events, i+1) {
			return lines
		}
		first := i
		for first > 0 && alike(*e, events[first-1]) && !n.implied(events, first-1) {
			first--
		}
		if first < i {
			return append(lines, sentence(n.together(events[first:i+1])))
		}
	}
	if line := n.Words(e); line != "" {
		lines = append(lines, line)
	}
	return lines
}

// alike reports whether the events differ only in the card.
func alike(a, b keyforge.Event) bool {
	b.Card = a.Card
	return a == b
}

// together tells in one sentence what happened to several cards in the same way.
func (n *Narrator) together(events []keyforge.Event) string {
	l := n.story()
	e := &events[0]
	what := n.fill(l.Phrases.ManyCards, &facts{n: len(events)})
	if n.knows(e) {
		var titles []string
		for i := range events {
			titles = append(titles, n.within(events[i].Card, n.card(events[i].Card)))
		}
		what = list(titles, l.And)
	}
	switch e.Kind {
	case keyforge.Saw:
		return n.fill(l.Events[e.Kind], &facts{side: e.Side, card: what})
	case keyforge.Readied:
		return n.fill(l.Phrases.Ready, &facts{what: what})
	case keyforge.Drew:
		return n.drew(e, what)
	}
	return n.goes(e, len(events), what)
}

// implied reports whether the event only follows from one before it, or from
// what the reader knows of the game.
func (n *Narrator) implied(events []keyforge.Event, i int) bool {
	e := &events[i]
	before := func(k keyforge.EventKind) bool {
		for j := i - 1; j >= 0; j-- {
			if events[j].Kind == k && events[j].Card == e.Card {
				return true
			}
		}
		return false
	}
	switch e.Kind {
	case keyforge.StepBegan, keyforge.TurnEnded, keyforge.IconResolved, keyforge.TurnedUp:
		return true
	case keyforge.Saw, keyforge.HadNoEffect:
		return !n.knows(e)
	case keyforge.Used:
		way := keyforge.Way(e.N)
		return way == keyforge.ToReap || way == keyforge.ToFight || way == keyforge.ToUnstun
	case keyforge.EnteredPlay:
		return e.Card == n.played
	case keyforge.LastingBegan:
		return before(keyforge.Triggered)
	case keyforge.Lost: // what a key costs
		return i+1 < len(events) && events[i+1].Kind == keyforge.KeyForged && events[i+1].Side == e.Side
	case keyforge.Moved:
		if i+1 < len(events) && events[i+1].Kind == keyforge.Discarded && events[i+1].Card == e.Card {
			return true
		}
		return e.To == card.Limbo || e.To == card.Joined || e.To == card.Discard && (e.From == card.Limbo || before(keyforge.Destroyed))
	}
	return false
}
