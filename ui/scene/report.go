package scene

import (
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/ui/paint"
)

// Report is what the window shows, in words: for tests that look at it from
// outside.
type Report struct {
	Screen   string         `json:"screen"`
	Spots    []ReportedSpot `json:"spots"`
	Words    []string       `json:"words"`   // all visible text
	Showing  bool           `json:"showing"` // events are being shown
	Asking   bool           `json:"asking"`
	Question int            `json:"question"`
	Decides  int            `json:"decides"` // the seat whose input is taken, or -1, see [Screens.Decides]
	Prompt   string         `json:"prompt"`
	TurnOf   int            `json:"turnOf"`
	Turns    int            `json:"turns"`
	Over     bool           `json:"over"`
	Damage   int            `json:"damage"`
	Amber    []int          `json:"amber"`
	Hands    []int          `json:"hands"`
	Lines    []int          `json:"lines"`
	Log      []string       `json:"log"`
	Inputs   int            `json:"inputs"` // of the story so far
}

// ReportedSpot is one thing that can be pointed at.
type ReportedSpot struct {
	What    string  `json:"what"`
	N       int     `json:"n"`
	Label   string  `json:"label"`
	X       float64 `json:"x"`
	Y       float64 `json:"y"`
	W       float64 `json:"w"`
	H       float64 `json:"h"`
	Enabled bool    `json:"enabled"`
	Lit     bool    `json:"lit"`
	Pointed bool    `json:"pointed"` // by the mouse, keys or a gamepad
}

// Report describes what the last frame showed.
func (s *Stack) Report() Report {
	r := Report{Screen: s.drawn, Decides: s.Decides()}
	m := s.Table()
	for _, spot := range s.frame.Spots {
		if spot.What == "log" {
			continue
		}
		lit := spot.Lit
		if m != nil {
			lit = (spot.What == "card" || spot.What == "pick") && m.Lit(keyforge.Slot(spot.N))
		}
		r.Spots = append(r.Spots, ReportedSpot{What: spot.What, N: spot.N, Label: spot.Label, X: spot.Rect.X, Y: spot.Rect.Y, W: spot.Rect.W,
			H: spot.Rect.H, Enabled: spot.Enabled, Lit: lit, Pointed: spot.ID == s.Pointed()})
	}
	for _, op := range s.picture.Ops {
		if op.Kind == paint.Words {
			r.Words = append(r.Words, op.Text)
		}
	}
	if m == nil {
		return r
	}
	b := &m.Board
	r.Showing, r.Asking, r.Question, r.Prompt = m.Showing(), m.Asking(), int(m.Question().Kind), m.Prompt()
	r.TurnOf, r.Turns, r.Over = int(b.TurnOf), m.Tally.Turns, m.Over()
	r.Inputs = m.Story.At()
	if b.Boss != 0 {
		r.Damage = b.Faces[b.Boss].Damage
	}
	for side := range b.Pool {
		r.Amber = append(r.Amber, b.Pool[side])
		r.Hands = append(r.Hands, len(b.Piles[side][card.Hand]))
		r.Lines = append(r.Lines, len(b.Piles[side][card.Battleline]))
	}
	for _, e := range m.Log {
		if e.Text != "" {
			r.Log = append(r.Log, e.Text)
		}
	}
	return r
}
