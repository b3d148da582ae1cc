import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import * as protocol from './index.ts'
import type { NamedMethod, RestCall } from './index.ts'

z.config({ jitless: true })

const approval = { trxid: 'x1', approveType: 'otp', availableApprovalMethods: ['otp', 'sms'] }
const key = 'a1b2c3d4e5f6a7b8'
const tokens = { accessToken: 'a.b.c', refreshToken: 'r' }
const pkce = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM'
const signIn = {
  client: 'spa',
  username: 'ada@sixpence.example',
  password: 'violet kettle 41',
  codeChallenge: pkce,
}
const own = { fromAccount: '1', toAccount: '2', toAmount: '25.00' }

const moved = {
  fromAccount: '0012',
  currencyCode: 'EUR',
  amount: '20.00',
  fee: '0.25',
  total: '20.25',
  createdAt: '2026-11-21T08:49:00.000Z',
}

const account = {
  accountId: '0012',
  customerId: '7',
  type: 1001,
  accountStatusId: 2,
  currencyCode: 'EUR',
  balance: '12480.55',
  accountBalanceMin: '0.00',
  pendingAmount: '0.00',
}

const customer = {
  customerType: 0,
  userId: '1',
  customerId: '7',
  login: 'ada@sixpence.example',
  firstName: 'Ada',
  lastName: 'Lund',
  transactionApproveMode: 'none',
  login2faMode: 'no',
  isAdmin: false,
  isHaveRelatedAccounts: false,
  useOldWeb: false,
  verified: true,
  limited: false,
  dueDiligenceLevel: 1,
  isNeedPersonalInfoUpdate: false,
  isNeedKyc: false,
}

const transaction = {
  id: '00019',
  transactionId: '00018',
  date: '2026-11-21T08:49:00.000Z',
  type: 3,
  accountId: '0012',
  direction: 'out',
  amount: '12.00',
  currencyCode: 'EUR',
  balanceAfter: '12468.55',
  status: 'completed',
}

const recent = {
  id: '1',
  type: 'p2p',
  isDisabled: false,
  beneficiaryName: 'Ben T.',
  beneficiaryEmail: 'ben@sixpence.example',
  amount: '12.00',
  currencyCode: 'EUR',
  date: '2026-11-21T08:49:00.000Z',
}

const checkoutId = '0123456789abcdef0123456789abcdef'
const asked = { amount: '42.00', currencyCode: 'EUR', description: 'Two atlases' }
const merchantCheckout = {
  id: checkoutId,
  orderId: 'order-7',
  ...asked,
  status: 'open',
  createdAt: '2026-11-21T08:49:00.000Z',
  expiresAt: '2026-11-21T09:49:00.000Z',
}

