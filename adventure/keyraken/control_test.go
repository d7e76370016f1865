package keyraken_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/keyforge"
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// foreign is a card that a player owns and the Keyraken controls, or the other way
// round, with upgrades on it.
func foreign(id string, upgrades ...string) keyforge.CardPosition {
	c := worn(id, upgrades...)
	c.Foreign = true
	return c
}

// worn is a card with upgrades of the first player on it.
func worn(id string, upgrades ...string) keyforge.CardPosition {
	c := keyforge.CardPosition{ID: id, Attached: gametest.Cards(upgrades...)}
	for i := range c.Attached {
		c.Attached[i].Owner, c.Attached[i].Control = 1, 1
	}
	return c
}

// used is the same card exhausted.
func used(c keyforge.CardPosition) keyforge.CardPosition { c.Marks |= keyforge.Exhausted; return c }

// two is an easy game of two players with the active house.
func two(t *testing.T, h House, k, first, ally keyforge.SidePosition, own ...*Card) *gametest.Table {
	t.Helper()
	tb := at(t, adventure.Easy, keyforge.Position{House: h, Monster: k, Players: []keyforge.SidePosition{first, ally}}, own...)
	tb.LeaveOpen()
	return tb
}

func sleeping(amber int, line ...keyforge.CardPosition) keyforge.SidePosition {
	return keyforge.SidePosition{Artifacts: asleep(), Amber: amber, Line: line}
}

func hand(amber int, ids ...string) keyforge.SidePosition {
	return keyforge.SidePosition{Amber: amber, Hand: gametest.Cards(ids...)}
}

func rich(amber int, ids ...string) keyforge.SidePosition {
	return keyforge.SidePosition{Amber: amber, Line: gametest.Cards(ids...)}
}

