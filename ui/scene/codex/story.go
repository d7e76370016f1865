package codex

import (
	"github.com/keyraken/keyraken/game/codex"
	"github.com/keyraken/keyraken/ui/scene"
)

// past is what is told of a game to whoever looks.
type past struct {
	turn codex.Seat // whose it is at the beginning
	told []scene.Told
}

// told is an event as it is told to whoever looks, after so many inputs.
func (t *Screen) told(e codex.Event, text string, at int) scene.Told {
	o := scene.Told{Text: text, Seat: e.Seat, Turn: e.Kind == codex.TurnBegan, At: at}
	if reader := t.reader(); e.Named() && (e.Hidden == 0 || reader < codex.MaxSeats && e.Hidden>>reader&1 == 0) {
		o.Card = kindOf(e.Def)
	}
	return o
}

// quiet are events of which the log does not tell: others that come with them say enough.
var quiet = [codex.EventKindCount]bool{codex.PhaseBegan: true, codex.Arrived: true, codex.Exhausted: true, codex.Readied: true}

// retell tells everything again, in another language, to another seat, after an undo, or from another point of a story.
func (t *Screen) retell() {
	all := t.past
	if all == nil {
		all = t.recall()
	}
	if t.watch != nil {
		t.past = all
	}
	t.show.TakeTold()
	t.story.Retell(all.told, all.turn, t.log.At())
}

// recall is what is told of the game: of a story that is watched what lies ahead, too.
func (t *Screen) recall() *past {
	story := t.log.Story
	if t.watch == nil {
		story = story.Fork()
	}
	at := story.At()
	must(story.Seek(0))
	g := story.Game().(*codex.Game)
	all := &past{turn: g.State().Turn}
	for story.At() < story.Len() {
		must(story.Step())
		for _, e := range g.Happened() {
			if !quiet[e.Kind] {
				all.told = append(all.told, t.told(e, t.words.Language().Event(g, e, t.reader()), story.At()-1))
			}
		}
	}
	must(story.Seek(at))
	return all
}

// must panics: what was played once can be played again.
func must(err error) {
	if err != nil {
		panic(err)
	}
}
