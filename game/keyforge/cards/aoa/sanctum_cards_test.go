package aoa_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

func TestLionBautrem(t *testing.T) {
	tb := duel(t, side{Hand: ids("lion-bautrem"), Line: ids("troll", "mother", "valdr")}, side{Line: ids("zorg")}, card.Sanctum)
	tb.Play("lion-bautrem")
	tb.Choose(1) // deploy
	tb.Line(0, "troll", "lion-bautrem", "mother", "valdr")
	for name, power := range map[string]int{"troll": 10, "mother": 7, "valdr": 6, "lion-bautrem": 4, "zorg": 7} {
		tb.PowerIs(name, power)
	}
}

func TestAbondTheArmorsmith(t *testing.T) {
	tb := duel(t, side{Line: ids("abond-the-armorsmith", "bulwark"), Hand: ids("virtuous-works")}, side{Line: ids("mother")}, card.Sanctum)
	armor := func(name string) int { return tb.Armor(tb.Card(name)) }
	assert.Equal(t, []int{2, 3, 0}, []int{armor("abond-the-armorsmith"), armor("bulwark"), armor("mother")}, "Bulwark gives 2")
	tb.Act("abond-the-armorsmith")
	assert.Equal(t, []int{2, 4, 0}, []int{armor("abond-the-armorsmith"), armor("bulwark"), armor("mother")})
	tb.EndTurn()
	assert.Equal(t, 3, armor("bulwark"))
	tb.LeaveOpen()
}

func TestKnightsThatCapture(t *testing.T) {
	tb := duel(t, side{Hand: ids("aubade-the-grim"), Line: ids("bordan-the-redeemed")}, side{Amber: 5}, card.Sanctum)
	tb.Play("aubade-the-grim")
	tb.Left()
	tb.AmberOn("aubade-the-grim", 3)
	tb.Act("bordan-the-redeemed")
	tb.AmberOn("bordan-the-redeemed", 2)
	tb.Amber(1, 0)
	tb = duel(t, side{Line: list{{ID: "aubade-the-grim", Amber: 3}, {ID: "bulwark", Amber: 1}}}, side{}, card.Sanctum)
	tb.Reap("aubade-the-grim")
	tb.AmberOn("aubade-the-grim", 2)
	tb.AmberOn("bulwark", 1)
	tb.Amber(0, 1)
	tb.Amber(1, 0)
}

func TestChalleTheSafeguardAndRothaisTheFierce(t *testing.T) {
	tb := duel(t, side{Line: ids("troll", "valdr")}, side{Line: ids("mother", "challe-the-safeguard", "zorg", "tunk",
		"rothais-the-fierce")}, card.Brobnar)
	assert.True(t, tb.HasKeyword(tb.Card("challe-the-safeguard"), card.Deploy))
	tb.Do(keyforge.Command{Verb: keyforge.Fight, Card: tb.Card("troll")})
	tb.Offers("challe-the-safeguard", "rothais-the-fierce")
	tb.Pick("rothais-the-fierce")
	tb.InZone(card.Discard, "troll", "rothais-the-fierce") // 4 before the fight and 4 in it
}

func TestGoldenAura(t *testing.T) {
	tb := duel(t, side{Hand: list{{ID: "golden-aura"}, {ID: "punch", House: card.Sanctum}},
		Line: list{{ID: "troll", Damage: 5}, {ID: "mother"}}},
		side{}, card.Sanctum)
	tb.Refused(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card("troll")}, keyforge.WrongHouse)
	tb.Play("golden-aura")
	tb.Pick("troll")
	tb.Damage("troll", 0)
	assert.Equal(t, card.HouseSet(card.Sanctum), tb.HousesOf(tb.Card("troll")))
	tb.Play("punch")
	tb.Pick("troll")
	tb.Damage("troll", 0)
	tb.Reap("troll")
	tb.EndTurn()
	assert.Equal(t, card.HouseSet(card.Brobnar), tb.HousesOf(tb.Card("troll")))
	tb.LeaveOpen()
}

