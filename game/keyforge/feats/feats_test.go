package feats_test

import (
	"fmt"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/keyforge"
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/keyforge/feats"
	"github.com/keyraken/keyraken/game/keyforge/feats/featstest"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
	"github.com/keyraken/keyraken/game/keyforge/program"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
	"github.com/keyraken/keyraken/game/store/achievement"
	"github.com/keyraken/keyraken/game/store/replay"
)

// own are cards of the tests: "plain-3" is a creature of Brobnar with power 3.
var own = func() []*Card {
	all := []*Card{
		Action("steal-2", Brobnar, Play(Steal(2))),
		Action("steal-4", Brobnar, Play(Steal(4))),
		Action("forge", Brobnar, Play(Gain(6), ForgeKey(0))),
		Action("gain-3", Brobnar, Play(Gain(3))),
		Action("borrow", Brobnar, Play(PlayAsYours(Each(Cards.In(Hand, Opponent))))),
		Action("wipe", Brobnar, Play(Destroy(Creatures))),
		Action("recruit", Brobnar, Play(MakeTokens(1))),
		Action("junk", Brobnar, Scrap(Gain(1))),
		Prophecy("reaps", Bears(After(Reaps(Creatures.Enemy()), Fulfill()).If(Not(OnYourTurn)))), Prophecy("omen-2"), Prophecy("omen-3"),
		Prophecy("omen-4"),
		TokenCreature("grunt", Brobnar, 1),
	}
	for power := 1; power <= 9; power++ {
		all = append(all, Creature(fmt.Sprintf("plain-%d", power), Brobnar, power))
	}
	return all
}()

// row is a [featstest.Case].
type row struct {
	Achievement, What string
	Done              bool
	Table             func(*testing.T) *gametest.Table
	At                feats.Setting
	Play              func(*gametest.Table)
}

func cases(rows []row) (all []featstest.Case) {
	for _, r := range rows {
		all = append(all, featstest.Case(r))
	}
	return all
}

// duel begins a standard game in step 3 of the first player; Brobnar is everybody's
// house.
func duel(first, second keyforge.SidePosition) func(*testing.T) *gametest.Table {
	return func(t *testing.T) *gametest.Table {
		var all []program.Printed
		for _, c := range own {
			all = append(all, program.Printed{Card: c, Title: c.ID})
		}
		cat, err := keyforge.NewCatalogue(all)
		require.NoError(t, err)
		first.Houses, second.Houses = []House{Brobnar}, []House{Brobnar}
		return gametest.StartWith(t, cat, keyforge.Duel, keyforge.Position{Players: []keyforge.SidePosition{first, second}, House: Brobnar})
	}
}

func line(ids ...string) keyforge.SidePosition {
	return keyforge.SidePosition{Line: gametest.Cards(ids...)}
}

func hand(ids ...string) keyforge.SidePosition {
	return keyforge.SidePosition{Hand: gametest.Cards(ids...)}
}

// victor has two keys, and wins with the forge in its hand.
func victor(p keyforge.SidePosition) keyforge.SidePosition {
	p.Keys, p.Hand = 2, append(p.Hand, keyforge.CardPosition{ID: "forge"})
	return p
}

var nobody = keyforge.SidePosition{}

// both are two persons.
var both = feats.Setting{Persons: 3}

func rounds(n int) func(*gametest.Table) {
	return func(tb *gametest.Table) {
		for range n {
			tb.EndTurn()
			key(tb)
		}
	}
}

func plays(ids ...string) func(*gametest.Table) {
	return func(tb *gametest.Table) {
		for _, id := range ids {
			tb.Play(id)
			key(tb)
		}
	}
}

// key forges a key of any color, if one is asked for.
func key(tb *gametest.Table) {
	if tb.Question().Kind == keyforge.AskKey {
		tb.Do(tb.Legal(nil)[0])
	}
}

