package entry

import (
	"math/rand/v2"
	"slices"
	"strings"

	"github.com/keyraken/keyraken/game"
	rules "github.com/keyraken/keyraken/game/codex"
	"github.com/keyraken/keyraken/game/codex/kind"
	"github.com/keyraken/keyraken/game/store/match"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/scene/codex"
	"github.com/keyraken/keyraken/ui/session"
)

// The ways to play, as they are offered.
const (
	oneHero = iota
	threeHeroes
	freeForAll
	dragon
)

// ways are the ways to play: the name of the mode, and how many can play it.
var ways = [...]struct {
	mode        string
	least, most int
}{{"one-hero", 2, 2}, {"three-heroes", 2, 2}, {"free-for-all", 3, rules.MaxSeats}, {"two-headed-dragon", 4, 4}}

// plan is a new game before it begins.
type plan struct {
	way     int
	people  int                      // how many play
	heroes  [rules.MaxSeats][]string // their IDs, the main hero first; those that are missing are chosen at random
	seats   codex.Seats              // all that can be; of which so many play
	players [game.MaxPlayers]string
	format  match.Format // in how many games it is decided
	undo    int          // an index of [session.UndoTerms]
	leads   bool         // the first seat goes first; else that is left to chance
	seed    uint64
}

// gentle is the computer for a first game: it sees no further than what it does, but wastes nothing.
const gentle = "greedy"

// first is the plan of a first game: one hero each against a computer fit for a beginner.
func first(s *scene.Stack) plan {
	p := plan{people: 2, seats: codex.Seats{""}, seed: s.Seed(), players: s.Settings.Names}
	for range rules.MaxSeats - 1 {
		p.seats = append(p.seats, gentle)
	}
	return p
}

// next is the plan of another game like the last one that was kept, or of a first one.
func next(s *scene.Stack) plan {
	p := first(s)
	if h := s.Saves.LastOf(codex.Kind()); h != nil {
		p.like(h)
		p.format = s.Saves.FormatOf(codex.Kind(), h)
	}
	return p
}

// led is the plan of a game with these heroes in the first seat, separated by pluses.
func led(s *scene.Stack, heroes string) plan {
	p := next(s)
	all := strings.Split(heroes, "+")
	p.switchTo(oneHero, 2)
	if len(all) > 1 {
		p.switchTo(threeHeroes, 2)
	}
	p.heroes = [rules.MaxSeats][]string{all}
	p.seats[0] = ""
	return p
}

// like makes it the plan of another game like that of a header.
func (p *plan) like(h *replay.Header) {
	for way := range ways {
		if ways[way].mode == h.Mode {
			p.switchTo(way, p.people)
		}
	}
	if own, ok := h.Own.(*kind.Setup); ok {
		p.switchTo(p.way, own.People)
		copy(p.heroes[:], own.Heroes)
	}
	if seats, err := replay.Holders(h.Seats, p.people); err == nil {
		copy(p.seats, seats)
	}
	p.undo = max(0, slices.Index(session.UndoTerms[:], h.Undo))
}

// most is how many heroes a player has.
func (p *plan) most() int {
	if p.way == oneHero {
		return 1
	}
	return rules.MaxHeroes
}

// switchTo changes the way to play, for as near to so many people as it can have.
func (p *plan) switchTo(way, people int) {
	p.way, p.people = way, min(max(people, ways[way].least), ways[way].most)
	for seat := range p.heroes {
		if n := p.most(); len(p.heroes[seat]) > n {
			p.heroes[seat] = p.heroes[seat][:n:n]
		}
	}
	if p.people > 2 {
		p.format = match.Single
	}
}

// choose gives a seat a hero, takes one away that it has, or puts one in the place of the only one.
func (p *plan) choose(seat int, id string) {
	all := slices.Clone(p.heroes[seat])
	switch at := slices.Index(all, id); {
	case at >= 0:
		all = slices.Delete(all, at, at+1)
	case len(all) == p.most():
		all[len(all)-1] = id
	default:
		all = append(all, id)
	}
	p.heroes[seat] = all
}

// team are the heroes of a seat: those that were chosen, and for those that are missing others at random.
func (p *plan) team(seat int) []string {
	all := p.heroes[seat]
	if len(all) == 0 {
		return nil
	}
	all = slices.Clone(all)
	random := rand.New(rand.NewPCG(p.seed, uint64(seat)))
	for _, i := range random.Perm(len(heroes)) {
		if id := heroes[i].ID; len(all) < p.most() && !slices.Contains(all, id) {
			all = append(all, id)
		}
	}
	return all
}

// setup is what the game begins with.
func (p *plan) setup() game.Setup {
	own := &kind.Setup{People: p.people}
	if p.leads {
		own.First = 1
	}
	chosen := 0
	for seat := range p.people {
		own.Heroes = append(own.Heroes, p.team(seat))
		chosen += len(p.heroes[seat])
	}
	if chosen == 0 {
		own.Heroes = nil
	}
	return game.Setup{Mode: ways[p.way].mode, Seed: p.seed, Own: own}
}

// header is the header of the game.
func (p *plan) header() replay.Header {
	h := replay.Header{Setup: p.setup(), Seats: p.seats[:p.people].Held(), Undo: session.UndoTerms[p.undo]}
	if players := p.named(); strings.Join(players, "") != "" {
		h.Players = players
	}
	return h
}

// named are the names of the people, by seat.
func (p *plan) named() []string {
	players := slices.Clone(p.players[:p.people])
	for seat, bot := range p.seats[:p.people] {
		if bot != "" {
			players[seat] = ""
		}
	}
	return players
}

// begin begins the game, or the match with its first game.
func (p *plan) begin(s *scene.Stack) error {
	if p.format == match.Single {
		return codex.Tables(s).Start(s, p.header())
	}
	f, err := s.KeepMatch(p.match())
	if err != nil {
		return err
	}
	return s.PlayNext(f)
}

// match is the match.
func (p *plan) match() match.Plan {
	m := match.Plan{Format: p.format, Seed: p.seed, Undo: session.UndoTerms[p.undo],
		Other: match.Other{Kind: codex.Kind(), Setup: p.setup()}}
	for seat, name := range p.named() {
		m.Players = append(m.Players, match.Player{Name: name, Bot: p.seats[seat]})
	}
	return m
}

// play begins a first game at once, in which the player goes first.
func play(s *scene.Stack) {
	p := first(s)
	p.leads = true
	if err := p.begin(s); err != nil {
		s.Tell(s.T("cannot-open"), s.Language.Say(err))
	}
}

// persons are the seats of persons, a bit for each.
func (p *plan) persons() (all uint8) {
	for seat, bot := range p.seats[:p.people] {
		if bot == "" {
			all |= 1 << seat
		}
	}
	return all
}

// computers are the names of the computers, the strongest first.
func computers() []string {
	all := slices.Clone(codex.Kind().Players())
	slices.Reverse(all)
	return all
}