func TestHallowedShield(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("hallowed-shield"), Hand: list{{ID: "poison-wave", House: card.Sanctum}}},
		side{Line: ids("mother", "troll")}, card.Sanctum)
	tb.Act("hallowed-shield")
	tb.Pick("mother")
	tb.Play("poison-wave")
	tb.Damage("mother", 0)
	tb.Damage("troll", 2)
}

func TestHealingBlast(t *testing.T) {
	for damage, amber := range map[int]int{3: 1, 4: 3, 6: 3} {
		tb := duel(t, side{Hand: ids("healing-blast")}, side{Line: list{{ID: "troll", Damage: damage}, {ID: "valdr", Damage: 5}}}, card.Sanctum)
		tb.Play("healing-blast")
		tb.Pick("troll")
		tb.Damage("troll", 0)
		tb.Damage("valdr", 5)
		tb.Amber(0, amber)
	}
}

func TestMaruckTheMarked(t *testing.T) {
	tb := duel(t, side{Line: list{{ID: "maruck-the-marked", Attached: ids("shoulder-armor")}, {ID: "bulwark"}}},
		side{Line: ids("mother", "noddy-the-thief"), Amber: 9}, card.Sanctum)
	tb.Fight("maruck-the-marked", "mother")
	tb.AmberOn("maruck-the-marked", 5) // 1, 2 of the upgrade, 2 of Bulwark
	tb.Amber(1, 4)
	tb.AmberOn("bulwark", 0)
	tb = duel(t, side{Line: ids("maruck-the-marked", "bulwark")}, side{Line: ids("mother"), Amber: 9}, card.Sanctum)
	tb.Fight("bulwark")
	tb.AmberOn("maruck-the-marked", 0)
}

func TestSirMarrows(t *testing.T) {
	tb := duel(t, side{Line: ids("smaaash", "headhunter"), Amber: 2}, side{Line: ids("sir-marrows", "dust-imp"), Amber: 1}, card.Brobnar)
	tb.Reap("smaaash")
	tb.AmberOn("sir-marrows", 1)
	tb.Amber(0, 2)
	tb.Fight("headhunter", "dust-imp") // gains, but not by reaping
	tb.AmberOn("sir-marrows", 1)
	tb.Amber(0, 3)

	// What one has captured is gone for the other, unless it came from the supply.
	for _, line := range [][]string{{"smaaash"}, {"smaaash", "po-s-pixies"}} {
		tb = duel(t, side{Line: ids(line...), Amber: 2}, side{Line: ids("sir-marrows", "dust-imp", "sir-marrows")}, card.Brobnar)
		tb.Reap("smaaash")
		for tb.Question().Kind == keyforge.AskOrder {
			tb.Choose(0)
		}
		assert.EqualValues(t, len(line), tb.Of("sir-marrows#1").Amber+tb.Of("sir-marrows#2").Amber)
		tb.Amber(0, 1+len(line))
	}
}

func TestSmite(t *testing.T) {
	tb := duel(t, side{Hand: ids("smite"), Line: list{{ID: "valdr", Marks: keyforge.Exhausted}, {ID: "tunk"}}},
		side{Line: ids("mother", "dust-imp", "zorg", "troll")}, card.Sanctum)
	tb.Play("smite")
	tb.Pick("valdr")
	tb.Pick("dust-imp") // dead before its neighbors are hit (K13.6)
	tb.Damage("mother", 2)
	tb.Damage("zorg", 2)
	tb.Damage("troll", 0)
	tb.Damage("tunk", 0)
	tb = duel(t, side{Hand: ids("smite"), Line: list{{ID: "valdr", Marks: keyforge.Stunned}}}, side{Line: ids("mother", "zorg")}, card.Sanctum)
	tb.Play("smite") // it attacks nothing (K14.3)
	tb.Damage("mother", 0)
	tb.Damage("zorg", 0)
}

func TestTheGreyRider(t *testing.T) {
	tb := duel(t, side{Hand: ids("the-grey-rider"), Line: ids("troll", "valdr", "tunk")}, side{Line: ids("mother")}, card.Sanctum)
	tb.Play("the-grey-rider")
	tb.Choose(1)
	tb.Offers("troll", "valdr")
	tb.Pick("troll")
	tb.Damage("troll", 5)
	tb.InZone(card.Discard, "mother")
	tb = duel(t, side{Line: ids("troll", "the-grey-rider")}, side{Line: ids("mother")}, card.Sanctum)
	tb.Reap("the-grey-rider")
	tb.Finish()
	tb.Damage("mother", 0)
}

