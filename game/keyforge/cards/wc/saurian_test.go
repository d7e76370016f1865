package wc_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

func TestGargantodon(t *testing.T) {
	t.Run("enters play stunned; others do not", func(t *testing.T) {
		tb := duel(t, side{Hand: list{{ID: "gargantodon"}, {ID: "mother", House: card.Saurian}}}, side{}, card.Saurian)
		tb.Play("gargantodon")
		tb.Marked("gargantodon", keyforge.Stunned|keyforge.Exhausted)
		tb.Play("mother")
		tb.Left()
		tb.Unmarked("mother", keyforge.Stunned)
	})
	t.Run("deals 4 in fights, attacking and attacked", func(t *testing.T) {
		tb := duel(t, side{Line: ids("gargantodon")}, side{Line: ids("mother", "niffle-queen"), Houses: []card.House{card.Untamed}}, card.Saurian)
		tb.Fight("gargantodon", "mother")
		tb.Damage("mother", 4)
		tb.Damage("gargantodon", 5)
		tb.EndTurn()
		tb.House(card.Untamed)
		tb.Fight("niffle-queen")
		tb.Damage("niffle-queen", 4)
		tb.Damage("gargantodon", 11)
	})
	t.Run("what its side steals is captured by a creature of the active player", func(t *testing.T) {
		tb := duel(t, side{Line: ids("gargantodon"), Hand: ids("urchin")}, side{Amber: 2, Line: ids("mother")}, card.Shadows)
		tb.Play("urchin")
		tb.Left()
		tb.Asks(keyforge.AskCards, keyforge.ForCapture, 0)
		tb.Offers("gargantodon", "urchin")
		tb.Pick("urchin")
		tb.AmberOn("urchin", 1)
		tb.Amber(0, 0)
		tb.Amber(1, 1)
	})
	t.Run("the other side's steals too, each æmber by itself", func(t *testing.T) {
		tb := duel(t, side{Line: ids("mother", "tocsin"), Hand: ids("too-much-to-protect")},
			side{Line: list{{ID: "gargantodon", Marks: keyforge.Stunned}}, Amber: 9}, card.Shadows)
		tb.Play("too-much-to-protect")
		tb.Pick("mother")
		tb.Pick("tocsin")
		tb.Pick("tocsin")
		tb.AmberOn("mother", 1)
		tb.AmberOn("tocsin", 2)
		tb.Amber(0, 1)
		tb.Amber(1, 6)
	})
	t.Run("nothing was stolen (K16.14)", func(t *testing.T) {
		tb := duel(t, side{Line: ids("gargantodon"), Hand: ids("nerve-blast")}, side{Line: ids("mother"), Amber: 1}, card.Shadows)
		tb.Play("nerve-blast")
		tb.AmberOn("gargantodon", 1)
		tb.Damage("mother", 0)
	})
	t.Run("without a creature of the active player the æmber stays", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("nerve-blast")}, side{Line: ids("gargantodon"), Amber: 1}, card.Shadows)
		tb.Play("nerve-blast")
		tb.Amber(0, 0)
		tb.Amber(1, 1)
	})
	t.Run("also when reaping steals", func(t *testing.T) {
		tb := duel(t, side{Line: ids("mother", "gargantodon"), Hand: ids("dimension-door")}, side{Amber: 1}, card.Logos)
		tb.Play("dimension-door")
		tb.Reap("mother")
		tb.Pick("gargantodon")
		tb.AmberOn("gargantodon", 1)
		tb.Amber(0, 0)
		tb.Amber(1, 0)
	})
	t.Run("gaining and capturing go on", func(t *testing.T) {
		tb := duel(t, side{Line: ids("gargantodon", "mother"), Hand: list{{ID: "charette", House: card.Logos}}}, side{Amber: 4}, card.Logos)
		tb.Reap("mother")
		tb.Amber(0, 1)
		tb.Play("charette")
		tb.Right()
		tb.AmberOn("charette", 3)
	})
}

