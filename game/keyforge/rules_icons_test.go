package keyforge_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

func TestK7_1IconsBeforeEverythingElse(t *testing.T) {
	brute := card.Creature("brute", card.Brobnar, 3, card.Play(card.Deal(2, card.Creatures.Enemy())))
	tb := duelWith(t, keyforge.SidePosition{Hand: []keyforge.CardPosition{{ID: "brute", Icons: icons(card.CaptureIcon)}}},
		keyforge.SidePosition{Amber: 2, Line: gametest.Cards("plain-3")}, brute)
	tb.Play("brute")
	tb.AmberOn("brute", 1) // it had entered play by then
	resolved, dealt, entered := place(tb, isKind(keyforge.IconResolved)), place(tb, isKind(keyforge.DamageDealt)),
		place(tb, isKind(keyforge.EnteredPlay))
	assert.True(t, entered >= 0 && entered < resolved && resolved < dealt)

	fan := card.Artifact("fan", card.Brobnar, card.Reacts(card.Plays(card.You, card.Creatures), card.Draw(1)))
	tb = duelWith(t, keyforge.SidePosition{Hand: []keyforge.CardPosition{{ID: "plain-1", Icons: icons(card.AmberIcon)}},
		Artifacts: gametest.Cards("fan"), Deck: gametest.Cards("nap")}, keyforge.SidePosition{}, fan)
	tb.Play("plain-1")
	assert.Less(t, place(tb, isKind(keyforge.Gained)), place(tb, isKind(keyforge.Drew)))
}

func TestK7_2PrintedOrderAllMandatory(t *testing.T) {
	order := func(list ...card.Icon) []card.Icon {
		tb := duelWith(t, keyforge.SidePosition{Hand: []keyforge.CardPosition{{ID: "plain-5", Icons: icons(list...)}},
			Deck: gametest.Many(5, "filler")},
			keyforge.SidePosition{Amber: 3})
		tb.Play("plain-5")
		var got []card.Icon
		for _, e := range tb.Events {
			if e.Kind == keyforge.IconResolved {
				got = append(got, card.Icon(e.N))
			}
		}
		tb.Damage("plain-5", 1) // nobody may decline the damage
		return got
	}
	for _, list := range [][]card.Icon{
		{card.AmberIcon, card.CaptureIcon, card.DamageIcon, card.DrawIcon},
		{card.DrawIcon, card.DamageIcon, card.AmberIcon},
	} {
		assert.Equal(t, list, order(list...))
	}
}

func TestK7_3AmberIcon(t *testing.T) {
	tb := duelWith(t, keyforge.SidePosition{Hand: []keyforge.CardPosition{{ID: "nap", Icons: icons(card.AmberIcon, card.AmberIcon)}}},
		keyforge.SidePosition{Amber: 1})
	tb.Play("nap")
	tb.Amber(0, 2)
	tb.Amber(1, 1)
}

func TestK7_4_K7_5CaptureIcons(t *testing.T) {
	tb := duelWith(t, keyforge.SidePosition{Hand: []keyforge.CardPosition{{ID: "plain-5", Icons: icons(card.CaptureIcon, card.CaptureIcon)}},
		Line: gametest.Cards("plain-1")},
		keyforge.SidePosition{Amber: 3, Line: gametest.Cards("plain-2")})
	tb.Play("plain-5")
	tb.Left()
	tb.Asks(keyforge.AskCards, keyforge.ForCapture, 0)
	tb.Offers("plain-1", "plain-5") // friendly ones, the bearer too
	tb.Pick("plain-1")
	tb.Pick("plain-5") // K7.5: the second may go elsewhere
	tb.AmberOn("plain-1", 1)
	tb.AmberOn("plain-5", 1)
	tb.Amber(1, 1)
	tb.Amber(0, 0)
}

// Q16: without a friendly creature, without æmber, or without any creature
// nothing happens.
func TestQ16IconsThatFindNothing(t *testing.T) {
	tb := duelWith(t, keyforge.SidePosition{Hand: []keyforge.CardPosition{{ID: "nap",
		Icons: icons(card.CaptureIcon, card.DamageIcon, card.AmberIcon)}}}, keyforge.SidePosition{Amber: 2})
	tb.Play("nap")
	tb.Amber(1, 2)
	tb.Amber(0, 1) // the others still resolve
	tb = duelWith(t, keyforge.SidePosition{Hand: []keyforge.CardPosition{{ID: "nap", Icons: icons(card.CaptureIcon)}},
		Line: gametest.Cards("plain-1")}, keyforge.SidePosition{})
	tb.Play("nap")
	tb.AmberOn("plain-1", 0)
}

