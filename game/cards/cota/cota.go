// Package cota defines the cards that were first printed in Call of the Archons:
// one file for each house, in the order of the collector numbers.
//
// # Rulings
//
// Where the books are silent it is decided here, and beside the card.
//
// Brobnar:
//   - Blood Money exalts (K5.8).
//   - Relentless Assault: all of the creatures are chosen before the first fights.
//   - Tireless Crocag: past a ward it is destroyed again.
//
// Dis:
//   - Dance of Doom: a number from 0 to 50.
//   - Ember Imp counts what was played before it came, and what abilities play.
//   - Gabos Longarms: elusive protects only the creature that is attacked.
//   - Gongoozle: what a ward or armor saved has not been destroyed.
//   - Red-Hot Armor: armor that has been spent is lost and counted as well.
//   - Tentacus: an artifact that an ability would use is paid for, or not used.
//   - Truebaru: whatever plays it, its player loses the æmber.
//
// # In an adventure
//
// These mean something else against a monster, which has no identity card, no
// keys, no chains and no hand, and with allies, who are nobody's enemies.
//
// Brobnar: Autocannon, Barehanded, Bilgum Avalanche, Bumpsy, Burn the Stockpile,
// Champion's Challenge, Coward's End, Earthshaker, Firespitter, Grenade Snib,
// Iron Obelisk, Krump, Lomir Flamefist, Phoenix Heart, Pile of Skulls, Pingle Who
// Annoys, Screechbomb, Smith, Take that, Smartypants, Tireless Crocag, Unguarded
// Camp.
//
// Dis: A Fair Game, Arise!, Collar of Subordination, Control the Weak, Creeping
// Oblivion, Drumble, Eater of the Dead, Ember Imp, Fear, Gabos Longarms, Gateway
// to Dis, Gongoozle, Hecatomb, Hysteria, Key Hammer, Key to Dis, Lash of Broken
// Dreams, Lifeward, Mind Barb, Overlord Greking, Pandemonium, Pitlord,
// Poltergeist, Red-Hot Armor, Restringuntus, Shaffles, Shooler, Snudge, Soul
// Snatcher, Succubus, Tendrils of Pain, Tentacus, The Terror, Tocsin, Tolas.
package cota

import "slices"

// All is every card of the set that is implemented.
var All = slices.Concat(brobnar, dis, logos, mars, sanctum, shadows, untamed)
