package langtest

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

// values returns how many constants of the type the card language has, read from
// its source so that a new node cannot be forgotten here.
func values(t *testing.T, typeName string) int {
	t.Helper()
	files, err := filepath.Glob("../../keyforge/card/*.go")
	require.NoError(t, err)
	n := 0
	for _, name := range files {
		f, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
		require.NoError(t, err)
		for _, d := range f.Decls {
			if g, ok := d.(*ast.GenDecl); ok && g.Tok == token.CONST && isOf(g, typeName) {
				n = max(n, countNames(g))
			}
		}
	}
	require.NotZero(t, n, "no constants of type %s", typeName)
	return n
}

func isOf(g *ast.GenDecl, typeName string) bool {
	id, ok := g.Specs[0].(*ast.ValueSpec).Type.(*ast.Ident)
	return ok && id.Name == typeName
}

// countNames counts the constants of a block, without those that count the rest
// or are made from others.
func countNames(g *ast.GenDecl) int {
	n := 0
	for i, s := range g.Specs {
		v := s.(*ast.ValueSpec)
		if i > 0 && len(v.Values) > 0 || strings.HasSuffix(v.Names[0].Name, "Count") {
			continue
		}
		n++
	}
	return n
}

// nodes builds, for each kind of node, an ability that contains the i-th.
var nodes = []struct {
	kind  string
	first int
	build func(i int) Ability
}{
	{"Verb", 1, func(i int) Ability { return reap(someEffect(Verb(i))) }},
	{"PredKind", 1, func(i int) Ability { return reap(Destroy(Choose(only(Pred{Kind: PredKind(i)})))) }},
	{"PredKind", 1, func(i int) Ability { return reap(Destroy(Choose(only(Pred{Kind: PredKind(i), Not: true})))) }},
	{"PredKind", 1, func(i int) Ability { return reap(If(Is(This, only(Pred{Kind: PredKind(i)})), Gain(1))) }},
	{"PredKind", 1, func(i int) Ability { return reap(If(IsNot(This, only(Pred{Kind: PredKind(i)})), Gain(1))) }},
	{"ModKind", 1, func(i int) Ability { return Static(someMod(ModKind(i))) }},
	{"EventKind", 1, func(i int) Ability {
		return After(Event{Kind: EventKind(i), Who: You, Subject: &Creatures, Other: &Creatures}, Gain(1))
	}},
	{"EventKind", 1, func(i int) Ability { return After(Event{Kind: EventKind(i), Role: This}, Gain(1)) }},
	{"NumKind", 0, func(i int) Ability { return reap(Gain(someNum(NumKind(i)))) }},
	{"NumKind", 0, func(i int) Ability { return reap(If(Compares(someNum(NumKind(i)), AtLeast, 2), Gain(1))) }},
	{"NumKind", 0, func(i int) Ability {
		return reap(If(Compares(someNum(NumKind(i)), More, someNum(NumKind(i))), Gain(1)))
	}},
	{"CondKind", 0, func(i int) Ability { return reap(If(someCond(CondKind(i)), Gain(1))) }},
	{"CondKind", 0, func(i int) Ability { return reap(If(Not(someCond(CondKind(i))), Gain(1)).Else(Lose(1))) }},
	{"Role", 1, func(i int) Ability { return reap(Destroy(Role(i)), If(Destroys(Role(i)), Gain(Of(PowerOf, Role(i))))) }},
	{"Span", 0, func(i int) Ability { return reap(LastsFor(Span(i), Choose(Creatures), Static(Power(TheSubjects, 1)))) }},
	{"Span", 0, func(i int) Ability { return reap(Lasts(Span(i), After(Reaps(Creatures), Gain(1)))) }},
	{"Span", 0, func(i int) Ability { return reap(TakeControl(You, Choose(Creatures.Enemy()), Span(i))) }},
	{"Place", 0, func(i int) Ability { return reap(Reposition(This, Place(i)), PutIntoPlay(It, You, Place(i))) }},
	{"Place", 0, func(i int) Ability { return reap(Move(Creatures, Deck, Place(i))) }},
	{"Pick", 0, func(i int) Ability {
		return reap(Destroy(Target{Pick: Pick(i), Role: This, Filter: Creatures, Min: N(2), Max: N(2)}))
	}},
	{"Cmp", 0, func(i int) Ability { return reap(Destroy(Creatures.Power(Cmp(i), N(3)))) }},
	{"Cmp", 0, func(i int) Ability { return reap(Destroy(Creatures.Power(Cmp(i), Of(PowerOf, This)))) }},
	{"Cmp", 0, func(i int) Ability { return reap(If(Compares(For(Pool, You), Cmp(i), 3), Gain(1))) }},
	{"Cmp", 0, func(i int) Ability { return reap(If(Compares(For(Keys, You), Cmp(i), For(Keys, Opponent)), Gain(1))) }},
	{"Headings", 0, func(i int) Ability { return WithHeading(1<<i, Gain(1)) }},
	{"Acts", 0, func(i int) Ability { return Static(Cannot(This, 1<<i)) }},
	{"Replaced", 1, func(i int) Ability {
		return Ability{Kind: Replacing, Instead: Replaced(i), Event: Event{Role: This}, While: &OnYourTurn, Do: Do(Gain(1))}
	}},
	{"Keyword", 1, func(i int) Ability { return Static(GetsN(This, Keyword(i), 2)) }},
	{"Counter", 0, func(i int) Ability { return reap(Put(1, Counter(i), This)) }},
	{"Zone", 0, func(i int) Ability { return reap(Destroy(Choose(Cards.In(Zone(i), You)))) }},
	{"Zone", 1, func(i int) Ability { return reap(Move(This, Zone(i), OnTop)) }},
	{"Ledger", 0, func(i int) Ability { return reap(Gain(ThisTurn(Ledger(i), You))) }},
	{"Ledger", 0, func(i int) Ability { return reap(If(Compares(LastTurn(Ledger(i), Opponent), AtLeast, 1), Gain(1))) }},
	{"Who", 0, func(i int) Ability { return reap(Who(i).Gains(N(1)), Who(i).Does(Draw(1))) }},
	{"Rel", 0, func(i int) Ability { return reap(Destroy(Filter{Types: Creatures.Types, Rel: Rel(i)})) }},
	{"House", 1, func(i int) Ability { return reap(Destroy(Creatures.House(House(i)))) }},
	{"Type", 1, func(i int) Ability { return reap(Destroy(Choose(Filter{Types: TypeSet(Type(i))}))) }},
}

