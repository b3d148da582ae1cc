import { describe, expect, it } from 'vitest'
import { opened } from '../../tests/opened.ts'
import { recordedCall } from '../../tests/recorded-call.ts'
import { approvals } from './index.ts'

describe('approvals', () => {
  it('asks for one word on several, and tells in which way (APPR-012)', async () => {
    const push = { identifier: '42', devices: [] }
    const { call, calls } = recordedCall({
      approvalTransactionId: 'a-1',
      approveType: 'push',
      availableApprovalMethods: ['push', 'otp'],
      push,
      endsAt: '2026-11-20T09:10:00.000Z',
    })
    const transactionIds = ['r-1', 'r-2']
    const client = opened(approvals, { call })
    expect(await client.sendCode({ transactionIds })).toEqual({
      approvalTransactionId: 'a-1',
      approveType: 'push',
      sentTo: undefined,
      ways: ['push', 'otp'],
      push,
      endsAt: '2026-11-20T09:10:00.000Z',
    })
    await client.sendCode({ transactionIds, approveType: 'otp' })
    expect(calls).toEqual([
      { name: 'transactionRequestApprove', input: { transactionIds, declined: false } },
      {
        name: 'transactionRequestApprove',
        input: { transactionIds, declined: false, approveType: 'otp' },
      },
    ])
  })

  it.each(['own', 'p2p', 'external', 'mass', 'global', 'checkout'] as const)(
    'lists a page of 50 of one group, by day and by whom: %s (APPR-016)',
    async groupedTransactionType => {
      const { call, calls } = recordedCall({ items: [], total: 0 })
      const filter = {
        page: 2,
        size: 50,
        transactionType: 'p2p',
        groupedTransactionType,
        fromDate: '2026-11-01',
        toDate: '2026-11-30',
        createdBy: 'lena@sixpence.example',
      } as const
      expect(await opened(approvals, { call }).list(filter)).toEqual({ items: [], total: 0 })
      expect(calls).toEqual([{ name: 'transactionRequestList', input: filter }])
    },
  )

  it('takes a code for granted where the bank names no way', async () => {
    const { call } = recordedCall({
      approvalTransactionId: 'a-1',
      approvalSentTo: 's•••@x.example',
    })
    const sent = await opened(approvals, { call }).sendCode({ transactionIds: ['r-1'] })
    expect(sent).toMatchObject({ approveType: 'otp', sentTo: 's•••@x.example', ways: [] })
  })

  it('hands in the code, and none where none is wanted (APPR-009)', async () => {
    const { call, calls } = recordedCall({ items: [{ id: 'r-1', transactionId: 't-1' }] })
    const client = opened(approvals, { call })
    const done = [{ id: 'r-1', transactionId: 't-1', failure: undefined }]
    expect(await client.approve({ approvalTransactionId: 'a-1', code: '123456' })).toEqual(done)
    expect(await client.approve({ approvalTransactionId: 'a-1' })).toEqual(done)
    expect(calls.map(({ input }) => input)).toEqual([
      { approvalTransactionId: 'a-1', code: '123456' },
      { approvalTransactionId: 'a-1' },
    ])
  })

  it('declines several with one reason, and tells of each', async () => {
    const validationErrors = [{ param: 'requestDecided', description: 'Over' }]
    const refusal = { responseCode: 'VF', responseDescription: 'Over', validationErrors }
    const { call, calls } = recordedCall({ items: [{ id: 'r-1' }, { id: 'r-2', refusal }] })
    const asked = { transactionIds: ['r-1', 'r-2'], reason: 'Twice' }
    expect(await opened(approvals, { call }).decline(asked)).toMatchObject([
      { id: 'r-1', failure: undefined },
      { id: 'r-2', failure: { code: 'request_decided' } },
    ])
    const input = { ...asked, declined: true }
    expect(calls).toEqual([{ name: 'transactionRequestApprove', input }])
  })

  it('asks for one word on a batch by a call of its own (APPR-014)', async () => {
    const { call, calls } = recordedCall({ approvalTransactionId: 'a-1', approveType: 'otp' })
    const client = opened(approvals, { call })
    expect(await client.sendCode({ batchId: 'b-1', approveType: 'otp' })).toMatchObject({
      approvalTransactionId: 'a-1',
      approveType: 'otp',
    })
    expect(await client.decline({ batchId: 'b-1', reason: 'Twice' })).toEqual([
      { id: 'b-1', transactionId: undefined, failure: undefined },
    ])
    const name = 'transactionRequestMassApprove'
    expect(calls).toEqual([
      { name, input: { batchId: 'b-1', declined: false, approveType: 'otp' } },
      { name, input: { batchId: 'b-1', declined: true, reason: 'Twice' } },
    ])
  })

  it('tells of a batch how many of its payments were not made, and why (APPR-015)', async () => {
    const payee = { type: 'email', email: 'x@sixpence.example' }
    const line = { rowId: 'r-2', place: 2, payee, amount: '5', reason: 'payee' }
    const refused = [{ ...line, status: 'refused' }]
    const batch = { batchId: 'b-1', paymentCount: 2, refusedCount: 1, refused }
    const { call } = recordedCall({ items: [{ id: 'r-1', batch }] })
    const client = opened(approvals, { call })
    expect(await client.approve({ approvalTransactionId: 'a-1', code: '123456' })).toEqual([
      { id: 'r-1', transactionId: undefined, batch, failure: undefined },
    ])
  })

  it('lists the payments of a batch by pages', async () => {
    const { call, calls } = recordedCall({ items: [], total: 0 })
    await opened(approvals, { call }).batchPayments({ batchId: 'b-1', page: 2, size: 50 })
    const input = { batchId: 'b-1', page: 2, size: 50 }
    expect(calls).toEqual([{ name: 'transactionRequestPaymentList', input }])
  })
})
