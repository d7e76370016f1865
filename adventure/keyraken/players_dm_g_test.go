package keyraken_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// spent is a creature that is exhausted.
func spentOnes(id string) keyforge.CardPosition {
	return keyforge.CardPosition{ID: id, Marks: keyforge.Exhausted}
}

// Control goes to and comes from the Keyraken, never an ally (A21).
func TestDraconianEkwidonControl(t *testing.T) {
	tb := together(t, "even-swap", Ekwidon, line("plain-2", "plain-3"), line("plain-4"), line("limb-5"))
	tb.Play("even-swap")
	tb.Pick("plain-2")
	tb.Offers("limb-5", "plain-2", "plain-3")
	tb.Pick("limb-5")
	tb.Pick("plain-2")
	tb.Left()
	tb.Line(0, "plain-2", "limb-5")
	tb.Line(1, "plain-4")
	tb.Line(monster, "plain-3")

	tb = aloft(t, Ekwidon, seat{Artifacts: ids("fiat-transcoder"), Amber: 1}, line("plain-4"), line("limb-5", "limb-6"))
	tb.Act("fiat-transcoder")
	tb.Offers("limb-5", "limb-6")
	tb.Pick("limb-6")
	tb.Line(0, "limb-6")

	tb = aloft(t, Ekwidon, line("krisper-ruld"), seat{Artifacts: ids("ghost-town")}, line("limb-1"))
	tb.Fight("krisper-ruld", "limb-1")
	assert.Equal(t, keyforge.Side(1), tb.Of("ghost-town").Ctrl)

	tb = together(t, "ol--switcheroo", Geistoid, line("plain-2"), line("plain-4"), seat{Amber: 2})
	tb.Play("ol--switcheroo")
	tb.Line(monster, "plain-2")
	tb.AmberOn("plain-2", 1)

	tb = aloft(t, Mars, line("arbiter-vyynx", "plain-2"), line("plain-4"), line("limb-5", "limb-6"))
	tb.Reap("arbiter-vyynx")
	tb.Offers("limb-5", "limb-6")
	tb.Pick("limb-5")
	tb.Left()
	tb.Line(0, "limb-5", "arbiter-vyynx")
}

// What the opponent loses, is paid or has captured is the Keyraken's (A11.7); keys that cost
// more make it rise later (A3.3).
func TestDraconianAmberOfTheKeyraken(t *testing.T) {
	tb := aloft(t, Ekwidon, line("oŏni-lars"), seat{Amber: 5}, seat{})
	tb.Reap("oŏni-lars")
	tb.Yes()
	pools(t, tb, 0, 5, 1)

	tb = aloft(t, Ekwidon, seat{Line: pile{spentOnes("bypass-burglar"), {ID: "krisper-ruld"}}}, seat{Amber: 5}, seat{Amber: 2})
	tb.Act("krisper-ruld")
	pools(t, tb, 1, 5, 1)

	tb = aloft(t, Ekwidon, line("exeldon-yash"), seat{Amber: 5}, seat{Amber: 3})
	tb.Reap("exeldon-yash")
	pools(t, tb, 1, 5, 1)

	tb = aloft(t, Mars, line("lyylyug"), seat{Line: ids("plain-1"), Amber: 5}, seat{Line: ids("limb-5", "limb-3"), Amber: 2})
	tb.Reap("lyylyug")
	tb.AmberOn("limb-3", 1)
	pools(t, tb, 1, 5, 1)

	tb = aloft(t, Mars, seat{Line: pile{spentOnes("operator-olluyyg")}}, seat{}, seat{})
	assert.Equal(t, 3, dearer(t, tb))
	tb = aloft(t, Mars, line("operator-olluyyg"), seat{}, seat{})
	assert.Equal(t, 0, dearer(t, tb))

	tb = together(t, "digital-manipulation", Mars, seat{}, seat{Deck: ids("plain-1"), Line: ids("plain-2")},
		seat{Deck: ids("limb-1"), Line: ids("limb-5"), Amber: 2})
	tb.Play("digital-manipulation") // of house Keyraken
	tb.AmberOn("limb-5", 1)
	tb.InZone(Deck, "plain-1")
}

