package keyraken_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/keyforge"
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// A limb that a player's card moves goes to the flank that the player chooses: on the right it
// only enters play (A3.6).
func TestAloftSkybornMoves(t *testing.T) {
	moved := func(t *testing.T, tb *gametest.Table) {
		t.Helper()
		tb.Pick("limb-2")
		tb.Left()
		tb.Line(monster, "limb-2", "limb-1", "limb-3")
		tb.Line(1, "plain-9")
	}
	limbs := line("limb-1", "limb-2", "limb-3")
	t.Run("edge of the world", func(t *testing.T) {
		tb := together(t, "edge-of-the-world", Skyborn, line("plain-2"), line("plain-9"), limbs)
		tb.Play("edge-of-the-world")
		tb.Offers("plain-2", "plain-9", "limb-1", "limb-2", "limb-3")
		moved(t, tb)
	})
	t.Run("bosun creen", func(t *testing.T) {
		tb := together(t, "bosun-creen", Skyborn, line("plain-2"), line("plain-9"), limbs)
		tb.Discard("bosun-creen")
		moved(t, tb)
	})
	t.Run("han peregrine", func(t *testing.T) {
		tb := aloft(t, Skyborn, line("han-peregrine"), line("plain-9"),
			seat{Line: pile{{ID: "limb-1"}, {ID: "limb-2", Damage: 1}, {ID: "limb-3", Damage: 1}}})
		tb.Reap("han-peregrine")
		tb.Yes()
		tb.Offers("limb-2", "limb-3")
		moved(t, tb)
		tb.Damage("limb-2", 0)
	})
	t.Run("red skies", func(t *testing.T) {
		tb := together(t, "red-skies", Skyborn, line("navigator-ketarr", "plain-2"), line("pirate-champion", "plain-9"), limbs)
		tb.Play("red-skies")
		tb.Right()
		tb.Line(0, "plain-2", "navigator-ketarr")
	})
	t.Run("pirate champion", func(t *testing.T) {
		tb := aloft(t, Skyborn, line("pirate-champion", "plain-2"), line("plain-9"), line("limb-1"))
		tb.Fight("pirate-champion", "limb-1")
		tb.Yes()
		tb.Right()
		tb.Line(0, "plain-2", "pirate-champion")
	})
	t.Run("ley, earl of hurl", func(t *testing.T) {
		tb := aloft(t, Skyborn, line("plain-1", "ley-earl-of-hurl", "plain-2"), line("plain-9"), line("limb-12"))
		tb.Fight("ley-earl-of-hurl", "limb-12")
		tb.Left()
		tb.Line(0, "ley-earl-of-hurl", "plain-1", "plain-2")
		tb.Marked("ley-earl-of-hurl", keyforge.Warded)
	})
	t.Run("shae cloudkicker", func(t *testing.T) {
		tb := aloft(t, Skyborn, line("shae-cloudkicker", "plain-1", "plain-2"), line("plain-9"), limbs)
		tb.Reap("shae-cloudkicker")
		tb.Offers("plain-1", "plain-2")
		tb.Pick("plain-2")
		tb.Line(0, "plain-2", "plain-1", "shae-cloudkicker")
	})
	t.Run("æmber airhart", func(t *testing.T) {
		tb := aloft(t, Skyborn, line("æmber-airhart"), seat{}, limbs)
		tb.Reap("æmber-airhart")
		assert.Equal(t, []string{"æmber-airhart"}, tb.Pile(0, Deck))
	})
}

