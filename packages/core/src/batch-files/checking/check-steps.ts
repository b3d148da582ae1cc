import {
  BatchChecker,
  DialectFinder,
  DuplicateFinder,
  type Understanding,
  understandFile,
} from '@sixpence/protocol/batch-files'
import type { BatchCheck, BatchFileOutcome, CheckProgress } from './batch-check.ts'
import { contentReader, type ReadContent } from './read-content.ts'

/** The steps of a check, with its progress between them. */
export type CheckSteps = Generator<CheckProgress, BatchFileOutcome, void>

/**
 * Prepares to read a file, check it and compare its rows. The steps interrupt themselves whenever
 * `isDue` returns true. Loads the code for workbooks if the file is one.
 *
 * @throws {SixpenceError} `offline` if that code can't be loaded
 */
export async function checkSteps(
  content: Uint8Array,
  check: BatchCheck,
  isDue: () => boolean,
): Promise<CheckSteps> {
  const read = await contentReader(content, check, isDue)
  return stepsWith(read, check, isDue)
}

function* stepsWith(
  read: () => Generator<number, ReadContent, void>,
  check: BatchCheck,
  isDue: () => boolean,
): CheckSteps {
  const content = yield* counted(read())
  if (!content.isRead) return { isUnderstood: false, refusal: content.refusal }
  const { rows } = content.file.sheet
  const understood = yield* understanding(content, check, isDue)
  if (!understood.isUnderstood) return understood
  const { file } = understood
  const checker = new BatchChecker(file, check.format, check.accountCurrency)
  while (!checker.step(isDue)) yield { read: rows, checked: checker.checked }
  const finder = new DuplicateFinder(file, checker.rules)
  while (!finder.step(isDue)) yield { read: rows, checked: checker.checked }
  const { sheetName } = content
  return {
    isUnderstood: true,
    file,
    checker,
    finder,
    ...(sheetName !== undefined && { sheetName }),
  }
}

function* counted(reading: Generator<number, ReadContent, void>) {
  for (;;) {
    const step = reading.next()
    if (step.done) return step.value
    yield { read: step.value, checked: 0 }
  }
}

/** Asks for no decimal mark where a workbook has numbers: they are written with a point. */
function* understanding(
  { file, numberColumns }: Extract<ReadContent, { isRead: true }>,
  { format, chosen }: BatchCheck,
  isDue: () => boolean,
): Generator<CheckProgress, Understanding, void> {
  const dialect = new DialectFinder(file, format, chosen)
  let understood = dialect.step(isDue)
  for (; !understood; understood = dialect.step(isDue)) yield { read: file.sheet.rows, checked: 0 }
  return isAboutNumbers(understood, numberColumns)
    ? understandFile(file, format, { ...chosen, decimalMark: '.' })
    : understood
}

const isAboutNumbers = (understood: Understanding, numberColumns: readonly number[]): boolean =>
  understood.isUnderstood &&
  understood.file.questions.some(
    question => question.about === 'decimalMark' && numberColumns.includes(question.column),
  )
