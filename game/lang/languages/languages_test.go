package languages_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"syscall"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/printed"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/lang/langtest"
	"github.com/keyraken/keyraken/game/lang/languages"
	"github.com/keyraken/keyraken/game/message"
)

// Each language is found by its name and has a title, and English is the first.
func TestNames(t *testing.T) {
	assert.Same(t, languages.English(), languages.All()[0])
	for _, l := range languages.All() {
		assert.Same(t, l, languages.Named(l.Name))
		assert.NotEmpty(t, l.Title)
	}
	assert.Nil(t, languages.Named("xx"))
}

// Languages that are not marked as partial ask questions, and have all terms and all sentences
// of the story that English has.
func TestLanguagesAreWhole(t *testing.T) {
	english := languages.English()
	for _, l := range languages.All() {
		if l.Partial {
			continue
		}
		assert.NotNil(t, l.Asks, l.Name)
		same(t, l.Name+": story", reflect.ValueOf(english.Story).Elem(), reflect.ValueOf(l.Story).Elem())
		same(t, l.Name+": terms", reflect.ValueOf(english.Terms), reflect.ValueOf(l.Terms))
	}
}

// same requires words in the same places, whatever they are.
func same(t *testing.T, what string, a, b reflect.Value) {
	switch a.Kind() {
	case reflect.Struct:
		for i := range a.NumField() {
			same(t, what+"."+a.Type().Field(i).Name, a.Field(i), b.Field(i))
		}
	case reflect.Array:
		for i := range a.Len() {
			assert.Equal(t, a.Len(), b.Len(), what)
			same(t, what, a.Index(i), b.Index(i))
		}
	case reflect.String:
		assert.Equal(t, a.String() == "", b.String() == "", "%s: %q in English, %q here", what, a, b)
	default:
		t.Errorf("%s is %s", what, a.Kind())
	}
}

// The same words take the same arguments in every language, and all arguments are between
// braces.
func TestWordsTakeTheSameArguments(t *testing.T) {
	for _, l := range languages.All() {
		langtest.SameWords(t, languages.English().Words, l.Words, l)
		langtest.SameWords(t, languages.English().Messages, l.Messages, l)
	}
}

// Words that no language has show their key.
func TestUnknownWordsShow(t *testing.T) {
	for _, l := range languages.All() {
		assert.Equal(t, "⟨no such words⟩", l.T("no such words"))
	}
}

// Nouns agree with their number, in as many forms as the language has.
func TestPlurals(t *testing.T) {
	english := lang.Language{Name: "en", Words: lang.Words{"cards": "{1} {1:card|cards}"}}.WithFallback(nil)
	russian := lang.Language{Name: "ru", Words: lang.Words{"cards": "{1} {1:карта|карты|карт}"}}.WithFallback(english)
	polish := lang.Language{Name: "pl"}.WithFallback(english)
	for n, want := range map[int][3]string{
		0: {"0 cards", "0 карт", "0 cards"}, 1: {"1 card", "1 карта", "1 card"}, 3: {"3 cards", "3 карты", "3 cards"},
		11: {"11 cards", "11 карт", "11 cards"}, 21: {"21 cards", "21 карта", "21 cards"}, 104: {"104 cards", "104 карты", "104 cards"},
	} {
		assert.Equal(t, want, [3]string{english.T("cards", n), russian.T("cards", n), polish.T("cards", n)})
	}
}

// A language of a few words can be chosen: English says everything else, in whole
// sentences. Such a language takes a folder and a line in the list.
func TestLanguageOfAFewWords(t *testing.T) {
	english := languages.English()
	pirate := lang.Language{Name: "en-x-pirate", Title: "Pirate", Partial: true,
		Terms: lang.Terms{Houses: [card.HouseCount]string{card.Shadows: "Thievin' Rats"}},
		Words: lang.Words{"quit": "Abandon ship", "settings": "Riggin'", "back": "Aft", "of": "{1} o' {2}", "decks": "Crews",
			"turn-n": "Watch {1}", "undo": "Belay", "key": "doubloon", "victory": "Plunder!"}}.WithFallback(english)
	assert.Equal(t, "Abandon ship", pirate.T("quit"))
	assert.Equal(t, "2 o' 3", pirate.T("of", 2, 3))
	assert.Equal(t, "Thievin' Rats", pirate.House(card.Shadows))
	assert.Equal(t, english.T("begin"), pirate.T("begin"))
	assert.Equal(t, english.House(card.Dis), pirate.House(card.Dis))
	assert.Equal(t, english.Type(card.CreatureType), pirate.Type(card.CreatureType))
	assert.Equal(t, english.Story, pirate.StoryLanguage().Story)
	imp := card.Creature("imp", card.Dis, 2, card.Play(card.Steal(1)))
	text := english.Card(imp)
	text.In = "English" // shown, so that nobody takes the text for Pirate
	assert.Equal(t, text, pirate.Card(imp))
	assert.Equal(t, "[English]\nPlay: Steal 1 æmber.", pirate.Card(imp).String())
	assert.Equal(t, english.Effects(imp, imp.Abilities[0].Do, ""), pirate.Effects(imp, imp.Abilities[0].Do, ""))
	assert.Equal(t, "gained",
		pirate.WithWords(func(name string) lang.Words { return map[string]lang.Words{"en": {"won": "gained"}}[name] }).T("won"))
}

