package woe_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

func TestNautilixian(t *testing.T) {
	t.Run("is used only after a friendly Mars creature", func(t *testing.T) {
		tb := duel(t, side{Line: ids("nautilixian", "zorg", "tunk")}, side{Line: ids("pitlord")}, card.Mars)
		reap := keyforge.Command{Verb: keyforge.Reap, Card: tb.Card("nautilixian")}
		tb.Refused(reap, keyforge.CannotBeUsed)
		tb.Reap("zorg")
		tb.Reap("nautilixian")
		tb.EndTurn()
		tb.EndTurn()
		tb.Refused(reap, keyforge.CannotBeUsed) // what was used on another turn does not count
	})
	t.Run("also after one that did not survive", func(t *testing.T) {
		tb := duel(t, side{Line: ids("nautilixian", "blypyp")}, side{Line: ids("troll")}, card.Mars)
		tb.Fight("blypyp")
		tb.InZone(card.Discard, "blypyp")
		tb.Fight("nautilixian")
		tb.InZone(card.Discard, "troll")
	})
	t.Run("not after a creature of another house, nor after an artifact", func(t *testing.T) {
		tb := duel(t, side{Line: ids("nautilixian", "crash-muldoon"), Artifacts: ids("sniffer")}, side{}, card.Mars)
		tb.Act("sniffer")
		tb.Refused(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card("nautilixian")}, keyforge.CannotBeUsed)
		tb = duel(t, side{Line: list{{ID: "nautilixian", House: card.StarAlliance}, {ID: "crash-muldoon"}}}, side{}, card.StarAlliance)
		tb.Reap("crash-muldoon")
		tb.Refused(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card("nautilixian")}, keyforge.CannotBeUsed)
	})
	t.Run("protects friendly Pilots", func(t *testing.T) {
		tb := duel(t, side{Line: ids("nautilixian", "red-aeronaut", "blypyp"), Hand: ids("kaboom")}, side{Line: ids("green-aeronaut")}, card.Mars)
		tb.Play("kaboom") // archives those of Mars, invulnerable or not
		tb.InZone(card.Archives, "nautilixian", "red-aeronaut", "green-aeronaut")
		tb = duel(t, side{Line: ids("nautilixian", "crash-muldoon", "blypyp")}, side{Line: ids("green-aeronaut"), Hand: ids("gateway-to-dis")},
			card.Mars)
		tb.EndTurn()
		tb.House(card.Dis)
		tb.Play("gateway-to-dis")
		tb.Line(0, "crash-muldoon")
		tb.Line(1)
	})
}

func TestGreenAeronaut(t *testing.T) {
	tb := duel(t, side{Line: ids("green-aeronaut", "nautilixian", "zorg")}, side{Line: ids("troll", "pitlord", "krump", "dodger")}, card.Mars)
	tb.Act("green-aeronaut")
	tb.Fight("nautilixian", "pitlord")
	tb.Damage("troll", 3)
	tb.Damage("krump", 3)
	tb.Damage("dodger", 0)
	assert.Equal(t, 3, tb.KeywordNumber(tb.Card("nautilixian"), card.SplashAttack))
	assert.Zero(t, tb.KeywordNumber(tb.Card("zorg"), card.SplashAttack))
	tb.EndTurn()
	assert.Zero(t, tb.KeywordNumber(tb.Card("nautilixian"), card.SplashAttack))
	tb = duel(t, side{Line: ids("green-aeronaut", "zorg")}, side{Line: ids("nautilixian")}, card.Mars)
	tb.Act("green-aeronaut") // an enemy one is none
	assert.Zero(t, tb.KeywordNumber(tb.Card("nautilixian"), card.SplashAttack))
}

func TestPurpleAeronaut(t *testing.T) {
	crew := ids("purple-aeronaut", "red-aeronaut", "green-aeronaut", "white-aeronaut", "nautilixian", "zorg")
	tb := duel(t, side{Line: crew}, side{Line: ids("troll", "krump")}, card.Mars)
	for _, id := range []string{"purple-aeronaut", "zorg", "red-aeronaut", "green-aeronaut"} {
		tb.Reap(id)
	}
	tb.Reap("white-aeronaut") // the fourth Pilot
	tb.Fight("nautilixian", "troll")
	tb.Line(1)
	tb.Line(0, "purple-aeronaut", "red-aeronaut", "green-aeronaut", "white-aeronaut", "nautilixian", "zorg")

	tb = duel(t, side{Line: crew}, side{Line: ids("troll", "krump")}, card.Mars)
	for _, id := range []string{"purple-aeronaut", "red-aeronaut", "green-aeronaut", "zorg"} {
		tb.Reap(id) // only three
	}
	tb.Fight("nautilixian", "troll")
	tb.Line(1, "troll", "krump")
	tb.EndTurn()
	tb.EndTurn()
	tb.Reap("white-aeronaut") // the fourth in two turns
	tb.Fight("nautilixian", "krump")
	tb.Line(1, "troll")
}

