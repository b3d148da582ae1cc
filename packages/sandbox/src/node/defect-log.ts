import type { Defect } from '../bank.ts'
import { storageFault } from '../db/index.ts'

const MOST_ORIGINS = 1000

/**
 * Logs defects: in full once for each place, then a line each time. Otherwise callers who repeat a
 * defect could fill the disk.
 */
export function createDefectLog(write: (text: string) => void): (defect: Defect) => void {
  const known = new Set<string>()
  return defect => {
    const origin = originOf(defect)
    const isKnown = known.has(origin) && storageFault(defect.cause) === undefined
    if (known.size < MOST_ORIGINS) known.add(origin)
    write(isKnown ? `${headOf(defect)}, as before: ${defect.cause.name}` : defectText(defect))
  }
}

/** Returns the text of a defect for the log. */
export function defectText(defect: Defect): string {
  const { requestId, what, cause } = defect
  const fault = storageFault(cause)
  // A full disk is no defect of the bank, so a stack trace would not help its operator.
  if (fault !== undefined) return `${fault} (${what}, ${requestId})`
  return [headOf(defect), ...linesOf(cause)].join('\n')
}

const headOf = ({ requestId, what }: Defect) => `A defect in the bank: ${what} (${requestId})`

/**
 * Returns a defect's place. Two defects of one place share the top frame; their messages may hold
 * what was sent.
 */
function originOf({ cause: { name, stack = '' } }: Defect): string {
  const frame = stack.split('\n').find(line => /^ +at /.test(line))
  return `${name}${frame ?? ''}`
}

function linesOf({ stack = '', cause }: Error): string[] {
  return cause instanceof Error ? [stack, 'because of', ...linesOf(cause)] : [stack]
}
