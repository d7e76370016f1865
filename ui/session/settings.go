package session

import (
	"encoding/json"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/ai/advice"
	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/lang/languages"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/printable"
	"github.com/keyraken/keyraken/game/store/files"
	"github.com/keyraken/keyraken/ui/keys"
	"github.com/keyraken/keyraken/ui/quality"
)

// Settings are what a player can set; they are kept between games.
type Settings struct {
	Language      string `json:"language"`
	EnglishTitles bool   `json:"englishTitles"` // of cards, in every language
	Speed         int    `json:"speed"`         // an index of Speeds
	ReducedMotion bool   `json:"calm"`          // reduced motion
	Plain         bool   `json:"plain"`         // nothing is drawn behind the table
	Quality       int    `json:"quality"`       // 0: automatic, else a [quality.Level] plus 1
	Palette       int    `json:"palette"`
	Text          int    `json:"text"`   // the size of text in percent
	Volume        int    `json:"volume"` // of everything; volumes are 0 to 100
	Effects       int    `json:"effects"`
	Ambience      int    `json:"ambience"`
	Music         int    `json:"music"`
	NoMusic       bool   `json:"noMusic"` // it is off for now
	Mute          bool   `json:"mute"`
	Confirm       bool   `json:"confirm"` // ask before what cannot be undone
	FullScreen    bool   `json:"fullScreen"`
	FoldLog       bool   `json:"foldLog"`
	Ask           int    `json:"ask"`     // how much is asked, a [bot.AskLevel]
	Advice        int    `json:"advice"`  // when it is given, an [advice.When]
	Chances       bool   `json:"chances"` // are shown beside the houses while one is chosen
	Odds          bool   `json:"odds"`    // a bar beside the table shows the chance of winning
	Tips          bool   `json:"tips"`    // are shown
	Told          Names  `json:"told"`    // the tips that were shown
	Learned       Names  `json:"learned"` // the lessons that were finished, see [Session.Learn]

	Game     string                  `json:"game"`             // the kind chosen on the title; "": KeyForge
	Standard bool                    `json:"standard"`         // the last game begun was a standard game
	Names    [game.MaxPlayers]string `json:"names"`            // of the players, by seat
	Colors   [game.MaxPlayers]int    `json:"colors"`           // theirs, all different ones of Colors
	Emblems  [game.MaxPlayers]int    `json:"emblems"`          // and their signs, all different ones of Emblems
	Room     Room                    `json:"room"`             // the room that one was in last
	Server   string                  `json:"server"`           // of rooms, as it was typed last
	Tables   *Tables                 `json:"tables,omitempty"` // where games of voyages are sent to; nil: nowhere
	ShowKeys bool                    `json:"showKeys"`         // buttons show which key presses them

	Keys keys.Bindings `json:"-"` // changed ones are kept by name
}

// Room is a room of a game over the net, with the seat that one has there.
type Room struct {
	Code  string `json:"code,omitempty"`
	Link  string `json:"link,omitempty"`  // by which it is entered; "": this program keeps it
	Relay string `json:"relay,omitempty"` // the server by which guests come in, if this program keeps it; "": they come from the network
	Token string `json:"token,omitempty"`
}

// Speeds are the speeds of motion that can be chosen; the last one is so fast
// that no motion is visible.
var Speeds = [...]float64{0.5, 1, 2, 4, 1000}

// The sizes of text in percent.
const (
	MinText  = 80
	MaxText  = 150
	TextStep = 10
)

// DefaultSettings are the initial settings.
var DefaultSettings = Settings{Language: languages.English().Name, Speed: 1, Text: 100, Volume: 80, Effects: 100, Ambience: 70, Music: 60,
	Confirm: true, FoldLog: true, Tips: true, Ask: int(bot.AskWhatMatters), Keys: keys.Default, Colors: ownLooks, Emblems: ownLooks}

// ownLooks are the colors and signs of players who have chosen none.
var ownLooks = [game.MaxPlayers]int{0, 1, 2, 3, 4}

// How many choices there are for the looks of the window and of the players.
const (
	Palettes = 3
	Colors   = 6
	Emblems  = 8
)

// clamp is an index brought into the range of n.
func clamp(i, n int) int { return max(0, min(i, n-1)) }

