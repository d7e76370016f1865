// Package lab finds out what decks are worth: bots play many games with them, alone,
// with partners or against others, and the lab counts the results.
//
// A [Result] is an experiment and how far it has come: a list of cells, each a
// table with certain decks at which a number of games are to be played, with the
// numbers of the games that were played and their outcomes.
//
//	r := lab.New(rules.Catalogue, "quick", 1)
//	onyx := r.Deck("onyx", deal)
//	r.Cell(mode.Name(), "normal", 400, onyx)
//	err := r.Run(ctx, rules, lab.Options{Workers: 8})
//	fmt.Println(r.Cells[0].Rate().Figure())
//
// A game is completely determined by the seed of the experiment, the cell and its
// number, and only whole numbers are added up. So it makes no difference who plays which
// games and in which order: [Merge] turns the shards of several machines, bit for bit,
// into what one run would have produced, and a run that was stopped continues where it
// was.
//
// Which games are played never depends on time. [Result.Strongest] looks for the best
// team among many in rounds: after each, it drops those that can no longer be the best,
// and at least the weaker half, and the others play as many games again.
package lab

import (
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"github.com/keyraken/keyraken/game/fault"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
)

// Format is the version of the files.
const Format = 1

// Header says which program and which bot play the games. Only games with equal heads can
// be added up.
type Header struct {
	Format    int    `json:"lab"`
	Engine    string `json:"engine"`    // the rules, see [scenario.Engine]
	Program   string `json:"program"`   // the version of the program, and so of its bots
	Catalogue string `json:"catalogue"` // see [scenario.CatalogueVersion]
	Bot       string `json:"bot"`       // that holds every seat
	Seed      uint64 `json:"seed"`
}

// Result is an experiment and its outcome so far.
type Result struct {
	Header
	// Race is set when the experiment looks for the strongest team: then the cells are
	// the teams.
	Race  *Race           `json:"race,omitempty"`
	Decks []scenario.Deck `json:"decks"`
	Cells []Cell          `json:"cells"`

	sums []string // checksums of the decks, as far as they have been needed
}

// Cell is a table at which games are played.
type Cell struct {
	Mode       string `json:"mode"`
	Difficulty string `json:"difficulty,omitempty"`
	// Decks are the decks of the players, by their places in the experiment's list. In a
	// duel the first is the one examined.
	Decks []int `json:"decks"`
	// Drawn is how many more decks are drawn for each game from the others of the
	// experiment.
	Drawn int     `json:"drawn,omitempty"`
	Games int     `json:"games"` // that are to be played
	Done  Numbers `json:"done"`
	Counts
}

// Played is how many games were played.
func (c *Cell) Played() int { return c.Done.Len() }

// Rate is how many of the games were won.
func (c *Cell) Rate() Rate { return Rate{c.Won, c.Played()} }

// New returns an experiment without decks and cells.
func New(cat *keyforge.Catalogue, bot string, seed uint64) *Result {
	return &Result{Header: Header{Format: Format, Engine: scenario.Engine, Program: fault.Version(), Catalogue: scenario.CatalogueVersion(cat),
		Bot: bot, Seed: seed}}
}

// Deck returns the place of the deck in the experiment, adding it if it is not there
// yet; a deck with another name and the same cards is the same deck.
func (r *Result) Deck(name string, deal keyforge.Deal) int {
	d := scenario.DeckOf(&deal)
	d.Name = name
	return r.deck(d)
}

func (r *Result) deck(d scenario.Deck) int {
	sum := DeckSum(&d)
	for i := range r.Decks {
		if r.sum(i) == sum {
			return i
		}
	}
	r.Decks = append(r.Decks, d)
	return len(r.Decks) - 1
}

// sum distinguishes the deck from others.
func (r *Result) sum(deck int) string {
	for i := len(r.sums); i <= deck; i++ {
		r.sums = append(r.sums, DeckSum(&r.Decks[i]))
	}
	return r.sums[deck]
}