func TestK7_6_K7_7DamageIcon(t *testing.T) {
	tb := duelWith(t, keyforge.SidePosition{Hand: []keyforge.CardPosition{{ID: "plain-5", Icons: icons(card.DamageIcon)}},
		Line: gametest.Cards("plain-1")},
		keyforge.SidePosition{Line: gametest.Cards("plain-2")})
	tb.Play("plain-5")
	tb.Left()
	tb.Asks(keyforge.AskCards, keyforge.ForDamage, 0)
	tb.Offers("plain-1", "plain-2", "plain-5")
	tb.Pick("plain-2")
	tb.Damage("plain-2", 1)

	tb = duelWith(t, keyforge.SidePosition{Hand: []keyforge.CardPosition{{ID: "nap", Icons: icons(card.DamageIcon)}},
		Line: gametest.Cards("plain-3")},
		keyforge.SidePosition{})
	tb.Play("nap")
	tb.Damage("plain-3", 1) // K7.7
}

func TestK7_8DamageIconsOneByOne(t *testing.T) {
	tb := duelWith(t, keyforge.SidePosition{Hand: []keyforge.CardPosition{{ID: "nap",
		Icons: icons(card.DamageIcon, card.DamageIcon, card.DamageIcon)}}, Line: gametest.Cards("plain-9")},
		keyforge.SidePosition{Line: []keyforge.CardPosition{{ID: "plain-1"}, {ID: "plain-3", Marks: keyforge.Warded}}})
	tb.Play("nap")
	tb.Pick("plain-1")
	tb.InZone(card.Discard, "plain-1") // gone before the next one is dealt
	tb.Offers("plain-3", "plain-9")
	tb.Pick("plain-3")
	tb.Unmarked("plain-3", keyforge.Warded)
	tb.Pick("plain-3")
	tb.Damage("plain-3", 1) // the ward stopped one instance only
}

func TestK7_9IconDamageIsNotTheCards(t *testing.T) {
	viper := card.Creature("viper", card.Brobnar, 3, card.Has(card.Poison))
	grudge := card.Creature("grudge", card.Brobnar, 5, card.Reacts(card.Happens(card.CardDamaged, card.This), card.Destroy(card.Other)))
	tb := duelWith(t, keyforge.SidePosition{Hand: []keyforge.CardPosition{{ID: "viper", Icons: icons(card.DamageIcon)}}},
		keyforge.SidePosition{Line: gametest.Cards("grudge")}, viper, grudge)
	tb.Play("viper")
	tb.Pick("grudge")
	tb.Damage("grudge", 1)
	tb.Line(0, "viper")
	for _, e := range tb.Events {
		if e.Kind == keyforge.DamageDealt {
			assert.Zero(t, e.Other, "no card is the source")
		}
	}
}

func TestK7_10DrawIcon(t *testing.T) {
	tb := duelWith(t, keyforge.SidePosition{Chains: 7,
		Hand: append([]keyforge.CardPosition{{ID: "nap", Icons: icons(card.DrawIcon)}}, gametest.Many(7, "item")...),
		Deck: gametest.Many(3, "filler")}, keyforge.SidePosition{})
	tb.Play("nap")
	assert.Equal(t, 8, tb.Player(0).Pile(card.Hand).Len(), "not a refill: chains and hand size do not matter")
	assert.Equal(t, 7, int(tb.Player(0).Chains))
}

// An enhanced deck states the icons of each card; they replace the printed ones
// and are icons like any other.
func TestK7_11EnhancedCards(t *testing.T) {
	coin := card.Action("coin", card.Brobnar, card.Amber(1), card.Play(card.Take(card.This)))
	tb := duelWith(t, keyforge.SidePosition{Hand: []keyforge.CardPosition{{ID: "coin"},
		{ID: "coin", Icons: icons(card.AmberIcon, card.DrawIcon)}},
		Deck: gametest.Many(3, "filler")}, keyforge.SidePosition{}, coin)
	tb.Play("coin#1")
	tb.Amber(0, 1)
	assert.Equal(t, 1, tb.Player(0).Pile(card.Hand).Len())
	tb.Play("coin#2")
	tb.Amber(0, 2)
	assert.Equal(t, 1, tb.Player(0).Pile(card.Hand).Len())
}

// Q13: a creature that dies of an icon on its own card resolves no Play ability; an
// upgrade goes with its host.
func TestQ13_D40DeadOfItsOwnIcon(t *testing.T) {
	frail := card.Creature("frail", card.Brobnar, 1, card.Play(card.Gain(5)))
	gem := card.Upgrade("gem", card.Brobnar, card.Play(card.Gain(5)))
	watch := card.Artifact("watch", card.Brobnar, card.Reacts(card.Plays(card.You, card.Cards), card.Gain(1)))
	tb := duelWith(t, keyforge.SidePosition{Hand: []keyforge.CardPosition{{ID: "frail", Icons: icons(card.DamageIcon, card.AmberIcon)}},
		Artifacts: gametest.Cards("watch")}, keyforge.SidePosition{}, frail, watch)
	tb.Play("frail")
	tb.InZone(card.Discard, "frail")
	tb.Amber(0, 2) // the other icon, and the ability that reacts to plays

	tb = duelWith(t, keyforge.SidePosition{Hand: []keyforge.CardPosition{{ID: "gem", Icons: icons(card.DamageIcon)}},
		Line: gametest.Cards("plain-1")},
		keyforge.SidePosition{}, gem)
	tb.Play("gem")
	tb.InZone(card.Discard, "gem", "plain-1")
	tb.Amber(0, 0)
}
