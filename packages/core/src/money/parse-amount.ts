import {
  payableAmount,
  readDecimal,
  typedNumber,
  WRITINGS,
  type PlainDecimal,
} from '@sixpence/protocol/amounts'
import { minorUnits } from '@sixpence/protocol/minor-units'
import { intlLocale, type DisplayLocale } from '../locale/index.ts'

/** The reason a typed text is not a payable amount. */
export type AmountFault =
  | 'empty'
  | 'not_a_number'
  /** Readable, but ambiguous in the language: ask which amount is meant. */
  | 'unclear'
  | 'negative'
  | 'zero'
  | 'too_many_decimals'
  | 'too_large'

/** The typed amount, or the reason it is none. An ambiguous text is a fault, never a guess. */
export type ParsedAmount =
  | {
      readonly ok: true
      /** A decimal string with exactly the currency's decimals. */
      readonly amount: string
    }
  | { readonly ok: false; readonly fault: Exclude<AmountFault, 'unclear'> }
  | {
      readonly ok: false
      readonly fault: 'unclear'
      /** One or two possible amounts, as decimal strings; the language's own reading first. */
      readonly readings: readonly string[]
    }

/**
 * Parses an amount as people type or paste it: with the language's decimal mark or a plain point,
 * with or without grouping marks and spaces between thousands, with or without the symbol or code
 * of its currency, in Latin, Arabic, Persian, Devanagari, Bengali or wide digits. Text that is
 * unambiguous in every language works in each, e.g. `1.234,50` in English. Text with two readings
 * is read the language's way or is `unclear`, never guessed. In Spanish, `1.234` is 1234 in euros,
 * but unclear in a currency with three decimals, as is `1,234` in English. `12,50` is unclear in
 * English.
 */
export function parseAmount(
  text: string,
  locale: DisplayLocale,
  currencyCode: string,
): ParsedAmount {
  const typed = typedNumber(text, currencyCode, marks(locale).decimal)
  if (typed === '') return refused('empty')
  if (/^[-−]/.test(typed)) return refused('negative')
  const decimals = minorUnits(currencyCode)
  const own = ownReading(typed, locale)
  const all = [own, ...WRITINGS.map(({ decimal, groups }) => readDecimal(typed, decimal, groups))]
  const results = all.flatMap(reading => (reading ? [payableAmount(reading, decimals)] : []))
  const readings = [...new Set(results.flatMap(each => (each.ok ? [each.amount] : [])))]
  const [amount, ...others] = readings
  if (amount === undefined) return results[0] ?? refused('not_a_number')
  // The language's own reading comes first, if there is one.
  const isOwn = own !== undefined && results[0]?.ok === true
  const isClear = isOwn
    ? others.length === 0 || !isDoubtful(typed, { own, locale, decimals })
    : countMarks(typed) > 1
  return isClear ? { ok: true, amount } : { ok: false, fault: 'unclear', readings }
}

/** The language's own format, or a plain point. */
function ownReading(typed: string, locale: DisplayLocale): PlainDecimal | undefined {
  const { decimal, group } = marks(locale)
  const mark = group ?? HABITS[locale]
  const separators = mark === undefined ? [' '] : [' ', mark]
  return readDecimal(typed, decimal, separators) ?? readDecimal(typed, '.', [' '])
}

/** Grouping marks people still use where the language has moved to spaces. */
const HABITS: Readonly<Partial<Record<string, string>>> = { pt: '.' }

interface Doubt {
  readonly own: PlainDecimal
  readonly locale: DisplayLocale
  readonly decimals: number
}

/** True if the mark before three digits could also be the other kind. */
function isDoubtful(typed: string, { own, locale, decimals }: Doubt): boolean {
  // Three decimals are as common as thousands: only the language's own decimal mark is clear.
  if (decimals >= 3) return !typed.includes(marks(locale).decimal)
  const habit = HABITS[locale]
  return own.fraction.length === 3 || (habit !== undefined && typed.includes(habit))
}

const countMarks = (typed: string): number => typed.match(/[^\d]/g)?.length ?? 0

const refused = (fault: Exclude<AmountFault, 'unclear'>): ParsedAmount => ({ ok: false, fault })

function marks(locale: DisplayLocale): { decimal: string; group: string | undefined } {
  const format = new Intl.NumberFormat(intlLocale(locale), { numberingSystem: 'latn' })
  const parts = format.formatToParts(1_234_567.5)
  const mark = (type: 'decimal' | 'group') => parts.find(part => part.type === type)?.value
  const group = mark('group')
  return { decimal: mark('decimal') ?? '.', group: group?.trim() === '' ? undefined : group }
}