func TestBaronMengevin(t *testing.T) {
	tb := duel(t, side{Hand: list{{ID: "smite"}, {ID: "fear", House: card.Dis}}, Line: ids("baron-mengevin")}, side{Amber: 3}, card.Sanctum)
	tb.Discard("smite")
	tb.AmberOn("baron-mengevin", 1)
	tb = duel(t, side{Hand: ids("fear"), Line: ids("baron-mengevin")}, side{Amber: 3, Line: ids("baron-mengevin")}, card.Dis)
	tb.Discard("fear")
	tb.Amber(1, 3)
	tb.Amber(0, 0)
}

func TestBarristerJoya(t *testing.T) {
	tb := duel(t, side{Line: ids("troll", "francus")}, side{Line: ids("barrister-joya")}, card.Brobnar)
	tb.Refused(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card("troll")}, keyforge.CannotReap)
	tb.Fight("troll")
	tb = duel(t, side{Line: ids("barrister-joya")}, side{}, card.Sanctum)
	tb.Reap("barrister-joya")
}

func TestAmbassadors(t *testing.T) {
	for id, own := range map[string]string{"brobnar-ambassador": "troll", "dis-ambassador": "pit-demon", "logos-ambassador": "mother",
		"mars-ambassador": "zorg", "shadows-ambassador": "dodger", "untamed-ambassador": "snufflegator"} {
		tb := duel(t, side{Line: ids(id, own, "bulwark"), Hand: ids(own, own)}, side{}, card.Sanctum)
		tb.Refused(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card(own)}, keyforge.WrongHouse)
		tb.Reap(id)
		tb.Reap("bulwark") // of the active house
		tb.Play(own + "#2")
		tb.Left()
		tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card(own + "#3")}, keyforge.WrongHouse)
		tb.Refused(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card(own + "#1")}, keyforge.WrongHouse)
	}
}

func TestFreeMarkets(t *testing.T) {
	tb := duel(t, side{Hand: ids("free-markets"), Line: ids("bulwark", "troll"), Artifacts: ids("commpod")},
		side{Line: list{{ID: "zorg", Attached: ids("experimental-therapy")}, {ID: "valdr"}}, Discard: ids("fear")}, card.Sanctum)
	tb.Play("free-markets")
	tb.Amber(0, 6) // Zorg is of all houses
	tb = duel(t, side{Hand: ids("free-markets"), Line: ids("bulwark", "troll"), Artifacts: ids("commpod")},
		side{Line: ids("valdr", "mother")}, card.Sanctum)
	tb.Play("free-markets")
	tb.Amber(0, 3)
}

func TestE24HaedrothsWall(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("haedroth-s-wall"), Line: ids("troll", "mother", "valdr")}, side{Line: ids("zorg")}, card.Sanctum)
	for name, power := range map[string]int{"troll": 10, "mother": 5, "valdr": 8, "zorg": 7} {
		tb.PowerIs(name, power)
	}
}

func TestPrinceDerricUnifier(t *testing.T) {
	for amber, with := range map[int][]string{3: {"troll", "mother"}, 0: {"troll", "valdr"}} {
		tb := duel(t, side{Hand: ids("prince-derric-unifier"), Line: ids(with...), Artifacts: ids("commpod")},
			side{Line: ids("dust-imp")}, card.Sanctum)
		tb.Play("prince-derric-unifier")
		tb.Left()
		tb.Amber(0, amber)
	}
}

