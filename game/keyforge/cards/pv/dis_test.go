package pv_test

import (
	"math/bits"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

func TestCoupDeGrace(t *testing.T) {
	tb := duel(t, side{Hand: ids("coup-de-grâce"), Line: list{{ID: "troll", Damage: 1}, {ID: "krump"}}},
		side{Line: list{{ID: "mother", Damage: 1}, {ID: "titan-mechanic"}, {ID: "dextre", Damage: 1, Marks: keyforge.Warded}}}, card.Dis)
	tb.Play("coup-de-grâce")
	tb.InZone(card.Discard, "troll", "mother")
	tb.InZone(card.Battleline, "krump", "titan-mechanic", "dextre")
	tb.Amber(0, 1)
}

func TestCrypticCollapse(t *testing.T) {
	tb := duel(t, side{Hand: ids("cryptic-collapse", "fear", "mother"), Amber: 5}, side{Line: ids("troll", "krump"), Amber: 3}, card.Dis)
	tb.Play("cryptic-collapse")
	tb.Offers("troll", "krump")
	tb.Pick("troll")
	tb.Pick("krump")
	tb.AmberOn("troll", 1)
	tb.AmberOn("krump", 1)
	tb.Amber(0, 6)
	tb.Amber(1, 1)
	tb.InZone(card.Discard, "fear", "mother", "cryptic-collapse")
	tb = duel(t, side{Hand: ids("cryptic-collapse")}, side{Line: ids("troll"), Amber: 3}, card.Dis) // an empty hand
	tb.Play("cryptic-collapse")
	tb.Amber(1, 3)
}

func TestEmbellishImp(t *testing.T) {
	tb := duel(t, side{Line: ids("embellish-imp", "ember-imp", "drumble")}, side{Line: ids("troll", "dust-imp"), Amber: 3}, card.Dis)
	tb.Fight("ember-imp", "troll") // a friendly one
	tb.InZone(card.Discard, "ember-imp")
	tb.Amber(0, 0)
	tb.Fight("drumble", "dust-imp")
	tb.Amber(0, 1)
	tb.Amber(1, 2+2) // the imp's own Destroyed gives 2
}

func TestRemmysHorror(t *testing.T) {
	tb := duel(t, side{Hand: ids("remmy-s-horror", "fear"), Line: ids("krump"), Artifacts: ids("gauntlet-of-command")},
		side{Hand: ids("mother"), Line: ids("troll"), Artifacts: ids("library-of-babble")}, card.Dis)
	tb.Play("remmy-s-horror")
	tb.Offers("krump", "troll")
	tb.Pick("troll")
	tb.Offers("gauntlet-of-command", "library-of-babble")
	tb.Pick("gauntlet-of-command")
	tb.InZone(card.Discard, "troll", "gauntlet-of-command")
	tb.InZone(card.Purged, "mother")
	tb.InZone(card.Hand, "fear")
}

func TestSolo(t *testing.T) {
	tb := duel(t, side{Line: ids("solo")}, side{Line: ids("troll", "krump")}, card.Dis)
	tb.PowerIs("solo", 25)
	tb.Fight("solo", "troll")
	tb.Damage("solo", 8)
	tb.Amber(0, 3)
	tb = duel(t, side{Line: ids("solo", "ember-imp")}, side{Line: ids("krump")}, card.Dis)
	tb.PowerIs("solo", 5)
	tb.Fight("solo", "krump")
	tb.Amber(0, 0)
}

func TestSoulLock(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("soul-lock"), Line: ids("krump")}, side{Line: ids("troll", "mother", "dodger")}, card.Dis)
	tb.Act("soul-lock")
	tb.Offers("troll", "mother", "dodger")
	tb.Pick("troll")
	tb.InZone(card.Under, "troll")
	tb.EndTurn()
	tb.House(card.Logos)
	tb.Reap("mother") // another house
	tb.EndTurn()
	tb.House(card.Dis)
	tb.Act("soul-lock") // the one before is discarded
	tb.Pick("mother")
	tb.InZone(card.Discard, "troll")
	tb.InZone(card.Under, "mother")

	begin := side{Line: ids("krump"), Artifacts: ids("gauntlet-of-command")}
	locked := side{Artifacts: list{{ID: "soul-lock", Under: ids("troll")}}, Line: ids("smaaash")}
	tb = duel(t, begin, locked, card.Brobnar)
	tb.Refused(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card("krump")}, keyforge.CannotBeUsed)
	tb.Refused(keyforge.Command{Verb: keyforge.UseAction, Card: tb.Card("gauntlet-of-command")}, keyforge.CannotBeUsed)
	tb = duel(t, locked, begin, card.Brobnar)
	tb.Reap("smaaash") // only the opponent
}

