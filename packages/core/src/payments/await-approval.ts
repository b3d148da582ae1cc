import { isSixpenceError } from '../errors/index.ts'
import type { PaymentIntent } from './payment-intent.ts'
import type { PaymentLookUp } from './payment-look-up.ts'
import { found, ownerOf, type PaymentsSetup } from './payments-setup.ts'

/** The interval between checks while a device is to answer. */
const ASK_AGAIN_MS = 3_000

interface Wait {
  readonly id: string
  readonly signal: AbortSignal | undefined
}

/** Waits for a device's answer: see `Payments.awaitApproval`. */
export async function awaitApproval(
  setup: PaymentsSetup,
  lookUp: PaymentLookUp,
  { id, signal }: Wait,
): Promise<PaymentIntent> {
  const owner = ownerOf(setup.journal)
  for (;;) {
    signal?.throwIfAborted()
    const { intent } = found(await setup.journal.read(owner, id), id)
    if (!isAwaited(intent)) return intent
    await pause(setup, signal)
    signal?.throwIfAborted()
    await lookUp.check(owner, id).catch((error: unknown) => {
      // Retried: a connection failure reveals nothing about the answer.
      if (!isSixpenceError(error)) throw error
    })
  }
}

function isAwaited({ status, approval }: PaymentIntent): boolean {
  if (status !== 'pendingApproval' || approval === undefined) return false
  return approval.approveType === 'push' && !approval.forOthers && approval.failure === undefined
}

function pause(
  { platform, onNews }: PaymentsSetup,
  signal: AbortSignal | undefined,
): Promise<void> {
  return new Promise(resolve => {
    const done = () => {
      cancel()
      leave?.()
      signal?.removeEventListener('abort', done)
      resolve()
    }
    const cancel = platform.timers.after(ASK_AGAIN_MS, done)
    const leave = onNews?.(done)
    signal?.addEventListener('abort', done)
  })
}