// "A key" is that of any player (A23, K32.9), "your key" is not an ally's, and the Keyraken has none.
func TestAloftSkybornAndKeys(t *testing.T) {
	red, yellow := seat{Colors: keyforge.RedKey}, seat{Colors: keyforge.YellowKey}
	t.Run("red skies", func(t *testing.T) {
		tb := together(t, "red-skies", Skyborn, line("navigator-ketarr"), red, seat{})
		tb.Play("red-skies") // repeated, for a lone creature without another question
		assert.Equal(t, 2, tb.Happened(keyforge.Repositioned))
		tb = together(t, "red-skies", Skyborn, line("navigator-ketarr"), yellow, seat{})
		tb.Play("red-skies")
		assert.Equal(t, 1, tb.Happened(keyforge.Repositioned))
	})
	t.Run("recreational jettison", func(t *testing.T) {
		hand := seat{Hand: ids("punch", "anger")}
		tb := together(t, "recreational-jettison", Skyborn, hand, yellow, seat{})
		tb.Play("recreational-jettison")
		tb.Pick("punch")
		assert.Empty(t, tb.Pile(0, Hand))
		tb = together(t, "recreational-jettison", Skyborn, hand, red, seat{})
		tb.Play("recreational-jettison")
		tb.Pick("punch")
		assert.Equal(t, []string{"anger"}, tb.Pile(0, Hand))
	})
	t.Run("razor's gambit", func(t *testing.T) {
		tb := aloft(t, Skyborn, seat{Artifacts: ids("razor-s-gambit"), Line: ids("pirate-champion", "nantucket")},
			seat{Colors: keyforge.BlueKey}, line("limb-12"))
		tb.Act("razor-s-gambit")
		tb.Pick("pirate-champion")
		tb.Pick("limb-12")
		tb.Damage("limb-12", 6)
	})
	t.Run("safe port", func(t *testing.T) {
		tb := together(t, "safe-port", Skyborn, line("plain-2"), seat{Colors: keyforge.YellowKey, Amber: 3}, seat{Amber: 3})
		tb.Play("safe-port")
		pools(t, tb, 1, 3, 3)
		tb = together(t, "safe-port", Skyborn, seat{Line: ids("plain-2"), Colors: keyforge.YellowKey}, seat{Amber: 3}, seat{Amber: 3})
		tb.Play("safe-port")
		tb.AmberOn("plain-2", 2)
		pools(t, tb, 1, 3, 1)
	})
	t.Run("black tempest", func(t *testing.T) {
		tb := aloft(t, Skyborn, line("black-tempest"), seat{Keys: 1, Amber: 5}, seat{Line: ids("limb-1"), Amber: 5})
		tb.Fight("black-tempest", "limb-1")
		pools(t, tb, 3, 5, 2)
	})
	t.Run("viscount of aerys", func(t *testing.T) {
		tb := together(t, "viscount-of-aerys", Skyborn, yellow, line("plain-9"), line("limb-1", "limb-2"))
		tb.Play("viscount-of-aerys")
		tb.Marked("limb-1", keyforge.Stunned)
		tb.Marked("limb-2", keyforge.Stunned)
		tb.Unmarked("plain-9", keyforge.Stunned)
		tb = at(t, adventure.Easy, keyforge.Position{House: Skyborn, Monster: plays("crushing-arm"), Players: []seat{
			{Colors: keyforge.YellowKey, Line: ids("viscount-of-aerys")}, {Hand: ids("pirate-champion")}}})
		tb.EndTurn()
		tb.Marked("crushing-arm", keyforge.Stunned) // A11.12
		tb.Play("pirate-champion")
		tb.Unmarked("pirate-champion", keyforge.Stunned)
	})
	t.Run("indigo halyard", func(t *testing.T) {
		blue := seat{Colors: keyforge.BlueKey}
		tb := aloft(t, Skyborn, line("indigo-halyard", "plain-2"), blue, line("limb-12"))
		tb.Reap("indigo-halyard")
		tb.Damage("limb-12", 0)
		assert.False(t, tb.HasKeyword(tb.Card("plain-2"), Taunt))
		blue.Line = ids("indigo-halyard", "plain-2")
		tb = aloft(t, Skyborn, blue, line("plain-9"), line("limb-12"))
		tb.Reap("indigo-halyard")
		tb.Pick("limb-12")
		tb.Damage("limb-12", 2)
	})
	t.Run("rose of sharon", func(t *testing.T) {
		tb := aloft(t, Skyborn, line("rose-of-sharon", "plain-2"), seat{Colors: keyforge.RedKey, Line: ids("plain-9")}, line("limb-12"))
		tb.Act("rose-of-sharon")
		tb.Damage("limb-12", 2)
	})
	t.Run("third of cliff", func(t *testing.T) {
		tb := aloft(t, Skyborn, line("third-of-cliff"), seat{Colors: keyforge.RedKey, Line: ids("plain-9")}, line("limb-1", "limb-2", "limb-3"))
		tb.Act("third-of-cliff")
		tb.Offers("limb-1", "limb-3")
		tb.Pick("limb-1")
		tb.Line(monster, "limb-2", "limb-3")
	})
	t.Run("skulking saboteurs", func(t *testing.T) {
		tb := aloft(t, Skyborn, line("skulking-saboteurs"), seat{Keys: 2, Line: ids("plain-9")}, line("limb-1"))
		tb.Reap("skulking-saboteurs")
		tb.Line(monster, "limb-1")
		tb = aloft(t, Skyborn, seat{Keys: 2, Colors: keyforge.RedKey | keyforge.YellowKey, Line: ids("skulking-saboteurs")},
			seat{Line: ids("plain-9"), Artifacts: ids("flea-market")}, seat{Line: ids("limb-1"), Artifacts: asleep(ids("ascending-jet")...)})
		tb.Reap("skulking-saboteurs")
		tb.InZone(Discard, "limb-1", "ascending-jet")
		tb.InZone(Artifacts, "flea-market", "the-keyraken")
	})
}

