package aoa_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

func TestArchimedes(t *testing.T) {
	t.Run("its neighbors are archived when they are destroyed", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "tocsin"}, {ID: "archimedes"}, {ID: "mother", Foreign: true}, {ID: "shooler"}},
			Hand: ids("gateway-to-dis")}, side{},
			card.Dis)
		tb.Play("gateway-to-dis")
		tb.First("tocsin")
		assert.Equal(t, []string{"tocsin"}, tb.Pile(0, card.Archives))
		assert.Equal(t, []string{"mother"}, tb.Pile(1, card.Archives), "its owner's")
		tb.InZone(card.Discard, "archimedes", "shooler")
	})
	t.Run("not when they leave otherwise, nor a neighbor of an enemy's", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("fear")}, side{Line: ids("archimedes", "mother")}, card.Dis)
		tb.Play("fear")
		tb.Pick("mother")
		tb.InZone(card.Hand, "mother")
		tb = duel(t, side{Line: ids("archimedes"), Hand: ids("punch")}, side{Line: ids("dust-pixie")}, card.Brobnar)
		tb.Play("punch")
		tb.Pick("dust-pixie")
		tb.InZone(card.Discard, "dust-pixie")
	})
	t.Run("the first to die were neighbors still, who comes next is one then (K12.9)", func(t *testing.T) {
		tb := duel(t, side{Line: ids("archimedes", "dust-pixie", "urchin"), Hand: ids("punch", "punch")}, side{}, card.Brobnar)
		tb.Play("punch#1")
		tb.Pick("dust-pixie")
		tb.Play("punch")
		tb.Pick("urchin")
		assert.ElementsMatch(t, []string{"dust-pixie", "urchin"}, tb.Pile(0, card.Archives))
	})
}

func TestEyegor(t *testing.T) {
	t.Run("one of three to your hand, the others discarded", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("eyegor"), Deck: ids("fear", "punch", "troll", "mother")}, side{Deck: ids("krump")}, card.Logos)
		tb.Play("eyegor")
		tb.Offers("fear", "punch", "troll")
		tb.Must()
		assert.True(t, tb.Sees(0, tb.Card("punch")))
		assert.False(t, tb.Sees(1, tb.Card("punch")))
		assert.False(t, tb.Sees(0, tb.Card("mother")))
		tb.Pick("punch")
		assert.Equal(t, []string{"punch"}, tb.Pile(0, card.Hand))
		assert.ElementsMatch(t, []string{"fear", "troll"}, tb.Pile(0, card.Discard))
		assert.Equal(t, []string{"mother"}, tb.Pile(0, card.Deck))
		tb.InZone(card.Deck, "krump")
	})
	t.Run("fewer cards; none (Q5)", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("eyegor"), Deck: ids("fear", "punch"), Discard: ids("troll")}, side{}, card.Logos)
		tb.Play("eyegor")
		tb.Pick("fear")
		assert.ElementsMatch(t, []string{"punch", "troll"}, tb.Pile(0, card.Discard))
		tb = duel(t, side{Hand: ids("eyegor"), Discard: ids("troll")}, side{}, card.Logos)
		tb.Play("eyegor")
		assert.Empty(t, tb.Pile(0, card.Hand))
	})
}

func TestHelperBot(t *testing.T) {
	houses := []card.House{card.Logos}
	tb := duel(t, side{Hand: ids("helper-bot", "helper-bot", "punch", "fear", "urchin", "poke"), Houses: houses,
		Deck: gametest.Many(6, "fear")},
		side{Line: ids("troll"), Houses: []card.House{card.Brobnar}, Deck: gametest.Many(6, "fear")}, card.Logos)
	tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("punch")}, keyforge.WrongHouse)
	tb.Play("helper-bot#1")
	tb.Play("poke") // of the active house: it does not use it up
	tb.Play("punch")
	tb.Pick("troll")
	tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("urchin")}, keyforge.WrongHouse)
	tb.Refused(keyforge.Command{Verb: keyforge.DiscardCard, Card: tb.Card("urchin")}, keyforge.WrongHouse)
	tb.Play("helper-bot#2")
	tb.Left()
	tb.EndTurn()
	tb.EndTurn()
	tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("urchin")}, keyforge.WrongHouse)
}

