package card

// Effect is one instruction. Like a node of a regular expression it is one
// struct: Verb says what it means, and the verb's row which fields count (see
// [Verb.Row]). Fields that the verb does not read must not be set.
type Effect struct {
	Verb     Verb
	Target   Target
	Second   Target
	Num      Num
	Splash   Num
	N        int
	Color    int // of a key, from 1 on; 0: any
	Who      Who
	To       Zone
	Place    Place
	Span     Span
	Counter  Counter
	Headings Headings
	Arrival  Arrival
	Cond     Cond
	Sub      [][]Effect
	Gives    []Ability
	House    House
	Type     Type
	By       Who
	Source   Role
	Name     string // of what an adventure's monster does

	All          bool // there is, in place of Num
	Another      bool // beside the card that was named before
	AsYours      bool // as if the card were yours (K8.16)
	FaceDown     bool // as a token creature
	Control      bool // who controls the cards, too
	Counters     bool // the +1 power counters too
	FaceUp       bool //
	Free         bool // at no cost
	IgnoresArmor bool // armor does not prevent the damage
	IgnoresTaunt bool // in the choice of what is attacked
	LastForged   bool // the key forged on that player's last turn
	NotExalted   bool // æmber that is put on creatures without exalting them
	OneByOne     bool // each card is chosen, or damage dealt, when its turn comes
	Optional     bool // if you want to
	RandomOrder  bool //
	WithDiscard  bool // the discard pile too

	// misused is a method that does not belong to the verb; see check.
	misused string
}

// after notes that a method has modified the effect. One that its verb does not
// take is reported when the card is built, where the card is known.
func (e Effect) after(method string) Effect {
	if e.misused == "" && !e.Verb.takes(method) {
		e.misused = method
	}
	return e
}

// Deal deals n damage to each of the cards.
func Deal[T Amount, S Subjects](n T, s S) Effect {
	return Effect{Verb: DealVerb, Target: target(s), Num: num(n)}
}

// WithSplash adds splash damage of n (K18.17).
func (e Effect) WithSplash(n int) Effect { e.Splash = N(n); return e.after("WithSplash") }

// IgnoringArmor makes damage that armor does not prevent.
func (e Effect) IgnoringArmor() Effect { e.IgnoresArmor = true; return e.after("IgnoringArmor") }

// From makes the card of a role deal the damage rather than this card.
func (e Effect) From(r Role) Effect { e.Source = r; return e.after("From") }

// Together deals the damage of several Deal effects at the same time (K11.4).
func Together(deals ...Effect) Effect {
	return Effect{Verb: TogetherVerb, Sub: [][]Effect{deals}}
}

// Distribute deals n damage, one point at a time, as you choose.
func Distribute[T Amount](n T, f Filter) Effect {
	return Effect{Verb: DistributeVerb, Num: num(n), Target: Each(f)}
}

// Destroy destroys the cards (K12.1).
//
//go:noinline
func Destroy[S Subjects](s S) Effect { return Effect{Verb: DestroyVerb, Target: target(s)} }

// Sacrifice makes their controller sacrifice the cards (K12.15).
func Sacrifice[S Subjects](s S) Effect { return Effect{Verb: SacrificeVerb, Target: target(s)} }

// Move puts the cards into a zone of their owners.
//
//go:noinline
func Move[S Subjects](s S, to Zone, p Place) Effect {
	return Effect{Verb: MoveVerb, Target: target(s), To: to, Place: p, Who: Owner}
}

// InRandomOrder puts cards that leave play into the pile in a random order.
func (e Effect) InRandomOrder() Effect { e.RandomOrder = true; return e.after("InRandomOrder") }

// MoveTo puts the cards into a zone of the named player (K13.5).
func MoveTo[S Subjects](s S, to Zone, w Who) Effect {
	return Effect{Verb: MoveVerb, Target: target(s), To: to, Who: w}
}

// Purge purges the cards (K15.10).
//
//go:noinline
func Purge[S Subjects](s S) Effect { return Move(s, Purged, OnTop) }

// ReturnToHand returns the cards to their owners' hands.
//
//go:noinline
func ReturnToHand[S Subjects](s S) Effect { return Move(s, Hand, OnTop) }

// Archive puts the cards into their owners' archives (K15.7).
//
//go:noinline
func Archive[S Subjects](s S) Effect { return Move(s, Archives, OnTop) }

// DiscardCards discards the cards.
//
//go:noinline
func DiscardCards[S Subjects](s S) Effect { return Move(s, Discard, OnTop) }

// ShuffleIn shuffles the cards into their owners' decks.
func ShuffleIn[S Subjects](s S) Effect { return Move(s, Deck, Shuffled) }

