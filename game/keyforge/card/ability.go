package card

// Headings is a set of the bold headings of abilities.
type Headings uint16

// The headings.
const (
	OnPlay Headings = 1 << iota
	OnFight
	OnReap
	OnAction
	OnOmni
	OnDestroyed
	OnLeaves // K13.7
	OnBeforeFight
	OnBeforeReap
	OnScrap // K27.2
	OnFate  // K30.10
)

// EventKind is a kind of thing that abilities wait for.
type EventKind uint8

// The events. Subject and Other say which cards they are about; the player of the
// event is the one who did it.
const (
	NoEvent           EventKind = iota
	CardPlayed                  // Subject; after its bonus icons
	CardEntered                 // Subject entered play
	CreatureReaped              // Subject reaped
	FightEnded                  // Subject was used to fight; Other is what it fought
	CardUsed                    // Subject was used in any way
	CardDestroyed               // Subject; the player is its controller
	DestroyedFighting           // Subject was destroyed in a fight with Other; OtherRole: Other survived
	CardLeft                    // Subject left play
	CardDiscarded               // Subject was discarded from hand; the player is its owner
	PlayerForged                // the player forged a key; the amount is what it cost
	HouseChosen                 // the player chose a house
	TurnBegan                   //
	TurnEnded                   //
	ReadyStepEnded              //
	AmberStolen                 // from the player
	TideRaised                  // by the player
	CardDamaged                 // Subject was dealt damage
	ArmorPrevented              // Subject's armor prevented damage
	UpgradeAttached             // Subject, to Other
	IconResolved                // by the player
	FightBegan                  // Subject is about to fight Other
	AmberReaped                 // the player gained the amount by reaping
	KilledByAssault             // Subject was destroyed by the assault damage of Other
	PlayResolves                // Subject is being played; after its bonus icons, before its Play abilities (K7.1)
	DiscardShuffled             // the player shuffled their discard pile into their deck
	DrawStepBegan               //
	PlayedFromDiscard           // Subject is being played from the player's own discard pile
	ActionOver                  // Subject, an action, has resolved and been put into the discard pile (K6.2)
	CardReadied                 // Subject, by the player
	CardDrawn                   // by the player
	KilledBySplash              // Subject was destroyed by the splash-attack damage of Other (K28.9)
	CreatureExalted             // Subject; once for each æmber (K5.8)
	AmberCaptured               // by Subject, however much at once (K5.6)
	SetupBegan                  // before the player draws the opening hand (K31.3)
	HandDrawn                   // the player has drawn the opening hand (K31.3)
	ProphecyMade                // Subject has been put under a prophecy by the player, whom it belongs to (K30.2)
	ArchivesTaken               // by the player, into hand
	DeckShuffled                // by the player, their own, in whatever way
	DrawnOutsideStep            // a card, by the player, other than in their "draw cards" step
	EventCount
)

// The names are part of the hashes of games and never change.
var eventNames = [EventCount]string{
	CardPlayed: "cardPlayed", CardEntered: "cardEntered", CreatureReaped: "creatureReaped", FightEnded: "fightOver",
	CardUsed: "cardUsed", CardDestroyed: "cardDestroyed", DestroyedFighting: "destroyedFighting", CardLeft: "cardLeft",
	CardDiscarded: "cardDiscarded", PlayerForged: "playerForged", HouseChosen: "houseChosen", TurnBegan: "turnStarted",
	TurnEnded: "turnEnded", ReadyStepEnded: "readyStepDone", AmberStolen: "amberStolen", TideRaised: "tideRaised",
	CardDamaged: "cardDamaged", ArmorPrevented: "armorPrevented", UpgradeAttached: "upgradeAttached", IconResolved: "iconResolved",
	FightBegan: "fightBegins", AmberReaped: "amberReaped", KilledByAssault: "killedByAssault",
	PlayResolves:    "playResolves",
	DiscardShuffled: "discardShuffled",
	DrawStepBegan:   "drawStepStarted", PlayedFromDiscard: "playedFromDiscard",
	ActionOver:  "actionOver",
	CardReadied: "cardReadied", CardDrawn: "cardDrawn",
	KilledBySplash:  "killedBySplash",
	CreatureExalted: "creatureExalted", AmberCaptured: "amberCaptured",
	SetupBegan: "setupBegan", HandDrawn: "handDrawn",
	ProphecyMade: "prophecyMade", ArchivesTaken: "archivesTaken", DeckShuffled: "deckShuffled", DrawnOutsideStep: "drawnOutsideStep",
}

