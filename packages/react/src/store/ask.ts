import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import type { Bank } from '@sixpence/core/bank'
import { toFailure, type Failure } from '../provider/index.ts'
import { CANCELLED, type Cancelled } from './cancelled.ts'
import { untilSignedIn } from './until-signed-in.ts'

/**
 * Lets an endpoint be one line: the question for the bank. The answer goes into the cache, a
 * refusal becomes a {@link Failure}, and a defect is thrown. A read that fails because the session
 * has just ended is no failure yet: the screen that asked is about to go, or the next one asks
 * again.
 */
export function ask<Input, Answer>(
  question: (sixpence: Bank, input: Input, signal: AbortSignal) => Promise<Answer>,
) {
  const put = async (input: Input, { extra, signal }: BaseQueryApi) => {
    try {
      // `createStore` puts the bank there; RTK doesn't type its extra argument.
      return { data: await question(extra as Bank, input, signal) }
    } catch (error) {
      if (signal.aborted) return { error: CANCELLED }
      return { error: toFailure(error) }
    }
  }
  return async (
    input: Input,
    api: BaseQueryApi,
  ): Promise<{ data: Answer } | { error: Failure | Cancelled }> => {
    const { session } = api.extra as Bank
    const user = userOf(session)
    const answer = await put(input, api)
    if (answer.error?.code !== 'session_expired') return answer
    const isIn = await untilSignedIn(api.extra as Bank)
    // A question of a user who has left isn't repeated.
    const isSame = user === undefined || user === userOf(session)
    return isIn && isSame ? put(input, api) : answer
  }
}

function userOf({ getSnapshot }: Bank['session']): string | undefined {
  const state = getSnapshot()
  return state.status === 'signed_in' ? state.userId : undefined
}
