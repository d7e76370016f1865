package narrate_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
	"github.com/keyraken/keyraken/game/lang/languages"
	"github.com/keyraken/keyraken/game/narrate"
)

// narrator narrates a duel between you and player 2.
func narrator(t *testing.T) narrate.Narrator {
	t.Helper()
	cat, err := cards.Catalogue()
	require.NoError(t, err)
	setup := keyforge.Setup{First: 0}
	for _, name := range []string{"onyx", "argus"} {
		d, err := deck.Named(name)
		require.NoError(t, err)
		setup.Decks = append(setup.Decks, d.Deal(0))
	}
	g, err := keyforge.New(cat, keyforge.Duel, setup)
	require.NoError(t, err)
	return narrate.Narrator{
		Game: g, You: [keyforge.MaxSides]bool{true},
		Open: [keyforge.MaxSides]bool{true}, Language: languages.English(),
	}
}

// slots are cards of the side with those titles.
func slots(t *testing.T, g *keyforge.Game, side keyforge.Side, titles ...string) []keyforge.Slot {
	t.Helper()
	var found []keyforge.Slot
	for _, title := range titles {
		for c := keyforge.Slot(1); int(c) <= int(gametest.State(g).NCards); c++ {
			if cs := &gametest.State(g).Cards[c]; cs.Owner == side && g.Catalogue().Title(cs.Def) == title {
				found = append(found, c)
				break
			}
		}
	}
	require.Len(t, found, len(titles))
	return found
}

func TestEveryKindOfEventHasWords(t *testing.T) {
	n := narrator(t)
	c := slots(t, n.Game, 0, "Dust Imp", "Headhunter")
	for k := keyforge.NoEvent + 1; k < keyforge.EventKinds; k++ {
		if k == keyforge.Rose { // its adventure narrates it
			continue
		}
		e := keyforge.Event{Kind: k, Side: 0, Card: c[0], Other: c[1], From: card.Hand, To: card.Discard, House: card.Dis, N: 1, M: 1}
		words := n.Words(&e)
		assert.Regexp(t, `^[\p{Lu}\d].+[.!]$`, words, "kind %d", k)
	}
}

// A step is told by its name.
func TestStepsAreNamed(t *testing.T) {
	n := narrator(t)
	e := keyforge.Event{Kind: keyforge.StepBegan, N: 2}
	assert.Equal(t, "Your step: forge a key.", n.Words(&e))
	e.Side, e.N = 1, 3
	assert.Equal(t, "Player 2's step: choose a house.", n.Words(&e))
}

