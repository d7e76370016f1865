package cota_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

func TestEpicQuest(t *testing.T) {
	t.Run("archives friendly Knights", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "raiding-knight", Amber: 1}, {ID: "mother"}, {ID: "champion-anaphiel", Foreign: true},
			{ID: "sequis", Marks: keyforge.Warded}}, Hand: ids("epic-quest")}, side{Line: ids("staunch-knight")}, card.Sanctum)
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
		tb.Marked("epic-quest", keyforge.Exhausted)
	})
	t.Run("cards of other houses do not count, nor those of an earlier turn", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("epic-quest"), Now: map[card.Ledger]int{card.Played: 9}, Before: map[card.Ledger]int{card.Played: 9}},
			side{}, card.Sanctum)
		tb.Omni("epic-quest")
		tb.Keys(0, 0)
		tb.InZone(card.Artifacts, "epic-quest")
	})
}

func TestGormOfOmm(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("gorm-of-omm", "gorm-of-omm", "hallowed-blaster")},
		side{Artifacts: ids("seeker-needle"), Line: ids("mother")}, card.Brobnar)
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

func TestHallowedBlaster(t *testing.T) {
	tb := duel(t, side{Line: list{{ID: "mother", Damage: 2}}, Artifacts: ids("hallowed-blaster", "hallowed-blaster")},
		side{Line: list{{ID: "valdr", Damage: 4}, {ID: "smaaash"}}}, card.Sanctum)
	tb.Act("hallowed-blaster#1")
	tb.Offers("mother", "valdr", "smaaash") // undamaged ones too (K11.15)
	tb.Must()
	tb.Pick("valdr")
	tb.Damage("valdr", 1)
	tb.Act("hallowed-blaster")
	tb.Pick("mother")
	tb.Damage("mother", 0)
}

func TestHallowedBlasterNobody(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("hallowed-blaster")}, side{}, card.Sanctum)
	tb.Act("hallowed-blaster")
	tb.Marked("hallowed-blaster", keyforge.Exhausted)
}

func TestPotionOfInvulnerability(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("potion-of-invulnerability"), Line: ids("valdr"),
		Hand: list{{ID: "poison-wave", House: card.Brobnar}, {ID: "ganger-chieftain"}}},
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
		return duel(t, side{Artifacts: ids("hallowed-blaster"), Line: list{{ID: "valdr"}, {ID: "doc-bookton"}},
			Houses: []card.House{card.Brobnar, card.Sanctum}},
			side{Artifacts: ids("round-table"), Line: list{{ID: "mother"}, {ID: "sequis", Damage: 4}, {ID: "tocsin"}, {ID: "pit-demon"}}},
			card.Brobnar)
	}
	t.Run("friendly Knights are stronger and taunt", func(t *testing.T) {
		tb := table()
		tb.PowerIs("sequis", 5)
		tb.PowerIs("mother", 5)
		tb.Do(keyforge.Command{Verb: keyforge.Fight, Card: tb.Card("valdr")})
		tb.Offers("sequis", "pit-demon")
		tb.Pick("pit-demon")
	})
	t.Run("enemy Knights are not", func(t *testing.T) {
		tb := duel(t, side{Line: ids("sequis")}, side{Artifacts: ids("round-table"), Line: ids("raiding-knight")}, card.Sanctum)
		tb.PowerIs("sequis", 4)
		tb.PowerIs("raiding-knight", 5)
	})
	t.Run("its end kills those that lived by it (Q31)", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("gorm-of-omm")},
			side{Artifacts: ids("round-table"), Line: list{{ID: "sequis", Damage: 4}, {ID: "raiding-knight", Damage: 3}}}, card.Sanctum)
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
	tb := duel(t, side{Artifacts: ids("sigil-of-brotherhood", "hallowed-blaster"),
		Line: list{{ID: "sequis"}, {ID: "mother"}, {ID: "lady-maxena"}, {ID: "valdr", House: card.Sanctum}}},
		side{Amber: 1, Line: ids("tocsin")}, card.Brobnar)
	tb.Refused(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card("sequis")}, keyforge.WrongHouse)
	tb.Omni("sigil-of-brotherhood")
	tb.InZone(card.Discard, "sigil-of-brotherhood")
	tb.Reap("sequis")
	tb.AmberOn("sequis", 1)
	tb.Fight("valdr", "tocsin") // of house Sanctum here
	tb.Act("lady-maxena")
	tb.InZone(card.Hand, "lady-maxena")
	tb.Refused(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card("mother")}, keyforge.WrongHouse)
	tb.Refused(keyforge.Command{Verb: keyforge.UseAction, Card: tb.Card("hallowed-blaster")}, keyforge.WrongHouse) // no creature
	tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("lady-maxena")}, keyforge.WrongHouse)       // to use, not to play
}

func TestSigilOfBrotherhoodOnlyThisTurn(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("sigil-of-brotherhood"), Line: ids("sequis", "valdr")}, side{Line: ids("tocsin")}, card.Brobnar)
	tb.Omni("sigil-of-brotherhood")
	tb.EndTurn()
	tb.EndTurn()
	tb.House(card.Brobnar)
	tb.Refused(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card("sequis")}, keyforge.WrongHouse)
}

func TestWhisperingReliquary(t *testing.T) {
	reliquary := func() *gametest.Table {
		tb := duel(t, side{Artifacts: list{{ID: "whispering-reliquary"}, {ID: "hallowed-blaster", Foreign: true}}},
			side{Artifacts: list{{ID: "seeker-needle", Amber: 1}}, Line: ids("mother")}, card.Sanctum)
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