// Heal removes n damage from each of the creatures (K11.14).
func Heal[T Amount, S Subjects](n T, s S) Effect {
	return Effect{Verb: HealVerb, Target: target(s), Num: num(n)}
}

// HealUpTo removes as much damage as you choose from the creature, n at most.
func HealUpTo[T Amount, S Subjects](n T, s S) Effect {
	return Effect{Verb: HealVerb, Target: target(s), Num: num(n), Who: You}
}

// FullyHeal removes all damage.
func FullyHeal[S Subjects](s S) Effect {
	return Effect{Verb: HealVerb, Target: target(s), All: true}
}

// Capture lets each of the creatures capture n æmber (K5.6).
func Capture[T Amount, S Subjects](n T, s S) Effect {
	return Effect{Verb: CaptureVerb, Target: target(s), Num: num(n), Who: Opponent}
}

// CaptureAllFrom lets the creature capture all æmber of the named player, or of each.
func CaptureAllFrom[S Subjects](w Who, s S) Effect {
	return Effect{Verb: CaptureVerb, Target: target(s), All: true, Who: w}
}

// FromYourOpponent makes the creatures capture from your opponent's pool, whoever controls them.
func (e Effect) FromYourOpponent() Effect { e.AsYours = true; return e.after("FromYourOpponent") }

// CaptureFrom lets the creatures capture from the pool of the named player.
func CaptureFrom[T Amount, S Subjects](w Who, n T, s S) Effect {
	return Effect{Verb: CaptureVerb, Target: target(s), Num: num(n), Who: w}
}

// Exalt puts n æmber from the supply on each of the creatures (K5.8).
func Exalt[T Amount, S Subjects](n T, s S) Effect {
	return Effect{Verb: ExaltVerb, Target: target(s), Num: num(n)}
}

// PutAmber puts n æmber from the supply on each of the cards, which does not exalt them.
func PutAmber[T Amount, S Subjects](n T, s S) Effect {
	e := Exalt(n, s)
	e.NotExalted = true
	return e
}

// TakeAmber moves n æmber off each of the cards to the player's pool, or to the
// supply when w is Nobody (K5.14).
func TakeAmber[T Amount, S Subjects](n T, s S, w Who) Effect {
	return Effect{Verb: TakeAmberVerb, Target: target(s), Num: num(n), Who: w}
}

// TakeAllAmber moves all æmber off the cards.
func TakeAllAmber[S Subjects](s S, w Who) Effect {
	return Effect{Verb: TakeAmberVerb, Target: target(s), All: true, Who: w}
}

// WithPowerCounters makes TakeAllAmber move the +1 power counters of the cards to the supply too.
func (e Effect) WithPowerCounters() Effect { e.Counters = true; return e.after("WithPowerCounters") }

// MoveAmber moves n æmber from one card to another (K5.14).
func MoveAmber[T Amount, S, D Subjects](n T, from S, to D) Effect {
	return Effect{Verb: GiveAmberVerb, Target: target(from), Second: target(to), Num: num(n)}
}

// MoveWard moves the ward of one creature to another that has none (K14.8).
func MoveWard[S, D Subjects](from S, to D) Effect {
	return Effect{Verb: MoveWardVerb, Target: target(from), Second: target(to)}
}

// StoreAmber moves n æmber from the player's pool onto the card.
func StoreAmber[T Amount, S Subjects](n T, w Who, s S) Effect {
	return Effect{Verb: StoreAmberVerb, Target: target(s), Num: num(n), Who: w}
}

// Redistribute redistributes the æmber on the creatures among them.
func Redistribute(f Filter) Effect { return Effect{Verb: RedistributeVerb, Target: Each(f)} }

// MoveDamage moves all damage from one creature to another (K11.16).
func MoveDamage[S, D Subjects](from S, to D) Effect {
	return Effect{Verb: MoveDamageVerb, Target: target(from), Second: target(to)}
}

// RedistributeDamage redistributes the damage on the creatures among them (K11.16).
func RedistributeDamage(f Filter) Effect {
	return Effect{Verb: RedistributeDamageVerb, Target: Each(f)}
}

// Put puts n counters on each of the cards.
func Put[T Amount, S Subjects](n T, c Counter, s S) Effect {
	return Effect{Verb: CounterVerb, Target: target(s), Num: num(n), Counter: c}
}

// Remove removes n counters from each of the cards.
func Remove[T Amount, S Subjects](n T, c Counter, s S) Effect {
	return Effect{Verb: RemoveCountersVerb, Target: target(s), Num: num(n), Counter: c}
}

