package keyforge_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// resolvedIcons are the icons that resolved after the last command, in order.
func resolvedIcons(tb *gametest.Table) (list []Icon) {
	for _, e := range tb.Events {
		if e.Kind == keyforge.IconResolved {
			list = append(list, Icon(e.N))
		}
	}
	return list
}

func TestIconsThatDoNotResolve(t *testing.T) {
	mute := Creature("mute", Brobnar, 3, Constantly(NoIcons(Opponent)))
	gem := Action("gem", Brobnar, Play(ResolveIcons(Choose(Creatures))))
	amber := list{{ID: "nap", Icons: icons(AmberIcon)}}
	t.Run("of cards that the opponent plays", func(t *testing.T) {
		tb := duelWith(t, side{Hand: amber}, side{Line: ids("mute")}, mute)
		tb.Play("nap")
		tb.Amber(0, 0)
		assert.Empty(t, resolvedIcons(tb))
	})
	t.Run("its own player resolves them", func(t *testing.T) {
		tb := duelWith(t, side{Hand: amber, Line: ids("mute")}, side{}, mute)
		tb.Play("nap")
		tb.Amber(0, 1)
	})
	t.Run("Q60 nor do those of a card as if it had been played", func(t *testing.T) {
		for mutes, gained := range map[string]int{"mute": 0, "dis-3": 1} {
			tb := duelWith(t, side{Hand: ids("gem"), Line: list{{ID: "plain-1", Icons: icons(AmberIcon)}}}, side{Line: ids(mutes)}, mute, gem)
			tb.Play("gem")
			tb.Pick("plain-1")
			tb.Amber(0, gained)
		}
	})
	t.Run("once it has gone they do", func(t *testing.T) {
		crush := Action("crush", Brobnar, Play(Purge(Choose(Creatures.Enemy())), ResolveIcons(It)))
		tb := duelWith(t, side{Hand: ids("crush")}, side{Line: list{{ID: "mute", Icons: icons(AmberIcon)}}}, mute, crush)
		tb.Play("crush")
		tb.Amber(0, 1)
	})
}

func TestIconsThatResolveAgain(t *testing.T) {
	bloom := Action("bloom", Brobnar, Play(Lasts(NextTime, Static(IconsAgain(You, 1)))))
	grove := Artifact("grove", Brobnar, Constantly(IconsAgain(You, 2)))
	mute := Creature("mute", Brobnar, 3, Constantly(NoIcons(Opponent)))
	hand := list{{ID: "bloom"}, {ID: "bloom"}, {ID: "nap", Icons: icons(DrawIcon, AmberIcon)}, {ID: "item", Icons: icons(AmberIcon)}}
	t.Run("each of them when its turn comes, and once", func(t *testing.T) {
		tb := duelWith(t, side{Hand: hand, Deck: gametest.Many(3, "filler")}, side{}, bloom)
		tb.Play("bloom#1")
		tb.Play("nap")
		assert.Equal(t, []Icon{DrawIcon, DrawIcon, AmberIcon, AmberIcon}, resolvedIcons(tb))
		tb.Play("item")
		tb.Amber(0, 3)
	})
	t.Run("the second is the next card for the first", func(t *testing.T) {
		tb := duelWith(t, side{Hand: hand, Deck: gametest.Many(3, "filler")}, side{}, bloom)
		tb.Play("bloom#1")
		tb.Play("bloom#2")
		tb.Play("nap")
		tb.Amber(0, 2)
	})
	t.Run("not in the next turn, nor for others", func(t *testing.T) {
		tb := duelWith(t, side{Hand: hand[:1], Houses: []House{Brobnar}}, side{Hand: hand[3:], Houses: []House{Brobnar}}, bloom)
		tb.Play("bloom")
		tb.EndTurn()
		tb.Play("item")
		tb.Amber(1, 1)
	})
	t.Run("constantly", func(t *testing.T) {
		tb := duelWith(t, side{Hand: hand[2:], Artifacts: ids("grove"), Deck: gametest.Many(4, "filler")}, side{}, grove)
		tb.Play("nap")
		tb.Play("item")
		tb.Amber(0, 6)
		assert.Len(t, tb.Pile(0, Hand), 3)
	})
	t.Run("cannot beats it (K16.13)", func(t *testing.T) {
		tb := duelWith(t, side{Hand: hand[2:], Artifacts: ids("grove")}, side{Line: ids("mute")}, grove, mute)
		tb.Play("item")
		tb.Amber(0, 0)
	})
}