// reap is an ability for tests that need only its effects.
func reap(do ...Effect) Ability { return WithHeading(OnReap, do...) }

func only(p Pred) Filter {
	p.Role, p.Who, p.Num, p.Name = This, You, N(2), "troll"
	p.Keyword, p.Houses, p.Traits = Taunt, HouseSet(Dis), trait.Of(trait.Imp)
	return Filter{Types: Creatures.Types, Preds: []Pred{p}}
}

func someEffect(v Verb) Effect {
	return Effect{
		Verb: v, Target: Choose(Creatures), Second: Choose(Creatures.Friendly()), Num: N(2), Who: You, To: Hand,
		Headings: OnReap, Cond: OnYourTurn, Sub: [][]Effect{{Gain(1)}, {Lose(1)}}, Gives: []Ability{Static(Power(This, 1))},
	}
}

func someMod(k ModKind) Mod {
	ability, prey := WithHeading(OnReap, Gain(1)), Strongest(1, Creatures)
	return Mod{
		Kind: k, Target: Target{Pick: ByRole, Role: This}, Who: You, Num: N(1), Keyword: Taunt, House: Dis, Type: CreatureType,
		Traits: trait.Of(trait.Imp), Acts: ActReap, Headings: OnReap, Filter: &Creatures, Ability: &ability, Prey: &prey, Do: Do(Lose(1)),
	}
}

func someNum(k NumKind) Num {
	a, b := For(Pool, You), N(3)
	return Num{Kind: k, N: 2, Who: You, Role: This, Filter: &Creatures, A: &a, B: &b, Name: "rises"}
}

func someCond(k CondKind) Cond {
	return Cond{
		Kind: k, Cmp: AtLeast, Role: This, Who: You, A: For(Pool, You), B: N(2), Filter: &Creatures,
		Sub: []Cond{OnYourTurn, FirstUseThisTurn},
	}
}

// EveryNode calls check with an ability for each node of the card language, in every
// place where it may occur, with the kind of the node and its number.
func EveryNode(t *testing.T, check func(t *testing.T, kind string, i int, a Ability)) {
	for _, n := range nodes {
		t.Run(n.kind, func(t *testing.T) {
			count := values(t, n.kind)
			for i := n.first; i < count; i++ {
				check(t, n.kind, i, n.build(i))
			}
		})
	}
}

// Unknown are abilities with a node that no language has words for, by what it is.
var Unknown = map[string]Ability{
	"verb":      reap(Effect{Verb: 200}),
	"modifier":  Static(Mod{Kind: 200}),
	"event":     After(Event{Kind: 200}, Gain(1)),
	"condition": reap(If(Cond{Kind: 200}, Gain(1))),
	"number":    reap(Gain(Num{Kind: 200})),
	"test":      reap(Destroy(Choose(Creatures.Is(200)))),
	"role":      reap(Destroy(Role(200))),
	"span":      reap(Lasts(200, Static(Power(This, 1)))),
	"player":    reap(Who(200).Gains(N(1))),
	"heading":   WithHeading(1<<15, Gain(1)),
}