func reaps(n int) func(*gametest.Table) {
	return func(tb *gametest.Table) {
		for i := range n {
			tb.Reap([...]string{"plain-1", "plain-2"}[i/4]) // no more than six of a kind in a turn (K17.8)
		}
	}
}

func withHand(p keyforge.SidePosition, ids ...string) keyforge.SidePosition {
	p.Hand = gametest.Cards(ids...)
	return p
}

func in(p keyforge.SidePosition, z Zone, n int, id string) keyforge.SidePosition {
	switch c := gametest.Many(n, id); z {
	case Archives:
		p.Archives = c
	case Hand:
		p.Hand = c
	}
	return p
}

func TestGeneralAchievements(t *testing.T) {
	takeUp := func(yes bool) func(*gametest.Table) {
		return func(tb *gametest.Table) {
			rounds(2)(tb)
			if yes {
				tb.Yes()
			} else {
				tb.No()
			}
		}
	}
	then := func(all ...func(*gametest.Table)) func(*gametest.Table) {
		return func(tb *gametest.Table) {
			for _, do := range all {
				do(tb)
			}
		}
	}
	chained := func(n int) keyforge.SidePosition { p := victor(nobody); p.Chains = n; return p }
	crowd := keyforge.SidePosition{Line: append(gametest.Many(4, "plain-1"), gametest.Many(4, "plain-2")...)}
	foretells := func(id string) keyforge.SidePosition {
		p := hand(id)
		p.Prophecies = [2][2]string{{"reaps", "omen-2"}, {"omen-3", "omen-4"}}
		return p
	}
	prophesy := func(tb *gametest.Table) {
		tb.Prophesy("gain-3", "reaps")
		tb.EndTurn()
		tb.Reap("plain-1")
	}
	buried := func(n, amber int) keyforge.SidePosition {
		return keyforge.SidePosition{Discard: gametest.Many(n, "gain-3"), Deck: gametest.Many(9, "gain-3"), Amber: amber}
	}
	faceless := func(n int) keyforge.SidePosition {
		p := keyforge.SidePosition{Token: "grunt", Deck: gametest.Many(9, "gain-3")}
		for range n {
			p.Line = append(p.Line, gametest.FaceDown("gain-3")...)
		}
		return p
	}
	recruit := func(tb *gametest.Table) { tb.Play("recruit"); tb.Right() }
	discards := func(ids ...string) func(*gametest.Table) {
		return func(tb *gametest.Table) {
			for _, id := range ids {
				tb.Discard(id)
			}
		}
	}
	featstest.Run(t, cases([]row{
		{"reap", "a creature reaps", true, duel(line("plain-1"), nobody), feats.Setting{}, reaps(1)},
		{"reap", "that of the computer does", false, duel(nobody, line("plain-1")), feats.Setting{}, then(rounds(1), reaps(1))},
		{"reap", "it fights", false, duel(line("plain-2"), line("plain-1")), feats.Setting{}, func(tb *gametest.Table) { tb.Fight("plain-2") }},

		{"fell", "in a fight", true, duel(line("plain-2"), line("plain-1")), feats.Setting{}, func(tb *gametest.Table) { tb.Fight("plain-2") }},
		{"fell", "it lives", false, duel(line("plain-2"), line("plain-3")), feats.Setting{}, func(tb *gametest.Table) { tb.Fight("plain-2") }},
		{"fell", "in the turn of the computer", false, duel(line("plain-2"), line("plain-1")), feats.Setting{},
			then(rounds(1), func(tb *gametest.Table) { tb.Fight("plain-1") })},
		{"fell", "of one's own", false, duel(withHand(line("plain-2"), "wipe"), nobody), feats.Setting{},
			plays("wipe")},

		{"key", "paid for", true, duel(keyforge.SidePosition{Amber: 6}, nobody), feats.Setting{}, rounds(2)},
		{"key", "too little", false, duel(keyforge.SidePosition{Amber: 5}, nobody), feats.Setting{}, rounds(2)},
		{"key", "of the computer", false, duel(nobody, keyforge.SidePosition{Amber: 6}), feats.Setting{}, rounds(2)},

		{"eight", "reaps", true, duel(crowd, nobody), feats.Setting{}, reaps(8)},
		{"eight", "seven", false, duel(crowd, nobody), feats.Setting{}, reaps(7)},
		{"eight", "over two turns", false, duel(crowd, nobody), feats.Setting{}, then(reaps(4), rounds(2), reaps(4))},
		{"eight", "plays count", true, duel(withHand(crowd, "gain-3"), nobody), feats.Setting{}, then(reaps(7), plays("gain-3"))},

		{"empty-hand", "six cards", true, duel(in(nobody, Hand, 6, "gain-3"), nobody), feats.Setting{},
			plays("gain-3", "gain-3", "gain-3", "gain-3", "gain-3", "gain-3")},
		{"empty-hand", "five and one discarded", true, duel(in(nobody, Hand, 6, "gain-3"), nobody), feats.Setting{},
			then(plays("gain-3", "gain-3", "gain-3", "gain-3", "gain-3"), func(tb *gametest.Table) { tb.Discard("gain-3") })},
		{"empty-hand", "one is left", false, duel(in(nobody, Hand, 7, "gain-3"), nobody), feats.Setting{},
			plays("gain-3", "gain-3", "gain-3", "gain-3", "gain-3", "gain-3")},
		{"empty-hand", "five", false, duel(in(nobody, Hand, 5, "gain-3"), nobody), feats.Setting{},
			plays("gain-3", "gain-3", "gain-3", "gain-3", "gain-3")},
		{"empty-hand", "five and one from another hand", false, duel(hand("borrow", "gain-3", "gain-3", "gain-3", "gain-3"), hand("wipe")),
			feats.Setting{}, plays("borrow", "gain-3", "gain-3", "gain-3", "gain-3")},

		{"steal", "at once", true, duel(hand("steal-4"), keyforge.SidePosition{Amber: 4}), feats.Setting{}, plays("steal-4")},
		{"steal", "in two", true, duel(hand("steal-2", "steal-2"), keyforge.SidePosition{Amber: 4}), feats.Setting{}, plays("steal-2", "steal-2")},
		{"steal", "there are three", false, duel(hand("steal-4"), keyforge.SidePosition{Amber: 3}), feats.Setting{}, plays("steal-4")},
		{"steal", "in two turns", false, duel(hand("steal-2", "steal-2"), keyforge.SidePosition{Amber: 4}), feats.Setting{},
			then(plays("steal-2"), rounds(2), plays("steal-2"))},

		{"take-up", "three", true, duel(in(nobody, Archives, 3, "gain-3"), nobody), feats.Setting{}, takeUp(true)},
		{"take-up", "two", false, duel(in(nobody, Archives, 2, "gain-3"), nobody), feats.Setting{}, takeUp(true)},
		{"take-up", "left there", false, duel(in(nobody, Archives, 3, "gain-3"), nobody), feats.Setting{}, takeUp(false)},

		{"chains", "six and a victory", true, duel(chained(6), nobody), feats.Setting{}, plays("forge")},
		{"chains", "by the tide", true, duel(victor(nobody), nobody), feats.Setting{}, func(tb *gametest.Table) {
			tb.Do(keyforge.Command{Verb: keyforge.RaiseTide})
			tb.Do(keyforge.Command{Verb: keyforge.RaiseTide})
			tb.Play("forge")
		}},
		{"chains", "five", false, duel(chained(5), nobody), feats.Setting{}, plays("forge")},
		{"chains", "no victory", false, duel(chained(6), nobody), feats.Setting{}, rounds(1)},

		{"foretold", "the opponent reaps", true, duel(foretells("gain-3"), line("plain-1")), feats.Setting{}, prophesy},
		{"foretold", "that of the computer", false, duel(foretells("gain-3"), line("plain-1")), feats.Setting{Persons: 2}, prophesy},
		{"foretold", "the opponent does not", false, duel(foretells("gain-3"), line("plain-1")), feats.Setting{},
			func(tb *gametest.Table) { tb.Prophesy("gain-3", "reaps"); tb.EndTurn() }},

		{"haunted-key", "ten cards in the discard pile", true, duel(buried(10, 6), nobody), feats.Setting{}, rounds(2)},
		{"haunted-key", "nine", false, duel(buried(9, 6), nobody), feats.Setting{}, rounds(2)},
		{"haunted-key", "no key", false, duel(buried(10, 5), nobody), feats.Setting{}, rounds(2)},
		{"haunted-key", "of the computer", false, duel(nobody, buried(10, 6)), feats.Setting{}, rounds(2)},
		{"haunted-key", "the card that forges is the tenth", false, duel(withHand(buried(9, 0), "forge"), nobody), feats.Setting{}, plays("forge")},

		{"tokens", "the fourth", true, duel(withHand(faceless(3), "recruit"), nobody), feats.Setting{}, recruit},
		{"tokens", "the third", false, duel(withHand(faceless(2), "recruit"), nobody), feats.Setting{}, recruit},
		{"tokens", "those of the computer", false, duel(withHand(faceless(3), "recruit"), nobody), feats.Setting{Persons: 2}, recruit},

		{"scrap", "two", true, duel(hand("junk", "junk"), nobody), feats.Setting{}, discards("junk", "junk")},
		{"scrap", "one has no such ability", false, duel(hand("junk", "gain-3"), nobody), feats.Setting{}, discards("junk", "gain-3")},
		{"scrap", "in two turns", false, duel(hand("junk", "junk"), nobody), feats.Setting{}, then(discards("junk"), rounds(2), discards("junk"))},

		{"alliance", "won", true, duel(victor(nobody), nobody), feats.Setting{Persons: 1, Alliances: 1}, plays("forge")},
		{"alliance", "that of the loser", false, duel(victor(nobody), nobody), feats.Setting{Persons: 3, Alliances: 2}, plays("forge")},
		{"alliance", "of the computer", false, duel(victor(nobody), nobody), feats.Setting{Persons: 2, Alliances: 3}, plays("forge")},
		{"alliance", "not yet", false, duel(victor(nobody), nobody), feats.Setting{Persons: 1, Alliances: 1}, rounds(1)},

		{"sets/WC", "won", true, duel(victor(nobody), nobody), feats.Setting{Persons: 1, Sets: [3]string{"WC", "MM"}}, plays("forge")},
		{"sets/MM", "that of the loser", false, duel(victor(nobody), nobody), feats.Setting{Persons: 3, Sets: [3]string{"WC", "MM"}}, plays("forge")},
		{"sets/WC", "not yet", false, duel(victor(nobody), nobody), feats.Setting{Persons: 1, Sets: [3]string{"WC", "MM"}}, rounds(1)},
	}), feats.General().Feats, feats.General())
}

