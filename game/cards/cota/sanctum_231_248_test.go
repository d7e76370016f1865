package cota_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/card"
	"github.com/keyraken/keyraken/game/gametest"
)

func TestEpicQuest(t *testing.T) {
	t.Run("archives friendly Knights", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "raiding-knight", Amber: 1}, {ID: "mother"}, {ID: "champion-anaphiel", Foreign: true}, {ID: "sequis", Marks: game.Warded}}, Hand: ids("epic-quest")}, side{Line: ids("staunch-knight")}, card.Sanctum)
		tb.Play("epic-quest")
		tb.Line(0, "mother", "sequis") // K14.7
		tb.Line(1, "staunch-knight")
		assert.Equal(t, []string{"raiding-knight"}, tb.Pile(0, card.Archives))
		assert.Equal(t, []string{"champion-anaphiel"}, tb.Pile(1, card.Archives)) // K13.5
		tb.Amber(1, 1)
	})
	quest := func(hand ...string) *gametest.Table {
		tb := duel(t, side{Artifacts: ids("epic-quest"), Hand: append(ids(hand...), at{ID: "punch", House: card.Sanctum})}, side{}, card.Sanctum)
		for _, id := range hand {
			tb.Play(id)
		}
		tb.Play("punch") // a maverick is a Sanctum card (K4.9)
		tb.Omni("epic-quest")
		return tb
	}
	five := []string{"glorious-few", "glorious-few", "inspiration", "cleansing-wave", "clear-mind"}
	t.Run("a key for the seventh Sanctum card", func(t *testing.T) {
		tb := quest(append(five, "inspiration")...)
		tb.Choose(1)
		tb.Keys(0, 1)
		tb.Amber(0, 2) // bonus æmber; the key is free
		tb.InZone(card.Discard, "epic-quest")
	})
	t.Run("not for six", func(t *testing.T) {
		tb := quest(five...)
		tb.Keys(0, 0)
		tb.InZone(card.Artifacts, "epic-quest")
		tb.Marked("epic-quest", game.Exhausted)
	})
	t.Run("cards of other houses do not count, nor those of an earlier turn", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("epic-quest"), Now: map[card.Ledger]int{card.Played: 9}, Before: map[card.Ledger]int{card.Played: 9}}, side{}, card.Sanctum)
		tb.Omni("epic-quest")
		tb.Keys(0, 0)
		tb.InZone(card.Artifacts, "epic-quest")
	})
}

func TestGormOfOmm(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("gorm-of-omm", "gorm-of-omm", "hallowed-blaster")}, side{Artifacts: ids("seeker-needle"), Line: ids("mother")}, card.Brobnar)
	tb.Omni("gorm-of-omm#1") // whatever the active house (K8.9)
	tb.Offers("gorm-of-omm#2", "hallowed-blaster", "seeker-needle")
	tb.Pick("seeker-needle")
	tb.InZone(card.Discard, "gorm-of-omm#1", "seeker-needle")
	tb.Omni("gorm-of-omm#2")
	tb.InZone(card.Discard, "gorm-of-omm#2", "hallowed-blaster") // the only one left
}

func TestGormOfOmmAlone(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("gorm-of-omm")}, side{Line: ids("mother")}, card.Sanctum)
	tb.Omni("gorm-of-omm")
	tb.InZone(card.Discard, "gorm-of-omm")
	tb.Line(1, "mother")
}

func TestPotionOfInvulnerability(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("potion-of-invulnerability"), Line: ids("valdr"), Hand: list{{ID: "poison-wave", House: card.Brobnar}, {ID: "ganger-chieftain"}}},
		side{Line: ids("mother", "troll", "tocsin")}, card.Brobnar)
	tb.Omni("potion-of-invulnerability")
	tb.InZone(card.Discard, "potion-of-invulnerability")
	tb.Fight("valdr", "troll")
	tb.Damage("valdr", 0)
	tb.Damage("troll", 6)
	tb.Play("ganger-chieftain")
	tb.Right()
	tb.Finish()
	tb.Play("poison-wave")
	tb.Damage("ganger-chieftain", 0) // it came later (K17.14)
	tb.Damage("mother", 2)
	tb.EndTurn()
	tb.House(card.Logos)
	tb.Fight("mother", "valdr")
	tb.Damage("valdr", 5) // it was for the turn
}

