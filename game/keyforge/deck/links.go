package deck

import (
	"regexp"
	"slices"
	"strings"
	"unicode"

	"github.com/keyraken/keyraken/game/message"
)

var (
	uuidPattern = regexp.MustCompile(`\b[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}\b`)
	// ownIDs are links whose IDs belong to that site only.
	ownIDs = regexp.MustCompile(`(?i)/(alliances|alliance-decks|theoretical-decks)/`)

	// A private code of a deck: three groups of five with a digit among them, or any
	// at the end of its link. With spaces in it, it is in capitals.
	codePattern = regexp.MustCompile(`(?i)\b[A-Z0-9]{5}[-‐‑–—][A-Z0-9]{5}[-‐‑–—][A-Z0-9]{5}\b`)
	codeSpaced  = regexp.MustCompile(`\b[A-Z0-9]{5} [A-Z0-9]{5} [A-Z0-9]{5}\b`)
	codeLink    = regexp.MustCompile(`(?i)/(?:deck|codes)/[A-Z0-9]{5}-[A-Z0-9]{5}-[A-Z0-9]{5}\b`)
	codeAlone   = regexp.MustCompile(`(?i)^[A-Z0-9]{5}[- ][A-Z0-9]{5}[- ][A-Z0-9]{5}$`)
)

// ErrPrivateCode refuses the code that is printed on an archon card. It does not quote
// the code, so that it can be shown and logged.
var ErrPrivateCode = message.New("holds-private-code-deck")

var (
	errOwnID = message.New("link-alliance-or-theoretical")
	errNilID = message.New("id-zeros-alone-no")
)

const nilUUID = "00000000-0000-0000-0000-000000000000"

// IsUUID reports whether s is the ID of a deck in the Master Vault, in upper or lower
// case.
func IsUUID(s string) bool { return len(s) == len(nilUUID) && uuidPattern.MatchString(s) }

// HasPrivateCode reports whether the text holds a private code.
func HasPrivateCode(text string) bool {
	const short = len("AAAAA-BBBBB-CCCCC")
	if !threeFives(text) || len(strings.TrimSpace(text)) != short && !strings.ContainsAny(text, "0123456789/") {
		return false
	}
	text = uuidPattern.ReplaceAllString(text, " ")
	if alone := strings.TrimSpace(text); codeAlone.MatchString(alone) {
		_, isCard := named(alone)
		return !isCard
	}
	if codeLink.MatchString(text) {
		return true
	}
	codes := append(codePattern.FindAllString(text, -1), codeSpaced.FindAllString(text, -1)...)
	return slices.ContainsFunc(codes, func(code string) bool {
		return strings.ContainsAny(code, "0123456789") && strings.ContainsFunc(code, unicode.IsLetter)
	})
}

// threeFives reports whether three words of five letters or digits follow one
// another, as they do in every code: a cheap check.
func threeFives(text string) bool {
	word, fives := 0, 0
	for i := 0; i <= len(text); i++ {
		if i < len(text) && (text[i]|0x20 >= 'a' && text[i]|0x20 <= 'z' || text[i] >= '0' && text[i] <= '9') {
			word++
			continue
		}
		switch word {
		case 0: // more than one sign between two words
		case 5:
			if fives++; fives == 3 {
				return true
			}
		default:
			fives = 0
		}
		word = 0
	}
	return false
}

// linked returns the IDs in the text, each once, or an error if one leads nowhere.
func linked(text string) ([]string, error) {
	var ids []string
	const most = 5000
	found := uuidPattern.FindAllString(text, most+1)
	if len(found) > most {
		return nil, message.New("there-more-than-links", most)
	}
	seen := map[string]bool{}
	for _, id := range found {
		id = strings.ToLower(id)
		if id == nilUUID {
			return nil, errNilID
		}
		if !seen[id] {
			ids = append(ids, id)
		}
		seen[id] = true
	}
	if len(ids) > 0 && ownIDs.MatchString(text) {
		return nil, errOwnID
	}
	return ids, nil
}
