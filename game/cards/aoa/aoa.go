// Package aoa defines the cards that were first printed in Age of Ascension:
// one file for each house, in the order of the collector numbers.
//
// # Rulings
//
// Where the books are silent it is decided here, and beside the card.
//
// Mars:
//   - Æmber Conduction Unit counts creatures, also those of allies; the monster is none.
//   - Collector Worm: what the fight destroyed lies in a discard pile, which the text
//     does not name (K16.7).
//   - Destructive Analysis: the cards are purged first, all damage comes at once
//     (K11.4). A captive goes home in place of being purged, and does not count.
//   - Entropic Manipulator: an ally is a player, and so is the monster.
//   - Exterminate! Exterminate!: the creatures are destroyed one after another, in
//     the order of your Mars creatures that you choose.
//   - Mindworm: it is the damage of the creature that is fought.
//   - Yzphyz Knowdrone: an archived card is one of your archives.
//
// Sanctum:
//   - Ambassadors: a card of the active house does not use them up; the removal of a
//     stun is a use.
//   - Anahita the Trader: an opponent with less pays what there is.
//   - Free Markets: a card of every house represents all of them.
//   - Sir Marrows: two of them each capture as much as was gained.
//   - Smite: neighbors as they stood when the attacked creature left (K13.6); nothing
//     is dealt when nothing was attacked.
//
// Shadows:
//   - Life for a Life: only a creature of yours can be sacrificed (K12.16).
//   - Little Niff: a neighbor that dies in the fight was used to fight (K9.11).
//   - Sack of Coins may be split (K16.16), and comes at once.
//   - Throwing Stars: a creature that went elsewhere was destroyed all the same (K12.13).
//
// Untamed:
//   - Camouflage: to fight a creature is to attack it; its own attacks are free, and
//     a limb of the monster does not hunt what it cannot attack.
//   - Duskwitch does not speak of itself before it is in play.
//   - Earthbind: discarded from hand; removing a stun is a use as well (K8.6).
//   - Heart of the Forest: the monster has forged no key, so that each player can
//     forge one.
//   - Po's Pixies: the pool stays, and bounds each theft and capture by itself.
//   - Punctuated Equilibrium: all discard before anybody refills; chains count (K20.2).
//   - Quicksand destroys the creatures of all players at once; you choose among equals.
package aoa

import "slices"

// All is every card of the set that is implemented.
var All = slices.Concat(brobnar, dis, logos, mars, sanctum, shadows, untamed)