// Messages can be said in any language, including those that they wrap and those that are
// joined; as errors they are English.
func TestMessages(t *testing.T) {
	russian := languages.Named("ru")
	inner := message.New("no-card-called", `"Fooo"`)
	err := message.New("line", 3, inner)
	assert.EqualError(t, err, `line 3: no card is called "Fooo"`)
	assert.Equal(t, `строка 3: карты "Fooo" нет`, russian.Say(err))
	assert.ErrorIs(t, err, inner)
	assert.Equal(t, "строка 3: карты \"Fooo\" нет\nздесь ничего нет", russian.Say(errors.Join(err, message.New("there-nothing-in"))))
	assert.Equal(t, "disk full", russian.Say(errors.New("disk full")))
	assert.Equal(t, "колода \"x\": disk full", russian.Say(message.New("deck", `"x"`, errors.New("disk full"))))
}

// What the file system says is said in words, with the file once.
func TestErrorsOfTheSystem(t *testing.T) {
	english, russian := languages.English(), languages.Named("ru")
	at := func(err error) error { return &fs.PathError{Op: "open", Path: "/a", Err: err} }
	for _, c := range []struct {
		err    error
		en, ru string
	}{
		{at(syscall.ENOENT), "/a: it does not exist", "/a: такого файла или каталога нет"},
		{at(syscall.EACCES), "/a: the system does not allow it", "/a: нет прав доступа"},
		{at(syscall.EISDIR), "/a: it is a directory", "/a: это каталог"},
		{at(syscall.ENOSPC), "/a: the disk is full", "/a: диск заполнен"},
		{at(syscall.EROFS), "/a: the disk is read-only", "/a: диск доступен только для чтения"},
		{at(errors.New("odd")), "/a: odd", "/a: odd"},
		{&os.LinkError{Op: "rename", Old: "/b", New: "/a", Err: syscall.EEXIST}, "/a: it already exists", "/a: уже существует"},
		{os.NewSyscallError("write", syscall.ENOSPC), "the disk is full", "диск заполнен"},
		{syscall.ENOTDIR, "it does not exist", "такого файла или каталога нет"},
		{fs.ErrNotExist, "it does not exist", "такого файла или каталога нет"},
		{context.Canceled, "it was stopped", "прервано"},
		{message.New("at", "/a", at(syscall.ENOENT)), "/a: it does not exist", "/a: такого файла или каталога нет"},
		{message.New("at", "/b", at(syscall.ENOENT)), "/b: /a: it does not exist", "/b: /a: такого файла или каталога нет"},
		{errors.Join(at(syscall.EISDIR), syscall.EROFS), "/a: it is a directory\nthe disk is read-only",
			"/a: это каталог\nдиск доступен только для чтения"},
		{fmt.Errorf("own words: %w", at(syscall.EISDIR)), "own words: open /a: is a directory", "own words: open /a: is a directory"},
	} {
		assert.Equal(t, c.en, english.Say(c.err))
		assert.Equal(t, c.ru, russian.Say(c.err))
	}
}

// What is wrong with JSON is said in words, without the names of Go types.
func TestErrorsOfJSON(t *testing.T) {
	type Inner struct {
		Turn int `json:"turn"`
	}
	var read struct {
		Edit struct{ Inner } `json:"edit"`
	}
	for text, said := range map[string][2]string{
		`{"edit":{"turn":"x"}}`: {`"edit.turn" cannot be of the kind string`, "«edit.turn» не может быть такого вида: string"},
		`[]`:                    {"it cannot be of the kind array", "значение не может быть такого вида: array"},
		`{]`: {"invalid character ']' looking for beginning of object key string",
			"это не JSON: invalid character ']' looking for beginning of object key string"},
		`{"x":1}`: {`unknown field "x"`, `неизвестное поле "x"`},
	} {
		d := json.NewDecoder(strings.NewReader(text))
		d.DisallowUnknownFields()
		err := d.Decode(&read)
		assert.Equal(t, said[0], languages.English().Say(err))
		assert.Equal(t, said[1], languages.Named("ru").Say(err))
	}
}

