import type { BatchFileRefusal, OtherContent } from '@sixpence/core/batch-files'
import { useFormats, useMessages } from '../../i18n/index.ts'

/**
 * Returns a function that words the reason why a file was refused, with what to do. For several
 * sheets it asks for one.
 */
export function useFileRefusalText(): (refusal: BatchFileRefusal) => string {
  const { t } = useMessages('batches')
  const formats = useFormats()
  return refusal => {
    switch (refusal.reason) {
      case 'notText':
        return t(CONTENT[refusal.content])
      case 'tooLarge':
        return t('tooLargeError', { size: formats.fileSize(refusal.most) })
      case 'tooManyRows':
        return t('tooManyRowsError', { rows: formats.count(refusal.most) })
      case 'rowTooLong':
        return t('rowTooLongError', { line: formats.count(refusal.line) })
      case 'severalSheets':
        return t('severalSheetsQuestion')
      default:
        return t(`${refusal.reason}Error`)
    }
  }
}

const CONTENT = {
  zip: 'notWorkbookError',
  office: 'oldWorkbookError',
  pdf: 'pdfError',
  image: 'imageError',
  gzip: 'gzipError',
} as const satisfies Record<OtherContent, string>