// String returns the name of the kind of event.
func (k EventKind) String() string { return eventNames[k] }

// Event is a pattern of events.
type Event struct {
	Kind EventKind
	// Who did it, from the ability's point of view; Nobody: anyone.
	Who Who
	// Role, when set, is what Subject must be; otherwise Subject describes it.
	Role    Role
	Subject *Filter
	// OtherRole and Other describe the second card.
	OtherRole Role
	Other     *Filter
	// Houses are those of HouseChosen; NoHouse among them stands for the house
	// chosen in the ability.
	Houses Houses
	// Not: the house is none of Houses.
	Not bool
	// Icon, when set, is the bonus icon by which it happened.
	Icon Icon
}

const _ = uint(64 - EventCount) // the engine keeps sets of events in 64 bits

var eventRows = [EventCount]Row{
	NoEvent:           {Name: "no event", Reads: "Who", Either: "Role Subject"}, // what a replacement is about
	CardPlayed:        {Name: "card played", Reads: "Who", Either: "Role Subject"},
	CardEntered:       {Name: "card entered", Reads: "Who", Either: "Role Subject"},
	CreatureReaped:    {Name: "creature reaped", Reads: "Who", Either: "Role Subject"},
	FightEnded:        {Name: "fight ended", Reads: "Who OtherRole Other", Either: "Role Subject"},
	CardUsed:          {Name: "card used", Reads: "Who", Either: "Role Subject"},
	CardDestroyed:     {Name: "card destroyed", Reads: "Who", Either: "Role Subject"},
	DestroyedFighting: {Name: "destroyed fighting", Reads: "Who OtherRole Other", Either: "Role Subject"},
	CardLeft:          {Name: "card left", Reads: "Who", Either: "Role Subject"},
	CardDiscarded:     {Name: "card discarded", Reads: "Who", Either: "Role Subject"},
	PlayerForged:      {Name: "player forged", Reads: "Who"},
	HouseChosen:       {Name: "house chosen", Reads: "Who Houses Not"},
	TurnBegan:         {Name: "turn started", Reads: "Who"},
	TurnEnded:         {Name: "turn ended", Reads: "Who"},
	ReadyStepEnded:    {Name: "ready step ended", Reads: "Who"},
	AmberStolen:       {Name: "æmber stolen", Reads: "Who"},
	TideRaised:        {Name: "tide raised", Reads: "Who"},
	CardDamaged:       {Name: "card damaged", Reads: "Who OtherRole Other Icon", Either: "Role Subject"},
	ArmorPrevented:    {Name: "armor prevented", Reads: "Who", Either: "Role Subject"},
	UpgradeAttached:   {Name: "upgrade attached", Reads: "Who OtherRole Other", Either: "Role Subject"},
	IconResolved:      {Name: "icon resolved", Reads: "Who Icon", Either: "Role Subject"},
	FightBegan:        {Name: "fight began", Reads: "Who OtherRole Other", Either: "Role Subject"},
	AmberReaped:       {Name: "æmber reaped", Reads: "Who"},
	KilledByAssault:   {Name: "destroyed by assault", Reads: "Who OtherRole Other", Either: "Role Subject"},
	PlayResolves:      {Name: "play resolves", Reads: "Who", Either: "Role Subject"},
	DiscardShuffled:   {Name: "discard pile shuffled", Reads: "Who"},
	DrawStepBegan:     {Name: "draw step started", Reads: "Who"},
	PlayedFromDiscard: {Name: "played from the discard pile", Reads: "Who", Either: "Role Subject"},
	ActionOver:        {Name: "action over", Reads: "Who", Either: "Role Subject"},
	CardReadied:       {Name: "card readied", Reads: "Who", Either: "Role Subject"},
	CardDrawn:         {Name: "card drawn", Reads: "Who"},
	KilledBySplash:    {Name: "destroyed by splash-attack", Reads: "Who OtherRole Other", Either: "Role Subject"},
	CreatureExalted:   {Name: "creature exalted", Reads: "Who", Either: "Role Subject"},
	AmberCaptured:     {Name: "æmber captured", Reads: "Who", Either: "Role Subject"},
	SetupBegan:        {Name: "set-up began", Reads: "Who"},
	HandDrawn:         {Name: "opening hand drawn", Reads: "Who"},
	ProphecyMade:      {Name: "prophecy made", Reads: "Who", Either: "Role Subject"},
	ArchivesTaken:     {Name: "archives taken", Reads: "Who"},
	DeckShuffled:      {Name: "deck shuffled", Reads: "Who"},
	DrawnOutsideStep:  {Name: "card drawn outside the step", Reads: "Who"},
}

