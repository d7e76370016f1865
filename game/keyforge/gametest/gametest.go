// Package gametest lets tests play from declared positions.
//
// A test declares a [keyforge.Position], makes choices by the names of cards, and
// looks at the table. Every choice must be legal when it is made: an unexpected
// question fails the test with the question and its options, and so does one that
// is still open when the test ends, except for the house of a new turn.
//
//	tb := gametest.Duel(t, keyforge.SidePosition{Line: gametest.Cards("troll"), Hand: gametest.Cards("punch")},
//		keyforge.SidePosition{Line: gametest.Cards("dust-imp")}, card.Brobnar)
//	tb.Play("punch")
//	tb.Pick("dust-imp")
//	tb.InZone(card.Discard, "dust-imp")
//
// A card is named by its ID; "troll#2" is the second troll in the order of the
// position, "1:troll" one that side 1 controls, and "m:crushing-arm" one of the
// monster.
package gametest

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/cards"
)

// Table is a game under test.
type Table struct {
	*keyforge.Game
	// Events are those of the last command.
	Events []keyforge.Event
	// After is called after each command, if it is set.
	After func()
	t     testing.TB
	open  bool
}

// Cards are cards of a position with just their IDs.
func Cards(ids ...string) []keyforge.CardPosition {
	var list []keyforge.CardPosition
	for _, id := range ids {
		list = append(list, keyforge.CardPosition{ID: id})
	}
	return list
}

// FaceDown are token creatures of a position's line: cards that lie face down there.
func FaceDown(ids ...string) []keyforge.CardPosition {
	list := Cards(ids...)
	for i := range list {
		list[i].Marks = keyforge.FaceDown
	}
	return list
}

// Exhausted are cards of a position, the first of them exhausted.
func Exhausted(first string, others ...string) []keyforge.CardPosition {
	list := Cards(append([]string{first}, others...)...)
	list[0].Marks = keyforge.Exhausted
	return list
}

// Holding is a card of a position with n æmber on it.
func Holding(id string, n int) keyforge.CardPosition { return keyforge.CardPosition{ID: id, Amber: n} }

// Grown is a creature of a position with n +1 power counters.
func Grown(id string, n int) keyforge.CardPosition { return keyforge.CardPosition{ID: id, Power: n} }

// Iconed is a card of a position with n æmber icons, instead of those that are printed on it.
func Iconed(id string, n int) keyforge.CardPosition {
	c := keyforge.CardPosition{ID: id, Plain: n == 0}
	for i := range n {
		c.Icons[i] = card.AmberIcon
	}
	return c
}

// Many is n cards with one ID.
func Many(n int, id string) []keyforge.CardPosition {
	var list []keyforge.CardPosition
	for range n {
		list = append(list, keyforge.CardPosition{ID: id})
	}
	return list
}

// Duel is a table of the standard game in step 3 of side 0's turn.
func Duel(t testing.TB, first, second keyforge.SidePosition, active card.House) *Table {
	t.Helper()
	return Start(t, keyforge.Duel, keyforge.Position{Players: []keyforge.SidePosition{first, second}, House: active})
}

// Newest is [Duel] by the newest rulebook.
func Newest(t testing.TB, first, second keyforge.SidePosition, active card.House) *Table {
	t.Helper()
	return Start(t, keyforge.Duel, keyforge.Position{Players: []keyforge.SidePosition{first, second}, House: active,
		Options: keyforge.Options{Rulebook: keyforge.Newest}})
}

// Start is the table of a position with the catalogue of all cards.
func Start(t testing.TB, mode keyforge.Mode, p keyforge.Position) *Table {
	t.Helper()
	cat, err := cards.Catalogue()
	require.NoError(t, err)
	return StartWith(t, cat, mode, p)
}

// StartWith is the table of a position with the given catalogue.
func StartWith(t testing.TB, cat *keyforge.Catalogue, mode keyforge.Mode, p keyforge.Position) *Table {
	t.Helper()
	g, err := keyforge.Start(cat, mode, p)
	require.NoError(t, err)
	return On(t, g)
}

// On is the table of a game that has been set up in another way.
func On(t testing.TB, g *keyforge.Game) *Table {
	tb := &Table{Game: g, t: t}
	t.Cleanup(func() {
		q := g.Question()
		if !t.Failed() && !tb.open && !g.Over() && q.Purpose != keyforge.ForHouse && q.Kind != keyforge.AskMain {
			assert.Fail(t, "a question is still open: "+tb.describe())
		}
	})
	return tb
}

// LeaveOpen lets the test end while a question is open.
func (tb *Table) LeaveOpen() { tb.open = true }

// Card finds the slot of a card by its name; see the package comment.
func (tb *Table) Card(name string) keyforge.Slot {
	tb.t.Helper()
	list := tb.find(name)
	require.NotEmpty(tb.t, list, "there is no card %q", name)
	return list[0]
}

