package codex

import (
	"github.com/keyraken/keyraken/game/codex"
	"github.com/keyraken/keyraken/ui/sound"
	"github.com/keyraken/keyraken/ui/table/playback"
)

// sounds are those of events; the others are silent.
var sounds = [codex.EventKindCount]sound.Kind{
	codex.TurnBegan: sound.Turn, codex.CardTeched: sound.Slide, codex.GoldGained: sound.Pour, codex.GoldLost: sound.Spend,
	codex.CardHired: sound.Slide, codex.WorkerLost: sound.Destroy, codex.HeroSummoned: sound.Cast, codex.HeroLeveled: sound.Dial,
	codex.BuildingBegun: sound.Place, codex.BuildingDone: sound.Recruit, codex.CardPlayed: sound.Shard, codex.AbilityUsed: sound.Cast,
	codex.Triggered: sound.Cast, codex.Attached: sound.Place, codex.CardDrawn: sound.Draw, codex.HandDiscarded: sound.Slide,
	codex.CardDiscarded: sound.Slide, codex.CardShown: sound.Slide, codex.DeckShuffled: sound.Shuffle, codex.Attacked: sound.Attack,
	codex.Detected: sound.Cast, codex.DamageDealt: sound.Wound, codex.ArmorSpent: sound.Block, codex.Healed: sound.Mend,
	codex.Died: sound.Destroy, codex.Trashed: sound.Purge, codex.Returned: sound.Slide, codex.Exhausted: sound.Exhaust,
	codex.RunesPut: sound.Gather, codex.Controlled: sound.Cast, codex.Transformed: sound.Cast, codex.Moved: sound.Place,
	codex.Patrolled: sound.Place, codex.CoinFlipped: sound.Spend, codex.Left: sound.Slide, codex.Fetched: sound.Draw,
}

// TakeCues implements [scene.Sounding].
func (t *Screen) TakeCues(buf []playback.Cue) []playback.Cue {
	for _, e := range t.show.TakeHeard() {
		if c := t.cue(e); c.Sound != sound.Silence {
			buf = append(buf, c)
		}
	}
	return buf
}

// cue is the sound of an event; the more damage, the louder.
func (t *Screen) cue(e codex.Event) playback.Cue {
	places := &t.show.Places
	at := places.Card[e.Card]
	if at.Empty() && int(e.Seat) < len(places.Sides) {
		at = places.Sides[e.Seat].Panel
	}
	c := playback.Cue{Sound: sounds[e.Kind], Gain: 0.8, Pan: playback.Pan(at.Center().X, places.Window.W)}
	switch e.Kind {
	case codex.DamageDealt:
		c.Gain = min(1, 0.45+0.08*float64(e.N))
	case codex.GameOver:
		c.Sound, c.Pan = sound.Fall, 0
		if len(t.people()) == 0 || t.game().Won(t.below()) {
			c.Sound = sound.Ascend
		}
	}
	return c
}

// Danger implements [scene.Sounding]: how far the base has fallen that is nearest to the end, which is heard late.
func (t *Screen) Danger() float64 {
	danger := 0.0
	for i := range t.show.Board.Sides {
		if base := &t.show.Board.Things[t.show.Board.Sides[i].Base]; base.In && base.HP > 0 {
			danger = max(danger, float64(base.Damage)/float64(base.HP))
		}
	}
	return danger * danger
}
