import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import type { Sixpence } from '@sixpence/core'
import { toFailure, type Failure } from '../provider/index.ts'

const NOT_AWAITED: Failure = {
  code: 'offline',
  message: 'The question was taken back',
  fields: [],
  requestId: undefined,
  retryAfterSeconds: undefined,
  description: undefined,
  details: [],
}

/**
 * Lets an endpoint be one line: the question to put to the bank. The answer goes into the cache, a
 * refusal becomes a {@link Failure}, a defect is left to throw.
 */
export function ask<Input, Answer>(
  question: (sixpence: Sixpence, input: Input, signal: AbortSignal) => Promise<Answer>,
) {
  return async (
    input: Input,
    { extra, signal }: BaseQueryApi,
  ): Promise<{ data: Answer } | { error: Failure }> => {
    try {
      // `createStore` puts the bank there; RTK does not type its extra argument.
      return { data: await question(extra as Sixpence, input, signal) }
    } catch (error) {
      // Nobody waits for this answer any more, so nobody sees what is said here.
      if (signal.aborted) return { error: NOT_AWAITED }
      return { error: toFailure(error) }
    }
  }
}
