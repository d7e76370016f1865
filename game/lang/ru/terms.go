package ru

import (
	"strings"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/printed"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
	"github.com/keyraken/keyraken/game/lang"
)

var typeNames = [card.TypeCount]string{
	card.NoType:       "Карта",
	card.ActionType:   "Действие",
	card.ArtifactType: "Артефакт",
	card.CreatureType: "Существо",
	card.UpgradeType:  "Улучшение",
	card.BossType:     "Чудовище",
	card.ProphecyType: "Пророчество",
	card.PowerType:    "Сила архонта",
	card.LocationType: "Место",
}

var keywordNames = [lang.KeywordKinds]string{
	card.Alpha: "Альфа", card.Omega: "Омега", card.Assault: "Натиск", card.Hazardous: "Опасный",
	card.Skirmish: "Засада", card.Elusive: "Неуловимый", card.Taunt: "Провокация", card.Poison: "Яд",
	card.Deploy: "Размещение", card.Invulnerable: "Неуязвимый",
	card.SplashAttack: "Атака с разбросом", card.Treachery: "Вероломство", card.Versatile: "Разносторонность",
	card.Entrench: "Оборона", lang.Prey: "Цель", lang.Gigantic: "Гигантское существо",
	lang.Enhance: "Усиление",
}

// reminders say what the keywords mean (K18); {X} stands for their number.
var reminders = [lang.KeywordKinds]string{
	card.Alpha:        "Эту карту можно разыграть только в самом начале этапа, до того как вы разыграли, сбросили или использовали другую карту.",
	card.Omega:        "Как только эта карта разыграна, этот этап вашего хода закончен.",
	card.Assault:      "Когда это существо атакует, перед боем оно наносит {X} {X:урон|урона|урона} атакуемому существу.",
	card.Hazardous:    "Когда это существо атакуют, перед боем оно наносит {X} {X:урон|урона|урона} атакующему существу.",
	card.Skirmish:     "Когда это существо атакует, оно не получает ответного урона.",
	card.Elusive:      "Когда это существо атакуют впервые за ход, ни оно, ни атакующее существо не наносят друг другу урона.",
	card.Taunt:        "Соседей этого существа можно атаковать, только если у них тоже есть «Провокация».",
	card.Poison:       "Любое существо, получившее урон от силы этого существа, уничтожается.",
	card.Deploy:       "Это существо может войти в игру между другими существами вашей боевой линии.",
	card.Invulnerable: "Это существо не получает урона, и его нельзя уничтожить.",
	card.SplashAttack: "Когда это существо атакует, в бою оно наносит {X} {X:урон|урона|урона} и каждому соседу атакуемого существа.",
	card.Treachery:    "Эта карта входит в игру под контролем соперника того, кто её разыграл.",
	card.Versatile:    "Эту карту можно использовать, какой бы дом ни был активным.",
	card.Entrench:     "На этапе подготовки карт это существо можно оставить повёрнутым.",
	lang.Prey:         "При использовании эта карта начинает бой со своей целью, а если цели нет, совершает сбор.",
	lang.Gigantic:     "Разыграть можно только обе половины вместе; в игре они — одно существо.",
	lang.Enhance:      "Эти символы уже есть на других картах колоды.",
}

var iconNames = [card.IconCount]string{
	card.AmberIcon: "янтарь", card.CaptureIcon: "захват", card.DamageIcon: "урон", card.DrawIcon: "взятие карты",
	card.DiscardIcon: "сброс", card.PowerIcon: "сила",
}

// counterNames stand after the word for counters: "жетон рока".
var counterNames = [card.CounterCount]string{
	card.PowerCounter: "силы", card.DoomCounter: "рока", card.FuseCounter: "запала", card.GloryCounter: "славы",
	card.GrowthCounter: "роста", card.WarrantCounter: "ордера", card.SchemeCounter: "замысла",
	card.DisruptionCounter: "помех", card.TimeCounter: "времени", card.DepthCounter: "глубины",
	card.AwakeningCounter: "пробуждения", card.KnowledgeCounter: "знаний", card.IgnoranceCounter: "невежества",
	card.TradeCounter: "торговли",
	card.PaintCounter: "краски", card.CorrosionCounter: "коррозии", card.MineralizeCounter: "минерализации", card.WisdomCounter: "мудрости", card.YeaCounter: "«за»", card.NayCounter: "«против»",
	card.HatchCounter: "созревания", card.MutationCounter: "мутации",
	card.LightCounter: "света", card.ShadowCounter: "тени",
}

