package table

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/adventure/keyraken"
	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/save"
)

// K15.8, A11.14: hands are open to allies, archives are not: the log names what goes there
// unseen only to the person who owns them, and so does the board.
func TestArchivesOfAlliesAreHidden(t *testing.T) {
	const named, unnamed = "Punch goes to player 1's archives.", "A card goes to player 1's archives."
	cat, err := adventure.Catalogue(keyraken.Adventure)
	require.NoError(t, err)
	for name, c := range map[string]struct {
		bots [keyforge.MaxSides]bot.Bot
		log  string
		seen bool
	}{
		"mine":      {[keyforge.MaxSides]bot.Bot{1: bot.Greedy{}}, named, true},
		"an ally's": {[keyforge.MaxSides]bot.Bot{0: bot.Greedy{}}, unnamed, false},
		"one of us": {[keyforge.MaxSides]bot.Bot{}, unnamed, true}, // the other reads the log too
		"only bots": {[keyforge.MaxSides]bot.Bot{bot.Greedy{}, bot.Greedy{}}, named, true},
	} {
		p := plain()
		p.House = card.Logos
		p.Players[0].Hand, p.Players[0].Deck = at("zyx-researcher"), at("punch", "anger")
		p.Players[0].Discard = at("troll")
		p.Players = append(p.Players, keyforge.SidePosition{})
		g, err := keyforge.Start(cat, keyraken.Adventure.Mode(adventure.Normal), p)
		require.NoError(t, err)
		m := New(save.Unsaved(g), keyraken.Adventure, [keyforge.MaxSides]bool{}, c.bots, english([keyforge.MaxSides]string{}))
		m.Do(keyforge.Command{Verb: keyforge.PlayCard, Card: g.Pile(0, card.Hand)[0]})
		m.Skip()
		for g.Question().Kind != keyforge.AskMain { // the flank, and the top of the deck
			m.Do(m.AllLegal()[0])
			m.Skip()
		}
		require.Len(t, g.Pile(0, card.Archives), 1, name)
		punch, last := g.Pile(0, card.Archives)[0], m.Log[len(m.Log)-1]
		assert.Equal(t, c.log, last.Text, name)
		assert.Equal(t, c.log == named, last.Card == punch, "the line leads to the card: %s", name)
		assert.Equal(t, c.seen, m.Board.Faces[punch].Slot == punch, name)
	}
}