// RemoveUpTo removes as many counters as you choose from the card, n at most.
func RemoveUpTo[T Amount, S Subjects](n T, c Counter, s S) Effect {
	return Effect{Verb: RemoveCountersVerb, Target: target(s), Num: num(n), Counter: c, Who: You}
}

// RemoveAllCounters removes the counters of all kinds from each of the cards, those of
// stun, ward and enrage among them (K14.1, K14.7, K14.11).
func RemoveAllCounters[S Subjects](s S) Effect {
	return Effect{Verb: RemoveCountersVerb, Target: target(s), All: true}
}

// MoveCounters moves all counters of the kind from the cards to another.
func MoveCounters[S, D Subjects](c Counter, from S, to D) Effect {
	return Effect{Verb: RemoveCountersVerb, Target: target(from), Second: target(to), Num: Counters(c, Touched), Counter: c}
}

// MoveAnyCounters moves as many counters of the kind as you choose from the card to another.
func MoveAnyCounters[S, D Subjects](c Counter, from S, to D) Effect {
	e := MoveCounters(c, from, to)
	e.Who = You
	return e
}

// MoveHalf moves half of the counters of the kind, rounded up, from the cards to another.
func MoveHalf[S, D Subjects](c Counter, from S, to D) Effect {
	e := MoveCounters(c, from, to)
	e.Num = HalfUp(e.Num)
	return e
}

// TakeControl gives the player control of the cards for the span (K13.9).
func TakeControl[S Subjects](w Who, s S, span Span) Effect {
	return Effect{Verb: ControlVerb, Target: target(s), Who: w, Span: span}
}

// Use uses the cards in any way that is open to them (Q45).
func Use[S Subjects](s S) Effect { return Effect{Verb: UseVerb, Target: target(s)} }

// UseAsYours uses cards as if you controlled them (K8.16).
func UseAsYours[S Subjects](s S) Effect {
	return Effect{Verb: UseVerb, Target: target(s), AsYours: true}
}

// FightWith fights with each of the creatures (K9.12).
func FightWith[S Subjects](s S) Effect { return Effect{Verb: FightVerb, Target: target(s)} }

// Against lets FightWith attack only such creatures, or the boss (A2.3). Those
// attacked are added to [B], so that the filter may leave them out the next time.
func (e Effect) Against(f Filter) Effect {
	e.Second = Target{Pick: EachOf, Filter: f, Save: B, Add: true}
	return e.after("Against")
}

// IgnoringTaunt lets FightWith attack what taunt protects (K18.13).
func (e Effect) IgnoringTaunt() Effect { e.IgnoresTaunt = true; return e.after("IgnoringTaunt") }

// AimAt makes this card deal its damage in the coming fight to the target instead of
// the creature it fights.
func AimAt[S Subjects](s S) Effect { return Effect{Verb: AimVerb, Target: target(s)} }

// ReapWith reaps with each of the creatures.
func ReapWith[S Subjects](s S) Effect { return Effect{Verb: ReapVerb, Target: target(s)} }

// Swap swaps two creatures (K10.7), or two cards that are not in play (K10.8).
func Swap[S, T Subjects](s S, t T) Effect {
	return Effect{Verb: SwapVerb, Target: target(s), Second: target(t)}
}

// SwapWithAll swaps two creatures, and all æmber, damage, counters and upgrades on them:
// these stay in their place.
func SwapWithAll[S, T Subjects](s S, t T) Effect {
	e := Swap(s, t)
	e.All = true
	return e
}

// SwapControl swaps who controls two creatures, or two artifacts, of different sides: each takes the place of
// the other (K32.11).
func SwapControl[S, T Subjects](s S, t T) Effect {
	e := Swap(s, t)
	e.Control = true
	return e
}

// SwapTwo swaps the two creatures of the target, in one line (K10.7).
func SwapTwo(f Filter) Effect {
	return Effect{Verb: SwapVerb, Target: ChooseN(2, f).FromOnePile()}
}

// Reposition moves the creatures within their lines (K10.6).
func Reposition[S Subjects](s S, p Place) Effect {
	return Effect{Verb: RepositionVerb, Target: target(s), Place: p}
}

// PlayCard plays the cards (K6.9).
func PlayCard[S Subjects](s S) Effect { return Effect{Verb: PlayVerb, Target: target(s)} }

// On makes an upgrade that PlayCard plays be attached to the card of the role.
func (e Effect) On(r Role) Effect { e.Second = target(r); return e.after("On") }

// PlayAsYours plays cards that may be another player's as if they were yours.
func PlayAsYours[S Subjects](s S) Effect {
	return Effect{Verb: PlayVerb, Target: target(s), AsYours: true}
}

