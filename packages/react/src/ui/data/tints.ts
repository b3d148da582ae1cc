/** How many colours a brand has to tell people and currencies apart: `--sp-color-tint-1` and on. */
export const TINTS = 6
