import type { Sixpence } from '@sixpence/core'
import { SixpenceError } from '@sixpence/core/errors'
import { expect, it, vi } from 'vitest'
import { aSession, aSixpence } from '../testing/a-sixpence.ts'
import { ask } from './ask.ts'

const of = (userId: string) =>
  ({ status: 'signed_in', userId, email: undefined, idleAt: undefined }) as const

async function asked(next: string) {
  const session = aSession(of('ada'))
  const question = vi
    .fn<() => Promise<string>>(async () => 'answer')
    .mockImplementationOnce(async () => {
      session.set({ status: 'signed_out', because: 'expired' })
      setTimeout(() => session.set(of(next)), 10)
      throw new SixpenceError('session_expired', 'session expired')
    })
  const extra: Sixpence = aSixpence({ session })
  const { signal } = new AbortController()
  // The rest is RTK's own.
  const api = { extra, signal } as never
  const answer = await ask(question)(undefined, api)
  return { answer, times: question.mock.calls.length }
}

it('asks anew once the same user is back', async () => {
  expect(await asked('ada')).toEqual({ answer: { data: 'answer' }, times: 2 })
})

it('puts the question of one user to nobody else', async () => {
  expect(await asked('ben')).toMatchObject({
    answer: { error: { code: 'session_expired' } },
    times: 1,
  })
})
