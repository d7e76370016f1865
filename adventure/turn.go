package adventure

import (
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

// Parts of turns of monsters, for steps of a mode ([keyforge.Mode.MonsterStep]): each starts one
// thing and reports whether there was one; the step is then carried out again.

// PlayArchived starts playing the oldest card that was in the archives when the
// turn began and has not been taken yet (A3.4). The numbers of the mode say when the turn began
// and when the card that was last taken came there. A card that may not be played stays there (A11.8).
func PlayArchived(g *keyforge.Game, began, taken int) bool {
	archives := g.Pile(keyforge.Monster, card.Archives)
	for _, c := range archives {
		came := int32(g.Card(c).Incarnation)
		if came > g.ModeNumber(began) || came <= g.ModeNumber(taken) {
			continue
		}
		g.SetModeNumber(taken, came)
		if g.CanPlay(c, keyforge.Monster) {
			g.Play(c)
		}
		return true
	}
	return false
}

// PlayTop starts playing the top card of the adventure deck, or archives it when it may
// not be played (A11.8); the number of the mode that counts these cards rises (A3.8).
func PlayTop(g *keyforge.Game, drawn int) bool {
	deck, discard := g.Pile(keyforge.Monster, card.Deck), g.Pile(keyforge.Monster, card.Discard)
	if deck.Len() == 0 && discard.Len() > 0 {
		g.Reshuffle(keyforge.Monster)
		deck = g.Pile(keyforge.Monster, card.Deck)
	}
	c := deck.Top()
	if c == 0 {
		return false
	}
	g.SetModeNumber(drawn, g.ModeNumber(drawn)+1)
	if g.CanPlay(c, keyforge.Monster) {
		g.Play(c)
	} else {
		g.Draw(keyforge.Monster, 1)
	}
	return true
}

// UseCreature starts using the leftmost creature that is ready and can be used (A3.9).
func UseCreature(g *keyforge.Game) bool {
	line := g.Pile(keyforge.Monster, card.Battleline)
	for _, c := range line {
		if g.CanUse(c) {
			g.Use(c)
			return true
		}
	}
	return false
}

// UseArtifact starts using one of the ready artifacts (A3.12).
func UseArtifact(g *keyforge.Game) bool {
	ready, artifacts := keyforge.Set{At: g.Clock()}, g.Pile(keyforge.Monster, card.Artifacts)
	for _, c := range artifacts {
		if !g.TypeOf(c).Stays() && g.CanUse(c) {
			ready.Add(c)
		}
	}
	if ready.Empty() {
		return false
	}
	if c, ok := g.ChooseNext(ready); ok {
		g.Use(c)
	}
	return true
}
