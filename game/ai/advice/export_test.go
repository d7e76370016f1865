package advice

// Least and Most decide what holds in most of the worlds.
var (
	Least = least
	Most  = most
)
