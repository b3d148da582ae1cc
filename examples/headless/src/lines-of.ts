import type {
  BatchFileOutcome,
  BatchFileRefusal,
  DialectQuestion,
  UnderstoodBatchFile,
} from '@sixpence/core/batch-files'

/** Returns a line for each thing that keeps a file from being paid; none if it can be. */
export function linesOf(outcome: BatchFileOutcome): readonly string[] {
  if (!outcome.isUnderstood) return [`The file can't be read: ${reasonOf(outcome.refusal)}`]
  const { questions } = outcome.file
  return questions.length > 0 ? questions.map(questionLine) : faultLines(outcome)
}

const reasonOf = (refusal: BatchFileRefusal): string =>
  refusal.reason === 'severalSheets'
    ? `severalSheets (${refusal.sheets.join(', ')})`
    : refusal.reason

const questionLine = (question: DialectQuestion): string =>
  question.about === 'columns'
    ? `There is no column for ${question.missing.join(', ')}`
    : `Amounts can be read in two ways: ${question.examples.join(', ')}`

function faultLines({ checker }: UnderstoodBatchFile): readonly string[] {
  const rows = Array.from({ length: checker.rows }, (_, row) => row)
  return rows.filter(row => checker.isFaulty(row)).flatMap(row => linesOfRow({ checker, row }))
}

interface FaultyRow {
  readonly checker: UnderstoodBatchFile['checker']
  readonly row: number
}

function linesOfRow({ checker, row }: FaultyRow): readonly string[] {
  const line = `Line ${checker.line(row)}`
  const { row: whole, cells } = checker.faults(row)
  return [
    ...(whole ? [`${line}: ${whole.reason}`] : []),
    ...Object.entries(cells).map(([column, { reason }]) => `${line}, ${column}: ${reason}`),
  ]
}