// "Flank creature" and "center" are those of every line where the text names no side (A7.4).
func TestAloftSkybornAndFlanks(t *testing.T) {
	sky := line("pirate-champion", "plain-2", "navigator-ketarr")
	t.Run("cloudburst command", func(t *testing.T) {
		mine := seat{Artifacts: ids("cloudburst-command"), Line: ids("nantucket")}
		assert.Equal(t, 3, dearer(t, aloft(t, Skyborn, mine, sky, line("limb-1"))))
	})
	t.Run("freedom to be", func(t *testing.T) {
		tb := together(t, "freedom-to-be", Skyborn, seat{Amber: 7, Line: ids("nantucket")}, sky, line("limb-1"))
		tb.Play("freedom-to-be") // 6+4-3
		tb.Choose(RedKey)
		tb.Keys(0, 1)
		pools(t, tb, 0, 0, 0)
	})
	t.Run("seeker missiles", func(t *testing.T) {
		tb := together(t, "seeker-missiles", Skyborn, seat{}, sky, line("limb-9"))
		tb.Play("seeker-missiles")
		tb.Pick("limb-9", "limb-9")
		tb.Damage("limb-9", 4)
	})
	t.Run("against all flags", func(t *testing.T) {
		tb := together(t, "against-all-flags", Skyborn, line("plain-2"), seat{Line: ids("plain-3"), Amber: 3},
			seat{Line: ids("limb-1"), Amber: 3})
		tb.Play("against-all-flags")
		pools(t, tb, 3, 3, 1)
		tb = together(t, "against-all-flags", Skyborn, line("plain-2"), line("dis-3"), seat{Line: ids("limb-1"), Amber: 3})
		tb.Play("against-all-flags") // a lone limb is one flank creature, the Keyraken none
		pools(t, tb, 2, 0, 2)
	})
	t.Run("silver linings", func(t *testing.T) {
		tb := together(t, "silver-linings", Skyborn, line("plain-2"), line("dis-3"), line("limb-1"))
		tb.Play("silver-linings")
		pools(t, tb, 2, 0, 0)
	})
	t.Run("flint's stash", func(t *testing.T) {
		tb := aloft(t, Brobnar, seat{Artifacts: ids("flint-s-stash"), Line: ids("plain-9")}, seat{}, line("limb-1"))
		tb.Fight("plain-9", "limb-1")
		pools(t, tb, 0, 0, 2) // whose creature it was
	})
	t.Run("nomadic insight", func(t *testing.T) {
		tb := together(t, "nomadic-insight", Skyborn, line("plain-1", "plain-2", "plain-3"), seat{Line: ids("plain-9"), Amber: 3}, seat{Amber: 3})
		tb.Play("nomadic-insight")
		tb.AmberOn("plain-1", 1)
		tb.AmberOn("plain-2", 0)
		tb.AmberOn("plain-3", 1)
		pools(t, tb, 1, 3, 1)
	})
	t.Run("prop dusting", func(t *testing.T) {
		tb := together(t, "prop-dusting", Skyborn, seat{}, line("plain-9"), line("limb-1", "limb-2", "limb-3"))
		tb.Play("prop-dusting")
		tb.Offers("limb-1", "limb-3")
		tb.Pick("limb-3")
		tb.Line(monster, "limb-1", "limb-2")
	})
	t.Run("bux bastian", func(t *testing.T) {
		tb := together(t, "bux-bastian", Skyborn, seat{}, line("plain-9"), line("limb-1"))
		tb.Discard("bux-bastian")
		tb.AmberOn("limb-1", 1)
	})
	t.Run("chandler anouk", func(t *testing.T) {
		tb := aloft(t, Skyborn, line("chandler-anouk"), line("plain-9"), line("limb-1"))
		assert.False(t, tb.HasKeyword(tb.Card("plain-9"), Taunt))
		assert.True(t, tb.HasKeyword(tb.Card("chandler-anouk"), Taunt))
	})
	t.Run("maqui expedition", func(t *testing.T) {
		tb := together(t, "maqui-expedition", Skyborn, line("plain-2"), line("plain-9"), line("limb-1", "limb-2", "limb-3"))
		tb.Play("maqui-expedition")
		tb.Offers("limb-1", "limb-3")
		tb.Pick("limb-3")
		tb.Left()
		tb.Line(0, "limb-3", "plain-2")
	})
	t.Run("universal welcome", func(t *testing.T) {
		tb := together(t, "universal-welcome", Skyborn, line("plain-2"), line("plain-9"), line("limb-1", "limb-2", "limb-3"))
		tb.Play("universal-welcome")
		tb.Left()
		tb.Line(0, "limb-2", "plain-2")
		tb = together(t, "universal-welcome", Skyborn, line("plain-2"), line("plain-9"), line("limb-1", "limb-2"))
		tb.Play("universal-welcome")
		tb.Line(monster, "limb-1", "limb-2")
		tb.Line(1, "plain-9")
	})
	t.Run("aero o'fore", func(t *testing.T) {
		tb := aloft(t, Skyborn, line("plain-1", "aero-o-fore", "plain-2"), seat{Line: ids("plain-9"), Amber: 5}, seat{Amber: 5})
		tb.Reap("aero-o-fore")
		tb.No()
		tb.AmberOn("plain-1", 2)
		tb.AmberOn("plain-2", 2)
		pools(t, tb, 1, 5, 1)
	})
	t.Run("nantucket", func(t *testing.T) {
		tb := aloft(t, Skyborn, line("plain-1", "nantucket"), line("pirate-champion"), seat{})
		tb.Reap("nantucket")
		pools(t, tb, 1, 0, 0)
	})
	t.Run("torpefying harpoon", func(t *testing.T) { // on a limb, whose end of turn is the Keyraken's
		harpooned := seat{Line: pile{{ID: "limb-1"}, {ID: "limb-2", Attached: ids("torpefying-harpoon")}, {ID: "limb-3"}}, Artifacts: asleep()}
		tb := aloft(t, Skyborn, seat{}, seat{}, harpooned)
		tb.EndTurn()
		tb.Line(monster, "limb-1", "limb-3")
	})
}

