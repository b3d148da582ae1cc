import type { TakingsPeriod } from '@sixpence/core/merchant'
import { amountScale, formatMoney, type AmountScale } from '@sixpence/core/money'
import type { ChartBar } from '../charts/index.ts'
import { useFormats } from '../i18n/index.ts'

/** A phone has room for this many labels. */
const MOST_WORDS = 6

/** The bars for payments and refunds, and their scale. */
export interface TakingsBars {
  readonly bars: readonly ChartBar[]
  /** Undefined if there were no payments and refunds. */
  readonly scale: AmountScale | undefined
}

/** Returns takings as bars with their labels. */
export function useTakingsBars(
  periods: readonly TakingsPeriod[],
  currencyCode: string,
): TakingsBars {
  const { locale } = useFormats()
  const nameOf = usePeriodNames()
  // Refunds are below zero.
  const ends = periods.flatMap(({ paid, refunded }) => [paid, `-${refunded}`])
  const scale = amountScale(ends, currencyCode)
  const amountText = (amount: string) => formatMoney({ amount, currencyCode }, locale)
  const step = Math.ceil(periods.length / MOST_WORDS)
  const bars = periods.map(({ period, paid, refunded }, at) => ({
    id: period,
    label: nameOf(period).label,
    shortLabel: at % step === 0 ? nameOf(period).shortLabel : '',
    inShare: scale?.shares[2 * at] ?? 0,
    outShare: scale?.shares[2 * at + 1] ?? 0,
    inText: amountText(paid),
    outText: amountText(refunded),
  }))
  return { bars, scale }
}

/** Returns a function that formats a day or month. */
function usePeriodNames() {
  const formats = useFormats()
  const day = new Intl.DateTimeFormat(formats.languageTag, { day: 'numeric', timeZone: 'UTC' })
  const month = new Intl.DateTimeFormat(formats.languageTag, { month: 'narrow', timeZone: 'UTC' })
  return (period: string) => {
    const isDay = period.length > 'YYYY-MM'.length
    const first = new Date(isDay ? period : `${period}-01`)
    return {
      label: isDay ? formats.calendarDay(period) : formats.month(`${period}-01`),
      shortLabel: (isDay ? day : month).format(first),
    }
  }
}