// PutIntoPlay puts the cards into play under the player's control (K6.10).
func PutIntoPlay[S Subjects](s S, w Who, p Place) Effect {
	return Effect{Verb: PutVerb, Target: target(s), Who: w, Place: p}
}

// At names the place in the line to which TakeControl moves the creatures to, where in it
// a creature that PlayCard plays may go, or where token creatures enter.
func (e Effect) At(p Place) Effect { e.Place = p; return e.after("At") }

// ReadyAtOnce makes cards that PutIntoPlay puts into play enter ready.
func (e Effect) ReadyAtOnce() Effect { e.Arrival = Readied; return e.after("ReadyAtOnce") }

// EnteringStunned makes a creature that PlayCard plays enter play stunned.
func (e Effect) EnteringStunned() Effect { e.Arrival = Stunned; return e.after("EnteringStunned") }

// Graft puts the cards face up under another card (K15.11).
func Graft[S, T Subjects](s S, under T) Effect {
	return Effect{Verb: GraftVerb, Target: target(s), Second: target(under), FaceUp: true}
}

// Hide puts the cards face down under another card.
func Hide[S, T Subjects](s S, under T) Effect {
	return Effect{Verb: GraftVerb, Target: target(s), Second: target(under)}
}

// Attach moves upgrades in play from the creatures that they are attached to onto
// another; one that is on that creature already stays. An action that is being played
// becomes an upgrade on the card; see [OrUpgrade].
func Attach[S, T Subjects](s S, to T) Effect {
	return Effect{Verb: AttachVerb, Target: target(s), Second: target(to)}
}

// Trigger resolves the target's abilities with those headings as if you had
// them; the card is not used and does not exhaust.
func Trigger[S Subjects](h Headings, s S) Effect {
	return Effect{Verb: TriggerVerb, Target: target(s), Headings: h}
}

// BecomeCopy makes this card a copy of the target until it leaves play.
func BecomeCopy[S Subjects](s S) Effect {
	return Effect{Verb: CopyVerb, Target: target(s)}
}

// OfHouse makes the copy that BecomeCopy makes belong to the house nonetheless.
func (e Effect) OfHouse(h House) Effect { e.House = h; return e.after("OfHouse") }

// Reveal shows the cards to everyone.
func Reveal[S Subjects](s S) Effect { return Effect{Verb: RevealVerb, Target: target(s)} }

// LookAtCards lets you look at the cards.
func LookAtCards[S Subjects](s S) Effect {
	return Effect{Verb: LookAtVerb, Target: target(s)}
}

// ResolveIcons resolves the bonus icons of the cards as if you had played them.
func ResolveIcons[S Subjects](s S) Effect { return Effect{Verb: IconsVerb, Target: target(s)} }

// Take only takes a target, for later effects of the ability.
func Take[S Subjects](s S) Effect { return Effect{Verb: TargetVerb, Target: target(s)} }

// ExtraTurn lets you take another turn after this one (K32.13).
func ExtraTurn() Effect { return Lasts(UntilOnce, Static(Rule(TurnAgain, You))) }

// EndTurn ends the turn.
func EndTurn() Effect { return Effect{Verb: EndTurnVerb} }

// Fulfill fulfills this prophecy: the active player reveals the card under it and resolves
// its Fate abilities (K30.10).
func Fulfill() Effect { return Effect{Verb: FulfillVerb} }

// TurnOver flips this prophecy card, which stays active with its other face (K30.15).
func TurnOver() Effect { return Effect{Verb: TurnOverVerb} }

// BecomesActiveHouse makes the house of the cards the active house.
func BecomesActiveHouse[S Subjects](s S) Effect {
	return Effect{Verb: HouseVerb, Target: target(s)}
}

// ChosenBecomesActive makes the chosen house the active house.
func ChosenBecomesActive() Effect { return Effect{Verb: HouseVerb} }

// ChooseHouse lets you choose a house; of is whose identity card limits the
// choice, or Nobody.
func ChooseHouse(of Who) Effect { return Effect{Verb: ChooseHouseVerb, Who: of} }

// ChooseHouseBy lets another player choose any house.
func ChooseHouseBy(by Who) Effect {
	return Effect{Verb: ChooseHouseVerb, By: by}
}

// ChooseHouseOf lets you choose one of the houses to which the cards belong, or did
// when they left play.
func ChooseHouseOf[S Subjects](s S) Effect { return Effect{Verb: ChooseHouseVerb, Target: target(s)} }

// ChooseNumber lets you choose a number from lo to hi.
func ChooseNumber(lo, hi int) Effect { return Effect{Verb: ChooseNumberVerb, N: lo, Num: N(hi)} }

