import type { BatchColumn } from '@sixpence/core/batch-files'
import { useMessages } from '../../../i18n/index.ts'
import { useDetailFaultText } from '../../../payments/index.ts'

/** Returns a function that asks for the text of an empty cell. */
export function useMissingText(): (column: BatchColumn) => string {
  const { t } = useMessages('batches')
  const { t: tErrors } = useMessages('errors')
  const { t: tTransfers } = useMessages('transfers')
  const { t: tSend } = useMessages('send-money')
  const detailText = useDetailFaultText()
  return ({ content }) => {
    switch (content) {
      case 'email':
        return tTransfers('payeeEmailMissingError')
      case 'amount':
        return tErrors('amountEmpty')
      case 'name':
        return tSend('payeeNameMissingError')
      case 'country':
        return t('countryMissingError')
      case 'currency':
        return t('currencyFormError')
      default:
        return detailText({ reason: 'missing' }, false)
    }
  }
}
