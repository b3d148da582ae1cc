import { describe, expect, it } from 'vitest'
import { opened } from '../../tests/opened.ts'
import { recordedCall } from '../../tests/recorded-call.ts'
import { profile } from './index.ts'

describe('the profile of a customer', () => {
  it.each([
    {
      method: 'get',
      name: 'profileInquiry',
      answer: { profile: { taxId: '1' } },
      out: { taxId: '1' },
    },
    { method: 'emails', name: 'emailInquiry', answer: { emails: [] }, out: [] },
    { method: 'identity', name: 'identityInquiry', answer: {}, out: undefined },
  ] as const)(
    '$method asks $name and hands out what it is about',
    async ({ method, name, answer, out }) => {
      const { call, calls } = recordedCall(answer)
      expect(await opened(profile, { call })[method]()).toEqual(out)
      expect(calls).toEqual([{ name, input: {} }])
    },
  )
})
