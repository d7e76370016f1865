package cards_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/store/files/filestest"
)

// A table says the same as the facts of a set: each set is turned into a table and
// back.
func TestTablesMakeFacts(t *testing.T) {
	for _, set := range cards.Sets {
		want, err := os.ReadFile("facts/" + set.Name + ".jsonl")
		require.NoError(t, err)
		var table, have bytes.Buffer
		table.WriteString("id\tnumber\tname\thouse\ttype\tpower\tarmor\tamber\ttraits\tkeywords\trarity\n")
		for _, p := range cards.Facts() {
			if p.Set == set.Name {
				fmt.Fprintf(&table, "%s\t%s\t%s\t%s\t%s\t%d\t%d\t%d\t%s\t%s\t%s\n", p.ID, p.Number, p.Name, p.House, p.Type,
					p.Power, p.Armor, p.Amber, strings.Join(p.Traits, " "), strings.Join(p.Keywords, " "), p.Rarity)
			}
		}
		all, err := cards.ReadTable(&table)
		require.NoError(t, err, set.Name)
		out := json.NewEncoder(&have)
		out.SetEscapeHTML(false)
		for i := range all {
			require.NoError(t, out.Encode(&all[i]))
		}
		assert.Equal(t, string(want), have.String(), set.Name)
	}
}

func TestReadTable(t *testing.T) {
	all,
		err := cards.ReadTable(strings.NewReader("House\tName\tNumber\tType\tKeywords\tPower\r\nDis\tThe Ox’s “Friend”\t007\tCreature\tskirmish Assault:2\tX\r\n\r\n"))
	require.NoError(t, err)
	assert.Equal(t, []cards.Printing{{Number: "007", ID: "the-ox-s-friend", Name: "The Ox’s “Friend”", House: "dis", Type: "creature",
		Traits: []string{}, Keywords: []string{"skirmish", "assault:2"}}}, all)

	const head = "number\tname\thouse\ttype\tpower\ttraits\tkeywords\n"
	for table, says := range map[string]string{
		"":                                          "line 1: the names of the columns are missing",
		"number\tname\n":                            `column "house" is missing`,
		"number\tnumber\n":                          "there twice",
		"number\tname\tcolour\n":                    `column "colour" is not one of`,
		head + "1\tOx\tfire\taction":                `line 2: there is no house "fire"`,
		head + "\n1\tOx\tdis\tspell":                `line 3: there is no card type "spell"`,
		head + "\tOx\tdis\taction":                  "needs a number and a name",
		head + "1\tOx\tdis\taction\t-1":             `power: "-1" is no number from 0 to 127`,
		head + "1\tOx\tdis\taction\t1\tcow":         `there is no trait "cow"`,
		head + "1\tOx\tdis\taction\t1\t\tbig":       `there is no keyword "big"`,
		head + "1\tOx\tdis\taction\t1\t\tassault":   "a number follows",
		head + "1\tOx\tdis\taction\t1\t\telusive:2": "a number follows",
		head + "1\tOx\tdis\taction\t1\t\t\tmore":    "8 columns, but only 7 have names",
	} {
		_, err := cards.ReadTable(strings.NewReader(table))
		assert.ErrorContains(t, err, says, table)
	}
}

func FuzzReadTable(f *testing.F) {
	f.Add("number\tname\thouse\ttype\n1\tOx\tdis\taction\n")
	f.Fuzz(func(t *testing.T, table string) {
		var all []cards.Printing
		var err error
		filestest.Bounded(t, len(table), func() { all, err = cards.ReadTable(strings.NewReader(table)) })
		if err == nil {
			for i := range all {
				require.NoError(t, all[i].Check())
			}
		}
	})
}