func TestLiviaTheElder(t *testing.T) {
	t.Run("fight effects when reaping, reap effects when fighting", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "livia-the-elder"}, {ID: "headhunter", House: card.Saurian}, {ID: "doc-bookton", House: card.Saurian}},
			Deck: ids("fear", "punch")},
			side{Line: list{{ID: "shadow-self"}}}, card.Saurian)
		tb.Reap("livia-the-elder")
		tb.Yes()
		tb.AmberOn("livia-the-elder", 1)
		tb.Amber(0, 1)
		tb.Reap("headhunter")
		tb.Amber(0, 3)
		tb.Fight("doc-bookton")
		tb.InZone(card.Hand, "fear")
	})
	t.Run("declined: nothing", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "livia-the-elder"}, {ID: "headhunter", House: card.Saurian}}}, side{}, card.Saurian)
		tb.Reap("livia-the-elder")
		tb.No()
		tb.AmberOn("livia-the-elder", 0)
		tb.Reap("headhunter")
		tb.Amber(0, 2)
	})
	t.Run("an ability that is both already resolves once", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "livia-the-elder"}, {ID: "calv-1n", House: card.Saurian}, {ID: "senator-bracchus"}},
			Deck: ids("fear", "punch")}, side{}, card.Saurian)
		tb.Reap("livia-the-elder")
		tb.Yes()
		tb.Reap("calv-1n")
		assert.Len(t, tb.Pile(0, card.Deck), 1)
		tb.Reap("senator-bracchus")
		tb.AmberOn("senator-bracchus", 1)
	})
	t.Run("creatures that come later too; not the enemy's, and not beyond the turn", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "livia-the-elder"}}, Hand: list{{ID: "silvertooth", House: card.Saurian}},
			Artifacts: ids("seeker-needle"), Houses: []card.House{card.Saurian}},
			side{Line: list{{ID: "doc-bookton"}, {ID: "tocsin"}}, Hand: ids("punch"), Houses: []card.House{card.Logos}, Deck: ids("fear")},
			card.Saurian)
		tb.Reap("livia-the-elder")
		tb.Yes()
		tb.Play("silvertooth")
		tb.Right()
		tb.EndTurn()
		tb.House(card.Logos)
		tb.Fight("doc-bookton", "silvertooth")
		assert.Len(t, tb.Pile(1, card.Deck), 1, "no reap effect from fighting")
	})
	t.Run("on the next turn reaping is reaping again", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "livia-the-elder"}, {ID: "headhunter", House: card.Saurian}}}, side{}, card.Saurian)
		tb.Reap("livia-the-elder")
		tb.Yes()
		tb.EndTurn()
		tb.EndTurn()
		tb.Reap("headhunter")
		tb.Amber(0, 2)
	})
	t.Run("a gained ability is merged as well", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "livia-the-elder"}, {ID: "dodger", House: card.Saurian, Attached: ids("calv-1n")}},
			Deck: ids("fear", "punch")}, side{Amber: 1}, card.Saurian)
		tb.Reap("livia-the-elder")
		tb.Yes()
		tb.Reap("dodger")
		tb.First("dodger")
		tb.Amber(0, 3) // two reaps and the steal
		tb.InZone(card.Hand, "fear")
	})
	t.Run("her own reap effect is a fight effect then", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "livia-the-elder"}}, Hand: list{{ID: "anger", House: card.Saurian}}},
			side{Line: ids("shadow-self")}, card.Saurian)
		tb.Reap("livia-the-elder")
		tb.Yes()
		tb.Play("anger")
		tb.Yes()
		tb.AmberOn("livia-the-elder", 2)
	})
}