func TestRoundTable(t *testing.T) {
	table := func() *gametest.Table {
		return duel(t, side{Artifacts: ids("hallowed-blaster"), Line: list{{ID: "valdr"}, {ID: "doc-bookton"}}, Houses: []card.House{card.Brobnar, card.Sanctum}},
			side{Artifacts: ids("round-table"), Line: list{{ID: "mother"}, {ID: "sequis", Damage: 4}, {ID: "tocsin"}, {ID: "pit-demon"}}}, card.Brobnar)
	}
	t.Run("friendly Knights are stronger and taunt", func(t *testing.T) {
		tb := table()
		tb.PowerIs("sequis", 5)
		tb.PowerIs("mother", 5)
		tb.Do(game.Command{Verb: game.Fight, Card: tb.Card("valdr")})
		tb.Offers("sequis", "pit-demon")
		tb.Pick("pit-demon")
	})
	t.Run("enemy Knights are not", func(t *testing.T) {
		tb := duel(t, side{Line: ids("sequis")}, side{Artifacts: ids("round-table"), Line: ids("raiding-knight")}, card.Sanctum)
		tb.PowerIs("sequis", 4)
		tb.PowerIs("raiding-knight", 5)
	})
	t.Run("its end kills those that lived by it (Q31)", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("gorm-of-omm")}, side{Artifacts: ids("round-table"), Line: list{{ID: "sequis", Damage: 4}, {ID: "raiding-knight", Damage: 3}}}, card.Sanctum)
		tb.Omni("gorm-of-omm")
		tb.Line(1, "raiding-knight")
	})
	t.Run("bonus æmber", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("round-table")}, side{}, card.Sanctum)
		tb.Play("round-table")
		tb.Amber(0, 1)
	})
}

func TestSigilOfBrotherhood(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("sigil-of-brotherhood", "hallowed-blaster"), Line: list{{ID: "sequis"}, {ID: "mother"}, {ID: "lady-maxena"}, {ID: "valdr", House: card.Sanctum}}}, side{Amber: 1, Line: ids("tocsin")}, card.Brobnar)
	tb.Refused(game.Command{Verb: game.Reap, Card: tb.Card("sequis")}, game.WrongHouse)
	tb.Omni("sigil-of-brotherhood")
	tb.InZone(card.Discard, "sigil-of-brotherhood")
	tb.Reap("sequis")
	tb.AmberOn("sequis", 1)
	tb.Fight("valdr", "tocsin") // of house Sanctum here
	tb.Act("lady-maxena")
	tb.InZone(card.Hand, "lady-maxena")
	tb.Refused(game.Command{Verb: game.Reap, Card: tb.Card("mother")}, game.WrongHouse)
	tb.Refused(game.Command{Verb: game.UseAction, Card: tb.Card("hallowed-blaster")}, game.WrongHouse) // no creature
	tb.Refused(game.Command{Verb: game.PlayCard, Card: tb.Card("lady-maxena")}, game.WrongHouse)       // to use, not to play
}

func TestSigilOfBrotherhoodOnlyThisTurn(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("sigil-of-brotherhood"), Line: ids("sequis", "valdr")}, side{Line: ids("tocsin")}, card.Brobnar)
	tb.Omni("sigil-of-brotherhood")
	tb.EndTurn()
	tb.EndTurn()
	tb.House(card.Brobnar)
	tb.Refused(game.Command{Verb: game.Reap, Card: tb.Card("sequis")}, game.WrongHouse)
}

