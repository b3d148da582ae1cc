import { HEADER, PERMISSIONS, type Tokens } from '@sixpence/protocol'
import { isSixpenceError } from '../../src/errors/index.ts'
import { readPayload } from '../../src/http/index.ts'
import { json } from '../http-bank.ts'
import { TokenBank } from '../session/token-bank.ts'
import type { Random } from './seeded-random.ts'
import type { VirtualTime } from './virtual-time.ts'

/** A user and the customer they act for, possibly themselves. */
export interface ActingUser {
  readonly userId: string
  readonly customerId: string
}

interface Payment {
  status: 'settled' | 'pendingApproval'
  readonly key: string
  readonly trxid: string
  readonly payload: string
}

interface Call extends ActingUser {
  readonly method: string
  readonly key: string
  readonly body: Readonly<Record<string, string>>
}

/** Money that moved, with the user and the customer. */
export interface Movement extends ActingUser {
  readonly key: string
  readonly payload: string
}

export const CODE = '123456'

/**
 * A bank over HTTP whose every user may act for every customer. Keeps one payment per customer and
 * key, loses calls and answers, and occasionally refuses a token.
 */
export class HttpPaymentBank {
  readonly ledger: Movement[] = []
  /** Every call with a key or about a payment, as received. */
  readonly calls: Call[] = []
  isFaulty = true
  readonly #payments = new Map<string, Payment>()
  readonly #refused = new Set<string>()
  readonly #time: VirtualTime
  readonly #random: Random
  readonly #tokens: TokenBank

  constructor(time: VirtualTime, random: Random) {
    this.#time = time
    this.#random = random
    this.#tokens = new TokenBank({ time, random, graceMs: 10_000 })
  }

  readonly fetch = (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    // Core passes URLs as text.
    const { pathname, search } = new URL(input as string)
    const body = JSON.parse((init?.body ?? '{}') as string) as Call['body']
    const headers = new Headers(init?.headers)
    return pathname === '/api'
      ? this.#call(search.slice(1), body, headers)
      : this.#auth(pathname, body, headers)
  }

  signIn(userId: string): Tokens {
    return this.#tokens.signIn(userId)
  }

  /** Returns the status of a customer's payment; undefined if its key is unknown. */
  statusOf(customerId: string, key: string): Payment['status'] | undefined {
    return this.#payments.get(`${customerId}/${key}`)?.status
  }

