package en

import (
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/lang"
)

// reminders say what the keywords mean (K18); {X} stands for their number.
var reminders = [lang.KeywordKinds]string{
	card.Alpha:        "Playable only as the first thing you do in this step: before you play, use, or discard any other card.",
	card.Omega:        "Once this card is played, this step of your turn is over.",
	card.Assault:      "When this creature attacks, it deals {X} damage to the creature it attacks before the fight.",
	card.Hazardous:    "When a creature attacks this creature, that attacker is dealt {X} damage before the fight.",
	card.Skirmish:     "When this creature attacks, it takes no damage in return.",
	card.Elusive:      "In the first attack on this creature each turn, neither creature deals damage to the other.",
	card.Taunt:        "Neighbors of this creature can be attacked only if they have taunt as well.",
	card.Poison:       "Any creature damaged by the power of this creature is destroyed.",
	card.Deploy:       "This creature may enter play between others in your battleline.",
	card.Invulnerable: "This creature takes no damage and cannot be destroyed.",
	card.SplashAttack: "When this creature attacks, it also deals {X} damage in the fight to each neighbor of the creature it attacks.",
	card.Treachery:    "This card enters play under the control of the opponent of the player who plays it.",
	card.Versatile:    "This card may be used whatever the active house is.",
	card.Entrench:     "This creature may be left exhausted in the “ready cards” step.",
	lang.Prey:         "When this card is used, it fights that creature; if there is none, it reaps.",
	lang.Gigantic:     "Playable only together with its other half; in play the two are one creature.",
	lang.Enhance:      "The icons are on other cards of the deck already.",
}
