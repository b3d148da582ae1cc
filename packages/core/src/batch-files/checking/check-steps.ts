import {
  BatchChecker,
  BatchReader,
  DialectFinder,
  DuplicateFinder,
} from '@sixpence/protocol/batch-files'
import type { BatchCheck, BatchFileOutcome, CheckProgress } from './batch-check.ts'

/** Reads a file, checks it and compares its rows. Interrupts itself whenever `isDue` returns true. */
export function* checkSteps(
  content: Uint8Array,
  { format, accountCurrency, encoding, delimiter, chosen }: BatchCheck,
  isDue: () => boolean,
): Generator<CheckProgress, BatchFileOutcome, void> {
  const given = { ...(encoding && { encoding }), ...(delimiter && { delimiter }) }
  const reader = new BatchReader({ ...given, size: content.length })
  reader.feed(content)
  reader.end()
  const progress = (checked = 0): CheckProgress => ({ read: reader.rows, checked })
  let read = reader.step(isDue)
  for (; !read; read = reader.step(isDue)) yield progress()
  const dialect = new DialectFinder(read, format, chosen)
  let understood = dialect.step(isDue)
  for (; !understood; understood = dialect.step(isDue)) yield progress()
  if (!understood.isUnderstood) return understood
  const { file } = understood
  const checker = new BatchChecker(file, format, accountCurrency)
  while (!checker.step(isDue)) yield progress(checker.checked)
  const finder = new DuplicateFinder(file, checker.rules)
  while (!finder.step(isDue)) yield progress(checker.checked)
  return { isUnderstood: true, file, checker, finder }
}
