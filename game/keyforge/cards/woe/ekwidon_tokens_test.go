package woe_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

func TestAvidCollecting(t *testing.T) {
	tb := duel(t, side{Token: "trader", Hand: ids("avid-collecting"), Line: append(gametest.FaceDown("fear", "punch"), ids("troll")...)},
		side{Token: "diplomat", Line: gametest.FaceDown("fear")}, card.Ekwidon)
	tb.Play("avid-collecting")
	tb.Amber(0, 1)
	tb.Offers("trader#1", "trader#2")
	tb.Must()
	tb.Pick("trader#2")
	assert.Equal(t, []string{"punch"}, tb.Pile(0, card.Hand))
	tb.Line(0, "trader", "troll")
	tb.Line(1, "diplomat")

	tb = duel(t, side{Hand: ids("avid-collecting"), Line: ids("troll")}, side{}, card.Ekwidon)
	tb.Play("avid-collecting")
	tb.Line(0, "troll")
}

// A shell that is not friendly, or not of that name, keeps its power and abilities.
func TestMolluscaller(t *testing.T) {
	tb := duel(t, side{Token: "strange-shell", Line: append(gametest.FaceDown("fear"), ids("molluscaller", "mother")...)},
		side{Token: "strange-shell", Line: gametest.FaceDown("fear")}, card.Ekwidon)
	shell := keyforge.Command{Verb: keyforge.Reap, Card: tb.Card("0:strange-shell")}
	tb.Refused(shell, keyforge.CannotReap)
	tb.Reap("molluscaller")
	tb.PowerIs("0:strange-shell", 4)
	tb.PowerIs("1:strange-shell", 1)
	tb.PowerIs("mother", 5)
	tb.Refused(keyforge.Command{Verb: keyforge.UseAction, Card: shell.Card}, keyforge.NoAction)
	tb.Do(shell)
	tb.Amber(0, 2)
	tb.EndTurn()
	tb.House(card.Ekwidon)
	tb.PowerIs("0:strange-shell", 1)
	tb.EndTurn()
	tb.House(card.Ekwidon)
	tb.Refused(shell, keyforge.CannotReap)
}

// The token creature just made makes the key cheaper too.
func TestTokenOfAppreciation(t *testing.T) {
	for amber, keys := range map[int]int{10: 1, 9: 0} {
		tb := duel(t, side{Token: "prospector", Hand: ids("token-of-appreciation"), Amber: amber, Deck: ids("fear"),
			Line: append(gametest.FaceDown("fear", "punch"), ids("troll")...)}, side{Token: "trader", Line: gametest.FaceDown("fear")}, card.Ekwidon)
		tb.Play("token-of-appreciation")
		tb.Left()
		tb.Line(0, "prospector", "prospector", "prospector", "troll")
		if keys > 0 {
			tb.Asks(keyforge.AskKey, keyforge.ForForge, 0)
			tb.Choose(0)
		}
		tb.Keys(0, keys)
		tb.Amber(0, amber-10*keys)
	}
}

func TestTouristTrap(t *testing.T) {
	tb := duel(t, side{Token: "trader", Hand: ids("tourist-trap"), Deck: ids("fear")}, side{}, card.Ekwidon)
	tb.Play("tourist-trap")
	tb.Line(0, "trader")

	trap := side{Token: "trader", Artifacts: ids("tourist-trap"), Line: append(gametest.FaceDown("fear"), ids("mother")...)}
	tb = duel(t, trap, side{Token: "diplomat", Line: append(ids("krump"), gametest.FaceDown("punch")...)}, card.Ekwidon)
	tb.Act("tourist-trap")
	tb.Offers("krump", "diplomat")
	tb.Pick("krump")
	tb.Line(0, "krump", "mother")
	tb.Line(1, "trader", "diplomat")

	tb = duel(t, trap, side{}, card.Ekwidon) // nobody to swap with
	tb.Act("tourist-trap")
	tb.Line(0, "trader", "mother")

	trap.Line = ids("mother")
	tb = duel(t, trap, side{Line: ids("krump")}, card.Ekwidon)
	tb.Act("tourist-trap")
	tb.Line(0, "mother")
}

