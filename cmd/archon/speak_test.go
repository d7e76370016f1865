package main

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/cmd/archon/archontest"
	"github.com/keyraken/keyraken/cmd/archon/pool"
	"github.com/keyraken/keyraken/game/lang/languages"
)

// A language is chosen by --lang, or by the locale; text that is not ours is in English.
func TestLanguageIsChosen(t *testing.T) {
	archontest.OwnLibrary(t)
	const english, russian = "the library has no decks", "в библиотеке нет колод"
	for _, c := range []struct{ flag, all, messages, lang, want string }{
		{"", "", "", "", english},
		{"ru", "", "", "", russian},
		{"", "", "", "ru_RU.UTF-8", russian},
		{"", "", "ru_RU.UTF-8", "de_DE.UTF-8", russian},
		{"", "en_US.UTF-8", "ru_RU", "ru", english},
		{"en", "", "", "ru_RU.UTF-8", english},
		{"", "", "", "de_DE@euro", english},
		{"", "", "", "C", english},
	} {
		t.Setenv("LC_ALL", c.all)
		t.Setenv("LC_MESSAGES", c.messages)
		t.Setenv("LANG", c.lang)
		args := []string{"decks", "check"}
		if c.flag != "" {
			args = append(args, "--lang", c.flag)
		}
		assert.Equal(t, c.want+"\n", archon.Must(t, args...), "%+v", c)
	}
	_, errs, status := archon.Run("", "decks", "--lang", "xx")
	assert.Equal(t, 2, status)
	assert.Contains(t, errs, "archon: no language is called \"xx\"; choose one of: en, ru")
}

// Output for programs does not depend on the language.
func TestJSONSpeaksNoLanguage(t *testing.T) {
	archontest.OwnLibrary(t)
	archon.Must(t, "decks", "import", archontest.DeckFile(t, "Brindle", 3))
	broken := filepath.Join(t.TempDir(), "broken.json")
	require.NoError(t, os.WriteFile(broken, []byte("{}"), 0o600))
	save := filepath.Join(t.TempDir(), "game.jsonl")
	_, errs, status := archon.Run("n\nq\n", "play", "--save", save)
	require.Zero(t, status, errs)
	for _, args := range [][]string{
		{"cards", "--text", "dust imp", "--json"}, {"decks", "list", "--json"}, {"decks", "show", "brindle", "--json"},
		{"decks", "check", broken, "--json"}, {"decks", "import", broken, "--json"}, {"replay", save, "--json"},
	} {
		english, _, _ := archon.Run("", args...)
		russian, _, _ := archon.Run("", append(args, "--lang", "ru")...)
		assert.NotEmpty(t, english, args)
		assert.Equal(t, english, russian, args)
	}
	requests := `{"cmd":"new","mode":"keyraken","decks":["onyx"],"seed":1}` + "\n" + `{"cmd":"choose","option":"yes"}` + "\n"
	english, _, _ := archon.Run(requests, "engine")
	russian, _, _ := archon.Run(requests, "engine", "--lang", "ru")
	assert.Contains(t, english, `"ok":true`)
	assert.Equal(t, english, russian)
}

// Errors are in the language too, including those of lower layers.
func TestErrorsInRussian(t *testing.T) {
	archontest.OwnLibrary(t)
	empty := filepath.Join(t.TempDir(), "empty.jsonl")
	require.NoError(t, os.WriteFile(empty, nil, 0o600))
	for args, want := range map[string]string{
		"sim --games 0":                   "--games и --workers должны быть не меньше 1",
		"sim --bot clever":                `бота "clever" нет; есть random, greedy`,
		"sim --difficulty silly":          `сложности "silly" нет; есть easy, normal, hard`,
		"sim --mode race":                 `режима "race" нет`,
		"play --seat 2=greedy":            "--место 2=greedy",
		"play --resume last":              "нет игры, которую можно продолжить",
		"replay " + empty:                 empty + ": сохранение не прочесть: файл пуст",
		"cards --text nobody":             `карты "nobody" нет`,
		"decks show quokka":               `колоды "quokka" нет`,
		"decks remove onyx --yes":         "есть в самой программе",
		"decks edit onyx --title x":       "есть в самой программе",
		"decks list --set XYZ":            "--set XYZ: есть CotA",
		"sim --coverage --decks onyx":     "берётся колод: 2, а есть 1",
		"sim --mode duel --decks onyx":    "нужны 2 колоды, а не 1",
		"decks show ./none.json --lang x": `no language is called "x"`,
	} {
		_, errs, status := archon.Run("", append([]string{"--lang", "ru"}, strings.Fields(args)...)...)
		assert.Equal(t, 2, status, args)
		assert.Contains(t, errs, want, args)
	}
}

