import { EngineStopped, sqlState } from './db/index.ts'

/**
 * Returns the part of an error that is safe for a log or an operator: where it happened and its
 * kind. Leaves out everything that came with the request: a database error's message and parameters
 * and any other property may hold a password, a code or a token.
 */
export function plainCause(cause: unknown): Error {
  // The class shows the operator what went wrong, and holds nothing of a request.
  if (cause instanceof EngineStopped) return cause
  if (!(cause instanceof Error))
    return new Error(`Something was thrown that is no error: ${typeof cause}`)
  const state = stateOf(cause)
  const because = cause.cause === undefined ? {} : { cause: plainCause(cause.cause) }
  const plain = new Error(
    state === undefined ? cause.message : `The database says ${state}`,
    because,
  )
  plain.name = state === undefined ? cause.name : 'DatabaseError'
  plain.stack = [`${plain.name}: ${plain.message}`, ...framesOf(cause)].join('\n')
  return state === undefined ? plain : Object.assign(plain, { code: state })
}

function stateOf(cause: Error): string | undefined {
  const state = sqlState(cause)
  return state !== undefined && /^[\dA-Z]{5}$/.test(state) ? state : undefined
}

const framesOf = ({ stack = '' }: Error): string[] =>
  stack.split('\n').filter(line => /^ +at /.test(line))
