import type {
  Approval,
  HeldPayment,
  NamedMethod,
  OutputOf,
  PaymentIntentAnswer,
} from '@sixpence/protocol'
import { SixpenceError, type SixpenceErrorCode } from '../../src/errors/index.ts'
import type { CallNamedMethod, CallOptions } from '../../src/transport/index.ts'
import type { VirtualTime } from './virtual-time.ts'

/** The effect of the network or the bank on one call. */
export type Fault =
  | 'none'
  | 'lost_before'
  | 'lost_after'
  | 'unavailable_before'
  | 'unavailable_after'
  | 'garbage_after'
  | 'twice'
  | 'slow'
  | 'silent_before'
  | 'silent_after'

export const FAULTS: readonly Fault[] = [
  'none',
  'lost_before',
  'lost_after',
  'unavailable_before',
  'unavailable_after',
  'garbage_after',
  'twice',
  'slow',
  'silent_before',
  'silent_after',
]

interface Payment {
  status: 'inFlight' | 'settled' | 'refused' | 'pendingApproval' | 'expired'
  readonly payload: string
  readonly trxid: string
  readonly held: HeldPayment
  transactionId: string | undefined
}

export interface Movement {
  readonly key: string
  readonly transactionId: string
  readonly payload: string
}

export interface FakeBank {
  call: CallNamedMethod
  /** Completed movements. Only ever grows. */
  readonly ledger: readonly Movement[]
  /** Calls that reached the network, by name. */
  readonly calls: string[]
  /** Decides the fault of each call; by default none. */
  faults: (method: string) => Fault
  workMs: number
  readonly code: string
  expireApprovals(): void
  /** Changes to an approval that restarts, or switches to another way. */
  renewed: Partial<Approval>
  /** Approves the pending push, as a phone does. */
  answerPush(): void
  /** Replaces the payment the bank claims to hold. */
  change: (held: HeldPayment | undefined) => HeldPayment | undefined
}

const REFUSED_AMOUNT = '9999.99'
const FAR_TOO_LATE_MS = 300_000

/**
 * A bank that follows the rules for keys: one payment per key, the same answer to repeated
 * requests, in flight while it works, refused if the payload differs. Amounts of 9999.99 are not
 * covered.
 */
