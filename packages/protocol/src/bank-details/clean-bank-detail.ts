import { cleanEmailAddress } from '../email-address.ts'
import { withoutInvisible } from '../without-invisible.ts'
import type { BankDetailKind } from './bank-detail.ts'

/**
 * Removes the characters that people write between digits: white space, hyphens and dashes, dots,
 * slashes, and invisible characters that were copied along. Turns `a` to `z` into capitals. Nothing
 * else changes, so that the rest can be refused as it is. Kinds in which these characters or lower
 * case have a meaning keep them.
 */
export function cleanBankDetail(text: string, kind?: BankDetailKind): string {
  if (kind === 'email') return lowered(cleanEmailAddress(text))
  const seen = withoutInvisible(text)
  const clean = (kind && CLEANED[kind]) ?? closed
  return clean(seen.replaceAll(/\s/g, ''))
}

const raised = (text: string): string => text.replaceAll(/[a-z]/g, letter => letter.toUpperCase())

const lowered = (text: string): string => text.replaceAll(/[A-Z]/g, letter => letter.toLowerCase())

const closed = (text: string): string => raised(text.replaceAll(BETWEEN, ''))

const CLEANED: Readonly<Partial<Record<BankDetailKind, (text: string) => string>>> = {
  // The prefix that bills print.
  iban: text => closed(text).replace(/^IBAN:?/, ''),
  phone: text => text.replaceAll(/[\p{Pd}\u2212./()]/gu, ''),
  randomKey: text => lowered(text.replaceAll(/[\p{Pd}\u2212]/gu, '-')),
  // Segwit addresses are all lower case or all upper case; in base58 ones the case matters.
  bitcoinAddress: text => (/^bc1[^A-Z]*$|^BC1[^a-z]*$/.test(text) ? lowered(text) : text),
}

const BETWEEN = /[\s\p{Pd}\u2212./]/gu
