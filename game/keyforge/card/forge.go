package card

// ForgesMore lets the player forge up to n additional keys in the "forge a key" step, each
// at its current cost, after the first (K31.4).
func ForgesMore(w Who, n int) Mod { return Mod{Kind: ForgeMore, Who: w, Num: N(n)} }

// NeedsMoreKeys makes the player forge n more keys to win. They have no color, and are
// forged after all others (K31.5).
func NeedsMoreKeys(w Who, n int) Mod { return Mod{Kind: MoreKeys, Who: w, Num: N(n)} }

// SpendsOf lets the player spend up to n æmber of the opponent's pool each time they
// forge a key (K2.7).
func SpendsOf(w Who, n int) Mod { return Mod{Kind: SpendPool, Who: w, Num: N(n)} }

// CannotForgeWhile forbids the player to forge keys while the condition holds, in
// which the player is "you"; several players are judged separately.
func CannotForgeWhile(w Who, c Cond) Mod { return Mod{Kind: CannotForge, Who: w, While: &c} }
