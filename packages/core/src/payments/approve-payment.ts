import { approveTransfer, generateApprovalCode, type Approval } from '@sixpence/protocol'
import { SixpenceError } from '../errors/index.ts'
import { answerInTime, LATE } from './answer-in-time.ts'
import type { PaymentIntent } from './payment-intent.ts'
import type { PaymentLookUp } from './payment-look-up.ts'
import type { PaymentNews } from './payment-moves.ts'
import { newsOfFailedApproval } from './payment-outcome.ts'
import { found, ownerOf, type PaymentsSetup } from './payments-setup.ts'
import { recordNews } from './record-news.ts'

/** The two things that can be done with a payment that waits for its approval. */
export interface ApprovePayment {
  readonly approve: (id: string, code: string) => Promise<PaymentIntent>
  readonly resendCode: (id: string) => Promise<PaymentIntent>
}

const LOCK_WAIT_MS = 30_000

/** Binds approvals to a journal and a bank. */
export function createApprovePayment(setup: PaymentsSetup, lookUp: PaymentLookUp): ApprovePayment {
  const approving = new Map<string, Promise<PaymentIntent>>()

  function approve(id: string, code: string): Promise<PaymentIntent> {
    const running = approving.get(id) ?? inTurn(id, code).finally(() => approving.delete(id))
    approving.set(id, running)
    return running
  }

  // A wrong code counts against the customer, so two tabs must not hand in the same one.
  const inTurn = (id: string, code: string): Promise<PaymentIntent> =>
    setup.platform.lock(
      `${setup.namespace}/payments/${id}/approval`,
      () => approveOnce(setup, lookUp, { id, code }),
      { waitMs: LOCK_WAIT_MS },
    )

  async function resendCode(id: string): Promise<PaymentIntent> {
    const { owner, intent, approval } = await waiting(setup, lookUp, id)
    if (approval === undefined) return intent
    const { approvalSentTo } = await setup.call(generateApprovalCode, { trxid: approval.trxid })
    return recordNews(
      setup,
      { owner, id },
      {
        event: 'approvalNeeded',
        approval: { ...approval, approvalSentTo },
        isResent: true,
      },
    )
  }

  return { approve, resendCode }
}

async function approveOnce(
  setup: PaymentsSetup,
  lookUp: PaymentLookUp,
  { id, code }: { id: string; code: string },
): Promise<PaymentIntent> {
  const { owner, intent, approval } = await waiting(setup, lookUp, id)
  if (approval === undefined) return intent
  const note = async (news: PaymentNews): Promise<PaymentIntent> => {
    const noted = await recordNews(setup, { owner, id }, news)
    if (noted.status === 'unknown') lookUp.watch(id)
    return noted
  }
  const input = { trxid: approval.trxid, approvalCode: code }
  const approved = setup.call(approveTransfer, input, { key: id }).then(
    ({ transactionId }) => note({ event: 'settled', transactionId }),
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

interface Waiting {
  readonly owner: string
  readonly intent: PaymentIntent
  /** Undefined when the payment does not wait for an approval, or not any more. */
  readonly approval: Approval | undefined
}

async function waiting(setup: PaymentsSetup, lookUp: PaymentLookUp, id: string): Promise<Waiting> {
  const owner = ownerOf(setup.journal)
  const { intent } = found(await setup.journal.read(owner, id), id)
  if (intent.status !== 'pendingApproval') return { owner, intent, approval: undefined }
  if (intent.approval !== undefined) return { owner, intent, approval: intent.approval }
  // After a sign-out the journal no longer knows how it is approved; the bank does.
  const asked = await lookUp.check(id)
  const isWaiting = asked.status === 'pendingApproval'
  return { owner, intent: asked, approval: isWaiting ? asked.approval : undefined }
}