func TestWhisperingReliquary(t *testing.T) {
	reliquary := func() *gametest.Table {
		tb := duel(t, side{Artifacts: list{{ID: "whispering-reliquary"}, {ID: "hallowed-blaster", Foreign: true}}}, side{Artifacts: list{{ID: "seeker-needle", Amber: 1}}, Line: ids("mother")}, card.Sanctum)
		tb.Act("whispering-reliquary")
		tb.Offers("whispering-reliquary", "hallowed-blaster", "seeker-needle")
		return tb
	}
	tb := reliquary()
	tb.Pick("seeker-needle")
	assert.Equal(t, []string{"seeker-needle"}, tb.Pile(1, card.Hand))
	tb.Amber(0, 0) // its æmber goes to the supply (K5.10)
	tb.Amber(1, 0)
	tb = reliquary()
	tb.Pick("hallowed-blaster")
	assert.Equal(t, []string{"hallowed-blaster"}, tb.Pile(1, card.Hand)) // its owner
	tb = reliquary()
	tb.Pick("whispering-reliquary")
	assert.Equal(t, []string{"whispering-reliquary"}, tb.Pile(0, card.Hand))
}

func TestBulwark(t *testing.T) {
	for _, c := range []struct {
		target string
		damage int
	}{{"mother", 1}, {"charette", 1}, {"bulwark", 1}, {"pit-demon", 3}} {
		tb := duel(t, side{Hand: ids("punch"), Line: ids("valdr")}, side{Line: ids("mother", "bulwark", "charette", "pit-demon")}, card.Brobnar)
		tb.Play("punch")
		tb.Pick(c.target)
		tb.Damage(c.target, c.damage)
	}
	tb := duel(t, side{Hand: ids("punch", "punch")}, side{Line: ids("bulwark", "bulwark")}, card.Brobnar)
	tb.Play("punch#1")
	tb.Pick("bulwark#1")
	tb.Play("punch")
	tb.Pick("bulwark#1")
	tb.Damage("bulwark#1", 2) // armor 4
}

func TestChampionTabris(t *testing.T) {
	tb := duel(t, side{Line: ids("champion-tabris"), Houses: []card.House{card.Sanctum}}, side{Amber: 1, Line: ids("tocsin", "mother"), Houses: []card.House{card.Logos}}, card.Sanctum)
	tb.Fight("champion-tabris", "tocsin")
	tb.AmberOn("champion-tabris", 1)
	tb.Damage("champion-tabris", 1) // armor 2
	tb.Amber(1, 0)
	tb = duel(t, side{Line: ids("mother")}, side{Line: ids("champion-tabris")}, card.Logos)
	tb.Player(0).Pool = 2
	tb.Fight("mother") // attacked it does not (K9.6)
	tb.AmberOn("champion-tabris", 0)
}

func TestCommanderRemiel(t *testing.T) {
	t.Run("uses a creature of another house", func(t *testing.T) {
		tb := duel(t, side{Line: ids("commander-remiel", "sequis", "valdr", "mother")}, side{Line: ids("tocsin", "smaaash")}, card.Sanctum)
		tb.Reap("commander-remiel")
		tb.Offers("valdr", "mother")
		tb.Pick("valdr")
		tb.Choose(int(game.ToFight))
		tb.Pick("tocsin")
		tb.InZone(card.Discard, "tocsin")
		tb.Amber(0, 1)
	})
	t.Run("an exhausted one is not used (K8.14)", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "commander-remiel"}, {ID: "valdr", Marks: game.Exhausted}}}, side{}, card.Sanctum)
		tb.Reap("commander-remiel")
		tb.Amber(0, 1)
	})
	t.Run("nobody else", func(t *testing.T) {
		tb := duel(t, side{Line: ids("commander-remiel", "sequis")}, side{Line: ids("valdr")}, card.Sanctum)
		tb.Reap("commander-remiel")
		tb.Amber(0, 1)
		tb.Unmarked("sequis", game.Exhausted)
	})
	t.Run("itself, when it belongs to another house", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "commander-remiel", House: card.Mars}}}, side{}, card.Mars)
		tb.Reap("commander-remiel") // exhausted by now
		tb.Amber(0, 1)
	})
}

