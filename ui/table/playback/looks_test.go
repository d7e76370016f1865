package playback

import (
	"fmt"
	"math"
	"reflect"
	"strings"
	"testing"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/ui/paint/painttest"
)

// rough writes what can be seen of something: numbers as precisely as eyes are.
func rough(w *strings.Builder, v reflect.Value) {
	switch v.Kind() {
	case reflect.Float32, reflect.Float64:
		fmt.Fprint(w, int(math.Floor(v.Float()*256+0.3217)), " ")
	case reflect.Struct:
		for i := range v.NumField() {
			rough(w, v.Field(i))
		}
	case reflect.Slice, reflect.Array:
		for i := range v.Len() {
			rough(w, v.Index(i))
		}
	default:
		fmt.Fprint(w, v, " ")
	}
}

// What every kind of event does to what is shown is as before: cards on their way, effects, sounds, words, and
// what the monster feels.
func TestEventsLookAsBefore(t *testing.T) {
	var names []string
	sums := map[string]uint64{}
	for k := keyforge.NoEvent + 1; k < keyforge.EventKinds; k++ {
		p := lay(t, plain())
		for i, e := range []keyforge.Event{
			{N: 1, To: card.Discard, From: card.Battleline}, {N: 2, Side: keyforge.Monster, To: card.Deck, From: card.Discard},
			{N: 0, M: int32(keyforge.Monster), To: card.Archives, From: card.Deck}, {N: -1, From: card.Hand, To: card.Purged},
			{N: 12, Side: keyforge.Monster, From: card.Deck, To: card.Hand},
		} {
			p.rest()
			p.Jump()
			p.update(2)
			hunter, arm := slot(t, p, "Headhunter"), slot(t, p, "Crushing Arm")
			switch e.Kind = k; i {
			case 0:
				e.Card, e.Other = hunter, arm
			case 1:
				e.Card, e.Other = arm, hunter
			case 3:
				e.Card, e.Other, e.N = slot(t, p, "Anger"), hunter, 1
			case 4:
				e.Card, e.Other, e.Source = p.Board.Boss, hunter, arm
			}
			if of := &keyforge.EventTable[k]; of.Names+of.Ability != "" {
				e.N = 1
			}
			if k == keyforge.Copied {
				e.Card, e.N = hunter, 1
			}
			if k == keyforge.AmberMoved && i == 2 { // by a card, off others
				p.shows(keyforge.Event{Kind: keyforge.Used, Side: keyforge.Monster, Card: arm})
				p.seconds()
				e.Side, e.Other, e.Source, e.N = keyforge.NoSide, hunter, arm, 2
			}
			if k == keyforge.KeyForged || k == keyforge.KeyUnforged {
				e.Side, e.N = 0, int32(i%3)
			}
			var seen strings.Builder
			var cues []Cue
			p.shows(e, keyforge.Event{Kind: keyforge.TurnEnded})
			for range 12 {
				p.update(0.17)
				cues = p.TakeCues(cues[:0])
				for _, of := range []any{p.Effects, cues, p.Shown, p.Tally, p.Quake, p.Jolt, p.Tide, p.Beast, p.Prey, p.Narration(),
					p.levels, p.Showing()} {
					rough(&seen, reflect.ValueOf(of))
				}
				for _, c := range []keyforge.Slot{hunter, arm, e.Card} {
					at, alpha, ok := p.Spot(c)
					fmt.Fprint(&seen, ok, p.Under(c), p.Moving(c))
					rough(&seen, reflect.ValueOf(at))
					rough(&seen, reflect.ValueOf([]float64{alpha, p.Turned(c)}))
				}
			}
			name := fmt.Sprintf("%s %d", keyforge.EventTable[k].Name, i)
			names, sums[name] = append(names, name), painttest.SumOf([]byte(seen.String()))
		}
	}
	painttest.Compare(t, names, func(name string) uint64 { return sums[name] })
}
