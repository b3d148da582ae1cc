import { describe, expect, it } from 'vitest'
import { opened } from '../../tests/opened.ts'
import { recordedCall } from '../../tests/recorded-call.ts'
import { preapproved } from './index.ts'

describe('preapproved', () => {
  it('lists by address, amount and type (PREAP-003)', async () => {
    const { call, calls } = recordedCall({ items: [], total: 0 })
    const filter = {
      beneficiaryEmail: 'ada',
      fromAmount: '1.00',
      toAmount: '9.00',
      type: 'ownTransfer',
    } as const
    expect(await opened(preapproved, { call }).list(filter)).toEqual([])
    expect(calls).toEqual([{ name: 'preapprovedList', input: filter }])
  })

  it('cancels by id, and tells what is left of it (PREAP-004)', async () => {
    const { call, calls } = recordedCall({ item: { id: 's-1', status: 'canceled' } })
    const item = await opened(preapproved, { call }).cancel({ id: 's-1' })
    expect(item).toEqual({ id: 's-1', status: 'canceled' })
    expect(calls).toEqual([{ name: 'preapprovedCancel', input: { id: 's-1' } }])
  })
})
