import type { MaxAmount, TransferLimits } from '@sixpence/core/transfers'
import { formatMoney } from '@sixpence/core/money'
import { useAmountFaultText } from '../../forms/index.ts'
import { useFormats, useMessages } from '../../i18n/index.ts'
import type { TransferAmountFault } from './amount-fault.ts'

/** The bounds by which an amount is judged. */
export interface AmountBounds {
  readonly currencyCode: string | undefined
  readonly max: MaxAmount | undefined
  readonly limits: TransferLimits | undefined
  /** The possible meanings of an unclear amount. */
  readonly readings?: readonly string[] | undefined
}

const BOUND = {
  below_minimum: { key: 'belowMinimumError', limit: 'min' },
  above_limit: { key: 'aboveLimitError', limit: 'max' },
  above_daily: { key: 'aboveDailyError', limit: 'dailyLeft' },
  above_monthly: { key: 'aboveMonthlyError', limit: 'monthlyLeft' },
} as const

/**
 * Returns a function that words the fault of an amount for the customer, with the figure it is
 * about.
 */
export function useAmountError(): (fault: TransferAmountFault, bounds: AmountBounds) => string {
  const { t } = useMessages('transfers')
  const { locale } = useFormats()
  const typedText = useAmountFaultText()
  const written = (amount: string | undefined, currencyCode: string | undefined) =>
    amount === undefined || currencyCode === undefined
      ? ''
      : formatMoney({ amount, currencyCode }, locale)

  return (fault, { currencyCode, max, limits, readings }) => {
    if (fault === 'insufficient_funds') return t('insufficientFundsError')
    if (fault === 'above_maximum') {
      return t('aboveMaximumError', {
        amount: written(max?.amount, max?.currencyCode ?? currencyCode),
      })
    }
    if (!isBound(fault)) return typedText(fault, { currencyCode, readings })
    const { key, limit } = BOUND[fault]
    return t(key, { amount: written(limits?.[limit], limits?.currencyCode ?? currencyCode) })
  }
}

const isBound = (fault: TransferAmountFault): fault is keyof typeof BOUND => fault in BOUND
