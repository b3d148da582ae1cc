import { describe, expect, it } from 'vitest'
import { recordedCall } from '../../tests/recorded-call.ts'
import { opened } from '../../tests/opened.ts'
import { customer as customerDomain } from './index.ts'

describe('createCustomers', () => {
  it('tells who is signed in', async () => {
    const { call, calls } = recordedCall({ customer: { firstName: 'Ada' } })
    expect(await opened(customerDomain, { call }).get()).toEqual({ firstName: 'Ada' })
    expect(calls).toEqual([{ name: 'customerInfoGet', input: {} }])
  })
})