func TestDumaTheMartyr(t *testing.T) {
	t.Run("heals its friends and draws 2 for its controller", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "valdr", Damage: 3}}, Deck: many(3, "fear"), Hand: ids("punch")},
			side{Line: list{{ID: "duma-the-martyr"}, {ID: "mother", Damage: 4}, {ID: "troll", Damage: 1}}, Deck: many(3, "anger")}, card.Brobnar)
		tb.Play("punch")
		tb.Pick("duma-the-martyr")
		tb.Damage("mother", 0)
		tb.Damage("troll", 0)
		tb.Damage("valdr", 3)
		assert.Len(t, tb.Pile(1, card.Hand), 2)
		assert.Empty(t, tb.Pile(0, card.Hand))
	})
	t.Run("those that die with it are not saved (K12.10)", func(t *testing.T) {
		tb := duel(t, side{Hand: list{{ID: "poison-wave"}}}, side{Line: list{{ID: "duma-the-martyr", Damage: 1}, {ID: "mother", Damage: 3}, {ID: "troll"}}, Deck: ids("anger")}, card.Shadows)
		tb.Play("poison-wave")
		tb.Line(1, "troll")
		tb.Damage("troll", 0)
		assert.Len(t, tb.Pile(1, card.Hand), 1) // as many as there are (Q4)
	})
	t.Run("returned to hand it does nothing", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("fear")}, side{Line: list{{ID: "duma-the-martyr"}, {ID: "mother", Damage: 3}}, Deck: ids("anger")}, card.Dis)
		tb.Play("fear")
		tb.Pick("duma-the-martyr")
		tb.Damage("mother", 3)
	})
}

func TestFrancus(t *testing.T) {
	t.Run("captures 1, attacking or attacked (K9.7)", func(t *testing.T) {
		tb := duel(t, side{Line: ids("francus"), Houses: []card.House{card.Sanctum}}, side{Amber: 3, Line: ids("tocsin", "mother", "urchin"), Houses: []card.House{card.Logos}}, card.Sanctum)
		tb.Fight("francus", "tocsin")
		tb.AmberOn("francus", 1)
		tb.Amber(1, 2)
		tb.EndTurn()
		tb.House(card.Logos)
		tb.Fight("mother")
		tb.Line(0) // both died, and its æmber went back
		tb.Amber(1, 3)
	})
	t.Run("when it survives only", func(t *testing.T) {
		tb := duel(t, side{Line: ids("tocsin"), Amber: 3}, side{Line: ids("francus")}, card.Dis)
		tb.Fight("tocsin")
		tb.AmberOn("francus", 1)
		tb.Damage("francus", 2)
		tb = duel(t, side{Line: ids("troll"), Amber: 3}, side{Line: ids("francus")}, card.Brobnar)
		tb.Fight("troll")
		tb.Amber(0, 3)
	})
	t.Run("not for what others destroy, nor for a fight that kills nobody", func(t *testing.T) {
		tb := duel(t, side{Line: ids("francus", "champion-tabris"), Hand: list{{ID: "punch", House: card.Sanctum}}}, side{Amber: 3, Line: ids("tocsin", "dust-imp", "troll")}, card.Sanctum)
		tb.Play("punch")
		tb.Pick("dust-imp")
		tb.AmberOn("francus", 0)
		tb.Fight("champion-tabris", "tocsin")
		tb.AmberOn("francus", 0)
		tb.Fight("francus", "troll")
		tb.AmberOn("francus", 0)
	})
}

func TestGreyMonk(t *testing.T) {
	tb := duel(t, side{Line: list{{ID: "grey-monk"}, {ID: "raiding-knight"}, {ID: "mother", Damage: 3}}, Hand: ids("grey-monk")}, side{Line: ids("charette")}, card.Sanctum)
	tb.Reap("grey-monk")
	tb.Offers("grey-monk", "raiding-knight", "mother", "charette")
	tb.Pick("mother")
	tb.Damage("mother", 1)
	for _, c := range []struct {
		target string
		damage int
	}{{"grey-monk", 2}, {"mother", 2}, {"raiding-knight", 0}, {"charette", 3}} {
		tb := duel(t, side{Hand: ids("punch"), Line: ids("charette")}, side{Line: ids("grey-monk", "raiding-knight", "mother")}, card.Brobnar)
		tb.Play("punch")
		tb.Pick(c.target)
		tb.Damage(c.target, c.damage)
	}
}

