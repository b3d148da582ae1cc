import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import {
  eftTransfer,
  instantTransfer,
  octTransfer,
  ownTransfer,
} from '../../../tests/payments/payment-orders.ts'
import { hiddenHashOf, paymentFingerprint } from './payment-fingerprint.ts'
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

const checkout = (checkoutId: string, fromAccount: string): PaymentOrder =>
  ({
    kind: 'checkout',
    order: { checkoutId, fromAccount, expectedAmount: '5', expectedCurrencyCode: 'EUR' },
    // The hash covers the order, not the details shown.
  }) as unknown as PaymentOrder

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

  it('is equal where nothing is to be said, however it is left out', async () => {
    for (const note of [undefined, '', '  '])
      expect(await of(p2p({ note }))).toBe(await of(p2p({})))
    expect(await of(p2p({ note: ' rent ' }))).toBe(await of(p2p({ note: 'rent' })))
  })

  it('of a transfer goes by both accounts and what arrives', async () => {
    expect(await of(ownTransfer('25'))).toBe(await of(ownTransfer('25.00')))
    expect(await of(ownTransfer('25.01'))).not.toBe(await of(ownTransfer()))
    expect(await of(ownTransfer('25.00', 'usd-2'))).not.toBe(await of(ownTransfer()))
    expect(await of(ownTransfer())).not.toBe(await of(p2p({})))
  })

  it('of a checkout goes by the checkout alone, from whichever account', async () => {
    expect(await of(checkout('c1', 'eur-1'))).toBe(await of(checkout('c1', 'usd-1')))
    expect(await of(checkout('c2', 'eur-1'))).not.toBe(await of(checkout('c1', 'eur-1')))
  })

  it('is what it was, for what a journal keeps', async () => {
    const hashed: string[] = []
    const sha256 = async (data: Uint8Array) => {
      hashed.push(new TextDecoder().decode(data))
      return new Uint8Array([0, 10, 255])
    }
    expect(await paymentFingerprint(p2p({}), 'ada', { sha256 })).toBe('000aff')
    const ofOwn = await paymentFingerprint(ownTransfer(), 'ada', { sha256 })
    expect(ofOwn).toBe('000aff')
    expect(hashed).toEqual([
      '[["amount","12.5"],["fromAccount","a"],["kind","p2pTransfer"],' +
        '["toEmail","ben@sixpence.example"],["userId","ada"]]',
      '[["fromAccount","eur-1"],["kind","ownTransfer"],["toAccount","usd-1"],' +
        '["toAmount","25"],["userId","ada"]]',
    ])
  })

  it('differs between customers', async () => {
    expect(await of(p2p({}), 'ben')).not.toBe(await of(p2p({}), 'ada'))
  })
})

describe('the fingerprint of a transfer between own accounts', () => {
  const repeated = (order: object): PaymentOrder => {
    const payment = ownTransfer()
    return { ...payment, order: { ...payment.order, ...order } } as PaymentOrder
  }
  const monthly = { subscriptionFrequency: 'monthly' } as const

  it.each([
    monthly,
    { subscriptionFrequency: 'weekly' },
    { ...monthly, subscriptionEndDate: '2027-01-31' },
    { ...monthly, subscriptionTransactions: 3 },
    { ...monthly, subscriptionUserCancel: false },
  ])('counts how it is repeated: %o (XFER-009)', async order => {
    expect(await of(repeated(order))).not.toBe(await of(ownTransfer()))
    expect(await of(repeated({ ...order, subscriptionTransactions: 7 }))).not.toBe(
      await of(repeated(order)),
    )
  })

  it('is equal where who may stop it is left to the default', async () => {
    const said = repeated({ ...monthly, subscriptionUserCancel: true })
    expect(await of(said)).toBe(await of(repeated(monthly)))
  })
})

describe('the hash of what the bank masks', () => {
  const hashed = (text: string) => createHash('sha256').update(text).digest('hex')

  it.each([
    ['a key', instantTransfer(), '["key-1",["instantKey","52998224725"]]'],
    ['a card', octTransfer(), '["key-1",["cardId","card-7f3a-4242"]]'],
  ])('is made of the key of the payment and of %s (XFER-035)', async (_what, payment, text) => {
    expect(await hiddenHashOf(payment, 'key-1', platform)).toBe(hashed(text))
    expect(await hiddenHashOf(payment, 'key-2', platform)).not.toBe(hashed(text))
  })

  it.each([eftTransfer(), ownTransfer()])('is none where nothing is masked: %o', async payment => {
    expect(await hiddenHashOf(payment, 'key-1', platform)).toBeUndefined()
  })
})