// The opponent's pool and deck are the Keyraken's (A11.7), artifacts anybody's (A7.4).
func TestAloftSkybornAndTheKeyraken(t *testing.T) {
	t.Run("redline rotation", func(t *testing.T) {
		tb := together(t, "redline-rotation", Skyborn, seat{}, seat{Amber: 9}, seat{Amber: 7})
		tb.Play("redline-rotation")
		pools(t, tb, 4, 9, 4)
		tb = together(t, "redline-rotation", Skyborn, seat{}, seat{Amber: 9}, seat{Amber: 6})
		tb.Play("redline-rotation")
		pools(t, tb, 1, 9, 6)
	})
	t.Run("bomb-arang", func(t *testing.T) {
		tb := together(t, "bomb-arang", Skyborn, line("plain-2"), line("plain-9"), line("limb-5"))
		tb.Play("bomb-arang")
		tb.Damage("limb-5", 3)
		tb.Damage("plain-2", 1)
		tb = together(t, "bomb-arang", Skyborn, line("plain-2"), line("plain-9"), seat{})
		tb.Play("bomb-arang") // no enemy creature
		tb.Damage("plain-2", 0)
		tb.Damage("the-keyraken", 0)
	})
	t.Run("flint's legend", func(t *testing.T) {
		tb := together(t, "flint-s-legend", Skyborn, seat{}, seat{Artifacts: ids("treasure-island"), Amber: 3}, seat{Amber: 3})
		tb.Play("flint-s-legend")
		tb.AmberOn("treasure-island", 1)
		pools(t, tb, 1, 3, 2)
	})
	t.Run("treasure island", func(t *testing.T) {
		tb := aloft(t, Skyborn, seat{Artifacts: ids("treasure-island"), Line: ids("scalawag-finn")}, line("pirate-champion"),
			seat{Artifacts: asleep()})
		tb.Reap("scalawag-finn")
		tb.AmberOn("treasure-island", 1)
		pools(t, tb, 0, 0, 0)
		tb.EndTurn()
		tb.Reap("pirate-champion")
		pools(t, tb, 0, 1, 0)
	})
	t.Run("efficient æmber burner", func(t *testing.T) {
		burner := pile{{ID: "plain-2", Amber: 2, Attached: ids("efficient-æmber-burner")}}
		assert.Equal(t, -2, dearer(t, aloft(t, Brobnar, seat{Line: burner}, seat{}, seat{})))
	})
	t.Run("flint's map", func(t *testing.T) {
		tb := aloft(t, Skyborn, seat{Artifacts: ids("flint-s-map"), Discard: ids("flint-s-legend")}, seat{Deck: ids("treasure-island")}, seat{})
		tb.Omni("flint-s-map")
		tb.Pick("flint-s-legend")
		tb.InZone(Archives, "flint-s-legend")
		tb.InZone(Deck, "treasure-island")
	})
	t.Run("lateral thrusters", func(t *testing.T) {
		tb := aloft(t, Skyborn, seat{}, seat{Line: pile{{ID: "plain-1", Attached: ids("lateral-thrusters")}, {ID: "plain-2"}}},
			seat{Artifacts: asleep()})
		tb.EndTurn()
		assert.Equal(t, keyforge.Side(1), tb.Question().Side, "at the start of the ally's turn, not of the Keyraken's")
		tb.LeaveOpen()
	})
	t.Run("shard of courage", func(t *testing.T) {
		tb := aloft(t, Skyborn, seat{Artifacts: ids("shard-of-courage"), Line: ids("plain-2")}, seat{Artifacts: ids("shard-of-courage")},
			line("limb-12"))
		tb.Act("shard-of-courage")
		tb.Pick("limb-12")
		tb.Damage("limb-12", 2) // an ally's Shard is not friendly
	})
	t.Run("navigator ketarr", func(t *testing.T) {
		tb := aloft(t, Skyborn, seat{Line: ids("plain-1", "navigator-ketarr", "plain-2"), Deck: ids("punch", "anger")}, seat{}, seat{})
		tb.Reap("navigator-ketarr")
		assert.Empty(t, tb.Pile(0, Hand))
	})
}
