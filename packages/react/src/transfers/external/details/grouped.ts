/** Formats a valid number for people: an IBAN in groups of four; others as they were typed. */
export const grouped = (kinds: readonly string[], right: string, typed: string): string =>
  kinds.includes('iban') ? right.replaceAll(/(.{4})(?=.)/g, '$1 ') : typed
