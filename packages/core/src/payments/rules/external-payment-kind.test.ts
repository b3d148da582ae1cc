import type { HeldPayment } from '@sixpence/protocol/payments'
import { describe, expect, it } from 'vitest'
import {
  cryptoEftTransfer,
  eftTransfer,
  instantTransfer,
  interacTransfer,
  octTransfer,
  wireTransfer,
} from '../../../tests/payments/payment-orders.ts'
import type { PaymentOrder } from '../payment-intent.ts'
import { isAsReviewed } from './as-reviewed.ts'
import { paymentFingerprint } from './payment-fingerprint.ts'
import { kindOf } from './payment-kinds.ts'

type HeldExternal = Extract<HeldPayment, { operation: 'eft' | 'wire' }>

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
const { details: _numbers, ...alike } = heldEft
const heldCrypto: HeldPayment = {
  ...alike,
  operation: 'cryptoEft',
  amount: '62.08',
  fee: '1',
  total: '63.08',
  details: { walletAddress: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' },
  toCurrencyCode: 'BTC',
  toAmount: '0.00100000',
}
const cpf = { instantKey: '•••4725', instantKeyType: 'cpf' }
const heldInstant: HeldPayment = {
  ...alike,
  operation: 'instant',
  amount: '32.48',
  fee: '1',
  total: '33.48',
  payeeName: 'Bruna Azevedo',
  details: cpf,
  hiddenHash: 'f00d',
  countryCode: 'BR',
  toCurrencyCode: 'BRL',
  toAmount: '200',
}
const heldInterac: HeldPayment = {
  ...alike,
  operation: 'interac',
  amount: '136.44',
  fee: '1.5',
  total: '137.94',
  payeeName: 'Marc Roy',
  details: { email: 'marc@mail.example' },
  countryCode: 'CA',
  toCurrencyCode: 'CAD',
  toAmount: '200',
}
const heldOct: HeldPayment = {
  ...alike,
  operation: 'oct',
  details: { cardId: '•••4242' },
  hiddenHash: 'cafe',
}

const KINDS: readonly (readonly [string, PaymentOrder, HeldPayment])[] = [
  ['EFT', eftTransfer(), heldEft],
  ['wire', wireTransfer(), heldWire],
  ['crypto', cryptoEftTransfer(), heldCrypto],
  ['instant', instantTransfer(), heldInstant],
  ['Interac', interacTransfer(), heldInterac],
  ['card payout', octTransfer(), heldOct],
]

/** The journal's hash of the key and the card, computed as the bank does. */
const hashOf = ({ kind }: PaymentOrder) =>
  ({ instantTransfer: 'f00d', octTransfer: 'cafe' })[kind as string]

const OTHERS: readonly (readonly [string, Partial<HeldExternal>])[] = [
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
  it.each(KINDS)(
    'is as reviewed in the order and the spelling of the bank, and as no other kind: %s',
    (kind, payment, held) => {
      const hiddenHash = hashOf(payment)
      for (const [other, , heldOther] of KINDS) {
        const isSame = other === kind
        expect(isAsReviewed({ payment, hiddenHash, held: heldOther }), other).toBe(isSame)
        const renamed = { ...held, operation: heldOther.operation } as HeldPayment
        expect(isAsReviewed({ payment, hiddenHash, held: renamed }), other).toBe(isSame)
      }
    },
  )

  it.each([
    ['wallet', cryptoEftTransfer(), { ...heldCrypto, details: { walletAddress: '1A1zP1eP5QGe' } }],
    ['key', instantTransfer(), { ...heldInstant, details: { ...cpf, instantKey: '•••4735' } }],
    [
      'type of key',
      instantTransfer(),
      { ...heldInstant, details: { ...cpf, instantKeyType: 'x' } },
    ],
    ['address', interacTransfer(), { ...heldInterac, details: { email: 'marc@mail2.example' } }],
    ['card', octTransfer(), { ...heldOct, details: { cardId: '•••4444' } }],
    ['key of the same ending', instantTransfer(), { ...heldInstant, hiddenHash: 'beef' }],
    ['key, for it tells no hash', instantTransfer(), { ...heldInstant, hiddenHash: undefined }],
    ['card of the same ending', octTransfer(), { ...heldOct, hiddenHash: 'beef' }],
  ])('sees another %s', (_what, payment, held) => {
    expect(isAsReviewed({ payment, held, hiddenHash: hashOf(payment) })).toBe(false)
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

  it('is another for each kind', async () => {
    const alike = KINDS.map(([, { kind }]) => ({ ...eftTransfer(), kind }) as PaymentOrder)
    expect(new Set(await Promise.all(alike.map(of))).size).toBe(KINDS.length)
  })

  it.each([
    ['wallet', cryptoEftTransfer, { details: { walletAddress: '1A1zP1eP5QGefi2DMPTf' } }],
    ['key', instantTransfer, { details: { instantKeyType: 'cpf', instantKey: '11144474725' } }],
    ['type of key', instantTransfer, { details: { instantKey: '529.982.247-25' } }],
    ['address', interacTransfer, { details: { email: 'marc@mail2.example' } }],
    ['card', octTransfer, { details: { cardId: 'card-8a1b-4242' } }],
  ])('differs with another %s', async (_what, order, change) => {
    expect(await of(order(change))).not.toBe(await of(order()))
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
    ['XFER-019', 'cryptoEftTransfer', cryptoEftTransfer()],
    ['XFER-020', 'instantTransfer', instantTransfer()],
    ['XFER-021', 'interacTransfer', interacTransfer()],
    ['XFER-016', 'octTransfer', octTransfer()],
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