var latin = regexp.MustCompile(`[A-Za-z]{2,}`)

// A person plays a whole adventure and a whole duel in Russian. Except for the texts
// of cards, which Russian does not have yet, nothing is in English.
func TestAPersonPlaysInRussian(t *testing.T) {
	for _, args := range [][]string{{"--decks", "onyx,argus"}, {"--mode", "duel", "--decks", "onyx,argus", "--seat", "2=greedy"}} {
		told := archon.Sit(t, pool.Shipped, 3, "ru", args...)
		for _, want := range []string{"Наберите номер", "что теперь?", "В линии, слева направо:",
			"ключ стоит", "Карты: ", "Условия игры: "} {
			assert.Contains(t, told, want)
		}
		english := languages.English()
		for _, key := range []string{"you-leave", "nothing", "in-line", "known-in-hand", "what-now", "exhausted"} {
			words, _, _ := strings.Cut(english.T(key, "", "", ""), "{")
			if words = strings.TrimSpace(words); latin.MatchString(words) {
				assert.NotContains(t, told, words)
			}
		}
	}
}

// A card is found by its title in the language, and by its English title.
func TestCardsAreFoundByEitherTitle(t *testing.T) {
	for _, name := range []string{"резкая пенни", "bad penny", "bad-penny"} {
		assert.Contains(t, archon.InRussian(t, "", "cards", "--text", name), "Резкая Пенни (", name)
	}
	assert.Contains(t, archon.InRussian(t, "", "cards", "--text", "the keyraken"), "Ключекракен (")
	_, errs, status := archon.Run("", "cards", "--text", "резкая пенни", "--lang", "en")
	assert.Equal(t, 2, status, errs)
	for _, ask := range []string{"? шальная", "? wild wormhole"} {
		told := archon.InRussian(t, "n\n"+ask+"\nq\n", "play", "--mode", "duel", "--decks", "onyx,argus", "--seed", "1")
		assert.Contains(t, told, "Шальная червоточина: Логос, действие", ask)
	}
	list := archontest.DeckFile(t, "Brindle", 3)
	archontest.OwnLibrary(t)
	archon.InRussian(t, "", "decks", "import", list)
	for _, name := range []string{"вальдр", "valdr"} {
		_, errs, _ := archon.Run("", "--lang", "ru", "decks", "edit", "brindle", "--icons", name+"=draw")
		assert.NotContains(t, errs, "нет карты", name)
	}
}

