package keyraken_test

import (
	"slices"
	"testing"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/adventure/keyraken"
	"github.com/keyraken/keyraken/game/keyforge"
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/feats"
	"github.com/keyraken/keyraken/game/keyforge/feats/featstest"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// Cards of the tests of achievements.
var (
	bang   = Action("bang", Brobnar, Play(Deal(9, Each(Creatures.Enemy()))))
	steal3 = Action("steal-3", Brobnar, Play(Steal(3)))
	floods = Action("raise", Brobnar, Play(You.RaisesTide()))
	toll   = Action("toll", Brobnar, Play(EachPlayer.Loses(N(1))))
	tame   = Action("tame", Brobnar, Play(TakeControl(You, Choose(Creatures.Enemy()), WhileSubjectsStay)))
	spiny  = Creature("spiny", Brobnar, 4, HasN(Hazardous, 3))
)

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

// seated is a table with a person in every seat.
func seated(players int, difficulty string) feats.Setting {
	return feats.Setting{Persons: 1<<players - 1, Difficulty: difficulty}
}

// scene is a table of the adventure, at a number of rises, with the cards of the tests.
func scene(p keyforge.Position) func(*testing.T) *gametest.Table {
	return func(t *testing.T) *gametest.Table {
		return at(t, adventure.Easy, p, bang, steal3, floods, toll, tame, spiny)
	}
}

func facing(k keyforge.SidePosition, players ...keyforge.SidePosition) keyforge.Position {
	return keyforge.Position{Players: players, Monster: k}
}

func does(all ...func(*gametest.Table)) func(*gametest.Table) {
	return func(tb *gametest.Table) {
		for _, do := range all {
			do(tb)
		}
	}
}

func usesCard(id string) func(*gametest.Table) { return func(tb *gametest.Table) { tb.Play(id) } }
func fights(id string) func(*gametest.Table) {
	return func(tb *gametest.Table) { tb.Fight(id, "the-keyraken") }
}
func ends(tb *gametest.Table)          { tb.EndTurn() }
func raisesTide(tb *gametest.Table)    { tb.Do(keyforge.Command{Verb: keyforge.RaiseTide}) }
func pays(n int) func(*gametest.Table) { return func(tb *gametest.Table) { tb.Choose(n) } }
func withHand(p keyforge.SidePosition, ids ...string) keyforge.SidePosition {
	p.Hand = gametest.Cards(ids...)
	return p
}

// forgesRed forges the first key.
func forgesRed(tb *gametest.Table) { tb.Do(tb.Legal(nil)[0]) }

func TestAchievementsOfTurns(t *testing.T) {
	hungry := func(amber int) keyforge.SidePosition { return keyforge.SidePosition{Amber: amber, Artifacts: asleep()} }
	keys := func(n int) keyforge.SidePosition { return keyforge.SidePosition{Keys: n, Amber: 6} }
	strong := line("plain-6", "plain-1", "plain-5")
	limbs := func(n int) keyforge.SidePosition {
		return keyforge.SidePosition{Artifacts: asleep(), Line: gametest.Many(n, "limb-3")}
	}
	high := func(p keyforge.Position) keyforge.Position { p.High = []keyforge.Side{0}; return p }
	featstest.Run(t, cases([]row{
		{"limbs", "three at once", true, scene(facing(limbs(3), withHand(line(), "bang"))), seated(1, ""), usesCard("bang")},
		{"limbs", "two", false, scene(facing(limbs(2), withHand(line(), "bang"))), seated(1, ""), usesCard("bang")},
		{"limbs", "two and then one", false, scene(facing(limbs(3), line("plain-4", "plain-4"), line("plain-4"))), seated(2, ""),
			func(tb *gametest.Table) {
				tb.Fight("plain-4", "limb-3#1")
				tb.Fight("plain-4#2", "limb-3#2")
				tb.EndTurn()
				tb.Fight("1:plain-4", "limb-3#3")
			}},
		{"limbs", "of the bot's turn", false, scene(facing(limbs(3), withHand(line(), "bang"), line())), feats.Setting{Persons: 2}, usesCard("bang")},

		{"pierced", "six and one more", true, scene(facing(hungry(0), strong)), seated(1, ""), does(fights("plain-6"), fights("plain-1"))},
		{"pierced", "six", false, scene(facing(hungry(0), strong)), seated(1, ""), does(fights("plain-6"))},
		{"pierced", "against two keys", false, scene(facing(hungry(0), keyforge.SidePosition{Keys: 1, Line: strong.Line})), seated(1, ""),
			does(fights("plain-6"), fights("plain-1"))},
		{"pierced", "in two turns", false, scene(facing(hungry(0), strong)), seated(1, ""), does(fights("plain-5"), ends, fights("plain-1"))},

		{"bare", "the third key", true, scene(facing(hungry(0), keys(2))), seated(1, ""), ends},
		{"bare", "the second", false, scene(facing(hungry(0), keys(1))), seated(1, ""), does(ends, forgesRed)},
		{"bare", "of the bot", false, scene(facing(hungry(0), line(), keys(2))), feats.Setting{Persons: 1}, does(ends, ends, ends)},

		{"starved", "stolen in time", true, scene(facing(hungry(4), withHand(line(), "steal-3"))), seated(1, ""), does(usesCard("steal-3"), ends)},
		{"starved", "by the tide", true, scene(facing(hungry(4), withHand(line(), "raise"))), seated(1, ""), does(usesCard("raise"), ends)},
		{"starved", "it rises", false, scene(facing(hungry(6), withHand(line(), "steal-3"))), seated(1, ""), does(usesCard("steal-3"), ends)},
		{"starved", "it had not enough", false, scene(facing(hungry(2), withHand(line(), "steal-3"))), seated(1, ""), does(usesCard("steal-3"), ends)},
		{"starved", "its turn is not over", false, scene(facing(hungry(4), withHand(line(), "steal-3"))), seated(1, ""), usesCard("steal-3")},

		{"outswum", "in time", true, scene(facing(hungry(4), withHand(line(), "raise"))), seated(1, ""), does(usesCard("raise"), ends)},
		{"outswum", "just enough of it at low tide", true, scene(facing(hungry(3), withHand(line(), "raise"))), seated(1, ""),
			does(usesCard("raise"), ends)},
		{"outswum", "stolen as well", false, scene(facing(hungry(4), withHand(line(), "raise", "steal-3"))), seated(1, ""),
			does(usesCard("raise"), usesCard("steal-3"), ends)},
		{"outswum", "not enough of it", false, scene(facing(hungry(6), withHand(line(), "raise"))), seated(1, ""), does(usesCard("raise"), ends)},
		{"outswum", "it was high before", false, scene(high(facing(hungry(4), line()))), seated(1, ""), ends},

		{"shared", "two and two", true, scene(facing(hungry(0), keyforge.SidePosition{Amber: 3}, keyforge.SidePosition{Amber: 3})), seated(2, ""),
			does(raisesTide, pays(2))},
		{"shared", "one pays all", false, scene(facing(hungry(0), keyforge.SidePosition{Amber: 4}, keyforge.SidePosition{Amber: 3})),
			seated(2, ""),
			does(raisesTide, pays(4))},
		{"shared", "both had lost before", false, scene(facing(hungry(0), withHand(keyforge.SidePosition{Amber: 6}, "toll"),
			keyforge.SidePosition{Amber: 1})), seated(2, ""), does(usesCard("toll"), raisesTide)},
		{"shared", "alone", false, scene(facing(hungry(0), keyforge.SidePosition{Amber: 4})), seated(1, ""), raisesTide},

		{"turncoat", "it reaps for you", true, scene(facing(limbs(1), withHand(line(), "tame"))), seated(1, ""), reapsAsYours},
		{"turncoat", "taken, not used", false, scene(facing(limbs(1), withHand(line(), "tame"))), seated(1, ""),
			func(tb *gametest.Table) { tb.Play("tame"); flank(tb) }},
	}), of(false), keyraken.Adventure.(adventure.Rewarding).Achievements())
}

// of are the achievements of a victory, or all others.
func of(victories bool) []feats.Feat {
	all := keyraken.Adventure.(adventure.Rewarding).Achievements().Feats
	first := slices.IndexFunc(all, func(f feats.Feat) bool { return f.Key == "alone-easy" })
	if victories {
		return all[first:]
	}
	return all[:first]
}

// flank puts a creature on the left flank, if asked.
func flank(tb *gametest.Table) {
	if q := tb.Question(); q.Kind == keyforge.AskPlace {
		tb.Left()
	}
}

// reapsAsYours takes the limb, and reaps with it in the next turn.
func reapsAsYours(tb *gametest.Table) {
	tb.Play("tame")
	flank(tb)
	tb.EndTurn()
	if tb.Question().Kind == keyforge.AskHouse {
		tb.House(Monster)
	}
	tb.Reap("limb-3")
}

// TestAchievementsOfVictories proves the achievements that are given for winning.
func TestAchievementsOfVictories(t *testing.T) {
	v := keyraken.Adventure.(adventure.Varied)
	word := func(preset string) string {
		variant, err := adventure.VariantOf(v, preset)
		if err != nil {
			t.Fatal(err)
		}
		return adventure.VariantWord(v, variant)
	}
	// wounded is a Keyraken that can take that much more damage, in a game of that many
	// players.
	wounded := func(left, players int) keyforge.SidePosition {
		return keyforge.SidePosition{Artifacts: one(keyforge.CardPosition{ID: "the-keyraken", Damage: 30*players - left,
			Marks: keyforge.Exhausted})}
	}
	fighter := keyforge.SidePosition{Keys: 3, Line: gametest.Cards("plain-5")}
	risen := func(n int32) keyforge.Position {
		return keyforge.Position{Players: []keyforge.SidePosition{fighter}, Monster: wounded(5, 1), Mode: [8]int32{n}}
	}
	win, hit := scene(risen(0)), fights("plain-5")
	almost := scene(facing(wounded(6, 1), fighter))
	many := func(n int) func(*testing.T) *gametest.Table {
		return scene(facing(wounded(5, n), append([]keyforge.SidePosition{fighter}, make([]keyforge.SidePosition, n-1)...)...))
	}
	advised := func(word string) feats.Setting { a := seated(1, word); a.Advised = true; return a }
	sailing := feats.Setting{Persons: 1, Voyage: true}
	high := risen(0)
	high.High = []keyforge.Side{0}
	raising := facing(wounded(5, 1), withHand(fighter, "raise"))
	losing := facing(keyforge.SidePosition{Artifacts: wounded(5, 1).Artifacts, Line: gametest.Cards("limb-3")},
		keyforge.SidePosition{Keys: 3, Line: gametest.Cards("plain-5", "plain-1")})
	attack := facing(
		keyforge.SidePosition{Artifacts: one(keyforge.CardPosition{ID: "the-keyraken", Damage: 27}), Deck: gametest.Cards("devour-whole")},
		keyforge.SidePosition{Keys: 3, Line: gametest.Cards("spiny")})
	featstest.Run(t, cases([]row{
		{"alone-easy", "won", true, win, seated(1, "easy"), hit},
		{"alone-easy", "not quite", false, almost, seated(1, "easy"), hit},
		{"alone-easy", "at normal", false, win, seated(1, "normal"), hit},
		{"alone-easy", "with an ally", false, many(2), seated(2, "easy"), hit},
		{"alone-easy", "given up", false, win, seated(1, "easy"), func(tb *gametest.Table) { tb.Do(keyforge.Command{Verb: keyforge.Concede}) }},
		{"alone-normal", "won", true, win, seated(1, "normal"), hit},
		{"alone-normal", "at easy", false, win, seated(1, "easy"), hit},
		{"alone-hard", "won", true, win, seated(1, "hard"), hit},
		{"alone-hard", "advised", false, win, advised("hard"), hit},
		{"three", "won", true, many(3), seated(3, ""), hit},
		{"three", "two", false, many(2), seated(2, ""), hit},
		{"ebb", "never high", true, win, seated(1, ""), hit},
		{"ebb", "high from the start", false, scene(high), seated(1, ""), hit},
		{"ebb", "raised for a moment", false, scene(raising), seated(1, ""), does(usesCard("raise"), hit)},
		{"early", "once", true, scene(risen(1)), seated(1, ""), hit},
		{"early", "twice", false, scene(risen(2)), seated(1, ""), hit},
		{"brink", "thrice", true, scene(risen(3)), seated(1, ""), hit},
		{"brink", "twice", false, scene(risen(2)), seated(1, ""), hit},
		{"unscathed", "all live", true, win, seated(1, ""), hit},
		{"unscathed", "one falls", false, scene(losing), seated(1, ""), func(tb *gametest.Table) {
			tb.Fight("plain-1", "limb-3")
			tb.Fight("plain-5", "the-keyraken")
		}},
		{"its-turn", "it falls on thorns", true, scene(attack), seated(1, ""), ends},
		{"its-turn", "in yours", false, win, seated(1, ""), hit},
		{"voyage", "won", true, win, sailing, hit},
		{"voyage", "no voyage", false, win, seated(1, ""), hit},
		{"voyage", "not yet", false, almost, sailing, hit},
		{"storm", "won", true, win, seated(1, word("storm")), hit},
		{"storm", "at hard", false, win, seated(1, "hard"), hit},
		{"storm", "advised", false, win, advised(word("storm")), hit},
		{"long-night", "won", true, win, seated(1, word("long-night")), hit},
		{"long-night", "only a storm", false, win, seated(1, word("storm")), hit},
	}), of(true), keyraken.Adventure.(adventure.Rewarding).Achievements())
}
