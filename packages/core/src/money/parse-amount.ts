import { minorUnits, type Locale } from '@sixpence/protocol'
import { intlLocale } from '../locale/index.ts'

/** Why a typed text is not an amount that can be paid. */
export type AmountFault =
  | 'empty'
  | 'not_a_number'
  | 'negative'
  | 'zero'
  | 'too_many_decimals'
  | 'too_large'

/**
 * The amount that was typed, or why it is none. What could mean two amounts is a fault, never a
 * guess.
 */
export type ParsedAmount =
  | {
      readonly ok: true
      /** A decimal string with exactly the decimals of the currency. */
      readonly amount: string
    }
  | { readonly ok: false; readonly fault: AmountFault }

const MOST_INTEGER_DIGITS = 15

/**
 * Reads an amount as people type or paste it: with the language's decimal mark or a plain point,
 * with or without grouping marks and spaces between thousands. What could be read in two ways is
 * read as the language writes it, or refused; it is never guessed at: `1.234` is 1234 in Spanish,
 * nothing in Portuguese, which leaves spaces where many still set points, and `12,50` is no number
 * in English.
 */
export function parseAmount(text: string, locale: Locale, currencyCode: string): ParsedAmount {
  const typed = text.trim()
  if (typed === '') return refused('empty')
  if (/^[-−]/.test(typed)) return refused('negative')
  const plain = plainDecimal(typed, locale)
  if (plain === undefined) return refused('not_a_number')
  return checked(plain, minorUnits(currencyCode))
}

interface PlainDecimal {
  readonly integer: string
  readonly fraction: string
}

function plainDecimal(typed: string, locale: Locale): PlainDecimal | undefined {
  const { decimal, group } = marks(locale)
  const habit = HABITS[locale]
  // Stryker disable next-line ConditionalExpression: without a habit no text is ambiguous
  if (habit !== undefined && isAmbiguous(typed, habit)) return undefined
  const asWritten = read(typed, decimal, group ?? habit)
  return asWritten ?? read(typed, '.', undefined)
}

/** How people group thousands where the language itself has come to leave a space. */
const HABITS: Partial<Record<Locale, string>> = { pt: '.' }

/** Whether the one mark of a text may stand before decimals or between thousands. */
function isAmbiguous(typed: string, mark: string): boolean {
  const [integer = '', rest = '', ...more] = typed.split(mark)
  return more.length === 0 && /^[1-9]\d{0,2}$/.test(integer) && /^\d{3}$/.test(rest)
}

function read(typed: string, decimal: string, group: string | undefined): PlainDecimal | undefined {
  const [grouped = '', fraction = '', ...more] = typed.split(decimal)
  if (more.length > 0 || grouped + fraction === '' || !/^\d*$/.test(fraction)) return undefined
  // Any kind of space groups: languages use two kinds of no-break space, people type the bar.
  const spaced = grouped.replace(/\s/g, ' ')
  const separator = [' ', group].find(mark => mark !== undefined && spaced.includes(mark))
  if (separator === undefined)
    return /^\d*$/.test(spaced) ? { integer: spaced, fraction } : undefined
  const groups = spaced.split(separator)
  const isGrouped = groups.every((digits, at) =>
    // The first group does not begin with 0: in `0.001` the mark stands before decimals.
    at === 0 ? /^[1-9]\d{0,2}$/.test(digits) : /^\d{3}$/.test(digits),
  )
  return isGrouped ? { integer: groups.join(''), fraction } : undefined
}

function checked({ integer, fraction }: PlainDecimal, decimals: number): ParsedAmount {
  const whole = integer.replace(/^0+(?=\d)/, '') || '0'
  if (fraction.replace(/0+$/, '').length > decimals) return refused('too_many_decimals')
  if (!/[1-9]/.test(whole + fraction)) return refused('zero')
  if (whole.length > MOST_INTEGER_DIGITS) return refused('too_large')
  if (decimals === 0) return { ok: true, amount: whole }
  return { ok: true, amount: `${whole}.${fraction.slice(0, decimals).padEnd(decimals, '0')}` }
}

const refused = (fault: AmountFault): ParsedAmount => ({ ok: false, fault })

function marks(locale: Locale): { decimal: string; group: string | undefined } {
  const parts = new Intl.NumberFormat(intlLocale(locale)).formatToParts(1_234_567.5)
  const mark = (type: 'decimal' | 'group') => parts.find(part => part.type === type)?.value
  const group = mark('group')
  return { decimal: mark('decimal') ?? '.', group: group?.trim() === '' ? undefined : group }
}