func TestHexpion(t *testing.T) {
	tb := duel(t, side{Line: ids("hexpion"), Hand: ids("punch"), Deck: ids("fear", "troll")}, side{Deck: ids("mother")}, card.Brobnar)
	tb.Play("punch")
	assert.ElementsMatch(t, []string{"hexpion", "fear"}, tb.Pile(0, card.Archives))
	tb = duel(t, side{Line: list{{ID: "hexpion", Foreign: true}}, Hand: ids("punch"), Deck: ids("fear")}, side{Deck: ids("mother")},
		card.Brobnar)
	tb.Play("punch")
	assert.Equal(t, []string{"fear"}, tb.Pile(0, card.Archives))
	assert.Equal(t, []string{"hexpion"}, tb.Pile(1, card.Archives))
	tb = duel(t, side{Hand: ids("punch")}, side{Line: ids("hexpion"), Discard: ids("fear")}, card.Brobnar)
	tb.Play("punch")
	assert.Equal(t, []string{"hexpion"}, tb.Pile(1, card.Archives))
}

func TestPipPip(t *testing.T) {
	tb := duel(t, side{Line: ids("mother", "titan-mechanic")}, side{Line: ids("pip-pip", "krump")}, card.Logos)
	tb.Reap("mother")
	tb.Marked("mother", keyforge.Stunned)
	tb.Fight("titan-mechanic", "krump")
	tb.Unmarked("titan-mechanic", keyforge.Stunned)
	tb = duel(t, side{Line: ids("pip-pip", "mother")}, side{}, card.Logos)
	tb.Reap("mother")
	tb.Reap("pip-pip")
	tb.Unmarked("mother", keyforge.Stunned)
	tb.Unmarked("pip-pip", keyforge.Stunned)
}

func TestProfessorSutterkin(t *testing.T) {
	tb := duel(t, side{Line: ids("professor-sutterkin", "mother", "troll"), Artifacts: ids("library-of-babble"),
		Deck: gametest.Many(5, "fear")},
		side{Line: ids("titan-mechanic")}, card.Logos)
	tb.Reap("professor-sutterkin")
	assert.Len(t, tb.Pile(0, card.Hand), 2)
	tb.Amber(0, 1)
}

func TestTitanLibrarian(t *testing.T) {
	houses := []card.House{card.Logos}
	for _, c := range []struct {
		line []keyforge.CardPosition
		hand []string
		asks bool
	}{
		{ids("mother", "titan-librarian", "pip-pip"), []string{"fear", "punch"}, true},
		{ids("titan-librarian", "mother"), []string{"fear", "punch"}, false},
		{ids("mother", "titan-librarian", "pip-pip"), nil, false},
	} {
		tb := duel(t, side{Line: c.line, Hand: ids(c.hand...), Houses: houses},
			side{Houses: houses, Line: ids("mother", "titan-librarian", "pip-pip")}, card.Logos)
		tb.EndTurn()
		if c.asks {
			tb.Must()
			tb.Pick("punch")
			assert.Equal(t, []string{"punch"}, tb.Pile(0, card.Archives))
		}
		assert.Empty(t, tb.Pile(1, card.Archives), "its own player's turn")
		if !c.asks {
			assert.Empty(t, tb.Pile(0, card.Archives))
		}
	}
}

func TestZyxResearcher(t *testing.T) {
	play := func(deck, discard []keyforge.CardPosition, n int) *table {
		tb := duel(t, side{Hand: ids("zyx-researcher"), Deck: deck, Discard: discard}, side{Deck: ids("krump"), Discard: ids("krump")},
			card.Logos)
		tb.Play("zyx-researcher")
		tb.Choose(n)
		return tb
	}
	assert.Equal(t, []string{"fear"}, play(ids("fear", "punch"), ids("troll", "mother"), 0).Pile(0, card.Archives))
	assert.Equal(t, []string{"troll"}, play(ids("fear", "punch"), ids("troll", "mother"), 1).Pile(0, card.Archives))
	assert.Empty(t, play(nil, ids("troll"), 0).Pile(0, card.Archives))
}

func TestDirectorOfZyx(t *testing.T) {
	houses := []card.House{card.Logos}
	tb := duel(t, side{Line: ids("director-of-zyx"), Deck: gametest.Many(9, "fear"), Houses: houses},
		side{Line: ids("director-of-zyx"), Deck: ids("poke", "punch"), Houses: houses}, card.Logos)
	assert.Empty(t, tb.Pile(0, card.Archives))
	tb.EndTurn()
	assert.Equal(t, []string{"poke"}, tb.Pile(1, card.Archives))
	assert.Empty(t, tb.Pile(0, card.Archives))
	tb.Yes() // what was archived may be taken up at once
	tb.InZone(card.Hand, "poke")
}