func TestExchangeProgram(t *testing.T) {
	mine := side{Hand: ids("exchange-program"), Line: list{{ID: "mother", Amber: 1, Damage: 2}, {ID: "bumpsy"}, {ID: "troll"}}}
	tb := duel(t, mine, side{Line: ids("dust-pixie", "pelf", "krump")}, card.Ekwidon)
	tb.Play("exchange-program")
	tb.Amber(0, 1)
	tb.Offers("mother", "troll")
	tb.Pick("mother")
	tb.Offers("dust-pixie", "krump")
	tb.Pick("krump")
	tb.Line(0, "krump", "bumpsy", "troll")
	tb.Line(1, "dust-pixie", "pelf", "mother")
	tb.AmberOn("mother", 1)
	tb.Damage("mother", 2)

	tb = duel(t, mine, side{}, card.Ekwidon)
	tb.Play("exchange-program")
	tb.Pick("mother")
	tb.Line(0, "mother", "bumpsy", "troll")
}

func TestExoShellSystem(t *testing.T) {
	tb := duel(t, side{Token: "trader", Hand: ids("exo-shell-system"), Line: ids("troll"), Deck: ids("fear")},
		side{Token: "prospector", Line: gametest.FaceDown("fear")}, card.Ekwidon)
	tb.Play("exo-shell-system")
	tb.Left()
	tb.Line(0, "trader", "troll")
	v := tb.View(0)
	for id, elusive := range map[string]bool{"trader": true, "troll": false, "prospector": false} {
		assert.Equal(t, elusive, v.Cards[tb.Card(id)].Keywords[card.Elusive] > 0, id)
	}
}

// It becomes a token creature where it stands, or is discarded without one (K26.4).
func TestGezdrutyoTheArcane(t *testing.T) {
	arcane := side{Token: "diplomat", Line: ids("troll", "gĕzdrutyŏ-the-arcane", "mother")}
	tb := duel(t, arcane, side{Amber: 3}, card.Ekwidon)
	tb.Act("gĕzdrutyŏ-the-arcane")
	tb.Amber(0, 2)
	tb.Amber(1, 1)
	tb.Line(0, "troll", "diplomat", "mother")
	tb.PowerIs("diplomat", 1)
	tb.Marked("diplomat", keyforge.Exhausted)

	arcane.Token = ""
	tb = duel(t, arcane, side{Token: "trader"}, card.Ekwidon)
	tb.Act("gĕzdrutyŏ-the-arcane")
	tb.Amber(0, 0)
	tb.Line(0, "troll", "mother")
	tb.InZone(card.Discard, "gĕzdrutyŏ-the-arcane")
}

// Each player decides on their own turn.
func TestGezrahiBlacksmith(t *testing.T) {
	for option, line := range [][]string{{"trader"}, nil} {
		tb := duel(t, side{Token: "diplomat", Line: ids("gezrăhi-blacksmith"),
			Deck: ids("mother", "fear", "fear", "fear", "fear", "fear", "troll")},
			side{Token: "trader", Deck: ids("punch", "fear", "fear", "fear", "fear", "fear", "fear", "fear", "fear")}, card.Ekwidon)
		tb.EndTurn()
		tb.Asks(keyforge.AskOption, keyforge.ForEffect, 1)
		tb.Choose(option)
		tb.Line(1, line...)
		assert.Equal(t, option == 1, len(tb.Pile(1, card.Hand)) == 1)
		tb.EndTurn()
		tb.Asks(keyforge.AskOption, keyforge.ForEffect, 0)
		tb.Choose(0)
		tb.Left()
		tb.Line(0, "diplomat", "gezrăhi-blacksmith")
		tb.LeaveOpen()
	}
}

