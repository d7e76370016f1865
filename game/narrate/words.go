package narrate

import (
	"fmt"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/card"
)

// Words tells one event in a sentence.
func (n *Narrator) Words(e *game.Event) string {
	if tell := sentences[e.Kind]; tell != nil {
		return sentence(tell(n, e))
	}
	return ""
}

type teller func(n *Narrator, e *game.Event) string

// aboutCard makes a teller of the card's title and what happened to it.
func aboutCard(what string) teller {
	return func(n *Narrator, e *game.Event) string { return n.card(e.Card) + " " + what }
}

// aboutBoth puts the titles of both cards into the format.
func aboutBoth(format string) teller {
	return func(n *Narrator, e *game.Event) string {
		return fmt.Sprintf(format, n.card(e.Card), n.card(e.Other))
	}
}

// deed makes a teller of what the side does with the card.
func deed(verb string) teller {
	return func(n *Narrator, e *game.Event) string {
		return n.does(e.Side, verb) + " " + n.card(e.Card)
	}
}

// counted puts the card's title and the number into the format.
func counted(format string) teller {
	return func(n *Narrator, e *game.Event) string {
		return fmt.Sprintf(format, n.card(e.Card), e.N)
	}
}

var sentences = [game.EventKinds]teller{
	game.TurnBegan: func(n *Narrator, e *game.Event) string {
		return fmt.Sprintf("%s turn begins", n.possessive(e.Side))
	},
	game.TurnEnded: func(n *Narrator, e *game.Event) string {
		return fmt.Sprintf("%s turn ends", n.possessive(e.Side))
	},
	game.StepBegan: func(n *Narrator, e *game.Event) string {
		return fmt.Sprintf("%s step: %s", n.possessive(e.Side), steps[e.N])
	},
	game.HouseChosen: func(n *Narrator, e *game.Event) string {
		return fmt.Sprintf("%s %s as the active house", n.does(e.Side, "choose"), n.English.House(e.House))
	},
	game.HouseNamed: func(n *Narrator, e *game.Event) string {
		return fmt.Sprintf("%s house %s%s", n.does(e.Side, "name"), n.English.House(e.House), n.because(e.Card))
	},
	game.NumberNamed: func(n *Narrator, e *game.Event) string {
		return fmt.Sprintf("%s the number %d%s", n.does(e.Side, "name"), e.N, n.because(e.Card))
	},
	game.CardNamed: func(n *Narrator, e *game.Event) string {
		return fmt.Sprintf("%s the card %s%s", n.does(e.Side, "name"), n.Game.Catalogue().Title(uint16(e.N)), n.because(e.Card))
	},
	game.Shuffled: func(n *Narrator, e *game.Event) string {
		if e.N == 2 {
			return fmt.Sprintf("%s deck and discard pile change places", n.possessive(e.Side))
		}
		if e.N == 1 {
			return fmt.Sprintf("%s the discard pile into %s deck", n.does(e.Side, "shuffle"), n.their(e.Side))
		}
		return fmt.Sprintf("%s %s deck", n.does(e.Side, "shuffle"), n.their(e.Side))
	},
	game.Drew: func(n *Narrator, e *game.Event) string {
		return n.drew(e, n.secret(e.Card, e.Side))
	},
	game.Moved:       (*Narrator).moved,
	game.Played:      deed("play"),
	game.EnteredPlay: aboutCard("enters play"),
	game.Discarded:   deed("discard"),
	game.Used:        deed("use"),
	game.Reaped: func(n *Narrator, e *game.Event) string {
		return n.card(e.Card) + " reaps"
	},
	game.AttackMade:   aboutBoth("%s attacks %s"),
	game.FightSkipped: aboutBoth("%s and %s do not fight after all"),
	game.DamageDealt: func(n *Narrator, e *game.Event) string {
		return fmt.Sprintf("%s takes %d damage%s", n.card(e.Card), e.N, n.because(e.Other))
	},
	game.DamageMoved:     counted("%s is given %d damage"),
	game.DamagePrevented: counted("the armor of %s prevents %d damage"),
	game.WardBroken:      aboutCard("loses its ward instead"),
	game.Destroyed:       aboutCard("is destroyed"),
	game.Saved:           aboutCard("is not destroyed after all"),
	game.Healed:          counted("%s heals %d damage"),
	game.Exhausts:        aboutCard("exhausts"),
	game.Readied:         aboutCard("readies"),
	game.Stuns:           aboutCard("is stunned"),
	game.Unstunned:       aboutCard("is no longer stunned"),
	game.Wards:           aboutCard("is warded"),
	game.Enrages:         aboutCard("is enraged"),
	game.Calmed:          aboutCard("is no longer enraged"),
	game.Gained: func(n *Narrator, e *game.Event) string {
		return fmt.Sprintf("%s %d æmber", n.does(e.Side, "gain"), e.N)
	},
	game.Lost: func(n *Narrator, e *game.Event) string {
		return fmt.Sprintf("%s %d æmber", n.does(e.Side, "lose"), e.N)
	},
	game.Stole: func(n *Narrator, e *game.Event) string {
		return fmt.Sprintf("%s %d æmber from %s", n.does(e.Side, "steal"), e.N, n.object(game.Side(e.M)))
	},
	game.Paid: func(n *Narrator, e *game.Event) string {
		return fmt.Sprintf("%s %d æmber%s", n.does(e.Side, "pay"), e.N, n.to(game.Side(e.M)))
	},
	game.Captured: func(n *Narrator, e *game.Event) string {
		if e.M == 1 {
			return fmt.Sprintf("%s captures %d æmber that %s would gain", n.card(e.Card), e.N, n.subject(e.Side))
		}
		return fmt.Sprintf("%s captures %d æmber from %s", n.card(e.Card), e.N, n.object(e.Side))
	},
	game.Exalted:    counted("%s is exalted: %d æmber on it"),
	game.AmberMoved: (*Narrator).amberMoved,
	game.KeyForged: func(n *Narrator, e *game.Event) string {
		return fmt.Sprintf("%s the %s key for %d æmber", n.does(e.Side, "forge"), keyColors[e.N], e.M)
	},
	game.KeyUnforged: func(n *Narrator, e *game.Event) string {
		return fmt.Sprintf("%s %s key is unforged", n.possessive(e.Side), keyColors[e.N])
	},
	game.ForgeSkipped: func(n *Narrator, e *game.Event) string {
		return fmt.Sprintf("%s the forge a key step", n.does(e.Side, "skip"))
	},
	game.ChainsGained: func(n *Narrator, e *game.Event) string {
		return fmt.Sprintf("%s %s", n.does(e.Side, "gain"), plural(int(e.N), "chain"))
	},
	game.ChainShed: func(n *Narrator, e *game.Event) string {
		return fmt.Sprintf("%s a chain: %d left", n.does(e.Side, "shed"), e.N)
	},
	game.TideTurned: func(n *Narrator, e *game.Event) string {
		if e.N == 1 {
			return n.does(e.Side, "raise") + " the tide: it is high now"
		}
		return "the tide falls: it is low now"
	},
	game.CountersPut: func(n *Narrator, e *game.Event) string {
		counters := func(k int32) string { return plural(int(k), card.Counter(e.M).String()+" counter") }
		if e.N < 0 {
			return fmt.Sprintf("%s loses %s", n.card(e.Card), counters(-e.N))
		}
		return fmt.Sprintf("%s gets %s", n.card(e.Card), counters(e.N))
	},
	game.ControlChanged: deed("take control of"),
	game.Repositioned: func(n *Narrator, e *game.Event) string {
		return fmt.Sprintf("%s moves to place %d of its line", n.card(e.Card), e.N+1)
	},
	game.AttachedTo: aboutBoth("%s is attached to %s"),
	game.PutUnder: func(n *Narrator, e *game.Event) string {
		return fmt.Sprintf("%s is put under %s", n.visible(e.Card), n.card(e.Other))
	},
	game.Triggered: (*Narrator).triggered,
	game.Looked: func(n *Narrator, e *game.Event) string {
		return fmt.Sprintf("%s at %s %s", n.does(e.Side, "look"), n.possessive(game.Side(e.M)), zones[e.From])
	},
	game.ShownZone: func(n *Narrator, e *game.Event) string {
		return fmt.Sprintf("%s %s is revealed", n.possessive(e.Side), zones[e.From])
	},
	game.Shown: aboutCard("is revealed"),
	game.Copied: func(n *Narrator, e *game.Event) string {
		return fmt.Sprintf("%s becomes a copy of %s", n.card(e.Card), n.Game.Catalogue().Title(uint16(e.N)))
	},
	game.IconResolved: func(n *Narrator, e *game.Event) string {
		return fmt.Sprintf("the %s icon of %s resolves", icons[e.N], n.card(e.Card))
	},
	game.LastingBegan: aboutCard("begins an effect that lasts"),
	game.LastingEnded: func(n *Narrator, e *game.Event) string {
		return "the effect of " + n.card(e.Card) + " ends"
	},
	game.Rose: func(n *Narrator, e *game.Event) string {
		return fmt.Sprintf("%s %d æmber and rises, for the %s time", n.does(game.Monster, "pay"), e.M, ordinals[min(e.N, int32(len(ordinals)-1))])
	},
	game.Won: (*Narrator).won,
	game.Check: func(n *Narrator, e *game.Event) string {
		return n.does(e.Side, "have") + " enough æmber for a key: check!"
	},
}

