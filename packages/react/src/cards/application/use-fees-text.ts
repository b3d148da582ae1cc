import type { CardOffer } from '@sixpence/core/cards'
import { formatRoundMoney, isPositive } from '@sixpence/core/money'
import { useFormats, useMessages } from '../../i18n/index.ts'

/** Returns a function that lists a card's fees in one line, without those that are zero. */
export function useFeesText(): (fees: Omit<CardOffer['fees'], 'shipping'>) => string {
  const { t } = useMessages('cards')
  const { locale } = useFormats()
  return ({ issue, monthly, annual, currency }) => {
    const shown = (amount: string) => ({
      amount: formatRoundMoney({ amount, currencyCode: currency }, locale),
    })
    const parts = [
      isPositive(issue) && t('issueText', shown(issue)),
      isPositive(monthly) && t('monthlyText', shown(monthly)),
      isPositive(annual) && t('annualText', shown(annual)),
    ]
    return parts.filter(Boolean).join(' · ') || t('freeText')
  }
}
