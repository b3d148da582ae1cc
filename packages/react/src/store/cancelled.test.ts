import { SixpenceError } from '@sixpence/core/errors'
import { describe, expect, it } from 'vitest'
import { aSession, aSixpence } from '../testing/a-sixpence.ts'
import { ask } from './ask.ts'
import { errorOf } from './error-of.ts'
import { loadStateOf } from './load-state.ts'

async function answered(isTakenBack: boolean) {
  const stop = new AbortController()
  const endpoint = ask<void, string>(async () => {
    if (isTakenBack) stop.abort()
    throw new SixpenceError('offline', 'networkError')
  })
  // The rest is RTK's own.
  const api = {
    extra: aSixpence({ session: aSession() }),
    signal: stop.signal,
  } as never
  const answer = await endpoint(undefined, api)
  return 'error' in answer ? answer.error : undefined
}

describe('a request that was taken back', () => {
  it('is said to be that, and not that the bank is out of reach', async () => {
    const error = await answered(true)
    expect(error?.code).toBe('cancelled')
    expect(errorOf(error)).toBeUndefined()
  })

  it('shows nothing: whoever still waits goes on waiting', async () => {
    const query = { error: await answered(true), isFetching: false, refetch: () => undefined }
    expect(loadStateOf(query)).toMatchObject({ isLoading: true, failure: undefined })
  })

  it('is told from one that failed', async () => {
    expect(errorOf(await answered(false))).toMatchObject({ code: 'offline' })
  })
})