var (
	steps     = [...]string{"set-up", "start of turn", "forge a key", "choose a house", "play, discard and use cards", "ready cards", "draw cards", "end of turn"}
	keyColors = [...]string{"red", "blue", "yellow"}
	icons     = [...]string{"empty", "æmber", "capture", "damage", "draw"}
	ordinals  = [...]string{"zeroth", "first", "second", "third", "fourth"}
	zones     = [card.ZoneCount]string{
		card.NoZone: "cards", card.Deck: "deck", card.Hand: "hand", card.Discard: "discard pile",
		card.Archives: "archives", card.Purged: "purged cards", card.Battleline: "battleline",
		card.Artifacts: "artifacts", card.Attached: "upgrades", card.Under: "cards under others",
		card.Limbo: "cards being played", card.Joined: "joined halves",
	}
)

func (n *Narrator) moved(e *game.Event) string {
	return n.goes(e, n.concealed(e), "goes", "is")
}

// goes tells where a card goes, or several; the verbs agree with it.
func (n *Narrator) goes(e *game.Event, what, goes, is string) string {
	switch e.To {
	case card.Hand, card.Deck, card.Discard, card.Archives:
		return fmt.Sprintf("%s %s to %s %s", what, goes, n.possessive(e.Side), zones[e.To])
	case card.Purged:
		return fmt.Sprintf("%s %s purged", what, is)
	case card.Under:
		return fmt.Sprintf("%s %s put under another card", what, is)
	case card.Limbo:
		return fmt.Sprintf("%s %s played", what, is)
	}
	return fmt.Sprintf("%s %s into play", what, goes)
}

