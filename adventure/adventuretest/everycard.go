package adventuretest

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"regexp"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/lang/languages"
	"github.com/keyraken/keyraken/game/narrate"
)

// everyCard plays each card of all sets that looks across the table: alone against the
// monster, beside an ally, and from the monster's side. It requires that the invariants
// hold after every command, and that everything can be narrated.
func everyCard(t *testing.T, a adventure.Adventure) {
	cat, err := adventure.Catalogue(a)
	require.NoError(t, err)
	var told []*lang.Language
	for _, l := range languages.All() {
		told = append(told, l.WithWords(a.Words))
	}
	tables := []struct {
		name    string
		players int
		whose   keyforge.Side
	}{{"alone", 1, 0}, {"beside an ally", 2, 0}, {"of the monster", 1, keyforge.Monster}}
	played := 0
	for i, c := range cards.All() {
		if !c.InDecks() || !looksAcross(c) {
			continue
		}
		played++
		for _, l := range told {
			assert.NotRegexp(t, garbled, l.Card(c).String(), "%s in %s", c.ID, l.Name)
		}
		for _, table := range tables {
			for round := range uint64(gametest.Rounds(1)) {
				r := rand.New(rand.NewPCG(uint64(i), round))
				g, err := keyforge.Start(cat, a.Mode(adventure.Normal), around(r, a, c, table.players, table.whose))
				require.NoError(t, err, "%s %s", c.ID, table.name)
				s := script{t: t, a: a, g: g, r: r, what: fmt.Sprintf("%s %s, round %d", c.ID, table.name, round), over: g.Over()}
				for _, l := range told {
					s.told = append(s.told, &narrate.Narrator{Game: g, Language: l, You: [keyforge.MaxSides]bool{true},
						Open: [keyforge.MaxSides]bool{true, true, true}})
				}
				s.play(c)
			}
		}
	}
	assert.Greater(t, played, len(cards.All())/2, "most cards look across the table")
}

// garbled matches what is printed for missing words.
var garbled = regexp.MustCompile(`⟨|%!`)

// looksAcross reports whether the card names an opponent or all players, the choice of
// a house, control, keys, a hand or archives.
func looksAcross(c *card.Card) bool {
	found := false
	others := func(w card.Who) bool { return w != card.Nobody && w != card.You }
	card.Inspect(c, func(n card.Node) bool {
		switch n := n.(type) {
		case *card.Effect:
			found = found || others(n.Who) && n.Who != card.Owner || others(n.By) || n.To == card.Hand || n.To == card.Archives ||
				slices.Contains([]card.Verb{card.ControlVerb, card.ChooseHouseVerb, card.HouseVerb, card.ForgeVerb, card.StealVerb,
					card.DrawVerb, card.RefillVerb, card.NameCardVerb, card.ChoosePlayerVerb, card.CopyVerb, card.TriggerVerb}, n.Verb)
		case *card.Mod:
			found = found || n.Who != card.Nobody || n.Kind == card.EntersOther
		case *card.Event:
			found = found || others(n.Who) ||
				slices.Contains([]card.EventKind{card.PlayerForged, card.HouseChosen, card.CardDiscarded, card.TideRaised}, n.Kind)
		case *card.Filter:
			found = found || n.Rel == card.Foe || n.Zone == card.Hand || n.Zone == card.Archives || others(n.Whose)
		case *card.Pred:
			found = found || others(n.Who)
		case *card.Num:
			found = found || others(n.Who) || n.Kind == card.Keys || n.Kind == card.UnforgedKeys
		case *card.Cond:
			found = found || others(n.Who) || n.Kind == card.KeyForged
		}
		return !found && n != nil
	})
	return found
}

// script plays one card as often as a turn allows, and then plays on to its player's
// next turn.
type script struct {
	t    *testing.T
	a    adventure.Adventure
	g    *keyforge.Game
	r    *rand.Rand
	what string
	told []*narrate.Narrator
	over bool
}

func (s *script) play(c *card.Card) {
	is := func(slot keyforge.Slot) bool {
		def := s.g.Catalogue().Card(s.g.Card(slot).Def)
		return slot != 0 && (def.ID == c.ID || def.ID == c.Gigantic)
	}
	for range 6 {
		legal := slices.DeleteFunc(s.main(), func(o keyforge.Command) bool { return !is(o.Card) || o.Verb == keyforge.DiscardCard })
		if len(legal) == 0 {
			break
		}
		s.do(legal[s.r.IntN(len(legal))])
	}
	for turn := s.g.Turn(); !s.over && s.g.Turn() < turn+s.g.Seats()+1; {
		legal := s.main()
		if len(legal) == 0 {
			return
		}
		end := slices.IndexFunc(legal, func(o keyforge.Command) bool { return o.Verb == keyforge.EndTurn })
		if end >= 0 && s.r.IntN(3) > 0 {
			s.do(legal[end])
		} else {
			s.do(legal[s.r.IntN(len(legal))])
		}
	}
}

// main answers at random until the main question, and returns the legal commands.
// Sometimes it checks that a table that is set up again allows the same.
func (s *script) main() []keyforge.Command {
	for !s.over && s.g.Question().Kind != keyforge.AskMain {
		legal := s.g.Legal(nil)
		s.do(legal[s.r.IntN(len(legal))])
	}
	if s.over {
		return nil
	}
	legal := s.g.Legal(nil)
	if s.r.IntN(4) == 0 {
		p, err := s.g.Position()
		require.NoError(s.t, err, s.what)
		twin, err := keyforge.Start(s.g.Catalogue(), s.g.Mode(), p)
		require.NoError(s.t, err, s.what)
		require.Equal(s.t, legal, twin.Legal(nil), s.what)
	}
	return legal
}

