// Package online deals the games of KeyForge in rooms: adventures and duels.
package online

import (
	"cmp"
	"encoding/json"
	"math/rand/v2"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/online/deal"
	"github.com/keyraken/keyraken/game/online/room"
	"github.com/keyraken/keyraken/game/online/wire"
)

// Dealer deals KeyForge by the rules, with the adventures, of which the first is the usual mode. Who is told a game as data is told
// it in the language, which should be English.
func Dealer(adventures adventure.List, r *scenario.Rules, l *lang.Language) room.Dealer {
	return &dealer{adventures, r, l}
}

type dealer struct {
	adventures adventure.List
	rules      *scenario.Rules
	language   *lang.Language
}

// Rules implements [room.Dealer].
func (d *dealer) Rules() string { return deal.Print(d.rules) }

// Check implements [room.Dealer].
func (d *dealer) Check(o *wire.Options) error {
	o.Mode = cmp.Or(o.Mode, d.adventures[0].Name())
	o.Rulebook = cmp.Or(o.Rulebook, keyforge.Newest.String())
	if _, err := scenario.Rulebook(o.Rulebook); err != nil {
		return err
	}
	if _, err := d.rules.Named(o.Mode); err != nil {
		return err
	}
	if o.Mode == keyforge.Duel.Name() {
		if o.Seats = cmp.Or(o.Seats, 2); o.Seats != 2 {
			return message.New("duel-needs-decks", o.Seats)
		}
		if o.Difficulty != "" {
			return message.New("no-difficulties", o.Mode)
		}
		return nil
	}
	a, err := d.adventures.Named(o.Mode)
	if err != nil {
		return err
	}
	if o.Seats = cmp.Or(o.Seats, keyforge.MaxSeats); o.Seats < 1 || o.Seats > keyforge.MaxSeats {
		return message.New("adventure-needs-decks", keyforge.MaxSeats, o.Seats)
	}
	_, o.Difficulty, err = adventure.FindMode(a, cmp.Or(o.Difficulty, adventure.Normal.String()))
	return err
}

// Bring implements [room.Dealer]: the name of a deck of the program, or a deck list.
func (d *dealer) Bring(_ *wire.Options, data json.RawMessage) (string, error) {
	list, err := d.deck(data)
	if err != nil {
		return "", err
	}
	return list.Name, nil
}

func (d *dealer) deck(data json.RawMessage) (*deck.Deck, error) {
	list, err := deck.OfJSON(data)
	if err != nil {
		return nil, err
	}
	return list, list.Playable(d.rules.Catalogue)
}

// Deal implements [room.Dealer]. Who has brought no deck gets one of the program's.
func (d *dealer) Deal(o *wire.Options, from room.Deal) (room.Table, error) {
	ours := deck.Embedded()
	at := rand.New(rand.NewPCG(from.Seed, 0x6465636b)).Perm(len(ours))
	var decks []keyforge.Deal
	var names []string
	for i, data := range from.Brought {
		if data == nil {
			data = json.RawMessage(`"` + ours[at[i]] + `"`)
		}
		list, err := d.deck(data)
		if err != nil {
			return nil, err
		}
		decks, names = append(decks, list.Deal(0)), append(names, list.Name)
	}
	setup := keyforge.Setup{Decks: decks, Seed: from.Seed}
	if a, err := d.adventures.Named(o.Mode); err == nil {
		setup = adventure.Setup(a, decks, from.Seed)
	}
	book, err := scenario.Rulebook(o.Rulebook)
	if err != nil {
		return nil, err
	}
	setup.First, setup.Rulebook = keyforge.NoSide, book
	h := save.Deal(o.Mode, o.Difficulty, setup, names...)
	h.Players = from.Names
	return deal.Begin(d.rules, h, from.Save)
}

// Open implements [room.Dealer].
func (d *dealer) Open(save room.Save) (room.Table, error) { return deal.Open(d.rules, save) }

// Bot implements [room.Dealer].
func (d *dealer) Bot(_ *wire.Options, name string, seed uint64) (game.Player, error) {
	b, err := bot.New(name, seed)
	if err != nil {
		return nil, err
	}
	return player{b}, nil
}

// player plays for a bot.
type player struct{ bot.Bot }

func (p player) Choose(g game.Game, legal []game.Command) game.Command {
	return p.Bot.Choose(g.(*keyforge.Game), legal)
}