func TestAtrocity(t *testing.T) {
	opponent := side{Line: ids("mother", "dodger"), Deck: append(ids("troll", "krump"), many(9, "fear")...),
		Houses: []card.House{card.Brobnar, card.Logos, card.Shadows}}
	tb := gametest.Newest(t, side{Hand: ids("atrocity")}, opponent, card.Dis)
	tb.Play("atrocity") // E32
	tb.EndTurn()
	tb.InZone(card.Discard, "troll")
	assert.Equal(t, card.Brobnar, tb.State().House)
	tb.Damage("atrocity", 0)
	tb.EndTurn()
	tb.EndTurn()
	tb.House(card.Logos) // only the next turn
	tb.InZone(card.Discard, "troll")
	tb = gametest.Newest(t, side{Hand: ids("atrocity")}, side{Line: ids("mother", "dodger")}, card.Dis)
	tb.Play("atrocity")
	tb.EndTurn() // nothing to discard
	tb.House(card.Shadows)
}

func TestGraveBounty(t *testing.T) {
	tb := duel(t, side{Hand: ids("grave-bounty"), Discard: ids("fear", "mother")}, side{Amber: 5}, card.Dis)
	tb.Play("grave-bounty")
	tb.Pick("fear")
	tb.InZone(card.Purged, "fear")
	tb.InZone(card.Discard, "mother", "grave-bounty")
	tb.Amber(1, 3)
	tb = duel(t, side{Hand: ids("grave-bounty")}, side{Amber: 5, Discard: ids("fear")}, card.Dis)
	tb.Play("grave-bounty") // nothing to purge
	tb.Amber(1, 5)
}

func TestIfraneye(t *testing.T) {
	tb := duel(t, side{Hand: ids("ifraneye", "fear", "mother")}, side{Hand: ids("troll")}, card.Dis)
	tb.Play("ifraneye")
	tb.InZone(card.Discard, "fear", "mother")
	tb.InZone(card.Hand, "troll")
	tb = duel(t, side{Hand: ids("fear"), Line: ids("ifraneye")}, side{Hand: ids("troll", "krump", "bumpsy")}, card.Dis)
	tb.Reap("ifraneye")
	assert.Len(t, tb.Pile(1, card.Hand), 1)
	assert.Len(t, tb.Pile(1, card.Discard), 2)
	tb.InZone(card.Hand, "fear")
}

func TestOhYouShouldntHave(t *testing.T) {
	tb := duel(t, side{Hand: ids("oh-you-shouldn-t-have")}, side{Amber: 2}, card.Dis)
	tb.Play("oh-you-shouldn-t-have")
	tb.Amber(0, 1)
	tb.Amber(1, 2)
}

func TestPoisedStrike(t *testing.T) {
	poised := list{{ID: "ember-imp", Marks: keyforge.Exhausted, Attached: ids("poised-strike")}, {ID: "drumble", Marks: keyforge.Exhausted}}
	tb := duel(t, side{Line: poised, Deck: many(9, "fear")}, side{}, card.Dis)
	tb.EndTurn() // each card readies by itself (K29.3)
	for tb.Question().Purpose == keyforge.ForReadying {
		tb.Pick("drumble")
	}
	tb.InZone(card.Discard, "ember-imp", "poised-strike")
	tb.InZone(card.Battleline, "drumble")
	tb = duel(t, side{Line: list{{ID: "ember-imp", Attached: ids("poised-strike")}}}, side{}, card.Dis)
	tb.EndTurn() // it is ready, and nobody readies it
	tb.InZone(card.Battleline, "ember-imp")
	tb = duel(t, side{Hand: ids("poised-strike")}, side{Line: ids("troll", "krump"), Deck: many(9, "punch")}, card.Dis)
	tb.Play("poised-strike")
	tb.Pick("troll")
	tb.EndTurn()
	tb.Reap("troll")
	tb.Reap("krump")
	tb.EndTurn()
	for tb.Question().Purpose == keyforge.ForReadying {
		tb.Pick("krump")
	}
	tb.InZone(card.Discard, "troll")
	tb.InZone(card.Battleline, "krump")
}

func TestCarrionWyrm(t *testing.T) {
	tb := duel(t, side{Line: ids("carrion-wyrm", "ember-imp")}, side{Line: ids("troll", "krump")}, card.Dis)
	tb.Reap("carrion-wyrm")
	tb.Offers("troll", "krump")
	tb.Pick("troll")
	tb.InZone(card.Discard, "troll")
	tb = duel(t, side{Hand: ids("carrion-wyrm"), Line: ids("ember-imp")}, side{Line: ids("troll", "krump"), Deck: ids("mother")}, card.Dis)
	tb.Discard("carrion-wyrm")
	tb.Pick("krump")
	assert.Equal(t, []string{"krump", "mother"}, tb.Pile(1, card.Deck))
}

func TestChasmVespid(t *testing.T) {
	tb := duel(t, side{Line: ids("chasm-vespid")}, side{Line: ids("troll", "krump", "mother")}, card.Dis)
	tb.Fight("chasm-vespid", "krump")
	tb.InZone(card.Battleline, "chasm-vespid")
	tb.Damage("troll", 1)
	tb.Damage("krump", 1)
	tb.Damage("mother", 1)
}

