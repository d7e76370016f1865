// Package aoa defines the cards that were first printed in Age of Ascension:
// one file for each house, in the order of the collector numbers.
//
// # Rulings
//
// Where the books are silent, the ruling is here and beside the card.
//
// Mars:
//   - Æmber Conduction Unit counts creatures, including those of allies; the monster is not one.
//   - Collector Worm: a creature that the fight destroyed lies in a discard pile, which
//     the text does not name (K16.7).
//   - Destructive Analysis: the cards are purged first, then all damage is dealt at
//     once (K11.4). A captive goes home instead of being purged, and does not count.
//   - Entropic Manipulator: an ally is a player, and so is the monster.
//   - Exterminate! Exterminate!: the creatures are destroyed one after another, in
//     the order of your Mars creatures that you choose.
//   - Mindworm: the damage comes from the creature that it fights.
//   - Yzphyz Knowdrone: an archived card is one in your archives.
//
// Sanctum:
//   - Ambassadors: a card of the active house does not use them up; removing a
//     stun is a use.
//   - Anahita the Trader: an opponent with less pays what they have.
//   - Free Markets: a card of every house represents all of them.
//   - Sir Marrows: two of them each capture as much as was gained.
//   - Smite: neighbors as they stood when the attacked creature left (K13.6); no damage
//     is dealt when nothing was attacked.
//
// Shadows:
//   - Life for a Life: only a creature of yours can be sacrificed (K12.16).
//   - Little Niff: a neighbor that dies in the fight was used to fight (K9.11).
//   - Sack of Coins: the damage may be split (K16.16), and is dealt at once.
//   - Throwing Stars: a creature that went elsewhere was still destroyed (K12.13).
//
// Untamed:
//   - Camouflage: to fight a creature is to attack it; its own attacks are free, and
//     a limb of the monster does not hunt what it cannot attack.
//   - Duskwitch enters ready herself.
//   - Earthbind: only discards from hand count; removing a stun is a use as well (K8.6).
//   - Heart of the Forest: the monster has forged no key, so that each player can
//     forge one.
//   - Po's Pixies: the pool stays as it is and limits each theft and capture separately.
//   - Punctuated Equilibrium: all players discard before anybody refills; chains count (K20.2).
//   - Quicksand destroys the creatures of all players at once; you choose among equals.
package aoa

import "slices"

// All is every card of the set that is implemented.
var All = slices.Concat(brobnar, dis, logos, mars, sanctum, shadows, untamed)
