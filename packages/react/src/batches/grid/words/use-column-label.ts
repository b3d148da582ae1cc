import type { BatchColumn } from '@sixpence/core/batch-files'
import { useMessages } from '../../../i18n/index.ts'
import { useDetailLabel } from '../../../payments/index.ts'

/** Returns a function that labels a column, as the form of a single payment labels its field. */
export function useColumnLabel(): (column: BatchColumn) => string {
  const { t } = useMessages('batches')
  const { t: tCommon } = useMessages('common')
  const { t: tPayments } = useMessages('payments')
  const { t: tSend } = useMessages('send-money')
  const detailLabel = useDetailLabel()
  const labels: Readonly<Record<BatchContent, (name: string) => string>> = {
    rowId: () => t('rowIdLabel'),
    email: () => tPayments('payeeEmailLabel'),
    amount: () => tCommon('amountLabel'),
    name: () => tSend('payeeNameLabel'),
    text: () => tPayments('noteLabel'),
    country: () => tPayments('countryLabel'),
    currency: () => tSend('currencyLabel'),
    choice: name => (name === 'feeShare' ? tPayments('feeShareLabel') : t('payeeKindLabel')),
    detail: detailLabel,
  }
  return ({ name, content }) => labels[content](name)
}

type BatchContent = BatchColumn['content']
