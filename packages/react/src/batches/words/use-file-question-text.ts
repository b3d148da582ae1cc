import type { BatchFormat, DialectQuestion } from '@sixpence/core/batch-files'
import { useFormats, useMessages } from '../../i18n/index.ts'
import { useColumnLabel } from '../grid/words/use-column-label.ts'

/** Returns a function that asks what only the user knows about a file. */
export function useFileQuestionText(format: BatchFormat): (question: DialectQuestion) => string {
  const { t } = useMessages('batches')
  const { languageTag } = useFormats()
  const columnLabel = useColumnLabel()
  const listed = (texts: readonly string[]) => new Intl.ListFormat(languageTag).format(texts)
  return question => {
    if (question.about === 'decimalMark')
      return t('decimalMarkQuestion', { examples: listed(question.examples) })
    const missing = format.columns.filter(({ name }) => question.missing.includes(name))
    return t('columnsQuestion', { columns: listed(missing.map(columnLabel)) })
  }
}