// Every message that is sent has words, and no words are left over.
func TestMessagesAreSent(t *testing.T) {
	sent := map[string]bool{}
	send := regexp.MustCompile(`(?:(?:\bmessage\.New|[^.]\bNew|\bnote)\(|(?:\bwrong|\.fail)\([a-z.]+, )"([a-z0-9-]+)"`)
	for _, folder := range []string{"../..", "../../../adventure", "../../../cmd", "../../../ui"} {
		require.NoError(t, filepath.WalkDir(folder, func(path string, _ fs.DirEntry, err error) error {
			if err != nil || filepath.Ext(path) != ".go" || strings.HasSuffix(path, "_test.go") {
				return err
			}
			data, err := os.ReadFile(path)
			require.NoError(t, err)
			for _, m := range send.FindAllStringSubmatch(string(data), -1) {
				sent[m[1]] = true
				assert.Contains(t, languages.English().Messages, m[1], path)
			}
			return nil
		}))
	}
	for key := range languages.English().Messages {
		assert.True(t, sent[key], "nobody sends %q", key)
	}
}

// The English of an error, which needs no language, is that of the language.
func TestErrorsAreEnglish(t *testing.T) {
	english := languages.English()
	for key := range english.Messages {
		for _, n := range []int{-21, -11, -1, 0, 1, 2, 5, 11, 21, 101, 1000000} {
			err := message.New(key, n, n, n, n)
			assert.EqualError(t, err, english.Say(err))
		}
	}
	for _, err := range []error{
		message.New("no such words", 1),
		message.New("at", "/a", &fs.PathError{Op: "open", Path: "/a", Err: syscall.EISDIR}),
		message.New("line", 3, errors.Join(syscall.ENOSPC, message.New("lab-decks", "x", 1))),
	} {
		assert.EqualError(t, err, english.Say(err))
	}
}

// What a language calls houses and cards is printed, so that deck lists can use it.
func TestNamesArePrinted(t *testing.T) {
	for _, l := range languages.All() {
		for h := range card.HouseCount {
			if card.AllHouses.Has(h) {
				is := func(names *[card.HouseCount]string) bool { return names[h] == l.House(h) }
				assert.True(t, slices.ContainsFunc(printed.Houses, is), "%s: %s", l.Name, l.House(h))
			}
		}
		for key := range l.Words {
			if id, ok := strings.CutPrefix(key, printed.Called); ok {
				assert.Equal(t, printed.Titles()[id], l.TitleOf(id), l.Name)
			}
		}
	}
	assert.Equal(t, "Вожак банды", printed.Titles()["ganger-chieftain"])
}

// No word is given twice in a file: the second would hide the first.
func TestWordsAreGivenOnce(t *testing.T) {
	key := regexp.MustCompile(`(?m)^  "([^"]+)":`)
	files := 0
	for _, folder := range []string{"..", "../../message", "../../keyforge/card/printed", "../../../adventure"} {
		require.NoError(t, filepath.WalkDir(folder, func(path string, _ fs.DirEntry, err error) error {
			if err != nil || filepath.Ext(path) != ".json" {
				return err
			}
			data, err := os.ReadFile(path)
			require.NoError(t, err)
			files++
			seen := map[string]bool{}
			for _, m := range key.FindAllSubmatch(data, -1) {
				assert.False(t, seen[string(m[1])], "%s: %s", path, m[1])
				seen[string(m[1])] = true
			}
			return nil
		}))
	}
	assert.Greater(t, files, 10)
}

// The language of the environment is that of the first setting that is not empty, whatever its country, encoding or variant.
func TestLocal(t *testing.T) {
	for _, c := range []struct{ all, messages, lang, want string }{
		{"", "", "", "en"}, {"", "", "ru_RU.UTF-8", "ru"}, {"", "ru", "en_US.UTF-8", "ru"}, {"en", "ru", "ru", "en"},
		{"", "", "ru@latin", "ru"}, {"", "", "ru_RU@latin.UTF-8", "ru"}, {"", "", "C", "en"}, {"", "", "xx_RU", "en"},
	} {
		t.Setenv("LC_ALL", c.all)
		t.Setenv("LC_MESSAGES", c.messages)
		t.Setenv("LANG", c.lang)
		assert.Equal(t, c.want, languages.Local().Name, c)
	}
}
