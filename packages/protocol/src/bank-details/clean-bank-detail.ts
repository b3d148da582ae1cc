import type { BankDetailKind } from './bank-detail.ts'

/**
 * Leaves out what people write between digits: white space, hyphens and dashes, dots, slashes, and
 * the invisible characters that come along when a text is copied. `a` to `z` are raised. Nothing
 * else changes, so that what is left can be refused for what it is. Kinds in which those characters
 * or small letters mean something keep them.
 */
export function cleanBankDetail(text: string, kind?: BankDetailKind): string {
  const clean = kind && CLEANED[kind]
  return clean ? clean(text.replaceAll(BLANK, '')) : raised(text.replaceAll(BETWEEN, ''))
}

const raised = (text: string): string => text.replaceAll(/[a-z]/g, letter => letter.toUpperCase())

const lowered = (text: string): string => text.replaceAll(/[A-Z]/g, letter => letter.toLowerCase())

const CLEANED: Readonly<Partial<Record<BankDetailKind, (text: string) => string>>> = {
  email: lowered,
  phone: text => text.replaceAll(/[\p{Pd}\u2212./()]/gu, ''),
  randomKey: text => lowered(text.replaceAll(/[\p{Pd}\u2212]/gu, '-')),
  // The later addresses are of one case, whichever; in the older ones each letter has its own.
  bitcoinAddress: text => (/^bc1[^A-Z]*$|^BC1[^a-z]*$/.test(text) ? lowered(text) : text),
}

// Soft hyphen, marks of direction, zero width characters, word joiner, byte order mark.
const INVISIBLE = String.raw`\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF`
const BLANK = new RegExp(String.raw`[\s${INVISIBLE}]`, 'gu')
const BETWEEN = new RegExp(String.raw`[\s${INVISIBLE}\p{Pd}\u2212./]`, 'gu')
