import type { Defect } from '../bank.ts'
import { storageFault } from '../db/index.ts'

/** What a log holds of a defect. */
export function defectText({ requestId, what, cause }: Defect): string {
  const fault = storageFault(cause)
  // A full disk is no defect of the bank, so a stack trace would not help its operator.
  if (fault !== undefined) return `${fault} (${what}, ${requestId})`
  return [`A defect in the bank: ${what} (${requestId})`, ...linesOf(cause)].join('\n')
}

function linesOf({ stack = '', cause }: Error): string[] {
  return cause instanceof Error ? [stack, 'because of', ...linesOf(cause)] : [stack]
}