// do carries out a command, asserts what must hold after it, and narrates it.
func (s *script) do(c keyforge.Command) {
	t := s.t
	t.Helper()
	q := s.g.Question()
	for _, n := range s.told {
		require.NotRegexp(t, garbled, n.Question(q)+n.Answer(q, c), "%s: %v in %s", s.what, c, n.Language.Name)
	}
	events, err := s.g.Apply(c, nil)
	if errors.As(err, new(keyforge.OverflowError)) {
		s.over = true // it would go on forever
		return
	}
	require.NoError(t, err, "%s: %v", s.what, c)
	for i := range events {
		require.NoError(t, events[i].Check(), "%s: %v", s.what, c)
		require.False(t, events[i].Kind == keyforge.KeyForged && events[i].Side == keyforge.Monster, "%s: %v: the monster has forged", s.what, c)
	}
	whole(t, s.g, s.a)
	for _, n := range s.told {
		for _, line := range n.Lines(events) {
			require.NotRegexp(t, garbled, line, "%s: %v in %s", s.what, c, n.Language.Name)
		}
	}
	if s.over = s.g.Over(); t.Failed() {
		t.Fatal(s.what, c)
	}
}

// around is a table on which that side has the card everywhere it can be played or used
// from.
func around(r *rand.Rand, a adventure.Adventure, c *card.Card, players int, whose keyforge.Side) keyforge.Position {
	p := keyforge.Position{House: card.Brobnar, Seed: r.Uint64(), MonsterTurn: whose == keyforge.Monster || r.IntN(4) == 0}
	if r.IntN(2) == 0 {
		p.High = []keyforge.Side{0}
	}
	for range players {
		p.Players = append(p.Players, seat(r))
	}
	p.Monster = against(r, a)
	at := &p.Monster
	if whose != keyforge.Monster {
		at = &p.Players[whose]
	}
	own := keyforge.CardPosition{ID: c.ID, House: card.Brobnar}
	if whose == keyforge.Monster {
		own.Owner = 1
	}
	halves := []keyforge.CardPosition{own}
	if c.Gigantic != "" {
		upper := own
		upper.ID = c.Gigantic
		halves = append(halves, upper)
		own.Marks |= keyforge.Joining
	}
	if whose == keyforge.Monster {
		at.Archives = append(at.Archives, halves...)
	} else {
		at.Hand = append(at.Hand, halves...)
	}
	at.Discard = append(at.Discard, halves...)
	switch c.Type {
	case card.CreatureType:
		own.Power = 3
		at.Line = append(at.Line, own)
	case card.ArtifactType:
		at.Artifacts = append(at.Artifacts, own)
	case card.UpgradeType:
		p.Players[0].Line[0].Attached = append(p.Players[0].Line[0].Attached, own)
		p.Monster.Line[0].Attached = append(p.Monster.Line[0].Attached, own)
	}
	return p
}

// seat is a player with something of every kind.
func seat(r *rand.Rand) keyforge.SidePosition {
	s := keyforge.SidePosition{Houses: []card.House{card.Brobnar, card.Dis, card.Logos}, Amber: r.IntN(9), Keys: r.IntN(3),
		Line: gametest.Cards("troll", "dust-imp", "dextre", "urchin"), Artifacts: gametest.Cards("cannon", "library-of-babble"),
		Hand: gametest.Cards("anger", "fear", "mother", "blood-of-titans"), Archives: gametest.Cards("punch", "batdrone"),
		Discard: gametest.Cards("valdr", "smith", "wild-wormhole", "cannon"),
		Deck:    gametest.Cards("headhunter", "foggify", "hand-of-dis", "pingle-who-annoys", "krump", "titan-mechanic", "shooler")}
	for i := range s.Line {
		s.Line[i].House, s.Line[i].Amber, s.Line[i].Power = card.Brobnar, r.IntN(3), 3
	}
	s.Line[3].Marks = []keyforge.Mark{0, keyforge.Stunned, keyforge.Warded, keyforge.Enraged, keyforge.Exhausted}[r.IntN(5)]
	return s
}

// against is the monster with something of every kind.
func against(r *rand.Rand, a adventure.Adventure) keyforge.SidePosition {
	s := keyforge.SidePosition{Amber: r.IntN(7), Artifacts: standing(r, a)}
	own := a.Deck()
	r.Shuffle(len(own), func(i, j int) { own[i], own[j] = own[j], own[i] })
	kind, artifacts := map[string]card.Type{}, 0
	for _, p := range a.Cards() {
		kind[p.Card.ID] = p.Card.Type
	}
	for _, id := range own {
		c := keyforge.CardPosition{ID: id}
		switch {
		case kind[id] == card.CreatureType && len(s.Line) < 3:
			s.Line = append(s.Line, c)
		case kind[id] == card.LocationType:
		case kind[id] == card.ArtifactType && artifacts == 0:
			s.Artifacts = append(s.Artifacts, c)
			artifacts++
		case len(s.Archives) < 2:
			s.Archives = append(s.Archives, c)
		case len(s.Discard) < 3:
			s.Discard = append(s.Discard, c)
		default:
			s.Deck = append(s.Deck, c)
		}
	}
	return s
}

// standing is what stands among the monster's artifacts from the start: itself, and the locations
// of the adventure with some lights.
func standing(r *rand.Rand, a adventure.Adventure) []keyforge.CardPosition {
	all := gametest.Cards(a.Boss())
	for _, p := range a.Cards() {
		if p.Card.Type == card.LocationType {
			c := keyforge.CardPosition{ID: p.Card.ID}
			if n := r.IntN(3); n > 0 {
				c.Counters = map[card.Counter]int{card.LightCounter: n}
			}
			all = append(all, c)
		}
	}
	return all
}
