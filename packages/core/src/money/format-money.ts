import { currencySymbol } from '@sixpence/protocol/amounts'
import { minorUnits } from '@sixpence/protocol/minor-units'
import type { Money } from '@sixpence/protocol/money'
import { intlLocale, textDirection, type DisplayLocale } from '../locale/index.ts'

const DIGITS = { minimumFractionDigits: 2, maximumFractionDigits: 18 } as const
// For currencies without decimals; shows any that an amount has anyway.
const NO_DECIMALS = { minimumFractionDigits: 0 } as const
const WAYS = {
  full: DIGITS,
  round: { ...DIGITS, trailingZeroDisplay: 'stripIfInteger' },
  whole: { ...DIGITS, minimumFractionDigits: 0 },
  short: { notation: 'compact', minimumFractionDigits: 0, maximumFractionDigits: 1 },
} as const

/**
 * Formats an amount with its currency as the language does: at least two decimals if the currency
 * has any, more if the amount has more, no further trailing zeros, and a true minus sign. Loses no
 * digits: nothing passes through a floating-point number. An amount has at most eight decimals; a
 * rate may have more.
 *
 * Digits are Latin in every language, because people compare them with those of cards, IBANs and
 * statements. In a language written from right to left, the text is isolated (U+2066, U+2069), so
 * that an amount stays from left to right wherever it stands.
 */
export function formatMoney(money: Money, locale: DisplayLocale): string {
  return placed(written(money, numberFormat(locale, 'full', money.currencyCode)), locale)
}

/**
 * Formats a round amount for a chart: without decimals if it has none, and abbreviated from a
 * million up, e.g. `€2.5M`. Digits that don't fit are lost.
 */
export function formatRoundMoney(money: Money, locale: DisplayLocale): string {
  const isLong = /^-?\d{7}/.test(money.amount)
  return placed(
    written(money, numberFormat(locale, isLong ? 'short' : 'round', money.currencyCode)),
    locale,
  )
}

const placed = (text: string, locale: DisplayLocale): string =>
  textDirection(locale) === 'rtl' ? `\u2066${text}\u2069` : text

function written({ amount, currencyCode }: Money, format: Intl.NumberFormat): string {
  const symbol = currencySymbol(currencyCode)
  return format
    .formatToParts(exact(amount))
    .map((part, at, parts) => {
      if (part.type !== 'currency') return signed(part)
      // `Intl` spaces for its own symbol, which stands close to the digits; letters don't.
      const isClose = /\p{L}$/u.test(symbol) && parts[at + 1]?.type === 'integer'
      return isClose ? `${symbol}\u00a0` : symbol
    })
    .join('')
}

/**
 * Formats an amount without its currency, e.g. to fill a field that `parseAmount` reads.
 *
 * @param currencyCode Omits the decimals for currencies without any.
 */
export function formatAmount(amount: string, locale: DisplayLocale, currencyCode?: string): string {
  const hasNone = currencyCode !== undefined && minorUnits(currencyCode) === 0
  return numberFormat(locale, hasNone ? 'whole' : 'full')
    .formatToParts(exact(amount))
    .map(signed)
    .join('')
}

/** A true minus; `Intl` uses a hyphen in most languages. */
const MINUS = '\u2212'

/** The marks that `Intl` adds to amounts in languages written from right to left. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f]/g

const signed = ({ type, value }: Intl.NumberFormatPart): string =>
  type === 'minusSign' ? MINUS : value.replaceAll(DIRECTION_MARKS, '')

// `Intl` has taken decimal strings since ECMAScript 2023 and keeps every digit; its types require a
// template type that a plain string doesn't satisfy.
const exact = (amount: string) => amount as Intl.StringNumericLiteral

const formats = new Map<string, Intl.NumberFormat>()

// Cached: creating a format costs far more than using it.
function numberFormat(
  locale: DisplayLocale,
  way: keyof typeof WAYS,
  currency?: string,
): Intl.NumberFormat {
  // Stryker disable next-line StringLiteral: any text that isn't a currency works
  const key = `${locale} ${currency ?? ''} ${way}`
  const known = formats.get(key)
  // Stryker disable next-line ConditionalExpression: a new one formats the same, only later
  if (known !== undefined) return known
  const style = currency === undefined ? {} : currencyStyle(currency)
  const decimals = currency !== undefined && minorUnits(currency) === 0 ? NO_DECIMALS : {}
  const made = new Intl.NumberFormat(intlLocale(locale), {
    ...WAYS[way],
    ...decimals,
    ...style,
    // No minus before zero.
    signDisplay: 'negative',
    numberingSystem: 'latn',
  })
  formats.set(key, made)
  return made
}

const currencyStyle = (currency: string) =>
  ({
    style: 'currency',
    // `Intl` takes only three letters. It is used only for the position.
    currency: /^[A-Z]{3}$/i.test(currency) ? currency : 'XXX',
    currencyDisplay: 'narrowSymbol',
  }) as const
