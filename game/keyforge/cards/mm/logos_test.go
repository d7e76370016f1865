package mm_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

func TestAnimator(t *testing.T) {
	t.Run("an artifact becomes a creature of the active house", func(t *testing.T) {
		tb := duel(t, side{Line: ids("mother"), Artifacts: list{{ID: "animator"}, {ID: "seeker-needle"}}},
			side{Line: ids("tocsin"), Artifacts: ids("library-of-babble")}, card.Logos)
		tb.Act("animator")
		tb.Offers("animator", "seeker-needle", "library-of-babble")
		tb.Pick("seeker-needle")
		tb.Left()
		tb.Line(0, "seeker-needle", "mother")
		tb.PowerIs("seeker-needle", 3)
		assert.Equal(t, card.CreatureType, tb.TypeOf(tb.Card("seeker-needle")))
		assert.Equal(t, card.HouseSet(card.Logos), tb.HousesOf(tb.Card("seeker-needle")))
		tb.Reap("seeker-needle")
		tb.Amber(0, 1)
	})
	t.Run("it stands on the line where all is asked, too, and goes back", func(t *testing.T) {
		tb := gametest.Start(t, keyforge.Duel, keyforge.Position{House: card.Logos, Options: keyforge.Options{AskAll: true}, Players: []side{
			{Line: ids("mother"), Artifacts: list{{ID: "animator"}, {ID: "seeker-needle"}}, Houses: []card.House{card.Logos}}, {}}})
		tb.Act("animator")
		tb.Pick("seeker-needle")
		tb.Pick("seeker-needle") // comes next
		assert.Equal(t, card.ArtifactType, tb.TypeOf(tb.Card("seeker-needle")), "it is asked for its place first")
		tb.Right()
		tb.Line(0, "mother", "seeker-needle")
		tb.EndTurn()
		tb.Line(0, "mother")
		tb.InZone(card.Artifacts, "seeker-needle")
	})
	t.Run("it fights, and may still act", func(t *testing.T) {
		tb := duel(t, side{Artifacts: list{{ID: "animator"}, {ID: "seeker-needle"}}}, side{Line: ids("mother")}, card.Logos)
		tb.Act("animator")
		tb.Pick("seeker-needle")
		tb.Act("seeker-needle")
		tb.Pick("mother")
		tb.Damage("mother", 1)
	})
	t.Run("an exhausted one stays exhausted; the enemy's goes to the enemy's line", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("animator")}, side{Line: ids("tocsin"), Artifacts: ids("library-of-babble")}, card.Logos)
		tb.Act("animator")
		tb.Pick("library-of-babble")
		tb.Right()
		tb.Line(1, "tocsin", "library-of-babble")
		tb.PowerIs("library-of-babble", 3)
	})
	t.Run("when the turn ends it goes back, and its damage with it", func(t *testing.T) {
		tb := duel(t, side{Artifacts: list{{ID: "animator"}, {ID: "seeker-needle"}}, Houses: []card.House{card.Logos},
			Hand: list{{ID: "poison-wave", House: card.Logos}}}, side{}, card.Logos)
		tb.Act("animator")
		tb.Pick("seeker-needle")
		tb.Play("poison-wave")
		tb.Damage("seeker-needle", 2)
		tb.EndTurn()
		tb.Line(0)
		assert.ElementsMatch(t, []string{"animator", "seeker-needle"}, tb.Pile(0, card.Artifacts))
		tb.Damage("seeker-needle", 0)
	})
	t.Run("destroyed as a creature it is a creature that was destroyed", func(t *testing.T) {
		tb := duel(t, side{Artifacts: list{{ID: "animator"}},
			Hand: list{{ID: "punch", House: card.Logos}, {ID: "loot-the-bodies", House: card.Logos}}},
			side{Artifacts: list{{ID: "library-of-babble", Amber: 2}}}, card.Logos)
		tb.Play("loot-the-bodies")
		tb.Act("animator")
		tb.Pick("library-of-babble")
		tb.Play("punch")
		tb.InZone(card.Discard, "library-of-babble")
		tb.Amber(0, 4) // Punch, Loot the Bodies, and the æmber of a creature (K5.9)
	})
	t.Run("itself", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("animator")}, side{Line: ids("tocsin")}, card.Logos)
		tb.Act("animator")
		tb.Line(0, "animator")
		tb.Marked("animator", keyforge.Exhausted)
		tb.EndTurn()
		tb.Line(0)
		assert.Equal(t, []string{"animator"}, tb.Pile(0, card.Artifacts))
	})
	t.Run("with what only creatures bear, which goes when it is no creature any more", func(t *testing.T) {
		tb := duel(t, side{Artifacts: list{{ID: "animator"}}, Hand: list{{ID: "blood-of-titans", House: card.Logos}},
			Line: list{{ID: "sparkfist", House: card.Logos}}, Houses: []card.House{card.Logos}},
			side{Artifacts: list{{ID: "library-of-babble", Amber: 2}}}, card.Logos)
		tb.Act("animator")
		tb.Pick("library-of-babble")
		tb.Play("blood-of-titans")
		tb.Pick("library-of-babble")
		tb.PowerIs("library-of-babble", 8)
		tb.Fight("sparkfist")
		tb.Marked("library-of-babble", keyforge.Stunned)
		tb.EndTurn()
		tb.InZone(card.Artifacts, "library-of-babble")
		tb.InZone(card.Discard, "blood-of-titans")
		tb.Unmarked("library-of-babble", keyforge.Stunned)
		tb.Damage("library-of-babble", 0)
		tb.AmberOn("library-of-babble", 2) // artifacts can have æmber, too
		p, err := tb.Position()
		require.NoError(t, err)
		_, err = keyforge.Start(tb.Catalogue(), keyforge.Duel, p)
		assert.NoError(t, err, "nothing is left that an artifact cannot bear")
	})
}

