import type { Approval, HeldPayment } from '@sixpence/protocol/payments'
import { describe, expect, it } from 'vitest'
import type { PaymentIntent, PaymentStatus } from '../payment-intent.ts'
import { afterNews, isFinal, isOpen, PAYMENT_MOVES, type PaymentEvent } from './payment-moves.ts'

const EVENTS: readonly PaymentEvent[] = [
  'sendStarted',
  'settled',
  'approvalNeeded',
  'refused',
  'noAnswer',
  'notSent',
  'notFound',
]

const MOVES: readonly (readonly [PaymentStatus, readonly PaymentStatus[]])[] = [
  [
    'reviewed',
    ['sent', 'settled', 'pendingApproval', 'refused', 'reviewed', 'reviewed', 'reviewed'],
  ],
  ['sent', ['sent', 'settled', 'pendingApproval', 'refused', 'unknown', 'reviewed', 'sent']],
  [
    'pendingApproval',
    [
      'pendingApproval',
      'settled',
      'pendingApproval',
      'refused',
      'unknown',
      'pendingApproval',
      'pendingApproval',
    ],
  ],
  [
    'unknown',
    ['unknown', 'settled', 'pendingApproval', 'refused', 'unknown', 'unknown', 'reviewed'],
  ],
  ['settled', Array.from({ length: 7 }, () => 'settled' as const)],
  ['refused', Array.from({ length: 7 }, () => 'refused' as const)],
]

const CELLS = MOVES.flatMap(([from, row]) =>
  EVENTS.map((event, at) => ({ from, event, to: row[at] })),
)

const APPROVAL: Approval = { trxid: 'x1', approveType: 'otp', availableApprovalMethods: [] }

function anIntent(status: PaymentStatus): PaymentIntent {
  return {
    id: 'abcdefabcdefabcd',
    status,
    payment: undefined,
    held: undefined,
    fingerprint: 'f',
    createdAt: 1,
    changedAt: 1,
    sentAt: undefined,
    transactionId: undefined,
    approval: APPROVAL,
    refusal: undefined,
  }
}

describe('PAYMENT_MOVES', () => {
  it.each(CELLS)('$from by $event is $to', ({ from, event, to }) => {
    expect(PAYMENT_MOVES[from][event]).toBe(to)
  })

  it('has a cell for every state and event', () => {
    expect(CELLS).toHaveLength(Object.keys(PAYMENT_MOVES).length * EVENTS.length)
  })
})

describe('afterNews', () => {
  it('notes when it was sent', () => {
    const sent = afterNews(anIntent('reviewed'), { event: 'sendStarted' }, 50)
    expect(sent).toMatchObject({ status: 'sent', sentAt: 50, changedAt: 50 })
  })

  it('keeps the transaction of a settled payment', () => {
    const settled = afterNews(anIntent('unknown'), { event: 'settled', transactionId: 't1' }, 50)
    expect(settled).toMatchObject({ status: 'settled', transactionId: 't1', approval: undefined })
  })

  it('changes nothing about what is over', () => {
    const over = anIntent('refused')
    expect(afterNews(over, { event: 'settled', transactionId: 't1' }, 50)).toBe(over)
  })

  const SENT = { ...anIntent('sent'), sentAt: 7, transactionId: 't0' }
  const HELD: HeldPayment = {
    operation: 'betweenAccounts',
    fromAccount: '1',
    toAccount: '2',
    currencyCode: 'EUR',
    amount: '5.00',
    fee: '0.00',
    total: '5.00',
    createdAt: '2026-11-21T09:00:00.000Z',
  }

  it('changes what the news is about, and nothing else', () => {
    const refusal = { code: 'no_access', message: 'no', fields: [], requestId: 'r1' } as const
    expect(afterNews(SENT, { event: 'refused', refusal }, 50)).toEqual({
      ...SENT,
      status: 'refused',
      changedAt: 50,
      approval: undefined,
      refusal,
    })
    expect(afterNews(SENT, { event: 'noAnswer' }, 50)).toEqual({
      ...SENT,
      status: 'unknown',
      changedAt: 50,
    })
  })

  it('forgets an earlier refusal, and keeps what the bank holds', () => {
    const refusal = { code: 'no_access', message: 'no', fields: [], requestId: 'r1' } as const
    const before = { ...SENT, refusal, held: HELD }
    const after = afterNews(before, { event: 'noAnswer' }, 50)
    expect([after.refusal, after.held]).toEqual([undefined, HELD])
    const newer = { ...HELD, amount: '6.00' }
    expect(afterNews(before, { event: 'noAnswer', held: newer }, 50).held).toBe(newer)
  })

  it('is the same where the news changes nothing', () => {
    const waiting = anIntent('pendingApproval')
    expect(afterNews(waiting, { event: 'notSent' }, 50)).toBe(waiting)
    const over = anIntent('settled')
    const news = { event: 'approvalNeeded', approval: APPROVAL, isResent: true } as const
    expect(afterNews(over, news, 50)).toBe(over)
  })

  it('keeps the approval of an unknown payment', () => {
    expect(afterNews(anIntent('pendingApproval'), { event: 'noAnswer' }, 50).approval).toBe(
      APPROVAL,
    )
  })

  it('takes a newer approval while it waits', () => {
    const approval = { ...APPROVAL, approvalSentTo: 'b•••@bank.example' }
    const again = afterNews(anIntent('pendingApproval'), { event: 'approvalNeeded', approval }, 50)
    expect(again.approval).toBe(approval)
  })

  it('counts the wait for a new code from the last one sent', () => {
    const news = { event: 'approvalNeeded', approval: APPROVAL } as const
    const waiting = anIntent('pendingApproval')
    expect(afterNews(waiting, news, 50).changedAt).toBe(1)
    expect(afterNews(waiting, { ...news, isResent: true }, 50).changedAt).toBe(50)
  })
})

describe('isFinal', () => {
  it('is so of settled and refused alone', () => {
    const final = MOVES.map(([status]) => status).filter(status => isFinal({ status }))
    expect(final).toEqual(['settled', 'refused'])
  })
})

describe('isOpen', () => {
  it('is so of what was sent and is not over', () => {
    expect(isOpen({ status: 'reviewed', sentAt: undefined })).toBe(false)
    expect(isOpen({ status: 'reviewed', sentAt: 5 })).toBe(true)
    expect(isOpen({ status: 'unknown', sentAt: 5 })).toBe(true)
    expect(isOpen({ status: 'settled', sentAt: 5 })).toBe(false)
  })
})