// Each command speaks Russian.
func TestCommandsInRussian(t *testing.T) {
	archontest.OwnLibrary(t)
	list := archontest.DeckFile(t, "Brindle", 3)
	assert.Contains(t, archon.InRussian(t, "", "decks", "import", list), "добавлена: Brindle (brindle)")
	assert.Contains(t, archon.InRussian(t, "", "decks", "import", list), "уже есть: Brindle (brindle)")
	assert.Contains(t, archon.InRussian(t, "", "decks"), "КОРОТКОЕ ИМЯ")
	shown := archon.InRussian(t, "", "decks", "show", "brindle")
	assert.Contains(t, shown, "\nБробнар\n")
	assert.Contains(t, shown, "(действие)")
	assert.Regexp(t, `состояние: +можно играть\n`, shown)
	assert.Contains(t, archon.InRussian(t, "", "decks", "check"), "в порядке: Brindle")
	assert.Contains(t, archon.InRussian(t, "", "decks", "remove", "-y", "brindle"),
		"колода Brindle убрана; вернёт её archon decks import")
	assert.Contains(t, archon.InRussian(t, "", "cards", "--text", "dust imp"),
		"CotA 083 Пыльный бес [Dust Imp; перевод наш] (Обычная): Дис, существо, сила 2, Бес\n")
	assert.Contains(t, archon.InRussian(t, "", "--english-titles", "cards", "--text", "пыльный бес"),
		"CotA 083 Dust Imp (Обычная): Дис, существо, сила 2, Бес\n")
	assert.Contains(t, archon.InRussian(t, "", "cards", "--set", "Keyraken"), "Ключекракен")
	assert.Contains(t, archon.InRussian(t, "", "sim", "--games", "1"), "средний урон чудовищу: ")
	assert.Contains(t, archon.InRussian(t, "", "sim", "--games", "1", "--coverage", "--mode", "duel"),
		"ни разу не разыграны или не использованы: ")
	assert.Contains(t, archon.InRussian(t, "", "soak", "--decisions", "100"), "самое большее: кадров ")
	save := filepath.Join(t.TempDir(), "game.jsonl")
	assert.Contains(t, archon.InRussian(t, "n\nq\n", "play", "--save", save), "Игра сохранена: archon play --resume "+save)
	assert.Contains(t, archon.InRussian(t, "q\n", "play", "--resume", save), "Игра продолжается: ")
	assert.Contains(t, archon.InRussian(t, "", "replay", save), "ход 1, урон 0, Подъёмы: 0, назад можно брать всё.")
}

// Help, for each command and each flag, and errors in the arguments are in the language, too:
// no English words are left except names and what is typed.
func TestHelpInRussian(t *testing.T) {
	typed := regexp.MustCompile(`Decks of KeyForge|--?[a-z][a-z-]*|"[^"]*"|\S*[/.=*][\w./=#*-]*|[A-Z_]{2,}`)
	english := regexp.MustCompile(`(?i)\b(the|of|and|with|is|are|for|default|flags|command|help|string|int|file|deck|games|each|how|many)\b`)
	var names func(path ...string) [][]string
	names = func(path ...string) (all [][]string) {
		help := archon.InRussian(t, "", append(path, "--help")...)
		assert.Contains(t, help, "Как вызывать:\n  archon", path)
		prose, examples := help, regexp.MustCompile(`(?s)Примеры:.*?\n\n`)
		for line := range strings.Lines(examples.ReplaceAllString(prose, "")) {
			if !strings.Contains(line, "archon") {
				assert.NotRegexp(t, english, typed.ReplaceAllString(line, ""), "%v", path)
			}
		}
		_, list, _ := strings.Cut(help, "Команды:\n")
		list, _, _ = strings.Cut(list, "\n\n")
		for line := range strings.Lines(list) {
			if sub := strings.Fields(line)[0]; sub != "help" {
				all = append(append(all, append(slices.Clone(path), sub)), names(append(slices.Clone(path), sub)...)...)
			}
		}
		return all
	}
	assert.Greater(t, len(names()), 18)
	for args, want := range map[string]string{
		"dance": "команды dance нет", "decks now": "команды now нет",
		"sim --fast": "флага --fast нет", "sim --games": "флагу --games нужно значение",
		"sim --games x":                       `флаг --games не может быть "x"`,
		"decks show":                          "не то число аргументов; вызывайте так: archon decks show ИМЯ",
		"decks edit x":                        "нужен один из этих флагов: --title, --favourite, --icons",
		"sim --difficulty easy --variant fog": "эти флаги исключают друг друга: --difficulty, --variant",
	} {
		_, errs, status := archon.Run("", append([]string{"--lang=ru"}, strings.Fields(args)...)...)
		assert.Equal(t, 2, status, args)
		assert.Contains(t, errs, want, args)
	}
}