// Kind says when an ability works.
type Kind uint8

// The kinds of abilities.
const (
	Headed    Kind = iota // bold heading: Headings
	Triggered             // after an event
	Constant              // modifiers that apply at all times (K17.1)
	Replacing             // instead of an event (K17.3)
	kindCount
)

var kindRows = [kindCount]Row{
	Headed:    {Name: "headed ability", Needs: "Headings Do", Reads: "While Zone"},
	Triggered: {Name: "triggered ability", Needs: "Event Do", Reads: "While Zone"},
	Constant:  {Name: "constant ability", Needs: "Mods", Reads: "While"},
	Replacing: {Name: "replacement", Needs: "Instead Do", Reads: "Event While Zone"},
}

// Ability is one ability of a card, or one that a lasting effect gives.
type Ability struct {
	Kind     Kind
	Headings Headings
	Event    Event
	While    *Cond // the ability applies only while this holds
	Mods     []Mod
	Do       []Effect
	// Instead is what a replacement replaces.
	Instead Replaced
	// Zone is where the card must be for the ability to work; NoZone: in play.
	Zone Zone
}

// Replaced is what a replacement effect replaces.
type Replaced uint8

// The replaced events.
const (
	NoReplaced     Replaced = iota
	BeingDestroyed          // Event.Role or Event.Subject would be put into the discard pile (K12.11)
	PlayEffect              // this card's Play ability as it is printed (A9.1)
	EnteringPlay            // this card enters play, or is played as an action: Do happens first
	Readying                // Event.Who readies such cards in the "ready cards" step (K17.4)
	OthersPlay              // the Play abilities of such cards that Event.Who plays
	Drawing                 // its owner draws a card: Do happens first, and if it is carried out, it is drawn no more
	Discarding              // such a card is discarded from the hand of Event.Who, as for Drawing
)

//go:noinline
func has(a Ability) Option {
	return func(c *Card) { c.Abilities = append(c.Abilities, a) }
}

// Heading gives a card an ability under any set of headings.
//
//go:noinline
func Heading(h Headings, do ...Effect) Option { return has(Ability{Kind: Headed, Headings: h, Do: do}) }

// Play gives a card a "Play:" ability.
//
//go:noinline
func Play(do ...Effect) Option { return Heading(OnPlay, do...) }

// Fight gives a card a "Fight:" ability.
func Fight(do ...Effect) Option { return Heading(OnFight, do...) }

// Reap gives a card a "Reap:" ability.
func Reap(do ...Effect) Option { return Heading(OnReap, do...) }

// Act gives a card an "Action:" ability.
func Act(do ...Effect) Option { return Heading(OnAction, do...) }

// Omni gives a card an "Omni:" ability.
func Omni(do ...Effect) Option { return Heading(OnOmni, do...) }

// Destroyed gives a card a "Destroyed:" ability.
func Destroyed(do ...Effect) Option { return Heading(OnDestroyed, do...) }

// Scrap gives a card a "Scrap:" ability, which resolves from the discard pile.
func Scrap(do ...Effect) Option {
	return has(Ability{Kind: Headed, Headings: OnScrap, Do: do, Zone: Discard})
}

// Fate gives a card a "Fate:" ability, which resolves when the prophecy under which the card
// lies is fulfilled. You are the active player then, and the opponent is the owner of the
// prophecy (K30.10).
func Fate(do ...Effect) Option { return Heading(OnFate, do...) }