func TestK17_3InsteadOfAnIcon(t *testing.T) {
	scribe := Creature("scribe", Brobnar, 3, Constantly(InsteadOfIcon(You, CaptureIcon, Steal(1))))
	vase := Artifact("vase", Brobnar, Constantly(ResolvesAs(You, CaptureIcon)))
	nap := func(of ...Icon) list { return list{{ID: "nap", Icons: icons(of...)}} }
	t.Run("may, for each icon of the kind", func(t *testing.T) {
		tb := duelWith(t, side{Hand: nap(CaptureIcon, AmberIcon, CaptureIcon), Line: ids("scribe")}, side{Amber: 5}, scribe)
		tb.Play("nap")
		tb.Asks(keyforge.AskYesNo, keyforge.ForIcon, 0)
		tb.Yes()
		tb.No()
		tb.Amber(0, 2)
		tb.Amber(1, 3)
		tb.AmberOn("scribe", 1)
		assert.Equal(t, []Icon{CaptureIcon}, resolvedIcons(tb))
	})
	t.Run("two of them ask once; declined, a capturer is chosen", func(t *testing.T) {
		tb := duelWith(t, side{Hand: nap(CaptureIcon), Line: ids("scribe", "scribe")}, side{Amber: 5}, scribe)
		tb.Play("nap")
		tb.No()
		tb.Asks(keyforge.AskCards, keyforge.ForCapture, 0)
		tb.Pick("scribe#2")
		tb.AmberOn("scribe#2", 1)
	})
	t.Run("not for the opponent's icons", func(t *testing.T) {
		tb := duelWith(t, side{Hand: nap(CaptureIcon), Line: ids("plain-1")},
			side{Line: ids("scribe"), Artifacts: ids("vase"), Amber: 5}, scribe, vase)
		tb.Play("nap")
		tb.AmberOn("plain-1", 1)
	})
	t.Run("as another icon, which may be replaced in turn", func(t *testing.T) {
		tb := duelWith(t, side{Hand: nap(AmberIcon, DrawIcon, DamageIcon), Line: ids("scribe"), Artifacts: ids("vase", "vase"),
			Deck: ids("filler")}, side{Amber: 5, Line: ids("plain-3")}, scribe, vase)
		tb.Play("nap")
		tb.Yes() // the æmber icon as a capture icon
		tb.Yes() // and that as theft
		tb.Yes()
		tb.No()
		tb.No() // the damage icon as it is
		tb.Asks(keyforge.AskCards, keyforge.ForDamage, 0)
		tb.Pick("plain-3")
		tb.Amber(0, 1)
		tb.Amber(1, 3)
		tb.AmberOn("scribe", 1)
		tb.Damage("plain-3", 1)
	})
	t.Run("a capture icon is one already", func(t *testing.T) {
		tb := duelWith(t, side{Hand: nap(CaptureIcon), Line: ids("plain-1"), Artifacts: ids("vase")}, side{Amber: 5}, vase)
		tb.Play("nap")
		tb.AmberOn("plain-1", 1)
	})
	t.Run("K16.13 nothing instead of icons that do not resolve", func(t *testing.T) {
		mute := Creature("mute", Brobnar, 3, Constantly(NoIcons(Opponent)))
		gem := Action("gem", Brobnar, Play(ResolveIcons(Choose(Creatures.Friendly()))))
		for _, played := range []string{"nap", "gem"} {
			tb := duelWith(t, side{Hand: append(nap(CaptureIcon), keyforge.CardPosition{ID: "gem"}),
				Line: list{{ID: "scribe", Icons: icons(CaptureIcon)}}}, side{Line: ids("mute"), Amber: 5}, scribe, mute, gem)
			tb.Play(played)
			tb.Amber(0, 0)
			tb.Amber(1, 5)
			assert.Empty(t, resolvedIcons(tb))
		}
	})
	t.Run("also of a card that is not played", func(t *testing.T) {
		gem := Action("gem", Brobnar, Play(ResolveIcons(Choose(Creatures))))
		tb := duelWith(t, side{Hand: ids("gem"), Line: list{{ID: "scribe", Icons: icons(CaptureIcon)}}}, side{Amber: 5}, scribe, gem)
		tb.Play("gem")
		tb.Yes()
		tb.Amber(0, 1)
	})
}

// A card lets a player resolve one kind of icon as one of several others, or as it is (K17.3).
func TestIconsAsOneOfSeveral(t *testing.T) {
	prism := Artifact("prism", Brobnar, Constantly(ResolvesAsAny(You, AmberIcon, CaptureIcon, DrawIcon)))
	board := func(artifacts ...string) *gametest.Table {
		tb := duelWith(t, side{Hand: list{{ID: "nap", Icons: icons(AmberIcon)}}, Artifacts: ids(artifacts...), Line: ids("plain-3"),
			Deck: ids("filler")}, side{Amber: 1}, prism)
		tb.Play("nap")
		return tb
	}
	for n, icon := range []Icon{AmberIcon, CaptureIcon, DrawIcon} {
		tb := board("prism")
		tb.Asks(keyforge.AskOption, keyforge.ForIcon, 0)
		tb.Choose(n)
		assert.Equal(t, []Icon{icon}, resolvedIcons(tb))
		tb.Amber(0, one(icon == AmberIcon))
		tb.AmberOn("plain-3", one(icon == CaptureIcon))
		assert.Len(t, tb.Pile(0, Hand), one(icon == DrawIcon))
	}
	t.Run("two of them offer the same", func(t *testing.T) {
		tb := board("prism", "prism")
		tb.Choose(0)
		tb.Amber(0, 1)
	})
	t.Run("neither another icon nor the opponent's", func(t *testing.T) {
		tb := duelWith(t, side{Hand: list{{ID: "nap", Icons: icons(DrawIcon)}}, Artifacts: ids("prism")}, side{}, prism)
		tb.Play("nap")
		assert.Equal(t, []Icon{DrawIcon}, resolvedIcons(tb))
		tb = duelWith(t, side{Hand: list{{ID: "nap", Icons: icons(AmberIcon)}}}, side{Artifacts: ids("prism")}, prism)
		tb.Play("nap")
		tb.Amber(0, 1)
	})
}

// one is 1 if it is so.
func one(so bool) int {
	if so {
		return 1
	}
	return 0
}
