package entry

import (
	"slices"
	"strings"

	"github.com/keyraken/keyraken/adventure/nemesis"
	"github.com/keyraken/keyraken/game"
	rules "github.com/keyraken/keyraken/game/shards"
	"github.com/keyraken/keyraken/game/shards/kind"
	"github.com/keyraken/keyraken/game/store/match"
	"github.com/keyraken/keyraken/game/store/records"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/scene/shards"
	"github.com/keyraken/keyraken/ui/session"
)

// way is who plays against whom.
type way int

const (
	together way = iota // against Nemesis
	duel
	everyone // for themselves
	teams
	ways
)

// wayNames are the ends of the keys of their words.
var wayNames = [ways]string{"together", "duel", "everyone", "teams"}

// peoples are how many can play each way.
var peoples = [ways][]int{{1, 2, 3}, {2}, {3, 4}, {4}}

// Whose relics the players have.
const (
	ownRelics = iota
	draftedRelics
	secretRelics
)

// herSeat is where Nemesis stands among the leaders of a plan, behind all players.
const herSeat = rules.MaxSeats

// plan is a new game before it begins.
type plan struct {
	way        way
	people     int
	difficulty nemesis.Difficulty
	future     bool // with Relics of the Future; against Nemesis always
	auction    bool // of leaders
	relics     int  // whose
	threeWay   bool
	leaders    [herSeat + 1]string // their IDs; "": at random
	seats      shards.Seats        // for all players that there can be
	players    [game.MaxPlayers]string
	format     match.Format // in how many games players for themselves decide it
	undo       int          // an index of [session.UndoTerms]
	seed       uint64
}

// first is the plan of a first game.
func first(s *scene.Stack) plan {
	return plan{people: 1, difficulty: nemesis.Easier, future: true, seats: make(shards.Seats, rules.MaxSeats), seed: s.Seed(),
		players: s.Settings.Names}
}

// next is the plan of another game like the last one that was kept, or of a first one.
func next(s *scene.Stack) plan {
	p := first(s)
	if h := s.Saves.LastOf(shards.Kind()); h != nil {
		p.like(h)
		p.format = s.Saves.FormatOf(shards.Kind(), h)
	}
	return p
}

// climbing is the plan of a game on a rung of the ladder of a leader, who leads the first seat.
func climbing(s *scene.Stack, leader string, rung records.Rung) plan {
	p := next(s)
	p.switchTo(together, rung.Players)
	p.difficulty = difficulty(rung.Word)
	p.seats[0] = ""
	p.lead(0, leader)
	return p
}

// difficulty is the one of that name, or else the easiest.
func difficulty(name string) nemesis.Difficulty {
	for d := range nemesis.DifficultyCount {
		if d.String() == name {
			return d
		}
	}
	return nemesis.Easier
}

// like makes it the plan of another game like that of a header.
func (p *plan) like(h *replay.Header) {
	own := h.Own.(*kind.Setup)
	p.people = own.People
	p.threeWay = own.ThreeWay || h.Mode == "three-way"
	switch {
	case h.Mode == "nemesis":
		p.way = together
	case own.Teams || h.Mode == "teams":
		p.way = teams
	case p.threeWay || p.people > 2:
		p.way = everyone
	default:
		p.way = duel
	}
	p.people = max(p.people, peoples[p.way][0])
	p.difficulty = difficulty(h.Difficulty)
	p.auction = own.Auction || h.Mode == "auction"
	switch {
	case own.Draft || h.Mode == "draft":
		p.relics = draftedRelics
	case own.Secret || h.Mode == "secret":
		p.relics = secretRelics
	}
	p.future = own.Future || p.way == together || p.auction || p.relics != ownRelics
	copy(p.leaders[:herSeat], own.Leaders)
	p.leaders[herSeat] = own.Automaton
	if seats, err := replay.Holders(h.Seats, p.people); err == nil {
		copy(p.seats, seats)
	}
	p.undo = max(0, slices.Index(session.UndoTerms[:], h.Undo))
}

// setup is what the game begins with.
func (p *plan) setup() game.Setup {
	own := &kind.Setup{People: p.people}
	s := game.Setup{Mode: "duel", Seed: p.seed, Own: own}
	if p.way == together {
		s.Mode, s.Difficulty, own.Automaton = "nemesis", p.difficulty.String(), p.leaders[herSeat]
	} else if own.Future = p.future; p.future {
		own.Auction, own.Draft, own.Secret = p.auction, p.relics == draftedRelics, p.relics == secretRelics
	}
	switch {
	case p.way == teams:
		s.Mode = "teams"
	case p.way == everyone && p.people == 3 && p.threeWay:
		s.Mode = "three-way"
	}
	if !own.Auction && strings.Join(p.leaders[:p.people], "") != "" {
		own.Leaders = slices.Clone(p.leaders[:p.people])
	}
	return s
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

// series reports whether a match is played.
func (p *plan) series() bool { return p.format != match.Single && (p.way == duel || p.way == everyone) }

// begin begins the game, or the match with its first game.
func (p *plan) begin(s *scene.Stack) error {
	if !p.series() {
		return shards.Tables(s).Start(s, p.header())
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
		Other: match.Other{Kind: shards.Kind(), Setup: p.setup()}}
	for seat, name := range p.named() {
		m.Players = append(m.Players, match.Player{Name: name, Bot: p.seats[seat]})
	}
	return m
}

// play begins a first game at once: alone against Nemesis, who is weaker than in the book.
func play(s *scene.Stack) {
	p := first(s)
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

// lead gives a seat a leader; who had that one gets the one that the seat had.
func (p *plan) lead(seat int, leader string) {
	if other := slices.Index(p.leaders[:], leader); leader != "" && other >= 0 {
		p.leaders[other] = p.leaders[seat]
	}
	p.leaders[seat] = leader
}

// switchTo changes who plays against whom, and how many. A computer takes the seats of opponents that nobody had.
func (p *plan) switchTo(w way, people int) {
	for seat := p.people; w != p.way && w != together && seat < len(p.seats); seat++ {
		if p.seats[seat] == "" {
			p.seats[seat] = computers()[0]
		}
	}
	p.way, p.people = w, people
	if !slices.Contains(peoples[w], people) {
		p.people = peoples[w][0]
	}
}

// computers are the names of the computers, the strongest first.
func computers() []string {
	all := shards.Kind().Players()
	slices.Reverse(all)
	return all
}