func TestAnahitaTheTrader(t *testing.T) {
	for had, pays := range map[int]int{5: 2, 1: 1} {
		tb := duel(t, side{Line: ids("anahita-the-trader"), Artifacts: ids("commpod", "sniffer")},
			side{Artifacts: ids("cannon"), Amber: had}, card.Sanctum)
		tb.Reap("anahita-the-trader")
		tb.Offers("commpod", "sniffer")
		tb.Pick("sniffer")
		assert.Equal(t, []string{"cannon", "sniffer"}, tb.Pile(1, card.Artifacts))
		tb.Amber(0, 1+pays)
		tb.Amber(1, had-pays)
	}
	tb := duel(t, side{Line: ids("anahita-the-trader")}, side{Artifacts: ids("cannon"), Amber: 5}, card.Sanctum)
	tb.Reap("anahita-the-trader")
	tb.Amber(1, 5)
}

func TestEyeOfJudgment(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("eye-of-judgment"), Discard: ids("troll", "fear")},
		side{Discard: ids("mother"), Line: ids("zorg")}, card.Sanctum)
	tb.Act("eye-of-judgment")
	tb.Offers("troll", "mother")
	tb.Pick("mother")
	tb.InZone(card.Purged, "mother")
	tb.InZone(card.Discard, "troll")
}

func TestMartyrsEnd(t *testing.T) {
	tb := duel(t, side{Hand: ids("martyr-s-end"), Line: list{{ID: "troll"}, {ID: "mother", Marks: keyforge.Warded}, {ID: "valdr"},
		{ID: "urchin"}}},
		side{Line: ids("zorg")}, card.Sanctum)
	tb.Play("martyr-s-end")
	tb.Offers("troll", "mother", "valdr", "urchin")
	tb.Pick("troll", "mother", "urchin")
	tb.Finish()
	tb.Line(0, "mother", "valdr")
	tb.Amber(0, 3) // Mother was warded
}

func TestMotherNorthelle(t *testing.T) {
	tb := duel(t, side{Line: list{{ID: "mother-northelle"}, {ID: "troll", Amber: 2}, {ID: "tunk", Amber: 1}}},
		side{Line: list{{ID: "zorg", Amber: 3}}}, card.Sanctum)
	tb.Reap("mother-northelle")
	tb.Offers("troll", "tunk")
	tb.Pick("troll")
	tb.AmberOn("troll", 1)
	tb.Amber(0, 2)
	tb = duel(t, side{Line: ids("mother-northelle")}, side{Line: list{{ID: "zorg", Amber: 3}}}, card.Sanctum)
	tb.Reap("mother-northelle")
	tb.Amber(0, 1)
}

func TestOpalKnight(t *testing.T) {
	tb := duel(t, side{Hand: ids("opal-knight"), Line: ids("troll", "mother")}, side{Line: ids("valdr", "zorg", "urchin")}, card.Sanctum)
	tb.Play("opal-knight")
	tb.Right()
	tb.Line(0, "mother", "opal-knight")
	tb.Line(1, "zorg", "urchin")
}

func TestProclamation346E(t *testing.T) {
	for cost, line := range map[int][]string{8: {"troll", "mother", "valdr"}, 6: {"troll", "mother", "zorg"}} {
		tb := duel(t, side{Artifacts: ids("proclamation-346e"), Line: ids("tunk")}, side{Line: ids(line...)}, card.Sanctum)
		assert.Equal(t, cost, tb.KeyCost(1))
		assert.Equal(t, 6, tb.KeyCost(0))
	}
}

func TestSeraphicArmor(t *testing.T) {
	tb := duel(t, side{Hand: ids("seraphic-armor"), Line: list{{ID: "troll", Damage: 4}, {ID: "mother", Damage: 2}}}, side{}, card.Sanctum)
	tb.Play("seraphic-armor")
	tb.Pick("troll")
	tb.Damage("troll", 0)
	tb.Damage("mother", 2)
	assert.Equal(t, 1, tb.Armor(tb.Card("troll")))
}

func TestShardOfHope(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("shard-of-hope", "shard-of-life"), Line: ids("troll", "mother")},
		side{Amber: 5, Artifacts: ids("shard-of-hate")}, card.Sanctum)
	tb.Act("shard-of-hope")
	tb.Offers("troll", "mother")
	tb.Pick("mother")
	tb.AmberOn("mother", 1)
	tb.Pick("troll") // each may go to another (K16.16)
	tb.AmberOn("troll", 1)
	tb.Amber(1, 3)
}
