import { describe, expect, it } from 'vitest'
import { type CodeUse, hashApprovalCode } from './approval-code.ts'

const TO_SOMEBODY = {
  amount: '20.00',
  fee: '0.25',
  currencyCode: 'EUR',
  payeeEmail: 'vera@sixpence.example',
  fromAccount: 'account-1',
  toAccount: 'account-2',
} as const satisfies CodeUse['order']

const AT_A_SHOP = { ...TO_SOMEBODY, payeeEmail: undefined, checkoutId: 'checkout-1' }

const TERMS = {
  frequency: 'monthly',
  endDate: '2027-01-31',
  transactions: 3,
  userCancel: true,
} as const
const REPEATED = { ...TO_SOMEBODY, payeeEmail: undefined, subscription: TERMS }

const EXTERNAL = {
  rail: 'swift',
  permission: '3d',
  countryCode: 'US',
  currency: 'USD',
  toAmount: '21.00',
  deducted: '0',
  rate: '1.05',
  payeeName: 'Lena Vogt',
  details: { routingNumber: '021000021', accountNumber: '12345678' },
  feeShare: 'OUR',
} as const
const WIRED = { ...TO_SOMEBODY, payeeEmail: undefined, external: EXTERNAL }

type Change = readonly [what: string, order: CodeUse['order'], change: Partial<CodeUse['order']>]

const CHANGES: readonly Change[] = [
  ['the amount', TO_SOMEBODY, { amount: '20.01' }],
  ['the fee', TO_SOMEBODY, { fee: '0.26' }],
  ['the currency', TO_SOMEBODY, { currencyCode: 'USD' }],
  ['the payee', TO_SOMEBODY, { payeeEmail: 'vero@sixpence.example' }],
  ['the account that pays', TO_SOMEBODY, { fromAccount: 'account-3' }],
  ['the account that is paid', TO_SOMEBODY, { toAccount: 'account-3' }],
  ['the checkout', AT_A_SHOP, { checkoutId: 'checkout-2' }],
  ['how often it is repeated', REPEATED, { subscription: { ...TERMS, frequency: 'weekly' } }],
  ['until when', REPEATED, { subscription: { ...TERMS, endDate: '2027-02-28' } }],
  ['how many times', REPEATED, { subscription: { ...TERMS, transactions: 4 } }],
  ['who may end it', REPEATED, { subscription: { ...TERMS, userCancel: false } }],
  ['that it is repeated', REPEATED, { subscription: undefined }],
  ['the rail', WIRED, { external: { ...EXTERNAL, rail: 'ach' } }],
  ['whose account it is', WIRED, { external: { ...EXTERNAL, permission: 'own' } }],
  ['the country', WIRED, { external: { ...EXTERNAL, countryCode: 'CA' } }],
  ['in which currency it arrives', WIRED, { external: { ...EXTERNAL, currency: 'CAD' } }],
  ['what arrives', WIRED, { external: { ...EXTERNAL, toAmount: '21.01' } }],
  ['what the payee bears', WIRED, { external: { ...EXTERNAL, deducted: '1.00' } }],
  ['the rate', WIRED, { external: { ...EXTERNAL, rate: '1.06' } }],
  ['the payee’s name', WIRED, { external: { ...EXTERNAL, payeeName: 'Lena Voigt' } }],
  ['who bears the fee', WIRED, { external: { ...EXTERNAL, feeShare: 'BEN' } }],
  [
    'the payee’s account',
    WIRED,
    { external: { ...EXTERNAL, details: { ...EXTERNAL.details, accountNumber: '12345679' } } },
  ],
]

describe('a code', () => {
  it.each(CHANGES)('fits no more once another is %s', async (_what, order, change) => {
    const use = { trxid: 'trx-1', order }
    const kept = await hashApprovalCode('123456', use)
    expect(await hashApprovalCode('123456', { ...use, order: { ...order } })).toBe(kept)
    expect(await hashApprovalCode('123456', { ...use, order: { ...order, ...change } })).not.toBe(
      kept,
    )
  })

  it('fits one payment alone, and is none but itself', async () => {
    const kept = await hashApprovalCode('123456', { trxid: 'trx-1', order: TO_SOMEBODY })
    expect(await hashApprovalCode('123456', { trxid: 'trx-2', order: TO_SOMEBODY })).not.toBe(kept)
    expect(await hashApprovalCode('123457', { trxid: 'trx-1', order: TO_SOMEBODY })).not.toBe(kept)
  })

  it('is the same in whichever order details are kept', async () => {
    const { routingNumber, accountNumber } = EXTERNAL.details
    const details = { accountNumber, routingNumber }
    const turned = { ...WIRED, external: { ...EXTERNAL, details } }
    const kept = await hashApprovalCode('123456', { trxid: 'trx-1', order: WIRED })
    expect(await hashApprovalCode('123456', { trxid: 'trx-1', order: turned })).toBe(kept)
  })
})
