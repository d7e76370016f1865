package shards

import (
	"github.com/keyraken/keyraken/game/shards"
	"github.com/keyraken/keyraken/ui/scene"
)

// past is what is told of a game to whoever looks.
type past struct {
	turn shards.Seat // whose it is at the beginning
	told []scene.Told
}

// told is an event as it is told to whoever looks, after so many inputs.
func (t *Screen) told(e shards.Event, text string, at int) scene.Told {
	o := scene.Told{Text: text, Seat: e.Seat, Turn: e.Kind == shards.TurnBegan, At: at}
	if reader := t.reader(); e.Hidden == 0 || reader < shards.MaxSeats && e.Hidden>>reader&1 == 0 {
		o.Card = e.Card
	}
	return o
}

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
	g := story.Game().(*shards.Game)
	all := &past{turn: g.State().Turn}
	for story.At() < story.Len() {
		must(story.Step())
		for _, e := range g.Happened() {
			all.told = append(all.told, t.told(e, t.words.Language().Event(g, e, t.reader()), story.At()-1))
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
