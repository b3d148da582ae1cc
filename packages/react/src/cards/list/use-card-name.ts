import type { Account } from '@sixpence/core/accounts'
import { useMessages } from '../../i18n/index.ts'

/** Returns a function that names a card: its owner's name for it, else its kind. */
export function useCardName(): (card: Account) => string {
  const { t } = useMessages('cards')
  return card => {
    if (card.cardAliasName !== undefined) return card.cardAliasName
    if (card.subType === 'DEBIT') return t('debitName', { currency: card.currencyCode })
    return card.cardIsVirtual === true
      ? t('virtualName', { currency: card.currencyCode })
      : t('physicalName', { currency: card.currencyCode })
  }
}