// A player's card that the Keyraken controls takes the Keyraken for "you", and the
// active player for its opponent.
func TestA11_6PlayersCardsOfTheKeyraken(t *testing.T) {
	t.Run("Dust Imp of the Keyraken", func(t *testing.T) {
		tb := two(t, Dis, sleeping(0, foreign("dust-imp")), hand(0, "gateway-to-dis"), rich(0, "dust-imp"))
		tb.Play("gateway-to-dis")
		pools(t, tb, 0, 2, 2)
	})
	t.Run("Grenade Snib of the Keyraken and of an ally", func(t *testing.T) {
		tb := two(t, Dis, sleeping(3, foreign("grenade-snib")), hand(3, "gateway-to-dis"), rich(3, "grenade-snib"))
		tb.Play("gateway-to-dis")
		tb.First("1:grenade-snib")
		pools(t, tb, 1, 3, 1)
	})
	t.Run("Soul Snatcher pays owners", func(t *testing.T) {
		ally := keyforge.SidePosition{Artifacts: gametest.Cards("soul-snatcher"), Line: gametest.Cards("plain-5")}
		tb := two(t, Dis, sleeping(0, worn("limb-3"), foreign("plain-4")), hand(0, "gateway-to-dis"), ally)
		tb.Play("gateway-to-dis")
		pools(t, tb, 1, 1, 1)
	})
	t.Run("Hecatomb counts controllers", func(t *testing.T) {
		tb := two(t, Dis, sleeping(0, foreign("dis-4"), worn("limb-2")),
			keyforge.SidePosition{Line: gametest.Cards("dis-3"), Hand: gametest.Cards("hecatomb")}, rich(0, "dis-5", "plain-2"))
		tb.Play("hecatomb")
		pools(t, tb, 1+1, 1, 1)
	})
	t.Run("Mating Season counts owners", func(t *testing.T) {
		tb := two(t, Mars, sleeping(0, foreign("tunk")), keyforge.SidePosition{Line: gametest.Cards("zorg"),
			Hand: gametest.Cards("mating-season")},
			rich(0, "ether-spider"))
		tb.Play("mating-season")
		tb.Amber(0, 3)
		tb.Amber(1, 1)
		tb.Amber(monster, 0)
	})
	t.Run("Old Bruno and Urchin played by the Keyraken", func(t *testing.T) {
		k := keyforge.SidePosition{Artifacts: asleep(), Archives: []keyforge.CardPosition{foreign("old-bruno"), foreign("urchin")}}
		tb := two(t, Brobnar, k, rich(5), rich(5))
		tb.EndTurn()
		tb.AmberOn("old-bruno", 3)
		pools(t, tb, 1, 5, 1)
	})
	t.Run("Customs Office of the Keyraken is paid by the active player alone", func(t *testing.T) {
		k := keyforge.SidePosition{Artifacts: asleep(foreign("customs-office"))}
		tb := two(t, Brobnar, k, hand(2, "cannon"), hand(2, "cannon"))
		tb.Play("cannon")
		pools(t, tb, 1, 2, 1)
		tb.EndTurn()
		tb.Play("1:cannon")
		pools(t, tb, 1, 1, 2)
	})
	t.Run("Pile of Skulls of the Keyraken works in its turn", func(t *testing.T) {
		k := keyforge.SidePosition{Artifacts: asleep(foreign("pile-of-skulls")), Line: gametest.Cards("lashing-tentacle")}
		tb := two(t, Brobnar, k, rich(3, "plain-2"), rich(3, "plain-1"))
		tb.EndTurn()
		pools(t, tb, 2, 3, 0)
		tb.AmberOn("lashing-tentacle", 1)
	})
	t.Run("Murmook of the Keyraken", func(t *testing.T) {
		tb := two(t, Brobnar, sleeping(0, foreign("murmook")), rich(6), rich(6))
		assert.Equal(t, 7, tb.KeyCost(0))
		tb.EndTurn()
		assert.Equal(t, 7, tb.KeyCost(1))
		tb.Keys(1, 0)
	})
	t.Run("Ember Imp of the Keyraken", func(t *testing.T) {
		tb := two(t, Brobnar, sleeping(0, foreign("ember-imp")), hand(0, "cannon", "cannon", "cannon"), rich(0))
		tb.Play("cannon")
		tb.Play("cannon")
		tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("cannon#3")}, keyforge.NotPlayable)
	})
	t.Run("Lash of Broken Dreams", func(t *testing.T) {
		tb := two(t, Brobnar, keyforge.SidePosition{Artifacts: asleep(foreign("lash-of-broken-dreams"))}, rich(0), rich(0))
		tb.EndTurn()
		assert.Equal(t, [2]int{6, 6}, [2]int{tb.KeyCost(0), tb.KeyCost(1)}, "its opponent was the first player")
		tb.EndTurn()
		assert.Equal(t, [2]int{9, 9}, [2]int{tb.KeyCost(0), tb.KeyCost(1)})
	})
	t.Run("A Fair Game", func(t *testing.T) {
		k := keyforge.SidePosition{Artifacts: asleep(), Archives: one(foreign("a-fair-game")), Deck: gametest.Cards("limb-1", "limb-2")}
		first := keyforge.SidePosition{Hand: gametest.Cards("punch", "cannon", "fear"),
			Deck: gametest.Cards("anger", "fear", "fear", "fear", "punch")}
		tb := two(t, Brobnar, k, first, keyforge.SidePosition{Hand: gametest.Cards("punch")})
		tb.EndTurn()
		assert.Equal(t, []string{"a-fair-game", "fear"}, tb.Pile(0, Discard))
		assert.Equal(t, []string{"limb-1"}, tb.Pile(monster, Discard))
		pools(t, tb, 0, 0, 3) // three cards of Dis in the first player's hand
	})
	t.Run("Control the Weak played by the Keyraken binds the player who was active", func(t *testing.T) {
		k := keyforge.SidePosition{Artifacts: asleep(), Archives: one(foreign("control-the-weak"))}
		tb := two(t, Brobnar, k, keyforge.SidePosition{Houses: []House{Brobnar, Dis}}, keyforge.SidePosition{Houses: []House{Brobnar, Dis}})
		tb.EndTurn()
		tb.House(Dis)
		tb.House(Brobnar) // the ally is free
		tb.EndTurn()
		assert.Equal(t, Dis, tb.State().House)
	})
	t.Run("Overlord Greking of the Keyraken", func(t *testing.T) {
		k := sleeping(0, foreign("overlord-greking"))
		tb := two(t, Brobnar, k, rich(0, "plain-3"), rich(0))
		tb.Fight("plain-3", "overlord-greking")
		tb.Line(monster, "overlord-greking", "plain-3")
		assert.Equal(t, keyforge.Side(0), tb.Of("plain-3").Owner)
	})
	t.Run("Spangler Box passes to the Keyraken and from it to the active player", func(t *testing.T) {
		first := keyforge.SidePosition{Artifacts: gametest.Cards("spangler-box")}
		tb := two(t, Logos, sleeping(0, worn("limb-3"), worn("limb-4")), first, rich(0, "plain-3"))
		tb.Act("spangler-box")
		tb.Pick("limb-3")
		assert.Equal(t, monster, tb.Of("spangler-box").Ctrl)
		tb.EndTurn() // exhausted by its use, it is readied at the end of the Keyraken's turn
		tb.House(Logos)
		tb.EndTurn()
		tb.Asks(keyforge.AskCards, keyforge.ForEffect, 1)
		tb.Pick("plain-3")
		assert.Equal(t, keyforge.Side(1), tb.Of("spangler-box").Ctrl)
	})
	t.Run("Trojan Sauropod lowers the tide as it is used up", func(t *testing.T) {
		k := keyforge.SidePosition{Artifacts: asleep(foreign("trojan-sauropod"))}
		tb := high(t, keyforge.SidePosition{}, k)
		tb.EndTurn()
		tb.Amber(monster, 3)
		assert.False(t, tb.TideHigh(0))
	})
	t.Run("Ether Spider of the Keyraken starves the active player", func(t *testing.T) {
		tb := two(t, Dis, sleeping(0, foreign("ether-spider")),
			keyforge.SidePosition{Line: gametest.Cards("dis-3"), Hand: gametest.Cards("three-fates")}, rich(0))
		tb.Reap("dis-3")
		tb.AmberOn("ether-spider", 1)
		tb.Play("three-fates") // its icon is caught, then it dies, and the æmber is the active player's
		pools(t, tb, 2, 0, 0)
	})
	t.Run("The Sting of the Keyraken takes what the active player spends", func(t *testing.T) {
		k := keyforge.SidePosition{Artifacts: asleep(used(foreign("the-sting")))}
		tb := two(t, Dis, k, rich(0), rich(6))
		tb.EndTurn()
		tb.Choose(0)
		tb.Keys(1, 1)
		pools(t, tb, 0, 0, 6)
	})
	t.Run("Nexus of the Keyraken uses the active player's artifact against that player", func(t *testing.T) {
		k := sleeping(0, foreign("nexus"))
		first := keyforge.SidePosition{Amber: 3, Artifacts: gametest.Cards("screechbomb")}
		tb := two(t, Dis, k, first, keyforge.SidePosition{Amber: 3, Artifacts: gametest.Cards("screechbomb")})
		tb.EndTurn()
		pools(t, tb, 1, 3, 1)
		tb.InZone(Discard, "screechbomb#1")
		tb.InZone(Artifacts, "screechbomb#2")
	})
}

