package game

// Page explains one thing about a game, in the rules that players look up.
type Page struct {
	Chapter     string // its title
	Key         string
	Title, Text string
	Rules       string // the IDs of the rules
	// Terms are the words of other texts that lead to the page: forms separated by bars, in which * at the end of a word
	// stands for any ending, such as "discard pile|discard piles" or "оглуш*".
	Terms string
}