// BeforeFight gives a card a "Before fight:" ability.
func BeforeFight(do ...Effect) Option { return Heading(OnBeforeFight, do...) }

// Reacts gives a card an ability that triggers after an event.
func Reacts(e Event, do ...Effect) Option { return has(After(e, do...)) }

// Constantly gives a card constant modifiers.
func Constantly(mods ...Mod) Option { return has(Static(mods...)) }

// AsLongAs gives a card constant modifiers that apply while the condition holds.
func AsLongAs(c Cond, mods ...Mod) Option { return has(Static(mods...).If(c)) }

// InsteadOfPlay lets a player resolve other effects instead of the card's Play
// ability while the condition holds (A9.1).
func InsteadOfPlay(c Cond, do ...Effect) Option {
	return has(Ability{Kind: Replacing, Instead: PlayEffect, While: &c, Do: do})
}

// AsItEnters makes effects happen as the card enters play, or as an action is
// played: before its bonus icons and abilities.
func AsItEnters(do ...Effect) Option {
	return has(Ability{Kind: Replacing, Instead: EnteringPlay, Do: do})
}

// Bears gives a card an ability that was built separately.
func Bears(a Ability) Option { return has(a) }

// WithHeading makes an ability with headings, to be given to other cards.
//
//go:noinline
func WithHeading(h Headings, do ...Effect) Ability { return Ability{Kind: Headed, Headings: h, Do: do} }

// After makes an ability that triggers after an event, or each time it happens
// (K16.3).
//
//go:noinline
func After(e Event, do ...Effect) Ability { return Ability{Kind: Triggered, Event: e, Do: do} }

// Static makes an ability of constant modifiers.
//
//go:noinline
func Static(mods ...Mod) Ability { return Ability{Kind: Constant, Mods: mods} }

// DestroyedInstead makes a Destroyed ability that replaces the destruction of the
// role's card.
func DestroyedInstead(r Role, do ...Effect) Ability {
	return Ability{Kind: Replacing, Instead: BeingDestroyed, Event: Event{Role: r}, Do: do}
}

// InsteadOfReadying makes effects happen when the player would ready such cards in
// the "ready cards" step; the cards do not ready (K17.4).
func InsteadOfReadying(w Who, f Filter, do ...Effect) Ability {
	return Ability{Kind: Replacing, Instead: Readying, Event: Event{Who: w, Subject: &f}, Do: do}
}

// happens reports whether the ability is about something that happens at one time.
func (a Ability) happens() bool {
	return a.Kind == Triggered || len(a.Mods) == 1 && a.Mods[0].Kind == TurnAgain
}

// InsteadOfPlaying makes effects happen instead of the Play abilities of such a card that
// the player plays, if it has any (K17.3).
func InsteadOfPlaying(w Who, f Filter, do ...Effect) Ability {
	return Ability{Kind: Replacing, Instead: OthersPlay, Event: Event{Who: w, Subject: &f}, Do: do}
}

// InsteadOfDrawing makes effects happen when you would draw a card; if they are carried
// out, the card is not drawn (K17.3).
func InsteadOfDrawing(do ...Effect) Ability {
	return Ability{Kind: Replacing, Instead: Drawing, Do: do}
}

// InsteadOfDiscarding makes effects happen instead of each such card being discarded from
// the player's hand, which is [Subject]; if they are not carried out, it is discarded (K27.7).
func InsteadOfDiscarding(w Who, f Filter, do ...Effect) Ability {
	return Ability{Kind: Replacing, Instead: Discarding, Event: Event{Who: w, Subject: &f}, Do: do}
}

// If makes the ability apply only while the condition holds.
func (a Ability) If(c Cond) Ability { a.While = &c; return a }

// FromDiscard makes a triggered ability, or one under "Omni", work while the card is in
// its owner's discard pile, and not while it is in play.
func (a Ability) FromDiscard() Ability { a.Zone = Discard; return a }

// IsOffered reports whether the ability is what a card in a discard pile offers at any time.
func (a *Ability) IsOffered() bool { return a.Zone == Discard && a.Headings&OnOmni != 0 }

//go:noinline
func event(k EventKind, w Who, f Filter) Event { return Event{Kind: k, Who: w, Subject: &f} }

