/** The number of a brand's colours for people and currencies, from `--sp-color-tint-1` on. */
export const TINTS = 6
