package card

// Exhaust exhausts the cards.
//
//go:noinline
func Exhaust[S Subjects](s S) Effect { return Effect{Verb: ExhaustVerb, Target: target(s)} }

// Ready readies the cards.
//
//go:noinline
func Ready[S Subjects](s S) Effect { return Effect{Verb: ReadyVerb, Target: target(s)} }

// Stun stuns the creatures (K14.1).
//
//go:noinline
func Stun[S Subjects](s S) Effect { return Effect{Verb: StunVerb, Target: target(s)} }

// Unstun removes the stun counter.
func Unstun[S Subjects](s S) Effect { return Effect{Verb: UnstunVerb, Target: target(s)} }

// Ward wards the creatures (K14.7).
func Ward[S Subjects](s S) Effect { return Effect{Verb: WardVerb, Target: target(s)} }

// Unward removes the wards of the creatures (K14.7).
func Unward[S Subjects](s S) Effect {
	return Effect{Verb: UnwardVerb, Target: target(s)}
}

// Enrage enrages the creatures (K14.11).
func Enrage[S Subjects](s S) Effect { return Effect{Verb: EnrageVerb, Target: target(s)} }
