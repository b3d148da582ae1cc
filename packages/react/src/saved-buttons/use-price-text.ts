import type { ButtonOffer } from '@sixpence/core/checkouts'
import { formatMoney } from '@sixpence/core/money'
import { useFormats, useMessages } from '../i18n/index.ts'

/** Returns a function that describes a button's price in words. */
export function usePriceText(): (terms: Omit<ButtonOffer, 'description'>) => string {
  const { t } = useMessages('saved-buttons')
  const { locale } = useFormats()
  return ({ currencyCode, amount, frequency, min = '', max = '' }) => {
    const money = (each: string) => formatMoney({ amount: each, currencyCode }, locale)
    if (amount !== undefined && frequency) return `${money(amount)} · ${t(EVERY[frequency])}`
    if (amount !== undefined) return money(amount)
    return t('boundsText', { min: money(min), max: money(max) })
  }
}

const EVERY = {
  weekly: 'weeklyOption',
  monthly: 'monthlyOption',
  quarterly: 'quarterlyOption',
} as const
