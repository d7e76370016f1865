// Package assets embeds files in the programs, under typed names. It imports
// nothing of this module.
package assets

import (
	"embed"
	"fmt"
)

//go:embed decks/*.json
var decks embed.FS

// Deck is the short name of a deck list.
type Deck string

// The deck lists: of the first set the two starter decks and eight others that differ
// in what they do, and two of each set that followed, the older Vault Masters apart.
const (
	Onyx      Deck = "onyx"      // Miss "Onyx" Censorius
	Argus     Deck = "argus"     // Radiant Argus the Supreme
	McIver    Deck = "mciver"    // Captain McIver: many strong creatures
	Jamal     Deck = "jamal"     // Swarming Jamal of the Museum: cheap creatures
	Entropist Deck = "entropist" // Yrhshiokh, the Judge Entropist: fighters, and two mavericks
	Malachi   Deck = "malachi"   // "Baron" Malachi, Complex Spy: artifacts
	Zur       Deck = "zur"       // Smart Zur of the Archives: a bit of everything
	Monofox   Deck = "monofox"   // Monofox of the Sorcerer's Museum: upgrades
	Dezing    Deck = "dezing"    // Dezing, the "Fraud" of Farmers: much æmber
	Priestess Deck = "priestess" // The Turbidly Caustic Priestess of Skyplace: actions
	Takeo     Deck = "takeo"     // Stylish “Rot ’n Forgotten” Takeo, of Age of Ascension
	Barker    Deck = "barker"    // Barker the Boorishly Famous, too
	Hightower Deck = "hightower" // Hightower, the Malcontent of Grandeur, of Worlds Collide
	Nodreg    Deck = "nodreg"    // Nodreg, the Infiltrator of The Torch, too
	Sadao     Deck = "sadao"     // Rapipdly Ever Changing Sadao, of Mass Mutation
	Cylconium Deck = "cylconium" // Cylconium, Chamber Agent, too
	Audocurse Deck = "audocurse" // Audocurse, the Broken Thief’s Evil Twin, of Dark Tidings
	Cornwall  Deck = "cornwall"  // The Archon who Hurts Cornwall, too
	Vessa     Deck = "vessa"     // Vessa, the Twice-Grown, of More Mutation: two gigantic creatures
	Orchard   Deck = "orchard"   // The Orchard that Bites Back, too
	Morrow    Deck = "morrow"    // Morrow, Keeper of the Last Lamp, of Grim Reminders: a haunted player
	Bazaar    Deck = "bazaar"    // The Bazaar at Midnight, too
	Halyard   Deck = "halyard"   // Skipper Halyard of the Ninth Wind, of Æmber Skies: fighters on the flanks
	Nimbus    Deck = "nimbus"    // Nimbus, Below Whom All Is Fog, too: few ways to play are left
	Harrow    Deck = "harrow"    // Quill Harrow, Voice of the Red Banner, of Winds of Exchange: token creatures of house Mars
	Tesk      Deck = "tesk"      // Provost Tesk, Who Enrolls the Tide, too: token creatures that draw cards
	Tallow    Deck = "tallow"    // Tallow, Who Sweeps Up After Heroes, of Tokens of Change: token creatures that deal damage
	Bramblin  Deck = "bramblin"  // Old Bramblin of the Howling Hedge, too: a pack of token creatures that strengthen each other
	Ashlar    Deck = "ashlar"    // Ashlar, Who Counts the Keys of Others, of Draconian Measures: gigantic Kulsha
	Dormer    Deck = "dormer"    // Dame Dormer, Dangerous When Asleep, too: creatures that count while they are exhausted
	Marrowick Deck = "marrowick" // Aunt Marrowick, Who Deals You the Tower, of Prophetic Visions: cards to lay under its prophecies
	Tansy     Deck = "tansy"     // Ensign Tansy, Late for Her Own Prophecy, too: what lies on top of the deck
	Perrin    Deck = "perrin"    // Dame Perrin, Twelfth at a Table for Eleven, of Crucible Clash: knights, by noble blood
	Umber     Deck = "umber"     // Old Umber, the Kettle That Boils Over, too: bonus icons, each of which rages
	Bellward  Deck = "bellward"  // Father Bellward, Who Rings for What Is Below, of Menagerie 2024: tentacles of one beast
	Pipkin    Deck = "pipkin"    // Keeper Pipkin, Who Counts the Animals Twice, too: beasts, and whoever looks after them
	Sedge     Deck = "sedge"     // Curator Sedge, Who Dusts the Haunted Wing, of Vault Masters 2025: a full discard pile
	Whelk     Deck = "whelk"     // Broker Whelk, Who Sells the Same Sea Twice, too: bargains
	Thistle   Deck = "thistle"   // Granny Thistle, Who Leaves the Gate Open, of Discovery: simple cards, many of which draw
	Cobb      Deck = "cobb"      // Bosun Cobb, First to Every Fire, too: simple cards, most of which fight
)

// Decks are the deck lists in the order in which they are offered.
var Decks = []Deck{Onyx, Argus, McIver, Jamal, Entropist, Malachi, Zur, Monofox, Dezing, Priestess, Takeo, Barker, Hightower, Nodreg, Sadao,
	Cylconium, Audocurse, Cornwall, Vessa, Orchard, Morrow, Bazaar, Halyard, Nimbus, Harrow, Tesk,
	Tallow, Bramblin, Ashlar, Dormer, Marrowick, Tansy, Perrin, Umber, Bellward, Pipkin,
	Sedge, Whelk, Thistle, Cobb}

// JSON returns the deck list in the format of package deck. It panics if d is
// not one of Decks.
func (d Deck) JSON() []byte {
	data, err := decks.ReadFile("decks/" + string(d) + ".json")
	if err != nil {
		panic(fmt.Sprintf("deck %q is not embedded", string(d)))
	}
	return data
}
