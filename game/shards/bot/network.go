package bot

import (
	_ "embed"
	"strconv"
	"strings"

	"github.com/keyraken/keyraken/game/shards"
	"github.com/keyraken/keyraken/game/shards/card"
)

// hidden is how many hidden units the network has.
const hidden = 32

const (
	inputOne  = 1 << 8  // the input 1
	weightOne = 1 << 12 // the weight 1
)

// What the network sees of each of two players besides its cards.
const (
	ofHealth = iota
	ofDanger // of being put out in a turn or two
	ofConcern
	ofMastery
	ofThresholds
	ofLastMastery = iota + 4
	ofThinness
	ofSize
	ofFactions
	ofSquares = iota + 7
	ofLeader  = iota + 10

	plainInputs = ofLeader + 4
)

var plainNames = [plainInputs]string{"health", "danger", "concern", "mastery", "mastery 5", "mastery 10", "mastery 15", "mastery 20",
	"mastery 25", "last mastery", "thinness", "size", "homodeus", "order", "undergrowth", "wraethe",
	"much homodeus", "much order", "much undergrowth", "much wraethe", "leader 1", "leader 2", "leader 3", "leader 4"}

// InputNames are the names of what a network sees, in its order.
func InputNames(cat *shards.Catalogue) (names []string) {
	for _, of := range [...]string{"mine ", "other "} {
		for _, c := range cat.Cards {
			names = append(names, of+c.ID, of+c.ID+" in play")
		}
		for _, name := range plainNames {
			names = append(names, of+name)
		}
	}
	return append(names, "mover", "future")
}

// Inputs are what a network sees of a game: those that are not 0.
type Inputs struct {
	At []uint16
	X  []int16 // in 1/256
}

func (x *Inputs) add(at, v int) {
	if v != 0 {
		x.At, x.X = append(x.At, uint16(at)), append(x.X, int16(v))
	}
}

func (x *Inputs) clear() { x.At, x.X = x.At[:0], x.X[:0] }

// Look takes in a game, for a seat whose turn begins against one of its enemies.
func (x *Inputs) Look(g *shards.Game, seat, enemy shards.Seat) {
	x.clear()
	each := 2*len(g.Catalogue().Cards) + plainInputs
	x.side(g, seat, 0)
	x.side(g, enemy, each)
	x.game(g, 2*each)
}

// game adds what belongs to no player.
func (x *Inputs) game(g *shards.Game, at int) {
	x.add(at, inputOne)
	if g.Options().Future {
		x.add(at+1, inputOne)
	}
}

// holding is how many of each card a player has, in play or elsewhere.
type holding struct {
	inDeck, inPlay [shards.MaxCards]uint8
	factions       [card.FactionCount]int
	cards          int
}

func (h *holding) count(g *shards.Game, seat shards.Seat) {
	side := &g.State().Sides[seat]
	for _, p := range [...]*shards.Pile{&side.Deck, &side.Hand, &side.Discard, &side.InPlay} {
		for _, c := range p.Cards() {
			h.cards++
			h.factions[g.Card(c).Faction]++
			if p == &side.InPlay && g.Card(c).Champion() {
				h.inPlay[g.Def(c)]++
			} else {
				h.inDeck[g.Def(c)]++
			}
		}
	}
}

// side adds what a player has, from an input on.
func (x *Inputs) side(g *shards.Game, seat shards.Seat, at int) {
	var h holding
	h.count(g, seat)
	cards := max(8, h.cards)
	for d := range g.Catalogue().Cards {
		x.add(at, 4*inputOne*int(h.inDeck[d])/cards)
		x.add(at+1, inputOne*int(h.inPlay[d])/2)
		at += 2
	}
	x.leader(&g.State().Sides[seat], at)
	x.deck(cards, &h.factions, at)
}

// deck adds what is not about single cards, from the inputs of a board on.
func (x *Inputs) deck(cards int, factions *[card.FactionCount]int, at int) {
	x.add(at+ofThinness, 10*inputOne/cards)
	x.add(at+ofSize, inputOne*cards/20)
	for f, n := range factions[1:] {
		x.add(at+ofFactions+f, inputOne*n/cards)
		x.add(at+ofSquares+f, 2*inputOne*n*n/(cards*cards))
	}
}

// leader adds what stands on the board of a leader.
func (x *Inputs) leader(side *shards.Side, at int) {
	health, mastery := int(side.Health), int(side.Mastery)
	x.add(at+ofHealth, inputOne*health/shards.MostHealth)
	x.add(at+ofDanger, inputOne*max(0, 15-health)/15)
	x.add(at+ofConcern, inputOne*max(0, 30-health)/30)
	x.add(at+ofMastery, inputOne*mastery/shards.MostMastery)
	for i := range 5 {
		if mastery >= 5*(i+1) {
			x.add(at+ofThresholds+i, inputOne/2)
		}
	}
	x.add(at+ofLastMastery, inputOne*max(0, mastery-20)/10)
	x.add(at+ofLeader+int(side.Leader%4), inputOne/2)
}

//go:embed network.tsv
var networkTable string

// network judges games by what it sees of two players: a layer of rectified linear units, and a linear part.
type network struct {
	linear []int64
	in     [][hidden]int64
	out    [hidden]int64
}

// load looks the weights up for the cards of a catalogue.
func (n *network) load(cat *shards.Catalogue) {
	names := InputNames(cat)
	at := map[string]int{}
	for i, name := range names {
		at[name] = i
	}
	*n = network{linear: make([]int64, len(names)), in: make([][hidden]int64, len(names))}
	for line := range strings.Lines(networkTable) {
		name, numbers, _ := strings.Cut(strings.TrimSpace(line), "\t")
		row := &n.out
		if i, known := at[name]; known {
			var first string
			first, numbers, _ = strings.Cut(numbers, "\t")
			n.linear[i], _ = strconv.ParseInt(first, 10, 64)
			row = &n.in[i]
		} else if name != "out" {
			continue
		}
		for j, text := range strings.Split(numbers, "\t") {
			row[j], _ = strconv.ParseInt(text, 10, 64) // a test reads all of them
		}
	}
}

// odds are the log-odds of winning, in which 1 is written as inputOne*weightOne.
func (n *network) odds(x *Inputs) (sum int64) {
	var units [hidden]int64
	for k, at := range x.At {
		v := int64(x.X[k])
		sum += n.linear[at] * v
		for j, w := range &n.in[at] {
			units[j] += w * v
		}
	}
	for j, u := range units {
		sum += n.out[j] * (max(0, u) / weightOne)
	}
	return sum
}
