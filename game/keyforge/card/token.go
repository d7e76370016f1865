package card

// MakeTokens makes you make n token creatures, one after another, of the top cards of
// your deck (K25.1, K25.4).
//
//go:noinline
func MakeTokens[T Amount](n T) Effect { return Effect{Verb: MakeVerb, Num: num(n)} }

// OfCard makes tokens only if they are copies of the token card with that ID (K25.7).
func (e Effect) OfCard(id string) Effect {
	e.Target = Each(Creatures.Named(id))
	return e.after("OfCard")
}

// MakeTokensOf makes you make token creatures of the cards, as if each were on top of your
// deck (K25.14).
func MakeTokensOf[S Subjects](s S) Effect {
	return Effect{Verb: PutVerb, Target: target(s), Who: You, FaceDown: true}
}

// FlipDown flips the creatures face down: they become token creatures (K26.4).
func FlipDown[S Subjects](s S) Effect { return Effect{Verb: FaceDownVerb, Target: target(s)} }

// FlipUp flips token creatures face up: what is no creature is discarded (K26.3).
func FlipUp[S Subjects](s S) Effect {
	return Effect{Verb: FaceDownVerb, Target: target(s), FaceUp: true}
}
