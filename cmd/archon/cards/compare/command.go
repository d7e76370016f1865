package compare

import (
	"fmt"
	"io"
	"strings"

	"github.com/spf13/cobra"

	"github.com/keyraken/keyraken/cmd/archon/exit"
	"github.com/keyraken/keyraken/cmd/archon/pool"
	"github.com/keyraken/keyraken/cmd/archon/terminal"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/lang/languages"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/store/files"
)

// maxFile is more than a file with the texts of all cards has, in bytes.
const maxFile = 1 << 24

// Command is archon cards compare.
func Command(p *pool.Pool) *cobra.Command {
	var asJSON, withTexts bool
	c := &cobra.Command{
		Use:   "compare " + p.T("kind-file") + "...",
		Short: p.T("use-cards-compare"),
		Long:  p.T("long-cards-compare"),
		Args:  cobra.MinimumNArgs(1),
		RunE: func(c *cobra.Command, args []string) error {
			r := report{pool: p.In(languages.English()), at: map[string]int{}}
			for _, name := range args {
				if err := r.read(name); err != nil {
					return message.New("at", name, err)
				}
			}
			if asJSON {
				if err := terminal.Encode(c.OutOrStdout(), append([]Judgement{}, r.all...)); err != nil {
					return err
				}
			} else {
				r.write(p, c.OutOrStdout(), withTexts)
			}
			if r.count(Equal) < len(r.all) {
				return message.New("texts-differ", exit.ErrFindings, r.count(Differs), r.count(NotRead), len(r.all))
			}
			return nil
		},
	}
	c.Flags().BoolVar(&asJSON, "json", false, p.T("flag-json-array"))
	c.Flags().BoolVar(&withTexts, "texts", false, p.T("flag-compare-texts"))
	return c
}

// report is a judgement of each card that is found, in the order in which they are.
type report struct {
	pool *pool.Pool
	all  []Judgement
	at   map[string]int // where a card is in all
}

func (r *report) count(v Verdict) int {
	n := 0
	for _, j := range r.all {
		if j.Verdict == v {
			n++
		}
	}
	return n
}

// read judges the cards of a file.
func (r *report) read(name string) error {
	data, err := files.Read(name, maxFile)
	if err != nil {
		return err
	}
	printed, err := texts(data)
	if err != nil {
		return err
	}
	cat, err := r.pool.Catalogue()
	if err != nil {
		return err
	}
	found := false
	for _, t := range printed {
		if n, ok := cat.Number(t.id); ok {
			found = true
			r.judge(t, cat, n)
		}
	}
	if !found {
		return message.New("no-card-texts")
	}
	return nil
}

// judge compares a printed text with what the card says now, and with what it said before it was corrected. Of several
// judgements of a card that with the fewest differences stands, since printings word the same differently.
func (r *report) judge(t printedText, cat *keyforge.Catalogue, n uint16) {
	def := cat.Card(n)
	ours := []string{r.pool.Language.Card(def).String()}
	if def.FirstPrinted != nil {
		ours = append(ours, r.pool.Language.Card(def.FirstPrinted).String())
	}
	for _, text := range ours {
		j := judge(t.title, t.text, text)
		j.ID, j.texts = t.id, [2]string{t.text, text}
		if i, ok := r.at[t.id]; !ok {
			r.at[t.id] = len(r.all)
			r.all = append(r.all, j)
		} else if j.differences() < r.all[i].differences() {
			r.all[i] = j
		}
	}
}

// write writes a line for each card whose texts are not equal, and the sum.
func (r *report) write(p *pool.Pool, w io.Writer, withTexts bool) {
	for _, j := range r.all {
		switch j.Verdict {
		case Equal:
			continue
		case Differs:
			fmt.Fprintln(w, p.T("text-differs", j.Name, listed(j.Printed), listed(j.Ours)))
		case NotRead:
			fmt.Fprintln(w, p.T("text-not-read", j.Name, strings.Join(j.Unknown, ", ")))
		}
		if withTexts {
			for _, text := range j.texts {
				fmt.Fprintf(w, "  %s\n", strings.Join(strings.Fields(text), " "))
			}
		}
	}
	fmt.Fprintln(w, p.T("texts-compared", len(r.all), r.count(Equal), r.count(Differs), r.count(NotRead)))
}

func listed(facts []string) string {
	if len(facts) == 0 {
		return "–"
	}
	return strings.Join(facts, ", ")
}
