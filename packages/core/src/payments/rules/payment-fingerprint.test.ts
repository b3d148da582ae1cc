import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { paymentFingerprint } from './payment-fingerprint.ts'
import type { PaymentOrder } from '../payment-intent.ts'

const platform = {
  sha256: async (data: Uint8Array) => new Uint8Array(createHash('sha256').update(data).digest()),
}

function p2p(order: Partial<(PaymentOrder & { kind: 'p2pTransfer' })['order']>): PaymentOrder {
  return {
    kind: 'p2pTransfer',
    order: { fromAccount: 'a', toEmail: 'ben@sixpence.example', amount: '12.50', ...order },
    shown: { fee: '0.25', feeCurrencyCode: 'EUR', total: '12.75', payeeName: 'Ben' },
  }
}

const of = (payment: PaymentOrder, userId = 'ada') => paymentFingerprint(payment, userId, platform)

describe('paymentFingerprint', () => {
  it('is 64 hex digits', async () => {
    expect(await of(p2p({}))).toMatch(/^[0-9a-f]{64}$/)
  })

  it('is equal however the same payment is typed', async () => {
    const typed = p2p({ toEmail: ' Ben@Sixpence.example', amount: '12.5', note: ' ' })
    expect(await of(typed)).toBe(await of(p2p({})))
  })

  it('is equal at another price', async () => {
    expect(await of(p2p({ expectedFee: '9.00' }))).toBe(await of(p2p({})))
  })

  it.each([
    { amount: '12.51' },
    { toEmail: 'vera@sixpence.example' },
    { fromAccount: 'b' },
    { note: 'rent' },
  ])('differs with %o', async order => {
    expect(await of(p2p(order))).not.toBe(await of(p2p({})))
  })

  it('differs between customers', async () => {
    expect(await of(p2p({}), 'ben')).not.toBe(await of(p2p({}), 'ada'))
  })
})
