import { describe, expect, it } from 'vitest'
import { transferDraft, type RepeatableTransaction } from './index.ts'

const PAID: RepeatableTransaction = {
  type: 'p2pTransfer',
  direction: 'out',
  accountId: '1000000017',
  amount: '20.00',
  counterpartyEmail: 'vera@sixpence.example',
  description: 'Dinner',
}

describe('transferDraft', () => {
  it('takes up who was paid, how much and what for', () => {
    expect(transferDraft(PAID)).toEqual({
      fromAccount: '1000000017',
      toEmail: 'vera@sixpence.example',
      amount: '20.00',
      note: 'Dinner',
    })
  })

  it('does without a note', () => {
    expect(transferDraft({ ...PAID, description: undefined })?.note).toBeUndefined()
  })

  it.each([
    ['money that came in', { direction: 'in' }],
    ['a fee', { type: 'fee' }],
    ['a transfer between own accounts', { type: 'ownTransfer' }],
    ['a purchase', { type: 'checkout' }],
    ['a payee without an address', { counterpartyEmail: undefined }],
    ['a payee with an empty one', { counterpartyEmail: '' }],
  ] as const)('has nothing to begin with for %s', (_what, change) => {
    expect(transferDraft({ ...PAID, ...change })).toBeUndefined()
  })
})