func TestLines(t *testing.T) {
	n := narrator(t)
	mine := slots(t, n.Game, 0, "Dust Imp", "Headhunter", "Anger", "Gauntlet of Command")
	theirs := slots(t, n.Game, 1, "Batdrone", "Niffle Queen")
	imp, hunter, anger, gauntlet, drone := mine[0], mine[1], mine[2], mine[3], theirs[0]
	for name, test := range map[string]struct {
		events []keyforge.Event
		want   []string
	}{
		"a turn begins after an empty line": {
			[]keyforge.Event{{Kind: keyforge.TurnBegan, Side: 1}, {Kind: keyforge.HouseChosen, Side: 1, House: card.Logos}},
			[]string{"", "Player 2's turn begins.", "Player 2 chooses Logos as the active house."},
		},
		"you are addressed": {
			[]keyforge.Event{{Kind: keyforge.Stole, Side: 0, N: 2, M: 1}, {Kind: keyforge.Stole, Side: 1, N: 1, M: 0}},
			[]string{"You steal 2 æmber from player 2.", "Player 2 steals 1 æmber from you."},
		},
		"what is paid goes to a player or to nobody": {
			[]keyforge.Event{{Kind: keyforge.Paid, Side: 0, N: 2, M: 1}, {Kind: keyforge.Paid, Side: 0, N: 1, M: int32(keyforge.NoSide)}},
			[]string{"You pay 2 æmber to player 2.", "You pay 1 æmber."},
		},
		"æmber moves to a card, a player or the supply": {
			[]keyforge.Event{{Kind: keyforge.AmberMoved, Side: keyforge.NoSide, Card: imp, Other: hunter, N: 1, M: int32(keyforge.NoSide)},
				{Kind: keyforge.AmberMoved, Side: keyforge.NoSide, Card: imp, N: 2, M: 1},
				{Kind: keyforge.AmberMoved, Side: keyforge.NoSide, Card: imp, N: 3, M: int32(keyforge.NoSide)}},
			[]string{"1 æmber moves from Dust Imp to Headhunter.", "2 æmber moves from Dust Imp to player 2's pool.",
				"3 æmber returns from Dust Imp to the supply."},
		},
		"your draws share a line": {
			[]keyforge.Event{{Kind: keyforge.Drew, Card: imp, To: card.Hand}, {Kind: keyforge.Drew, Card: hunter, To: card.Hand}},
			[]string{"You draw Dust Imp and Headhunter."},
		},
		"hidden draws are only counted": {
			[]keyforge.Event{{Kind: keyforge.Drew, Side: 1, Card: drone, To: card.Hand, Hidden: 1},
				{Kind: keyforge.Drew, Side: 1, Card: theirs[1], To: card.Hand, Hidden: 1}},
			[]string{"Player 2 draws 2 cards."},
		},
		"the monster archives what it draws": {
			[]keyforge.Event{{Kind: keyforge.Drew, Side: keyforge.Monster, Card: drone, To: card.Archives, Hidden: 1}},
			[]string{"The monster archives a card."},
		},
		"a card that goes from one hidden zone to another stays hidden": {
			[]keyforge.Event{{Kind: keyforge.Moved, Side: 1, Card: drone, From: card.Hand, To: card.Archives, Hidden: 1}},
			[]string{"A card goes to player 2's archives."},
		},
		"unless it has been seen there": {
			[]keyforge.Event{{Kind: keyforge.Moved, Side: 1, Card: drone, From: card.Hand, To: card.Archives, Hidden: 1 << keyforge.Monster}},
			[]string{"Batdrone goes to player 2's archives."},
		},
		"nor is one named that was face down under another": {
			[]keyforge.Event{{Kind: keyforge.Moved, Side: 1, Card: drone, From: card.Under, To: card.Archives, Hidden: 1}},
			[]string{"A card goes to player 2's archives."},
		},
		"a card that leaves play is named": {
			[]keyforge.Event{{Kind: keyforge.Moved, Side: 1, Card: drone, From: card.Battleline, To: card.Hand}},
			[]string{"Batdrone goes to player 2's hand."},
		},
		"an action that is played goes to the discard pile without a word": {
			[]keyforge.Event{{Kind: keyforge.Played, Card: anger}, {Kind: keyforge.Gained, N: 1},
				{Kind: keyforge.IconResolved, Card: anger, N: int32(card.AmberIcon)}, {Kind: keyforge.Moved, Card: anger, From: card.Limbo, To: card.Discard}},
			[]string{"You play Anger.", "You gain 1 æmber."},
		},
		"a creature that is destroyed too, but not one that is discarded": {
			[]keyforge.Event{{Kind: keyforge.Destroyed, Card: drone}, {Kind: keyforge.Moved, Side: 1, Card: drone, From: card.Battleline,
				To: card.Discard},
				{Kind: keyforge.Moved, Card: imp, From: card.Battleline, To: card.Discard}},
			[]string{"Batdrone is destroyed.", "Dust Imp goes to your discard pile."},
		},
		"what a key costs is told with the key": {
			[]keyforge.Event{{Kind: keyforge.Lost, N: 6}, {Kind: keyforge.KeyForged, N: 2, M: 6}},
			[]string{"You forge the yellow key for 6 æmber."},
		},
		"æmber that is redistributed does not go by the supply": {
			[]keyforge.Event{{Kind: keyforge.AmberMoved, Side: keyforge.NoSide, Card: hunter, N: -2, M: int32(keyforge.NoSide)},
				{Kind: keyforge.AmberMoved, Side: keyforge.NoSide, Other: imp, N: 1, M: int32(keyforge.NoSide)}},
			[]string{"2 æmber is taken off Headhunter.", "1 æmber is put on Dust Imp."},
		},
		"a card that is put under another is named when it lies face up": {
			[]keyforge.Event{{Kind: keyforge.PutUnder, Card: imp, Other: hunter, From: card.Hand, N: 1},
				{Kind: keyforge.PutUnder, Card: anger, Other: hunter, From: card.Hand}},
			[]string{"A card is put under Headhunter.", "Anger is put under Headhunter."},
		},
		"the tide of a duel, once it is reset, is high for nobody": {
			[]keyforge.Event{{Kind: keyforge.TideTurned, Side: 1, N: 1}, {Kind: keyforge.TideTurned, Side: keyforge.NoSide}},
			[]string{"Player 2 raises the tide: it is high for them now.", "The tide is reset: it is neither high nor low."},
		},
		"places in a line are counted from 1": {
			[]keyforge.Event{{Kind: keyforge.Repositioned, Card: imp}, {Kind: keyforge.Repositioned, Card: hunter, N: 2}},
			[]string{"Dust Imp moves to place 1 of its line.", "Headhunter moves to place 3 of its line."},
		},
		"a creature is exalted, on an artifact æmber is put": {
			[]keyforge.Event{{Kind: keyforge.Exalted, Card: hunter, N: 1}, {Kind: keyforge.Exalted, Card: gauntlet, N: 4}},
			[]string{"Headhunter is exalted: 1 æmber is put on it.", "4 æmber is put on Gauntlet of Command."},
		},
		"a creature that is played enters play without a word, one that comes otherwise does not": {
			[]keyforge.Event{{Kind: keyforge.Played, Card: imp}, {Kind: keyforge.EnteredPlay, Card: imp, To: card.Battleline},
				{Kind: keyforge.EnteredPlay, Card: hunter, To: card.Battleline}},
			[]string{"You play Dust Imp.", "Headhunter enters play."},
		},
		"a card that is about to be played has left the hand without a word": {
			[]keyforge.Event{{Kind: keyforge.Moved, Card: anger, From: card.Hand, To: card.Limbo}}, nil,
		},
		"counters are put on a card and removed": {
			[]keyforge.Event{{Kind: keyforge.CountersPut, Card: imp, N: 2}, {Kind: keyforge.CountersPut, Card: imp, N: -1}},
			[]string{"Dust Imp gets 2 +1 power counters.", "Dust Imp loses 1 +1 power counter."},
		},
		"only of a deck the top is looked at": {
			[]keyforge.Event{{Kind: keyforge.Looked, Side: 0, From: card.Deck, M: 1, N: 2},
				{Kind: keyforge.Looked, Side: 0, From: card.Hand, M: 1, N: 2},
				{Kind: keyforge.Looked, Side: 0, From: card.Deck, M: 1}},
			[]string{"You look at the top 2 cards of player 2's deck.", "You look at player 2's hand.", "You look at player 2's deck."},
		},
		"only the use of an ability is told by itself": {
			[]keyforge.Event{{Kind: keyforge.Used, Card: imp, N: int32(keyforge.ToReap)},
				{Kind: keyforge.Used, Card: imp, N: int32(keyforge.ToFight)},
				{Kind: keyforge.Used, Card: imp, N: int32(keyforge.ToUnstun)}, {Kind: keyforge.Used, Card: gauntlet, N: int32(keyforge.ToAct)}},
			[]string{"You use Gauntlet of Command."},
		},
		"winners": {
			[]keyforge.Event{{Kind: keyforge.Won, Side: keyforge.NoSide, N: 1}, {Kind: keyforge.Won, Side: keyforge.NoSide, N: 2},
				{Kind: keyforge.Won, Side: keyforge.NoSide, N: 1 << keyforge.Monster}, {Kind: keyforge.Won, Side: 0, N: 1 << keyforge.Monster},
				{Kind: keyforge.Won, Side: 1, N: 1}},
			[]string{"You win.", "Player 2 wins.", "The monster wins.", "You concede: the monster wins.", "Player 2 concedes: you win."},
		},
	} {
		assert.Equal(t, test.want, n.Lines(test.events), name)
	}
}

