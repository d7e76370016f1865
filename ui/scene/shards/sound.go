package shards

import (
	"github.com/keyraken/keyraken/game/shards"
	"github.com/keyraken/keyraken/ui/sound"
	"github.com/keyraken/keyraken/ui/table/playback"
)

// sounds are those of events; the others are silent.
var sounds = [shards.EventKindCount]sound.Kind{
	shards.TurnBegan: sound.Turn, shards.CardPlayed: sound.Shard, shards.CardFast: sound.Shard, shards.CardRecruited: sound.Recruit,
	shards.CardActivated: sound.Exhaust, shards.CardDrawn: sound.Draw, shards.CardBanished: sound.Purge, shards.CardReturned: sound.Slide,
	shards.CardShown: sound.Slide, shards.CardCopied: sound.Cast, shards.CardDestroyed: sound.Shatter, shards.CardRevealed: sound.Cast,
	shards.DeckShuffled: sound.Shuffle, shards.CrystalsGained: sound.Pour, shards.PowerGained: sound.Gather,
	shards.PowerDoubled: sound.Gather, shards.HealthGained: sound.Mend, shards.MasteryGained: sound.Dial, shards.MasteryLost: sound.Unforge,
	shards.Focused: sound.Spend, shards.ChampionAttacked: sound.Attack, shards.ShieldShown: sound.Block, shards.DamageDealt: sound.Wound,
	shards.PlayerOut: sound.Destroy, shards.KillDecided: sound.Roar, shards.CardDiscarded: sound.Slide, shards.CardLaidOut: sound.Place,
	shards.CardUnder: sound.Slide, shards.CentreRenewed: sound.Shuffle, shards.LastingBegan: sound.Cast, shards.EffectIgnored: sound.Block,
	shards.LeaderTaken: sound.Cast, shards.BidMade: sound.Spend, shards.BidPassed: sound.Slide, shards.RelicTaken: sound.Recruit,
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
func (t *Screen) cue(e shards.Event) playback.Cue {
	c := playback.Cue{Sound: sounds[e.Kind], Gain: 0.8, Pan: t.pan(e)}
	switch e.Kind {
	case shards.TurnBegan:
		if e.Seat == t.game().Automaton() {
			c.Sound = sound.Hunt
		}
	case shards.DamageDealt:
		c.Gain = min(1, 0.4+0.05*float64(e.N))
	case shards.GameOver:
		c.Sound = sound.Fall
		if len(t.people()) == 0 || t.game().Won(t.below()) {
			c.Sound = sound.Ascend
		}
	}
	return c
}

// pan is from where an event is heard: from its card, or else from the seat that it happens to.
func (t *Screen) pan(e shards.Event) float64 {
	places := &t.show.Places
	at := places.Card[e.Card]
	if e.Card == 0 || !places.Shown[e.Card] {
		if int(e.Seat) >= len(t.show.Board.Sides) {
			return 0
		}
		at = places.Sides[e.Seat].Panel
	}
	return playback.Pan(at.Center().X, places.Window.W)
}

// Danger implements [scene.Sounding]: how far the dial has turned that is nearest to the end of the game, which is heard late.
func (t *Screen) Danger() float64 {
	danger := 0.0
	for i := range t.show.Board.Sides {
		side := &t.show.Board.Sides[i]
		if side.Out || side.Leader == nil {
			continue
		}
		danger = max(danger, 1-float64(side.Health)/float64(side.MostHealth))
		if shards.Seat(i) == t.game().Automaton() {
			danger = max(danger, float64(side.Mastery)/float64(side.MostMastery))
		}
	}
	return danger * danger
}
