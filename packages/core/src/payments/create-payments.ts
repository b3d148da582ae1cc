import { DAY_MS } from '@sixpence/protocol/utc-day'
import { SixpenceError } from '../errors/index.ts'
import type { Subject } from '../http/index.ts'
import { randomId } from '../platform/index.ts'
import type { SessionState } from '../session/index.ts'
import type { PaymentIntent, PaymentOrder } from './payment-intent.ts'
import { loadOrders } from './later/load-orders.ts'
import { createApprovePayment } from './approve-payment.ts'
import { awaitApproval } from './await-approval.ts'
import { awaitOutcome } from './await-outcome.ts'
import { PaymentJournal } from './journal/payment-journal.ts'
import { createPaymentLookUp } from './payment-look-up.ts'
import type { Payments } from './payments.ts'
import { ownerOf, type PaymentsOptions, type PaymentsSetup } from './payments-setup.ts'
import type { PaymentRehearsal, RehearsablePayment } from './rehearse-payment.ts'
import { createSendPayment } from './send-payment.ts'

/** The payments of one bank, and a way to stop their background work. */
export interface PaymentsHandle extends Payments {
  /** Stops timers and listeners. Doesn't cancel anything that was sent. */
  dispose(): void
}

/** Connects journal, sending, approval and look-up, and follows changes of the signed-in user. */
export function createPayments(options: PaymentsOptions): PaymentsHandle {
  const { platform, session } = options
  const journal = new PaymentJournal(options)
  const setup: PaymentsSetup = { ...options, journal }
  const lookUp = createPaymentLookUp(setup)
  const approving = createApprovePayment(setup, lookUp)

  const report = (message: string) => (error: unknown) => {
    options.onDiagnostic?.({ type: 'payment', message, details: { error } })
  }
  const checkOpen = () => void lookUp.checkOpen().catch(report('look-up failed'))
  let isFollowing = false
  const followSession = () => {
    const state = session.getSnapshot()
    if (state.status === 'restoring') return
    const owner = options.owner ? options.owner.getSnapshot() : userOf(state)
    if (isFollowing && owner?.key === journal.owner?.key) return
    isFollowing = true
    lookUp.endWatches()
    void journal.turnTo(owner).catch(report('journal not read')).then(checkOpen)
  }
  const leaveSession = session.subscribe(followSession)
  const leaveOwner = options.owner?.subscribe(followSession)
  const leaveLifecycle = platform.lifecycle.subscribe(event => {
    if (event === 'online' || event === 'focus') checkOpen()
  })
  const leaveNews = options.onNews?.(checkOpen)
  followSession()

  return {
    review: payment => review(setup, payment),
    rehearse: async payment => rehearse(setup, payment),
    send: createSendPayment(setup, lookUp),
    ...approving,
    awaitApproval: async (id, signal) => awaitApproval(setup, lookUp, { id, signal }),
    check: async id => lookUp.check(ownerOf(journal), id),
    outcome: async id => awaitOutcome(journal, id),
    find: async id => {
      const { owner } = journal
      return owner === undefined ? undefined : (await journal.read(owner, id))?.intent
    },
    discard: async id => {
      await journal.update(ownerOf(journal), id, current => {
        const { status, sentAt } = current.intent
        return status === 'reviewed' && sentAt === undefined ? undefined : current
      })
    },
    findSimilar: payment => findSimilar(setup, payment),
    getSnapshot: journal.getSnapshot,
    subscribe: journal.subscribe,
    isDurable: journal.isDurable,
    dispose() {
      leaveSession()
      leaveOwner?.()
      leaveLifecycle()
      leaveNews?.()
      lookUp.stop()
      journal.close()
    },
  }
}

/** The user, acting only for themselves. */
function userOf(state: SessionState): Subject | undefined {
  if (state.status !== 'signed_in') return undefined
  const { userId } = state
  return { key: userId, userId, actsFor: undefined }
}

async function review(setup: PaymentsSetup, payment: PaymentOrder): Promise<PaymentIntent> {
  const { journal, platform } = setup
  const owner = ownerOf(journal)
  const { checkOrder, hiddenHashOf, paymentFingerprint } = await loadOrders()
  await checkOrder(payment)
  const now = platform.clock.now()
  const id = randomId(platform)
  const intent: PaymentIntent = {
    id,
    status: 'reviewed',
    payment,
    held: undefined,
    fingerprint: await paymentFingerprint(payment, owner.key, platform),
    hiddenHash: await hiddenHashOf(payment, id, platform),
    createdAt: now,
    changedAt: now,
    sentAt: undefined,
    transactionId: undefined,
    approval: undefined,
    refusal: undefined,
  }
  if (await journal.open(owner, intent)) return intent
  throw new SixpenceError('session_expired', 'The customer has left')
}

async function rehearse(
  setup: PaymentsSetup,
  payment: RehearsablePayment,
): Promise<PaymentRehearsal> {
  const owner = ownerOf(setup.journal)
  const { rehearsePayment } = await loadOrders()
  return rehearsePayment(setup, owner, payment)
}

async function findSimilar(
  { journal, platform }: PaymentsSetup,
  payment: PaymentOrder,
): Promise<readonly PaymentIntent[]> {
  const owner = ownerOf(journal)
  const { paymentFingerprint } = await loadOrders()
  const fingerprint = await paymentFingerprint(payment, owner.key, platform)
  const since = platform.clock.now() - DAY_MS
  const entries = await journal.load(owner)
  return entries
    .map(entry => entry.intent)
    .filter(
      intent =>
        intent.fingerprint === fingerprint &&
        intent.status !== 'refused' &&
        intent.sentAt !== undefined &&
        intent.sentAt >= since,
    )
}
