import type { ColumnNames, DecimalMark, UnderstoodFile } from '@sixpence/core/batch-files'
import { useState } from 'react'

/** The answers to the questions about a file. */
export interface DialectAnswers {
  readonly mark: DecimalMark | undefined
  readonly columns: ColumnNames
  /** The required columns that aren't in the file yet. */
  readonly missing: readonly string[]
  /** True once the user tried to go on. */
  readonly isTried: boolean
  readonly setMark: (mark: DecimalMark) => void
  readonly setColumns: (columns: ColumnNames) => void
  /** Goes on once everything is answered. */
  readonly goOn: () => void
}

type Answered = (chosen: {
  readonly decimalMark?: DecimalMark
  readonly columns?: ColumnNames
}) => void

/** Holds the answers to the questions about a file. */
export function useDialectAnswers(
  { dialect, questions }: UnderstoodFile,
  onAnswered: Answered,
): DialectAnswers {
  const [mark, setMark] = useState<DecimalMark>()
  const [mapped, setColumns] = useState<ColumnNames>()
  const [isTried, setTried] = useState(false)
  const columns = mapped ?? dialect.columns
  const missing = questions
    .flatMap(question => (question.about === 'columns' ? question.missing : []))
    .filter(name => !columns.includes(name))
  const needsMark = questions.some(({ about }) => about === 'decimalMark')
  const isAnswered = missing.length === 0 && !(needsMark && mark === undefined)
  return {
    mark,
    columns,
    missing,
    isTried,
    setMark,
    setColumns,
    goOn: () => {
      setTried(true)
      if (isAnswered)
        onAnswered({ ...(mark && { decimalMark: mark }), ...(mapped && { columns: mapped }) })
    },
  }
}