  async #auth(path: string, body: Call['body'], headers: Headers): Promise<Response> {
    const { refreshToken = '' } = body
    await this.#latency()
    if (path !== '/auth/refresh') return json(await this.#tokens.service.logout(refreshToken))
    const key = headers.get(HEADER.idempotencyKey) ?? undefined
    return this.#tokens.service.refresh(refreshToken, key).then(
      tokens => json(tokens),
      (error: unknown) => {
        if (!isSixpenceError(error)) throw error
        return json({ message: error.message }, 401)
      },
    )
  }

  async #call(method: string, body: Call['body'], headers: Headers): Promise<Response> {
    const fault = this.#fault()
    const token = headers.get('Authorization')?.slice('Bearer '.length) ?? ''
    await this.#latency()
    if (fault === 'lostBefore') throw new TypeError('fetch failed')
    if (fault === 'tokenRefused') this.#refused.add(token)
    if (this.#refused.has(token)) return json({ responseCode: 'AU' }, 401)
    const answer = this.#answer(callOf(method, body, { token, headers }))
    await this.#latency()
    if (fault === 'lostAfter') throw new TypeError('fetch failed')
    return answer
  }

  #answer(call: Call): Response {
    const { method, userId, customerId } = call
    if (method === 'customerInfoGet') return success({ customer: customerOf(userId) })
    if (method === 'userAccessInfoGet') return success({ accessInfo: accessInfoOf(customerId) })
    this.calls.push(call)
    if (method === 'paymentIntentGet') return this.#lookUp(call)
    if (method === 'transferApprove') return this.#approve(call)
    if (method === 'approvalCodeGenerate') return this.#newCode(call)
    return this.#pay(call)
  }

  #pay(call: Call): Response {
    const { method, key, customerId, body } = call
    const { fromAccount = '', amount = body['toAmount'] ?? '' } = body
    const known = this.#payments.get(`${customerId}/${key}`)
    if (known) return this.#standing(known)
    if (fromAccount !== `${customerId}-eur`) return refusal('VF', 'fromAccount')
    const payment: Payment = {
      status: 'pendingApproval',
      key,
      trxid: `x${this.#payments.size}`,
      payload: `${fromAccount} ${amount}`,
    }
    this.#payments.set(`${customerId}/${key}`, payment)
    if (method === 'betweenAccountsTransfer') this.#settle(payment, call)
    return this.#standing(payment)
  }

  #approve(call: Call): Response {
    const payment = this.#waiting(call)
    if (!payment) return refusal('ENOA')
    if (payment.status === 'pendingApproval') this.#settle(payment, call)
    return this.#standing(payment)
  }

  #newCode(call: Call): Response {
    return this.#waiting(call) ? success({ approvalSentTo: 'a•••@x.example' }) : refusal('ENOA')
  }

  #lookUp({ customerId, key }: Call): Response {
    const payment = this.#payments.get(`${customerId}/${key}`)
    if (!payment) return success({ status: 'notFound' })
    return success({ status: payment.status, ...outcomeOf(payment) })
  }

  #waiting({ customerId, body }: Call): Payment | undefined {
    const own = [...this.#payments].filter(([name]) => name.startsWith(`${customerId}/`))
    return own.map(([, payment]) => payment).find(({ trxid }) => trxid === body['trxid'])
  }

  #settle(payment: Payment, { userId, customerId }: Call): void {
    payment.status = 'settled'
    const { key, payload } = payment
    this.ledger.push({ key, payload, userId, customerId })
  }

  #standing(payment: Payment): Response {
    return success({ ...outcomeOf(payment), fee: '0', feeCurrencyCode: 'EUR' })
  }

  #fault(): 'none' | 'lostBefore' | 'lostAfter' | 'tokenRefused' {
    const draw = this.isFaulty ? this.#random() : 1
    if (draw < 0.08) return 'lostBefore'
    if (draw < 0.2) return 'lostAfter'
    return draw < 0.28 ? 'tokenRefused' : 'none'
  }

  #latency(): Promise<void> {
    return this.#time.sleep(2 + this.#random() * 20)
  }
}

function callOf(
  method: string,
  body: Call['body'],
  { token, headers }: { readonly token: string; readonly headers: Headers },
): Call {
  const userId = readPayload(token)?.sub ?? ''
  const customerId = headers.get(HEADER.customerId) ?? userId
  return {
    method,
    body,
    key: headers.get(HEADER.idempotencyKey) ?? body['key'] ?? '',
    userId,
    customerId,
  }
}

const success = (body: object) => json({ responseCode: '00', ...body })

const refusal = (responseCode: string, param?: string) =>
  json({ responseCode, ...(param && { validationErrors: [{ param, description: 'is faulty' }] }) })

const outcomeOf = ({ status, key, trxid }: Payment) =>
  status === 'settled'
    ? { transactionId: `t-${key}` }
    : {
        approval: {
          trxid,
          approveType: 'otp',
          approvalSentTo: 'a•••@x.example',
          availableApprovalMethods: ['otp'],
        },
      }

// Administrators have no list of accesses.
const customerOf = (userId: string) => ({
  customerType: 0,
  userId,
  customerId: userId,
  login: `${userId}@x.example`,
  firstName: userId,
  lastName: '',
  transactionApproveMode: 'otp',
  login2faMode: 'no',
  isAdmin: true,
  isHaveRelatedAccounts: true,
  useOldWeb: false,
  verified: true,
  limited: false,
  dueDiligenceLevel: 1,
  isNeedPersonalInfoUpdate: false,
  isNeedKyc: false,
})

const accessInfoOf = (id: string) => ({
  id,
  accessRights: 1,
  permissions: Object.fromEntries(
    Object.values(PERMISSIONS)
      .flat()
      .map(flag => [flag, true]),
  ),
  accessList: [],
  businessRepresentativePositionIds: [],
  isNeedKyc: false,
  taxResidencySelfCertificationDocumentStatus: 'notRequired',
  employeeFirstName: '',
  employeeLastName: '',
  customerUsername: `${id}@x.example`,
  customerName: id,
})
