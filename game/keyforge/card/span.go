package card

// Span is how long a lasting effect lasts (K17.12).
type Span uint8

// The spans.
const (
	RestOfTurn          Span = iota
	UntilYourNext            // until the start of your next turn
	OpponentsNext            // during your opponent's next turn
	WhileThisInPlay          // until this card leaves play
	NextTime                 // until it has happened once this turn
	ThroughYourNext          // until the end of your next turn
	WhileSubjectsStay        // as long as the cards are in play, or under that control
	WhileSubjectsInPlay      // as long as the cards are in play, whoever controls them
	NextReadying             // until the next "ready cards" step of the cards' controller is over
	UntilOnce                // until it has happened once
	UntilNextUse             // until a creature is used, this turn
	SpanCount
)

var spanNames = [SpanCount]string{
	RestOfTurn: "restOfTurn", UntilYourNext: "untilYourNext", OpponentsNext: "opponentsNext", WhileThisInPlay: "whileThisInPlay",
	NextTime: "nextTime", ThroughYourNext: "throughYourNext", WhileSubjectsStay: "whileSubjectsStay",
	WhileSubjectsInPlay: "whileSubjectsInPlay", NextReadying: "nextReadying",
	UntilOnce: "untilOnce", UntilNextUse: "untilNextUse",
}

// String returns the name of the span.
func (s Span) String() string { return spanNames[s] }