func TestStandardAchievements(t *testing.T) {
	almost := keyforge.SidePosition{Amber: 5, Line: gametest.Cards("plain-1")}
	against := func(level string) feats.Setting {
		return feats.Setting{Persons: 1, Bots: [3]string{"", level}}
	}
	deny := func(steals bool) func(*gametest.Table) {
		return func(tb *gametest.Table) {
			tb.EndTurn()
			tb.Reap("plain-1") // six, and check is called
			tb.EndTurn()
			if steals {
				tb.Play("steal-2")
			}
			rounds(1)(tb)
		}
	}
	twoKeys := func(tb *gametest.Table) {
		rounds(2)(tb)
		plays("forge")(tb)
	}
	featstest.Run(t, cases([]row{
		{"computer/expert", "won", true, duel(victor(nobody), nobody), against("expert"), plays("forge")},
		{"computer/master", "against another", false, duel(victor(nobody), nobody), against("expert"), plays("forge")},
		{"computer/expert", "lost", false, duel(nobody, victor(nobody)), against("expert"), func(tb *gametest.Table) { tb.EndTurn(); tb.Play("forge") }},
		{"computer/expert", "it gives up", false, duel(victor(nobody), nobody), against("expert"), func(tb *gametest.Table) {
			tb.EndTurn()
			tb.Do(keyforge.Command{Verb: keyforge.Concede})
		}},
		{"computer/expert", "with advice", false, duel(victor(nobody), nobody),
			feats.Setting{Persons: 1, Bots: [3]string{"", "expert"}, Advised: true}, plays("forge")},

		{"deny", "stolen in time", true, duel(hand("steal-2"), almost), feats.Setting{}, deny(true)},
		{"deny", "it is forged", false, duel(hand("steal-2"), almost), feats.Setting{}, deny(false)},
		{"deny", "by the computer", false, duel(hand("steal-2"), almost), feats.Setting{Persons: 2}, deny(true)},
		{"deny", "there was not enough", false, duel(hand("steal-2"), keyforge.SidePosition{Amber: 5}), feats.Setting{}, rounds(3)},

		{"two-keys", "in a turn", true, duel(keyforge.SidePosition{Amber: 6, Hand: gametest.Cards("forge")}, nobody), feats.Setting{}, twoKeys},
		{"two-keys", "one", false, duel(keyforge.SidePosition{Amber: 5, Hand: gametest.Cards("forge")}, nobody), feats.Setting{}, twoKeys},
		{"two-keys", "in two turns", false, duel(keyforge.SidePosition{Amber: 6, Hand: gametest.Cards("forge")}, nobody), feats.Setting{},
			func(tb *gametest.Table) { plays("forge")(tb); rounds(2)(tb) }},

		{"shutout", "three to none", true, duel(victor(nobody), nobody), feats.Setting{}, plays("forge")},
		{"shutout", "three to one", false, duel(victor(nobody), keyforge.SidePosition{Keys: 1}), feats.Setting{}, plays("forge")},
		{"shutout", "either of two persons", true, duel(nobody, victor(nobody)), both, func(tb *gametest.Table) { tb.EndTurn(); tb.Play("forge") }},
		{"shutout", "given up", false, duel(nobody, nobody), both, func(tb *gametest.Table) { tb.Do(keyforge.Command{Verb: keyforge.Concede}) }},

		{"peace", "no attack", true, duel(victor(line("plain-1")), line("plain-2")), feats.Setting{}, plays("forge")},
		{"peace", "attacked, but not attacking", true, duel(victor(line("plain-1")), line("plain-2")), feats.Setting{},
			func(tb *gametest.Table) {
				tb.EndTurn()
				tb.Fight("plain-2")
				tb.EndTurn()
				tb.Play("forge")
			}},
		{"peace", "one attack", false, duel(victor(line("plain-1")), line("plain-2")), feats.Setting{}, func(tb *gametest.Table) {
			tb.Fight("plain-1")
			tb.Play("forge")
		}},
	}), feats.Standard().Feats, feats.Standard())
}