func (tb *Table) find(name string) []keyforge.Slot {
	side := keyforge.NoSide
	if s, rest, ok := strings.Cut(name, ":"); ok {
		name = rest
		if side = keyforge.Monster; s != "m" {
			n, err := strconv.Atoi(s)
			require.NoError(tb.t, err)
			side = keyforge.Side(n)
		}
	}
	nth := 0
	if id, n, ok := strings.Cut(name, "#"); ok {
		var err error
		nth, err = strconv.Atoi(n)
		require.NoError(tb.t, err)
		name = id
	}
	var found []keyforge.Slot
	s := tb.State()
	for c := keyforge.Slot(1); c <= keyforge.Slot(s.NCards); c++ {
		if tb.ID(c) == name && (side == keyforge.NoSide || s.Cards[c].Ctrl == side) {
			found = append(found, c)
		}
	}
	if nth > 0 {
		if nth > len(found) {
			return nil
		}
		return found[nth-1 : nth]
	}
	return found
}

// Do carries out a command that must be legal.
func (tb *Table) Do(c keyforge.Command) {
	tb.t.Helper()
	var err error
	tb.Events, err = tb.Apply(c, tb.Events[:0])
	require.NoError(tb.t, err, "%v is not legal: %s", c, tb.describe())
	for i := range tb.Events {
		require.NoError(tb.t, tb.Events[i].Check())
	}
	if tb.After != nil {
		tb.After()
	}
}

// Refused asserts that the command is not legal for that reason.
func (tb *Table) Refused(c keyforge.Command, why keyforge.Reason) {
	tb.t.Helper()
	before := tb.Hash()
	_, err := tb.Apply(c, nil)
	var refused *keyforge.CommandError
	require.True(tb.t, errors.As(err, &refused), "%v is legal", c)
	assert.Equal(tb.t, why.String(), refused.Reason.String())
	assert.Equal(tb.t, before, tb.Hash(), "a refused command changes nothing")
}

// try carries out the verb on the first card with that name for which it is legal.
func (tb *Table) try(v keyforge.Verb, name string) {
	tb.t.Helper()
	list := tb.find(name)
	require.NotEmpty(tb.t, list, "there is no card %q", name)
	for _, c := range list {
		if tb.Check(keyforge.Command{Verb: v, Card: c}) == nil {
			tb.Do(keyforge.Command{Verb: v, Card: c})
			return
		}
	}
	tb.Do(keyforge.Command{Verb: v, Card: list[0]})
}

// Play plays a card from hand.
func (tb *Table) Play(name string) { tb.t.Helper(); tb.try(keyforge.PlayCard, name) }

// PlayUpgrade plays a creature from hand as an upgrade.
func (tb *Table) PlayUpgrade(name string) { tb.t.Helper(); tb.try(keyforge.PlayUpgrade, name) }

// Discard discards a card from hand.
func (tb *Table) Discard(name string) { tb.t.Helper(); tb.try(keyforge.DiscardCard, name) }

// Reap reaps with a creature.
func (tb *Table) Reap(name string) { tb.t.Helper(); tb.try(keyforge.Reap, name) }

// Fight fights with a creature; target may be left out where there is only one.
func (tb *Table) Fight(name string, target ...string) {
	tb.t.Helper()
	tb.try(keyforge.Fight, name)
	if len(target) > 0 && tb.Question().Purpose == keyforge.ForAttack {
		tb.Pick(target[0])
	}
}

// Act uses the Action of a card.
func (tb *Table) Act(name string) { tb.t.Helper(); tb.try(keyforge.UseAction, name) }

// Omni uses the Omni of a card.
func (tb *Table) Omni(name string) { tb.t.Helper(); tb.try(keyforge.UseOmni, name) }

// Unstun uses a creature to remove its stun.
func (tb *Table) Unstun(name string) { tb.t.Helper(); tb.try(keyforge.Unstun, name) }

// EndTurn ends the turn.
func (tb *Table) EndTurn() { tb.t.Helper(); tb.Do(keyforge.Command{Verb: keyforge.EndTurn}) }

// Pick picks cards; picking ends by itself when no more may be picked.
func (tb *Table) Pick(names ...string) {
	tb.t.Helper()
	for _, n := range names {
		tb.try(keyforge.Pick, n)
	}
}

// Must asserts that the picking cannot end yet.
func (tb *Table) Must() {
	tb.t.Helper()
	tb.Refused(keyforge.Command{Verb: keyforge.Done}, keyforge.TooFew)
}

// Finish says that no more cards are picked.
func (tb *Table) Finish() { tb.t.Helper(); tb.Do(keyforge.Command{Verb: keyforge.Done}) }