// NameCard lets you name a card.
func NameCard() Effect { return Effect{Verb: NameCardVerb} }

// NameCardOf lets you name a card of the type.
func NameCardOf(t Type) Effect { return Effect{Verb: NameCardVerb, Type: t} }

// NameAnother lets you name a second card besides the one named before.
func NameAnother() Effect { return Effect{Verb: NameCardVerb, Another: true} }

// ChooseTrait lets you choose a trait, whether or not any card has it.
func ChooseTrait() Effect { return Effect{Verb: ChooseTraitVerb} }

// ChoosePlayer lets you choose a player, who is [Chosen] afterwards; the monster of an
// adventure is one.
func ChoosePlayer() Effect { return Effect{Verb: ChoosePlayerVerb} }

// ChoosePlayerWho is ChoosePlayer among those for whom the condition holds; in it
// each is "you".
func ChoosePlayerWho(c Cond) Effect { return Effect{Verb: ChoosePlayerVerb, Cond: c} }

// If carries out the effects when the condition holds.
//
//go:noinline
func If(c Cond, then ...Effect) Effect {
	return Effect{Verb: IfVerb, Cond: c, Sub: [][]Effect{then, nil}}
}

// Else adds what happens when the condition of an If does not hold.
func (e Effect) Else(other ...Effect) Effect {
	if e = e.after("Else"); e.misused == "" {
		e.Sub = [][]Effect{e.Sub[0], other}
	}
	return e
}

// IfYouDo carries out the effects when the effect before them was carried out
// completely (K16.14).
//
//go:noinline
func IfYouDo(then ...Effect) Effect { return If(DidThat, then...) }

// May lets you choose whether to carry out the effects (K16.12).
//
//go:noinline
func May(do ...Effect) Effect { return Effect{Verb: MayVerb, Sub: [][]Effect{do}} }

// ForEach carries out the effects n times (K16.16).
func ForEach[T Amount](n T, do ...Effect) Effect {
	return Effect{Verb: TimesVerb, Num: num(n), Sub: [][]Effect{do}}
}

// ForEachInTurn is [ForEach] with damage that is not dealt at the same time.
func ForEachInTurn[T Amount](n T, do ...Effect) Effect {
	e := ForEach(n, do...)
	e.OneByOne = true
	return e
}

// Repeat carries out the effects, and again as long as the condition holds
// (K17.5).
func Repeat(while Cond, do ...Effect) Effect {
	return Effect{Verb: RepeatVerb, Cond: while, Sub: [][]Effect{do}}
}

// MayRepeat carries out the effects, and again as long as the condition holds and
// you want to.
func MayRepeat(while Cond, do ...Effect) Effect {
	e := Repeat(while, do...)
	e.Optional = true
	return e
}

// ForEachHouse carries out the effects once for each house in the game, as the chosen
// house.
func ForEachHouse(do ...Effect) Effect { return Effect{Verb: HousesVerb, Sub: [][]Effect{do}} }

// ChooseOneOf lets you choose one of several groups of effects.
//
//go:noinline
func ChooseOneOf(options ...[]Effect) Effect { return Effect{Verb: OptionVerb, Sub: options} }

// Do groups effects, as an option of ChooseOneOf.
//
//go:noinline
func Do(effects ...Effect) []Effect { return effects }

// Does carries out the effects as the player, who is "you" in them.
//
//go:noinline
func (w Who) Does(do ...Effect) Effect {
	return Effect{Verb: OnVerb, Who: w, Sub: [][]Effect{do}}
}

// ForEachOf carries out the effects once for each of the cards, as [It], and as the letter
// of the target, if it has one.
func ForEachOf[S Subjects](s S, do ...Effect) Effect {
	return Effect{Verb: EachVerb, Target: target(s), Sub: [][]Effect{do}}
}

// OneByOne carries out the effects for up to n of the cards, each chosen when its
// turn comes, as [It].
func OneByOne(n int, f Filter, do ...Effect) Effect {
	e := ForEachOf(UpTo(n, f), do...)
	e.OneByOne = true
	return e
}

// Lasts puts abilities in force for a span (K17.12). They belong to no card.
//
//go:noinline
func Lasts(span Span, gives ...Ability) Effect {
	return Effect{Verb: LastVerb, Span: span, Gives: gives}
}

// LastsFor puts abilities in force for a span, for the given cards as [TheSubjects].
func LastsFor[S Subjects](span Span, s S, gives ...Ability) Effect {
	return Effect{Verb: LastVerb, Span: span, Target: target(s), Gives: gives}
}