func TestEddyOfDis(t *testing.T) {
	tb := duel(t, side{Hand: ids("eddy-of-dis", "fear")}, side{Hand: ids("troll")}, card.Dis)
	tb.Play("eddy-of-dis")
	tb.InZone(card.Deck, "troll")
	tb.InZone(card.Hand, "fear")
	tb = duel(t, side{Hand: ids("eddy-of-dis")}, side{}, card.Dis)
	tb.Play("eddy-of-dis") // an empty hand
	tb.InZone(card.Discard, "eddy-of-dis")
}

func TestHamstrung(t *testing.T) {
	for _, c := range []struct {
		whom int
		top  string
		to   card.Zone
	}{{0, "troll", card.Purged}, {1, "krump", card.Purged}, {1, "fear", card.Discard}} {
		first, second := side{Hand: ids("hamstrung"), Deck: ids("mother")}, side{Deck: ids("dextre")}
		if c.whom == 0 {
			first.Deck = ids(c.top, "mother")
		} else {
			second.Deck = ids(c.top, "dextre")
		}
		tb := duel(t, first, second, card.Dis)
		tb.Play("hamstrung")
		tb.Choose(c.whom)
		tb.InZone(c.to, c.top)
		tb.InZone(card.Deck, "mother", "dextre")
	}
}

func TestParasiticArachnoid(t *testing.T) {
	tb := duel(t, side{Line: ids("parasitic-arachnoid"), Amber: 4}, side{Line: ids("troll", "krump"), Amber: 4}, card.Dis)
	tb.Fight("parasitic-arachnoid", "troll")
	tb.Offers("troll", "krump")
	tb.Pick("krump")
	tb.AmberOn("krump", 1)
	tb.Amber(0, 4)
	tb.Amber(1, 3)
}

func TestPiedViper(t *testing.T) {
	for _, c := range []struct {
		friends list
		taken   bool
	}{{ids("pied-viper"), true}, {ids("pied-viper", "ember-imp"), false}} {
		tb := duel(t, side{Line: ids("troll", "krump")}, side{Line: c.friends}, card.Brobnar)
		tb.Reap("krump")
		if c.taken { // to either flank
			tb.Right()
			tb.Line(1, "pied-viper", "krump")
			tb.Line(0, "troll")
		} else {
			tb.Line(0, "troll", "krump")
		}
	}
	tb := duel(t, side{Line: ids("pied-viper")}, side{Line: ids("troll", "krump")}, card.Dis)
	tb.Reap("pied-viper") // not an enemy
	tb.Line(1, "troll", "krump")
}

func TestSkorpeon(t *testing.T) {
	tb := duel(t, side{Line: ids("ember-imp", "skorpeon", "drumble", "troll")}, side{Line: ids("krump", "smaaash")}, card.Dis)
	tb.Reap("skorpeon")
	tb.Offers("krump", "smaaash")
	tb.Pick("krump")
	tb.Pick("smaaash")
	tb.Damage("krump", 2)
	tb.Damage("smaaash", 2)
	tb = duel(t, side{Line: ids("skorpeon", "troll", "drumble")}, side{Line: ids("krump")}, card.Dis)
	tb.Reap("skorpeon") // no neighbor of the house
	tb.Damage("krump", 0)
}

func TestStrug(t *testing.T) {
	tb := duel(t, side{Hand: ids("strug")}, side{Line: ids("troll"), Amber: 3}, card.Dis)
	tb.Play("strug")
	tb.Amber(1, 2)
	tb = duel(t, side{Line: ids("strug"), Amber: 2}, side{Line: ids("troll"), Amber: 3}, card.Dis)
	tb.Fight("strug", "troll")
	tb.Amber(1, 2)
	tb.Amber(0, 2)
}

func TestTraumaticEcho(t *testing.T) {
	opponent := side{Hand: ids("troll", "krump", "punch")}
	for _, c := range []struct{ purged, barred, played string }{{"mother", "krump", "punch"}, {"fear", "punch", "krump"}} {
		tb := duel(t, side{Hand: ids("traumatic-echo"), Discard: ids("mother", "fear")}, opponent, card.Dis)
		tb.Play("traumatic-echo")
		tb.Pick(c.purged)
		tb.InZone(card.Purged, c.purged)
		tb.EndTurn()
		tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card(c.barred)}, keyforge.NotPlayable)
		tb.Play(c.played)
		tb.EndTurn()
	}
	tb := duel(t, side{Hand: ids("traumatic-echo")}, opponent, card.Dis)
	tb.Play("traumatic-echo") // nothing to purge
	tb.EndTurn()
	tb.Play("troll")
}

func TestRelativityImp(t *testing.T) {
	for _, c := range []struct{ amber, keys, left int }{{20, 2, 8}, {11, 1, 5}} {
		tb := duel(t, side{}, side{Amber: c.amber, Line: ids("relativity-imp")}, card.Brobnar)
		tb.EndTurn()
		for tb.Question().Kind != keyforge.AskMain {
			if tb.Question().Kind == keyforge.AskYesNo {
				tb.Yes()
			} else { // which key
				tb.Choose(bits.OnesCount8(tb.Player(1).ForgedNow))
			}
		}
		tb.Keys(1, c.keys)
		tb.Amber(1, c.left)
	}
}