// An ally's cards work for that ally in everybody's turn.
func TestA11_7CardsOfAllies(t *testing.T) {
	t.Run("Tolas of an ally", func(t *testing.T) {
		first := keyforge.SidePosition{Hand: gametest.Cards("gongoozle", "gongoozle"), Line: gametest.Cards("plain-3")}
		tb := two(t, Dis, sleeping(0, worn("limb-3")), first, rich(0, "tolas"))
		tb.Play("gongoozle")
		tb.Pick("limb-3")
		pools(t, tb, 2, 0, 0) // its icon, and the active player is the opponent of the Keyraken's creature
		tb.Play("gongoozle")
		tb.Pick("plain-3")
		pools(t, tb, 3, 0, 1)
	})
	t.Run("Pandemonium: each from its own opponent", func(t *testing.T) {
		tb := two(t, Dis, sleeping(4, worn("limb-3"), foreign("plain-4")),
			keyforge.SidePosition{Amber: 4, Line: gametest.Cards("plain-3"), Hand: gametest.Cards("pandemonium")}, rich(4, "plain-5"))
		tb.Play("pandemonium")
		pools(t, tb, 4+1-2, 4, 2)
		for _, c := range []string{"limb-3", "plain-3", "plain-4", "plain-5"} {
			tb.AmberOn(c, 1)
		}
	})
	t.Run("Hypnotic Command", func(t *testing.T) {
		tb := two(t, Mars, sleeping(4, worn("limb-3")), keyforge.SidePosition{Line: gametest.Cards("zorg"),
			Hand: gametest.Cards("hypnotic-command")},
			rich(4))
		tb.Play("hypnotic-command")
		pools(t, tb, 0, 4, 3)
		tb.AmberOn("limb-3", 1)
	})
	t.Run("Too Much to Protect takes from the Keyraken alone", func(t *testing.T) {
		tb := two(t, Shadows, sleeping(9), hand(0, "too-much-to-protect"), rich(9))
		tb.Play("too-much-to-protect")
		pools(t, tb, 1+3, 9, 6)
	})
	t.Run("Ember Imps of allies", func(t *testing.T) {
		k := keyforge.SidePosition{Artifacts: asleep(), Deck: gametest.Cards("limb-1", "limb-2", "limb-3")}
		tb := at(t, adventure.Hard, keyforge.Position{Monster: k, Players: []keyforge.SidePosition{rich(0), rich(0, "ember-imp")}})
		tb.EndTurn()
		tb.Line(monster, "limb-1", "limb-2")
		assert.Equal(t, []string{"limb-3"}, tb.Pile(monster, Archives))
	})
	t.Run("Customs Offices of two allies are both paid, or the card is not played", func(t *testing.T) {
		for amber, want := range []int{0, 0, 2} {
			k := keyforge.SidePosition{Artifacts: asleep(), Amber: amber, Deck: gametest.Cards("whirlpool-eddy")}
			tb := two(t, Brobnar, k, keyforge.SidePosition{Artifacts: gametest.Cards("customs-office")},
				keyforge.SidePosition{Artifacts: gametest.Cards("customs-office")})
			tb.EndTurn()
			pools(t, tb, want/2, want/2, amber-want+want/2) // its icon
		}
	})
	t.Run("Tentacus of an ally", func(t *testing.T) {
		k := keyforge.SidePosition{Artifacts: asleep(worn("whirlpool-eddy")), Amber: 1}
		tb := two(t, Brobnar, k, rich(0, "plain-3"), rich(0, "tentacus"))
		tb.EndTurn()
		pools(t, tb, 0, 1, 0)
		tb.Marked("plain-3", keyforge.Stunned)
		tb.House(Dis)
		tb.EndTurn()
		tb.Unmarked("tentacus", keyforge.Stunned)
		tb.Unmarked("whirlpool-eddy", keyforge.Exhausted)
	})
	t.Run("Key Hammer finds no key", func(t *testing.T) {
		tb := two(t, Dis, sleeping(0), hand(0, "key-hammer"), rich(0))
		tb.Play("key-hammer")
		pools(t, tb, 1, 0, 6)
	})
	t.Run("Carlo Phantom, Hayyel and Veylan wait for their own player", func(t *testing.T) {
		tb := two(t, Shadows, sleeping(3), hand(0, "seeker-needle"), rich(0, "carlo-phantom", "hayyel-the-merchant", "veylan-analyst"))
		tb.Play("seeker-needle")
		pools(t, tb, 0, 0, 3)
	})
	t.Run("Duma the Martyr of an ally", func(t *testing.T) {
		ally := keyforge.SidePosition{Line: []keyforge.CardPosition{{ID: "duma-the-martyr"}, {ID: "plain-9", Damage: 4}},
			Deck: gametest.Cards("fear", "punch", "anger")}
		kill := Action("kill", Brobnar, Play(Destroy(Choose(Creatures.Power(Equal, N(3))))))
		first := keyforge.SidePosition{Hand: gametest.Cards("kill"), Line: one(keyforge.CardPosition{ID: "plain-8", Damage: 2})}
		tb := two(t, Brobnar, sleeping(0), first, ally, kill)
		tb.Play("kill")
		tb.Damage("plain-9", 0)
		tb.Damage("plain-8", 2)
		assert.Equal(t, []string{"fear", "punch"}, tb.Pile(1, Hand))
	})
	t.Run("Gebuk of an ally", func(t *testing.T) {
		kill := Action("kill", Brobnar, Play(Destroy(Creatures.Power(Equal, N(5)))))
		ally := keyforge.SidePosition{Line: gametest.Cards("plain-9", "gebuk", "plain-8"), Deck: gametest.Cards("plain-3", "fear")}
		tb := two(t, Brobnar, sleeping(0), hand(0, "kill"), ally, kill)
		tb.Play("kill")
		tb.Line(1, "plain-9", "plain-3", "plain-8")
	})
	t.Run("Shadow of Dis of an ally blanks limbs in the turns between", func(t *testing.T) {
		tb := two(t, Dis, sleeping(0, worn("shield-arm"), worn("tenacious-arm", "duskrunner")), hand(3, "shadow-of-dis"), rich(3, "plain-3"))
		tb.Play("shadow-of-dis")
		tb.EndTurn()
		pools(t, tb, 4-1, 3, 2+1) // the upgrade gives its ability all the same
		tb.House(Dis)
		tb.EndTurn()
		pools(t, tb, 3, 2, 3+2+1+1)
	})
}

