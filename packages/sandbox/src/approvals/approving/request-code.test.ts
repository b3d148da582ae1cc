import { describe, expect, it } from 'vitest'
import type { OrderLine } from '../../batches/index.ts'
import type { BatchRequestRow, PaymentRequestRow } from '../request-row.ts'
import { hashRequestCode } from './request-code.ts'

type Row = PaymentRequestRow

const WIRED = {
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
const TERMS = { frequency: 'monthly', transactions: 3, userCancel: true } as const

const ROW: Row = {
  id: 'request-1',
  payment_id: 'payment-1',
  batch_id: null,
  status: 'waiting',
  requested_by: 'clerk',
  requester_email: 'clerk@sixpence.example',
  requester_name: 'Cleo Clerk',
  requested_at: new Date(0),
  expires_at: new Date(1),
  operation: 'p2p',
  from_account: 'account-1',
  to_account: 'account-2',
  payee_email: 'vera@sixpence.example',
  checkout_id: null,
  invoice_id: null,
  refunds_id: null,
  external: null,
  currency_code: 'EUR',
  amount: '20.00',
  fee: '0.25',
  note: null,
  subscription: null,
  to_amount: null,
  to_currency: 'EUR',
  decided_at: null,
  decided_by: null,
  decider_name: null,
  reason: null,
  transaction_id: null,
  payee_name: 'Vera K.',
  payee_kind: 'person',
}
const OTHER: Row = { ...ROW, id: 'request-2', amount: '7.00' }
const REPEATED: Row = { ...ROW, subscription: TERMS }
const EXTERNAL: Row = { ...ROW, operation: 'wire', payee_email: null, external: WIRED }

const hashOf = (rows: readonly Row[], code = '123456', id = 'approval-1') =>
  hashRequestCode(code, { id, rows }, async () => [])

describe('a code for requests', () => {
  it.each<[what: string, row: Row, change: Partial<Row>]>([
    ['the amount', ROW, { amount: '20.01' }],
    ['the fee', ROW, { fee: '0.26' }],
    ['the currency', ROW, { currency_code: 'USD' }],
    ['the payee', ROW, { payee_email: 'vero@sixpence.example' }],
    ['the account that pays', ROW, { from_account: 'account-3' }],
    ['the account that is paid', ROW, { to_account: 'account-3' }],
    ['what arrives', ROW, { to_amount: '3.00' }],
    ['the checkout', ROW, { checkout_id: 'checkout-1' }],
    ['the payment that is given back', ROW, { refunds_id: 'payment-1' }],
    ['how it is repeated', REPEATED, { subscription: { ...TERMS, transactions: 4 } }],
    ['that it is repeated', REPEATED, { subscription: null }],
    ['the payee’s name', EXTERNAL, { external: { ...WIRED, payeeName: 'Lena Voigt' } }],
    ['who bears the fee', EXTERNAL, { external: { ...WIRED, feeShare: 'BEN' } }],
    [
      'the payee’s account',
      EXTERNAL,
      { external: { ...WIRED, details: { ...WIRED.details, accountNumber: '12345679' } } },
    ],
  ])('fits no more once another is %s', async (_what, row, change) => {
    const kept = await hashOf([row, OTHER])
    expect(await hashOf([OTHER, { ...row }])).toBe(kept)
    expect(await hashOf([{ ...row, ...change } as Row, OTHER])).not.toBe(kept)
  })

  it('fits these requests and no others, under its own name', async () => {
    const kept = await hashOf([ROW, OTHER])
    const others = [
      hashOf([ROW]),
      hashOf([ROW, OTHER, { ...ROW, id: 'request-3' }]),
      hashOf([ROW, { ...OTHER, id: 'request-3' }]),
      hashOf([ROW, OTHER], '123457'),
      hashOf([ROW, OTHER], '123456', 'approval-2'),
    ]
    expect(await Promise.all(others)).not.toContain(kept)
  })
})

const BATCH: BatchRequestRow = {
  id: 'request-1',
  payment_id: null,
  batch_id: 'batch-1',
  batch_type: 'p2p',
  status: 'waiting',
  requested_by: 'clerk',
  requester_email: 'clerk@sixpence.example',
  requester_name: 'Cleo Clerk',
  requested_at: new Date(0),
  expires_at: new Date(1),
  from_account: 'account-1',
  currency_code: 'EUR',
  amount: '27.00',
  fee: '0.50',
  decided_at: null,
  decided_by: null,
  decider_name: null,
  reason: null,
  payee_name: 'Wages',
  payments: 2,
  refused: 0,
}
const LINE = {
  rowId: 'row-1',
  place: 1,
  email: 'vera@sixpence.example',
  account: null,
  payeeId: 'vera',
  toAmount: null,
  feeShare: null,
  amount: '20.00',
  fee: '0.25',
  note: null,
  origin: null,
} satisfies OrderLine
const SECOND: OrderLine = {
  ...LINE,
  rowId: 'row-2',
  place: 2,
  email: 'ben@x.example',
  amount: '7.00',
}

const ACCOUNT = {
  name: 'Lena Vogt',
  countryCode: 'DE',
  currency: 'EUR',
  details: { iban: 'DE14900900900000000017', bic: 'TESTDEFF' },
}

const ELSEWHERE: Extract<OrderLine, { email: null }> = {
  ...LINE,
  email: null,
  payeeId: null,
  account: ACCOUNT,
  toAmount: '20.00',
  feeShare: 'OUR',
}

const hashOfBatch = (row: BatchRequestRow, lines: readonly OrderLine[]) =>
  hashRequestCode('123456', { id: 'approval-1', rows: [row] }, async () => lines)

describe('a code for a batch', () => {
  it.each<[what: string, change: Partial<BatchRequestRow>]>([
    ['batch', { batch_id: 'batch-2' }],
    ['account that pays', { from_account: 'account-3' }],
    ['currency', { currency_code: 'USD' }],
    ['total', { amount: '27.01' }],
    ['fee', { fee: '0.51' }],
  ])('fits no other %s (APPR-014)', async (_what, change) => {
    const kept = await hashOfBatch(BATCH, [LINE, SECOND])
    expect(await hashOfBatch({ ...BATCH }, [{ ...LINE }, SECOND])).toBe(kept)
    expect(await hashOfBatch({ ...BATCH, ...change }, [LINE, SECOND])).not.toBe(kept)
  })

  it.each<[what: string, change: object]>([
    ['row', { rowId: 'row-3' }],
    ['address', { email: 'vero@sixpence.example' }],
    ['payee', { payeeId: 'vero' }],
    ['amount', { amount: '20.01' }],
    ['fee', { fee: '0.26' }],
    ['message', { note: 'Rent' }],
    ['kind of payee', { email: null, account: ACCOUNT }],
  ])('fits no other %s of one of its payments (APPR-014)', async (_what, change) => {
    const kept = await hashOfBatch(BATCH, [LINE, SECOND])
    expect(await hashOfBatch(BATCH, [{ ...LINE, ...change }, SECOND])).not.toBe(kept)
  })

  it('fits no other account of one of its payments, and the same one in any order', async () => {
    const hashOf = (change: Partial<typeof ACCOUNT>) =>
      hashOfBatch(BATCH, [{ ...ELSEWHERE, account: { ...ACCOUNT, ...change } }])
    const kept = await hashOf({})
    const { iban, bic } = ACCOUNT.details
    expect(await hashOf({ details: { bic, iban } })).toBe(kept)
    for (const change of [
      { name: 'Lena Voigt' },
      { countryCode: 'AT' },
      { currency: 'CHF' },
      { details: { iban: 'DE15', bic } },
    ])
      expect(await hashOf(change)).not.toBe(kept)
  })

  it.each<[what: string, change: Partial<typeof ELSEWHERE>]>([
    ['amount that arrives', { toAmount: '20.01' }],
    ['bearer of the fee', { feeShare: 'BEN' }],
  ])('fits no other %s of a payment to an account elsewhere', async (_what, change) => {
    const kept = await hashOfBatch(BATCH, [ELSEWHERE])
    expect(await hashOfBatch(BATCH, [{ ...ELSEWHERE, ...change }])).not.toBe(kept)
  })

  it('fits neither fewer payments, nor more, nor others', async () => {
    const kept = await hashOfBatch(BATCH, [LINE, SECOND])
    for (const lines of [[LINE], [LINE, SECOND, { ...SECOND, rowId: 'row-3', place: 3 }], []]) {
      expect(await hashOfBatch(BATCH, lines)).not.toBe(kept)
    }
  })
})
