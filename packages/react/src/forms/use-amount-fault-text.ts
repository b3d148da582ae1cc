import { formatMoney, minorUnits, type AmountFault } from '@sixpence/core/money'
import { useCallback } from 'react'
import { useFormats, useMessages } from '../i18n/index.ts'

/** The field of an amount as typed. The form reads it, because only it knows the currency. */
export const TYPED_AMOUNT = { kind: 'text', most: 40, isOptional: true } as const

/** The context of a typed amount. */
export interface TypedAmount {
  /** Undefined while it isn't known: then only an empty amount is at fault. */
  readonly currencyCode: string | undefined
  /** The possible meanings of an ambiguous amount. */
  readonly readings?: readonly string[] | undefined
}

/** Returns a function that explains why a typed text is no amount to pay. */
export function useAmountFaultText(): (fault: AmountFault, typed: TypedAmount) => string {
  const { t } = useMessages('errors')
  const { locale, languageTag } = useFormats()
  return useCallback(
    (fault: AmountFault, { currencyCode, readings = [] }: TypedAmount) => {
      if (currencyCode === undefined) return t('amountEmpty')
      switch (fault) {
        case 'empty':
          return t('amountEmpty')
        case 'not_a_number':
          return t('amountNotNumber')
        case 'unclear': {
          const amounts = readings.map(amount => formatMoney({ amount, currencyCode }, locale))
          const either = new Intl.ListFormat(languageTag, { type: 'disjunction' })
          return t('amountUnclear', { amounts: either.format(amounts) })
        }
        case 'too_many_decimals':
          return t('amountTooManyDecimals', { count: minorUnits(currencyCode) })
        case 'too_large':
          return t('amountTooLarge')
        case 'negative':
        case 'zero':
          return t('amountNotPositive')
      }
    },
    [t, locale, languageTag],
  )
}
