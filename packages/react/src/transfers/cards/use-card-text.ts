import type { ExternalCard } from '@sixpence/core/transfers'
import { useMessages } from '../../i18n/index.ts'

/** Returns a function that names a card by its brand and its last digits. */
export function useCardText() {
  const { t } = useMessages('external-cards')
  return ({ cardBrand, lastFour }: Pick<ExternalCard, 'cardBrand' | 'lastFour'>): string =>
    t('cardText', { brand: cardBrand, digits: lastFour })
}