// No achievements are given for games that were edited, branched off, open or begun from a position.
func TestTablesWithAchievements(t *testing.T) {
	of := func(change func(h *replay.Header)) bool {
		s := &save.Story{Header: replay.Header{Setup: game.Setup{Own: &scenario.Setup{Decks: []scenario.Deck{{Name: "A"}, {Name: "B"}}}}}}
		change(&s.Header)
		_, ok := feats.SettingOf(s)
		return ok
	}
	assert.True(t, of(func(*replay.Header) {}))
	assert.False(t, of(func(h *replay.Header) { h.Edited = true }))
	assert.False(t, of(func(h *replay.Header) { h.Taken = 1 }))
	assert.False(t, of(func(h *replay.Header) { save.Setup(h).Open = true }))
	assert.False(t, of(func(h *replay.Header) { save.Setup(h).Decks = nil }))
	assert.False(t, of(func(h *replay.Header) { h.Seats = []string{"1=quick", "2=expert"} }), "between bots")
	assert.True(t, of(func(h *replay.Header) { h.Seats = []string{"2=expert"} }))
}

// A deck whose cards are in several sets is of the oldest.
func TestSetOfADeck(t *testing.T) {
	sets := map[string]bool{}
	for _, p := range cards.Printings("dust-imp") {
		sets[p.Set] = true
	}
	require.Greater(t, len(sets), 1)
	s := &save.Story{}
	save.Setup(&s.Header).Decks = []scenario.Deck{{Cards: []scenario.Cards{{ID: "dust-imp"}}}}
	at, ok := feats.SettingOf(s)
	require.True(t, ok)
	for _, set := range cards.SetNames() {
		if sets[set] {
			assert.Equal(t, set, at.Sets[0])
			return
		}
	}
}