func TestHayyelTheMerchant(t *testing.T) {
	tb := duel(t, side{Line: ids("hayyel-the-merchant", "hayyel-the-merchant"), Hand: list{{ID: "hallowed-blaster"}, {ID: "gorm-of-omm"}, {ID: "sequis"}}}, side{Hand: ids("seeker-needle")}, card.Sanctum)
	tb.Play("hallowed-blaster")
	tb.Choose(0)
	tb.Amber(0, 2)
	tb.Play("gorm-of-omm")
	tb.Choose(0)
	tb.Amber(0, 4)
	tb.Play("sequis")
	tb.Right()
	tb.Amber(0, 4)
	tb.EndTurn()
	tb.Play("seeker-needle")
	tb.Amber(0, 4)
}

func TestHorsemanOfDeath(t *testing.T) {
	tb := duel(t, side{Hand: ids("horseman-of-death"), Line: ids("horseman-of-war"), Discard: ids("horseman-of-famine", "mother", "horseman-of-death", "anger")}, side{Discard: ids("horseman-of-pestilence")}, card.Sanctum)
	tb.Play("horseman-of-death")
	tb.Right()
	assert.ElementsMatch(t, []string{"horseman-of-famine", "horseman-of-death"}, tb.Pile(0, card.Hand))
	assert.Equal(t, []string{"mother", "anger"}, tb.Pile(0, card.Discard))
	tb.InZone(card.Discard, "horseman-of-pestilence")
	tb.Line(0, "horseman-of-war", "horseman-of-death")
}

func TestHorsemanOfFamine(t *testing.T) {
	t.Run("play: the weakest of all; ties are chosen (K17.11)", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("horseman-of-famine"), Line: ids("silvertooth")}, side{Line: ids("dust-imp", "mother")}, card.Sanctum)
		tb.Play("horseman-of-famine")
		tb.Right()
		tb.Offers("silvertooth", "dust-imp")
		tb.Pick("dust-imp")
		tb.Line(1, "mother")
		tb.Line(0, "silvertooth", "horseman-of-famine")
	})
	t.Run("fight and reap", func(t *testing.T) {
		tb := duel(t, side{Line: ids("horseman-of-famine", "horseman-of-famine")}, side{Line: ids("mother", "urchin", "tocsin", "troll")}, card.Sanctum)
		tb.Reap("horseman-of-famine#1")
		tb.Line(1, "mother", "tocsin", "troll")
		tb.Fight("horseman-of-famine#2", "tocsin")
		tb.Offers("mother", "horseman-of-famine#1", "horseman-of-famine#2")
		tb.Pick("mother")
		tb.Line(1, "troll")
	})
	t.Run("alone it destroys itself", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("horseman-of-famine")}, side{}, card.Sanctum)
		tb.Play("horseman-of-famine")
		tb.InZone(card.Discard, "horseman-of-famine")
	})
}

func TestHorsemanOfPestilence(t *testing.T) {
	tb := duel(t, side{Hand: ids("horseman-of-pestilence"), Line: ids("mother", "horseman-of-war")}, side{Line: ids("urchin", "sequis", "troll")}, card.Sanctum)
	tb.Play("horseman-of-pestilence")
	tb.Right()
	tb.Damage("mother", 1)
	tb.Damage("horseman-of-war", 0)
	tb.Damage("horseman-of-pestilence", 0)
	tb.InZone(card.Discard, "urchin")
	tb.Damage("sequis", 0) // armor 2
	tb.Damage("troll", 1)
	tb = duel(t, side{Line: ids("horseman-of-pestilence", "horseman-of-pestilence")}, side{Line: ids("tocsin", "troll")}, card.Sanctum)
	tb.Reap("horseman-of-pestilence#1")
	tb.Damage("troll", 1)
	tb.Fight("horseman-of-pestilence#2", "tocsin")
	tb.Damage("troll", 2)
}
