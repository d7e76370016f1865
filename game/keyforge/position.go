package keyforge

import (
	"errors"
	"fmt"
	"slices"

	"github.com/keyraken/keyraken/game/keyforge/card"
)

// The colors of keys, as bits in sets of forged keys.
const (
	RedKey uint8 = 1 << iota
	BlueKey
	YellowKey
)

// Position describes a table in the middle of a game. Tests, puzzles and the
// protocol's scenarios declare positions.
type Position struct {
	Players []SidePosition
	Monster SidePosition // of an adventure; the boss is in Artifacts
	Active  Side
	House   card.House // the active house
	// Step is the step that the active player's turn is in: at its start or, in
	// step 3, at the first or next action. BeforeGame means step 3. HouseStep with
	// a house continues with taking the archives (K2.12).
	Step Step
	// MonsterTurn begins the monster's turn that follows the active player's.
	// With MonsterStep the turn is in progress, and that step of the mode, see
	// [ModeRules.Steps], comes next.
	MonsterTurn bool
	MonsterStep string
	// First says that it is the first turn of the game (K2.14).
	First bool
	Turn  int    // the number of the turn; 0: the third
	Order []Side // the order of turns; none: seat order
	High  []Side // for whom the tide is high
	// Tideless says that there is no tide in a duel, because no deck has The Tide (D32).
	Tideless bool
	Seed     uint64
	Random   [2]uint64 // the state of the generator; zero: that of Seed
	Mode     [8]int32
	Lasting  []LastingPosition
	// Done is how many cards were played, used or discarded in this step (K18.1),
	// Opening how many may still be played or discarded in the first turn (K2.14);
	// nil: according to Now.
	Done, Opening *int
	Ended         bool // the turn ends at step 3
	// Clock is the time now, [State.Clock]. With it the times of the cards and of
	// the lasting effects are as given; without it cards arrive in the order in
	// which they are listed.
	Clock uint32
	Options
}

// SidePosition is one side of a Position. Lines are listed from left to right,
// the deck and the other piles from the top.
type SidePosition struct {
	Houses []card.House // none: the houses of the cards in hand and in play
	Token  string       // the ID of the token card
	// Prophecies are the IDs of the faces of the two prophecy cards.
	Prophecies [2][2]string
	Amber      int
	Chains     int
	Keys       int   // forged
	Colors     uint8 // the forged keys; none: the first Keys colors
	Line       []CardPosition
	Artifacts  []CardPosition
	Hand       []CardPosition
	Deck       []CardPosition
	Discard    []CardPosition
	Archives   []CardPosition
	Purged     []CardPosition
	// Reference are the archon power, and the cards under active prophecies: with [FaceDown],
	// each a copy of the face of its prophecy.
	Reference []CardPosition
	// Before is what the side did on its previous turn, Now what it has done
	// this turn.
	Before map[card.Ledger]int
	Now    map[card.Ledger]int
	// ForgedBefore are the keys forged on its previous turn, ForgedNow those
	// forged this turn.
	ForgedBefore, ForgedNow uint8
	LastHouse               card.House // the house that it chose last
	// PlayedOf and DiscardedOf count the cards of each house this turn, UsedOf the
	// creatures that the side controlled and used.
	PlayedOf, UsedOf, DiscardedOf map[card.House]int
	Turns                         int // turns begun
}