func TestRedAeronaut(t *testing.T) {
	t.Run("fetches a Nautilixian from the deck or the discard pile", func(t *testing.T) {
		for _, from := range []side{{Deck: ids("zorg", "nautilixian")}, {Deck: ids("zorg"), Discard: ids("nautilixian")}} {
			from.Hand = ids("red-aeronaut")
			tb := duel(t, from, side{}, card.Mars)
			tb.Play("red-aeronaut")
			tb.Offers("nautilixian")
			tb.Pick("nautilixian")
			tb.Right()
			tb.Line(0, "red-aeronaut", "nautilixian")
			tb.Marked("nautilixian", keyforge.Exhausted)
			assert.Equal(t, []string{"zorg"}, tb.Pile(0, card.Deck))
			assert.Equal(t, 1, tb.Happened(keyforge.Shuffled))
		}
	})
	t.Run("need not find one, and finds nothing else", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("red-aeronaut"), Deck: ids("nautilixian", "zorg")}, side{}, card.Mars)
		tb.Play("red-aeronaut")
		tb.Finish()
		tb.Line(0, "red-aeronaut")
		tb = duel(t, side{Hand: ids("red-aeronaut"), Deck: ids("zorg")}, side{Discard: ids("nautilixian")}, card.Mars)
		tb.Play("red-aeronaut")
		tb.Line(0, "red-aeronaut")
	})
	t.Run("makes it stronger for a turn", func(t *testing.T) {
		tb := duel(t, side{Line: ids("red-aeronaut", "nautilixian", "zorg")}, side{}, card.Mars)
		tb.Act("red-aeronaut")
		tb.PowerIs("nautilixian", 11)
		tb.PowerIs("zorg", 7)
		tb.EndTurn()
		tb.PowerIs("nautilixian", 6)
	})
}

func TestWhiteAeronaut(t *testing.T) {
	tb := duel(t, side{Line: list{{ID: "white-aeronaut"}, {ID: "nautilixian", Damage: 5}, {ID: "zorg", Damage: 2}}}, side{}, card.Mars)
	tb.Act("white-aeronaut")
	tb.Marked("nautilixian", keyforge.Warded)
	tb.Damage("nautilixian", 0)
	tb.Damage("zorg", 2)
}

func TestREvolution(t *testing.T) {
	line := list{{ID: "zorg", Attached: ids("r-evolution")}, {ID: "zorg"}, {ID: "tunk"}}
	tb := duel(t, side{Line: line}, side{Line: ids("troll", "zorg")}, card.Mars)
	tb.Reap("0:zorg#2")
	tb.Offers("troll", "1:zorg")
	tb.Pick("troll")
	tb.Damage("troll", 2)
	tb.Reap("0:zorg#1")
	tb.Pick("troll")
	tb.Damage("troll", 4)
	tb.Reap("tunk") // another name
	tb.Damage("troll", 4)
	tb.EndTurn()
	tb.House(card.Mars)
	tb.Reap("1:zorg") // an enemy copy gains it too, and its own enemies are hit
	tb.Offers("0:zorg#1", "0:zorg#2", "tunk")
	tb.Pick("tunk")
	tb.Damage("tunk", 1)
}

func TestSuspendedAnimation(t *testing.T) {
	foe := side{Line: list{{ID: "troll", Damage: 1}, {ID: "krump"}, {ID: "dodger", Damage: 2}}}
	tb := duel(t, side{Hand: ids("suspended-animation"), Line: list{{ID: "zorg", Damage: 1}}}, foe, card.Mars)
	tb.Play("suspended-animation")
	tb.Offers("troll", "dodger")
	tb.Pick("troll")
	assert.Equal(t, []string{"troll"}, tb.Pile(0, card.Archives))
	tb.Marked("troll", keyforge.ToOwner)
	tb = duel(t, side{Hand: ids("suspended-animation")}, side{Line: ids("krump")}, card.Mars)
	tb.Play("suspended-animation")
	tb.Line(1, "krump")
}

func TestYxlTheIronCaptain(t *testing.T) {
	crew := side{Hand: ids("yxl-the-iron-captain"), Line: ids("ironyx-rebel", "zorg")}
	tb := duel(t, crew, side{Amber: 5, Line: ids("revo-hooligans")}, card.Mars)
	tb.Play("yxl-the-iron-captain")
	tb.Left()
	for id, n := range map[string]int{"yxl-the-iron-captain": 2, "ironyx-rebel": 2, "zorg": 0, "revo-hooligans": 0} {
		tb.AmberOn(id, n)
	}
	tb.Amber(1, 1)
}

func TestGeneticBlast(t *testing.T) {
	begin := side{Hand: ids("genetic-blast"), Line: ids("zorg", "troll")}
	tb := duel(t, begin, side{Line: ids("troll", "krump")}, card.Mars)
	tb.Play("genetic-blast")
	tb.Offers("zorg", "0:troll", "1:troll", "krump")
	tb.Pick("1:troll")
	for id, n := range map[string]int{"0:troll": 2, "1:troll": 2, "zorg": 0, "krump": 0} {
		tb.Damage(id, n)
	}
	tb = duel(t, begin, side{Line: list{{ID: "blypyp", Marks: keyforge.Warded}, {ID: "blypyp"}}}, card.Mars)
	tb.Play("genetic-blast")
	tb.Pick("blypyp#1")
	tb.Line(1, "blypyp")
	tb.Unmarked("blypyp#1", keyforge.Warded)
}

func TestMyxTheTallminded(t *testing.T) {
	tb := duel(t, side{Line: ids("myx-the-tallminded", "zorg", "troll")}, side{Line: ids("tunk")}, card.Mars)
	assert.Equal(t, 8, tb.KeyCost(1))
	assert.Equal(t, 6, tb.KeyCost(0))
}

func TestYxlixMesmerist(t *testing.T) {
	for who, left := range map[string][2]int{"krump": {3, 1}, "zorg": {2, 2}} {
		tb := duel(t, side{Amber: 3, Line: ids("yxlix-mesmerist", "zorg")}, side{Amber: 2, Line: ids("krump")}, card.Mars)
		tb.Act("yxlix-mesmerist")
		tb.Offers("yxlix-mesmerist", "zorg", "krump")
		tb.Pick(who)
		tb.AmberOn(who, 1)
		tb.Amber(0, left[0])
		tb.Amber(1, left[1])
	}
}