// DeckSum distinguishes decks by everything that matters in a game.
func DeckSum(d *scenario.Deck) string {
	same := *d
	same.Name = ""
	data, err := json.Marshal(same)
	if err != nil {
		panic(err) // a deck consists of words and numbers
	}
	sum := sha256.Sum256(data)
	return hex.EncodeToString(sum[:8])
}

// Cell adds a cell: that many games with the decks at those places, in the mode with that
// name.
func (r *Result) Cell(mode, difficulty string, games int, decks ...int) {
	r.cell(Cell{Mode: mode, Difficulty: difficulty, Games: games, Decks: decks})
}

// cell adds the cell, or makes an existing one play that many games.
func (r *Result) cell(c Cell) {
	for i := range r.Cells {
		if r.Cells[i].same(&c) {
			r.Cells[i].Games = max(r.Cells[i].Games, c.Games)
			return
		}
	}
	c.Seats = make([]Seat, len(c.Decks))
	for i, d := range c.Decks {
		if r.Race == nil { // there would be thousands of them
			c.Seats[i].Cards = cardsOf(&r.Decks[d])
		}
	}
	r.Cells = append(r.Cells, c)
}

// same reports whether two cells of an experiment are the same table.
func (c *Cell) same(o *Cell) bool {
	return c.Mode == o.Mode && c.Difficulty == o.Difficulty && slices.Equal(c.Decks, o.Decks) && c.Drawn == o.Drawn
}

// cardsOf returns the cards of a deck, each once, in the order of their IDs.
func cardsOf(d *scenario.Deck) []Card {
	var ids []string
	for i := range d.Cards {
		ids = append(ids, d.Cards[i].ID)
	}
	slices.Sort(ids)
	var all []Card
	for _, id := range slices.Compact(ids) {
		all = append(all, Card{ID: id})
	}
	return all
}

// key distinguishes cells by everything that determines their games.
func (r *Result) key(c *Cell) string {
	words := []string{c.Mode, c.Difficulty}
	for _, d := range c.Decks {
		words = append(words, r.sum(d))
	}
	if c.Drawn > 0 {
		words = append(words, fmt.Sprint(c.Drawn))
		for i := range r.Decks {
			words = append(words, r.sum(i))
		}
	}
	return strings.Join(words, " ")
}

// seed is the seed of the games of a cell.
func (r *Result) seed(c *Cell) uint64 {
	sum := sha256.Sum256(fmt.Appendf(nil, "%d %s", r.Seed, r.key(c)))
	return binary.LittleEndian.Uint64(sum[:])
}

// Progress is how much is done, and how much there is to do.
type Progress struct{ Done, Of int }

// Progress returns how many games were played, and how many there will be in total: in a
// race, at most.
func (r *Result) Progress() Progress {
	var p Progress
	for i := range r.Cells {
		p.Done += r.Cells[i].Played()
		p.Of += max(r.Cells[i].Games, r.Cells[i].Played())
	}
	p.Of += r.remaining()
	return p
}

// Blank returns the experiment without any games played.
func (r *Result) Blank() *Result {
	o := *r
	o.Decks, o.sums, o.Cells = slices.Clone(r.Decks), slices.Clone(r.sums), nil
	for i := range r.Cells {
		c := r.Cells[i]
		seats := make([]Seat, len(c.Seats))
		for s := range seats {
			if c.Seats[s].Cards != nil {
				seats[s].Cards = cardsOf(&r.Decks[c.Decks[s]])
			}
		}
		c.Done, c.Counts = Numbers{}, Counts{Seats: seats}
		o.Cells = append(o.Cells, c)
	}
	return &o
}

// Clone returns a copy that shares nothing that changes.
func (r *Result) Clone() *Result {
	o := *r
	o.Decks, o.sums, o.Cells = slices.Clone(r.Decks), slices.Clone(r.sums), slices.Clone(r.Cells)
	for i := range o.Cells {
		o.Cells[i].Done, o.Cells[i].Counts = r.Cells[i].Done.clone(), r.Cells[i].Counts.clone()
	}
	return &o
}
