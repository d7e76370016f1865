package engine

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"strings"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
	"github.com/keyraken/keyraken/game/printable"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/game/strict"
)

type command func(s *Server, line []byte) (*result, error)

var commands map[string]command

func init() { // the table refers to methods that refer to it
	commands = map[string]command{
		"hello": request((*Server).hello), "new": request((*Server).deal), "scenario": request((*Server).scenario),
		"position": request((*Server).position), "edit": request((*Server).edit), "state": request((*Server).state),
		"decision": request((*Server).decision), "bot": request((*Server).bot),
		"choose": request((*Server).choose), "legal": request((*Server).list), "undo": request((*Server).undo),
		"redo": request((*Server).redo), "save": request((*Server).save), "load": request((*Server).load),
		"text": request((*Server).text), "cards": request((*Server).cards), "close": request((*Server).close),
	}
}

// request makes a command of a method that takes the fields of its request.
func request[R any](do func(*Server, *R) (*result, error)) command {
	return func(s *Server, line []byte) (*result, error) {
		var r R
		if err := strict.Decode(line, &r); err != nil {
			return nil, failed(badRequest, err)
		}
		return do(s, &r)
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

func (s *Server) hello(*head) (*result, error) {
	h := &hello{Protocol: Protocol, Program: s.Program, Engine: scenario.Engine, Catalogue: scenario.CatalogueVersion(s.Rules.Catalogue),
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
	return &result{Hello: h}, nil
}

type newRequest struct {
	head
	Mode       string            `json:"mode"`
	Difficulty string            `json:"difficulty"`
	Decks      []json.RawMessage `json:"decks"` // names, or deck lists
	Chains     []int             `json:"chains"`
	Seed       uint64            `json:"seed"`
	First      scenario.Side     `json:"first"`
	Ask        string            `json:"ask"`
	Undo       string            `json:"undo"`
}

// deal begins a game with decks.
func (s *Server) deal(r *newRequest) (*result, error) {
	m, err := s.Rules.Named(r.Mode)
	if err != nil {
		return nil, failed(badSetup, err)
	}
	if len(r.Chains) > len(r.Decks) {
		return nil, failed(badSetup, fmt.Errorf("chains: %d numbers for %d decks", len(r.Chains), len(r.Decks)))
	}
	setup := keyforge.Setup{Seed: r.Seed, First: r.First.Game(), Boss: m.Boss}
	var names []string
	for i, raw := range r.Decks {
		d, err := openDeck(raw)
		if err == nil {
			err = d.Playable(s.Rules.Catalogue)
		}
		if err != nil {
			return nil, failed(badSetup, fmt.Errorf("deck %d: %w", i+1, err))
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
		return nil, failed(badSetup, err)
	}
	h := save.Deal(m.Name, difficulty, setup, names...)
	save.Setup(&h).Ask, h.Undo = r.Ask, r.Undo
	return s.begin(r.Game, h, nil, badSetup)
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
func (s *Server) begin(n int, h replay.Header, labels []string, code string) (*result, error) {
	story, err := replay.New(s.Rules, h)
	if err != nil {
		return nil, failed(code, err)
	}
	t, err := s.open(n, story)
	if err != nil {
		return nil, err
	}
	t.label(labels)
	got := &result{Handles: t.handles, Events: s.tell(t, t.Game().StartEvents(), keyforge.NoSide), Decision: s.decide(t, keyforge.NoSide)}
	got.Game = s.keep(n, t)
	return got, nil
}

// openDeck is a deck by name, or a deck list.
func openDeck(raw json.RawMessage) (*deck.Deck, error) {
	var name string
	if json.Unmarshal(raw, &name) == nil {
		return deck.Named(name)
	}
	return deck.Load(strings.NewReader(string(raw)))
}

type scenarioRequest struct {
	head
	Scenario json.RawMessage `json:"scenario"`
}

func (s *Server) scenario(r *scenarioRequest) (*result, error) {
	if r.Scenario == nil {
		return nil, failed(badPlace, errors.New("scenario is missing"))
	}
	p, err := scenario.Parse(r.Scenario)
	if err != nil {
		return nil, failed(badPlace, err)
	}
	if err := p.Complete(s.Rules); err != nil {
		return nil, failed(badPlace, err)
	}
	return s.begin(r.Game, save.Position(p), p.Labels(), badPlace)
}

// position is the scenario of the table as it is now.
func (s *Server) position(r *head) (*result, error) {
	t, err := s.table(r.Game)
	if err != nil {
		return nil, err
	}
	table, err := scenario.Of(t.Game(), t.Header.Difficulty)
	if err != nil {
		return nil, failed(noPosition, err)
	}
	return &result{Scenario: table}, nil
}

type editRequest struct {
	head
	Edit *scenario.Edit `json:"edit"`
}

func (s *Server) edit(r *editRequest) (*result, error) {
	t, err := s.table(r.Game)
	if err != nil {
		return nil, err
	}
	if r.Edit == nil {
		return nil, failed(badEdit, errors.New("edit is missing"))
	}
	if err := s.room(); err != nil {
		return nil, err
	}
	if err := t.Edit(r.Edit); err != nil {
		return nil, failed(badEdit, err)
	}
	s.weigh(t)
	return &result{Decision: s.decide(t, keyforge.NoSide)}, nil
}

type chooseRequest struct {
	head
	Options []string      `json:"options"`
	Option  string        `json:"option"`
	Seat    scenario.Side `json:"seat"` // left out: everything
}

// choose carries out options in turn, all or none.
func (s *Server) choose(r *chooseRequest) (*result, error) {
	t, by, err := s.seated(r.Game, r.Seat)
	if err != nil {
		return nil, err
	}
	if (r.Option == "") == (r.Options == nil) {
		return nil, failed(badRequest, errors.New("option, or options, must be given"))
	}
	if r.Option != "" {
		r.Options = []string{r.Option}
	}
	if len(r.Options) > MaxOptions {
		return nil, failed(tooLong, fmt.Errorf("a request has %d options at most", MaxOptions))
	}
	got := &result{Events: []event{}}
	for i, option := range r.Options {
		events, err := s.apply(t, option, by)
		if err != nil && r.Option == "" {
			var f *refusal
			errors.As(err, &f)
			err = &refusal{f.Code, fmt.Sprintf("option %d, %s: %s", i+1, printable.Quote(option), f.Message)}
		}
		if err != nil {
			s.goBack()
			return nil, err
		}
		got.Events = append(got.Events, events...)
	}
	got.Decision = s.decide(t, by)
	return got, nil
}

// apply carries out an option and tells what happened.
func (s *Server) apply(t *table, option string, by keyforge.Side) ([]event, error) {
	c, err := parseOption(t.Game(), option)
	if err != nil {
		return nil, failed(illegal, err)
	}
	if err := s.room(); err != nil {
		return nil, err
	}
	err = t.Do(c)
	s.weigh(t)
	var overflow keyforge.OverflowError
	switch {
	case errors.As(err, &overflow):
		return nil, failed(limit, err)
	case err != nil:
		return nil, failed(illegal, err)
	}
	return s.tell(t, t.Game().Happened(), by), nil
}

type decisionRequest struct {
	head
	Seat scenario.Side `json:"seat"` // left out: everything
}

func (s *Server) decision(r *decisionRequest) (*result, error) {
	t, by, err := s.seated(r.Game, r.Seat)
	if err != nil {
		return nil, err
	}
	return &result{Decision: s.decide(t, by)}, nil
}

func (s *Server) list(r *head) (*result, error) {
	t, err := s.table(r.Game)
	if err != nil {
		return nil, err
	}
	got := &result{Legal: []string{}}
	for _, c := range t.Game().Legal(nil) {
		got.Legal = append(got.Legal, optionID(t.Game(), c))
	}
	return got, nil
}

type countRequest struct {
	head
	N *int `json:"n"` // 1 when left out
}

func (r *countRequest) count() (int, error) {
	switch {
	case r.N == nil:
		return 1, nil
	case *r.N < 0:
		return 0, failed(badRequest, fmt.Errorf("n: %d is less than 0", *r.N))
	}
	return *r.N, nil
}

func (s *Server) undo(r *countRequest) (*result, error) {
	t, err := s.table(r.Game)
	if err != nil {
		return nil, err
	}
	n, err := r.count()
	if err != nil {
		return nil, err
	}
	n = min(n, t.At())
	if most := t.Undoable(); n > most {
		return nil, failed(noUndo, fmt.Errorf("%d inputs cannot be undone: with undo %s, this game can undo %d", n,
			cmp.Or(t.Header.Undo, replay.UndoFree), most))
	}
	n = t.Undo(n)
	return &result{Undone: &n, Decision: s.decide(t, keyforge.NoSide)}, nil
}

func (s *Server) redo(r *countRequest) (*result, error) {
	t, err := s.table(r.Game)
	if err != nil {
		return nil, err
	}
	n, err := r.count()
	if err != nil {
		return nil, err
	}
	n = t.Redo(n)
	return &result{Redone: &n, Decision: s.decide(t, keyforge.NoSide)}, nil
}

func (s *Server) save(r *head) (*result, error) {
	t, err := s.table(r.Game)
	if err != nil {
		return nil, err
	}
	var b strings.Builder
	if err := t.Write(&b); err != nil {
		return nil, failed(badSave, err)
	}
	if quoted, err := json.Marshal(b.String()); err != nil || len(quoted)+maxID > MaxLine {
		return nil, failed(badSave, fmt.Errorf("the save is longer than a request with it might be, %d bytes", MaxLine))
	}
	return &result{Save: b.String()}, nil
}

type loadRequest struct {
	head
	Save string `json:"save"`
}

func (s *Server) load(r *loadRequest) (*result, error) {
	story, report, err := replay.Read(s.ctx, strings.NewReader(r.Save), s.Rules)
	if err != nil {
		return nil, failed(badSave, err)
	}
	t, err := s.open(r.Game, story)
	if err != nil {
		return nil, err
	}
	if p := save.Setup(&story.Header).Position; p != nil {
		t.label(p.Labels())
	}
	got := &result{Handles: t.handles, Warnings: inEnglish(report.Warnings), Decision: s.decide(t, keyforge.NoSide)}
	got.Game = s.keep(r.Game, t)
	return got, nil
}

func (s *Server) close(r *head) (*result, error) {
	if _, err := s.table(r.Game); err != nil {
		return nil, err
	}
	if r.Game == 0 {
		clear(s.games)
		s.bytes = 0
	}
	s.drop(r.Game)
	return &result{}, nil
}

// inEnglish is what is wrong with a save, a line for each warning.
func inEnglish(warnings []error) (lines []string) {
	for _, w := range warnings {
		lines = append(lines, printable.Text(w.Error(), printable.Line))
	}
	return lines
}