/** Name, access, use of the key, and one input and one output as they stand on the wire. */
const METHODS: readonly (readonly [string, string, string, unknown, unknown])[] = [
  ['customerInfoGet', 'customer', 'none', {}, { customer }],
  ['balanceInquiry', 'customer', 'none', {}, { accounts: [account] }],
  [
    'transactionHistoryList',
    'customer',
    'none',
    { accountId: '0012', pageNumber: 2, withoutFees: true },
    {
      transactions: { transaction: [transaction] },
      results: 1,
      rejectedCount: 0,
      processingCount: 0,
    },
  ],
  ['payeeEmailCheck', 'customer', 'none', { email: 'ben@sixpence.example' }, { exists: false }],
  [
    'exchangeRateGet',
    'customer',
    'none',
    { fromCurrencyCode: 'EUR', toCurrencyCode: 'USD' },
    { rate: '1.0812' },
  ],
  ['paymentIntentGet', 'customer', 'none', { key }, { status: 'pendingApproval', approval }],
  [
    'transferApprove',
    'customer',
    'continues',
    { trxid: 'x1', approvalCode: '012345' },
    { transactionId: '19' },
  ],
  [
    'approvalCodeGenerate',
    'customer',
    'none',
    { trxid: 'x1' },
    { approvalSentTo: 'a•••@x.example' },
  ],
  ['login', 'public', 'none', signIn, { authFlow: 'otp', code: 'c1', sentTo: 'a•••@x.example' }],
  ['tokenGet', 'public', 'none', { code: 'c1', codeVerifier: pkce, otp: '012345' }, tokens],
  [
    'betweenAccountsFeeGet',
    'customer',
    'none',
    own,
    {
      fee: '0.00',
      feeCurrencyCode: 'EUR',
      fromAmount: '23.24',
      fromCurrencyCode: 'EUR',
      toAmount: '25.00',
      toCurrencyCode: 'USD',
      rate: '1.0758',
    },
  ],
  [
    'betweenAccountsTransfer',
    'customer',
    'opens',
    { ...own, expectedFromAmount: '23.24', expectedFee: '0.00' },
    { transactionId: '19', fee: '0.00', feeCurrencyCode: 'EUR' },
  ],
  [
    'p2pFeeGet',
    'customer',
    'none',
    { fromAccount: '1', amount: '12.00' },
    { fee: '0.25', feeCurrencyCode: 'EUR', total: '12.25' },
  ],
  [
    'p2pTransfer',
    'customer',
    'opens',
    { fromAccount: '1', toEmail: 'ben@sixpence.example', amount: '12.00', expectedFee: '0.25' },
    { approval, fee: '0.25', feeCurrencyCode: 'EUR' },
  ],
  [
    'p2pBeneficiaryList',
    'customer',
    'none',
    {},
    {
      items: [{ id: '1', name: 'Ben T.', email: 'ben@sixpence.example', lastUsed: recent.date }],
      total: 1,
    },
  ],
  [
    'recentTransferList',
    'customer',
    'none',
    { types: ['p2p'], limit: 3 },
    { items: [recent], total: 1 },
  ],
  [
    'maxAmountGet',
    'customer',
    'none',
    { fromAccount: '1', operation: 'p2p' },
    { amount: '12480.30', currencyCode: 'EUR' },
  ],
  [
    'limitsGet',
    'customer',
    'none',
    { fromAccount: '1', toAccount: '2', type: 'betweenAccounts' },
    { min: '0.01', max: '50000.00', dailyLeft: '100000.00', currencyCode: 'EUR' },
  ],
  [
    'checkoutGet',
    'customer',
    'none',
    { checkoutId },
    {
      checkout: {
        checkoutId,
        ...asked,
        merchantName: 'Munteanu Books SRL',
        status: 'open',
        expiresAt: merchantCheckout.expiresAt,
      },
    },
  ],
  [
    'checkoutPay',
    'customer',
    'opens',
    { checkoutId, fromAccount: '1', expectedAmount: '42.00', expectedCurrencyCode: 'EUR' },
    { approval },
  ],
]

/** Path, method, access, and one input and one output as they stand on the wire. */
const REST_CALLS: readonly (readonly [string, string, string, unknown, unknown])[] = [
  ['/auth/login', 'POST', 'public', signIn, { authFlow: 'simple', ...tokens }],
  ['/auth/token', 'POST', 'public', { code: 'c1', codeVerifier: pkce, otp: '012345' }, tokens],
  ['/auth/refresh', 'POST', 'public', { refreshToken: 'r' }, tokens],
  ['/auth/logout', 'POST', 'public', { refreshToken: 'r' }, {}],
  ['/auth/push/re-send', 'POST', 'public', { code: 'c1' }, { sentTo: 'a•••@x.example' }],
  [
    '/auth/embed',
    'POST',
    'customer',
    { clientKey: 'ck_sandbox_shop', codeChallenge: pkce },
    { code: 'c2' },
  ],
  ['/public-api/checkout', 'POST', 'merchant', { orderId: 'order-7', ...asked }, merchantCheckout],
  [
    '/public-api/checkout/{id}',
    'GET',
    'merchant',
    {},
    { ...merchantCheckout, status: 'paid', transactionId: '19' },
  ],
  ['/public-api/checkout/{id}/status', 'GET', 'public', {}, { status: 'pending' }],
  [
    '/public-api/embedder/{clientKey}',
    'GET',
    'public',
    {},
    { name: 'Munteanu Books SRL', origins: ['http://shop.localhost:4320'] },
  ],
]