func TestFilaTheResearcher(t *testing.T) {
	t.Run("a creature that is played beside her", func(t *testing.T) {
		tb := duel(t, side{Line: ids("fila-the-researcher", "mother"), Hand: ids("pip-pip", "titan-librarian", "library-of-babble"),
			Deck: gametest.Many(5, "fear")},
			side{}, card.Logos)
		tb.Play("pip-pip")
		tb.Right()
		assert.Len(t, tb.Pile(0, card.Hand), 2)
		tb.Play("library-of-babble")
		assert.Len(t, tb.Pile(0, card.Hand), 1)
		tb.Play("titan-librarian")
		tb.Left()
		assert.Len(t, tb.Pile(0, card.Hand), 1, "a card was drawn for it")
	})
	t.Run("not she herself, nor what is put into play, nor an enemy's", func(t *testing.T) {
		tb := duel(t, side{Line: ids("mother"), Hand: ids("fila-the-researcher"), Deck: ids("fear")}, side{}, card.Logos)
		tb.Play("fila-the-researcher")
		tb.Left()
		assert.Empty(t, tb.Pile(0, card.Hand))
		tb = duel(t, side{Line: ids("fila-the-researcher", "overlord-greking"), Deck: ids("fear")}, side{Line: ids("tocsin")}, card.Dis)
		tb.Fight("overlord-greking")
		tb.Left()
		assert.Empty(t, tb.Pile(0, card.Hand))
		tb = duel(t, side{Hand: ids("mother")}, side{Line: ids("fila-the-researcher"), Deck: ids("fear")}, card.Logos)
		tb.Play("mother")
		assert.Empty(t, tb.Pile(1, card.Hand))
	})
	t.Run("one that its own bonus icon killed was played beside her (K13.6)", func(t *testing.T) {
		tb := duel(t, side{Line: ids("fila-the-researcher"),
			Hand: list{{ID: "titan-mechanic", Icons: card.Icons{card.DamageIcon}, House: card.Logos}},
			Deck: ids("fear", "fear")}, side{}, card.Logos)
		tb.Play("titan-mechanic")
		tb.Left()
		tb.Pick("titan-mechanic")
		assert.Len(t, tb.Pile(0, card.Hand), 1)
		tb = duel(t, side{Line: ids("fila-the-researcher"), Hand: list{{ID: "helper-bot", Icons: card.Icons{card.DamageIcon}}},
			Deck: ids("fear", "fear")}, side{},
			card.Logos)
		tb.Play("helper-bot")
		tb.Left()
		tb.Pick("helper-bot")
		tb.InZone(card.Discard, "helper-bot")
		assert.Len(t, tb.Pile(0, card.Hand), 1)
	})
}

func TestProjectZyx(t *testing.T) {
	t.Run("after a reap or a fight you may play an archived card of any house", func(t *testing.T) {
		tb := duel(t, side{Line: ids("project-zyx"), Archives: ids("urchin", "mother")}, side{Amber: 2, Archives: ids("krump")}, card.Logos)
		tb.Reap("project-zyx")
		tb.Offers("urchin", "mother")
		tb.Pick("urchin")
		tb.Left()
		tb.Amber(0, 1+1)
		tb.Line(0, "urchin", "project-zyx")
		assert.Equal(t, []string{"mother"}, tb.Pile(0, card.Archives))
		tb = duel(t, side{Line: ids("project-zyx"), Archives: ids("punch")}, side{Line: ids("tocsin", "troll")}, card.Logos)
		tb.Fight("project-zyx", "tocsin")
		tb.Pick("punch")
		tb.Pick("troll")
		tb.Damage("troll", 3)
		tb.InZone(card.Discard, "punch")
	})
	t.Run("or not; an alpha card cannot be; empty archives", func(t *testing.T) {
		tb := duel(t, side{Line: ids("project-zyx"), Archives: ids("punch")}, side{}, card.Logos)
		tb.Reap("project-zyx")
		tb.Finish()
		tb.InZone(card.Archives, "punch")
		tb = duel(t, side{Line: ids("project-zyx"), Archives: ids("eureka")}, side{}, card.Logos)
		tb.Reap("project-zyx")
		tb.Pick("eureka")
		tb.InZone(card.Archives, "eureka")
		tb = duel(t, side{Line: ids("project-zyx")}, side{Archives: ids("krump")}, card.Logos)
		tb.Reap("project-zyx")
	})
}

func TestTheCurator(t *testing.T) {
	tb := duel(t, side{Line: ids("the-curator"), Hand: ids("library-of-babble", "mother"), Deck: ids("fear"),
		Houses: []card.House{card.Logos}},
		side{Hand: ids("cannon"), Houses: []card.House{card.Brobnar}}, card.Logos)
	tb.Play("library-of-babble")
	tb.Unmarked("library-of-babble", keyforge.Exhausted)
	tb.Act("library-of-babble")
	tb.Play("mother")
	tb.Left()
	tb.Marked("mother", keyforge.Exhausted)
	tb.EndTurn()
	tb.Play("cannon")
	tb.Marked("cannon", keyforge.Exhausted)
}
