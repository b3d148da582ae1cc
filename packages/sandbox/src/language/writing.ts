import { intlLocale, regionalLocale, type Locale } from '@sixpence/protocol'

/** Writes days and amounts in the style of a language. */
export interface Writing {
  /** Decimal text, to its last digit and without its currency. */
  readonly number: (amount: string) => string
  readonly amount: (amount: string, currencyCode: string) => string
  /** A day in UTC. */
  readonly day: (day: string | Date) => string
  readonly shortDay: (day: string | Date) => string
  readonly moment: (at: Date) => string
}

/**
 * Returns how letters in a language write days (in the account's time) and amounts.
 *
 * @param region The bank's home country.
 */
export function writingOf(locale: Locale, region?: string): Writing {
  const name = `${locale} ${region}`
  const writing = known.get(name) ?? newWriting(locale, region)
  known.set(name, writing)
  return writing
}

// Making one takes longer than writing a letter.
const known = new Map<string, Writing>()

function newWriting(locale: Locale, region: string | undefined): Writing {
  const tag = regionalLocale(locale, region)
  const inUtc = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' })
    return (day: string | Date) => format.format(new Date(day))
  }
  const moment = inUtc({ dateStyle: 'long', timeStyle: 'short' })
  const number = numbersOf(intlLocale(locale))
  return {
    number,
    amount: (amount, currencyCode) => `${number(amount)} ${currencyCode}`,
    day: inUtc({ dateStyle: 'long' }),
    shortDay: inUtc({ dateStyle: 'medium' }),
    moment: at => `${moment(at)} UTC`,
  }
}

function numbersOf(tag: string): Writing['number'] {
  const formats = new Map<number, Intl.NumberFormat>()
  return amount => {
    const digits = (amount.split('.')[1] ?? '').length
    const style = { minimumFractionDigits: digits, maximumFractionDigits: digits }
    const format = formats.get(digits) ?? new Intl.NumberFormat(tag, style)
    formats.set(digits, format)
    // It takes decimal text as it is, without a detour over a float.
    return format.format(amount as `${number}`)
  }
}
