// Package session is what a sitting is without a picture: the settings, the words of the language,
// the decks and games of the player, the records and achievements, the plan of the next game and
// the match that is being played. Nothing in it knows a screen, a picture or a table.
//
// A [Session] reads files in the background. Once a frame, [Session.Collect] takes what has been read
// and returns what the player should be told; [Session.Close] waits for what is still being written.
package session

import (
	"context"
	"errors"
	"slices"
	"time"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/adventure/expedition"
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/ai/lab/studies"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/store/library"
	"github.com/keyraken/keyraken/game/store/match"
	"github.com/keyraken/keyraken/game/store/records"
	"github.com/keyraken/keyraken/ui/job"
)

// Session is a sitting: whatever the screens share that is no picture.
type Session struct {
	Words
	Settings Settings
	Save     func(Settings)   // keeps the settings, when set
	Seed     func() uint64    // for a new game whose seed nobody chose
	Games    string           // the directory of kept games; "": nowhere
	Library  *library.Library // the decks of the player, nil without any
	Records  *records.Store   // of their games
	Studies  *studies.Store   // of them in the lab
	Fetch    library.Fetcher  // follows the links of decks, when set
	// Deliver gives the player a file and returns where it is; without it, the file is placed
	// beside the decks. Pick lets the player choose one or several files with those name endings:
	// none if they change their mind. Paths says that files can also be named by their paths.
	Deliver      func(name string, data []byte) (where string, err error)
	Pick         func(ctx context.Context, several bool, endings ...string) ([]library.Source, error)
	Paths        bool
	SettingsFile string // "": none
	Pictures     string // the folder of pictures to be shown to others; "": one beside the decks

	Adventures adventure.List      // that can be played
	Adventure  adventure.Adventure // played or planned
	Rules      *scenario.Rules
	Kinds      []game.Kind               // games beside KeyForge
	OnSpeak    func()                    // is told of another language or adventure, when set
	spoken     map[string]*lang.Language // that of the settings, with the words of each adventure
	gauges     map[string]*GaugeKeys

	Saves      *Saves
	Collection Collection
	Match      *match.File      // the current one
	Expedition *expedition.File // the current one
	Puzzles    Puzzles
	chronicles []*Chronicle            // of KeyForge, and of the other games that were asked about
	moving     *job.Job[backupOutcome] // a backup is being made or restored
	notices    []Notice
	ending     []chan struct{} // begun by screens that were left
	// Thinkers is how many may think about a game at a time in the background, and Thinking
	// how long they do; without any, nothing is thought over.
	Thinkers int
	Thinking bot.Level
	Failed   error // why a game could not be saved, until that is reported
}

// Notice is something that the player should be told, each of its lines a paragraph.
type Notice struct {
	Heading string
	Lines   []string
}

// New returns a session for games of the adventures by rules that know all of them.
func New(settings Settings, all adventure.List, rules *scenario.Rules) *Session {
	s := &Session{Words: Words{Now: time.Now, Catalogue: rules.Catalogue}, Settings: settings.Clamp(), Rules: rules, Adventures: all,
		Seed: func() uint64 { return 1 }, Saves: &Saves{done: true},
		spoken: map[string]*lang.Language{}, gauges: keysOf(all)}
	s.Choose(all[0])
	s.chronicles = []*Chronicle{{s: s}}
	s.Puzzles = Puzzles{now: func() time.Time { return s.Now() }, earned: s.earnPuzzles}
	return s
}

// OpenLibrary opens the decks of the player in a directory, with their records and studies.
func (s *Session) OpenLibrary(dir string) {
	s.Library, s.Records, s.Studies = library.Open(dir), records.Open(dir), studies.Open(dir)
	s.Chronicle(nil).store, s.Puzzles.store = s.Records, s.Records
}

// Collect takes what has been read and written in the background, and returns what the player
// should be told about it.
func (s *Session) Collect() (told []Notice) {
	s.Collection.frame()
	for _, n := range s.chronicles {
		if known := n.frame(); known && n.kind == nil {
			s.learnAchievements(false)
			s.earnPuzzles(false)
		}
	}
	s.Saves.reading.Done()
	s.tellUnsaved(s.Puzzles.frame())
	s.takeBackup()
	told, s.notices = s.notices, nil
	return told
}

// tell keeps something that the player should be told.
func (s *Session) tell(heading string, lines ...string) {
	s.notices = append(s.notices, Notice{heading, lines})
}

// tellUnsaved tells that records could not be read or kept, if they could not.
func (s *Session) tellUnsaved(err error) {
	if err != nil {
		s.tell(s.T("result-unsaved"), s.Language.Say(err))
	}
}

// Close waits until everything has ended and is written, and returns what went wrong.
func (s *Session) Close() error {
	s.Saves.left.Store(true)
	for _, ended := range s.ending {
		<-ended
	}
	s.Failed = errors.Join(s.Failed, s.Puzzles.leave())
	for _, n := range s.chronicles {
		s.Failed = errors.Join(s.Failed, n.leave())
	}
	return s.Failed
}

// FinishInBackground lets something that a screen has begun finish in the background after the
// screen was left. [Session.Close] waits until the channel is closed.
func (s *Session) FinishInBackground(ended chan struct{}) {
	s.ending = append(slices.DeleteFunc(s.ending, over), ended)
}

// SaveSettings keeps the present settings.
func (s *Session) SaveSettings() {
	if s.Save != nil {
		s.Save(s.Settings)
	}
}
