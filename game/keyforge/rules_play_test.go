package keyforge_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// icons are bonus icons, top to bottom.
func icons(list ...card.Icon) (all card.Icons) {
	copy(all[:], list)
	return all
}

func TestK6_1OrderOfPlaying(t *testing.T) {
	bard := card.Creature("bard", card.Brobnar, 3, card.Amber(1), card.Play(card.Steal(1)))
	fan := card.Artifact("fan", card.Brobnar, card.Reacts(card.Plays(card.You, card.Creatures), card.Exalt(1, card.Subject)))
	porter := card.Artifact("porter", card.Brobnar, card.Reacts(card.Enters(card.Creatures), card.Ward(card.Subject)))
	first := keyforge.SidePosition{Hand: gametest.Cards("bard"), Artifacts: gametest.Cards("fan", "porter")}
	tb := duelWith(t, first, keyforge.SidePosition{Amber: 3, Artifacts: gametest.Cards("fan")}, bard, fan, porter)
	tb.Play("bard")
	tb.InZone(card.Battleline, "bard")
	tb.Amber(0, 1) // the icon has resolved before anything may be ordered
	tb.Asks(keyforge.AskOrder, keyforge.ForOrder, 0)
	assert.Len(t, tb.Legal(nil), 3, "Play ability, after it is played, after it enters: one window; the enemy fan waits for enemy plays")
	tb.First("porter")
	tb.Marked("bard", keyforge.Warded)
	tb.First("bard")
	tb.Amber(0, 2)
	tb.AmberOn("bard", 1)
}

func TestK6_1ActionIsRevealedThenIconsThenAbility(t *testing.T) {
	toll := card.Action("toll", card.Brobnar, card.Amber(1), card.Play(card.If(card.HasPool(card.You, 1), card.Draw(1))))
	tb := duelWith(t, keyforge.SidePosition{Hand: gametest.Cards("toll"), Deck: gametest.Cards("nap")}, keyforge.SidePosition{}, toll)
	tb.Play("toll")
	tb.InZone(card.Hand, "nap")
	played, icon := place(tb, isKind(keyforge.Played)), place(tb, isKind(keyforge.IconResolved))
	assert.True(t, played >= 0 && played < icon)
}

// Q6: while it resolves it is in no pile.
func TestK6_2_Q6ActionIsDiscardedWhenResolved(t *testing.T) {
	dig := card.Action("dig", card.Brobnar, card.Play(
		card.Exhaust(card.Choose(card.Creatures.Enemy())), // there is none: ignored (K16.4)
		card.ReturnToHand(card.Choose(card.Cards.In(card.Discard, card.You)))))
	tb := duelWith(t, keyforge.SidePosition{Hand: gametest.Cards("dig"), Discard: gametest.Cards("nap", "item")},
		keyforge.SidePosition{Discard: gametest.Cards("filler")}, dig)
	tb.Play("dig")
	tb.Offers("nap", "item") // not itself
	tb.InZone(card.Limbo, "dig")
	tb.Pick("item")
	assert.Equal(t, []string{"dig", "nap"}, tb.Pile(0, card.Discard))

	tb = duelWith(t, keyforge.SidePosition{Hand: []keyforge.CardPosition{{ID: "nap", Foreign: true}}}, keyforge.SidePosition{})
	tb.Play("nap")
	assert.Equal(t, []string{"nap"}, tb.Pile(1, card.Discard), "its owner's pile")
}

func TestK6_3Artifact(t *testing.T) {
	tb := duelWith(t, keyforge.SidePosition{Hand: gametest.Cards("item"), Line: gametest.Cards("plain-1")}, keyforge.SidePosition{})
	tb.Play("item")
	tb.InZone(card.Artifacts, "item")
	tb.Marked("item", keyforge.Exhausted)
	tb.Line(0, "plain-1")
	tb.EndTurn()
	tb.InZone(card.Artifacts, "item")
}

func TestK6_4CreatureOnAFlank(t *testing.T) {
	tb := duelWith(t, keyforge.SidePosition{Hand: gametest.Cards("plain-1", "plain-2", "plain-3"), Line: gametest.Cards("plain-8")},
		keyforge.SidePosition{Line: gametest.Cards("plain-9")})
	tb.Play("plain-1")
	tb.Asks(keyforge.AskPlace, keyforge.ForFlank, 0)
	assert.Len(t, tb.Legal(nil), 2)
	tb.Left()
	tb.Play("plain-2")
	tb.Right()
	tb.Line(0, "plain-1", "plain-8", "plain-2")
	tb.Play("plain-3")
	tb.Refused(keyforge.Command{Verb: keyforge.Choose, N: 1}, keyforge.OutOfRange)
	tb.Left()
	tb.Marked("plain-3", keyforge.Exhausted)
	tb.Line(0, "plain-3", "plain-1", "plain-8", "plain-2")
	tb.Line(1, "plain-9")
}

