import type { RowFault } from '@sixpence/core/batch-files'
import { useMessages } from '../../../i18n/index.ts'

/** Returns a function that words the fault of a row as a whole. */
export function useRowFaultText(): (fault: RowFault) => string {
  const { t } = useMessages('batches')
  return fault =>
    fault.reason === 'tooManyCells'
      ? t('tooManyCellsError', { cells: fault.cells, expected: fault.expected })
      : t(`${fault.reason}Error`)
}
