import { checkPaymentText } from '../../names/index.ts'
import type { BatchColumn, BatchWay } from '../format.ts'
import { type CheckedCell, faulty, right } from './cell-fault.ts'
import { isPlainText } from './row-way.ts'

/** Characters that aren't seen, or that turn the text around. */
const HIDDEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]/u

/** Checks a name or note: its length, and that the payment system can transmit it. */
export function checkText(
  text: string,
  { content, maxLength }: BatchColumn,
  way: BatchWay | undefined,
): CheckedCell {
  const value = text.trim()
  if (HIDDEN.test(value)) return faulty({ reason: 'hiddenCharacters' })
  if (maxLength !== undefined && value.length > maxLength)
    return faulty({ reason: 'tooLong', most: maxLength, typed: value.length })
  if (content === 'rowId' || !isPlainText(way)) return right(value)
  const checked = checkPaymentText(value)
  if (checked.isCarried) return right(value)
  return faulty({ reason: 'letters', letters: checked.letters, plain: checked.plain })
}