func TestMarketCrash(t *testing.T) {
	tb := duel(t, side{Token: "trader", Hand: ids("market-crash"), Line: append(gametest.FaceDown("troll"), ids("mother")...)},
		side{Token: "diplomat", Line: append(gametest.FaceDown("fear"), ids("troll", "dust-pixie")...)}, card.Ekwidon)
	tb.Play("market-crash")
	tb.Line(0, "trader")
	tb.Line(1, "diplomat")
	assert.EqualValues(t, 2, tb.Player(0).Chains)
	assert.Zero(t, tb.Player(1).Chains)
}

func TestTyaArhiEsquire(t *testing.T) {
	for id, made := range map[string]bool{"tya-arhĭ-esquire": true, "mother": true, "trader": false, "krump": false} {
		tb := duel(t, side{Token: "trader", Hand: ids("forced-retirement"), Deck: ids("punch"),
			Line: append(gametest.FaceDown("fear"), ids("tya-arhĭ-esquire", "mother")...)},
			side{Token: "diplomat", Line: ids("krump"), Deck: ids("fear")}, card.Ekwidon)
		tb.Play("forced-retirement")
		tb.Pick(id)
		if made {
			tb.Right()
		}
		line := tb.Pile(0, card.Battleline)
		assert.Equal(t, made, len(line) == 3 && line[2] == "trader", "%s: %v", id, line)
		if id == "krump" {
			tb.Line(1)
		}
	}
}

func TestDthoshraRecruiter(t *testing.T) {
	tb := duel(t, side{Token: "trader", Line: ids("dthoshră-recruiter"), Deck: ids("punch")}, side{}, card.Ekwidon)
	tb.Reap("dthoshră-recruiter")
	tb.Left()
	tb.Line(0, "trader", "dthoshră-recruiter")
	tb.Marked("trader", keyforge.Exhausted)
}

func TestGeneralZaOrha(t *testing.T) {
	for keys := range 3 {
		tb := duel(t, side{Token: "trader", Hand: ids("general-ză-orhă"), Keys: 2, Deck: ids("punch", "fear", "fear")},
			side{Token: "diplomat", Keys: keys, Deck: ids("fear")}, card.Ekwidon)
		tb.Play("general-ză-orhă")
		for range keys {
			tb.Right()
		}
		assert.Len(t, tb.Pile(0, card.Battleline), 1+keys)
	}
}

func TestHireOn(t *testing.T) {
	for theirs, zone := range map[int]card.Zone{4: card.Archives, 3: card.Discard} {
		tb := duel(t, side{Token: "trader", Hand: ids("hire-on"), Amber: 2, Deck: ids("punch")}, side{Amber: theirs}, card.Ekwidon)
		tb.Play("hire-on")
		tb.Line(0, "trader")
		tb.InZone(zone, "hire-on")
	}
}

func TestOrnateTalkingTray(t *testing.T) {
	tb := duel(t, side{Token: "trader", Artifacts: ids("ornate-talking-tray"), Deck: ids("punch")}, side{}, card.Brobnar)
	tb.Omni("ornate-talking-tray")
	tb.InZone(card.Discard, "ornate-talking-tray")
	tb.Line(0, "trader")
}

func TestTheVisibleHand(t *testing.T) {
	tb := duel(t, side{Token: "trader", Hand: ids("the-visible-hand", "mother"), Deck: ids("punch", "fear", "krump")},
		side{Hand: ids("troll")}, card.Ekwidon)
	tb.Play("the-visible-hand")
	tb.Left()
	tb.Line(0, "trader", "trader")
	assert.True(t, tb.Knows(1, tb.Card("mother")))
	assert.False(t, tb.Knows(0, tb.Card("troll")))
	assert.Equal(t, []string{"krump"}, tb.Pile(0, card.Deck))
}