var traitNames = [trait.Count]string{
	trait.Adagion: "Адагион", trait.Analyst: "Аналитик", trait.Cirrus: "Циррус", trait.Cloud: "Облако", trait.Diplomat: "Дипломат",
	trait.Elder: "Старейшина", trait.Halyard: "Фалинь", trait.Jreen: "Джрин", trait.Leviathan: "Левиафан", trait.Myth: "Миф",
	trait.Raptrix: "Раптрикс", trait.Recruiter: "Вербовщик", trait.Stormkin: "Буревестник",
	trait.Variant: "Вариант",
	trait.Artisan: "Ремесленник", trait.Brakken: "Бреккен", trait.Buggy: "Багги", trait.Clock: "Часы", trait.Cultist: "Культист",
	trait.Curse: "Проклятие", trait.Elemental: "Элементаль", trait.Getrookya: "Гетрукья", trait.Ironyx: "Ироникс",
	trait.Phoenix: "Феникс", trait.Plan: "План", trait.Sylicate: "Силикат",
	trait.Agent: "Агент", trait.AI: "ИИ", trait.Alien: "Пришелец", trait.Ally: "Соратник", trait.Angel: "Ангел",
	trait.Aquan: "Акван", trait.Arm: "Лапа", trait.Assassin: "Убийца", trait.Beast: "Зверь", trait.Cat: "Кошка",
	trait.Changeling: "Перевёртыш", trait.Cyborg: "Киборг", trait.Demon: "Демон", trait.Dinosaur: "Динозавр",
	trait.Dragon: "Дракон", trait.Egg: "Яйцо", trait.Elf: "Эльф", trait.Equation: "Уравнение",
	trait.Experiment: "Эксперимент", trait.Faerie: "Фея", trait.Fisher: "Рыбак", trait.Fungus: "Гриб",
	trait.Giant: "Великан", trait.Goblin: "Гоблин", trait.Handuhan: "Хандуханин", trait.Horseman: "Всадник",
	trait.Human: "Человек", trait.Hunter: "Охотник", trait.Imp: "Бес", trait.Insect: "Насекомое", trait.Item: "Предмет",
	trait.Jelly: "Студень", trait.Knight: "Рыцарь", trait.Krxix: "Крксикс", trait.Law: "Закон", trait.Leader: "Лидер",
	trait.Location: "Локация", trait.Martian: "Марсианин", trait.Merchant: "Купец", trait.Monk: "Монах",
	trait.Mutant: "Мутант", trait.Niffle: "Нюхль", trait.Philosopher: "Философ", trait.Pilot: "Пилот",
	trait.Pirate: "Пират", trait.Politician: "Политик", trait.Power: "Мощь", trait.Priest: "Жрец",
	trait.Proximan: "Проксимианин", trait.Psion: "Псионик", trait.Quest: "Квест", trait.Ranger: "Следопыт",
	trait.Rat: "Крыса", trait.Robot: "Робот", trait.Sage: "Мудрец", trait.Scientist: "Учёный", trait.Shapeshifter: "Метаморф",
	trait.Shard: "Осколок", trait.Ship: "Корабль", trait.Sin: "Грех", trait.Soldier: "Солдат", trait.Specter: "Призрак",
	trait.Spirit: "Дух", trait.Tentacle: "Щупальце", trait.Thief: "Вор", trait.Treasure: "Сокровище", trait.Tree: "Дерево",
	trait.Vehicle: "Машина", trait.Weapon: "Оружие", trait.Witch: "Ведьма", trait.Wolf: "Волк", trait.Redacted: "[ЗАСЕКРЕЧЕНО]",
}

// terms returns the terms of Russian.
func terms() lang.Terms {
	t := lang.Terms{
		Houses: printed.Russian, Types: typeNames, Traits: traitNames,
		Keywords: keywordNames, Reminders: reminders, CounterWords: counterNames, Icons: iconNames,
	}
	for k, reminder := range t.Reminders {
		t.GivenReminders[k] = lang.Small(givenReplacer.Replace(reminder)) // it stands after a colon
	}
	for k, word := range counterNames {
		t.Counters[k] = "Жетоны " + word
	}
	return t
}

// givenReplacer makes a reminder speak of any creature that has the keyword, not of this
// one.
var givenReplacer = strings.NewReplacer(
	"это существо", "такое существо", "Это существо", "Такое существо", "этого существа", "такого существа",
	"эта карта", "такая карта", "Эту карту", "Такую карту", "этот этап вашего хода", "этот этап хода",
)
