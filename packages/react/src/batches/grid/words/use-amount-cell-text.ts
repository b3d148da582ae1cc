import type { BatchDraft, CellFault } from '@sixpence/core/batch-files'
import { formatMoney } from '@sixpence/core/money'
import { useAmountFaultText } from '../../../forms/index.ts'
import { useFormats, useMessages } from '../../../i18n/index.ts'

/** A fault that only amounts have. */
export type AmountCellFault = Extract<
  CellFault,
  {
    reason:
      | 'notAmount'
      | 'unclearAmount'
      | 'notPositive'
      | 'tooManyDecimals'
      | 'tooLarge'
      | 'belowMinimum'
      | 'aboveMaximum'
  }
>

interface AmountCell {
  readonly draft: BatchDraft
  readonly rowId: string
}

/** Returns a function that words the fault of an amount. */
export function useAmountCellText(): (fault: AmountCellFault, cell: AmountCell) => string {
  const { t } = useMessages('errors')
  const { t: tTransfers } = useMessages('transfers')
  const { locale } = useFormats()
  const amountText = useAmountFaultText()
  return (fault, cell) => {
    switch (fault.reason) {
      case 'notAmount':
        return t('amountNotNumber')
      case 'unclearAmount':
        return amountText('unclear', {
          currencyCode: currencyOf(cell),
          readings: fault.readings,
        })
      case 'notPositive':
        return t('amountNotPositive')
      case 'tooManyDecimals':
        return t('amountTooManyDecimals', { count: fault.decimals })
      case 'tooLarge':
        return t('amountTooLarge')
      case 'belowMinimum': {
        const { minimum: amount, currencyCode } = fault
        return tTransfers('belowMinimumError', {
          amount: formatMoney({ amount, currencyCode }, locale),
        })
      }
      case 'aboveMaximum': {
        const { maximum: amount, currencyCode } = fault
        return tTransfers('aboveLimitError', {
          amount: formatMoney({ amount, currencyCode }, locale),
        })
      }
    }
  }
}

/** Returns the currency of a row, or the account's while the row has none that is known. */
function currencyOf({ draft, rowId }: AmountCell): string {
  const { currencyColumn, accountCurrency } = draft.rules
  const code = currencyColumn === undefined ? '' : draft.cell(rowId, currencyColumn).trim()
  return /^[a-z]{3}$/i.test(code) ? code.toUpperCase() : accountCurrency
}