// Overwhelmed is who has fewer creatures than the Keyraken; allies' do not count (A18).
func TestA18OverwhelmedByDraconianLimbs(t *testing.T) {
	limbs := func(n int) seat { return seat{Line: ids("limb-3", "limb-4", "limb-5")[:n], Amber: 2} }
	tb := aloft(t, Ekwidon, line("chromatic-guardian"), seat{Line: ids("plain-2"), Artifacts: ids("ghost-town")}, limbs(2))
	tb.Reap("chromatic-guardian")
	tb.Offers("limb-3", "limb-4")
	tb.Pick("limb-3")
	tb.Line(monster, "limb-4")
	tb = aloft(t, Ekwidon, line("chromatic-guardian"), seat{Line: ids("plain-2"), Artifacts: ids("ghost-town")}, limbs(1))
	tb.Reap("chromatic-guardian") // no enemy artifact
	tb.Line(monster, "limb-3")
	assert.Equal(t, Artifacts, tb.Of("ghost-town").Zone)

	tb = aloft(t, Mars, line("agent-buuff"), line("plain-2", "plain-3"), limbs(2))
	tb.Reap("agent-buuff")
	tb.PowerIs("agent-buuff", 7)
	tb = aloft(t, Mars, line("agent-buuff"), line("plain-2", "plain-3"), limbs(1))
	tb.Reap("agent-buuff")
	tb.PowerIs("agent-buuff", 5)
	tb.PowerIs("plain-2", 2)

	tb = aloft(t, Mars, line("ujkyytr-prime"), line("plain-2"), limbs(3))
	tb.Reap("ujkyytr-prime")
	tb.Offers("limb-3", "limb-4", "limb-5")
	tb.Pick("limb-5")
	tb.Marked("limb-4", keyforge.Stunned)
	tb.Unmarked("limb-3", keyforge.Stunned)

	tb = aloft(t, Geistoid, line("spikey-goeff"), line("plain-2"), limbs(2))
	assert.True(t, tb.HasKeyword(tb.Card("spikey-goeff"), Hazardous))
	tb = aloft(t, Geistoid, line("spikey-goeff"), line("plain-2"), limbs(1))
	assert.False(t, tb.HasKeyword(tb.Card("spikey-goeff"), Hazardous))

	tb = aloft(t, Geistoid, seat{Line: ids("janky-jimmy"), Amber: 1}, seat{}, limbs(3))
	tb.Fight("janky-jimmy", "limb-3")
	tb.Pick("limb-5")
	tb.AmberOn("limb-5", 1)
	pools(t, tb, 1, 0, 1)

	tb = together(t, "now-and-later", Ekwidon, seat{}, line("plain-2"), limbs(3))
	tb.Play("now-and-later")
	tb.Pick("limb-3")
	tb.Pick("plain-2") // of anyone
	tb.Line(1)
	tb.Line(monster, "limb-4", "limb-5")
}