// Yes answers yes.
func (tb *Table) Yes() { tb.t.Helper(); tb.Do(keyforge.Command{Verb: keyforge.Yes}) }

// No answers no.
func (tb *Table) No() { tb.t.Helper(); tb.Do(keyforge.Command{Verb: keyforge.No}) }

// Choose chooses by number: an option, a place, a key, a number.
func (tb *Table) Choose(n int) {
	tb.t.Helper()
	tb.Do(keyforge.Command{Verb: keyforge.Choose, N: int16(n)})
}

// House chooses a house.
func (tb *Table) House(h card.House) { tb.t.Helper(); tb.Choose(int(h)) }

// Left chooses the left flank.
func (tb *Table) Left() { tb.t.Helper(); tb.Choose(0) }

// Right chooses the right flank.
func (tb *Table) Right() { tb.t.Helper(); tb.Choose(int(tb.Question().Hi)) }

// First makes the waiting ability of that card resolve next.
func (tb *Table) First(name string) {
	tb.t.Helper()
	q := tb.Question()
	require.Equal(tb.t, keyforge.AskOrder, q.Kind, tb.describe())
	for i := range int(q.Hi) + 1 {
		c := tb.Waiting(i).Card
		for _, o := range tb.find(name) {
			if o == c {
				tb.Choose(i)
				return
			}
		}
	}
	tb.t.Fatalf("no ability of %q waits: %s", name, tb.describe())
}

// Asks asserts what the game asks, for what purpose, and whom.
func (tb *Table) Asks(k keyforge.QuestionKind, p keyforge.Purpose, side keyforge.Side) {
	tb.t.Helper()
	q := tb.Question()
	assert.Equal(tb.t, [3]uint8{uint8(k), uint8(p), uint8(side)}, [3]uint8{uint8(q.Kind), uint8(q.Purpose), uint8(q.Side)}, tb.describe())
}

// Offers asserts that exactly these cards may be picked now.
func (tb *Table) Offers(names ...string) {
	tb.t.Helper()
	var got, want []string
	q := tb.Question()
	require.Equal(tb.t, keyforge.AskCards, q.Kind, tb.describe())
	for c := q.Domain.First(); c != 0; c = q.Domain.Next(c) {
		if !q.Picked.Has(c) {
			got = append(got, tb.label(c))
		}
	}
	for _, n := range names {
		want = append(want, tb.label(tb.Card(n)))
	}
	assert.ElementsMatch(tb.t, want, got)
}

func (tb *Table) label(c keyforge.Slot) string { return fmt.Sprintf("%s/%d", tb.ID(c), c) }

// ID is the ID of a card, of a token creature that of its token card.
func (tb *Table) ID(c keyforge.Slot) string {
	own := tb.State().Cards[c].Def
	if cs := tb.State().Cards[c]; cs.Is(keyforge.FaceDown) && cs.Zone == card.Battleline {
		own = cs.Text
	}
	return tb.Catalogue().Card(own).ID
}

// describe says what the game waits for and which commands are legal.
func (tb *Table) describe() string {
	q := tb.Question()
	var b strings.Builder
	fmt.Fprintf(&b, "question %d for purpose %d, side %d, of %s; legal:", q.Kind, q.Purpose, q.Side, tb.labelOf(q.Source))
	for _, c := range tb.Legal(nil) {
		fmt.Fprintf(&b, " [%v %s]", c, tb.labelOf(c.Card))
	}
	return b.String()
}

func (tb *Table) labelOf(c keyforge.Slot) string {
	if c == 0 {
		return ""
	}
	return tb.ID(c)
}

// Prophesy puts a card of the hand under the face with that ID of one of the player's prophecy
// cards.
func (tb *Table) Prophesy(name, face string) {
	tb.t.Helper()
	n, _ := tb.Catalogue().Number(face)
	list := tb.find(name)
	require.NotEmpty(tb.t, list, "there is no card %q", name)
	faces := tb.Prophecies(tb.Question().Side)
	tb.Do(keyforge.Command{Verb: keyforge.Prophesy, Card: list[0], N: int16(slices.Index(faces[:], n))})
}

// Active is a card of a position that lies under an active prophecy, for
// [keyforge.SidePosition.Reference]; the prophecies of the side must be given too.
func Active(prophecy, id string) keyforge.CardPosition {
	return keyforge.CardPosition{ID: id, Marks: keyforge.FaceDown, Copies: prophecy}
}

// Fated is the side with the card under its prophecy "look-how-far-you-ve-come", which is
// fulfilled when an opponent plays a creature.
func Fated(s keyforge.SidePosition, id string) keyforge.SidePosition {
	s.Prophecies = [2][2]string{{"look-how-far-you-ve-come", "overreach"}, {"bad-omen", "stars-aligned"}}
	s.Reference = append(s.Reference, Active("look-how-far-you-ve-come", id))
	return s
}