export function fakeBank(time: VirtualTime): FakeBank {
  const payments = new Map<string, Payment>()
  const ledger: Movement[] = []
  const calls: string[] = []

  function settle(key: string, payment: Payment): void {
    payment.status = 'settled'
    payment.transactionId = `t${ledger.length + 1}`
    ledger.push({ key, transactionId: payment.transactionId, payload: payment.payload })
  }

  async function send(name: string, input: unknown, key: string): Promise<unknown> {
    const payload = JSON.stringify([name, input])
    const known = payments.get(key)
    if (known !== undefined) return answer(known, payload)
    const payment: Payment = {
      status: 'inFlight',
      payload,
      trxid: `x${payments.size + 1}`,
      held: heldOf(input as Record<string, string>),
      transactionId: undefined,
    }
    payments.set(key, payment)
    await time.sleep(bank.workMs)
    if (payload.includes(REFUSED_AMOUNT)) payment.status = 'refused'
    else if (name === 'p2pTransfer') payment.status = 'pendingApproval'
    else settle(key, payment)
    return answer(payment, payload)
  }

  function answer(payment: Payment, payload: string): unknown {
    if (payment.payload !== payload) throw failure('key_reused')
    if (payment.status === 'inFlight') throw failure('in_flight')
    if (payment.status === 'refused') throw failure('insufficient_funds')
    const fee = { fee: '0', feeCurrencyCode: 'EUR' }
    if (payment.status === 'pendingApproval') return { approval: approvalOf(payment), ...fee }
    return { transactionId: payment.transactionId, ...fee }
  }

  function lookUp(key: string): PaymentIntentAnswer {
    const payment = payments.get(key)
    if (payment === undefined) return { status: 'notFound' }
    const { status, transactionId } = payment
    const held = bank.change(payment.held)
    if (status === 'settled') return { status, transactionId, held }
    if (status === 'pendingApproval') {
      return { status, approval: { ...approvalOf(payment), ...bank.renewed }, held }
    }
    if (status !== 'refused') return { status }
    const validationErrors = [{ param: 'balance', description: 'does not cover it' }]
    return { status, refusal: { responseCode: 'VF', validationErrors } }
  }

  function approve(code: string, key: string): unknown {
    const payment = payments.get(key)
    if (payment === undefined) throw failure('not_found')
    if (payment.status === 'expired') throw failure('approval_expired')
    if (payment.status === 'pendingApproval') {
      if (code !== bank.code) throw failure('wrong_code')
      settle(key, payment)
    }
    return { transactionId: payment.transactionId }
  }

  function waitingAs(trxid: string | undefined): Payment {
    const payment = [...payments.values()].find(one => one.trxid === trxid)
    if (payment?.status !== 'pendingApproval') throw failure('request_decided')
    return payment
  }

  async function work(name: string, input: unknown, key: string): Promise<unknown> {
    const fields = input as Record<string, string>
    if (name === 'paymentIntentGet') return lookUp(fields['key'] ?? '')
    if (name === 'transferApprove') return approve(fields['approvalCode'] ?? '', key)
    if (name === 'transferApprovalRetry' || name === 'approvalCodeRequest') {
      return { approval: { ...approvalOf(waitingAs(fields['trxid'])), ...bank.renewed } }
    }
    if (name === 'approvalCodeGenerate') return { approvalSentTo: 'b•••@new.example' }
    return send(name, input, key)
  }

  async function overNetwork(name: string, input: unknown, key: string): Promise<unknown> {
    calls.push(name)
    const fault = bank.faults(name)
    await time.sleep(5)
    if (fault === 'lost_before') throw failure('offline')
    if (fault === 'unavailable_before') throw failure('server_unavailable')
    if (fault === 'silent_before') return never()
    if (fault === 'twice') void work(name, input, key).catch(() => undefined)
    if (fault === 'slow') await time.sleep(45_000)
    const output = await work(name, input, key)
    if (fault === 'lost_after') throw failure('offline')
    if (fault === 'unavailable_after') throw failure('server_unavailable')
    if (fault === 'garbage_after') throw failure('unexpected_answer')
    if (fault === 'silent_after') return never()
    return output
  }

  const call = async <Method extends NamedMethod>(
    method: Method,
    input: unknown,
    { key = '', timeoutMs = FAR_TOO_LATE_MS, onRequest }: CallOptions = {},
  ): Promise<OutputOf<Method>> => {
    onRequest?.()
    const late = time.sleep(timeoutMs).then(() => {
      throw failure('timeout')
    })
    const answered = overNetwork(method.name, input, key)
    // The fake bank returns what the method's schema promises.
    return Promise.race([answered, late]) as Promise<OutputOf<Method>>
  }

  const bank: FakeBank = {
    call,
    ledger,
    calls,
    faults: () => 'none',
    workMs: 20,
    code: '123456',
    change: held => held,
    renewed: {},
    answerPush() {
      for (const [key, payment] of payments) {
        if (payment.status === 'pendingApproval') settle(key, payment)
      }
    },
    expireApprovals() {
      for (const payment of payments.values()) {
        if (payment.status === 'pendingApproval') payment.status = 'expired'
      }
    },
  }
  return bank
}

function heldOf(input: Readonly<Record<string, string>>): HeldPayment {
  const amount = input['amount'] ?? input['toAmount'] ?? ''
  const { fromAccount = '', toAccount, toEmail = '', note } = input
  const moved = {
    fromAccount,
    currencyCode: 'EUR',
    amount,
    total: amount,
    createdAt: '2026-11-21T08:49:00.000Z',
    ...(note !== undefined && { note }),
  }
  return toAccount === undefined
    ? { ...moved, fee: '0.25', operation: 'p2p', payeeEmail: toEmail, payeeName: 'Ben' }
    : { ...moved, fee: '0', operation: 'betweenAccounts', toAccount }
}

function approvalOf({ trxid }: Payment): Approval {
  return {
    trxid,
    approveType: 'otp',
    approvalSentTo: 'b•••@bank.example',
    availableApprovalMethods: ['otp'],
  }
}

function failure(code: SixpenceErrorCode): SixpenceError {
  return new SixpenceError(code, code)
}

const never = () => new Promise<never>(() => undefined)
