package expedition

import (
	"slices"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/store/replay"
)

// CompanionBot is the bot that plays the companions.
const CompanionBot = "quick"

// Word is the word by which saves call the conditions of an encounter at a stop as things stand.
func (e *Expedition) Word(s *Stop) string {
	a, err := e.list.Named(s.Adventure)
	if err != nil {
		return ""
	}
	v, ok := a.(adventure.Varied)
	if !ok {
		return adventure.Easy.String()
	}
	variant, err := adventure.VariantOf(a, adventure.Easy.String())
	if err != nil {
		return ""
	}
	variant = press(v, variant, kinds[s.Kind].press)
	for i := range Ascents[:e.plan.Ascent] {
		if c := &Ascents[i]; c.Kinds == nil || slices.Contains(c.Kinds, s.Kind) {
			variant = press(v, variant, c.Press)
		}
	}
	for i := range e.carried {
		variant = press(v, variant, gifts[e.carried[i].Gift].press)
	}
	return adventure.VariantWord(v, variant)
}

// Next returns the header of the game that is to be played; file is the one in which the expedition is kept.
func (e *Expedition) Next(file string) (replay.Header, error) {
	if e.ask != AskGame {
		return replay.Header{}, message.New("match-no-game")
	}
	a, err := e.list.Named(e.At().Adventure)
	if err != nil {
		return replay.Header{}, err
	}
	var decks []keyforge.Deal
	var names []string
	h := replay.Header{}
	named := false
	for seat := range e.Players() {
		s := Seat{Bot: CompanionBot}
		if seat < len(e.plan.Seats) {
			s = e.plan.Seats[seat]
		} else {
			s.Deck = e.plan.Companions[seat-len(e.plan.Seats)]
		}
		decks, names = append(decks, e.deal(seat)), append(names, s.Deck.Name)
		if s.Bot != "" {
			h.Seats = append(h.Seats, bot.Seat(seat, s.Bot))
		}
		h.Players, named = append(h.Players, s.Name), named || s.Name != ""
	}
	if !named {
		h.Players = nil
	}
	setup := adventure.Setup(a, decks, e.seed())
	setup.Monster.Begins.Amber = greedScar * e.count(Greed) * len(decks)
	setup.Rulebook = keyforge.Newest
	h.Setup = save.Deal(a.Name(), e.Word(e.At()), setup, names...).Setup
	h.Undo, h.Match, h.Round = e.plan.Undo, file, len(e.games)
	return h, nil
}

// deal is what a seat begins with.
func (e *Expedition) deal(seat int) keyforge.Deal {
	d := e.seatDeck(seat)
	for i := range e.carried {
		c := &e.carried[i]
		if seat < len(c.Seats) {
			d.Begins.Cards = append(d.Begins.Cards, c.Seats[seat]...)
		}
		switch c.Gift {
		case Amber:
			d.Begins.Amber += amberBoon
		case Forged:
			d.Begins.Keys++
		case Chained:
			d.Chains += chainsScar
		}
	}
	return d
}

// seed is that of the last game.
func (e *Expedition) seed() uint64 { return e.dice("game", len(e.games)).Uint64N(1_000_000) }