// Every event of whole games has words, unless another event covers it.
func TestLinesOfWholeGames(t *testing.T) {
	for seed := range uint64(3) {
		n := narrator(t)
		b := bot.NewRandom(seed)
		for range 2_000 {
			if n.Game.Over() {
				break
			}
			events, err := n.Game.Apply(b.Choose(n.Game, n.Game.Legal(nil)), nil)
			require.NoError(t, err)
			for _, line := range n.Lines(events) {
				assert.NotRegexp(t, `⟨|%!|nothing|nobody`, line)
			}
		}
	}
}

// A bonus icon is named by what it is.
func TestIconsAreNamed(t *testing.T) {
	n := narrator(t)
	c := slots(t, n.Game, 0, "Dust Imp")[0]
	for icon, name := range map[card.Icon]string{card.AmberIcon: "æmber", card.CaptureIcon: "capture", card.DamageIcon: "damage",
		card.DrawIcon: "draw"} {
		e := keyforge.Event{Kind: keyforge.IconResolved, Card: c, N: int32(icon)}
		assert.Equal(t, "The "+name+" icon of Dust Imp resolves.", n.Words(&e))
	}
}

// Events that seldom come are told by what they concern: whose deck it is, what is named, where æmber comes from.
func TestRareEvents(t *testing.T) {
	n := narrator(t)
	c := slots(t, n.Game, 0, "Dust Imp", "Headhunter")
	imp, nobody := c[0], int32(keyforge.NoSide)
	hunter := int32(n.Game.Card(c[1]).Def)
	for want, e := range map[string]keyforge.Event{
		"You shuffle your deck.":                                         {Kind: keyforge.Shuffled},
		"Player 2 shuffles the discard pile into their deck.":            {Kind: keyforge.Shuffled, Side: 1, N: 1},
		"The monster shuffles its deck.":                                 {Kind: keyforge.Shuffled, Side: keyforge.Monster},
		"Your deck and discard pile change places.":                      {Kind: keyforge.Shuffled, N: 2},
		"You name the card Headhunter.":                                  {Kind: keyforge.CardNamed, N: hunter},
		"You choose the trait Beast.":                                    {Kind: keyforge.TraitNamed, N: int32(trait.Beast)},
		"You name Dis.":                                                  {Kind: keyforge.HouseNamed, House: card.Dis},
		"Dust Imp becomes a copy of Headhunter.":                         {Kind: keyforge.Copied, Card: imp, N: hunter},
		"Dust Imp captures 2 æmber that you would gain.":                 {Kind: keyforge.Captured, Card: imp, N: 2, M: keyforge.BeforePool},
		"Dust Imp captures 2 æmber from the supply instead of from you.": {Kind: keyforge.Captured, Card: imp, N: 2, M: keyforge.FromSupply},
		"You steal 2 æmber, which comes from the supply.":                {Kind: keyforge.Stole, N: 2, M: nobody},
		"2 damage is moved off Dust Imp.":                                {Kind: keyforge.DamageMoved, Card: imp, N: -2},
		"1 æmber moves from player 2's pool to Dust Imp.":                {Kind: keyforge.AmberMoved, Side: 1, Other: imp, N: 1, M: nobody},
		"Your blue key is unforged.":                                     {Kind: keyforge.KeyUnforged, N: 1},
		"Dust Imp gets 1 doom counter.":                                  {Kind: keyforge.CountersPut, Card: imp, N: 1, M: int32(card.DoomCounter)},
		"Player 2's hand is revealed.":                                   {Kind: keyforge.ShownZone, Side: 1, From: card.Hand},
		"You look at player 2's archives.":                               {Kind: keyforge.Looked, From: card.Archives, M: 1},
		"You and player 2 win.":                                          {Kind: keyforge.Won, Side: keyforge.NoSide, N: 3},
		"Nobody wins.":                                                   {Kind: keyforge.Won, Side: keyforge.NoSide},
		"Dust Imp: its number is 0, so it has no effect.":                {Kind: keyforge.HadNoEffect, Card: imp, Number: keyforge.CountedZero},
		"Dust Imp: it has no effect now.":                                {Kind: keyforge.HadNoEffect, Card: imp, Number: keyforge.NoChange},
		"The monster draws Dust Imp.":                                    {Kind: keyforge.Drew, Side: keyforge.Monster, Card: imp, To: card.Hand},
		"Dust Imp is purged.":                                            {Kind: keyforge.Moved, Card: imp, From: card.Battleline, To: card.Purged},
		"Dust Imp goes to your deck.":                                    {Kind: keyforge.Moved, Card: imp, From: card.Battleline, To: card.Deck},
	} {
		assert.Equal(t, want, n.Words(&e))
	}
}
