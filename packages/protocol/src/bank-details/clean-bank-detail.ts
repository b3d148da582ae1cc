import { cleanEmailAddress } from '../email-address.ts'
import { withoutInvisible } from '../without-invisible.ts'
import type { BankDetailKind } from './bank-detail.ts'

/**
 * Leaves out what people write between digits: white space, hyphens and dashes, dots, slashes, and
 * the invisible characters that come along when a text is copied. `a` to `z` are raised. Nothing
 * else changes, so that what is left can be refused for what it is. Kinds in which those characters
 * or small letters mean something keep them.
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
  // As bills print it.
  iban: text => closed(text).replace(/^IBAN:?/, ''),
  phone: text => text.replaceAll(/[\p{Pd}\u2212./()]/gu, ''),
  randomKey: text => lowered(text.replaceAll(/[\p{Pd}\u2212]/gu, '-')),
  // The later addresses are of one case, whichever; in the older ones each letter has its own.
  bitcoinAddress: text => (/^bc1[^A-Z]*$|^BC1[^a-z]*$/.test(text) ? lowered(text) : text),
}

const BETWEEN = /[\s\p{Pd}\u2212./]/gu
