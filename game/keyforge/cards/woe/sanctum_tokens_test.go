package woe_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

func TestBatarielOfTheGrey(t *testing.T) {
	line := exhaustedLine(tokenLine(2, "batariel-of-the-grey", "bulwark"))
	line[2].Marks = 0
	tb := duel(t, side{Token: "disciple", Line: line}, side{Token: "disciple", Line: exhaustedLine(tokenLine(1, "troll"))}, card.Sanctum)
	tb.Reap("batariel-of-the-grey")
	for _, name := range []string{"0:disciple#1", "0:disciple#2", "1:disciple"} { // of either side
		tb.Unmarked(name, keyforge.Exhausted)
	}
	for _, name := range []string{"bulwark", "batariel-of-the-grey", "troll"} {
		tb.Marked(name, keyforge.Exhausted)
	}
	tb = duel(t, side{Token: "squire", Line: append(exhaustedLine(tokenLine(1)), ids("batariel-of-the-grey")...)}, side{}, card.Sanctum)
	tb.Reap("batariel-of-the-grey")
	tb.Marked("squire", keyforge.Exhausted)
}

func TestHaloOfEnlightenment(t *testing.T) {
	t.Run("as long as there is a token creature", func(t *testing.T) {
		tb := duel(t, side{Token: "grunt", Line: tokenLine(1, "troll", "valdr")},
			side{Token: "defender", Line: append(tokenLine(1), keyforge.CardPosition{ID: "francus", Attached: ids("halo-of-enlightenment")})},
			card.Brobnar)
		tb.Fight("troll") // nothing else can be attacked
		tb.Line(1, "francus")
		tb.Fight("valdr") // the opponent's tokens do not count
		tb.InZone(card.Discard, "francus", "halo-of-enlightenment")
	})
	t.Run("it is the controller of the creature who must have one", func(t *testing.T) {
		enemy := list{{ID: "francus", Attached: list{{ID: "halo-of-enlightenment", Foreign: true}}}}
		tb := duel(t, side{Token: "grunt", Line: tokenLine(1, "troll")}, side{Token: "defender", Line: enemy}, card.Brobnar)
		tb.Fight("troll")
		tb.InZone(card.Discard, "francus")
	})
	t.Run("makes one", func(t *testing.T) {
		tb := duel(t, side{Token: "defender", Hand: ids("halo-of-enlightenment"), Line: ids("francus"), Deck: ids("fear")}, side{}, card.Sanctum)
		tb.Play("halo-of-enlightenment")
		tb.Right()
		tb.Line(0, "francus", "defender")
	})
}

func TestRenewedLife(t *testing.T) {
	life := side{Token: "squire", Hand: ids("renewed-life"), Deck: ids("fear", "anger", "punch", "zorg")}
	tb := duel(t, life, side{Line: list{{ID: "troll", Damage: 3}, {ID: "mother", Damage: 1}}}, card.Sanctum)
	tb.Play("renewed-life")
	tb.Pick("troll")
	tb.Left()
	tb.Left()
	tb.Line(0, "squire", "squire", "squire")
	tb.Damage("troll", 0)
	tb.Damage("mother", 1)
	tb = duel(t, life, side{Line: ids("troll")}, card.Sanctum)
	tb.Play("renewed-life")
	tb.Line(0)
}

func TestZephonTheOpulent(t *testing.T) {
	t.Run("needs two tokens of your own", func(t *testing.T) {
		tb := duel(t, side{Token: "squire", Line: tokenLine(1, "zephon-the-opulent")}, side{Token: "squire", Line: tokenLine(2)}, card.Sanctum)
		tb.Refused(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card("zephon-the-opulent")}, keyforge.CannotBeUsed)
		tb = duel(t, side{Token: "squire", Line: tokenLine(2, "zephon-the-opulent")}, side{}, card.Sanctum)
		tb.Reap("zephon-the-opulent")
		tb.Amber(0, 3)
	})
	t.Run("makes two", func(t *testing.T) {
		tb := duel(t, side{Token: "squire", Hand: ids("zephon-the-opulent"), Deck: ids("fear", "anger", "punch")}, side{}, card.Sanctum)
		tb.Play("zephon-the-opulent")
		tb.Left()
		tb.Right()
		tb.Line(0, "squire", "zephon-the-opulent", "squire")
	})
}

func TestGreyAbbess(t *testing.T) {
	tb := duel(t, side{Token: "defender", Hand: ids("grey-abbess"), Line: ids("troll"), Deck: ids("fear", "anger")},
		side{Token: "defender", Line: tokenLine(1)}, card.Sanctum)
	tb.Play("grey-abbess")
	tb.Left()
	tb.Left()
	tb.Line(0, "defender", "grey-abbess", "troll")
	for name, armor := range map[string]int{"0:defender": 2, "grey-abbess": 1, "troll": 0, "1:defender": 1} {
		assert.Equal(t, armor, tb.Armor(tb.Card(name)), name)
	}
}

func TestKaterinaTheSummoner(t *testing.T) {
	tb := duel(t, side{Token: "squire", Hand: ids("katerina-the-summoner")}, side{Amber: 3}, card.Sanctum)
	tb.Play("katerina-the-summoner")
	tb.AmberOn("katerina-the-summoner", 1)
	for amber, line := range [][]string{{}, {"squire"}, {"squire", "squire"}} {
		tb = duel(t, side{Token: "squire", Line: list{{ID: "katerina-the-summoner", Amber: amber}}, Deck: ids("fear", "anger", "punch")},
			side{Line: ids("troll")}, card.Sanctum)
		tb.Fight("katerina-the-summoner")
		for range amber { // she is in the line still
			tb.Left()
		}
		tb.Line(0, line...)
		tb.Amber(1, amber)
	}
	tb = duel(t, side{Line: ids("katerina-the-summoner")}, side{Amber: 3}, card.Sanctum)
	tb.Reap("katerina-the-summoner")
	tb.AmberOn("katerina-the-summoner", 1)
	tb.Amber(1, 2)
}

