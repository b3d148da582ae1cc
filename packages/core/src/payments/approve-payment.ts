import type { Approval, paymentMethods } from '@sixpence/protocol/payments'
import { SixpenceError } from '../errors/index.ts'
import type { Subject } from '../http/index.ts'
import { loadPaymentMethods } from './later/load-calls.ts'
import { answerInTime, LATE } from './answer-in-time.ts'
import type { PaymentIntent } from './payment-intent.ts'
import type { PaymentLookUp } from './payment-look-up.ts'
import type { PaymentNews } from './rules/payment-moves.ts'
import { newsOfAnswer, newsOfFailedApproval } from './rules/payment-outcome.ts'
import { found, nameOf, ownerOf, type PaymentsSetup } from './payments-setup.ts'
import { recordNews } from './record-news.ts'

/** The way to approve a payment, as `approvalCodeRequest` takes it. */
export type ApproveType = Approval['approveType']

/** Actions for a payment that awaits approval. */
export interface ApprovePayment {
  readonly approve: (id: string, code: string) => Promise<PaymentIntent>
  readonly resendCode: (id: string) => Promise<PaymentIntent>
  readonly approveBy: (id: string, approveType: ApproveType) => Promise<PaymentIntent>
  readonly retryApproval: (id: string) => Promise<PaymentIntent>
}

const LOCK_WAIT_MS = 30_000

/** Binds approvals to a journal and a bank. */
export function createApprovePayment(setup: PaymentsSetup, lookUp: PaymentLookUp): ApprovePayment {
  const approving = new Map<string, Promise<PaymentIntent>>()

  async function approve(id: string, code: string): Promise<PaymentIntent> {
    const owner = ownerOf(setup.journal)
    const name = nameOf(owner, id)
    const running =
      approving.get(name) ?? inTurn({ owner, id, code }).finally(() => approving.delete(name))
    approving.set(name, running)
    return running
  }

  // A wrong code counts against the customer, so two tabs must not submit the same one.
  const inTurn = (approving: Approving): Promise<PaymentIntent> =>
    setup.platform.lock(
      `${setup.namespace}/payments/${approving.id}/approval`,
      () => approveOnce(setup, lookUp, approving),
      { waitMs: LOCK_WAIT_MS },
    )

  const resendCode = (id: string) =>
    renew(id, async ({ approval, subject, methods }) => {
      const { trxid } = approval
      const { approvalSentTo, ...renewed } = await setup.call(
        methods.sendCode,
        { trxid },
        { subject },
      )
      return renewed.approval ?? { ...approval, approvalSentTo }
    })

  const approveBy = (id: string, approveType: ApproveType) =>
    renew(id, async ({ approval: { trxid }, subject, methods }) => {
      const input = { trxid, approveType }
      return (await setup.call(methods.requestCode, input, { subject })).approval
    })

  const retryApproval = (id: string) =>
    renew(id, async ({ approval: { trxid }, subject, methods }) => {
      return (await setup.call(methods.retryApproval, { trxid }, { subject })).approval
    })

  async function renew(
    id: string,
    ask: (request: Renewal) => Promise<Approval>,
  ): Promise<PaymentIntent> {
    const owner = ownerOf(setup.journal)
    const { intent, approval, methods } = await waiting(setup, lookUp, { owner, id })
    if (approval === undefined) return intent
    const renewed = await ask({ approval, subject: owner, methods })
    const news = { event: 'approvalNeeded', approval: renewed, isResent: true } as const
    return recordNews(setup, { owner, id }, news)
  }

  return { approve, resendCode, approveBy, retryApproval }
}

/** An approval to renew, and the calls for it. */
interface Renewal {
  readonly approval: Approval
  readonly subject: Subject
  readonly methods: typeof paymentMethods
}

/** A payment and its owner. */
interface Owned {
  readonly owner: Subject
  readonly id: string
}

interface Approving extends Owned {
  readonly code: string
}

async function approveOnce(
  setup: PaymentsSetup,
  lookUp: PaymentLookUp,
  { owner, id, code }: Approving,
): Promise<PaymentIntent> {
  const { intent, approval, methods } = await waiting(setup, lookUp, { owner, id })
  if (approval === undefined) return intent
  const note = async (news: PaymentNews): Promise<PaymentIntent> => {
    const noted = await recordNews(setup, { owner, id }, news)
    if (noted.status === 'unknown') lookUp.watch(owner, id)
    return noted
  }
  const input = { trxid: approval.trxid, approvalCode: code }
  const approved = setup.call(methods.approve, input, { key: id, subject: owner }).then(
    answer => note(newsOfAnswer(answer)),
    async (error: unknown) => {
      const news = newsOfFailedApproval(error)
      const noted = news && (await note(news))
      if (noted?.status === 'refused') return noted
      throw error
    },
  )
  const inTime = await answerInTime(approved, setup.platform.timers)
  if (inTime !== LATE) return inTime
  approved.catch(() => undefined)
  await note({ event: 'noAnswer' })
  throw new SixpenceError('timeout', 'No answer to the approval in time')
}

interface Waiting extends Pick<Renewal, 'methods'> {
  readonly intent: PaymentIntent
  /** Undefined if the payment doesn't await approval, or no longer does. */
  readonly approval: Approval | undefined
}

async function waiting(
  setup: PaymentsSetup,
  lookUp: PaymentLookUp,
  { owner, id }: Owned,
): Promise<Waiting> {
  // First, so that a part that can't be loaded leaves the payment as it is.
  const { paymentMethods: methods } = await loadPaymentMethods()
  const { intent } = found(await setup.journal.read(owner, id), id)
  if (intent.status !== 'pendingApproval') return { intent, approval: undefined, methods }
  if (intent.approval !== undefined) return { intent, approval: intent.approval, methods }
  // After a sign-out, only the bank knows how the payment is approved.
  const latest = await lookUp.check(owner, id)
  const isWaiting = latest.status === 'pendingApproval'
  return { intent: latest, approval: isWaiting ? latest.approval : undefined, methods }
}