// Clamp returns the settings with every value brought into its range.
func (s Settings) Clamp() Settings {
	if languages.Named(s.Language) == nil {
		s.Language = DefaultSettings.Language
	}
	s.Speed, s.Ask = clamp(s.Speed, len(Speeds)), clamp(s.Ask, int(bot.AskLevels))
	s.Advice = clamp(s.Advice, int(advice.Whens))
	s.Quality = clamp(s.Quality, 1+int(quality.Levels))
	s.Palette = clamp(s.Palette, Palettes)
	if s.Text < len(firstTexts) && s.Text >= 0 {
		s.Text = firstTexts[s.Text]
	}
	s.Text = max(MinText, min(s.Text, MaxText)) / TextStep * TextStep
	if s.Keys == (keys.Bindings{}) {
		s.Keys = keys.Default
	}
	for _, v := range [...]*int{&s.Volume, &s.Effects, &s.Ambience, &s.Music} {
		*v = clamp(*v, 101)
	}
	s.Colors, s.Emblems = differing(s.Colors, Colors), differing(s.Emblems, Emblems)
	for i := range s.Names {
		s.Names[i] = printable.Text(s.Names[i], MaxPlayerName)
	}
	if s.Tables != nil {
		t := *s.Tables
		t.Server, t.Name = printable.Text(t.Server, 2*printable.Name), printable.Text(t.Name, MaxPlayerName)
		s.Tables = &t
	}
	return s
}

// differing are the choices of the players, each one of n; in place of one that does not exist, or that a player before has, comes
// the next that is free.
func differing(chosen [game.MaxPlayers]int, n int) [game.MaxPlayers]int {
	for i := range chosen {
		c := &chosen[i]
		if *c < 0 || *c >= n {
			*c = 0
		}
		for slices.Contains(chosen[:i], *c) {
			*c = (*c + 1) % n
		}
	}
	return chosen
}

// firstTexts are the three sizes of text that the first settings knew by number.
var firstTexts = [...]int{100, 110, 120}

// TextScale is the size of text as a multiple of the usual one.
func (s *Settings) TextScale() float64 { return float64(s.Text) / 100 }

// MotionSpeed is how fast things move, as a multiple of the usual pace.
func (s *Settings) MotionSpeed() float64 { return Speeds[s.Speed] }

// maxSettings is the most bytes in a settings file.
const maxSettings = 1 << 16

// ReadSettings reads the settings in a file; if there is none they are the initial
// ones. Where the file cannot be understood it returns these too, with an error that
// says so, and renames the file to a name ending in ".broken".
func ReadSettings(file string) (Settings, error) {
	data, err := files.Read(file, maxSettings)
	if file == "" || errors.Is(err, fs.ErrNotExist) {
		return DefaultSettings, nil
	}
	if err != nil {
		return DefaultSettings, message.New("settings-unread", err)
	}
	k := kept{Settings: DefaultSettings}
	if err := json.Unmarshal(data, &k); err != nil {
		aside := file + ".broken"
		if moved := os.Rename(file, aside); moved != nil {
			aside = file
		}
		if typed := (*json.UnmarshalTypeError)(nil); !errors.As(err, &typed) || typed.Field == "" {
			k.Settings = DefaultSettings
		}
		return k.Settings.Clamp(), message.New("settings-not-understood", aside, err)
	}
	s, wrong := k.Settings, []error(nil)
	if s.Keys, wrong = keys.Read(k.Changed); len(wrong) > 0 {
		return s.Clamp(), message.New("keys-not-understood", errors.Join(wrong...))
	}
	return s.Clamp(), nil
}

// kept are settings as stored in a file.
type kept struct {
	Settings
	Changed map[string]string `json:"keys,omitempty"`
}

// Write keeps the settings in a file, which is never seen half written.
func (s Settings) Write(file string) error {
	data, err := json.MarshalIndent(kept{s, s.Keys.Changed()}, "", "\t")
	if err == nil {
		err = os.MkdirAll(filepath.Dir(file), 0o755)
	}
	if err == nil {
		err = files.Write(file, append(data, '\n'))
	}
	if err != nil {
		return message.New("settings-unsaved", err)
	}
	return nil
}
