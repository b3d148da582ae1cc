import type { HeldPayment } from '@sixpence/protocol'
import { describe, expect, it } from 'vitest'
import { eftTransfer, wireTransfer } from '../../../tests/payments/payment-orders.ts'
import type { PaymentOrder } from '../payment-intent.ts'
import { isAsReviewed } from './as-reviewed.ts'
import { paymentFingerprint } from './payment-fingerprint.ts'
import { kindOf } from './payment-kinds.ts'

type HeldAbroad = Extract<HeldPayment, { operation: 'eft' | 'wire' }>

const heldEft: Extract<HeldPayment, { operation: 'eft' }> = {
  operation: 'eft',
  fromAccount: 'eur-1',
  currencyCode: 'EUR',
  amount: '92.7',
  fee: '2',
  total: '94.70',
  note: 'rent',
  createdAt: '2026-11-23T08:49:00.000Z',
  permission: '3d',
  payeeName: 'Lena Vogt',
  details: { accountNumber: '12345678', routingNumber: '021000021' },
  countryCode: 'US',
  toCurrencyCode: 'USD',
  toAmount: '100',
}
const heldWire: HeldPayment = {
  ...heldEft,
  operation: 'wire',
  fee: '12.50',
  total: '105.20',
  toAmount: '86.51',
  feeShare: 'SHA',
}

const OTHERS: readonly (readonly [string, Partial<HeldAbroad>])[] = [
  ['account', { fromAccount: 'eur-2' }],
  ['recipient', { payeeName: 'Lena Vogel' }],
  ['number', { details: { ...heldEft.details, accountNumber: '12345679' } }],
  ['detail more', { details: { ...heldEft.details, accountType: 'savings' } }],
  ['country', { countryCode: 'CA' }],
  ['currency that arrives', { toCurrencyCode: 'EUR' }],
  ['amount that arrives', { toAmount: '99.99' }],
  ['amount that leaves', { amount: '92.71' }],
  ['fee', { fee: '2.01' }],
  ['note', { note: 'rents' }],
  ['side', { permission: 'own' }],
]

const platform = {
  sha256: async (data: Uint8Array) => Uint8Array.from(data),
}
const of = (payment: PaymentOrder) => paymentFingerprint(payment, 'ada', platform)

describe('a payment that leaves the bank, compared with what is held', () => {
  it.each([
    ['EFT', eftTransfer(), heldEft],
    ['wire', wireTransfer(), heldWire],
  ])('is as reviewed in the order and the spelling of the bank: %s', (_kind, payment, held) => {
    expect(isAsReviewed({ payment, held })).toBe(true)
  })

  it.each(OTHERS)('sees another %s', (_what, change) => {
    const held: HeldPayment = { ...heldEft, ...change, operation: 'eft' }
    expect(isAsReviewed({ payment: eftTransfer(), held })).toBe(false)
  })

  it('sees who else bears the fee of a wire, and a wire in the place of an EFT', () => {
    const held: HeldPayment = { ...heldWire, feeShare: 'OUR' }
    expect(isAsReviewed({ payment: wireTransfer(), held })).toBe(false)
    expect(isAsReviewed({ payment: eftTransfer(), held: heldWire })).toBe(false)
  })

  it('asks for no name of an account of one’s own, which the bank adds', () => {
    const payment = eftTransfer({ permission: 'own', payeeName: undefined })
    const held: HeldPayment = { ...heldEft, permission: 'own', payeeName: 'Ada Brook' }
    expect(isAsReviewed({ payment, held })).toBe(true)
  })
})

describe('the fingerprint of a payment that leaves the bank', () => {
  it.each([
    { amount: '100' },
    { payeeName: 'LENA  VOGT' },
    { note: ' rent ' },
    { expectedFee: '3.00' },
  ])('is the same with %o', async change => {
    expect(await of(eftTransfer(change))).toBe(await of(eftTransfer()))
  })

  it('is the same whoever bears the fee', async () => {
    const wire = wireTransfer()
    const borne = { ...wire, order: { ...wire.order, feeShare: 'BEN' } } as PaymentOrder
    expect(await of(borne)).toBe(await of(wire))
    expect(await of(wire)).not.toBe(await of(eftTransfer()))
  })

  it.each([
    { amount: '100.01' },
    { fromAccount: 'eur-2' },
    { permission: 'own' },
    { countryCode: 'CA' },
    { currency: 'EUR' },
    { note: 'dinner' },
    { details: { routingNumber: '021000021', accountNumber: '12345679' } },
    { details: { accountNumber: '12345678' } },
  ] as const)('differs with %o', async change => {
    expect(await of(eftTransfer(change))).not.toBe(await of(eftTransfer()))
  })
})

describe('what is sent', () => {
  it.each([
    ['XFER-017', 'eftTransfer', eftTransfer()],
    ['XFER-018', 'wireTransfer', wireTransfer()],
  ])('(%s) goes by the call %s', async (_row, name, payment) => {
    const sent: unknown[] = []
    const call = async (method: { name: string }, order: unknown, options: unknown) => {
      sent.push(method.name, order, options)
      return { transactionId: 't1' }
    }
    await kindOf(payment).send(call as never, payment.order, { key: 'key-1' })
    expect(sent).toEqual([name, payment.order, { key: 'key-1' }])
  })
})