const isCall = (value: unknown): value is NamedMethod | RestCall =>
  typeof value === 'object' && value !== null && 'input' in value && 'access' in value

const calls = Object.values<unknown>(protocol).filter(isCall)
const methods = calls.filter((call): call is NamedMethod => 'name' in call)
const restCalls = calls.filter((call): call is RestCall => 'path' in call)

/** What the other end reads, written again. */
function there(schema: z.ZodMiniType, wire: unknown): unknown {
  // Anything goes in: the schema checks it.
  return z.encode(schema, z.decode(schema, wire as never))
}

describe('named methods', () => {
  it('are those of the table, once each', () => {
    const names = methods.map(method => method.name).toSorted()
    expect(names).toEqual(METHODS.map(([name]) => name).toSorted())
    expect(new Set(names).size).toBe(names.length)
  })

  it.each(METHODS)('%s is for the %s and its key: %s', (...row) => {
    const [name, access, use, input, output] = row
    const method = methods.find(one => one.name === name)
    expect(method).toMatchObject({ name, access, key: use })
    expect(there(method?.input ?? z.never(), input)).toEqual(input)
    expect(there(method?.output ?? z.never(), output)).toEqual(output)
  })

  it('ask for a key exactly where money moves', () => {
    const keyed = methods.filter(method => method.key !== 'none').map(method => method.name)
    expect(keyed.toSorted()).toEqual([
      'betweenAccountsTransfer',
      'checkoutPay',
      'p2pTransfer',
      'transferApprove',
    ])
  })

  it('read one account that came without a list (TRAP-35)', () => {
    const { accounts } = z.decode(protocol.listAccounts.output, { accounts: account })
    expect(accounts.map(one => one.accountStatusId)).toEqual(['active'])
  })

  it('read a history that is one row, or none (HIST-003, TRAP-35)', () => {
    const counts = { results: '1', rejectedCount: 0, processingCount: 0 }
    const read = (transactions: unknown) =>
      z.decode(protocol.listTransactions.output, { transactions, ...counts } as never)
    expect(read({ transaction }).transactions.transaction).toHaveLength(1)
    expect(read({}).transactions.transaction).toEqual([])
    expect(read({}).results).toBe(1)
  })

  it('refuse ids that no word stands for', () => {
    const strange = { accounts: [{ ...account, accountStatusId: 12 }] }
    expect(z.safeDecode(protocol.listAccounts.output, strange as never).success).toBe(false)
  })

  it.each([
    { operation: 'p2p', payeeEmail: 'vera@sixpence.example', payeeName: 'Vera K.' },
    { operation: 'betweenAccounts', toAccount: '0013' },
    { operation: 'checkout', checkoutId, merchantName: 'Munteanu Books SRL' },
  ])('tell what the bank holds of a payment: $operation', told => {
    const held = { ...moved, ...told }
    const answer = { status: 'pendingApproval', approval, held }
    expect(z.decode(protocol.getPaymentIntent.output, answer as never)).toEqual(answer)
  })

  it('keep identifiers that look like numbers (TRAP-12)', () => {
    const { accounts } = z.decode(protocol.listAccounts.output, { accounts: [account] as never })
    expect(accounts[0]?.accountId).toBe('0012')
  })
})

describe('REST calls', () => {
  it('are those of the table, once each', () => {
    const paths = restCalls.map(call => call.path).toSorted()
    expect(paths).toEqual(REST_CALLS.map(([path]) => path).toSorted())
  })

  it.each(REST_CALLS)('%s is a %s for the %s', (...row) => {
    const [path, method, access, input, output] = row
    const call = restCalls.find(one => one.path === path)
    expect(call).toMatchObject({ path, method, access })
    expect(there(call?.input ?? z.never(), input)).toEqual(input)
    expect(there(call?.output ?? z.never(), output)).toEqual(output)
  })

  it('succeed with 200 and 201 alone', () => {
    for (const { statuses } of restCalls) expect(statuses).toEqual([200, 201])
  })
})
