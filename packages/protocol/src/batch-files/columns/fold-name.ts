/**
 * Reduces the name of a column to its letters and digits, without accents and in lower case, so
 * that `Payee name`, `payee_name` and `PayeeName` are one.
 */
export const foldName = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