// CardPosition is one card of a Position.
type CardPosition struct {
	ID       string
	Slot     Slot       // its handle; 0: the next free one
	Label    string     // the name by which the position and [Game.Labelled] refer to it
	House    card.House // other than its own, for a maverick
	Icons    card.Icons // all bonus icons; none: the printed ones
	Plain    bool       // it has no bonus icons at all
	Marks    Mark       // with [FaceDown] in a line it is a token creature
	Damage   int
	Amber    int
	Spent    int // armor spent this turn
	Power    int // +1 power counters
	Counters map[card.Counter]int
	Copies   string // the ID of the card that it is a copy of
	// CopyHouse and CopyIcons are those of a copy, when they are not as printed.
	CopyHouse card.House
	CopyIcons card.Icons
	Plays     int  // how often it was played this turn (K17.8)
	Uses      int  // and used
	Allowed   int  // how many cards of other houses it has let be played or used this turn
	Foreign   bool // owned by the player on the left in seat order
	// Owner names the owner when it is neither the side nor Foreign; Control names
	// who controls an upgrade or a card under another when that is not the side of
	// its host; Base names who put it into play when that is not its controller.
	// Each is a player by number from 1, or 4 for the monster.
	Owner, Control, Base int
	// Came is when it came into its zone, Before when it came into the previous
	// zone, Since when it came into play or under its control (0: same as Came).
	// They need [Position.Clock].
	Came, Before, Since uint32
	By                  string // for a purged card: the card that purged it, see [LastingPosition.Card]
	Attached            []CardPosition
	Under               []CardPosition // face down
	Grafted             []CardPosition // under it, face up
	Other               *CardPosition  // the other half of a gigantic creature in play
}

// LastingPosition is a lasting effect of a Position (K17.12).
type LastingPosition struct {
	Card   string   // the card whose ability began it: its label, or its slot in digits
	Text   string   // the ID of the card whose text holds the ability, when it is not that card's own
	N      int      // which of the lasting effects that the card can begin, from 0
	You    Side     // whose ability it was
	In     int      // for one that applies in an opponent's turn: whose, from 1; 0: the opponent of You now
	Cards  []string // the cards that it affects
	A, B   []string // the cards that the ability had set aside
	House  card.House
	Number int
	Name   string // the ID of the card that was named, or the trait
	Ago    int    // how many turns ago it began
	Used   int    // how often it has happened already
	// At is when it began, CardAt when Card had come into its zone at that time, AAt
	// and BAt when A and B were what they are; they need [Position.Clock].
	At, CardAt, AAt, BAt uint32
}

// Start makes a game from a position. It refuses an impossible position with the
// reason.
func Start(cat *Catalogue, mode Mode, p Position) (*Game, error) {
	g := Empty(cat, mode)
	err := g.attempt(func() error {
		l := builder{g: g, p: &p}
		if err := l.build(); err != nil {
			return err
		}
		if err := g.possible(&p); err != nil {
			return err
		}
		g.events = g.events[:0]
		if err := g.SetTurn(&p); err != nil {
			return err
		}
		return g.settlePosition()
	})
	if err != nil {
		return nil, err
	}
	return g, nil
}

// StartEvents is what happened from the position to the first question, until the next
// command.
func (g *Game) StartEvents() []Event { return g.events }

// Labelled is the card that has the label in the position, or 0.
func (g *Game) Labelled(label string) Slot { return g.labels[label] }

// possible is why the position that has been set up is impossible, or nil.
func (g *Game) possible(p *Position) error {
	s := &g.s
	for i := range s.Seats {
		if pl := &s.Players[i]; pl.Keys|pl.ForgedNow|pl.ForgedBefore >= 1<<g.keysOf(Side(i)) {
			return fmt.Errorf("there are %d keys", g.keysOf(Side(i)))
		}
		if n := g.KeysToWin(Side(i)); n > 0 && s.Players[i].KeyCount() >= n {
			return fmt.Errorf("player %d has forged %d keys and won", i+1, n)
		}
	}
	if !g.table.Adventure && (p.MonsterTurn || !p.Monster.empty()) {
		return fmt.Errorf("%s has no monster", g.mode.Name())
	}
	if g.table.Adventure && g.Boss() == 0 {
		return errors.New("the monster's card must be among its artifacts")
	}
	g.refresh()
	for c := Slot(1); c <= Slot(s.NCards); c++ {
		if why := g.impossible(c); why != "" {
			return fmt.Errorf("card %q %s", g.idOf(s.Cards[c].Def), why)
		}
	}
	return g.undecided()
}

// undecided returns an error when the mode would end the game as it is.
func (g *Game) undecided() error {
	if g.table.Adventure {
		g.mode.Damaged(g)
	}
	if g.s.Over {
		return errors.New("the game would be over")
	}
	return nil
}