// Q20: an upgrade on an enemy creature is controlled by the player who played it.
func TestK6_5_Q20Upgrade(t *testing.T) {
	crown := card.Upgrade("crown", card.Brobnar, card.Constantly(card.Power(card.Host, 3), card.HandSize(card.You, 1)))
	charm := card.Action("charm", card.Brobnar,
		card.Play(card.TakeControl(card.You, card.Choose(card.Creatures.Enemy()), card.WhileSubjectsStay)))
	tb := duelWith(t, keyforge.SidePosition{Hand: gametest.Cards("crown", "charm"), Line: gametest.Cards("plain-1"),
		Artifacts: gametest.Cards("item"), Deck: gametest.Many(9, "filler")},
		keyforge.SidePosition{Line: gametest.Cards("plain-2"), Deck: gametest.Many(9, "filler")}, crown, charm)
	tb.Play("crown")
	tb.Offers("plain-1", "plain-2") // any creature, no artifact
	tb.Pick("plain-2")
	tb.InZone(card.Attached, "crown")
	tb.PowerIs("plain-2", 5)
	tb.PowerIs("plain-1", 1)
	assert.Equal(t, keyforge.Side(0), tb.Of("crown").Ctrl)
	tb.Play("charm")
	tb.Right()
	tb.PowerIs("plain-2", 5) // it stays attached
	tb.EndTurn()
	assert.Equal(t, 7, tb.Player(0).Pile(card.Hand).Len(), "its “you” is who played it")
}

func TestK6_6UpgradeNeedsACreature(t *testing.T) {
	tb := duelWith(t, keyforge.SidePosition{Hand: gametest.Cards("badge"), Artifacts: gametest.Cards("item")},
		keyforge.SidePosition{Artifacts: gametest.Cards("item")})
	tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("badge")}, keyforge.NoHost)
	tb.Discard("badge")
}

func TestK6_7UpgradesAreDiscardedWithTheirCard(t *testing.T) {
	for name, do := range map[string]card.Effect{
		"destroyed": card.Destroy(card.Choose(card.Creatures)), "returned": card.ReturnToHand(card.Choose(card.Creatures)), "purged": card.Purge(card.Choose(card.Creatures)),
	} {
		t.Run("K6.7 "+name, func(t *testing.T) {
			remove := card.Action("remove", card.Brobnar, card.Play(do))
			gem := card.Upgrade("gem", card.Brobnar)
			tb := duelWith(t, keyforge.SidePosition{Hand: gametest.Cards("remove", "gem"),
				Line: []keyforge.CardPosition{{ID: "plain-1", Attached: gametest.Cards("badge")}}},
				keyforge.SidePosition{Line: []keyforge.CardPosition{{ID: "plain-2", Attached: gametest.Cards("badge")}}}, remove, gem)
			tb.Play("gem")
			tb.Pick("plain-2")
			tb.Play("remove")
			tb.Pick("plain-2")
			assert.ElementsMatch(t, []string{"gem", "remove"}, tb.Pile(0, card.Discard), "each goes to its owner")
			assert.Contains(t, tb.Pile(1, card.Discard), "badge")
			tb.InZone(card.Attached, "badge#1")
		})
	}
}

func TestK6_8PlayedCardsAreYours(t *testing.T) {
	filch := card.Action("filch", card.Brobnar, card.Play(card.PlayAsYours(card.Each(card.Cards.In(card.Deck, card.Opponent).TopOf(1)))))
	tb := duelWith(t, keyforge.SidePosition{Hand: gametest.Cards("filch")}, keyforge.SidePosition{Deck: gametest.Cards("dis-3", "dis-4")},
		filch)
	tb.Play("filch")
	tb.Line(0, "dis-3")
	assert.Equal(t, keyforge.Side(0), tb.Of("dis-3").Ctrl)
	assert.Equal(t, keyforge.Side(1), tb.Of("dis-3").Owner)
	tb.InZone(card.Deck, "dis-4")
}

// Q15: the icons of a card that the opponent owns benefit the player who plays it.
func TestK6_9_K6_11_Q15PlayedFromElsewhere(t *testing.T) {
	relay := card.Action("relay", card.Brobnar, card.Play(card.PlayAsYours(card.Choose(card.Cards.In(card.Discard, card.Opponent)))))
	imp := card.Creature("imp", card.Dis, 2, card.Amber(1), card.Play(card.Gain(2)))
	tb := duelWith(t, keyforge.SidePosition{Hand: gametest.Cards("relay")}, keyforge.SidePosition{Discard: gametest.Cards("imp")}, relay, imp)
	tb.Play("relay") // imp is of Dis, the active house is Brobnar
	tb.Line(0, "imp")
	tb.Amber(0, 3)
	tb.Amber(1, 0)

	narrow := card.Action("narrow", card.Brobnar, card.Play(card.PlayCard(card.Choose(card.Cards.ActiveHouse().In(card.Hand, card.You)))))
	tb = duelWith(t, keyforge.SidePosition{Hand: gametest.Cards("narrow", "imp")}, keyforge.SidePosition{}, narrow, imp)
	tb.Play("narrow")
	tb.InZone(card.Hand, "imp") // that ability says otherwise
}

// Q14: bonus icons do not resolve either.
func TestK6_10_Q14PutIntoPlay(t *testing.T) {
	raise := card.Action("raise", card.Brobnar,
		card.Play(card.PutIntoPlay(card.Choose(card.Creatures.In(card.Discard, card.You)), card.You, card.OnTop)))
	imp := card.Creature("imp", card.Dis, 2, card.Amber(1), card.Play(card.Gain(2)))
	clerk := card.Artifact("clerk", card.Brobnar, card.Reacts(card.Plays(card.You, card.Creatures), card.Gain(10)),
		card.Reacts(card.Enters(card.Creatures), card.Gain(20)))
	tb := duelWith(t, keyforge.SidePosition{Hand: gametest.Cards("raise"), Discard: gametest.Cards("imp"), Artifacts: gametest.Cards("clerk")},
		keyforge.SidePosition{}, raise, imp, clerk)
	tb.Play("raise")
	tb.Line(0, "imp")
	tb.Marked("imp", keyforge.Exhausted)
	tb.Amber(0, 20) // it entered play, but was not played
}