// Plays is the event that the player plays such a card.
func Plays(w Who, f Filter) Event { return event(CardPlayed, w, f) }

// PlaysFromDiscard is the event that the player plays such a card from their own discard
// pile.
func PlaysFromDiscard(w Who, f Filter) Event { return event(PlayedFromDiscard, w, f) }

// ResolvesPlay is the event that the player has played such a card, before its Play
// abilities resolve.
func ResolvesPlay(w Who, f Filter) Event { return event(PlayResolves, w, f) }

// FinishesPlaying is the event that such an action that the player has played has
// resolved and been put into the discard pile.
func FinishesPlaying(w Who, f Filter) Event { return event(ActionOver, w, f) }

// Enters is the event that such a card enters play.
func Enters(f Filter) Event { return event(CardEntered, Nobody, f) }

// Reaps is the event that such a creature reaps.
func Reaps(f Filter) Event { return event(CreatureReaped, Nobody, f) }

// Fights is the event that such a creature is used to fight.
func Fights(f Filter) Event { return event(FightEnded, Nobody, f) }

// By narrows an event down to what the player does.
func (e Event) By(w Who) Event { e.Who = w; return e }

// Against narrows an event of two cards down to those in which the second, such as
// the creature fought, is such a card.
func (e Event) Against(f Filter) Event { e.Other = &f; return e }

// Uses is the event that the player uses such a card; for Nobody: that anyone uses
// it.
func Uses(w Who, f Filter) Event { return event(CardUsed, w, f) }

// BeginsFight is the event that such a creature is about to fight the one that
// it attacks, among everything that comes before a fight (K9.4); [Prevent] stops the
// fight.
func BeginsFight(f Filter) Event { return event(FightBegan, Nobody, f) }

// With narrows an event of a fight down to fights with the card of the role.
func (e Event) With(r Role) Event { e.OtherRole = r; return e }

// Attaches is the event that the upgrade of the role is attached to such a
// creature, which is [Other].
func Attaches(r Role, to Filter) Event {
	return Event{Kind: UpgradeAttached, Role: r, Other: &to}
}

// IsAttached is the event that such an upgrade is attached to such a creature.
func IsAttached(f, to Filter) Event { return event(UpgradeAttached, Nobody, f).Against(to) }

// DamagedByIcon is the event that such a creature is dealt damage by a damage icon
// (K7.6).
func DamagedByIcon(f Filter) Event {
	e := event(CardDamaged, Nobody, f)
	e.Icon = DamageIcon
	return e
}

// IsDestroyed is the event that such a card is destroyed.
func IsDestroyed(f Filter) Event { return event(CardDestroyed, Nobody, f) }

// DiesFighting is the event that such a creature is destroyed fighting the card
// of the role, which survives (K9.7).
func DiesFighting(f Filter, r Role) Event {
	e := event(DestroyedFighting, Nobody, f)
	e.OtherRole = r
	return e
}

// DiesInFight is the event that such a creature is destroyed fighting, whatever
// happens to the other.
func DiesInFight(f Filter) Event { return event(DestroyedFighting, Nobody, f) }

// DiesOfAssault is the event that such a creature is destroyed by the assault damage
// of the card of the role (K18.3).
func DiesOfAssault(f Filter, r Role) Event {
	e := event(KilledByAssault, Nobody, f)
	e.OtherRole = r
	return e
}

// DiesOfSplash is the event that such a creature is destroyed by the splash-attack damage
// of the card of the role (K28.9).
func DiesOfSplash(f Filter, r Role) Event {
	e := event(KilledBySplash, Nobody, f)
	e.OtherRole = r
	return e
}

// TakesDamage is the event that such a creature is dealt damage (K11.5).
func TakesDamage(f Filter) Event { return event(CardDamaged, Nobody, f) }

// Discards is the event that the player discards such a card from hand.
func Discards(w Who, f Filter) Event { return event(CardDiscarded, w, f) }

// Forges is the event that the player forges a key.
func Forges(w Who) Event { return Event{Kind: PlayerForged, Who: w} }

// GainsByReaping is the event that the player gains æmber by reaping: the amount.
func GainsByReaping(w Who) Event { return Event{Kind: AmberReaped, Who: w} }

