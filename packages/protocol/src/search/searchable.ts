/**
 * Normalises a text for searching: lower case, without marks, in any Unicode composition, so that
 * "Stefan" finds "Ștefan". Cyrillic й, ї and ў are separate letters; ё counts as е. The bank's
 * database has a function of the same name with the same rule.
 */
export function searchable(text: string): string {
  let plain = text.normalize('NFKD').toLowerCase().replaceAll(UNSEEN, '').replaceAll(MARKS, '')
  for (const [letters, base] of LETTERS) plain = plain.replaceAll(letters, base)
  return plain.normalize('NFC')
}

/** Invisible characters, e.g. direction marks that were copied along. */
const UNSEEN = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060\uFEFF]/g

const MARKS = /[\u0300-\u0305\u0307\u0309-\u036F]|(?<![иіу])[\u0306\u0308]/g

/** Letters that aren't a base letter with a mark. */
const LETTERS = [
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['þ', 'th'],
  ['ð', 'd'],
  ['đ', 'd'],
  ['ħ', 'h'],
  ['ı', 'i'],
  ['ł', 'l'],
  ['ø', 'o'],
  ['ŧ', 't'],
  ['ς', 'σ'],
] as const