// How many Knights there are is counted before the tokens come, which are Knights too.
func TestSquireRecruitment(t *testing.T) {
	tb := duel(t, side{Token: "defender", Hand: ids("squire-recruitment"), Line: tokenLine(1, "troll", "bulwark"), Deck: many(5, "fear")},
		side{Line: ids("bulwark")}, card.Sanctum)
	tb.Play("squire-recruitment")
	tb.Left()
	tb.Left()
	tb.Line(0, "defender", "defender", "defender", "troll", "bulwark")
	tb = duel(t, side{Token: "defender", Hand: ids("squire-recruitment"), Line: ids("troll"), Deck: ids("fear")}, side{}, card.Sanctum)
	tb.Play("squire-recruitment")
	tb.Line(0, "troll")
}

func TestBattlefieldEvangelist(t *testing.T) {
	for enemy, line := range map[string][]string{"dust-imp": {"battlefield-evangelist", "squire"}, "troll": {}} {
		tb := duel(t, side{Token: "squire", Line: ids("battlefield-evangelist"), Deck: ids("fear")}, side{Line: ids(enemy)}, card.Sanctum)
		tb.Fight("battlefield-evangelist")
		if len(line) > 0 {
			tb.Right()
		}
		tb.Line(0, line...)
	}
}

func TestMembershipDrive(t *testing.T) {
	drive := side{Token: "squire", Hand: ids("membership-drive"), Line: tokenLine(1, "troll"), Deck: ids("fear")}
	tb := duel(t, drive, side{Token: "grunt", Line: tokenLine(3)}, card.Sanctum)
	tb.Play("membership-drive")
	tb.Right()
	tb.Amber(0, 2)
	drive.Deck = nil
	tb = duel(t, drive, side{}, card.Sanctum) // none can be made, but one is there
	tb.Play("membership-drive")
	tb.Amber(0, 1)
}

func TestMuster(t *testing.T) {
	for amber, to := range map[int]card.Zone{3: card.Archives, 2: card.Discard, 1: card.Discard} {
		tb := duel(t, side{Token: "squire", Hand: ids("muster"), Deck: ids("fear"), Amber: 2}, side{Amber: amber}, card.Sanctum)
		tb.Play("muster")
		tb.Line(0, "squire")
		tb.InZone(to, "muster")
	}
	t.Run("what the token does comes first", func(t *testing.T) {
		tb := duel(t, side{Token: "cleric", Hand: ids("muster"), Deck: ids("fear"), Amber: 2}, side{Amber: 3}, card.Sanctum)
		tb.Play("muster")
		tb.AmberOn("cleric", 1)
		tb.InZone(card.Discard, "muster")
	})
}

func TestRequestDonations(t *testing.T) {
	donations := side{Token: "squire", Hand: ids("request-donations"), Line: ids("troll"), Deck: ids("fear")}
	tb := duel(t, donations, side{Amber: 3}, card.Sanctum)
	tb.Play("request-donations")
	tb.Right()
	tb.AmberOn("squire", 2)
	tb.AmberOn("troll", 0)
	tb.Amber(1, 1)
	donations.Deck = nil
	tb = duel(t, donations, side{Amber: 3}, card.Sanctum)
	tb.Play("request-donations")
	tb.AmberOn("troll", 0)
	tb.Amber(1, 3)
}

func TestDisciple(t *testing.T) {
	tb := duel(t, side{Token: "disciple", Line: append(tokenLine(2, "revered-monk"), tokenLine(1, "troll")...)}, side{}, card.Sanctum)
	tb.Line(0, "disciple", "disciple", "revered-monk", "disciple", "troll")
	for i, monks := range []int{1, 2, 1} {
		name := "disciple#" + string(rune('1'+i))
		tb.PowerIs(name, 1+monks)
		assert.Equal(t, monks, tb.Armor(tb.Card(name)), name)
	}
	tb = duel(t, side{Token: "disciple", Line: tokenLine(1, "troll")}, side{}, card.Sanctum)
	tb.PowerIs("disciple", 1)
	assert.Zero(t, tb.Armor(tb.Card("disciple")))
}

func TestCleric(t *testing.T) {
	tb := duel(t, side{Token: "cleric", Hand: ids("battlefield-evangelist", "membership-drive"), Deck: ids("fear")},
		side{Amber: 2}, card.Sanctum)
	tb.Play("battlefield-evangelist")
	tb.Amber(1, 2) // another creature
	tb.Play("membership-drive")
	tb.Right()
	tb.AmberOn("cleric", 1)
	tb.Amber(1, 1)
}

func TestDefenderAndSquire(t *testing.T) {
	tb := duel(t, side{Line: ids("troll")}, side{Token: "squire", Line: tokenLine(1, "mother", "zorg")}, card.Brobnar)
	tb.Fight("troll")
	tb.Offers("squire", "zorg") // taunt shields the neighbor
	tb.Pick("squire")
	tb.Damage("troll", 2)
	tb.InZone(card.Discard, "krump")
	tb = duel(t, side{Line: ids("troll")}, side{Token: "defender", Line: tokenLine(1, "mother")}, card.Brobnar)
	assert.Equal(t, 1, tb.Armor(tb.Card("defender")))
	tb.PowerIs("defender", 2)
	tb.Fight("troll")
	tb.Offers("defender", "mother")
	tb.Pick("mother")
}