func (n *Narrator) amberMoved(e *game.Event) string {
	from := "from " + n.possessive(e.Side) + " pool"
	if e.Card != 0 {
		from = "from " + n.card(e.Card)
	}
	switch {
	case e.Other != 0:
		return fmt.Sprintf("%d æmber moves %s to %s", e.N, from, n.card(e.Other))
	case game.Side(e.M) == game.NoSide:
		return fmt.Sprintf("%d æmber returns %s to the supply", e.N, from)
	}
	return fmt.Sprintf("%d æmber moves %s to %s pool", e.N, from, n.possessive(game.Side(e.M)))
}

func (n *Narrator) triggered(e *game.Event) string {
	ability, _ := n.Game.Catalogue().Ability(uint16(e.N))
	def := n.Game.State().Cards[e.Card].Def
	return n.card(e.Card) + ": " + n.text(n.Game.Catalogue().Card(def), *ability)
}

func (n *Narrator) won(e *game.Event) string {
	switch {
	case e.N == 0:
		return "nobody wins"
	case e.N == 1<<game.Monster:
		return n.does(game.Monster, "win")
	}
	var winners []string
	for side := range game.Side(n.Game.State().Seats) {
		if e.N&(1<<side) != 0 {
			winners = append(winners, n.subject(side))
		}
	}
	if len(winners) == 1 && winners[0] != you {
		return winners[0] + " wins"
	}
	return list(winners) + " win"
}
