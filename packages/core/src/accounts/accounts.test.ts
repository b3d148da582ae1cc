import { describe, expect, it } from 'vitest'
import { recordedCall } from '../../tests/recorded-call.ts'
import { createAccounts } from './index.ts'

describe('createAccounts', () => {
  it('lists by status, equal ones as they came (ACCT-006, ACCT-008)', async () => {
    const account = (accountId: string, accountStatusId: string) => ({ accountId, accountStatusId })
    const { call, calls } = recordedCall({
      accounts: [
        account('c', 'closed'),
        account('p', 'paused'),
        account('b', 'active'),
        account('a', 'active'),
      ],
    })
    const accounts = await createAccounts(call).list()
    expect(accounts.map(one => one.accountId)).toEqual(['b', 'a', 'c', 'p'])
    expect(calls).toEqual([{ name: 'balanceInquiry', input: {} }])
  })
})
