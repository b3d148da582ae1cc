import { describe, expect, it } from 'vitest'
import { p2pTransfer } from '../../../tests/payments/payment-orders.ts'
import type { PaymentIntent, PaymentStatus } from '../payment-intent.ts'
import { afterSignOut, isOutdated, withoutDetails } from './payment-retention.ts'

const DAY_MS = 86_400_000
const NOW = 1_000 * DAY_MS

const APPROVAL = { type: 'code', code: 'F2-39', expiresAt: '2026-11-21T09:00:00.000Z' }
const REFUSAL = { code: 'refused', message: 'No', fields: [], requestId: 'r1' } as const

const PAYMENT = {
  id: 'key-1',
  status: 'reviewed',
  payment: p2pTransfer(),
  held: { operation: 'p2p' },
  fingerprint: 'f00d',
  hiddenHash: 'beef',
  createdAt: 0,
  changedAt: NOW,
  sentAt: NOW,
  transactionId: 't1',
  approval: APPROVAL,
  refusal: REFUSAL,
  // Retention depends only on these.
} as unknown as PaymentIntent

const HASH_ALONE = {
  id: 'key-1',
  status: 'reviewed',
  payment: undefined,
  held: undefined,
  hiddenHash: undefined,
  fingerprint: 'f00d',
  createdAt: 0,
  changedAt: NOW,
  sentAt: NOW,
  transactionId: undefined,
  approval: undefined,
  refusal: undefined,
}

interface Kept {
  readonly status: PaymentStatus
  readonly isSent: boolean
  /** Infinite if kept for ever. */
  readonly days: number
}

const KEPT: readonly Kept[] = [
  { status: 'settled', isSent: true, days: 30 },
  { status: 'refused', isSent: true, days: 30 },
  { status: 'refused', isSent: false, days: 30 },
  { status: 'reviewed', isSent: false, days: 1 },
  { status: 'reviewed', isSent: true, days: Infinity },
  { status: 'sent', isSent: true, days: Infinity },
  { status: 'pendingApproval', isSent: true, days: Infinity },
  { status: 'unknown', isSent: true, days: Infinity },
]

describe('isOutdated', () => {
  it.each(KEPT)(
    'keeps what is $status, sent $isSent, for $days days',
    ({ status, isSent, days }) => {
      const isOld = (age: number) =>
        isOutdated(
          { ...PAYMENT, status, sentAt: isSent ? 0 : undefined, changedAt: NOW - age },
          NOW,
        )
      expect(isOld(days * DAY_MS)).toBe(false)
      expect(isOld(days * DAY_MS + 1)).toBe(days !== Infinity)
    },
  )
})

describe('what is left of a payment', () => {
  it('is its key and its hash, with nothing of its content', () => {
    expect(withoutDetails(PAYMENT)).toStrictEqual(HASH_ALONE)
  })

  it('is the same after a sign-out, and nothing of one that was never sent', () => {
    expect(afterSignOut(PAYMENT)).toStrictEqual(HASH_ALONE)
    expect(afterSignOut({ ...PAYMENT, sentAt: undefined })).toBeUndefined()
  })
})
