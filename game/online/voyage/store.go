package voyage

import (
	"cmp"
	"context"
	"crypto/rand"
	"crypto/sha256"
	"crypto/subtle"
	"encoding/hex"
	"encoding/json"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"github.com/keyraken/keyraken/game/fold"
	"github.com/keyraken/keyraken/game/games"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/online/wire"
	"github.com/keyraken/keyraken/game/printable"
	"github.com/keyraken/keyraken/game/store/files"
	"github.com/keyraken/keyraken/game/store/replay"
)

// What a store takes on at once, and in all.
const (
	waiting  = 8                // games that wait for being played again
	patience = 20 * time.Second // for a game to be played again
	mostGame = 5_000            // games of a week
	maxEntry = 1 << 12          // bytes of a file about a game
	ending   = ".entry"
)

// Errors that are not about the game that was sent.
var (
	ErrBusy   = message.New("voyage-busy")       // too many games wait
	ErrNone   = message.New("voyage-no-game")    // there is no such game or week
	ErrSecret = message.New("voyage-secret")     // the secret is not that of the game
	ErrUnseen = message.New("voyage-not-played") // who asks has not sent a game of the same deal
)

var (
	weekName = regexp.MustCompile(`^\d{4}-W\d\d$`)
	gameID   = regexp.MustCompile(`^[0-9a-f]{16}$`)
)

// Store keeps the tables in a folder. Its methods may be called at the same time.
type Store struct {
	dir     string
	judges  map[string]Judge
	now     func() time.Time
	judging chan struct{} // one game at a time is played again
	queue   atomic.Int32

	mu    sync.Mutex
	weeks map[string][]kept // that have been read
}

// kept is a game as its file has it.
type kept struct {
	Entry
	Deal  Deal   `json:"deal"`
	Proof string `json:"proof"` // the SHA-256 of its secret
}

// Open is the store of a folder, for the games with those names. Now is the clock.
func Open(dir string, judges map[string]Judge, now func() time.Time) *Store {
	return &Store{dir: dir, judges: judges, now: now, judging: make(chan struct{}, 1), weeks: map[string][]kept{}}
}

// open are moments of the weeks whose games are entered: this one and the last.
func (s *Store) open() []time.Time {
	now := s.now()
	return []time.Time{now, now.AddDate(0, 0, -7)}
}

func (s *Store) isOpen(week string) bool {
	return slices.ContainsFunc(s.open(), func(at time.Time) bool { return games.Week(at) == week })
}

