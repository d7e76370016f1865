package card

// Gains lets the player gain n æmber.
//
//go:noinline
func (w Who) Gains(n Num) Effect { return Effect{Verb: GainVerb, Who: w, Num: n} }

// Loses lets the player lose n æmber (Q49).
//
//go:noinline
func (w Who) Loses(n Num) Effect { return Effect{Verb: LoseVerb, Who: w, Num: n} }

// LosesAll lets the player lose all æmber of the pool.
func (w Who) LosesAll() Effect { return Effect{Verb: LoseVerb, Who: w, All: true} }

// Draws lets the player draw n cards (K20.4).
//
//go:noinline
func (w Who) Draws(n Num) Effect { return Effect{Verb: DrawVerb, Who: w, Num: n} }

// DiscardsAtRandom lets the player discard n random cards from hand.
func (w Who) DiscardsAtRandom(n int) Effect {
	return DiscardCards(Random(n, Cards.In(Hand, w)))
}

// Refills lets the player refill the hand (K20.2).
func (w Who) Refills() Effect { return Effect{Verb: RefillVerb, Who: w} }

// GainsChains gives the player n chains (K20.1).
func (w Who) GainsChains(n int) Effect { return Effect{Verb: ChainsVerb, Who: w, Num: N(n)} }

// GainChains gives you n chains (K20.1).
func GainChains[T Amount](n T) Effect { return Effect{Verb: ChainsVerb, Who: You, Num: num(n)} }

// Pays lets the player pay n æmber to the opponent (K5.12).
func (w Who) Pays(n int) Effect { return Effect{Verb: PayVerb, Who: w, Num: N(n)} }

// PaysAll lets the player give all æmber of the pool to the opponent.
func (w Who) PaysAll() Effect { return Effect{Verb: PayVerb, Who: w, All: true} }

// SwapsDeck lets the player swap deck and discard pile.
func (w Who) SwapsDeck() Effect { return Effect{Verb: FlipVerb, Who: w} }

// RaisesTide lets the player raise the tide (K21.1).
func (w Who) RaisesTide() Effect { return Effect{Verb: TideVerb, Who: w} }

// Gain gains n æmber.
func Gain[T Amount](n T) Effect { return You.Gains(num(n)) }

// Lose loses n æmber.
func Lose[T Amount](n T) Effect { return You.Loses(num(n)) }

// Draw draws n cards.
//
//go:noinline
func Draw[T Amount](n T) Effect { return You.Draws(num(n)) }

// Pay pays n æmber to your opponent (K5.12).
func Pay[T Amount](n T) Effect { return Effect{Verb: PayVerb, Who: You, Num: num(n)} }

// Steal steals n æmber (K5.11).
//
//go:noinline
func Steal[T Amount](n T) Effect { return Effect{Verb: StealVerb, Num: num(n)} }

// ForgeKey forges a key at the current cost plus n, which may be negative.
func ForgeKey[T Amount](n T) Effect { return Effect{Verb: ForgeVerb, Who: You, Num: num(n)} }

// ForNoLessThan keeps the key that ForgeKey forges from costing less than n.
func (e Effect) ForNoLessThan(n int) Effect { e.N = n; return e.after("ForNoLessThan") }

// OfColor makes ForgeKey forge the key of the color, if that is not forged yet (K32.9).
func (e Effect) OfColor(color int) Effect { e.Color = color + 1; return e.after("OfColor") }

// ForgeFree forges a key at no cost.
func ForgeFree() Effect { return Effect{Verb: ForgeVerb, Who: You, Free: true} }

// Unforges unforges one of the player's keys (K5.3).
func (w Who) Unforges() Effect { return Effect{Verb: UnforgeVerb, Who: w} }

// UnforgesLast unforges a key that the player forged on their last turn, if any.
func (w Who) UnforgesLast() Effect { return Effect{Verb: UnforgeVerb, Who: w, LastForged: true} }

// ResetTide makes the tide what it was at the start: neutral (K1.13), or low in an
// adventure (A8.2).
func ResetTide() Effect { return Effect{Verb: ResetTideVerb} }

// MonsterDoes lets the monster do what its adventure calls by that name, n times or as much as n.
// The adventure says it in its own words and carries it out.
func MonsterDoes[T Amount](n T, name string) Effect {
	return Effect{Verb: MonsterVerb, Num: num(n), Name: name}
}

// Prevent stops what is about to happen.
func Prevent() Effect { return Effect{Verb: PreventVerb} }

// ShuffleDeck shuffles the player's deck.
func ShuffleDeck(w Who) Effect { return Effect{Verb: ShuffleVerb, Who: w} }

// ShuffleDiscardIn shuffles the player's discard pile into the deck.
func ShuffleDiscardIn(w Who) Effect { return Effect{Verb: ShuffleVerb, Who: w, WithDiscard: true} }

// LookAt lets you look at a zone of the player.
func LookAt(z Zone, w Who) Effect { return Effect{Verb: LookVerb, Who: w, To: z} }

// RevealZone lets everyone see a zone of the player.
func RevealZone(z Zone, w Who) Effect { return Effect{Verb: RevealZoneVerb, Who: w, To: z} }
