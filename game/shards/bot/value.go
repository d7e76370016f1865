package bot

import (
	_ "embed"
	"strconv"
	"strings"

	"github.com/keyraken/keyraken/game/ai/search"
	"github.com/keyraken/keyraken/game/shards"
	"github.com/keyraken/keyraken/game/shards/card"
)

// one is the weight 1, and the feature 1.
const one = 1000

// What counts besides the cards, as [Features] have it.
const (
	atMover int = iota
	atHealth
	atDanger
	atEarlyHealth
	atMastery
	atThinness
	atAutomatonHealth
	atAutomatonMastery
	atAutomatonChampions
	atCentre
	atHomodeus // the squares of the shares of the factions in the deck
	atOrder
	atUndergrowth
	atWraethe

	plainFeatures
)

// Of each card counts which share of the deck it is, the same early in the game, and whether it is a champion in play.
const (
	ofShare = iota
	ofEarlyShare
	ofInPlay

	cardFeatures
)

// FeatureNames are the names of the features by which a game is judged, in their order.
func FeatureNames(cat *shards.Catalogue) []string {
	names := []string{"mover", "health", "danger", "early health", "mastery", "thinness",
		"automaton health", "automaton mastery", "automaton champions", "centre",
		"homodeus", "order", "undergrowth", "wraethe"}
	for _, c := range cat.Cards {
		names = append(names, c.ID, c.ID+" early", c.ID+" in play")
	}
	return names
}

// Features fills in the features of a game, for a seat whose turn begins against one of its enemies: those of its side, on
// average, less those of the enemy.
func Features(g *shards.Game, seat, enemy shards.Seat, x []int64) {
	clear(x)
	s := g.State()
	least, allies := int32(shards.MostHealth), int64(0)
	for o := range shards.Seat(s.Seats) {
		if side := &s.Sides[o]; !side.Out && o != g.Automaton() {
			least = min(least, side.Health)
		}
	}
	early := int64(least) * one / shards.MostHealth
	for o := range shards.Seat(s.Seats) {
		if !g.Enemies(seat, o) && !s.Sides[o].Out {
			seatFeatures(g, o, early, 1, x)
			allies++
		}
	}
	for i := range x {
		x[i] /= max(1, allies)
	}
	x[atMover] = one
	if enemy != g.Automaton() {
		seatFeatures(g, enemy, early, -1, x)
		return
	}
	her, players := &s.Sides[enemy], int64(g.Seats())
	x[atAutomatonHealth] = int64(her.Health) * one / shards.MostHealth / players
	x[atAutomatonMastery] = int64(her.Mastery) * one / shards.MostMastery / players
	x[atAutomatonChampions] = int64(her.InPlay.Len()) * one / 4
	x[atCentre] = int64(s.Centre.Len()) * one / 100
}

// seatFeatures adds the features of a player, times a sign.
func seatFeatures(g *shards.Game, seat shards.Seat, early, sign int64, x []int64) {
	const danger = 15 // health at which one may be put out in one turn
	side := &g.State().Sides[seat]
	sum := one * sign
	health := int64(side.Health) * sum / shards.MostHealth
	x[atHealth] += health
	x[atDanger] += max(0, danger-int64(side.Health)) * sum / danger
	x[atEarlyHealth] += health * early / one
	x[atMastery] += int64(side.Mastery) * sum / shards.MostMastery
	cards := int64(0)
	piles := [...]*shards.Pile{&side.Deck, &side.Hand, &side.Discard, &side.InPlay}
	for _, p := range piles {
		cards += int64(p.Len())
	}
	x[atThinness] += 10 * sum / max(5, cards)
	share := sum / max(8, cards)
	var factions [card.FactionCount]int64
	for _, p := range piles {
		for _, c := range p.Cards() {
			factions[g.Card(c).Faction] += share
			of := x[plainFeatures+cardFeatures*int(g.Def(c)):]
			of[ofShare] += share
			of[ofEarlyShare] += share * early / one
			if p == &side.InPlay && g.Card(c).Champion() {
				of[ofInPlay] += sum / 10
			}
		}
	}
	for f, n := range factions[1:] {
		x[atHomodeus+f] += n * n / sum
	}
}

//go:embed weights.tsv
var weightTable string

// judge judges games against players by a network, and those against an automaton by weights, that were fitted to how games ended.
type judge struct {
	cat     *shards.Catalogue
	weights [2][]int64 // against players and against an automaton, by feature
	x       []int64
	network network
	inputs  Inputs
}

// load looks the weights up for the cards of a catalogue.
func (j *judge) load(cat *shards.Catalogue) {
	at := map[string]int{}
	for i, name := range FeatureNames(cat) {
		at[name] = i
	}
	j.network.load(cat)
	j.cat, j.x = cat, make([]int64, len(at))
	for column := range j.weights {
		j.weights[column] = make([]int64, len(at))
	}
	for line := range strings.Lines(weightTable) {
		name, rest, _ := strings.Cut(strings.TrimSpace(line), "\t")
		i, known := at[name]
		for column := range j.weights {
			var text string
			text, rest, _ = strings.Cut(rest, "\t")
			if n, err := strconv.ParseInt(text, 10, 64); err == nil && known {
				j.weights[column][i] = n
			}
		}
	}
}

// chance is how likely the seat, whose turn begins, is to win, out of [search.Sure]: against the enemy that stands best.
func (j *judge) chance(g *shards.Game, seat shards.Seat) int64 {
	least := int64(1 << 40)
	for o := range shards.Seat(g.State().Seats) {
		if g.Enemies(seat, o) {
			least = min(least, j.odds(g, seat, o))
		}
	}
	return search.Logistic(least, one*one)
}

// odds are the log-odds of winning against one enemy, in which 1 is written as one times one.
func (j *judge) odds(g *shards.Game, seat, enemy shards.Seat) (sum int64) {
	weights := j.of(g)
	if enemy != g.Automaton() {
		j.inputs.Look(g, seat, enemy)
		return j.network.odds(&j.inputs) * (one * one) / (inputOne * weightOne)
	}
	Features(g, seat, enemy, j.x)
	for i, x := range j.x {
		sum += x * weights[i]
	}
	return sum
}

// of are the weights for the game.
func (j *judge) of(g *shards.Game) []int64 {
	if g.Catalogue() != j.cat {
		j.load(g.Catalogue())
	}
	if g.Automaton() == shards.NoSeat {
		return j.weights[0]
	}
	return j.weights[1]
}

// deck is what the cards of a seat are worth, in thousandths of log-odds, halfway through the game.
func (j *judge) deck(g *shards.Game, seat shards.Seat) (sum int64) {
	weights := j.of(g)
	clear(j.x)
	seatFeatures(g, seat, one/2, 1, j.x)
	for _, i := range [...]int{atThinness, atHomodeus, atOrder, atUndergrowth, atWraethe} {
		sum += j.x[i] * weights[i]
	}
	for i := plainFeatures; i < len(j.x); i += cardFeatures {
		sum += j.x[i+ofShare]*weights[i+ofShare] + j.x[i+ofEarlyShare]*weights[i+ofEarlyShare]
	}
	return sum / one
}
