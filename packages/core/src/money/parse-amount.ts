import { minorUnits, type Locale } from '@sixpence/protocol'
import { intlLocale } from '../locale/index.ts'

/** Why a typed text is not an amount that can be paid. */
export type AmountFault =
  | 'empty'
  | 'not_a_number'
  /** It can be read, but not in one way that is beyond doubt in the language: ask which is meant. */
  | 'unclear'
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
  | { readonly ok: false; readonly fault: Exclude<AmountFault, 'unclear'> }
  | {
      readonly ok: false
      readonly fault: 'unclear'
      /** What it may mean, as decimal strings: one or two, what the language would say first. */
      readonly readings: readonly string[]
    }

const MOST_INTEGER_DIGITS = 15

/**
 * Reads an amount as people type or paste it: with the language's decimal mark or a plain point,
 * with or without grouping marks and spaces between thousands, in Latin, Arabic, Persian,
 * Devanagari, Bengali or wide digits. What is beyond doubt in every language is read in each, e.g.
 * `1.234,50` in English. What could be read in two ways is read as the language writes it, or is
 * `unclear`; it is never guessed at: `1.234` is 1234 in Spanish, and so is `1.234` of euros in
 * Portuguese; of a currency with three decimals it is unclear there, where many still set points
 * for the spaces of the language. `12,50` is unclear in English.
 */
export function parseAmount(text: string, locale: Locale, currencyCode: string): ParsedAmount {
  const typed = inPlainDigits(text).trim()
  if (typed === '') return refused('empty')
  if (/^[-−]/.test(typed)) return refused('negative')
  const decimals = minorUnits(currencyCode)
  const own = ownReading(typed, locale)
  const all = [own, ...WRITINGS.map(({ decimal, groups }) => read(typed, decimal, groups))]
  const judged = all.flatMap(reading => (reading ? [checked(reading, decimals)] : []))
  const readings = [...new Set(judged.flatMap(each => (each.ok ? [each.amount] : [])))]
  const [amount, ...others] = readings
  if (amount === undefined) return judged[0] ?? refused('not_a_number')
  // The language's own reading comes first, if there is one.
  const isOwn = own !== undefined && judged[0]?.ok === true
  const isClear = isOwn
    ? others.length === 0 || !isDoubtful(typed, { own, locale, decimals })
    : countMarks(typed) > 1
  return isClear ? { ok: true, amount } : { ok: false, fault: 'unclear', readings }
}

interface PlainDecimal {
  readonly integer: string
  readonly fraction: string
}

/** How numbers are written, whatever the language: the groups of a number are all set off alike. */
const WRITINGS = [
  { decimal: '.', groups: [' ', ',', "'"] },
  { decimal: ',', groups: [' ', '.', "'"] },
] as const

/** As the language writes it, or with a plain point. */
function ownReading(typed: string, locale: Locale): PlainDecimal | undefined {
  const { decimal, group } = marks(locale)
  const mark = group ?? HABITS[locale]
  return read(typed, decimal, mark === undefined ? [' '] : [' ', mark]) ?? read(typed, '.', [' '])
}

/** How people group thousands where the language itself has come to leave a space. */
const HABITS: Partial<Record<Locale, string>> = { pt: '.' }

interface Doubt {
  readonly own: PlainDecimal
  readonly locale: Locale
  readonly decimals: number
}

/** Whether what stands before three digits may as well be the mark of the other kind. */
function isDoubtful(typed: string, { own, locale, decimals }: Doubt): boolean {
  const habit = HABITS[locale]
  return (own.fraction.length === 3 && decimals < 3) || (habit ? typed.includes(habit) : false)
}

const countMarks = (typed: string): number => typed.match(/[^\d]/g)?.length ?? 0

/** The zeros that the digits of a script count from: Arabic, Persian, Devanagari, Bengali, wide. */
const ZEROS = ['\u0660', '\u06f0', '\u0966', '\u09e6', '\uff10'].map(zero => zero.charCodeAt(0))

/** The same with digits 0 to 9, plain spaces and straight apostrophes. */
function inPlainDigits(text: string): string {
  return (
    text
      .replaceAll(/\p{Nd}/gu, digit => {
        const value = ZEROS.map(zero => digit.charCodeAt(0) - zero).find(
          from => from >= 0 && from < 10,
        )
        return value === undefined ? digit : String(value)
      })
      .replaceAll('\u066b', ',')
      .replaceAll('\u066c', '.')
      .replaceAll('\u2019', "'")
      // Any kind of space groups: languages use two kinds of no-break space, people type the bar.
      .replaceAll(/\s/g, ' ')
  )
}

function read(
  typed: string,
  decimal: string,
  separators: readonly string[],
): PlainDecimal | undefined {
  const [grouped = '', fraction = '', ...more] = typed.split(decimal)
  if (more.length > 0 || grouped + fraction === '' || !/^\d*$/.test(fraction)) return undefined
  const separator = separators.find(mark => grouped.includes(mark))
  if (separator === undefined)
    return /^\d*$/.test(grouped) ? { integer: grouped, fraction } : undefined
  const groups = grouped.split(separator)
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

const refused = (fault: Exclude<AmountFault, 'unclear'>): ParsedAmount => ({ ok: false, fault })

function marks(locale: Locale): { decimal: string; group: string | undefined } {
  const parts = new Intl.NumberFormat(intlLocale(locale)).formatToParts(1_234_567.5)
  const mark = (type: 'decimal' | 'group') => parts.find(part => part.type === type)?.value
  const group = mark('group')
  return { decimal: mark('decimal') ?? '.', group: group?.trim() === '' ? undefined : group }
}
