import { formatRoundMoney, type AmountScale } from '@sixpence/core/money'
import { useFormats } from '../i18n/index.ts'
import type { ChartLine } from './chart-plot.tsx'

/** Returns the lines of a scale, labelled with their amounts. */
export function useChartLines(
  scale: AmountScale | undefined,
  currencyCode: string,
): readonly ChartLine[] {
  const { locale } = useFormats()
  return (scale?.lines ?? []).map(({ amount, share }) => ({
    share,
    text: formatRoundMoney({ amount, currencyCode }, locale),
  }))
}