// Two cards that share a house, or nothing.
func TestShizyokuBuggy(t *testing.T) {
	buggy := side{Token: "trader", Artifacts: ids("shĭzyokŭ-buggy"), Hand: ids("fear", "punch", "troll"), Deck: ids("mother")}
	tb := duel(t, buggy, side{}, card.Ekwidon)
	tb.Act("shĭzyokŭ-buggy")
	tb.Pick("punch", "troll")
	tb.InZone(card.Discard, "punch", "troll")
	tb.Line(0, "trader")
	assert.Equal(t, []string{"fear"}, tb.Pile(0, card.Hand))

	tb = duel(t, buggy, side{}, card.Ekwidon)
	tb.Act("shĭzyokŭ-buggy")
	tb.Pick("punch", "fear")
	tb.InZone(card.Hand, "punch", "fear")
	assert.Equal(t, 2, tb.Happened(keyforge.Shown))
	tb.Line(0)

	buggy.Hand = ids("punch")
	tb = duel(t, buggy, side{}, card.Ekwidon)
	tb.Act("shĭzyokŭ-buggy")
	tb.InZone(card.Hand, "punch")
	tb.Line(0)
}

func TestStrangeShell(t *testing.T) {
	tb := duel(t, side{Token: "strange-shell", Line: gametest.FaceDown("fear")}, side{Line: ids("krump")}, card.Ekwidon)
	c := tb.Card("strange-shell")
	tb.Refused(keyforge.Command{Verb: keyforge.Reap, Card: c}, keyforge.CannotReap)
	tb.Refused(keyforge.Command{Verb: keyforge.Fight, Card: c}, keyforge.CannotFight)
	assert.EqualValues(t, 4, tb.View(0).Cards[c].Armor)
	tb.Act("strange-shell")
	assert.Equal(t, []string{"fear"}, tb.Pile(0, card.Hand))
}

func TestDiplomatTraderAndProspector(t *testing.T) {
	tb := duel(t, side{Token: "diplomat", Line: gametest.FaceDown("fear")}, side{Amber: 1}, card.Ekwidon)
	assert.EqualValues(t, 1, tb.View(0).Cards[tb.Card("diplomat")].Keywords[card.Elusive])
	tb.Reap("diplomat")
	tb.Amber(0, 2)
	tb.Amber(1, 2)

	tb = duel(t, side{Token: "trader", Line: gametest.FaceDown("fear")}, side{Amber: 2}, card.Ekwidon)
	tb.Act("trader")
	tb.Amber(0, 1)
	tb.Amber(1, 1)
	tb.InZone(card.Discard, "fear")

	tb = duel(t, side{Token: "prospector", Hand: ids("forced-retirement"), Line: gametest.FaceDown("fear"), Deck: ids("troll", "mother")},
		side{Deck: ids("krump")}, card.Ekwidon)
	tb.Play("forced-retirement")
	tb.InZone(card.Discard, "fear")
	assert.Equal(t, []string{"troll"}, tb.Pile(0, card.Hand))
}

// Every gain becomes token creatures: bonus icons, reaping, theft (Q87).
func TestStaffUp(t *testing.T) {
	tb := duel(t, side{Token: "prospector", Hand: ids("staff-up", "exchange-program"), Line: ids("gemcoat-vendor", "dthoshră-recruiter"),
		Deck: ids("fear", "punch", "krump", "troll")}, side{Amber: 2}, card.Ekwidon)
	tb.Play("staff-up")
	tb.Play("exchange-program") // an æmber icon
	tb.Right()
	tb.Line(0, "gemcoat-vendor", "dthoshră-recruiter", "prospector")
	tb.Pick("prospector")
	tb.Reap("dthoshră-recruiter")
	tb.Left()
	tb.Right()
	tb.Line(0, "prospector", "gemcoat-vendor", "dthoshră-recruiter", "prospector", "prospector")
	tb.Act("gemcoat-vendor")
	tb.Left()
	tb.Amber(0, 0)
	tb.Amber(1, 1)
	assert.Empty(t, tb.Pile(0, card.Deck))
}
