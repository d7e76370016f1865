package ru

import (
	"slices"
	"strconv"
	"strings"

	"github.com/keyraken/keyraken/game/card"
	"github.com/keyraken/keyraken/game/card/trait"
	"github.com/keyraken/keyraken/game/lang"
)

// describe says which cards pass a filter: by adjectives before the noun, and by what
// stands behind it.
func (l russian) describe(f card.Filter, self string) (before []string, behind string) {
	var first, place []string
	var after []string
	for _, p := range f.Preds {
		w := l.says(p, self)
		switch {
		case p.Kind == card.IsOther && !p.Not, isAnother(p, f):
			first = append(first, "другой")
		case p.Kind == card.HighestPower:
			first = append(first, strings.Fields(w)...)
		case p.Kind == card.LowestPower && w != "":
			after = append([]string{w}, after...)
		case adjectival[p.Kind] && !strings.Contains(w, " "):
			place = append(place, w)
		case w != "":
			after = append(after, w)
		}
	}
	before = first
	switch {
	case f.Rel == card.Friend && l.active:
		before = append(before, "ваш")
	case f.Rel == card.Foe && l.active:
		after = append([]string{l.monster()}, after...)
	case f.Rel == card.Friend:
		before = append(before, "дружественный")
	case f.Rel == card.Foe:
		before = append(before, "вражеский")
	}
	before = append(before, place...)
	if f.Top > 0 {
		before = append(before, "верхний")
	} else if f.Top < 0 {
		before = append(before, "нижний")
	}
	if slices.ContainsFunc(f.Preds, func(p card.Pred) bool { return p.Kind == card.IsIn && !isAnother(p, f) }) { // they have been seen
		return before, strings.Join(after, " ")
	}
	return before, lang.Join(strings.Join(after, " "), zoneOf(f, self))
}

// monster is the monster of the adventure, as the owner of a card.
func (l russian) monster() string {
	if name, from := l.Template("monster-of"); from != nil && from.Name == l.Name {
		return name
	}
	return "чудовища"
}

// isAnother reports whether the test only leaves out what has been chosen already.
func isAnother(p card.Pred, f card.Filter) bool {
	return p.Kind == card.IsIn && p.Not && (f.Zone == card.NoZone || f.Zone == card.Discard)
}

// adjectival are the tests that stand before the noun.
var adjectival = map[card.PredKind]bool{card.IsStunned: true, card.IsWarded: true, card.IsReady: true, card.OnFlank: true,
	card.IsNeighborOf: true, card.IsGigantic: true, card.HighestPower: true, card.LowestPower: true}

// zones are the zones of which cards are taken, in the genitive.
var zones = [card.ZoneCount][3]string{
	card.Hand: {"вашей руки", "руки соперника", "руки"}, card.Discard: {"вашего сброса", "сброса соперника", "сброса"},
	card.Archives: {"вашего архива", "архива соперника", "архива"}, card.Deck: {"вашей колоды", "колоды соперника", "колоды"},
	card.Purged: {"изгнанных вами", "изгнанных соперником", "изгнанных"},
}

func zoneOf(f card.Filter, self string) string {
	if f.Zone == card.Under {
		return "под " + map[bool]string{true: self, false: "этой картой"}[self != ""]
	}
	if f.Zone == card.NoZone || f.Zone >= card.ZoneCount || zones[f.Zone][0] == "" {
		return ""
	}
	whose := 2
	switch f.Whose {
	case card.You:
		whose = 0
	case card.Opponent:
		whose = 1
	}
	if f.Top != 0 {
		return zones[f.Zone][whose]
	}
	return "из " + zones[f.Zone][whose]
}

// plain are the tests without parameters, and their opposites.
var plain = map[card.PredKind][2]string{
	card.IsChosenHouse: {"выбранного дома", "не выбранного дома"}, card.IsActiveHouse: {"активного дома", "не активного дома"},
	card.HasChosenTrait: {"с выбранным атрибутом", "без выбранного атрибута"},
	card.OddPower:       {"с нечётной силой", "с чётной силой"}, card.IsDamaged: {"с уроном", "без урона"},
	card.IsStunned: {"оглушённый", "неоглушённый"}, card.IsWarded: {"защищённый", "незащищённый"},
	card.IsReady: {"подготовленный", "повёрнутый"}, card.InCenter: {"в центре линии", "не в центре линии"},
	card.InLine: {"в боевой линии", "не в боевой линии"}, card.HasArmor: {"с бронёй", "без брони"},
	card.HasUpgrade: {"с улучшением", "без улучшений"}, card.HasIcon: {"с бонусным символом", "без бонусных символов"},
	card.IsNeighborOf: {"соседний", "несоседний"}, card.SharesHouseWith: {"того же дома", "другого дома"},
	card.SharesTraitWith: {"с тем же атрибутом", "без общих атрибутов"}, card.SharesTypeWith: {"того же типа", "другого типа"},
	card.SharesTitleWith: {"с тем же названием", "с другим названием"},
	card.SharesNeighbor:  {"одного дома с соседом", "не одного дома с соседями"},
	card.InCrowd:         {"самого многочисленного дома", "не самого многочисленного дома"}, card.IsIn: {"из них", "из остальных"},
	card.HighestPower: {"самый сильный", ""}, card.LowestPower: {"с наименьшей силой", ""},
	card.AtPlay: {"из разыгранных в этот ход", "не из разыгранных в этот ход"}, card.WasKilled: {"из уничтоженных", "не из уничтоженных"},
	card.IsFighting: {"в бою", "не в бою"}, card.IsGigantic: {"гигантский", "негигантский"},
	card.SharesTraitInLine: {"с тем же атрибутом, что у другого в линии", "без общих атрибутов с другими в линии"},
}

