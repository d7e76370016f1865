package engine

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"strings"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/cmd/archon/engine/wire"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
	"github.com/keyraken/keyraken/game/narrate/data"
	"github.com/keyraken/keyraken/game/store/replay"
)

var commands map[string]wire.Command[*Server]

func init() { // the table refers to methods that refer to it
	commands = map[string]wire.Command[*Server]{
		"hello": wire.Request((*Server).hello), "new": wire.Request((*Server).deal), "scenario": wire.Request((*Server).scenario),
		"edit": wire.Request((*Server).edit), "state": wire.Request((*Server).state), "decision": wire.Request((*Server).decision),
		"bot": wire.Request((*Server).bot), "choose": wire.Request((*Server).choose), "load": wire.Request((*Server).load),
		"text": wire.Request((*Server).text), "cards": wire.Request((*Server).cards),
	}
}

type hello struct {
	Protocol     int       `json:"protocol"`
	Program      string    `json:"program"`
	Engine       string    `json:"engine"`
	Catalogue    string    `json:"catalogue"`
	Modes        []string  `json:"modes"`
	Adventures   []named   `json:"adventures"`
	Difficulties []string  `json:"difficulties"`
	Sets         []setInfo `json:"sets"`
	Decks        []string  `json:"decks"`
}

type named struct {
	Name  string `json:"name"`
	Title string `json:"title"`
	Cards int    `json:"cards"`
	// Variants are those that have names and are not difficulties.
	Variants []variant `json:"variants,omitempty"`
}

type variant struct {
	Name string `json:"name"`
	Code string `json:"code"`
}

// variants are the presets of an adventure, with the words that stand for them as a difficulty.
func variants(a adventure.Adventure) (all []variant) {
	if v, ok := a.(adventure.Varied); ok {
		for _, p := range v.Presets() {
			if word := adventure.VariantWord(v, p.Variant); word != p.Name {
				all = append(all, variant{p.Name, word})
			}
		}
	}
	return all
}

type setInfo struct {
	Name        string `json:"name"`
	Cards       int    `json:"cards"`
	Implemented int    `json:"implemented"`
}

func (s *Server) hello(*wire.Head) (*wire.Result, error) {
	h := &hello{Protocol: wire.Protocol, Program: s.Program, Engine: scenario.Engine, Catalogue: scenario.CatalogueVersion(s.Rules.Catalogue),
		Decks: deck.Embedded()}
	for i := range s.Rules.Modes {
		h.Modes = append(h.Modes, s.Rules.Modes[i].Name)
	}
	for _, a := range s.Adventures {
		h.Adventures = append(h.Adventures, named{a.Name(), a.Title(), len(a.Cards()), variants(a)})
	}
	for d := adventure.Easy; d <= adventure.Hard; d++ {
		h.Difficulties = append(h.Difficulties, d.String())
	}
	for _, set := range cards.SetNames() {
		info := setInfo{Name: set}
		for _, p := range cards.Facts() {
			if p.Set == set && p.Type != cards.Reference {
				info.Cards++
				if _, ok := s.Rules.Catalogue.Number(p.ID); ok {
					info.Implemented++
				}
			}
		}
		h.Sets = append(h.Sets, info)
	}
	return &wire.Result{Hello: h}, nil
}

type newRequest struct {
	wire.Head
	Mode       string            `json:"mode"`
	Difficulty string            `json:"difficulty"`
	Decks      []json.RawMessage `json:"decks"` // names, or deck lists
	Chains     []int             `json:"chains"`
	Seed       uint64            `json:"seed"`
	First      scenario.Side     `json:"first"`
	Ask        string            `json:"ask"`
	Rulebook   string            `json:"rulebook"`
	Undo       string            `json:"undo"`
}

// deal begins a game with decks.
func (s *Server) deal(r *newRequest) (*wire.Result, error) {
	m, err := s.Rules.Named(r.Mode)
	if err != nil {
		return nil, wire.Failed(wire.BadSetup, err)
	}
	if len(r.Chains) > len(r.Decks) {
		return nil, wire.Failed(wire.BadSetup, fmt.Errorf("chains: %d numbers for %d decks", len(r.Chains), len(r.Decks)))
	}
	setup := keyforge.Setup{Seed: r.Seed, First: r.First.Game(), Boss: m.Boss}
	var names []string
	for i, raw := range r.Decks {
		d, err := deck.OfJSON(raw)
		if err == nil {
			err = d.Playable(s.Rules.Catalogue)
		}
		if err != nil {
			return nil, wire.Failed(wire.BadSetup, fmt.Errorf("deck %d: %w", i+1, err))
		}
		chains := 0
		if i < len(r.Chains) {
			chains = r.Chains[i]
		}
		setup.Decks = append(setup.Decks, d.Deal(chains))
		names = append(names, d.Name)
	}
	for _, id := range m.Deck {
		setup.Monster.Cards = append(setup.Monster.Cards, keyforge.DealtCard{ID: id})
	}
	difficulty, err := s.difficulty(m, r.Difficulty)
	if err != nil {
		return nil, wire.Failed(wire.BadSetup, err)
	}
	h := save.Deal(m.Name, difficulty, setup, names...)
	own := save.Setup(&h)
	own.Ask, own.Rulebook, h.Undo = r.Ask, cmp.Or(r.Rulebook, keyforge.Newest.String()), r.Undo
	return s.begin(r.Game, h, nil, wire.BadSetup)
}

