package usage_test

import (
	"testing"

	"github.com/spf13/pflag"
	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/cmd/archon/usage"
	"github.com/keyraken/keyraken/game/lang/languages"
)

// The descriptions and defaults of flags, and errors in them, are in the language.
func TestFlagsInRussian(t *testing.T) {
	ru := languages.Named("ru")
	set := pflag.NewFlagSet("program", pflag.ContinueOnError)
	set.String("size", "1280x720", "размер")
	set.StringP("games", "g", "", "`каталог` игр")
	set.Int("seed", 0, "зерно")
	assert.Equal(t, "  -g, --games каталог   каталог игр\n      --seed число      зерно\n"+
		"      --size слово      размер (если не сказано, 1280x720)\n", usage.Flags(ru, set))
	for args, want := range map[string]string{
		"--nope": "флага --nope нет", "--seed=x": `флаг --seed не может быть "x"`, "--seed": "флагу --seed нужно значение", "-x": "флага -x нет",
	} {
		assert.Contains(t, ru.Say(usage.Misuse(set.Parse([]string{args}))), want)
	}
	assert.NoError(t, usage.Misuse(nil))
}