// says is a test in words; "" of one that is left to the text of the card.
func (l russian) says(p card.Pred, self string) string {
	not := 0
	if p.Not {
		not = 1
	}
	if w, ok := plain[p.Kind]; ok && (p.Kind != card.InCrowd || p.Num == (card.Num{})) {
		return w[not]
	}
	no := map[bool]string{true: "не "}[p.Not]
	switch p.Kind {
	case card.IsHouse:
		return no + "дома " + l.housesOf(p.Houses)
	case card.HasTrait:
		return [...]string{"с атрибутом ", "без атрибута "}[not] + l.traitsOf(p.Traits)
	case card.HasKeyword:
		return [...]string{"с ключевым словом «", "без ключевого слова «"}[not] + l.Keyword(p.Keyword) + "»"
	case card.PowerIs:
		return powerIs(p, self)
	case card.OnFlank:
		switch p.Place {
		case card.LeftFlank:
			return no + "на левом фланге"
		case card.RightFlank:
			return no + "на правом фланге"
		}
		return [...]string{"фланговый", "не на фланге"}[not]
	case card.HasAmber:
		if n := p.Num; n.Kind != card.Const || n.N > 1 {
			return no + "с " + strconv.Itoa(max(1, n.N)) + " янтаря и больше"
		}
		return [...]string{"с янтарём", "без янтаря"}[not]
	case card.IsNamed:
		return [...]string{"«", "кроме «"}[not] + l.TitleOf(p.Name) + "»"
	case card.LeftOf:
		return "слева от " + self
	case card.RightOf:
		return "справа от " + self
	case card.WithCounter:
		return [...]string{"с жетоном ", "без жетона "}[not] + lang.Lookup(counterNames[:], "counter", p.Counter)
	case card.OwnedBy, card.ControlledBy:
		return no + whose[p.Who]
	case card.OnIdentity:
		return no + "из домов " + map[bool]string{true: "вашей карты архонта", false: "карты архонта соперника"}[p.Who == card.You]
	case card.OfHouseInPlay:
		return no + "дома, карты которого есть в игре"
	case card.AttachedOn:
		return no + "на " + map[bool]string{true: "этой карте", false: self}[p.Role != card.This || self == ""]
	}
	return ""
}

// whose are players as owners.
var whose = map[card.Who]string{card.You: "под вашим контролем", card.Opponent: "соперника", card.Active: "активного игрока",
	card.Chosen: "выбранного игрока", card.EventWho: "этого игрока", card.Controller: "того же игрока", card.Owner: "того же игрока"}

func (l russian) housesOf(hs card.Houses) string {
	var names []string
	for h := range card.House(card.HouseCount) {
		if hs.Has(h) {
			names = append(names, l.House(h))
		}
	}
	return strings.Join(names, " или ")
}

func (l russian) traitsOf(ts trait.Set) string {
	var names []string
	for _, name := range l.Traits(ts) {
		names = append(names, "«"+name+"»")
	}
	return strings.Join(names, " или ")
}

// opposites are the comparisons that hold when others do not.
var opposites = [...]card.Cmp{card.AtLeast: card.Less, card.AtMost: card.More, card.More: card.AtMost, card.Less: card.AtLeast}

func powerIs(p card.Pred, self string) string {
	c := p.Cmp
	if p.Not { // the opposite
		c = opposites[c]
	}
	switch n := p.Num; {
	case n.Kind == card.Const:
		return "с силой " + bound(c, strconv.Itoa(n.N))
	case n.Kind == card.PowerOf && n.Role == card.This && self != "":
		return "с силой " + [...]string{card.Equal: "как у ", card.AtLeast: "не меньше, чем у ", card.AtMost: "не больше, чем у ",
			card.More: "больше, чем у ", card.Less: "меньше, чем у "}[c] + self
	case n.Kind == card.PowerOf:
		return "с силой " + [...]string{card.Equal: "как у этой карты", card.AtLeast: "не меньше, чем у этой карты",
			card.AtMost: "не больше, чем у этой карты", card.More: "больше, чем у этой карты", card.Less: "меньше, чем у этой карты"}[c]
	case n.Kind == card.ChosenNumber:
		return "с выбранной силой"
	}
	return ""
}

func bound(c card.Cmp, n string) string {
	switch c {
	case card.AtLeast:
		return n + " и больше"
	case card.AtMost:
		return n + " и меньше"
	case card.More:
		return "больше " + n
	case card.Less:
		return "меньше " + n
	}
	return n
}
