import { sqlState, storageFault, type Defect } from '../bank.ts'

/**
 * What a log may hold of a defect: what was asked, where it broke and how. Nothing that came with
 * the request: what an error of the database says, its parameters and every other property of an
 * error may be a password, a code or a token.
 */
export function defectText({ requestId, what, cause }: Defect): string {
  const fault = storageFault(cause)
  // Nothing is wrong with the bank: whoever runs it needs no stack to make room.
  if (fault !== undefined) return `${fault} (${what}, ${requestId})`
  return [`A defect in the bank: ${what} (${requestId})`, ...linesOf(cause)].join('\n')
}

function linesOf(cause: unknown): string[] {
  if (!(cause instanceof Error)) return [`Something was thrown that is no error: ${typeof cause}`]
  const frames = (cause.stack ?? '').split('\n').filter(line => /^ +at /.test(line))
  const lines = [headOf(cause), ...frames]
  return cause.cause === undefined ? lines : [...lines, 'because of', ...linesOf(cause.cause)]
}

function headOf(error: Error): string {
  const state = sqlState(error)
  return state !== undefined && /^[\dA-Z]{5}$/.test(state)
    ? `The database says ${state}`
    : `${error.name}: ${error.message}`
}
