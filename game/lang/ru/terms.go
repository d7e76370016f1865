package ru

import (
	"strings"

	"github.com/keyraken/keyraken/game/card"
	"github.com/keyraken/keyraken/game/card/trait"
	"github.com/keyraken/keyraken/game/lang"
)

var houseNames = [card.HouseCount]string{
	card.NoHouse:      "без дома",
	card.Brobnar:      "Бробнар",
	card.Dis:          "Дис",
	card.Logos:        "Логос",
	card.Mars:         "Марс",
	card.Sanctum:      "Санктум",
	card.Saurian:      "Завриане",
	card.Shadows:      "Тени",
	card.StarAlliance: "Звёздный Альянс",
	card.Unfathomable: "Непостижимые",
	card.Untamed:      "Неукротимые",
	card.Monster:      "Чудовище",
}

var typeNames = [card.TypeCount]string{
	card.NoType:       "Карта",
	card.ActionType:   "Действие",
	card.ArtifactType: "Артефакт",
	card.CreatureType: "Существо",
	card.UpgradeType:  "Улучшение",
	card.BossType:     "Чудовище",
}

var keywordNames = [lang.KeywordKinds]string{
	card.Alpha: "Альфа", card.Omega: "Омега", card.Assault: "Натиск", card.Hazardous: "Опасный",
	card.Skirmish: "Засада", card.Elusive: "Неуловимый", card.Taunt: "Провокация", card.Poison: "Яд",
	card.Deploy: "Развёртывание", card.Invulnerable: "Неуязвимый", lang.Prey: "Добыча", lang.Gigantic: "Гигант",
}

var reminders = [lang.KeywordKinds]string{
	card.Alpha:        "Сыграть можно только первым делом на этом шаге: до того как вы сыграли, использовали или сбросили другую карту.",
	card.Omega:        "Как только эта карта сыграна, этот шаг вашего хода окончен.",
	card.Assault:      "Когда это существо нападает, оно сначала наносит X урона тому, на кого напало.",
	card.Hazardous:    "Когда на это существо нападают, оно сначала наносит нападающему X урона.",
	card.Skirmish:     "Когда это существо нападает, оно не получает ответного урона.",
	card.Elusive:      "При первом за ход нападении на это существо ни оно, ни нападающий не наносят друг другу урона.",
	card.Taunt:        "На соседей этого существа можно нападать, только если у них тоже есть провокация.",
	card.Poison:       "Любое существо, получившее урон от силы этого существа, уничтожается.",
	card.Deploy:       "Это существо может войти в игру между другими существами вашей боевой линии.",
	card.Invulnerable: "Это существо не получает урона, и его нельзя уничтожить.",
	lang.Prey:         "Когда эту карту используют, она дерётся с этим существом; если его нет, она совершает сбор.",
	lang.Gigantic:     "Сыграть можно только вместе со второй половиной; в игре обе половины — одно существо.",
}

// counterNames stand after the word for counters: "жетон рока".
var counterNames = [card.CounterCount]string{
	card.PowerCounter: "+1 к силе", card.DoomCounter: "рока", card.FuseCounter: "фитиля", card.GloryCounter: "славы",
	card.GrowthCounter: "роста", card.WarrantCounter: "ордера", card.SchemeCounter: "замысла",
	card.DisruptionCounter: "помех", card.TimeCounter: "времени", card.DepthCounter: "глубины",
	card.AwakeningCounter: "пробуждения", card.KnowledgeCounter: "знания", card.IgnoranceCounter: "неведения",
}

var traitNames = [trait.Count]string{
	trait.Agent: "Агент", trait.AI: "ИИ", trait.Alien: "Пришелец", trait.Ally: "Союзник", trait.Angel: "Ангел",
	trait.Aquan: "Аквана", trait.Arm: "Рука", trait.Assassin: "Убийца", trait.Beast: "Зверь", trait.Cat: "Кошка",
	trait.Changeling: "Подменыш", trait.Cyborg: "Киборг", trait.Demon: "Демон", trait.Dinosaur: "Динозавр",
	trait.Dragon: "Дракон", trait.Egg: "Яйцо", trait.Elf: "Эльф", trait.Equation: "Уравнение",
	trait.Experiment: "Эксперимент", trait.Faerie: "Фея", trait.Fisher: "Рыбак", trait.Fungus: "Гриб",
	trait.Giant: "Великан", trait.Goblin: "Гоблин", trait.Handuhan: "Хандухан", trait.Horseman: "Всадник",
	trait.Human: "Человек", trait.Hunter: "Охотник", trait.Imp: "Бес", trait.Insect: "Насекомое", trait.Item: "Предмет",
	trait.Jelly: "Медуза", trait.Knight: "Рыцарь", trait.Krxix: "Крксикс", trait.Law: "Закон", trait.Leader: "Вождь",
	trait.Location: "Место", trait.Martian: "Марсианин", trait.Merchant: "Торговец", trait.Monk: "Монах",
	trait.Mutant: "Мутант", trait.Niffle: "Ниффль", trait.Philosopher: "Философ", trait.Pilot: "Пилот",
	trait.Pirate: "Пират", trait.Politician: "Политик", trait.Power: "Мощь", trait.Priest: "Жрец",
	trait.Proximan: "Проксиман", trait.Psion: "Псионик", trait.Quest: "Поход", trait.Ranger: "Следопыт",
	trait.Rat: "Крыса", trait.Robot: "Робот", trait.Scientist: "Учёный", trait.Shapeshifter: "Оборотень",
	trait.Shard: "Осколок", trait.Ship: "Корабль", trait.Sin: "Грех", trait.Soldier: "Солдат", trait.Specter: "Призрак",
	trait.Spirit: "Дух", trait.Tentacle: "Щупальце", trait.Thief: "Вор", trait.Treasure: "Сокровище", trait.Tree: "Дерево",
	trait.Vehicle: "Транспорт", trait.Weapon: "Оружие", trait.Witch: "Ведьма", trait.Wolf: "Волк", trait.Redacted: "ЗАСЕКРЕЧЕНО",
}

// terms are the terms of Russian.
func terms() lang.Terms {
	t := lang.Terms{
		Houses: houseNames, Types: typeNames, Traits: traitNames,
		Keywords: keywordNames, Reminders: reminders, CounterWords: counterNames,
	}
	for k, reminder := range t.Reminders {
		t.Given[k] = givenReplacer.Replace(reminder)
	}
	for k, word := range counterNames {
		t.Counters[k] = "Жетоны " + word
	}
	return t
}

// givenReplacer speaks of whichever creature has a keyword, not of this one.
var givenReplacer = strings.NewReplacer(
	"это существо", "такое существо", "Это существо", "Такое существо", "этого существа", "такого существа",
	"эта карта", "такая карта", "этот шаг вашего хода", "этот шаг хода",
)
