package scenario_test

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge/scenario"
	"github.com/keyraken/keyraken/game/store/files/filestest"
)

// FuzzTable reads anything as a table: a table from which a game can start is written and
// read again.
func FuzzTable(f *testing.F) {
	f.Add([]byte(`{"players":[{"line":["headhunter"],"hand":["punch"],"keys":["red"]},{"line":["dust-imp"]}],"house":"brobnar"}`))
	f.Add([]byte(`{"players":[{"line":[{"card":"dust-imp","damage":9223372036854775807,"under":["fear"]}]},{}],"seed":18446744073709551615}`))
	f.Add([]byte(`{"players":[{"line":` + strings.Repeat(`[{"under":`, 500) + strings.Repeat(`}]`, 500) + `}]}`))
	r := rules(f)
	f.Fuzz(func(t *testing.T, data []byte) {
		filestest.Bounded(t, len(data), func() {
			table, err := scenario.Parse(data)
			if err != nil || table.Complete(r) != nil {
				return
			}
			g, err := table.Start(r)
			if err != nil {
				require.NotEmpty(t, err.Error())
				return
			}
			again, err := json.Marshal(table)
			require.NoError(t, err)
			second, err := scenario.Parse(again)
			require.NoError(t, err)
			twin, err := second.Start(r)
			require.NoError(t, err)
			require.Equal(t, g.Hash(), twin.Hash())
		})
	})
}
