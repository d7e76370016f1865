package shards

import (
	"github.com/keyraken/keyraken/game/shards"
	"github.com/keyraken/keyraken/ui/sound"
	"github.com/keyraken/keyraken/ui/table/playback"
)

// sounds are those of events; the others are silent.
var sounds = [shards.EventKindCount]sound.Kind{
	shards.TurnBegan: sound.Turn, shards.CardPlayed: sound.Place, shards.CardFast: sound.Cast, shards.CardRecruited: sound.Spend,
	shards.CardActivated: sound.Exhaust, shards.CardDrawn: sound.Draw, shards.CardBanished: sound.Purge, shards.CardReturned: sound.Slide,
	shards.CardShown: sound.Slide, shards.CardCopied: sound.Cast, shards.CardDestroyed: sound.Destroy, shards.CardRevealed: sound.Omen,
	shards.DeckShuffled: sound.Shuffle, shards.CrystalsGained: sound.Amber, shards.PowerGained: sound.Enrage,
	shards.HealthGained: sound.Heal, shards.MasteryGained: sound.Counter, shards.MasteryLost: sound.Unforge, shards.Focused: sound.Counter,
	shards.ChampionAttacked: sound.Attack, shards.ShieldShown: sound.Block, shards.DamageDealt: sound.Hit, shards.PlayerOut: sound.Destroy,
	shards.NemesisKills: sound.Roar,
}

// TakeCues implements [scene.Sounding].
func (t *Screen) TakeCues(buf []playback.Cue) []playback.Cue {
	for _, e := range t.show.TakeHeard() {
		kind := sounds[e.Kind]
		if e.Kind == shards.GameOver {
			kind = sound.Defeat
			if len(t.people()) == 0 || t.game().Won(t.below()) {
				kind = sound.Victory
			}
		}
		if kind != sound.Silence {
			buf = append(buf, playback.Cue{Sound: kind, Gain: 0.8})
		}
	}
	return buf
}
