import { minorUnits, type Locale, type Money } from '@sixpence/protocol'
import { intlLocale } from '../locale/index.ts'
import { currencySymbol } from './currency.ts'

const DIGITS = { minimumFractionDigits: 2, maximumFractionDigits: 18 } as const
// Of a currency without them; what has some all the same is shown with them.
const NO_DECIMALS = { minimumFractionDigits: 0 } as const
const WAYS = {
  full: DIGITS,
  round: { ...DIGITS, trailingZeroDisplay: 'stripIfInteger' },
  whole: { ...DIGITS, minimumFractionDigits: 0 },
  short: { notation: 'compact', minimumFractionDigits: 0, maximumFractionDigits: 1 },
} as const

/**
 * Writes an amount with its currency as the language does: at least two decimals where the currency
 * has any, as many as it has, further zeros at the end left out, a true minus before what is below
 * zero. No digit is lost: nothing passes through a floating point number. An amount has eight
 * decimals at most; a rate may have more.
 */
export function formatMoney(money: Money, locale: Locale): string {
  return written(money, numberFormat(locale, 'full', money.currencyCode))
}

/**
 * Writes a round amount beside a drawing: without decimals where it has none, and from a million on
 * in short, e.g. `€2.5M`. Digits that do not fit are lost.
 */
export function formatRoundMoney(money: Money, locale: Locale): string {
  const isLong = /^-?\d{7}/.test(money.amount)
  return written(money, numberFormat(locale, isLong ? 'short' : 'round', money.currencyCode))
}

function written({ amount, currencyCode }: Money, format: Intl.NumberFormat): string {
  const symbol = currencySymbol(currencyCode)
  return format
    .formatToParts(exact(amount))
    .map((part, at, parts) => {
      if (part.type !== 'currency') return signed(part)
      // `Intl` has a sign of its own in mind, which stands close to the digits; letters do not.
      const isClose = /\p{L}$/u.test(symbol) && parts[at + 1]?.type === 'integer'
      return isClose ? `${symbol}\u00a0` : symbol
    })
    .join('')
}

/**
 * Writes an amount without its currency, e.g. to fill a field that `parseAmount` will read.
 *
 * @param currencyCode Of a currency without decimals none are written.
 */
export function formatAmount(amount: string, locale: Locale, currencyCode?: string): string {
  const hasNone = currencyCode !== undefined && minorUnits(currencyCode) === 0
  return numberFormat(locale, hasNone ? 'whole' : 'full')
    .formatToParts(exact(amount))
    .map(signed)
    .join('')
}

/** A minus, which `Intl` leaves to be a hyphen in most languages. */
const MINUS = '\u2212'

const signed = ({ type, value }: Intl.NumberFormatPart): string =>
  type === 'minusSign' ? MINUS : value

// Intl takes decimal strings since ECMAScript 2023 and keeps every digit; its types ask for a
// template type that a plain string is not.
const exact = (amount: string) => amount as Intl.StringNumericLiteral

const formats = new Map<string, Intl.NumberFormat>()

// Making a format costs far more than using it.
function numberFormat(
  locale: Locale,
  way: keyof typeof WAYS,
  currency?: string,
): Intl.NumberFormat {
  // Stryker disable next-line StringLiteral: any text that is no currency does
  const key = `${locale} ${currency ?? ''} ${way}`
  const known = formats.get(key)
  // Stryker disable next-line ConditionalExpression: one that is made anew writes the same, later
  if (known !== undefined) return known
  const style = currency === undefined ? {} : currencyStyle(currency)
  const decimals = currency !== undefined && minorUnits(currency) === 0 ? NO_DECIMALS : {}
  const made = new Intl.NumberFormat(intlLocale(locale), {
    ...WAYS[way],
    ...decimals,
    ...style,
    // Nothing is no less than nothing.
    signDisplay: 'negative',
  })
  formats.set(key, made)
  return made
}

const currencyStyle = (currency: string) =>
  ({
    style: 'currency',
    // `Intl` takes three letters only. Where they stand is all that it is asked.
    currency: /^[A-Z]{3}$/i.test(currency) ? currency : 'XXX',
    currencyDisplay: 'narrowSymbol',
  }) as const
