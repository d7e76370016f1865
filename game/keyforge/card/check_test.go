package card

import (
	"fmt"
	"reflect"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

// refusal builds a card and returns why it was refused, or "".
func refusal(opts ...Option) (why string) {
	defer func() {
		if r := recover(); r != nil {
			why = fmt.Sprint(r)
		}
	}()
	Action("oddity", Brobnar, opts...)
	return ""
}

// Mistakes that would otherwise be ignored are refused, and the error names the
// card, the verb and the field.
func TestMistakesAreRefused(t *testing.T) {
	loop := func(do Effect) Effect { return ForEach(2, do) }
	for name, c := range map[string]struct {
		do   Effect
		says []string
	}{
		"a flag that another verb reads":  {Steal(1).ReadyAtOnce(), []string{"steal", "ReadyAtOnce"}},
		"no verb":                         {Effect{}, []string{"effect 0"}},
		"a verb that is not there":        {Effect{Verb: 200}, []string{"effect 200"}},
		"negative damage":                 {Deal(-3, This), []string{"deal", "Num", "-3"}},
		"negative splash":                 {Deal(3, This).WithSplash(-1), []string{"deal", "Splash"}},
		"no æmber":                        {Gain(0), []string{"gain", "Num"}},
		"all of it and a number":          {Effect{Verb: LoseVerb, Who: You, Num: N(2), All: true}, []string{"lose", "Num, All"}},
		"neither all nor a number":        {Effect{Verb: LoseVerb, Who: You}, []string{"lose", "Num, All"}},
		"a tide that is reset and raised": {Effect{Verb: ResetTideVerb, Who: You}, []string{"reset the tide", "Who"}},
		"a place within a line in a deck": {Move(This, Deck, LeftFlank), []string{"move", "Place"}},
		"a place within the hand":         {Move(This, Hand, AtBottom), []string{"move", "Place"}},
		"moved into play":                 {Move(This, Battleline, OnTop), []string{"move", "To"}},
		"numbers the wrong way round":     {ChooseNumber(4, 2), []string{"choose a number", "Num"}},
		"nothing to do for each":          {ForEach(2), []string{"for each", "Sub"}},
		"one option":                      {ChooseOneOf(Do(Gain(1))), []string{"choose one of", "Sub"}},
		"an empty option":                 {ChooseOneOf(Do(Gain(1)), Do()), []string{"choose one of", "Sub"}},
		"if and nothing":                  {If(OnYourTurn).Else(Gain(1)), []string{"if", "Sub"}},
		"together, and no damage":         {Together(Deal(1, This), Stun(This)), []string{"together", "Sub"}},
		"else of a may":                   {May(Gain(1)).Else(Gain(2)), []string{"may", "Else"}},
		"else of a gain":                  {Gain(1).Else(Gain(2)), []string{"gain", "Else"}},
		"against another than a fighter":  {Swap(This, Choose(Creatures)).Against(Creatures), []string{"swap", "Against"}},
		"of a house":                      {Stun(This).OfHouse(Dis), []string{"stun", "OfHouse"}},
		"at a flank of a pile":            {Purge(This).At(LeftFlank), []string{"move", "At"}},
		"a target without cards":          {Stun(Target{Filter: Creatures}), []string{"stun", "Target"}},
		"a role with a choice":            {Stun(Target{Role: This, Max: N(2)}), []string{"role", "Max"}},
		"kept as what is no letter":       {Stun(Choose(Creatures).As(This)), []string{"choice", "Save"}},
		"fewer than no cards":             {Stun(ChooseN(-1, Creatures)), []string{"choice", "Min"}},
		"no types":                        {Stun(Filter{}.Flank()), []string{"Types"}},
		"whose, and no zone":              {Stun(Filter{Types: 1, Whose: You}), []string{"Whose"}},
		"the top of what is in play":      {Stun(Creatures.TopOf(2)), []string{"Top"}},
		"a test that needs a number":      {Stun(Creatures.Is(HasAmber)), []string{"with æmber", "Num"}},
		"a number that reads a player":    {Gain(Of(Pool, This)), []string{"pool", "Role"}},
		"a house of what has none":        {Gain(ThisTurn(Forged, You).OfHouse(Dis)), []string{"House"}},
		"a house of a pool":               {Gain(For(Pool, You).OfHouse(Dis)), []string{"pool", "House"}},
		"a condition without its cards":   {If(Cond{Kind: RoleIs, Role: This}, Gain(1)), []string{"is", "Filter"}},
		"a modifier of chosen cards":      {Lasts(RestOfTurn, Static(Power(Choose(Creatures), 2))), []string{"power", "Target"}},
		"damage in place of damage":       {Lasts(RestOfTurn, Static(DoesInstead(This, Deal(1, It)))), []string{"instead of damage", "Do"}},
		"a modifier without its number":   {Lasts(RestOfTurn, Static(Modify(PowerMod, This))), []string{"power", "Num"}},
		"an ability without a heading":    {Lasts(RestOfTurn, WithHeading(0, Gain(1))), []string{"headed ability", "Headings"}},
		"an ability that waits for what":  {Lasts(RestOfTurn, After(Event{Who: You}, Gain(1))), []string{"triggered ability", "Event"}},
		"three loops that count":          {loop(loop(loop(Gain(1)))), []string{"for each", "Sub", "at most 2"}},
		"four loops that count":           {loop(loop(loop(loop(Gain(1))))), []string{"for each", "Sub", "at most 2"}},
		"damage one at a time, twice two": {loop(loop(Distribute(2, Creatures))), []string{"distribute", "at most 2"}},
		"cards of cards":                  {ForEachOf(Creatures, ForEachOf(Creatures, Gain(1))), []string{"for each of", "at most 1"}},
		"players of players":              {EachPlayer.Does(May(EachPlayer.Does(Gain(1)))), []string{"does", "at most 1"}},
		"a cycle of cycles":               {Repeat(OnYourTurn, If(OnYourTurn, Repeat(OnYourTurn, Gain(1)))), []string{"repeat", "at most 1"}},
	} {
		t.Run(name, func(t *testing.T) {
			why := refusal(Play(c.do))
			for _, s := range append(c.says, "oddity") {
				assert.Contains(t, why, s)
			}
		})
	}
	assert.Empty(t, refusal(Play(loop(loop(May(If(OnYourTurn, Gain(1))))), loop(loop(Gain(1))))), "two loops fit, and two more after them")
	assert.Empty(t, refusal(Play(loop(loop(Lasts(RestOfTurn, After(TurnEnds(You), loop(loop(Gain(1))))))))),
		"what is given resolves by itself")
	assert.Empty(t, refusal(Play(EachPlayer.Does(ForEachOf(Creatures, Repeat(OnYourTurn, loop(Gain(1))))))),
		"loops of all kinds fit in each other")
}

// A sample of each type of field that is a value a card may have.
var samples = map[reflect.Type]any{
	reflect.TypeFor[Num]():        N(2),
	reflect.TypeFor[*Num]():       &Num{N: 2},
	reflect.TypeFor[Target]():     Each(Creatures),
	reflect.TypeFor[*Target]():    &Target{Pick: EachOf, Filter: Creatures},
	reflect.TypeFor[Filter]():     Creatures,
	reflect.TypeFor[*Filter]():    &Creatures,
	reflect.TypeFor[Cond]():       OnYourTurn,
	reflect.TypeFor[*Cond]():      &OnYourTurn,
	reflect.TypeFor[[]Cond]():     []Cond{OnYourTurn},
	reflect.TypeFor[Event]():      Plays(You, Cards),
	reflect.TypeFor[[]Effect]():   Do(Gain(1)),
	reflect.TypeFor[[][]Effect](): [][]Effect{{Deal(1, This)}, {Deal(2, This)}},
	reflect.TypeFor[[]Ability]():  []Ability{WithHeading(OnReap, Gain(1))},
	reflect.TypeFor[*Ability]():   &Ability{Kind: Headed, Headings: OnReap, Do: Do(Gain(1))},
	reflect.TypeFor[[]Mod]():      []Mod{KeysCost(You, 1)},
	reflect.TypeFor[[]Icon]():     []Icon{CaptureIcon, DrawIcon},
	reflect.TypeFor[trait.Set]():  trait.Of(trait.Imp),
	reflect.TypeFor[Zone]():       Hand,
	reflect.TypeFor[bool]():       true,
	reflect.TypeFor[int]():        2,
	reflect.TypeFor[string]():     "troll",
}

// put sets a field of a node to a sample value.
func put(node reflect.Value, field string) {
	f := node.FieldByName(field)
	switch v, ok := samples[f.Type()]; {
	case field == "Save":
		f.Set(reflect.ValueOf(A))
	case ok:
		f.Set(reflect.ValueOf(v))
	default:
		f.SetUint(1)
	}
}

// grammar is the rows of one struct of nodes, for the tests below.
type grammar struct {
	of    string
	rows  []Row
	first int
	put   func(reflect.Value) []Option // how a card comes to have the node
	node  any
}

var grammars = []grammar{
	{"verb", verbs[:], 1, func(n reflect.Value) []Option { return []Option{Play(n.Interface().(Effect))} }, Effect{}},
	{"modifier", modRows[:], 1, func(n reflect.Value) []Option { return []Option{Constantly(n.Interface().(Mod))} }, Mod{}},
	{"condition", condRows[:], 0, func(n reflect.Value) []Option { return []Option{PlayableIf(n.Interface().(Cond))} }, Cond{}},
	{"number", numRows[:], 0, func(n reflect.Value) []Option {
		num := n.Interface().(Num)
		return []Option{PlayableIf(Compares(num, AtLeast, 1))}
	}, Num{}},
	{"test", predRows[:], 1, func(n reflect.Value) []Option {
		return []Option{Play(Stun(Creatures.and(n.Interface().(Pred))))}
	}, Pred{}},
	{"target", pickRows[:], 0, func(n reflect.Value) []Option { return []Option{Play(Stun(n.Interface().(Target)))} }, Target{}},
	{"event", eventRows[:], 1, func(n reflect.Value) []Option { return []Option{Reacts(n.Interface().(Event), Gain(1))} }, Event{}},
	{"ability", kindRows[:], 0, func(n reflect.Value) []Option { return []Option{Bears(n.Interface().(Ability))} }, Ability{}},
}

// least is the node of a kind with no more than it needs.
func (g *grammar) least(kind int) reflect.Value {
	n := reflect.New(reflect.TypeOf(g.node)).Elem()
	n.Field(0).SetUint(uint64(kind))
	row := g.rows[kind]
	for field := range strings.FieldsSeq(row.Needs) {
		put(n, field)
	}
	if one := strings.Fields(row.One); len(one) > 0 {
		put(n, one[0])
	}
	if a, ok := n.Addr().Interface().(*Ability); ok && a.Kind == Replacing {
		a.Event = Event{}
	}
	if e, ok := n.Addr().Interface().(*Effect); ok && (row.Sub == OneGroup || row.Sub == DealGroup) {
		e.Sub = e.Sub[:1]
	}
	return n
}

// Every kind of every node is accepted with no more than it needs, and refused with
// a field that its row does not name or without one that it needs.
func TestEveryKindIsHeldAgainstItsRow(t *testing.T) {
	for _, g := range grammars {
		for kind := g.first; kind < len(g.rows); kind++ {
			row := g.rows[kind]
			require.NotEmpty(t, row.Name, "%s %d", g.of, kind)
			t.Run(g.of+" "+row.Name, func(t *testing.T) {
				require.Empty(t, refusal(g.put(g.least(kind))...))
				named := strings.Fields(strings.Join([]string{row.Needs, row.Reads, row.One, row.Either}, " "))
				for i := 1; i < reflect.TypeOf(g.node).NumField(); i++ {
					f := reflect.TypeOf(g.node).Field(i)
					if !f.IsExported() {
						continue
					}
					n := g.least(kind)
					put(n, f.Name)
					why := refusal(g.put(n)...)
					if !contains(named, f.Name) {
						assert.Contains(t, why, row.Name)
						assert.Contains(t, why, f.Name)
					}
				}
				for _, field := range append(strings.Fields(row.Needs), strings.Fields(row.One)...) {
					n := g.least(kind)
					n.FieldByName(field).SetZero()
					if why := refusal(g.put(n)...); !contains(strings.Fields(row.One), field) || n.FieldByName(strings.Fields(row.One)[0]).IsZero() {
						assert.NotEmpty(t, why, field)
					}
				}
			})
		}
	}
}

func contains(list []string, s string) bool {
	for _, l := range list {
		if l == s {
			return true
		}
	}
	return false
}

// Every method that modifies an effect is refused after each verb that does not
// take it, and is taken by at least one.
func TestMethodsBelongToVerbs(t *testing.T) {
	effects := reflect.TypeFor[Effect]()
	require.Positive(t, effects.NumMethod())
	verb := grammars[0]
	for i := range effects.NumMethod() {
		m := effects.Method(i)
		args := make([]reflect.Value, 0, m.Type.NumIn())
		for j := 1; j < m.Type.NumIn(); j++ {
			args = append(args, reflect.New(m.Type.In(j)).Elem())
		}
		taken := 0
		for v := NoVerb + 1; v < VerbCount; v++ {
			call := m.Func.Call
			if m.Type.IsVariadic() {
				call = m.Func.CallSlice
			}
			e := call(append([]reflect.Value{verb.least(int(v))}, args...))
			if v.takes(m.Name) {
				taken++
				continue
			}
			why := refusal(verb.put(e[0])...)
			assert.Contains(t, why, m.Name, "%s after %s", m.Name, v)
			assert.Contains(t, why, v.String(), "%s after %s", m.Name, v)
		}
		assert.Positive(t, taken, m.Name)
	}
}

// A verb acts on something, and its row says where its groups of effects and its places are.
func TestRowsOfVerbsAreComplete(t *testing.T) {
	for _, r := range verbs[NoVerb+1:] {
		assert.NotEqual(t, NoClass, r.Class, r.Name)
		assert.Equal(t, contains(strings.Fields(r.Needs), "Sub"), r.Sub != NoGroup, r.Name)
		assert.Equal(t, contains(strings.Fields(r.Reads), "Place"), r.Places != 0, r.Name)
	}
}

// A card has an ID, a house, and numbers that can be printed.
func TestImpossibleCardsAreRefused(t *testing.T) {
	for name, change := range map[string]Option{
		"without an ID":     func(c *Card) { c.ID = "" },
		"without a house":   func(c *Card) { c.House = NoHouse },
		"of no house known": func(c *Card) { c.House = HouseCount },
		"negative power":    func(c *Card) { c.Power = -1 },
		"negative armor":    func(c *Card) { c.Armor = -1 },
		"negative æmber":    func(c *Card) { c.Amber = -1 },
		"too much æmber":    func(c *Card) { c.Amber = MaxIcons + 1 },
	} {
		assert.NotEmpty(t, refusal(change), name)
	}
	assert.Empty(t, refusal(func(c *Card) { c.Amber = MaxIcons }))
}