// Creatures that are destroyed are lost; those that are saved are not.
func TestLostCreatures(t *testing.T) {
	for _, warded := range []bool{false, true} {
		at := withHand(line("plain-1", "plain-2"), "wipe")
		want := 2
		if warded {
			at.Line[0].Marks, want = keyforge.Warded, 1
		}
		tb := duel(at, line("plain-3"))(t)
		lost, destroyed := 0, 0
		look := feats.Set{Feats: []feats.Feat{{achievement.Achievement{Key: "look"}, func(n *feats.Now, _ string) bool {
			lost, destroyed = int(n.Lost), int(n.ThisTurn.Destroyed)
			return false
		}}}}
		w, n := feats.Watch(tb.Game, feats.Setting{Persons: 1}, look), 0
		tb.After = func() { n++; w.Count(n, tb.Events) }
		tb.Play("wipe")
		assert.Equal(t, want, lost)
		assert.Equal(t, 1, destroyed)
	}
}

// Who has had advice in the middle of a game is no longer given what is to be done without.
func TestAdviceInTheMiddleOfAGame(t *testing.T) {
	for _, advised := range []bool{false, true} {
		tb := duel(victor(nobody), nobody)(t)
		w, n := feats.Watch(tb.Game, feats.Setting{Persons: 1, Bots: [3]string{"", "expert"}}, feats.Standard()), 0
		tb.After = func() { n++; w.Count(n, tb.Events) }
		rounds(2)(tb)
		if advised {
			w.Advise()
		}
		tb.Play("forge")
		assert.Equal(t, !advised, slices.Contains(featstest.Names(w), "computer/expert"))
		assert.Contains(t, featstest.Names(w), "shutout", "that may be done with advice")
	}
}

// The table knows who sits there, and on what terms.
func TestSettingOf(t *testing.T) {
	s := &save.Story{Header: replay.Header{Voyage: "2026-W48", Advised: 1, Seats: []string{"2=expert", "3=person"}}}
	s.Header.Difficulty = "hard"
	save.Setup(&s.Header).Decks = []scenario.Deck{{Cards: []scenario.Cards{{ID: "anger"}}}, {}, {Alliance: true}}
	at, ok := feats.SettingOf(s)
	require.True(t, ok)
	assert.Equal(t, feats.Setting{Difficulty: "hard", Voyage: true, Advised: true, Persons: 0b101, Alliances: 0b100,
		Bots: at.Bots, Sets: at.Sets}, at)
	assert.Equal(t, "expert", at.Bots[1])
	assert.Empty(t, at.Bots[0]+at.Bots[2])
	assert.NotEmpty(t, at.Sets[0])
	s.Header.Voyage, s.Header.Advised = "", 0
	at, _ = feats.SettingOf(s)
	assert.False(t, at.Voyage || at.Advised)
}