// difficulty is the word that saves use for the difficulty or variant of a new game,
// whose request asks for one or for none.
func (s *Server) difficulty(m *scenario.Mode, asked string) (string, error) {
	a, err := s.Adventures.Named(m.Name)
	if err != nil {
		return asked, nil // a duel has none
	}
	if asked == "" {
		if asked = s.Usual; asked == "" || a.Name() != s.Adventures[0].Name() {
			return "", nil
		}
	}
	_, word, err := adventure.FindMode(a, asked)
	return word, err
}

// begin opens a new game.
func (s *Server) begin(n int, h replay.Header, labels []string, code string) (*wire.Result, error) {
	story, err := replay.New(s.Rules, h)
	if err != nil {
		return nil, wire.Failed(code, err)
	}
	t, err := s.open(n, story)
	if err != nil {
		return nil, err
	}
	t.label(labels)
	got := &wire.Result{Handles: t.handles, Events: t.teller.Events(t.Game().StartEvents(), keyforge.NoSide), Decision: t.Asked()}
	got.Game = s.desk.Keep(n, t)
	return got, nil
}

type scenarioRequest struct {
	wire.Head
	Scenario json.RawMessage `json:"scenario"`
}

func (s *Server) scenario(r *scenarioRequest) (*wire.Result, error) {
	if r.Scenario == nil {
		return nil, wire.Failed(wire.BadPlace, errors.New("scenario is missing"))
	}
	p, err := scenario.Parse(r.Scenario)
	if err != nil {
		return nil, wire.Failed(wire.BadPlace, err)
	}
	if err := p.Complete(s.Rules); err != nil {
		return nil, wire.Failed(wire.BadPlace, err)
	}
	return s.begin(r.Game, save.Position(p), p.Labels(), wire.BadPlace)
}

// Position implements [wire.Game].
func (t *table) Position() (any, error) { return scenario.Of(t.Game(), t.Header.Difficulty) }

type editRequest struct {
	wire.Head
	Edit *scenario.Edit `json:"edit"`
}

func (s *Server) edit(r *editRequest) (*wire.Result, error) {
	t, err := s.table(r.Game)
	if err != nil {
		return nil, err
	}
	if r.Edit == nil {
		return nil, wire.Failed(wire.BadEdit, errors.New("edit is missing"))
	}
	if err := s.desk.Room(); err != nil {
		return nil, err
	}
	if err := t.Edit(r.Edit); err != nil {
		return nil, wire.Failed(wire.BadEdit, err)
	}
	s.desk.Weigh()
	return &wire.Result{Decision: t.Asked()}, nil
}

type chooseRequest struct {
	wire.Head
	wire.Choice
	Seat scenario.Side `json:"seat"` // left out: everything
}

// choose carries out options in turn, all or none.
func (s *Server) choose(r *chooseRequest) (*wire.Result, error) {
	t, by, err := s.seated(r.Game, r.Seat)
	if err != nil {
		return nil, err
	}
	events := []data.Event{}
	err = s.desk.Choose(&r.Choice, func(option string) error {
		more, err := s.apply(t, option, by)
		events = append(events, more...)
		return err
	})
	if err != nil {
		return nil, err
	}
	return &wire.Result{Events: events, Decision: t.teller.Decision(by)}, nil
}

// apply carries out an option and tells what happened.
func (s *Server) apply(t *table, option string, by keyforge.Side) ([]data.Event, error) {
	c, err := data.ParseOption(t.Game(), option)
	if err != nil {
		return nil, wire.Failed(wire.Illegal, err)
	}
	if err := s.desk.Room(); err != nil {
		return nil, err
	}
	err = t.Do(c)
	s.desk.Weigh()
	var overflow keyforge.OverflowError
	switch {
	case errors.As(err, &overflow):
		return nil, wire.Failed(wire.Limit, err)
	case err != nil:
		return nil, wire.Failed(wire.Illegal, err)
	}
	return t.teller.Events(t.Game().Happened(), by), nil
}

type decisionRequest struct {
	wire.Head
	Seat scenario.Side `json:"seat"` // left out: everything
}

func (s *Server) decision(r *decisionRequest) (*wire.Result, error) {
	t, by, err := s.seated(r.Game, r.Seat)
	if err != nil {
		return nil, err
	}
	return &wire.Result{Decision: t.teller.Decision(by)}, nil
}

// Options implements [wire.Game].
func (t *table) Options() (all []string) {
	for _, c := range t.Game().Legal(nil) {
		all = append(all, data.OptionID(t.Game(), c))
	}
	return all
}

func (s *Server) load(r *wire.LoadRequest) (*wire.Result, error) {
	story, report, err := replay.Read(s.ctx, strings.NewReader(r.Save), s.Rules)
	if err != nil {
		return nil, wire.Failed(wire.BadSave, err)
	}
	t, err := s.open(r.Game, story)
	if err != nil {
		return nil, err
	}
	if p := save.Setup(&story.Header).Position; p != nil {
		t.label(p.Labels())
	}
	got := &wire.Result{Handles: t.handles, Warnings: wire.InEnglish(report.Warnings), Decision: t.Asked()}
	got.Game = s.desk.Keep(r.Game, t)
	return got, nil
}