// Who controls a card of the Keyraken, and what happens to it.
func TestA11_5WhoControlsACardOfTheKeyraken(t *testing.T) {
	t.Run("æmber of a leaving creature by its controller", func(t *testing.T) {
		k := sleeping(0, keyforge.CardPosition{ID: "plain-4", Foreign: true, Amber: 2})
		ally := keyforge.SidePosition{Line: one(keyforge.CardPosition{ID: "limb-3", Owner: 4, Amber: 3})}
		tb := two(t, Dis, k, hand(0, "hysteria"), ally)
		tb.Play("hysteria")
		pools(t, tb, 2, 0, 3)
		tb.InZone(Hand, "plain-4")
		tb.InZone(Archives, "limb-3")
	})
	t.Run("Collar of Subordination on a limb", func(t *testing.T) {
		shed := Action("shed", Dis, Play(Destroy(Upgrades)))
		tb := two(t, Dis, sleeping(0, worn("slippery-arm"), worn("limb-2")), hand(0, "collar-of-subordination", "shed"), rich(0), shed)
		tb.Play("collar-of-subordination")
		tb.Pick("slippery-arm")
		tb.Line(0, "slippery-arm")
		tb.Play("shed")
		tb.Line(monster, "limb-2", "slippery-arm")
	})
	t.Run("Harland Mindlock dies in an ally's turn", func(t *testing.T) {
		tb := two(t, Logos, sleeping(0, worn("limb-2"), worn("limb-5")), hand(0, "harland-mindlock"),
			keyforge.SidePosition{Houses: []House{Dis}, Hand: gametest.Cards("gongoozle")})
		tb.Play("harland-mindlock")
		tb.Pick("limb-2")
		tb.Right()
		tb.Line(0, "harland-mindlock", "limb-2")
		tb.EndTurn()
		tb.Play("gongoozle")
		tb.Pick("harland-mindlock")
		tb.Line(0)
		tb.Line(monster, "limb-5", "limb-2")
	})
	t.Run("Sneklifter takes an artifact of the Keyraken, whose words stay", func(t *testing.T) {
		k := keyforge.SidePosition{Artifacts: asleep(worn("ascending-jet")), Line: gametest.Cards("limb-3")}
		tb := at(t, adventure.Easy, keyforge.Position{House: Shadows, High: []keyforge.Side{0}, Monster: k,
			Players: []keyforge.SidePosition{hand(0, "sneklifter"), rich(0)}})
		tb.LeaveOpen()
		tb.Play("sneklifter")
		assert.Equal(t, keyforge.Side(0), tb.Of("ascending-jet").Ctrl)
		tb.EndTurn()
		tb.EndTurn()
		tb.Act("ascending-jet")
		tb.PowerIs("limb-3", 6)
	})
	t.Run("Nexus uses an artifact of the Keyraken as its controller", func(t *testing.T) {
		k := keyforge.SidePosition{Artifacts: asleep(foreign("pit-of-nothing"), foreign("seeker-needle")), Line: gametest.Cards("limb-1")}
		pit := Artifact("pit-of-nothing", Brobnar)
		tb := two(t, Shadows, k, rich(0, "nexus"), rich(0), pit)
		tb.Reap("nexus")
		tb.Pick("seeker-needle")
		tb.Pick("limb-1")
		pools(t, tb, 2, 0, 0)
	})
	t.Run("Mass Abduction of a limb and of a player's own creature", func(t *testing.T) {
		k := sleeping(0, keyforge.CardPosition{ID: "limb-3", Damage: 1}, keyforge.CardPosition{ID: "plain-4", Foreign: true, Damage: 1})
		tb := two(t, Mars, k, hand(0, "mass-abduction"), rich(0))
		tb.Play("mass-abduction")
		tb.Pick("limb-3", "plain-4")
		tb.InZone(Archives, "limb-3", "plain-4")
		tb.EndTurn()
		tb.EndTurn()
		tb.Yes()
		assert.Equal(t, monster, tb.Of("limb-3").Ctrl)
		tb.InZone(Archives, "limb-3")
		tb.InZone(Hand, "plain-4")
	})
	t.Run("Mimic Gel as a limb", func(t *testing.T) {
		first := keyforge.SidePosition{Hand: gametest.Cards("mimic-gel")}
		tb := two(t, Logos, sleeping(0, worn("tenacious-arm")), first,
			keyforge.SidePosition{Houses: []House{Dis}, Amber: 2, Hand: gametest.Cards("gateway-to-dis")})
		tb.Play("mimic-gel")
		tb.Line(0, "mimic-gel")
		tb.EndTurn()
		tb.Play("gateway-to-dis")
		tb.First("mimic-gel")
		tb.Damage("the-keyraken", 6)
	})
	t.Run("Poltergeist on an artifact of the Keyraken", func(t *testing.T) {
		for id, low := range map[string]bool{"screechbomb": true, "cannon": false} {
			k := keyforge.SidePosition{Artifacts: asleep(foreign(id)), Amber: 3, Line: gametest.Cards("limb-3")}
			tb := at(t, adventure.Easy, keyforge.Position{House: Dis, High: []keyforge.Side{0}, Monster: k,
				Players: []keyforge.SidePosition{hand(0, "poltergeist"), rich(0)}})
			tb.Play("poltergeist")
			tb.InZone(Discard, id)
			assert.Equal(t, low, !tb.TideHigh(0), id)
		}
	})
}

