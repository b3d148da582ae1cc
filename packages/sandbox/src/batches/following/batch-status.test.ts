import { describe, expect, it } from 'vitest'
import { type BatchFacts, rowCounts, statusOf } from './batch-status.ts'

const WAITING: BatchFacts = {
  rows: 3,
  paid: 0,
  refused: 0,
  payment: 'pendingApproval',
  request: null,
  isBegun: false,
  isExpired: false,
  isCancelled: false,
}
const BEGUN = { isBegun: true, payment: 'settled' } as const

describe('the state of a submitted batch, and its rows (HIST-016, MASS-012)', () => {
  it.each([
    ['pendingApproval', {}, { waiting: 3 }],
    ['pendingApproval', { request: 'waiting' }, { waiting: 3 }],
    ['pendingApproval', { payment: null, request: 'waiting' }, { waiting: 3 }],
    ['expired', { isExpired: true }, { cancelled: 3 }],
    ['expired', { request: 'waiting', isExpired: true }, { cancelled: 3 }],
    ['declined', { payment: 'refused', request: 'declined', isExpired: true }, { cancelled: 3 }],
    ['cancelled', { payment: 'refused', request: 'withdrawn' }, { cancelled: 3 }],
    ['cancelled', { payment: 'refused', isCancelled: true }, { cancelled: 3 }],
    ['cancelled', { payment: 'settled', isCancelled: true }, { cancelled: 3 }],
    ['refused', { payment: 'refused' }, { refused: 3 }],
    ['executing', { payment: 'executing', isExpired: true }, { waiting: 3 }],
    [
      'executing',
      { payment: 'executing', isBegun: true, paid: 1, refused: 1 },
      { waiting: 1, paid: 1, refused: 1 },
    ],
    ['executed', { ...BEGUN, paid: 3 }, { paid: 3 }],
    ['partial', { ...BEGUN, paid: 1, refused: 2, request: 'approved' }, { paid: 1, refused: 2 }],
    ['refused', { ...BEGUN, payment: null, refused: 3 }, { refused: 3 }],
    ['partial', { ...BEGUN, paid: 2 }, { paid: 2, cancelled: 1 }],
    ['cancelled', { ...BEGUN, refused: 1 }, { refused: 1, cancelled: 2 }],
  ] as const)('is %s for %j', (status, change, counts) => {
    const batch = { ...WAITING, ...change }
    expect(statusOf(batch)).toBe(status)
    const none = { waiting: 0, paid: 0, refused: 0, cancelled: 0 }
    expect(rowCounts(batch, status)).toEqual({ ...none, ...counts })
  })
})