func (p *SidePosition) empty() bool {
	lies := len(p.Line) + len(p.Artifacts) + len(p.Hand) + len(p.Deck) + len(p.Discard) + len(p.Archives) + len(p.Purged) + len(p.Reference)
	return p.Amber == 0 && lies == 0
}

// notReference is why the reference card cannot be one, or "".
func (g *Game) notReference(c Slot) string {
	cs := &g.s.Cards[c]
	switch faces := g.Prophecies(cs.Ctrl); {
	case !cs.Is(FaceDown) && g.cat.Entries[cs.Def].Card.Type != card.PowerType:
		return "cannot be a reference card, unless it lies face down under a prophecy"
	case cs.Is(FaceDown) && (cs.Text == 0 || !slices.Contains(faces[:], cs.Text)):
		return "lies under a prophecy that its owner does not have"
	case cs.Is(FaceDown) && g.covering(cs.Ctrl, cs.Text) != c:
		return "lies under a prophecy card that has another card under it"
	}
	return ""
}

// impossible is why the card cannot be where and as it is, or "".
func (g *Game) impossible(c Slot) string {
	cs := &g.s.Cards[c]
	def := &g.cat.Entries[cs.Def]
	if cs.Is(FaceDown) && cs.Zone.InPlay() {
		def = &g.cat.Entries[g.text(c)]
	}
	kind := def.Card.Type
	switch {
	case kind == card.LocationType && (cs.Ctrl != Monster || cs.Zone != card.Artifacts && cs.Zone != card.Deck):
		return "can only stand among the monster's artifacts"
	case kind == card.BossType && c != g.Boss():
		return "can only stand among the monster's artifacts, once"
	case cs.Ctrl == Monster && cs.Zone == card.Hand:
		return "cannot be in hand: the monster has archives only (A4.5)"
	case cs.Zone == card.Reference:
		return g.notReference(c)
	case def.Card.Type == card.PowerType:
		return "is an archon power: it can only be a reference card"
	case cs.Zone == card.Joined:
		return ""
	case !cs.Zone.InPlay():
		if cs.Damage != 0 || cs.Amber != 0 || cs.Counters != [card.CounterCount]uint8{} || cs.Marks&(Exhausted|Stunned|Warded|Enraged) != 0 ||
			cs.First != 0 {
			return "is not in play and can bear nothing"
		}
		return ""
	}
	now := g.d.chars[c].kind
	body := now == card.CreatureType || now == card.BossType
	switch {
	case cs.Zone == card.Battleline && now != card.CreatureType:
		return "cannot be in a battleline: it is no creature"
	case cs.Zone == card.Artifacts && now != card.ArtifactType && !now.Stays():
		return "cannot be among the artifacts"
	case cs.Zone == card.Attached && now != card.UpgradeType:
		return "cannot be attached: it is no upgrade"
	case cs.Zone == card.Attached && g.s.Cards[cs.Host].Zone != card.Battleline && cs.Host != g.Boss() &&
		!def.Card.OnArtifact && def.Card.Type != card.ActionType && g.typeOf(cs.Host) != card.CreatureType: // a host that was one (D58)
		return "cannot be attached to a card that is no creature"
	case def.Gigantic != 0 && cs.OtherHalf == 0 && !cs.Is(AsUpgrade):
		return "cannot be in play without its other half"
	case !body && (cs.Damage != 0 && g.typeOf(c) != card.CreatureType || cs.Marks&(Stunned|Enraged) != 0): // K32.2
		return "is no creature: it has no damage, stun or enrage"
	case now == card.CreatureType && cs.Damage >= g.d.chars[c].power && !g.d.chars[c].has(card.Invulnerable):
		return fmt.Sprintf("has %d damage with a power of %d: it would be destroyed", cs.Damage, g.d.chars[c].power)
	case now == card.BossType && cs.Damage >= g.d.chars[c].power:
		return fmt.Sprintf("has %d damage with a power of %d: the game would be over", cs.Damage, g.d.chars[c].power)
	case cs.Spent > max(0, g.d.chars[c].armor):
		return fmt.Sprintf("has spent %d armor and has %d", cs.Spent, g.d.chars[c].armor)
	}
	return ""
}
