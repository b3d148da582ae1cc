import { useMessages } from '../../../i18n/index.ts'
import type { PreviewColumn } from './preview-columns.ts'

/** Returns a function that labels a column of the bank. */
export function usePreviewLabel(): (column: PreviewColumn) => string {
  const { t } = useMessages('batches')
  return column => t(LABELS[column])
}

const LABELS = {
  price: 'leavesLabel',
  arrival: 'arrivalLabel',
  payee: 'payeeLabel',
} as const
