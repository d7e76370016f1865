package expedition

// Ascent is a condition that an expedition may have, beside all those of the ascents below it.
type Ascent struct {
	Name    string // in keys of words
	Press   []Press
	Kinds   []Kind // the stops that Press is for; nil: all
	Courage int    // less at the start
	Scars   []Gift // carried from the start
}

// Ascents are the conditions, in order: each makes an expedition harder.
var Ascents = [...]Ascent{
	{Name: "swell", Press: []Press{{"power", 1}, {"gloom", -1}}},
	{Name: "gate", Press: []Press{{"power", 2}, {"gloom", -2}}, Kinds: []Kind{End}},
	{Name: "chains", Scars: []Gift{Chained}},
	{Name: "shell", Press: []Press{{"armor", 1}, {"gloom", -1}}, Kinds: []Kind{Deep, End}},
	{Name: "brood", Press: []Press{{"creatures", 1}, {"gloom-start", 1}}, Kinds: []Kind{Shore, Deep}},
	{Name: "hunger", Scars: []Gift{Greed}},
	{Name: "depths", Press: []Press{{"power", 2}, {"gloom", -2}}, Kinds: []Kind{Deep}},
	{Name: "dusk", Courage: 1},
	{Name: "tide", Press: []Press{{"tide", 1}, {"creatures", 1}, {"gloom", -1}}},
	{Name: "irons", Scars: []Gift{Chained}},
	{Name: "harbors", Press: []Press{{"power", 2}, {"gloom", -2}}, Kinds: []Kind{Haven}},
	{Name: "bulk", Press: []Press{{"power", 1}, {"gloom", -1}}},
	{Name: "nests", Press: []Press{{"creatures", 1}, {"gloom-start", 1}}},
	{Name: "giants", Press: []Press{{"power", 1}, {"gloom", -1}}},
	{Name: "wound", Scars: []Gift{Flooded}},
	{Name: "plates", Press: []Press{{"armor", 1}, {"gloom-start", 1}}},
	{Name: "shores", Press: []Press{{"power", 2}, {"armor", 1}, {"lights", 1}}, Kinds: []Kind{Shore}},
	{Name: "thirst", Press: []Press{{"cost", -1}, {"lights", 1}}, Kinds: []Kind{Haven, Deep, End}},
	{Name: "alone", Courage: 1},
	{Name: "night", Press: []Press{{"cards", 1}}},
}