func TestSenatorBracchus(t *testing.T) {
	t.Run("exalts itself when it fights or reaps", func(t *testing.T) {
		tb := duel(t, side{Line: ids("senator-bracchus", "senator-bracchus")}, side{Line: ids("urchin")}, card.Saurian)
		tb.Reap("senator-bracchus#1")
		tb.Fight("senator-bracchus#2")
		tb.AmberOn("senator-bracchus#1", 1)
		tb.AmberOn("senator-bracchus#2", 1)
		tb.Amber(0, 1)
	})
	t.Run("pool and cards together force the forge (K2.7)", func(t *testing.T) {
		tb := duel(t, side{Houses: []card.House{card.Logos}},
			side{Line: list{{ID: "senator-bracchus", Amber: 2}}, Amber: 4, Houses: []card.House{card.Saurian}}, card.Logos)
		tb.EndTurn()
		tb.Choose(0)
		tb.Keys(1, 1)
		tb.Amber(1, 0)
		tb.AmberOn("senator-bracchus", 0)
	})
	t.Run("the split is chosen (Q2)", func(t *testing.T) {
		tb := duel(t, side{}, side{Line: list{{ID: "senator-bracchus", Amber: 3}, {ID: "mother", Amber: 1}}, Amber: 6,
			Houses: []card.House{card.Saurian}}, card.Logos)
		tb.EndTurn()
		tb.Offers("senator-bracchus", "mother")
		tb.Pick("senator-bracchus")
		tb.Pick("mother")
		tb.Finish()
		tb.Choose(2)
		tb.Keys(1, 1)
		tb.Amber(1, 2)
		tb.AmberOn("senator-bracchus", 2)
		tb.AmberOn("mother", 0)
		tb.LeaveOpen()
	})
	t.Run("too little together: no forge", func(t *testing.T) {
		tb := duel(t, side{}, side{Line: list{{ID: "senator-bracchus", Amber: 2}}, Amber: 3, Houses: []card.House{card.Saurian}}, card.Logos)
		tb.EndTurn()
		tb.Keys(1, 0)
		tb.Amber(1, 3)
	})
	t.Run("not æmber on artifacts or enemy creatures, and not for the opponent", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "mother", Amber: 9}}},
			side{Line: ids("senator-bracchus"), Artifacts: list{{ID: "seeker-needle", Amber: 9}}, Amber: 3, Houses: []card.House{card.Saurian}},
			card.Logos)
		tb.EndTurn()
		tb.Keys(1, 0)
		tb.House(card.Saurian)
		tb.EndTurn()
		tb.Keys(0, 0)
	})
	t.Run("it works while exhausted and stunned (K14.4, K17.2)", func(t *testing.T) {
		tb := duel(t, side{}, side{Line: list{{ID: "senator-bracchus", Marks: keyforge.Stunned | keyforge.Exhausted, Amber: 6}},
			Houses: []card.House{card.Saurian}}, card.Logos)
		tb.EndTurn()
		tb.Choose(1)
		tb.Keys(1, 1)
	})
}

func TestChantOfHubris(t *testing.T) {
	t.Run("from any creature to any other", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("chant-of-hubris"), Line: ids("troll")},
			side{Line: list{{ID: "valdr", Amber: 2}, {ID: "headhunter"}}}, card.Saurian)
		tb.Play("chant-of-hubris")
		tb.Offers("troll", "valdr", "headhunter")
		tb.Pick("valdr")
		tb.Offers("troll", "headhunter")
		tb.Pick("troll")
		tb.AmberOn("valdr", 1)
		tb.AmberOn("troll", 1)
		tb.Amber(0, 1)
	})
	t.Run("from one that has none", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("chant-of-hubris"), Line: ids("troll")}, side{Line: list{{ID: "valdr", Amber: 2}}}, card.Saurian)
		tb.Play("chant-of-hubris")
		tb.Pick("troll")
		tb.AmberOn("valdr", 2)
		tb.AmberOn("troll", 0)
	})
	t.Run("not from a creature to itself", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("chant-of-hubris"), Line: list{{ID: "troll", Amber: 1}}}, side{}, card.Saurian)
		tb.Play("chant-of-hubris")
		tb.AmberOn("troll", 1)
	})
}
