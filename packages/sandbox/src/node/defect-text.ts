import type { Defect } from '../bank.ts'
import { storageFault } from '../db/index.ts'

/** What a log holds of a defect. */
export function defectText({ requestId, what, cause }: Defect): string {
  const fault = storageFault(cause)
  // Nothing is wrong with the bank: whoever runs it needs no stack to make room.
  if (fault !== undefined) return `${fault} (${what}, ${requestId})`
  return [`A defect in the bank: ${what} (${requestId})`, ...linesOf(cause)].join('\n')
}

function linesOf({ stack = '', cause }: Error): string[] {
  return cause instanceof Error ? [stack, 'because of', ...linesOf(cause)] : [stack]
}
