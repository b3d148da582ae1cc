import type { BatchFormat, UnderstoodFile } from '@sixpence/core/batch-files'
import { useFormats, useMessages } from '../../../i18n/index.ts'
import { useColumnLabel } from '../../grid/words/use-column-label.ts'
import { DELIMITER_NAMES, ENCODING_NAMES, MARK_NAMES } from './dialect-names.ts'

type UnderstoodText = (file: UnderstoodFile, sheet: string | undefined) => string

/** Returns a function that describes how a file was read. */
export function useUnderstoodText(format: BatchFormat): UnderstoodText {
  const { t } = useMessages('mass-transfer')
  const formats = useFormats()
  const labelOf = useColumnLabel()
  return ({ dialect, header }, sheet) => {
    const { encoding, delimiter, decimalMark = '.', columns } = dialect
    const used = format.columns.filter(({ name }) => columns.includes(name)).map(labelOf)
    const unused = columns.flatMap((name, at) =>
      name === undefined
        ? [header[at]?.trim() || t('columnLabel', { number: formats.count(at + 1) })]
        : [],
    )
    const sentences = [
      sheet === undefined
        ? t('understoodText', {
            encoding: ENCODING_NAMES[encoding],
            delimiter: t(DELIMITER_NAMES[delimiter]),
            mark: t(MARK_NAMES[decimalMark]),
            columns: used.join(', '),
          })
        : t('sheetText', { sheet, columns: used.join(', ') }),
      ...(unused.length > 0 ? [t('unusedText', { columns: unused.join(', ') })] : []),
    ]
    return sentences.join(' ')
  }
}