func TestUltraGravitron(t *testing.T) {
	t.Run("both halves from hand are one creature (K19.2, K19.4)", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("ultra-gravitron2", "ultra-gravitron", "fear"), Deck: many(6, "punch")}, side{}, card.Logos)
		tb.Play("ultra-gravitron2")
		tb.Line(0, "ultra-gravitron")
		tb.InZone(card.Joined, "ultra-gravitron2")
		tb.PowerIs("ultra-gravitron", 10)
		assert.Equal(t, 3, tb.Armor(tb.Card("ultra-gravitron")))
		assert.Len(t, tb.Pile(0, card.Archives), 5)
		assert.Len(t, tb.Pile(0, card.Deck), 1)
		assert.Equal(t, []string{"fear"}, tb.Pile(0, card.Hand))
	})
	t.Run("one half cannot be played, but discarded (K19.3)", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("ultra-gravitron"), Discard: ids("ultra-gravitron2")}, side{}, card.Logos)
		tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("ultra-gravitron")}, keyforge.NotBothHalves)
		tb.Discard("ultra-gravitron")
		tb.InZone(card.Discard, "ultra-gravitron", "ultra-gravitron2")
	})
	t.Run("fewer cards in the deck: no reshuffle (Q5)", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("ultra-gravitron2", "ultra-gravitron"), Deck: many(2, "punch"), Discard: many(4, "fear")},
			side{}, card.Logos)
		tb.Play("ultra-gravitron")
		assert.Len(t, tb.Pile(0, card.Archives), 2)
	})
	t.Run("discards from the archives, purges, resolves the icons of what it purged", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "ultra-gravitron", Marks: keyforge.Joining}}, Artifacts: ids("library-of-babble"),
			Archives: ids("fear", "punch")}, side{Line: list{{ID: "dust-pixie"}, {ID: "mother"}}}, card.Logos)
		tb.Reap("ultra-gravitron")
		tb.Offers("fear", "punch")
		tb.Pick("punch")
		tb.Offers("ultra-gravitron", "dust-pixie", "mother")
		tb.Pick("dust-pixie")
		tb.InZone(card.Discard, "punch")
		tb.InZone(card.Purged, "dust-pixie")
		tb.Amber(0, 3)
		tb.Amber(1, 0)
	})
	t.Run("enhanced icons of all kinds, as if you had played it", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "ultra-gravitron", Marks: keyforge.Joining}}, Archives: ids("fear"), Deck: ids("anger")},
			side{Amber: 2, Line: list{{ID: "mother", Icons: card.Icons{card.CaptureIcon, card.DrawIcon, card.DamageIcon}}, {ID: "valdr"}}},
			card.Logos)
		tb.Fight("ultra-gravitron", "valdr")
		tb.Pick("mother")
		tb.AmberOn("ultra-gravitron", 1)
		tb.InZone(card.Hand, "anger")
		tb.Damage("ultra-gravitron", 4) // 6 against armor 3, then the icon
	})
	t.Run("empty archives: nobody is purged (K16.14)", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "ultra-gravitron", Marks: keyforge.Joining}}}, side{Line: ids("mother")}, card.Logos)
		tb.Reap("ultra-gravitron")
		tb.Line(1, "mother")
	})
	t.Run("a ward saves the creature; its icons resolve all the same (K16.4)", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "ultra-gravitron", Marks: keyforge.Joining}}, Archives: ids("fear")},
			side{Line: list{{ID: "dust-pixie", Marks: keyforge.Warded}}}, card.Logos)
		tb.Reap("ultra-gravitron")
		tb.Pick("dust-pixie")
		tb.Line(1, "dust-pixie")
		tb.Amber(0, 1+2)
	})
	t.Run("of a gigantic creature the icons of the upper half (K19.5)", func(t *testing.T) {
		upper := keyforge.CardPosition{ID: "deusillus2", Icons: card.Icons{card.AmberIcon, card.DrawIcon}}
		tb := duel(t, side{Line: list{{ID: "ultra-gravitron", Marks: keyforge.Joining}}, Archives: ids("fear"), Deck: ids("punch")},
			side{Line: list{{ID: "deusillus", Other: &upper}}}, card.Logos)
		tb.Reap("ultra-gravitron")
		tb.Pick("deusillus")
		tb.InZone(card.Purged, "deusillus", "deusillus2")
		tb.Amber(0, 1+1)
		tb.InZone(card.Hand, "punch")
	})
	t.Run("leaving play it is two cards again, in one zone (K19.3, Q40)", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("fear")},
			side{Line: list{{ID: "ultra-gravitron", Marks: keyforge.Joining}}, Houses: []card.House{card.Logos}}, card.Dis)
		tb.Play("fear")
		tb.InZone(card.Hand, "ultra-gravitron", "ultra-gravitron2")
		tb.EndTurn()
		tb.Play("ultra-gravitron")
		tb.Line(1, "ultra-gravitron")
	})
	t.Run("purging itself", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "ultra-gravitron", Marks: keyforge.Joining}}, Archives: ids("fear")}, side{}, card.Logos)
		tb.Reap("ultra-gravitron")
		tb.InZone(card.Purged, "ultra-gravitron", "ultra-gravitron2")
	})
	t.Run("under another's control both halves go to their owner", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("collar-of-subordination", "hand-of-dis"), Line: ids("mother", "tocsin")},
			side{Line: list{{ID: "ultra-gravitron", Marks: keyforge.Joining}}}, card.Dis)
		tb.Play("collar-of-subordination")
		tb.Pick("ultra-gravitron")
		tb.Left()
		tb.Line(0, "ultra-gravitron", "mother", "tocsin")
	})
	t.Run("a single half is not put into play (K19.6)", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("hand-of-dis")},
			side{Line: ids("mother", "gebuk", "valdr"), Deck: ids("ultra-gravitron"), Hand: ids("ultra-gravitron2")}, card.Dis)
		tb.Play("hand-of-dis")
		tb.Line(1, "mother", "valdr")
		tb.InZone(card.Discard, "ultra-gravitron", "gebuk")
	})
}