// ChoosesHouse is the event that the player chooses one of the houses, or any. Choosing none
// because none is open (K4.5) is no such event.
func ChoosesHouse(w Who, h ...House) Event {
	return Event{Kind: HouseChosen, Who: w, Houses: HouseSet(h...)}
}

// ChoosesHouseBut is the event that the player chooses a house other than these, but not none.
func ChoosesHouseBut(w Who, h ...House) Event { e := ChoosesHouse(w, h...); e.Not = true; return e }

// ChoosesThatHouse is the event that the player chooses the house that was chosen in
// the ability.
func ChoosesThatHouse(w Who) Event { return Event{Kind: HouseChosen, Who: w, Houses: 1 << NoHouse} }

// ChoosesAnotherHouse is the event that the player chooses a house other than the one
// that was chosen in the ability, or can choose none (K4.5).
func ChoosesAnotherHouse(w Who) Event { e := ChoosesThatHouse(w); e.Not = true; return e }

// TurnStarts is the start of the player's turn.
//
//go:noinline
func TurnStarts(w Who) Event { return Event{Kind: TurnBegan, Who: w} }

// TurnEnds is the end of the player's turn.
//
//go:noinline
func TurnEnds(w Who) Event { return Event{Kind: TurnEnded, Who: w} }

// ReadyStepEnds is the end of the player's "ready cards" step.
func ReadyStepEnds(w Who) Event { return Event{Kind: ReadyStepEnded, Who: w} }

// DrawStepStarts is the start of the player's "draw cards" step.
func DrawStepStarts(w Who) Event { return Event{Kind: DrawStepBegan, Who: w} }

// StolenFrom is the event that æmber is stolen from the player: the amount.
func StolenFrom(w Who) Event { return Event{Kind: AmberStolen, Who: w} }

// Resolves is the event that the player resolves such a bonus icon.
func Resolves(w Who, i Icon) Event { return Event{Kind: IconResolved, Who: w, Icon: i} }

// Raises is the event that the player raises the tide.
func Raises(w Who) Event { return Event{Kind: TideRaised, Who: w} }

// ShufflesDiscard is the event that the player shuffles their discard pile into their deck.
func ShufflesDiscard(w Who) Event { return Event{Kind: DiscardShuffled, Who: w} }

// Readies is the event that the player readies a card, in the "ready cards" step or by an
// ability.
func Readies(w Who) Event { return Event{Kind: CardReadied, Who: w} }

// ReadiesCard is the event that the player readies such a card. While an ability waits for
// it, the cards ready one after another in the "ready cards" step (K29.3).
func ReadiesCard(w Who, f Filter) Event { return event(CardReadied, w, f) }

// DrawsCard is the event that the player draws a card.
func DrawsCard(w Who) Event { return Event{Kind: CardDrawn, Who: w} }

// IsExalted is the event that such a creature is exalted, once for each æmber (K5.8).
func IsExalted(f Filter) Event { return event(CreatureExalted, Nobody, f) }

// Captures is the event that such a creature captures æmber (K5.6).
func Captures(f Filter) Event { return event(AmberCaptured, Nobody, f) }

// BeforeHands is the event that the player is about to draw the opening hand (K31.3).
func BeforeHands(w Who) Event { return Event{Kind: SetupBegan, Who: w} }

// DrawsHand is the event that the player has drawn the opening hand (K31.3).
func DrawsHand(w Who) Event { return Event{Kind: HandDrawn, Who: w} }

// Happens is an event about the card of a role.
func Happens(k EventKind, r Role) Event { return Event{Kind: k, Role: r} }

// IsMadeActive is the event that this prophecy becomes active: a card is put under it (K30.2).
func IsMadeActive() Event { return Event{Kind: ProphecyMade, Role: This} }

// TakesArchives is the event that the player takes their archives into hand (K2.12).
func TakesArchives(w Who) Event { return Event{Kind: ArchivesTaken, Who: w} }

// Shuffles is the event that the player shuffles their deck.
func Shuffles(w Who) Event { return Event{Kind: DeckShuffled, Who: w} }

// DrawsOutsideStep is the event that the player draws a card other than in their "draw cards"
// step.
func DrawsOutsideStep(w Who) Event { return Event{Kind: DrawnOutsideStep, Who: w} }