// Players' upgrades on creatures of the Keyraken.
func TestA11_17UpgradesOnLimbs(t *testing.T) {
	t.Run("Duskrunner on a limb before the active player's Vaultkeeper", func(t *testing.T) {
		tb := two(t, Brobnar, sleeping(0, worn("limb-3", "duskrunner")), rich(3, "the-vaultkeeper"), rich(3))
		tb.EndTurn()
		pools(t, tb, 3, 3, 1)
		tb.EndTurn()
		pools(t, tb, 3, 2, 3+1) // the Keyraken is awake by now
	})
	t.Run("Duskrunner on a limb, an ally's spider", func(t *testing.T) {
		tb := two(t, Brobnar, sleeping(0, worn("limb-3", "duskrunner")), rich(3), rich(3, "ether-spider"))
		tb.EndTurn()
		pools(t, tb, 2, 3, 0)
		tb.AmberOn("ether-spider", 2)
	})
	t.Run("Rocket Boots on a limb", func(t *testing.T) {
		tb := two(t, Brobnar, sleeping(0, worn("limb-3", "rocket-boots")), rich(0), rich(0))
		tb.EndTurn()
		pools(t, tb, 0, 0, 2)
	})
	t.Run("Silent Dagger on a limb: the active player chooses", func(t *testing.T) {
		tb := two(t, Brobnar, sleeping(0, worn("limb-3", "silent-dagger")), rich(0, "plain-9"), rich(0, "plain-8"))
		tb.EndTurn()
		tb.Asks(keyforge.AskCards, keyforge.ForEffect, 0)
		tb.Offers("limb-3", "plain-9", "plain-8")
		tb.Pick("plain-8")
		tb.Damage("plain-8", 4)
	})
	t.Run("Phoenix Heart on a limb", func(t *testing.T) {
		tb := two(t, Brobnar, sleeping(0, worn("lashing-tentacle", "phoenix-heart"), worn("limb-9")), rich(0, "plain-9"), rich(0, "plain-8"))
		tb.Fight("plain-9", "lashing-tentacle")
		tb.First("lashing-tentacle")
		tb.InZone(Archives, "lashing-tentacle")
		tb.Damage("limb-9", 3)
		tb.Damage("plain-8", 3)
		tb.Damage("plain-9", 3+3)
	})
	t.Run("Biomatrix Backup on a limb: the active player may", func(t *testing.T) {
		tb := two(t, Brobnar, sleeping(0, worn("limb-2", "biomatrix-backup")), rich(0, "plain-9"), rich(0))
		tb.Fight("plain-9", "limb-2")
		tb.Asks(keyforge.AskYesNo, keyforge.ForEffect, 0)
		tb.No()
		tb.InZone(Discard, "limb-2")
	})
	t.Run("Armageddon Cloak on a limb", func(t *testing.T) {
		tb := two(t, Brobnar, sleeping(0, worn("lashing-tentacle", "armageddon-cloak")),
			keyforge.SidePosition{Keys: 3, Line: gametest.Cards("plain-9")}, rich(0))
		tb.Fight("plain-9", "lashing-tentacle")
		tb.Line(monster, "lashing-tentacle")
		tb.InZone(Discard, "armageddon-cloak")
		tb.Damage("the-keyraken", 3) // its Destroyed ability comes before (K12.11)
	})
	t.Run("Replicator resolves what a limb with an upgrade has", func(t *testing.T) {
		tb := two(t, Logos, sleeping(3, used(worn("limb-3", "duskrunner"))), rich(0, "replicator"), rich(3))
		tb.Reap("replicator")
		pools(t, tb, 2, 3, 2)
	})
	t.Run("Creed of Nurture gives a player's text to a limb", func(t *testing.T) {
		first := keyforge.SidePosition{Artifacts: gametest.Cards("creed-of-nurture"), Hand: gametest.Cards("dust-imp", "gateway-to-dis")}
		tb := two(t, Dis, sleeping(0, worn("limb-3")), first, rich(0))
		tb.Omni("creed-of-nurture")
		tb.Play("gateway-to-dis")
		pools(t, tb, 0, 0, 2)
	})
}
