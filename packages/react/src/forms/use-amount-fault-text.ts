import { minorUnits, type AmountFault } from '@sixpence/core/money'
import { useCallback } from 'react'
import { useMessages } from '../i18n/index.ts'

/** Answers what says, in the customer's words, why a typed text is no amount to pay. */
export function useAmountFaultText(): (fault: AmountFault, currencyCode: string) => string {
  const { t } = useMessages('errors')
  return useCallback(
    (fault: AmountFault, currencyCode: string) => {
      switch (fault) {
        case 'empty':
          return t('amountEmpty')
        case 'not_a_number':
          return t('amountNotNumber')
        case 'too_many_decimals':
          return t('amountTooManyDecimals', { count: minorUnits(currencyCode) })
        case 'too_large':
          return t('amountTooLarge')
        case 'negative':
        case 'zero':
          return t('amountNotPositive')
      }
    },
    [t],
  )
}