// Enter plays a game again and puts it into its table.
func (s *Store) Enter(ctx context.Context, what Sending) (Sent, error) {
	name := strings.TrimSpace(printable.Text(what.Name, wire.MaxName))
	if name == "" {
		return Sent{}, message.New("voyage-no-name")
	}
	if len(what.Save) > MaxSave {
		return Sent{}, message.New("voyage-long", MaxSave)
	}
	j, err := s.judge(ctx, what.Save)
	if err != nil {
		return Sent{}, err
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	all, err := s.week(j.Week)
	if err != nil {
		return Sent{}, err
	}
	own, named := -1, -1
	for i := range all {
		k := &all[i]
		if k.ID == j.ID {
			return Sent{}, message.New("voyage-already")
		}
		if k.Deal != j.Deal {
			continue
		}
		if k.shown(what.Secret) {
			own = i
		}
		if fold.Name(k.Name) == fold.Name(name) {
			named = i
		}
	}
	switch {
	case named >= 0 && named != own:
		return Sent{}, message.New("voyage-name-taken", name)
	case own >= 0 && j.Compare(all[own].Result) >= 0:
		return Sent{}, message.New("voyage-not-better")
	case own < 0 && len(all) >= mostGame:
		return Sent{}, message.New("voyage-full", mostGame)
	}
	secret := what.Secret
	if own < 0 {
		secret = rand.Text()
	}
	k := kept{Entry{ID: j.ID, Name: name, Result: j.Result, Sent: s.now().UTC().Format(time.DateOnly)}, j.Deal, proof(secret)}
	if err := s.write(j.Week, &k, j.Save); err != nil {
		return Sent{}, err
	}
	if own >= 0 {
		if err := s.remove(j.Week, all[own].ID); err != nil {
			return Sent{}, err
		}
		all = slices.Delete(slices.Clone(all), own, own+1)
	}
	all = append(slices.Clip(all), k)
	s.weeks[j.Week] = all
	t := tableOf(all, j.Deal)
	i := slices.IndexFunc(t.Entries, func(e Entry) bool { return e.ID == k.ID })
	return Sent{j.Week, j.Deal, t.Entries[i], len(t.Entries), secret}, nil
}

// judge plays a save again, once it is its turn.
func (s *Store) judge(ctx context.Context, save string) (*Judged, error) {
	name := cmp.Or(replay.GameIn(strings.NewReader(save)), games.KeyForge)
	of := s.judges[name]
	if of == nil {
		return nil, message.New("online-no-game", printable.Quote(name))
	}
	defer s.queue.Add(-1)
	if s.queue.Add(1) > waiting {
		return nil, ErrBusy
	}
	ctx, stop := context.WithTimeout(ctx, patience)
	defer stop()
	select {
	case s.judging <- struct{}{}:
	case <-ctx.Done():
		return nil, ErrBusy
	}
	defer func() { <-s.judging }()
	j, err := of.Judge(ctx, []byte(save), s.open())
	if ctx.Err() != nil {
		return nil, message.New("voyage-slow")
	}
	return j, err
}

// Week is the tables of a week.
func (s *Store) Week(week string) (Week, error) {
	if !weekName.MatchString(week) {
		return Week{}, ErrNone
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	all, err := s.week(week)
	if err != nil {
		return Week{}, err
	}
	w := Week{Week: week, Open: s.isOpen(week), Tables: []Table{}}
	for i := range all {
		if !slices.ContainsFunc(w.Tables, func(t Table) bool { return t.Deal == all[i].Deal }) {
			w.Tables = append(w.Tables, tableOf(all, all[i].Deal))
		}
	}
	slices.SortFunc(w.Tables, func(a, b Table) int { return cmp.Or(cmp.Compare(a.Game, b.Game), cmp.Compare(a.Players, b.Players)) })
	return w, nil
}

// tableOf is the table of a deal: of equal games the one that came first stands first.
func tableOf(all []kept, d Deal) Table {
	t := Table{Deal: d}
	for i := range all {
		if all[i].Deal == d {
			t.Entries = append(t.Entries, all[i].Entry)
		}
	}
	slices.SortStableFunc(t.Entries, func(a, b Entry) int { return a.Compare(b.Result) })
	for i := range t.Entries {
		t.Entries[i].Place = i + 1
		if i > 0 && t.Entries[i].Compare(t.Entries[i-1].Result) == 0 {
			t.Entries[i].Place = t.Entries[i-1].Place
		}
	}
	return t
}

// Save is the save of a game. While its week is open only those who have sent a game of the same deal, which the secret shows,
// may see it: nobody should know the deal before playing it.
func (s *Store) Save(week, id, secret string) (string, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	all, i, err := s.find(week, id)
	if err != nil {
		return "", err
	}
	if s.isOpen(week) && !slices.ContainsFunc(all, func(k kept) bool { return k.Deal == all[i].Deal && k.shown(secret) }) {
		return "", ErrUnseen
	}
	data, err := files.Read(s.path(week, id, replay.Extension), 2*MaxSave)
	return string(data), err
}

// Withdraw takes the game with that secret out of its table. Nothing of it remains.
func (s *Store) Withdraw(week, id, secret string) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	all, i, err := s.find(week, id)
	if err != nil {
		return err
	}
	if !all[i].shown(secret) {
		return ErrSecret
	}
	if err := s.remove(week, id); err != nil {
		return err
	}
	s.weeks[week] = slices.Delete(slices.Clone(all), i, i+1)
	return nil
}

// find finds a game of a week.
func (s *Store) find(week, id string) ([]kept, int, error) {
	if !weekName.MatchString(week) || !gameID.MatchString(id) {
		return nil, 0, ErrNone
	}
	all, err := s.week(week)
	if err != nil {
		return nil, 0, err
	}
	i := slices.IndexFunc(all, func(k kept) bool { return k.ID == id })
	if i < 0 {
		return nil, 0, ErrNone
	}
	return all, i, nil
}

func (s *Store) path(week, id, ending string) string { return filepath.Join(s.dir, week, id+ending) }

// week reads the games of a week, in the order in which they came.
func (s *Store) week(week string) ([]kept, error) {
	if all, ok := s.weeks[week]; ok {
		return all, nil
	}
	paths, err := files.List(filepath.Join(s.dir, week), ending)
	if errors.Is(err, fs.ErrNotExist) || err == nil && len(paths) == 0 {
		return nil, nil // not remembered: anybody may ask for any week
	} else if err != nil {
		return nil, err
	}
	var all []kept
	slices.Reverse(paths) // the latest came first
	for _, path := range paths {
		data, err := files.Read(path, maxEntry)
		if err != nil {
			return nil, err
		}
		var k kept
		if json.Unmarshal(data, &k) == nil && gameID.MatchString(k.ID) {
			all = append(all, k)
		}
	}
	s.weeks[week] = all
	return all, nil
}

// write keeps a game: its save first, so that what is in a table can be seen.
func (s *Store) write(week string, k *kept, save []byte) error {
	data, err := json.Marshal(k)
	if err != nil {
		return err
	}
	if err := os.MkdirAll(filepath.Join(s.dir, week), 0o700); err != nil {
		return err
	}
	if err := files.Write(s.path(week, k.ID, replay.Extension), save); err != nil {
		return err
	}
	return files.Write(s.path(week, k.ID, ending), data)
}

func (s *Store) remove(week, id string) error {
	for _, ending := range []string{ending, replay.Extension} {
		if err := os.Remove(s.path(week, id, ending)); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return err
		}
	}
	return nil
}

func proof(secret string) string {
	sum := sha256.Sum256([]byte(secret))
	return hex.EncodeToString(sum[:])
}

// shown reports whether the secret is that of the game.
func (k *kept) shown(secret string) bool {
	return secret != "" && subtle.ConstantTimeCompare([]byte(k.Proof), []byte(proof(secret))) == 1
}