// Each player is the allies too; the Keyraken has archives in place of a hand (A22).
func TestA22DraconianHands(t *testing.T) {
	tb := aloft(t, Ekwidon, seat{Line: pile{{ID: "the-golden-queen", Marks: keyforge.Joining}}, Hand: ids("plain-2")},
		seat{Hand: ids("plain-3")}, seat{})
	tb.Reap("the-golden-queen")
	tb.Amber(0, 3)
	tb.InZone(Discard, "plain-2", "plain-3")

	tb = together(t, "nada-tax", Ekwidon, seat{}, seat{Hand: ids("plain-2"), Amber: 3}, seat{Amber: 3})
	tb.Play("nada-tax")
	tb.InZone(Hand, "plain-2")
	pools(t, tb, 1, 3, 3)

	tb = together(t, "trash-heap", Geistoid, seat{Hand: ids("plain-1"), Line: ids("plain-2"), Deck: gametest.Many(9, "fear")},
		seat{Hand: ids("plain-3"), Line: ids("plain-4"), Deck: gametest.Many(9, "fear")}, line("limb-5"))
	tb.Play("trash-heap")
	tb.Line(0)
	tb.Line(1)
	tb.Line(monster)
	tb.InZone(Discard, "plain-1", "plain-2", "plain-3", "plain-4")
	assert.Len(t, tb.Pile(0, Hand), 6)
	assert.Len(t, tb.Pile(1, Hand), 6)

	tb = aloft(t, Geistoid, seat{Line: ids("techno-shade")}, seat{Hand: ids("plain-2")}, seat{})
	tb.Reap("techno-shade")
	tb.InZone(Hand, "plain-2")

	tb = aloft(t, Geistoid, seat{Line: pile{{ID: "gigantor", Marks: keyforge.Joining}}, Deck: gametest.Many(5, "fear")},
		seat{Discard: ids("plain-2", "plain-3")},
		seat{Discard: ids("limb-3", "limb-4")})
	tb.Reap("gigantor")
	tb.Offers("plain-2", "plain-3", "limb-3", "limb-4")
	tb.Pick("limb-3", "limb-4")
	tb.InZone(Purged, "limb-3", "limb-4")
	assert.Len(t, tb.Pile(0, Hand), 2)

	tb = together(t, "varghast-s-vengeance", Geistoid, seat{}, seat{Discard: ids("plain-2")}, seat{Discard: ids("limb-3", "limb-4")})
	tb.Discard("varghast-s-vengeance")
	tb.Pick("limb-3")
	tb.InZone(Purged, "limb-3")
	tb.InZone(Discard, "plain-2")
	assert.Contains(t, tb.Pile(monster, Deck), "limb-4")
}

// Creatures of anybody may be chosen; friends are one's own alone (A7.3, A7.4).
func TestDraconianCreaturesOfAnybody(t *testing.T) {
	tb := aloft(t, Ekwidon, line("golden-dagger"), line("plain-3"), line("limb-3"))
	tb.Reap("golden-dagger")
	tb.Offers("golden-dagger", "plain-3", "limb-3")
	tb.Pick("plain-3")
	pools(t, tb, 1, 1, 0)

	tb = together(t, "forged-currency", Ekwidon, seat{Line: pile{{ID: "plain-2", Amber: 1}}, Amber: 10},
		seat{Line: pile{{ID: "plain-3", Amber: 3}}}, seat{Line: pile{{ID: "limb-3", Power: 2}}})
	tb.Play("forged-currency")
	tb.Keys(0, 0) // 11
	tb.AmberOn("plain-3", 3)
	tb.PowerIs("limb-3", 5)

	tb = aloft(t, Geistoid, seat{Line: pile{spentOnes("fading-apparition"), {ID: "dammater"}}}, seat{Line: pile{{ID: "plain-3", Amber: 3}}},
		seat{Line: pile{{ID: "limb-3", Amber: 2}}})
	tb.Reap("dammater") // nothing friendly to take it from
	tb.Amber(0, 1)
	tb.AmberOn("plain-3", 3)

	tb = together(t, "martian-propagation", Mars, seat{Line: ids("plain-2"), Deck: gametest.Many(5, "fear")}, line("plain-3"), line("limb-3"))
	tb.Play("martian-propagation")
	tb.Line(0)
	tb.Line(1, "plain-3")
	tb.Line(monster, "limb-3")
	assert.Len(t, tb.Pile(0, Hand), 2)

	tb = aloft(t, Mars, seat{Line: ids("plain-2"), Artifacts: ids("zzyszz-s-compactor")}, line("plain-3"), line("limb-3"))
	tb.Act("zzyszz-s-compactor")
	tb.Offers("plain-2", "plain-3", "limb-3")
	tb.Pick("limb-3")
	tb.Pick("plain-3")
	tb.PowerIs("plain-3", 5)
	assert.Contains(t, tb.Pile(monster, Deck), "limb-3")
}
