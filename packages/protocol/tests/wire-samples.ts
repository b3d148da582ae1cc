import { APPROVAL_RETRY_METHODS } from './approval-retry-samples.ts'
import { repeated } from './preapproved-samples.ts'
import { recent, transaction } from './movement-samples.ts'
import { ACCESS_METHODS } from './access-samples.ts'
import { ACCOUNT_METHODS } from './account-samples.ts'
import { DICTIONARY_METHODS } from './dictionary-samples.ts'
import { EXTERNAL_METHODS, heldAbroad } from './external-samples.ts'
import { PAYEE_METHODS } from './payee-samples.ts'
import { EXPORT_METHODS } from './export-samples.ts'
import { CARD_METHODS } from './card-samples.ts'
import { INTEGRATION_CALLS } from './integration-samples.ts'
import { MERCHANT_CALLS, MERCHANT_METHODS } from './merchant-samples.ts'
import { PROFILE_CALLS, PROFILE_METHODS } from './profile-samples.ts'
import { IDENTITY_CHECK_CALLS, IDENTITY_CHECK_METHODS } from './identity-check-samples.ts'
import { KYC_METHODS } from './kyc-samples.ts'
import { SIGNATURE_METHODS } from './signatures-samples.ts'
import { REFUND_METHODS } from './refund-samples.ts'
import { SAVED_BUTTON_METHODS } from './saved-button-samples.ts'
import { SECURITY_CALLS, SECURITY_METHODS } from './security-samples.ts'
import { limitReason, VERIFICATION_METHODS } from './verification-samples.ts'
import { TAKINGS_METHODS } from './takings-samples.ts'
import { WAY_IN_CALLS, WAY_IN_METHODS } from './way-in-samples.ts'

export const approval = {
  trxid: 'x1',
  approveType: 'otp',
  availableApprovalMethods: ['otp', 'sms'],
}
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

export const device = {
  id: 'd1',
  code: 'K7-42',
  type: 'ios',
  name: "Ada's iPhone",
  location: 'Dublin, Ireland',
  lastActivityAt: '2026-11-21T08:49:00.000Z',
}

const secret = 's'.repeat(43)
const phone = { key: 'k1', type: 'ios', name: 'iPhone', secret, pushToken: 'p1' }

export const moved = {
  fromAccount: '0012',
  currencyCode: 'EUR',
  amount: '20.00',
  fee: '0.25',
  total: '20.25',
  createdAt: '2026-11-21T08:49:00.000Z',
}

export const account = {
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
  limitData: { reasons: [limitReason] },
  isNeedPersonalInfoUpdate: false,
  isNeedKyc: false,
}

export const checkoutId = '0123456789abcdef0123456789abcdef'
const asked = { amount: '42.00', currencyCode: 'EUR', description: 'Two atlases' }
const merchantCheckout = {
  id: checkoutId,
  orderId: 'order-7',
  ...asked,
  status: 'open',
  createdAt: '2026-11-21T08:49:00.000Z',
  expiresAt: '2026-11-21T09:49:00.000Z',
}

/** Name, access, use of the key, and one input and one output as sent over the wire. */
export const METHODS: readonly (readonly [string, string, string, unknown, unknown])[] = [
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
  ...EXPORT_METHODS,
  ...EXTERNAL_METHODS,
  ...PAYEE_METHODS,
  ...APPROVAL_RETRY_METHODS,
  ...VERIFICATION_METHODS,
  [
    'exchangeRateGet',
    'customer',
    'none',
    { fromCurrencyCode: 'EUR', toCurrencyCode: 'USD' },
    { rate: '1.0812' },
  ],
  [
    'paymentIntentGet',
    'customer',
    'none',
    { key },
    { status: 'pendingApproval', approval, held: heldAbroad },
  ],
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
    { ...own, ...repeated, expectedFromAmount: '23.24', expectedFee: '0.00' },
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
  ...SAVED_BUTTON_METHODS,
  ...ACCESS_METHODS,
  ...ACCOUNT_METHODS,
  ...PROFILE_METHODS,
  ...CARD_METHODS,
  ...DICTIONARY_METHODS,
  ...IDENTITY_CHECK_METHODS,
  ...KYC_METHODS,
  ...SIGNATURE_METHODS,
  ...SECURITY_METHODS,
  ...WAY_IN_METHODS,
  ...MERCHANT_METHODS,
  ...TAKINGS_METHODS,
  ...REFUND_METHODS,
]

/** Path, method, access, and one input and one output as sent over the wire. */
export const REST_CALLS: readonly (readonly [string, string, string, unknown, unknown])[] = [
  ['/auth/login', 'POST', 'public', signIn, { authFlow: 'simple', ...tokens }],
  ['/auth/token', 'POST', 'public', { code: 'c1', codeVerifier: pkce, otp: '012345' }, tokens],
  ['/auth/refresh', 'POST', 'public', { refreshToken: 'r' }, tokens],
  ['/auth/logout', 'POST', 'public', { refreshToken: 'r' }, {}],
  [
    '/auth/push/re-send',
    'POST',
    'public',
    { code: 'c1', authFlow: 'sms' },
    { authFlow: 'sms', phoneNumber: '•••• 42', smsIdentifier: '07', expiresInSeconds: 600 },
  ],
  ['/auth/login/{key}/confirm', 'PUT', 'customer', { result: true }, {}],
  ['/auth/devices', 'GET', 'customer', {}, { devices: [device] }],
  ['/auth/devices', 'POST', 'public', phone, { ...device, isApproved: false }],
  [
    '/auth/devices/approve-methods',
    'GET',
    'customer',
    {},
    { methods: [{ id: 'sms', sentTo: '+353 •••• 42' }] },
  ],
  [
    '/auth/devices/{deviceId}/approve',
    'POST',
    'customer',
    { approval: { methodId: 'sms' } },
    { sentTo: '+353 •••• 42' },
  ],
  [
    '/auth/devices/{deviceId}/approve/{methodId}',
    'PATCH',
    'customer',
    { approval: { code: '012345' } },
    device,
  ],
  ...WAY_IN_CALLS,
  ['/auth/devices/{deviceId}', 'GET', 'customer', {}, device],
  ['/auth/devices/{deviceId}', 'DELETE', 'customer', {}, {}],
  [
    '/auth/embed',
    'POST',
    'customer',
    { clientKey: 'ck_sandbox_shop', codeChallenge: pkce },
    { code: 'c2' },
  ],
  ...IDENTITY_CHECK_CALLS,
  ['/uploads', 'POST', 'customer', {}, {}],
  ...SECURITY_CALLS,
  ...PROFILE_CALLS,
  ...MERCHANT_CALLS,
  ...INTEGRATION_CALLS,
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
